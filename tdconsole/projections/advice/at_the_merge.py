"""The kinds of advice around the end of a flight and the merge of all of them."""

from tdconsole.domain.engine.rows import Proposal
from tdconsole.domain.language.commands.flights import MergeFlights, OpenFlight
from tdconsole.domain.values import Chips
from tdconsole.projections.advice.card import Due, Urgency


class FlightPlaysDown(Due, kw_only=True):
    """Nobody enters this flight any more: with how many left it ends is known."""

    flight: str
    entries: int
    down_to: int


class FlightEndNear(Due, kw_only=True):
    """So few are out before the flight ends that it is played hand for hand."""

    flight: str
    left: int
    down_to: int
    minutes: int
    """That each hand takes off the clock."""


class FlightAtEnd(Due, kw_only=True):
    """As many are left as go on, or the level that ends the day is over."""

    flight: str
    left: int
    entries: int
    by_level: bool
    may_change: bool = False
    """Whoever enters yet moves the end."""
    urgency: Urgency = "now"
    opens_by: str | None = "day"


class FlightHasNoEnd(Due, kw_only=True):
    """A level is to end this flight, and none is marked so."""

    flight: str
    opens_by: str | None = "structure"


class NextFlight(Due, kw_only=True):
    """All that were opened are over, and another one is to come."""

    flight: str
    proposal: Proposal | None = OpenFlight()


class FlightsCanMerge(Due, kw_only=True):
    """Every flight is over."""

    going: int
    twice: int
    """Who qualified more than once."""
    forfeited: Chips
    """Of their stacks that do not go on."""
    proposal: Proposal | None = MergeFlights()
