"""The open tables in their order, and how they compare with one another."""

from collections import Counter
from operator import attrgetter
from typing import Literal, NamedTuple

from msgspec.structs import replace

from tdconsole.domain.room.fewest_moves import most_apart
from tdconsole.domain.room.tables import is_open, others_than
from tdconsole.domain.room.waiting import waiting
from tdconsole.domain.state.tournament import Seating, Setup, Table, Tournament
from tdconsole.domain.values import EntryId, Record, Seat, SeatNo, TableNo


class Standing(NamedTuple):
    kind: Literal["level", "short", "fullest", "alone"]
    short: int = 0
    """How many players fewer than the fullest table it has."""


LEVEL = Standing("level")


class Spread(NamedTuple):
    """The spread of the tables with players."""

    playing: int
    largest: int
    smallest: int
    apart: int
    """The allowed difference in players between two tables."""


class Hall(Record, kw_only=True):
    setup: Setup
    seating: Seating
    tables: tuple[Table, ...]
    index: dict[TableNo, int]
    waiting: tuple[EntryId, ...]
    full: Counter[int]
    """The number of tables for each number of players."""
    spread: Spread
    every: tuple[TableNo, ...]
    """All tables, closed ones too: they are in the room all the same."""
    seats: int
    """The seats of the largest table."""

    def table(self, number: TableNo) -> Table:
        return self.tables[self.index[number]]

    def seats_at(self, table: Table) -> int:
        return self.setup.seats_per_table + table.added

    def shows(self, seat: Seat) -> bool:
        at = self.index.get(seat.table)
        return at is not None and 1 <= seat.seat <= self.seats_at(self.tables[at])

    def standing(self, table: Table) -> Standing:
        here, (playing, largest, smallest, apart) = len(table.players), self.spread
        if playing > 1 and here:
            if here == 1:
                return Standing("alone")
            if largest - here > apart:
                return Standing("short", largest - here)
            if here == largest and here - smallest > apart:
                return Standing("fullest")
        return LEVEL

    def neighbour(self, seat: Seat, columns: int, across: int, down: int) -> Seat:
        """Return the seat an arrow leads to: up and down from card to card, across on a line."""
        at = self.index[seat.table]
        no = seat.seat + down
        if not 1 <= no <= self.seats_at(self.tables[at]):
            at += columns if down > 0 else -columns
            no = 1 if down > 0 else self.seats
        at += across
        if not 0 <= at < len(self.tables):
            return seat
        table = self.tables[at]
        return Seat(table=table.no, seat=SeatNo(min(no, self.seats_at(table))))


def hall(state: Tournament, before: Hall | None = None) -> Hall:
    seating = state.play.seating
    without = _without(state, before)
    if before is not None and before.seating is seating and before.setup is state.setup:
        return before if without is before.waiting else replace(before, waiting=without)
    if before is not None and before.setup is state.setup:
        followed = _followed(state, before)
        if followed is not None:
            return replace(followed, waiting=without)
    tables = sorted(filter(is_open, seating.tables.values()), key=attrgetter("no"))
    full = Counter(len(table.players) for table in tables)
    every = tuple(sorted({*seating.tables, *state.terms.tables}))
    return Hall(
        setup=state.setup,
        seating=seating,
        tables=tuple(tables),
        index={table.no: index for index, table in enumerate(tables)},
        waiting=without,
        full=full,
        spread=_spread(state, full),
        every=before.every if before is not None and before.every == every else every,
        seats=state.setup.seats_per_table + max((table.added for table in tables), default=0),
    )


def _followed(state: Tournament, before: Hall) -> Hall | None:
    """Return the same tables with other players; None if one opened, closed or grew."""
    seating = state.play.seating
    others = others_than(before.seating.tables, seating.tables)
    if others is None:
        return None
    tables, full = list(before.tables), Counter(before.full)
    for no in others:
        was, now = before.seating.tables[no], seating.tables[no]
        if is_open(was) != is_open(now) or was.added != now.added:
            return None
        if is_open(now):
            tables[before.index[no]] = now
            full[len(was.players)] -= 1
            full[len(now.players)] += 1
    return replace(
        before, seating=seating, tables=tuple(tables), full=+full, spread=_spread(state, full)
    )


def _spread(state: Tournament, full: Counter[int]) -> Spread:
    there = {players: tables for players, tables in full.items() if players and tables}
    playing = sum(there.values())
    return Spread(
        playing=playing,
        largest=max(there, default=0),
        smallest=min(there, default=0),
        apart=most_apart(state.rules.balance_tolerance.value, playing),
    )


def _without(state: Tournament, before: Hall | None) -> tuple[EntryId, ...]:
    """Return the waiting players; the earlier tuple if they are the same."""
    of, out, there = state.play.seating.of, state.exits.by_entry, state.entries.by_id
    number = state.left - len(of)
    if (
        before is not None
        and len(before.waiting) == number
        and all(one in there and one not in of and one not in out for one in before.waiting)
    ):
        return before.waiting
    return tuple(waiting(state)) if number > 0 else ()
