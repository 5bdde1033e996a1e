from tdconsole.domain.values import ClockAnchor, Instant, PlayId, Record, TableNo, TableTask


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
