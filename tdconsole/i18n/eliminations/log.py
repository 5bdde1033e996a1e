"""Log sentences on who busted, by whom and in which order, and who came back."""

from typing import Final

from tdconsole.domain.language.events.floor import (
    Elimination,
    EliminationCorrected,
    EliminationReordered,
    PlayerReinstated,
    PlayersEliminated,
)
from tdconsole.domain.values import EntryId
from tdconsole.i18n.catalogue import N_, Catalogue
from tdconsole.i18n.naming import LogWording, OwnLog, Sentences, Who
from tdconsole.i18n.room.seats import seat_name

SENTENCES: Final[Sentences] = {
    PlayerReinstated: N_("{entry} back in, at {seat}"),
}


def _out(words: Catalogue, out: Elimination, who: Who) -> str:
    player, seat = who(out.entry), seat_name(words, out.seat)
    if out.stack is None:
        told = words.gettext("{player} out, from {seat}", player=player, seat=seat)
    else:
        told = words.gettext(
            "{player} out, from {seat}, stack before the hand {stack}",
            player=player,
            seat=seat,
            stack=words.number(out.stack),
        )
    if not out.by:
        return told
    return words.gettext("{told}, by {winners}", told=told, winners=_winners(words, out.by, who))


def _winners(words: Catalogue, by: tuple[EntryId, ...], who: Who) -> str:
    return words.listed([who(entry) for entry in by])


def _players_eliminated(wording: LogWording, event: PlayersEliminated) -> str:
    words, who = wording.words, wording.who
    told = "; ".join(_out(words, out, who) for out in event.hand)
    if event.joined is not None:
        return words.gettext(
            "{told}; in the hand in which {player} went out", told=told, player=who(event.joined)
        )
    if event.before is not None:
        return words.gettext(
            "{told}; in a hand before {player} went out", told=told, player=who(event.before)
        )
    return told


def _elimination_corrected(wording: LogWording, event: EliminationCorrected) -> str:
    words, who = wording.words, wording.who
    say, player = words.gettext, who(event.entry)
    by = _winners(words, event.by, who)
    match event.stack, event.by:
        case None, ():
            return say("Bust of {player} corrected: stack and winner not known", player=player)
        case None, _:
            return say("Bust of {player} corrected: by {winners}", player=player, winners=by)
        case stack, ():
            return say(
                "Bust of {player} corrected: stack before the hand {stack}",
                player=player,
                stack=words.number(stack),
            )
        case stack, _:
            return say(
                "Bust of {player} corrected: stack before the hand {stack}, by {winners}",
                player=player,
                stack=words.number(stack),
                winners=by,
            )


def _elimination_reordered(wording: LogWording, event: EliminationReordered) -> str:
    words, who = wording.words, wording.who
    say, player = words.gettext, who(event.entry)
    if event.joined is not None:
        return say(
            "Order of busts corrected: {player} out in the same hand as {other}",
            player=player,
            other=who(event.joined),
        )
    if event.before is not None:
        return say(
            "Order of busts corrected: {player} out before {other}",
            player=player,
            other=who(event.before),
        )
    return say("Order of busts corrected: {player} out last", player=player)


OWN_WORDS: Final[OwnLog] = {
    PlayersEliminated: _players_eliminated,
    EliminationCorrected: _elimination_corrected,
    EliminationReordered: _elimination_reordered,
}
