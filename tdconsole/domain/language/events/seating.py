from tdconsole.domain.language.events.happened import Happened
from tdconsole.domain.values import Chips, EntryId, NoteId, PlayId, Seat, SeatNo, SeatUse, TableNo


class TablesOpened(Happened, kw_only=True):
    """Offered to the draw though nobody sits there."""

    play: PlayId
    tables: tuple[TableNo, ...]


class TablesClosed(Happened, kw_only=True):
    play: PlayId
    tables: tuple[TableNo, ...]


class TableLocked(Happened, kw_only=True):
    """A feature table, say: nobody is drawn to it while it is locked."""

    play: PlayId
    table: TableNo
    locked: bool


class SeatsMarked(Happened, kw_only=True):
    play: PlayId
    seats: tuple[Seat, ...]
    use: SeatUse


class UnsoldRemoved(Happened, kw_only=True):
    """Stacks nobody came for; what the blinds had taken of them by then stays in play."""

    play: PlayId
    seats: tuple[Seat, ...]
    blinded: Chips = Chips(0)


class PlayerSeated(Happened, kw_only=True):
    """On a seat that was given, not drawn."""

    play: PlayId
    entry: EntryId
    seat: Seat
    reason: NoteId


class SeatPinned(Happened, kw_only=True, omit_defaults=True):
    """The player needs one of these seats, at whichever table; none named: no longer."""

    entry: EntryId
    seats: tuple[SeatNo, ...] = ()
    reason: NoteId | None = None
