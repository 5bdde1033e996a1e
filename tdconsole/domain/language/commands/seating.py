from typing import Annotated

from msgspec import Meta

from tdconsole.domain.language.commands.wanted import Command
from tdconsole.domain.values import (
    Chips,
    ChipsTyped,
    EntryTyped,
    NoteTyped,
    Seat,
    SeatTyped,
    SeatUse,
    TableTyped,
)

TablesTyped = Annotated[tuple[TableTyped, ...], Meta(min_length=1, max_length=5000)]
SeatsTyped = Annotated[tuple[Seat, ...], Meta(min_length=1, max_length=5000)]


class OpenTables(Command, kw_only=True, omit_defaults=True):
    """Open these tables, or this many of the next ones in order."""

    tables: TablesTyped | None = None
    number: Annotated[int, Meta(ge=1, le=5000)] | None = None


class CloseTables(Command, kw_only=True):
    """Close empty tables: the draw leaves them alone."""

    tables: TablesTyped


class LockTable(Command, kw_only=True, omit_defaults=True):
    table: TableTyped
    locked: bool = True


class NoteTable(Command, kw_only=True, omit_defaults=True):
    """What the floor has to know of a table; without a note, the one that is there is taken away."""

    table: TableTyped
    note: NoteTyped | None = None


class MarkSeats(Command, kw_only=True):
    seats: SeatsTyped
    use: SeatUse


class RemoveUnsold(Command, kw_only=True, omit_defaults=True):
    """Remove stacks nobody came for, from these seats or all, with what the blinds took of them."""

    seats: SeatsTyped | None = None
    blinded: ChipsTyped = Chips(0)


class SeatEntry(Command, kw_only=True):
    """Give a player a seat without a draw; the reason goes on the record."""

    entry: EntryTyped
    seat: Seat
    reason: NoteTyped


class PinSeat(Command, kw_only=True, omit_defaults=True):
    """Restrict a player who needs it to these seat numbers; with none, to no seats any more."""

    entry: EntryTyped
    seats: Annotated[tuple[SeatTyped, ...], Meta(max_length=22)] = ()
    reason: NoteTyped | None = None
