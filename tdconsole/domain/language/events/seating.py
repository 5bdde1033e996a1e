from tdconsole.domain.values import (
    Chips,
    EntryId,
    NoteId,
    PlayId,
    Record,
    Seat,
    SeatNo,
    SeatUse,
    TableNo,
)


class TablesOpened(Record, kw_only=True):
    """Offered to the draw though nobody sits there."""

    play: PlayId
    tables: tuple[TableNo, ...]


class TablesClosed(Record, kw_only=True):
    play: PlayId
    tables: tuple[TableNo, ...]


class TableLocked(Record, kw_only=True):
    """A feature table, say: nobody is drawn to it while it is locked."""

    play: PlayId
    table: TableNo
    locked: bool


class SeatsMarked(Record, kw_only=True):
    play: PlayId
    seats: tuple[Seat, ...]
    use: SeatUse


class UnsoldRemoved(Record, kw_only=True):
    """Stacks nobody came for; what the blinds had taken of them by then stays in play."""

    play: PlayId
    seats: tuple[Seat, ...]
    blinded: Chips = Chips(0)


class PlayerSeated(Record, kw_only=True):
    """On a seat that was given, not drawn."""

    play: PlayId
    entry: EntryId
    seat: Seat
    reason: NoteId


class SeatPinned(Record, kw_only=True, omit_defaults=True):
    """The player needs one of these seats, at whichever table; none named: no longer."""

    entry: EntryId
    seats: tuple[SeatNo, ...] = ()
    reason: NoteId | None = None
