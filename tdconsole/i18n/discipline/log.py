"""Lines of the log on penalties and rulings."""

from typing import Final, assert_never

from tdconsole.domain.language.events.penalties import (
    HandsServed,
    PenaltyGiven,
    PenaltyLifted,
    PlayerReturned,
)
from tdconsole.domain.language.events.rulings import RulingCorrected, RulingDecided, RulingMade
from tdconsole.i18n.catalogue import N_, Catalogue
from tdconsole.i18n.discipline.offences import with_offence
from tdconsole.i18n.discipline.rulings import held_from
from tdconsole.i18n.naming import LogWording, OwnLog, Sentences, Who

SENTENCES: Final[Sentences] = {
    PenaltyLifted: N_("Penalty {penalty} for {penalty.player} lifted: {reason}"),
    PlayerReturned: N_("{penalty.player} back at the table: penalty {penalty} is closed"),
}


def _given(words: Catalogue, event: PenaltyGiven, who: Who) -> str:
    say, about = words.gettext, {"player": who(event.entry), "penalty": event.penalty}
    match event.step:
        case "warning":
            return say("Penalty {penalty} for {player}: warning", **about)
        case "hand_annulled":
            return say("Penalty {penalty} for {player}: hand annulled", **about)
        case "chips":
            return say(
                "Penalty {penalty} for {player}: {chips} in chips confiscated",
                chips=words.number(event.chips),
                **about,
            )
        case "miss" if event.rounds:
            return words.ngettext(
                "Penalty {penalty} for {player}: {number} round",
                "Penalty {penalty} for {player}: {number} rounds",
                event.rounds,
                **about,
            )
        case "miss":
            return words.ngettext(
                "Penalty {penalty} for {player}: {number} hand",
                "Penalty {penalty} for {player}: {number} hands",
                event.hands,
                **about,
            )
        case _:
            assert_never(event.step)


def _penalty_given(wording: LogWording, event: PenaltyGiven) -> str:
    words, names = wording.words, wording.names
    say = words.gettext
    told = with_offence(words, _given(words, event, names.who), event.offence)
    if event.words is None:
        return told
    return say("{told}: {words}", told=told, words=names.note(event.words))


def _hands_served(wording: LogWording, event: HandsServed) -> str:
    words, whose = wording.words, wording.whose
    match event:
        case HandsServed(penalty=penalty, hands=hands) if hands < 0:
            return words.ngettext(
                "{player}: {number} hand taken back (penalty {penalty})",
                "{player}: {number} hands taken back (penalty {penalty})",
                -hands,
                player=whose(penalty),
                penalty=penalty,
            )
        case HandsServed(penalty=penalty, hands=hands):
            return words.ngettext(
                "{player}: {number} hand missed (penalty {penalty})",
                "{player}: {number} hands missed (penalty {penalty})",
                hands,
                player=whose(penalty),
                penalty=penalty,
            )


def _cited(told: str, cites: tuple[str, ...]) -> str:
    return f"{told} ({', '.join(cites)})" if cites else told


def _ruling_made(wording: LogWording, event: RulingMade) -> str:
    words, who, note = wording.words, wording.who, wording.note
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


def _ruling_decided(wording: LogWording, event: RulingDecided) -> str:
    words, note = wording.words, wording.note
    say = words.gettext
    ruling, decided, cites = event.ruling, event.decided, event.cites
    told = say("Ruling {ruling} decided: {decision}", ruling=ruling, decision=note(decided))
    return _cited(told, cites)


def _ruling_corrected(wording: LogWording, event: RulingCorrected) -> str:
    words, note = wording.words, wording.note
    say = words.gettext
    ruling, said, decided = event.ruling, event.happened, event.decided
    if decided is not None:
        return say("Ruling {ruling} corrected: {decision}", ruling=ruling, decision=note(decided))
    if said is not None:
        return say("Ruling {ruling} corrected: {text}", ruling=ruling, text=note(said))
    return say("Ruling {ruling} corrected", ruling=ruling)


OWN_WORDS: Final[OwnLog] = {
    PenaltyGiven: _penalty_given,
    HandsServed: _hands_served,
    RulingMade: _ruling_made,
    RulingDecided: _ruling_decided,
    RulingCorrected: _ruling_corrected,
}
