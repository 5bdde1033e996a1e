"""What a window asks is meant for the flight that it looks at, and for no other one."""

from tdconsole.domain.language.commands.clock import PauseClock
from tdconsole.projections.flights.flight_in_hand import FlightInHand
from tests.domain.first_days import enters, in_flights
from tests.domain.floor import opened


def test_the_first_flight_is_meant_before_there_is_another() -> None:
    floor = in_flights()
    enters(floor, 1)
    asked = FlightInHand().meant(floor.tournament, PauseClock())
    assert asked.play == floor.tournament.current
    alone = opened().tournament
    assert FlightInHand().meant(alone, PauseClock()) == PauseClock()
