from tdconsole.domain.language.events.event import Event
from tdconsole.domain.values import ClockAnchor, Instant, PlayId


class FlightOpened(Event, kw_only=True):
    """Another first day of the same tournament: its own clock, its own tables, the same pool."""

    play: PlayId
    name: str
    at: Instant


class FlightsMerged(Event, kw_only=True):
    """All who are left of the first days come together; where the clock stands for them."""

    play: PlayId
    anchor: ClockAnchor
    at: Instant
