"""What hangs together over flights: prizes of all, heads, who gave up a stack, and chips corrected."""

from typing import Any

import pytest
from msgspec.structs import replace

from tdconsole.domain.eliminations.ranking import open_ties
from tdconsole.domain.engine.invariants import problems
from tdconsole.domain.flights.merged_view import united
from tdconsole.domain.language.commands.chips import (
    CorrectChips,
    ExchangeFound,
    RaceChips,
    RacingTable,
)
from tdconsole.domain.language.commands.clock import ResumeClock
from tdconsole.domain.language.commands.draw import DrawSeats
from tdconsole.domain.language.commands.flights import MergeFlights, OpenFlight
from tdconsole.domain.language.commands.floor import (
    Bust,
    CorrectElimination,
    EliminatePlayers,
    ReinstatePlayer,
)
from tdconsole.domain.language.rejections.entry import AlreadyRegistered
from tdconsole.domain.language.terms import Flights, Progressive, Reentries, Satellite, Terms
from tdconsole.domain.prize_list.satellite import is_won
from tdconsole.domain.prize_list.tables import prize_list
from tdconsole.domain.prizes.bounties import heads
from tdconsole.domain.prizes.unclaimed import unwon
from tdconsole.domain.state.flight_in_hand import each, entries_in_all, seen
from tdconsole.domain.values import Chips, EntryId, Money, PlayId, Price
from tdconsole.projections.eliminations.standings import standings
from tests.domain.first_days import bags, goes_out, in_flights, plays
from tests.domain.floor import Floor, busting

FIRST = PlayId(1)
WITH_HEADS = Price(pool=Money(5_000), fee=Money(500), bounty=Money(1_000))


def taking(victim: EntryId, *by: EntryId) -> EliminatePlayers:
    return EliminatePlayers(hand=(Bust(entry=victim, by=by),))


def twice_through(forward: Any = "first", **changes: Any) -> Floor:
    """Person 1 is through from 1A as entry 1 and from 1B as 4, where he took 5 out."""
    terms = Terms(
        flights=Flights(forward=forward), reentries=Reentries(), heads=Progressive(to_head=5_000)
    )
    floor = in_flights(terms=terms, price=WITH_HEADS, **changes)
    first = plays(floor, 1, 2, 3)
    floor.do(taking(first[2], first[0]))
    bags(floor, {first[0]: 5_000})
    floor.do(OpenFlight())
    second = plays(floor, 1, 5, 6)
    floor.do(taking(second[1], second[0]))
    bags(floor, {second[0]: 1_000 if forward == "first" else 9_000})
    return floor


def test_the_prize_list_is_of_all_in_every_flight() -> None:
    floor = in_flights()
    plays(floor, 1, 2, 3)
    floor.do(OpenFlight())
    plays(floor, 4, 5)
    for one in each(floor.tournament):
        assert entries_in_all(one) == 5
        assert prize_list(one) == prize_list(united(one)) == (12_500, 7_500, 5_000)
        assert not unwon(one).amount


def test_two_out_in_one_hand_of_a_flight_need_no_stacks() -> None:
    floor = in_flights()
    entries = plays(floor, 1, 2, 3, 4)
    assert isinstance(floor.when(busting(*entries[:2])), tuple)
    floor.do(busting(*entries[:2]))
    assert open_ties(floor.tournament) == ()


def test_no_seat_of_a_satellite_is_won_in_a_flight() -> None:
    terms = Terms(flights=Flights(), reentries=Reentries(), satellite=Satellite(seat=Money(5_000)))
    floor = in_flights(terms=terms)
    entries = plays(floor, 1, 2, 3)
    goes_out(floor, entries[0])
    assert not is_won(floor.tournament)


@pytest.mark.parametrize("forward", ["first", "best", "accumulate"])
def test_heads_stay_on_whoever_goes_on_with_another_stack(forward: Any) -> None:
    floor = twice_through(forward)
    before = heads(floor.tournament)
    floor.do(MergeFlights())
    after, kept = heads(floor.tournament), EntryId(1 if forward == "first" else 4)
    assert after.on[kept] == before.on[EntryId(1)] + before.on[EntryId(4)] == 3_000
    assert dict(after.won) == dict(before.won)
    assert after.unclaimed == {}
    assert problems(floor.tournament) == frozenset()


def test_whoever_gave_up_a_stack_may_still_be_named_as_winner_of_its_hands() -> None:
    floor = twice_through()
    floor.do(MergeFlights(), DrawSeats())
    named = CorrectElimination(entry=EntryId(5), by=(EntryId(6), EntryId(4)))
    assert isinstance(floor.when(named), tuple)
    floor.do(named)
    assert problems(floor.tournament) == frozenset()


def test_a_stack_that_was_given_up_stays_so() -> None:
    floor = twice_through()
    floor.do(MergeFlights(), DrawSeats(), ResumeClock())
    goes_out(floor, EntryId(1))
    refused = floor.when(ReinstatePlayer(entry=EntryId(4)))
    assert isinstance(refused, AlreadyRegistered)
    assert isinstance(floor.when(ReinstatePlayer(entry=EntryId(1))), tuple)
    (row,) = [one for one in standings(floor.tournament, {}).rows if one.entry == 1]
    assert row.entries == 2


def test_chips_are_put_right_in_the_flight_they_are_of() -> None:
    floor = in_flights()
    plays(floor, 1, 2, 3)
    floor.do(OpenFlight())
    plays(floor, 4, 5)
    table = next(iter(seen(floor.tournament, FIRST).play.seating.tables))
    race = RaceChips(
        old=Chips(25), new=Chips(100), tables=(RacingTable(table=table, odd=4, got=1),)
    )
    floor.do(
        replace(CorrectChips(chips=-25, why="miscounted"), play=FIRST), replace(race, play=FIRST)
    )
    floor.do(ExchangeFound(entry=EntryId(2), old=Chips(25), pieces=3, new=Chips(100)))
    first = seen(floor.tournament, FIRST)
    assert (first.chips, floor.tournament.chips) == (60_000 - 25 - 75, 40_000)
    assert problems(floor.tournament) == frozenset()


def test_what_is_united_keeps_its_entries_while_nobody_enters() -> None:
    floor = in_flights()
    entries = plays(floor, 1, 2, 3)
    floor.do(OpenFlight())
    plays(floor, 4, 5)
    before = united(floor.tournament).entries
    floor.do(replace(busting(entries[0]), play=FIRST))
    assert united(floor.tournament).entries is before
