"""Several first days of one tournament: what each is ended by, who goes on, and with what."""

from typing import Any

import pytest

from tdconsole.domain.day.bagging import stack
from tdconsole.domain.eliminations.busting import finishes
from tdconsole.domain.engine.invariants import problems
from tdconsole.domain.flights.first_days import begins_with, going_on, is_over, plays_down_to
from tdconsole.domain.flights.merged_view import united
from tdconsole.domain.language.commands.bubble import StartHandForHand
from tdconsole.domain.language.commands.clock import ResumeClock, StartClock
from tdconsole.domain.language.commands.draw import DrawSeats, RedrawSeats
from tdconsole.domain.language.commands.entry import RegisterEntry, TakeAddOn, TakeRebuy
from tdconsole.domain.language.commands.flights import MergeFlights, OpenFlight
from tdconsole.domain.language.commands.floor import MovePlayer
from tdconsole.domain.language.commands.money import CancelTournament, PayOut, PostPrizes
from tdconsole.domain.language.commands.seating import MarkSeats, OpenTables
from tdconsole.domain.language.commands.tournament import EditSetup, FinishTournament
from tdconsole.domain.language.events.draw import SeatsDrawn
from tdconsole.domain.language.events.flights import FlightOpened, FlightsMerged
from tdconsole.domain.language.rejections.clock import NoSuchPeriod
from tdconsole.domain.language.rejections.day import BaggedAlready
from tdconsole.domain.language.rejections.entry import (
    FirstDaysOver,
    NoMoreReentries,
    NoRebuys,
    OneFlightOnly,
    QualifiedAlready,
)
from tdconsole.domain.language.rejections.flights import (
    FlightIsEmpty,
    FlightIsOver,
    FlightNamedSo,
    FlightsAreMerged,
    FlightsOpened,
    FlightsStillPlay,
    FlightsTooLate,
    NobodyGoesOn,
    NoSuchFlight,
    NotBeforeMerge,
    NotInFlights,
    PlaysInFlight,
    TableInFlight,
    WaitsTwice,
)
from tdconsole.domain.language.rejections.refusal import Refusal
from tdconsole.domain.language.terms import AddOn, Flights, Reentries, Terms, TermsChanges
from tdconsole.domain.player_clock.time_bank import at_final_table
from tdconsole.domain.prizes.awards import awards
from tdconsole.domain.room.final_table import redraw_due
from tdconsole.domain.state.context import Standing
from tdconsole.domain.state.flight_in_hand import floors, seen
from tdconsole.domain.state.flight_names import flight_name, next_name, nth_flight
from tdconsole.domain.values import Chips, EntryId, Money, PeriodId, PlayId, Price, TableNo
from tests.domain.first_days import bags, chips_of, enters, goes_out, in_flights, plays, two_days
from tests.domain.floor import Floor, at, busting, opened, person, playing

FIRST, SECOND, DAY_TWO = PlayId(1), PlayId(2), PlayId(3)


def one_over(flights: Flights | None = None, **changes: Any) -> Floor:
    """1A is in its bags, persons 1 to 3 with a stack each; 4 went out."""
    floor = in_flights(flights, **changes)
    entries = plays(floor, 1, 2, 3, 4)
    goes_out(floor, entries[3])
    bags(floor, {})
    return floor


def merged(forward: Any = "best", **mine: Any) -> Floor:
    floor = two_days(forward, **mine)
    floor.do(MergeFlights())
    return floor


# Opening


def test_each_flight_has_its_own_floor() -> None:
    floor = one_over()
    floor.do(OpenFlight())
    state = floor.tournament
    assert (state.left, state.chips, len(state.entries.by_id)) == (0, 0, 0)
    plays(floor, 5, 6)
    assert floor.tournament.left == 2
    first = seen(floor.tournament, FIRST)
    assert (first.left, first.chips) == (3, 80_000)
    assert problems(floor.tournament) == frozenset()


def test_the_money_is_of_all_flights() -> None:
    floor = one_over()
    floor.do(OpenFlight())
    enters(floor, 5, 6)
    state = floor.tournament
    assert state.takings.pool == 6 * 5_000
    assert len(united(state).entries.by_id) == 6
    assert united(state).left == 5


