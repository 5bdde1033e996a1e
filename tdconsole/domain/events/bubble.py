from tdconsole.domain.values import (
    ClockAnchor,
    EntryId,
    Instant,
    NoteId,
    PenaltyNo,
    PlayId,
    Record,
    TableNo,
    TableTask,
)


class HandForHandStarted(Record, kw_only=True):
    """The hand in progress at these tables is the first; with so many left it is to end."""

    play: PlayId
    anchor: ClockAnchor
    minutes: int
    until: int
    tables: tuple[TableNo, ...]
    at: Instant


class TablesReported(Record, kw_only=True):
    play: PlayId
    tables: tuple[TableNo, ...]
    task: TableTask


class NextHandDealt(Record, kw_only=True):
    """The hand before it is over at every table, and has taken its minutes off the clock."""

    play: PlayId
    tables: tuple[TableNo, ...]
    at: Instant


class HandForHandExtended(Record, kw_only=True):
    play: PlayId
    until: int


class HandForHandEnded(Record, kw_only=True):
    """The clock stands where the hands have taken it."""

    play: PlayId
    anchor: ClockAnchor
    at: Instant


class PenaltyGiven(Record, kw_only=True, omit_defaults=True):
    """Hands to be missed, or rounds: so many hands each as sit at the table now."""

    penalty: PenaltyNo
    play: PlayId
    entry: EntryId
    at: Instant
    hands: int = 0
    rounds: int = 0


class HandsServed(Record, kw_only=True):
    """Hands that were missed for it, as the dealer or the floor counted them."""

    penalty: PenaltyNo
    hands: int


class PenaltyLifted(Record, kw_only=True):
    penalty: PenaltyNo
    reason: NoteId
