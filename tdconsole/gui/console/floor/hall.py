"""The tables where somebody sits, in their order, and how they stand beside one another."""

from operator import attrgetter
from typing import Literal, NamedTuple

from msgspec.structs import replace

from tdconsole.domain.state import Seating, Table, Tournament
from tdconsole.domain.values import EntryId, Record, Seat, SeatNo, TableNo
from tdconsole.domain.waiting import waiting
from tdconsole.projections.advice import NOT_LEVEL


class Standing(NamedTuple):
    kind: Literal["level", "short", "fullest", "alone"]
    short: int = 0
    """Of the fullest table, in players."""


LEVEL = Standing("level")


class Hall(Record, kw_only=True):
    seating: Seating
    seats: int
    """At each table."""
    tables: tuple[Table, ...]
    index: dict[TableNo, int]
    waiting: tuple[EntryId, ...]
    largest: int
    smallest: int

    def shows(self, seat: Seat) -> bool:
        return seat.table in self.index and 1 <= seat.seat <= self.seats

    def standing(self, table: Table) -> Standing:
        here = len(table.players)
        if len(self.tables) > 1:
            if here == 1:
                return Standing("alone")
            if self.largest - here >= NOT_LEVEL:
                return Standing("short", self.largest - here)
            if here == self.largest and here - self.smallest >= NOT_LEVEL:
                return Standing("fullest")
        return LEVEL

    def neighbour(self, seat: Seat, columns: int, across: int, down: int) -> Seat:
        """Where an arrow leads: up and down from card to card, across on the same line."""
        at = self.index[seat.table]
        no = seat.seat + down
        if not 1 <= no <= self.seats:
            at += columns if down > 0 else -columns
            no = 1 if down > 0 else self.seats
        at += across
        if not 0 <= at < len(self.tables):
            return seat
        return Seat(table=self.tables[at].no, seat=SeatNo(no))


def hall(state: Tournament, before: Hall | None = None) -> Hall:
    seating = state.play.seating
    without = _without(state, before)
    if before is not None and before.seating is seating:
        return before if without is before.waiting else replace(before, waiting=without)
    tables = sorted((t for t in seating.tables.values() if t.players), key=attrgetter("no"))
    counts = [len(table.players) for table in tables]
    return Hall(
        seating=seating,
        seats=state.setup.seats_per_table,
        tables=tuple(tables),
        index={table.no: index for index, table in enumerate(tables)},
        waiting=without,
        largest=max(counts, default=0),
        smallest=min(counts, default=0),
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
