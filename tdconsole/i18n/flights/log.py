"""Log sentences on flights and their merge."""

from typing import assert_never

from tdconsole.domain.language.events.flights import FlightOpened, FlightsMerged
from tdconsole.domain.state.tournament import Setup
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.i18n.clock.words import period_name

FlightEvent = FlightOpened | FlightsMerged


def flight_told(words: Catalogue, event: FlightEvent, setup: Setup) -> str:
    say = words.gettext
    match event:
        case FlightOpened(name=name):
            return say("Flight {flight} opened: it takes entries", flight=name)
        case FlightsMerged(anchor=anchor):
            named = (i for i, period in enumerate(setup.structure) if period.id == anchor.period)
            index = next(named, None)
            if index is None:
                return say("The flights are merged")
            return say(
                "The flights are merged: day 2 begins with {period}",
                period=period_name(words, setup.structure, index),
            )
        case _:
            assert_never(event)