@pytest.mark.parametrize(("at", "name"), [(0, "1A"), (1, "1B"), (25, "1Z"), (26, "1AA")])
def test_flights_are_named_by_letters(at: int, name: str) -> None:
    assert nth_flight(at) == name


def test_planned_names_are_taken_in_turn_and_one_may_be_said() -> None:
    floor = one_over(Flights(names=("Fri", "Sat")))
    assert flight_name(floor.tournament, FIRST) == "Fri"
    assert next_name(floor.tournament) == "Sat"
    assert isinstance(floor.when(OpenFlight(name="Fri")), FlightNamedSo)
    (event,) = floor.do(OpenFlight(name=" Turbo "))
    assert isinstance(event, FlightOpened)
    assert event.name == "Turbo"
    assert flight_name(floor.tournament, SECOND) == "Turbo"


def test_a_flight_is_opened_once() -> None:
    floor = one_over()
    floor.do(OpenFlight())
    assert floor.when(OpenFlight()) == FlightIsEmpty(flight="1B")


def test_without_flights_there_is_none_to_open_or_merge() -> None:
    floor = playing(3)
    assert isinstance(floor.when(OpenFlight()), NotInFlights)
    assert isinstance(floor.when(MergeFlights()), NotInFlights)


def test_two_flights_run_side_by_side() -> None:
    floor = in_flights()
    here = plays(floor, 1, 2, 3)
    floor.do(OpenFlight())
    there = plays(floor, 4, 5, 6)
    assert set(seen(floor.tournament, FIRST).play.seating.tables) == {1}
    assert set(floor.tournament.play.seating.tables) == {2}
    floor.do(busting(here[0]).__class__(hand=busting(here[0]).hand, play=FIRST))
    floor.do(busting(there[0]))
    assert [len(one.exits.by_entry) for one in floors(floor.tournament).values()] == [1, 1]
    assert isinstance(floor.when(OpenTables(tables=(TableNo(1),))), TableInFlight)


def test_no_command_goes_to_a_flight_that_is_not_there() -> None:
    floor = in_flights()
    assert floor.when(OpenTables(number=1, play=PlayId(7))) == NoSuchFlight(play=PlayId(7))


def test_an_entry_is_found_in_whichever_flight() -> None:
    floor = in_flights()
    plays(floor, 1, 2, 3)
    floor.do(OpenFlight())
    enters(floor, 4)
    assert isinstance(floor.when(TakeRebuy(entry=EntryId(1))), NoRebuys)


# Entering


def test_whoever_plays_in_one_flight_enters_no_other() -> None:
    floor = in_flights()
    plays(floor, 1, 2, 3)
    floor.do(OpenFlight())
    refused = floor.when(RegisterEntry(person=person(1)))
    assert refused == PlaysInFlight(entry=EntryId(1), flight="1A")


def test_whoever_went_out_enters_the_next_one() -> None:
    floor = one_over()
    floor.do(OpenFlight())
    (entry,) = enters(floor, 4)
    there = floor.tournament.entries.by_id[entry]
    assert (there.previous_entry, there.bullet, there.play) == (EntryId(4), 2, SECOND)


def test_unless_each_player_has_one_flight() -> None:
    floor = one_over(Flights(again=False))
    floor.do(OpenFlight())
    refused = floor.when(RegisterEntry(person=person(4)))
    assert refused == OneFlightOnly(entry=EntryId(4), flight="1A")
    through = floor.when(RegisterEntry(person=person(1)))
    assert through == OneFlightOnly(entry=EntryId(1), flight="1A")
    floor.do(RegisterEntry(person=person(4), override="the director's word"))


def test_with_the_first_stack_going_forward_whoever_has_one_enters_no_other() -> None:
    """FL-4."""
    floor = one_over(Flights(forward="first"))
    floor.do(OpenFlight())
    refused = floor.when(RegisterEntry(person=person(1)))
    assert refused == QualifiedAlready(entry=EntryId(1), flight="1A", chips=Chips(26_667))


