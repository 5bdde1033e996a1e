"""Advice around the end of a flight and the merge of all of them."""

from tdconsole.domain.engine.rows import Proposal
from tdconsole.domain.language.commands.flights import MergeFlights, OpenFlight
from tdconsole.domain.values import Chips
from tdconsole.projections.advice.card import Due, Urgency


class FlightPlaysDown(Due, kw_only=True):
    """The flight is closed to entries, so the number of players it ends with is known."""

    flight: str
    entries: int
    down_to: int


class FlightEndNear(Due, kw_only=True):
    """Few enough must still bust before the flight ends to play hand-for-hand."""

    flight: str
    left: int
    down_to: int
    minutes: int
    """The minutes each hand takes off the clock."""


class FlightAtEnd(Due, kw_only=True):
    """As many are left as go on, or the level that ends the day is over."""

    flight: str
    left: int
    entries: int
    by_level: bool
    may_change: bool = False
    """Whether a later entry would still move the end."""
    urgency: Urgency = "now"
    opens_by: str | None = "day"


class FlightHasNoEnd(Due, kw_only=True):
    """A level should end this flight, but none is marked."""

    flight: str
    opens_by: str | None = "structure"


class NextFlight(Due, kw_only=True):
    """All flights opened so far are over, and another one is planned."""

    flight: str
    proposal: Proposal | None = OpenFlight()


class FlightsCanMerge(Due, kw_only=True):
    """Every flight is over."""

    going: int
    twice: int
    """The players who qualified more than once."""
    forfeited: Chips
    """The chips of their stacks that don't go forward."""
    proposal: Proposal | None = MergeFlights()
