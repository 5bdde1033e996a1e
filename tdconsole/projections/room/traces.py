"""What a gesture would do on the map of the room, and what one just did: who goes, and where to."""

from collections.abc import Iterable, Iterator
from typing import Final

from tdconsole.domain.language.commands.floor import (
    BalanceTables,
    BreakTable,
    EliminatePlayers,
    MovePlayer,
    ReinstatePlayer,
    SwapPlayers,
)
from tdconsole.domain.language.commands.trail import Request
from tdconsole.domain.room.tables import others_than
from tdconsole.domain.state.tournament import Seating
from tdconsole.domain.values import EntryId, Record, Seat, TableNo

MOST: Final = 22
"""The most seats that are traced: beyond a table's players it is a redraw, and nobody follows it."""


class Way(Record, kw_only=True):
    """A player's way from seat to seat."""

    entry: EntryId
    start: Seat
    end: Seat


class Trace(Record, kw_only=True):
    out: tuple[Seat, ...] = ()
    """The seats of players who go."""
    ways: tuple[Way, ...] = ()
    seats: tuple[Seat, ...] = ()
    """The seats that are meant, though nobody leaves them."""
    tables: tuple[TableNo, ...] = ()


NOTHING: Final = Trace()


def foreseen(seating: Seating, request: Request | None) -> Trace:
    """Trace what this request would do; the seats of a table that breaks are drawn only then."""
    match request:
        case EliminatePlayers(hand=hand):
            seats = (seating.of.get(bust.entry) for bust in hand[:MOST])
            return Trace(out=tuple(seat for seat in seats if seat is not None))
        case MovePlayer(entry=entry, seat=seat):
            return Trace(ways=tuple(_ways(seating, [(entry, seat)])))
        case SwapPlayers(entry=one, other=other):
            there, here = seating.of.get(other), seating.of.get(one)
            return Trace(ways=tuple(_ways(seating, [(one, there), (other, here)])))
        case BalanceTables(moves=moves):
            pairs = [(move.entry, move.seat) for move in moves[:MOST]]
            return Trace(ways=tuple(_ways(seating, pairs)))
        case ReinstatePlayer(seat=Seat() as seat):
            return Trace(seats=(seat,))
        case BreakTable(table=table):
            return Trace(tables=(table,))
        case _:
            return NOTHING


def happened(before: Seating, after: Seating) -> Trace:
    """Trace who left a seat, and for which other one."""
    changed = others_than(before.tables, after.tables)
    left = [
        (entry, Seat(table=table.no, seat=number))
        for no, table in before.tables.items()
        if changed is None or no in changed
        for number, entry in table.players.items()
    ]
    gone = [(entry, seat) for entry, seat in left if after.of.get(entry) != seat]
    if len(gone) > MOST:
        return NOTHING
    return Trace(
        out=tuple(seat for entry, seat in gone if entry not in after.of),
        ways=tuple(
            Way(entry=entry, start=seat, end=after.of[entry])
            for entry, seat in gone
            if entry in after.of
        ),
    )


def _ways(seating: Seating, pairs: Iterable[tuple[EntryId, Seat | None]]) -> Iterator[Way]:
    for entry, end in pairs:
        start = seating.of.get(entry)
        if start is not None and end is not None and start != end:
            yield Way(entry=entry, start=start, end=end)