def test_reentries_are_counted_in_each_flight() -> None:
    terms = Terms(flights=Flights(), reentries=Reentries(most=1))
    floor = in_flights(terms=terms)
    first = plays(floor, 1, 2, 3)
    goes_out(floor, first[0])
    (again,) = enters(floor, 1)
    floor.do(DrawSeats())
    goes_out(floor, again)
    assert isinstance(floor.when(RegisterEntry(person=person(1))), NoMoreReentries)
    floor.do(OpenFlight())
    enters(floor, 1)


def test_nobody_enters_a_flight_that_is_over() -> None:
    floor = one_over()
    assert floor.when(RegisterEntry(person=person(9))) == FlightIsOver(flight="1A")
    assert isinstance(floor.when(DrawSeats()), FlightIsOver)
    assert isinstance(floor.when(ResumeClock()), FlightIsOver)


@pytest.mark.parametrize("into_day_two", [True, False])
def test_entries_on_day_two_are_the_set_ups_matter(*, into_day_two: bool) -> None:
    floor = one_over(Flights(into_day_two=into_day_two))
    floor.do(MergeFlights())
    decided = floor.when(RegisterEntry(person=person(9), draw=False))
    assert isinstance(decided, tuple if into_day_two else FirstDaysOver)


# Stacks that go forward


def test_the_best_stack_goes_forward_and_the_other_is_forfeited() -> None:
    """FL-1."""
    floor = merged("best", mine=(1_000, 5_000))
    assert chips_of(floor, 7) == 5_000
    assert chips_of(floor, 1) is None
    assert floor.tournament.exits.by_entry[EntryId(1)].forfeited == 1_000
    assert floor.tournament.exits.by_entry[EntryId(1)].forward == 7


def test_a_stack_stands_though_nothing_was_left_of_the_other_flight() -> None:
    """FL-2."""
    floor = merged("best", mine=(1_000, 0))
    assert chips_of(floor, 1) == 1_000


def test_all_stacks_of_a_player_go_forward_together() -> None:
    """FL-3."""
    floor = merged("accumulate", mine=(1_000, 5_000))
    assert chips_of(floor, 7) == 6_000
    assert floor.tournament.forfeited == 0
    assert floor.tournament.chips == 12 * 20_000


def test_the_first_stack_goes_forward_even_where_a_better_one_was_allowed() -> None:
    floor = one_over(Flights(forward="first"))
    floor.do(OpenFlight())
    floor.do(RegisterEntry(person=person(1), override="he insists", draw=False))
    plays(floor, 8, 9)
    bags(floor, {EntryId(5): 50_000})
    assert going_on(floor.tournament).given_up == {EntryId(5): EntryId(1)}


@pytest.mark.parametrize("forward", ["first", "best", "accumulate"])
def test_chips_add_up_over_the_merge(forward: Any) -> None:
    state = merged(forward).tournament
    assert problems(state) == frozenset()
    assert sum(bag.chips for bag in state.play.bags.values()) == state.chips
    assert state.chips + state.forfeited == 12 * 20_000


# The merge


def test_day_two_begins_with_a_draw_of_all_that_are_left() -> None:
    floor = merged()
    assert floor.tournament.current == DAY_TWO
    assert floor.tournament.left == 3
    (drawn,) = floor.do(DrawSeats())
    assert isinstance(drawn, SeatsDrawn)
    assert {one.entry for one in drawn.seated} == {2, 3, 7}
    floor.do(ResumeClock())


def test_it_is_played_out() -> None:
    floor = merged()
    floor.do(DrawSeats(), ResumeClock())
    while floor.tournament.left > 1:
        goes_out(floor, min(floor.tournament.play.seating.of))
    floor.wait(minutes=30)
    floor.do(PostPrizes(), FinishTournament())
    assert problems(floor.tournament) == frozenset()
    assert sum(one.amount for one in awards(floor.tournament)) == 12 * 5_000
    assert sorted(one.place for one in finishes(floor.tournament)) == list(range(1, 13))


def test_places_of_the_flights_are_by_how_far_each_came() -> None:
    floor = in_flights()
    early = plays(floor, 1, 2, 3, minutes=5)
    goes_out(floor, early[0], after=20)  # after 25 minutes
    bags(floor, {})
    floor.do(OpenFlight())
    late = plays(floor, 4, 5, 6, minutes=1)
    goes_out(floor, late[0], after=2)  # after 3
    goes_out(floor, late[1], after=30)  # after 33
    bags(floor, {})
    floor.do(MergeFlights())
    behind = [one.entry for one in finishes(floor.tournament)]
    assert behind == [late[1], early[0], late[0]]


