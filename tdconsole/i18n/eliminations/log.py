"""Log sentences on who busted, by whom and in which order, and who came back."""

from typing import assert_never

from tdconsole.domain.language.events.floor import (
    Elimination,
    EliminationCorrected,
    EliminationReordered,
    PlayerReinstated,
    PlayersEliminated,
)
from tdconsole.domain.values import EntryId
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.i18n.naming import Who
from tdconsole.i18n.room.seats import seat_name

OutEvent = PlayersEliminated | EliminationCorrected | EliminationReordered | PlayerReinstated


def out_told(words: Catalogue, event: OutEvent, who: Who) -> str:
    say = words.gettext
    match event:
        case PlayersEliminated():
            return _eliminated(words, event, who)
        case EliminationCorrected():
            return _corrected(words, event, who)
        case EliminationReordered():
            return _reordered(words, event, who)
        case PlayerReinstated():
            return say(
                "{player} back in, at {seat}",
                player=who(event.entry),
                seat=seat_name(words, event.seat),
            )
        case _:
            assert_never(event)


def _eliminated(words: Catalogue, event: PlayersEliminated, who: Who) -> str:
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


def _corrected(words: Catalogue, event: EliminationCorrected, who: Who) -> str:
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


def _reordered(words: Catalogue, event: EliminationReordered, who: Who) -> str:
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


def _winners(words: Catalogue, by: tuple[EntryId, ...], who: Who) -> str:
    return words.listed([who(entry) for entry in by])
