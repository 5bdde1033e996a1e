"""Several first days: what a cap and a name hold for, and how all of them are called off."""

from itertools import pairwise
from typing import Any

from tdconsole.domain.flights.first_days import plays_down_to
from tdconsole.domain.language.commands.clock import ResumeClock
from tdconsole.domain.language.commands.draw import DrawSeats
from tdconsole.domain.language.commands.entry import RegisterEntry
from tdconsole.domain.language.commands.flights import MergeFlights, OpenFlight
from tdconsole.domain.language.commands.floor import Bust, EliminatePlayers
from tdconsole.domain.language.commands.money import CancelTournament, Counted
from tdconsole.domain.language.commands.tournament import EditSetup
from tdconsole.domain.language.rejections.entry import CapReached, NoMoreReentries, OneFlightOnly
from tdconsole.domain.language.rejections.flights import FlightNamedSo
from tdconsole.domain.language.terms import (
    Envelope,
    Flights,
    Mystery,
    Reentries,
    Satellite,
    Terms,
    TermsChanges,
)
from tdconsole.domain.state.flight_names import flight_name, next_name
from tdconsole.domain.values import Chips, EntryId, Money, PlayId, Price
from tests.domain.first_days import bags, enters, goes_out, in_flights, plays
from tests.domain.floor import Floor, busting, person

FIRST, SECOND = PlayId(1), PlayId(2)


def enters_day_two(floor: Floor, number: int) -> Any:
    return floor.when(RegisterEntry(person=person(number), draw=False))


def merged(*, again: bool = True, **terms: Any) -> Floor:
    """Person 1 went out of both flights, 2 and 6 of neither; four in 1A and three in 1B."""
    flights = Flights(into_day_two=True, again=again)
    floor = in_flights(terms=Terms(flights=flights, reentries=Reentries(most=1), **terms))
    entries = plays(floor, 1, 2, 3, 4)
    goes_out(floor, entries[0])
    bags(floor, {})
    floor.do(OpenFlight())
    entries = plays(floor, 1, 6, 7)
    goes_out(floor, entries[0])
    bags(floor, {})
    floor.do(MergeFlights())
    return floor


def test_on_day_two_the_cap_is_of_those_who_enter_it() -> None:
    floor = merged(cap=2)
    floor.do(RegisterEntry(person=person(8), draw=False))
    floor.do(RegisterEntry(person=person(1), draw=False))
    assert isinstance(enters_day_two(floor, 9), CapReached)


def test_on_day_two_reentries_are_counted_anew() -> None:
    floor = merged()
    entered = [enters(floor, 1)[0]]
    floor.do(DrawSeats(), ResumeClock())
    for _ in range(2):
        floor.wait(minutes=1)
        floor.do(busting(entered[-1]))
        if len(entered) == 1:
            floor.do(RegisterEntry(person=person(1)))
            entered.append(floor.issued.entry)
    assert isinstance(enters_day_two(floor, 1), NoMoreReentries)


def test_one_flight_for_each_is_so_on_day_two() -> None:
    assert isinstance(enters_day_two(merged(again=False), 1), OneFlightOnly)


def test_a_satellite_plays_down_to_the_seats_of_its_own_flight() -> None:
    terms = Terms(
        flights=Flights(ends="money"),
        reentries=Reentries(),
        satellite=Satellite(seat=Money(10_000)),
    )
    floor = in_flights(terms=terms)
    down_to = []
    for first in (1, 11):
        if floor.tournament.entries.by_id:
            floor.do(OpenFlight())
        entries = plays(floor, *range(first, first + 8))
        down_to.append(plays_down_to(floor.tournament))
        goes_out(floor, *entries[:4])
        bags(floor, {})
    assert down_to == [4, 4]


def test_a_name_that_was_said_is_not_offered_again() -> None:
    floor = in_flights()
    enters(floor, 1)
    floor.do(OpenFlight(name="1C"))
    enters(floor, 2)
    assert next_name(floor.tournament) == "1D"
    floor.do(OpenFlight())
    assert flight_name(floor.tournament, floor.tournament.current) == "1D"
    same = EditSetup(terms=TermsChanges(flights=Flights(names=("1C",))))
    assert floor.when(same) == FlightNamedSo(flight="1C")


def side_by_side(**changes: Any) -> tuple[Floor, list[EntryId], list[EntryId]]:
    """Four play in each, and both clocks run."""
    floor = in_flights(**changes)
    first = plays(floor, 1, 2, 3, 4)
    floor.do(OpenFlight())
    return floor, first, plays(floor, 11, 12, 13, 14)


def test_called_off_every_clock_stands() -> None:
    floor, first, second = side_by_side()
    floor.do(busting(second[0]))
    left = [*first, *second[1:]]
    counted = tuple(Counted(entry=one, chips=Chips(20_000)) for one in left)
    floor.do(CancelTournament(reason="", stacks=counted))
    anchors = [floor.tournament.plays[play].clock.anchor for play in (FIRST, SECOND)]
    assert [one is not None and one.since for one in anchors] == [None, None]


def test_called_off_no_envelope_is_waited_for() -> None:
    terms = Terms(
        flights=Flights(),
        reentries=Reentries(),
        heads=Mystery(envelopes=(Envelope(amount=Money(1_000), number=8),), from_players=6),
    )
    price = Price(pool=Money(5_000), fee=Money(500), bounty=Money(1_000))
    floor, first, second = side_by_side(price=price, terms=terms)
    for out, winner in pairwise(second):
        floor.wait(minutes=1)
        floor.do(EliminatePlayers(hand=(Bust(entry=out, by=(winner,)),)))
    left = [*first, second[-1]]
    counted = tuple(Counted(entry=one, chips=Chips(20_000)) for one in left)
    floor.do(CancelTournament(reason="", stacks=counted))
    assert set(floor.tournament.prizes.refunds or ()) == set(left)