def test_a_stack_that_was_given_up_stands_behind_all_who_were_out() -> None:
    placed = [one.entry for one in finishes(merged().tournament)]
    assert placed[-3:] == [8, 9, 1]


def test_nothing_is_merged_while_a_flight_plays() -> None:
    floor = one_over()
    floor.do(OpenFlight())
    plays(floor, 8, 9)
    assert floor.when(MergeFlights()) == FlightsStillPlay(flights=("1B",))
    assert isinstance(in_flights().when(MergeFlights()), NobodyGoesOn)


def test_a_flight_that_nobody_entered_keeps_no_other_waiting() -> None:
    floor = one_over()
    floor.do(OpenFlight(), MergeFlights())
    assert floor.tournament.left == 3


def test_merged_once_and_for_all() -> None:
    floor = merged()
    assert isinstance(floor.when(MergeFlights()), FlightsAreMerged)
    assert isinstance(floor.when(OpenFlight()), FlightsAreMerged)
    assert isinstance(floor.when(OpenTables(number=1, play=FIRST)), FlightsAreMerged)


def test_whoever_never_sat_in_a_second_flight_is_told_of_before() -> None:
    floor = one_over()
    floor.do(OpenFlight())
    plays(floor, 8, 9)
    enters(floor, 1)
    bags(floor, {})
    assert floor.when(MergeFlights()) == WaitsTwice(entry=EntryId(7), other=EntryId(1))


def test_the_clock_goes_on_where_the_slowest_flight_stopped() -> None:
    floor = two_days()
    assert begins_with(floor.tournament, floor.now).id == PeriodId(1)
    (event,) = floor.do(MergeFlights(period=PeriodId(2)))
    assert isinstance(event, FlightsMerged)
    assert event.anchor.period == PeriodId(2)
    assert event.anchor.since is None
    assert isinstance(two_days().when(MergeFlights(period=PeriodId(77))), NoSuchPeriod)


def test_stacks_of_day_two_are_those_of_the_bags() -> None:
    floor = merged()
    assert stack(floor.tournament, EntryId(7)) == 5_000


# How far a flight plays


@pytest.mark.parametrize(("share", "left"), [(1_500, 1), (2_500, 1), (5_000, 2), (10_000, 3)])
def test_a_share_of_the_field_is_left(share: int, left: int) -> None:
    floor = in_flights(Flights(ends="share", share=share))
    plays(floor, 1, 2, 3)
    assert plays_down_to(floor.tournament) == left


def test_or_as_many_as_are_paid_of_so_many_entries() -> None:
    floor = in_flights(Flights(ends="money"))
    entries = plays(floor, 1, 2, 3, 4, 5)
    assert plays_down_to(floor.tournament) == 3
    goes_out(floor, entries[0])
    (started,) = floor.do(StartHandForHand())
    assert getattr(started, "until", None) == 3


def test_a_level_ends_it_where_the_structure_says_so() -> None:
    floor = in_flights()
    plays(floor, 1, 2, 3)
    assert plays_down_to(floor.tournament) is None


def test_the_last_table_of_a_flight_is_not_the_final_one() -> None:
    floor = in_flights()
    entries = plays(floor, *range(1, 11))
    assert len(floor.tournament.play.seating.tables) == 2
    goes_out(floor, entries[0])
    assert redraw_due(floor.tournament) is None
    assert not at_final_table(floor.tournament, floor.now)


# What waits


@pytest.mark.parametrize("command", [PostPrizes(), FinishTournament()])
def test_the_prizes_wait_for_the_merge(command: Any) -> None:
    floor = one_over()
    assert isinstance(floor.when(command), NotBeforeMerge)
    assert awards(floor.tournament) == ()


def test_called_off_everybody_of_all_flights_has_a_refund() -> None:
    floor = in_flights()
    enters(floor, 1, 2)
    floor.do(OpenFlight())
    enters(floor, 3)
    floor.do(CancelTournament(reason="no power"))
    refunds = floor.tournament.prizes.refunds
    assert refunds is not None
    assert set(refunds) == {1, 2, 3}
    owed = floor.when(PayOut(entry=EntryId(1), due="refund"))
    assert isinstance(owed, tuple)


