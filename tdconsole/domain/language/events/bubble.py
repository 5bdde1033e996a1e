from tdconsole.domain.language.events.event import Event
from tdconsole.domain.values import ClockAnchor, Instant, PlayId, TableNo, TableTask


class HandForHandStarted(Event, kw_only=True):
    """The hand in progress at these tables is the first; with so many left it is to end."""

    play: PlayId
    anchor: ClockAnchor
    minutes: int
    until: int
    tables: tuple[TableNo, ...]
    at: Instant


class TablesReported(Event, kw_only=True):
    play: PlayId
    tables: tuple[TableNo, ...]
    task: TableTask


class NextHandDealt(Event, kw_only=True):
    """The hand before it is over at every table, and has taken its minutes off the clock."""

    play: PlayId
    tables: tuple[TableNo, ...]
    at: Instant


class HandForHandExtended(Event, kw_only=True):
    play: PlayId
    until: int


class HandForHandEnded(Event, kw_only=True):
    """The clock stands where the hands have taken it."""

    play: PlayId
    anchor: ClockAnchor
    at: Instant
