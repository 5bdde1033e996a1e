"""Log sentences on rulings, with any text not erased."""

from typing import assert_never

from tdconsole.domain.language.events.rulings import RulingCorrected, RulingDecided, RulingMade
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.i18n.discipline.rulings import held_from
from tdconsole.i18n.naming import Note, Who

RulingEvent = RulingMade | RulingDecided | RulingCorrected


def ruling_told(words: Catalogue, event: RulingEvent, who: Who, note: Note) -> str:
    say = words.gettext
    match event:
        case RulingMade():
            return _made(words, event, who, note)
        case RulingDecided(ruling=ruling, decided=decided, cites=cites):
            told = say("Ruling {ruling} decided: {decision}", ruling=ruling, decision=note(decided))
            return _cited(told, cites)
        case RulingCorrected(ruling=ruling, happened=said, decided=decided):
            if decided is not None:
                return say(
                    "Ruling {ruling} corrected: {decision}", ruling=ruling, decision=note(decided)
                )
            if said is not None:
                return say("Ruling {ruling} corrected: {text}", ruling=ruling, text=note(said))
            return say("Ruling {ruling} corrected", ruling=ruling)
        case _:
            assert_never(event)


def _made(words: Catalogue, event: RulingMade, who: Who, note: Note) -> str:
    say = words.gettext
    if event.table is None:
        told = say("Ruling {ruling}: {text}", ruling=event.ruling, text=note(event.happened))
    else:
        told = say(
            "Ruling {ruling}, table {table}: {text}",
            ruling=event.ruling,
            table=event.table,
            text=note(event.happened),
        )
    if event.entries:
        players = words.listed([who(entry) for entry in event.entries])
        told = f"{told} ({players})"
    if event.decided is not None:
        told = say("{ruling}. Decided: {decision}", ruling=told, decision=note(event.decided))
    elif event.withheld is not None:
        held = held_from(words, event.withheld, who)
        told = say("{ruling}. Pending; held back: {held}", ruling=told, held=held)
    else:
        told = say("{ruling}. Pending", ruling=told)
    return _cited(told, event.cites)


def _cited(told: str, cites: tuple[str, ...]) -> str:
    return f"{told} ({', '.join(cites)})" if cites else told