def test_flights_stay_in_the_set_up_once_there_are_two() -> None:
    floor = one_over()
    off = EditSetup(terms=TermsChanges(flights="off"))
    assert isinstance(floor.when(off), tuple)
    floor.do(OpenFlight())
    assert isinstance(floor.when(off), FlightsOpened)


def test_a_stack_that_was_edited_is_so_in_every_flight() -> None:
    floor = in_flights()
    plays(floor, 1, 2)
    floor.do(OpenFlight())
    enters(floor, 3)
    floor.do(EditSetup(stack=Chips(30_000), entries_too=True))
    assert [one.chips for one in floors(floor.tournament).values()] == [60_000, 30_000]
    assert problems(floor.tournament) == frozenset()


def test_a_price_that_was_edited_too() -> None:
    floor = in_flights()
    enters(floor, 1)
    floor.do(OpenFlight())
    enters(floor, 2)
    price = floor.tournament.setup.price
    dearer = type(price)(pool=Money(9_000), fee=Money(1_000))
    floor.do(EditSetup(price=dearer, entries_too=True))
    assert floor.tournament.takings.pool == 18_000


def test_over_means_in_bags() -> None:
    floor = in_flights()
    plays(floor, 1, 2)
    assert not is_over(floor.tournament)
    bags(floor, {})
    assert is_over(floor.tournament)
    assert isinstance(floor.when(StartClock()), Refusal)


def test_nobody_is_known_by_two_numbers_in_two_flights() -> None:
    floor = in_flights()
    plays(floor, 1, 2, 3)
    floor.do(OpenFlight())
    same = Standing(same=(person(1),))
    refused = floor.when(RegisterEntry(person=person(8)), standing=same)
    assert refused == PlaysInFlight(entry=EntryId(1), flight="1A")


def test_without_flights_nothing_is_another() -> None:
    floor = opened()
    assert united(floor.tournament) is floor.tournament
    assert seen(floor.tournament, PlayId(4)) is floor.tournament


# What stands in the way


def test_nobody_goes_to_a_table_where_another_flight_sits() -> None:
    floor = in_flights()
    plays(floor, 1, 2, 3)
    floor.do(OpenFlight())
    (entry, *_) = plays(floor, 4, 5, 6)
    there = TableInFlight(table=TableNo(1), flight="1A")
    assert floor.when(MovePlayer(entry=entry, seat=at(1, 9))) == there
    assert floor.when(MarkSeats(seats=(at(1, 9),), use="dead")) == there
    assert floor.when(RedrawSeats(tables=(TableNo(1),), reason="again")) == there


def test_flights_come_too_late_once_prizes_are_posted_or_a_second_day_begins() -> None:
    switch = EditSetup(terms=TermsChanges(flights=Flights()))
    floor = playing(3, 3)
    assert isinstance(floor.when(switch), tuple)
    floor.do(PostPrizes())
    assert isinstance(floor.when(switch), FlightsTooLate)


def test_nobody_buys_chips_for_a_stack_that_is_in_a_bag() -> None:
    sold = AddOn(price=Price(pool=Money(1_000)), chips=Chips(5_000))
    floor = in_flights(terms=Terms(flights=Flights(), add_on=sold))
    plays(floor, 1, 2)
    bags(floor, {})
    refused = floor.when(TakeAddOn(entry=EntryId(1)))
    assert refused == BaggedAlready(entry=EntryId(1), chips=Chips(20_000))
    floor.do(EditSetup(stack=Chips(30_000), entries_too=True))
    assert floor.tournament.chips == 40_000


def test_of_several_stacks_each_was_counted_into_a_bag() -> None:
    floor = in_flights(Flights(forward="accumulate"))
    entries = plays(floor, 1, 2, 3)
    bags(floor, {entries[0]: 1_000})
    floor.do(OpenFlight())
    plays(floor, 8, 9)
    enters(floor, 1)
    bags(floor, {})
    assert isinstance(floor.when(MergeFlights()), WaitsTwice)
