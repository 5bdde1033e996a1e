from tdconsole.domain.language.events.event import Event
from tdconsole.domain.values import Chips, EntryId, NoteId, PlayId, Seat, SeatNo, SeatUse, TableNo


class TablesOpened(Event, kw_only=True):
    """Offered to the draw though nobody sits there."""

    play: PlayId
    tables: tuple[TableNo, ...]


class TablesClosed(Event, kw_only=True):
    play: PlayId
    tables: tuple[TableNo, ...]


class TableLocked(Event, kw_only=True):
    """A feature table, say: nobody is drawn to it while it is locked."""

    play: PlayId
    table: TableNo
    locked: bool


class SeatsMarked(Event, kw_only=True):
    play: PlayId
    seats: tuple[Seat, ...]
    use: SeatUse


class UnsoldRemoved(Event, kw_only=True):
    """Stacks nobody came for; what the blinds had taken of them by then stays in play."""

    play: PlayId
    seats: tuple[Seat, ...]
    blinded: Chips = Chips(0)


class PlayerSeated(Event, kw_only=True):
    """On a seat that was given, not drawn."""

    play: PlayId
    entry: EntryId
    seat: Seat
    reason: NoteId


class SeatPinned(Event, kw_only=True, omit_defaults=True):
    """The player needs one of these seats, at whichever table; none named: no longer."""

    entry: EntryId
    seats: tuple[SeatNo, ...] = ()
    reason: NoteId | None = None
