"""Seals begin anew in each flight: two are alike only where they lay on one table."""

from tdconsole.domain.engine.invariants import SealTwice, problems
from tdconsole.domain.language.commands.clock import PauseClock, ResumeClock
from tdconsole.domain.language.commands.day import Bagging, BagStacks, EndDay
from tdconsole.domain.language.commands.draw import DrawSeats
from tdconsole.domain.language.commands.flights import MergeFlights, OpenFlight
from tdconsole.domain.language.events.day import Bagged, StacksBagged
from tdconsole.domain.values import Chips, EntryId
from tests.domain.first_days import STACK, in_flights, plays
from tests.domain.floor import Floor


def sealed(floor: Floor, *entries: EntryId) -> None:
    """Bags 1, 2, 3 and so on; the day is over."""
    told = [
        Bagging(entry=entry, chips=STACK, seal=str(number))
        for number, entry in enumerate(entries, 1)
    ]
    floor.do(PauseClock(), BagStacks(bags=tuple(told)), EndDay())


def together() -> tuple[Floor, list[EntryId]]:
    floor = in_flights()
    first = plays(floor, 1, 2, 3)
    sealed(floor, *first)
    floor.do(OpenFlight())
    second = plays(floor, 4, 5, 6)
    sealed(floor, *second)
    floor.do(MergeFlights())
    return floor, [*first, *second]


def test_bags_of_two_flights_may_have_one_number() -> None:
    floor, _entries = together()
    assert problems(floor.tournament) == frozenset()


def twice(floor: Floor, *entries: EntryId) -> None:
    """One seal on these bags, as only a damaged file has it."""
    state = floor.tournament
    bags = tuple(Bagged(entry=entry, chips=Chips(STACK), seal="B 1") for entry in entries)
    floor.given(StacksBagged(play=state.current, bags=bags, at=floor.now))


def test_two_of_one_flight_may_not() -> None:
    floor = in_flights()
    twice(floor, *plays(floor, 1, 2))
    assert problems(floor.tournament) >= {SealTwice(seal="B 1")}


def test_two_of_day_two_may_not() -> None:
    floor, entries = together()
    floor.do(DrawSeats(), ResumeClock())
    twice(floor, entries[0], entries[-1])
    assert problems(floor.tournament) >= {SealTwice(seal="B 1")}
