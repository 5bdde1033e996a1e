"""Log sentences on moves: single ones, balancing, and swaps."""

from typing import assert_never

from tdconsole.domain.language.events.floor import (
    PlayerMoved,
    PlayersSeen,
    PlayersSwapped,
    TablesBalanced,
)
from tdconsole.domain.language.events.seating import PlayerSeated, SeatPinned
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.i18n.naming import Note, Who
from tdconsole.i18n.passed import with_reason
from tdconsole.i18n.room.seats import named, seat_name, seat_numbers, seat_typed

MovingEvent = (
    PlayerSeated | SeatPinned | PlayerMoved | PlayersSwapped | TablesBalanced | PlayersSeen
)


def moving_told(words: Catalogue, event: MovingEvent, who: Who, note: Note) -> str:
    say = words.gettext
    match event:
        case PlayerSeated():
            told = say(
                "{player} seated by hand, not drawn, at {seat}",
                player=who(event.entry),
                seat=seat_name(words, event.seat),
            )
            return with_reason(words, told, event.reason, note)
        case SeatPinned():
            return with_reason(words, _pinned(words, event, who), event.reason, note)
        case PlayerMoved():
            return say(
                "{player} moved to {seat}",
                player=who(event.entry),
                seat=seat_name(words, event.seat),
            )
        case PlayersSwapped():
            return say(
                "{player} and {other} swapped seats",
                player=who(event.one),
                other=who(event.other),
            )
        case TablesBalanced():
            return _balanced(words, event, who)
        case PlayersSeen(entries=(entry,)):
            return say("{player} seen in the right seat", player=who(entry))
        case PlayersSeen(entries=entries):
            return words.ngettext(
                "{number} player seen in the right seat",
                "{number} players seen in the right seats",
                len(entries),
            )
        case _:
            assert_never(event)


def _balanced(words: Catalogue, event: TablesBalanced, who: Who) -> str:
    moves = [f"{who(move.entry)} → {seat_typed(move.seat)}" for move in event.moves]
    told = words.ngettext(
        "Tables balanced by {number} move: {moves}",
        "Tables balanced by {number} moves: {moves}",
        len(moves),
        moves=named(words, moves),
    )
    if event.cite is None:
        return told
    return words.gettext("{told} ({article})", told=told, article=event.cite)


def _pinned(words: Catalogue, event: SeatPinned, who: Who) -> str:
    player = who(event.entry)
    if not event.seats:
        return words.gettext("{player} may sit on any seat again", player=player)
    return words.ngettext(
        "{player} needs seat {seats}, at any table",
        "{player} needs one of the seats {seats}, at any table",
        len(event.seats),
        player=player,
        seats=seat_numbers(event.seats),
    )
