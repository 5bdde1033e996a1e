"""The tables that are open, in their order, and how they stand beside one another."""

from operator import attrgetter
from typing import Literal, NamedTuple

from msgspec.structs import replace

from tdconsole.domain.levelling import most_apart
from tdconsole.domain.state import Seating, Setup, Table, Tournament
from tdconsole.domain.values import EntryId, Record, Seat, SeatNo, TableNo
from tdconsole.domain.waiting import waiting


class Standing(NamedTuple):
    kind: Literal["level", "short", "fullest", "alone"]
    short: int = 0
    """Of the fullest table, in players."""


LEVEL = Standing("level")


class Hall(Record, kw_only=True):
    setup: Setup
    seating: Seating
    tables: tuple[Table, ...]
    index: dict[TableNo, int]
    waiting: tuple[EntryId, ...]
    playing: int
    """At how many tables somebody sits."""
    largest: int
    smallest: int
    apart: int
    """By how many players two tables may differ."""
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
        here = len(table.players)
        if self.playing > 1 and here:
            if here == 1:
                return Standing("alone")
            if self.largest - here > self.apart:
                return Standing("short", self.largest - here)
            if here == self.largest and here - self.smallest > self.apart:
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
    tables = [t for t in seating.tables.values() if t.players or t.opened]
    tables.sort(key=attrgetter("no"))
    counts = [len(table.players) for table in tables if table.players]
    added = max((table.added for table in tables), default=0)
    return Hall(
        setup=state.setup,
        seating=seating,
        tables=tuple(tables),
        index={table.no: index for index, table in enumerate(tables)},
        waiting=without,
        playing=len(counts),
        largest=max(counts, default=0),
        smallest=min(counts, default=0),
        apart=most_apart(state.rules.balance_tolerance.value, len(counts)),
        every=_every(state, before),
        seats=state.setup.seats_per_table + added,
    )


def _every(state: Tournament, before: Hall | None) -> tuple[TableNo, ...]:
    """The same as before where no table is new: a room keeps those that are closed."""
    tables, named = state.play.seating.tables, state.terms.tables
    if (
        before is not None
        and len(before.seating.tables) == len(tables)
        and before.setup.terms.tables == named
        and all(no in before.seating.tables for no in tables)
    ):
        return before.every
    return tuple(sorted({*tables, *named}))


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
