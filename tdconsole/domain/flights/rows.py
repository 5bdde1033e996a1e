"""The gestures and facts of this subject, a row each."""

from typing import Final

from tdconsole.domain.flights import first_days
from tdconsole.domain.language.commands.flights import MergeFlights, OpenFlight
from tdconsole.domain.language.events.flights import FlightOpened, FlightsMerged
from tdconsole.domain.state import touch
from tdconsole.domain.state.rows import Fact, Gesture
from tdconsole.domain.state.touch import Touch
from tdconsole.domain.state.who import DIRECTOR

GESTURES: Final = (
    Gesture(OpenFlight, first_days.open_flight, DIRECTOR),
    Gesture(MergeFlights, first_days.merge, DIRECTOR),
)

FACTS: Final = (
    Fact(
        FlightOpened,
        first_days.opened,
        lambda e: (Touch(thing="flight", number=e.play), touch.FLIGHTS),
        turns=True,
    ),
    Fact(
        FlightsMerged,
        first_days.merged,
        lambda _: (touch.WHOLE_TOURNAMENT, touch.DAY_OVER, touch.FLIGHTS),
        turns=True,
    ),
)
