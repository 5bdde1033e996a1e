"""Whether a flight that a level is to end ever comes to one."""

from tdconsole.domain.clock.reading import bears
from tdconsole.domain.language.terms import Flights
from tdconsole.domain.values import Off, Structure


def is_endless(flights: Flights | Off, structure: Structure) -> bool:
    """No level of the structure is marked as the end of a day."""
    if flights == "off" or flights.ends != "level":
        return False
    return not any(bears(period, "end_of_day") for period in structure)
