from tdconsole.domain.language.events.event import Event
from tdconsole.domain.values import ClockAnchor, Instant, PlayId


class FlightOpened(Event, kw_only=True):
    """Another first day of the same tournament opened: own clock, own tables, same pool."""

    play: PlayId
    name: str
    at: Instant


class FlightsMerged(Event, kw_only=True):
    """The flights merged: everybody left plays on together, with the clock at this anchor."""

    play: PlayId
    anchor: ClockAnchor
    at: Instant
