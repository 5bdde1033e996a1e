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
    """These, or so many of the next ones in their order."""

    tables: TablesTyped | None = None
    number: Annotated[int, Meta(ge=1, le=5000)] | None = None


class CloseTables(Command, kw_only=True):
    """Empty ones, which the draw then leaves alone."""

    tables: TablesTyped


class LockTable(Command, kw_only=True, omit_defaults=True):
    table: TableTyped
    locked: bool = True


class MarkSeats(Command, kw_only=True):
    seats: SeatsTyped
    use: SeatUse


class RemoveUnsold(Command, kw_only=True, omit_defaults=True):
    """The stacks nobody came for, on these seats or on all; with what the blinds had taken."""

    seats: SeatsTyped | None = None
    blinded: ChipsTyped = Chips(0)


class SeatEntry(Command, kw_only=True):
    """A seat given, not drawn: the reason is on the record."""

    entry: EntryTyped
    seat: Seat
    reason: NoteTyped


class PinSeat(Command, kw_only=True, omit_defaults=True):
    """Only on seats of these numbers, for somebody who needs them; without any, on all again."""

    entry: EntryTyped
    seats: Annotated[tuple[SeatTyped, ...], Meta(max_length=22)] = ()
    reason: NoteTyped | None = None
