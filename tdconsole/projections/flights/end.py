"""Whether a flight that a level should end ever ends."""

from tdconsole.domain.clock.reading import bears
from tdconsole.domain.language.terms import Flights
from tdconsole.domain.values import Off, Structure


def is_endless(flights: Flights | Off, structure: Structure) -> bool:
    """Whether a level should end the flight but none is marked as the end of a day."""
    if flights == "off" or flights.ends != "level":
        return False
    return not any(bears(period, "end_of_day") for period in structure)
