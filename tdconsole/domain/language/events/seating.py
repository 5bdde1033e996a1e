from tdconsole.domain.language.events.event import Event
from tdconsole.domain.values import Chips, EntryId, NoteId, PlayId, Seat, SeatNo, SeatUse, TableNo


class TablesOpened(Event, kw_only=True):
    """Empty tables were opened for the draw."""

    play: PlayId
    tables: tuple[TableNo, ...]


class TablesClosed(Event, kw_only=True):
    play: PlayId
    tables: tuple[TableNo, ...]


class TableLocked(Event, kw_only=True):
    """A table was locked or unlocked: nobody is drawn to a locked one, such as a feature table."""

    play: PlayId
    table: TableNo
    locked: bool


class TableNoted(Event, kw_only=True, omit_defaults=True):
    """A note on the table itself, such as a broken shuffler; without one, there is none any more."""

    table: TableNo
    note: NoteId | None = None


class SeatsMarked(Event, kw_only=True):
    play: PlayId
    seats: tuple[Seat, ...]
    use: SeatUse


class UnsoldRemoved(Event, kw_only=True):
    """Stacks nobody came for were removed; what the blinds had taken of them stays in play."""

    play: PlayId
    seats: tuple[Seat, ...]
    blinded: Chips = Chips(0)


class PlayerSeated(Event, kw_only=True):
    """A player was given a seat without a draw."""

    play: PlayId
    entry: EntryId
    seat: Seat
    reason: NoteId


class SeatPinned(Event, kw_only=True, omit_defaults=True):
    """A player was restricted to these seat numbers at any table; none: not any more."""

    entry: EntryId
    seats: tuple[SeatNo, ...] = ()
    reason: NoteId | None = None
