"""The tables that are open, in their order, and how they stand beside one another."""

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
    """The players a table has fewer than the fullest."""


LEVEL = Standing("level")


class Spread(NamedTuple):
    """How far apart the tables are at which somebody sits."""

    playing: int
    largest: int
    smallest: int
    apart: int
    """By how many players two tables may differ."""


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
    """With those that are not open: they stand in the room all the same."""
    seats: int
    """At the table that has most."""

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
        """Where an arrow leads: up and down from card to card, across on the same line."""
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
    """The same tables with others at them; None where one opened, closed, or was made larger."""
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
    """The same as before where all of them still wait and nobody joined them."""
    of, out, there = state.play.seating.of, state.exits.by_entry, state.entries.by_id
    number = state.left - len(of)
    if (
        before is not None
        and len(before.waiting) == number
        and all(one in there and one not in of and one not in out for one in before.waiting)
    ):
        return before.waiting
    return tuple(waiting(state)) if number > 0 else ()
