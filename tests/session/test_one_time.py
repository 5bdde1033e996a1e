"""The one time of a house on a server, however the machines' clocks are set."""

from collections.abc import Iterator
from contextlib import contextmanager
from time import time_ns

import pytest
from msgspec.structs import replace

from tdconsole.domain.language.commands.clock import StartClock
from tdconsole.domain.values import Instant, Millis
from tdconsole.house import place_of
from tdconsole.house.postgres import greeting
from tdconsole.projections.clock.board import clock_board
from tdconsole.projections.engine.faults import ClockOff
from tdconsole.session import Opened, SystemTime, create, open_house
from tests.gui.houses import begin

AGREES = 100
AHEAD = 3_000


class Machine:
    """A machine of its own, whose clock somebody set wrongly."""

    def __init__(self, name: str, ahead: int) -> None:
        self._true, self._name, self.ahead = SystemTime(), name, ahead

    def now(self) -> Instant:
        return self.set_wrongly(self._true.now())

    def set_wrongly(self, true: Instant) -> Instant:
        return replace(true, boot=self._name, utc=Millis(true.utc + self.ahead))

    def time_ns(self) -> int:
        return time_ns() + self.ahead * 1_000_000

    @contextmanager
    def in_hand(self) -> Iterator[None]:
        """While a house is asked for something, its clock is this machine's."""
        with pytest.MonkeyPatch.context() as here:
            here.setattr(greeting, "time_ns", self.time_ns)
            yield

    def left(self, house: Opened) -> int:
        (tournament,) = house.session.tournaments()
        with self.in_hand():
            house.session.refresh()
            state = house.session.state(tournament)
            assert state is not None
            remaining = clock_board(state, house.session.now()).remaining
        assert remaining is not None
        return remaining

    @contextmanager
    def opened(self, place: str) -> Iterator[Opened]:
        with self.in_hand():
            house = open_house(place_of(place), self)
        with house:
            yield house


@pytest.fixture
def place(place_on_server: str) -> str:
    with create(place_of(place_on_server)) as house:
        begin(house.session)
    return place_on_server


@pytest.mark.parametrize("apart", [AHEAD, -AHEAD])
def test_clocks_of_machines_that_differ_by_seconds_read_the_same(place: str, apart: int) -> None:
    right, wrong = Machine("right", 0), Machine("wrong", apart)
    with right.opened(place) as one, wrong.opened(place) as other:
        assert ClockOff(seconds=3) in other.amiss
        assert one.amiss == ()
        (tournament,) = other.session.tournaments()
        with wrong.in_hand():
            other.session.submit(tournament, StartClock())
        assert abs(right.left(one) - wrong.left(other)) < AGREES
        assert abs(one.session.now().utc - other.session.now().utc) < AGREES


def test_a_clock_that_is_set_during_play_moves_nothing_in_the_house(place: str) -> None:
    here, there = Machine("here", 0), Machine("there", 0)
    with here.opened(place) as one, there.opened(place) as other:
        (tournament,) = one.session.tournaments()
        one.session.submit(tournament, StartClock())
        assert one.clock_off() is None
        here.ahead = AHEAD
        assert abs(here.left(one) - there.left(other)) < AGREES
        assert one.clock_off() == ClockOff(seconds=3)
