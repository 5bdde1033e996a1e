from tdconsole.domain.language.events.event import Event
from tdconsole.domain.values import ClockAnchor, Instant, PlayId, TableNo, TableTask


class HandForHandStarted(Event, kw_only=True):
    """Hand-for-hand play began, with the hand in progress; it ends when `until` are left."""

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
    """The last hand is over at every table and took its minutes off the clock."""

    play: PlayId
    tables: tuple[TableNo, ...]
    at: Instant


class HandForHandExtended(Event, kw_only=True):
    play: PlayId
    until: int


class HandForHandEnded(Event, kw_only=True):
    """Hand-for-hand play ended, with the clock where the hands took it."""

    play: PlayId
    anchor: ClockAnchor
    at: Instant
