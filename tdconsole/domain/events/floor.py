from tdconsole.domain.values import Chips, EntryId, PlayId, Record, Seat


class Elimination(Record, kw_only=True):
    """A player out: from which seat, and with what stack the last hand was begun, if known."""

    entry: EntryId
    seat: Seat
    stack: Chips | None = None


class PlayersEliminated(Record, kw_only=True):
    """Everybody who went out in the same hand."""

    play: PlayId
    hand: tuple[Elimination, ...]


class PlayerReinstated(Record, kw_only=True):
    play: PlayId
    entry: EntryId
    seat: Seat


class PlayerMoved(Record, kw_only=True):
    play: PlayId
    entry: EntryId
    seat: Seat
