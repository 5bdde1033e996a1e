"""Flights taken back and brought back: what stands on what, in one window and in two."""

from typing import Any

from tdconsole.domain.day.bagging import to_bag
from tdconsole.domain.engine.invariants import problems
from tdconsole.domain.language.commands.bubble import DealNextHand, StartHandForHand
from tdconsole.domain.language.commands.chips import CorrectChips
from tdconsole.domain.language.commands.clock import PauseClock, ResumeClock, StartClock
from tdconsole.domain.language.commands.day import Bagging, BagStacks, EndDay
from tdconsole.domain.language.commands.draw import DrawSeats
from tdconsole.domain.language.commands.entry import RegisterEntry, UnregisterEntry
from tdconsole.domain.language.commands.flights import MergeFlights, OpenFlight
from tdconsole.domain.language.commands.floor import BreakTable, MovePlayer
from tdconsole.domain.language.commands.seating import OpenTables
from tdconsole.domain.language.commands.tournament import EditSetup
from tdconsole.domain.language.commands.trail import Redo, Undo
from tdconsole.domain.language.rejections.engine import StepsStandOnIt, WouldNotAddUp
from tdconsole.domain.language.rejections.flights import (
    FlightIsEmpty,
    FlightIsOver,
    FlightNamedSo,
    FlightsAreMerged,
    NotInFlights,
    PlaysInFlight,
)
from tdconsole.domain.language.terms import Flights, Reentries, TermsChanges
from tdconsole.domain.state.flight_in_hand import seen
from tdconsole.domain.values import EntryId, PersonId, PlayId, TableNo
from tdconsole.journal import StoredStep
from tdconsole.session import Opened
from tdconsole.session.checking import check, check_draws
from tdconsole.session.people.merging import merge
from tests.domain.first_days import of
from tests.session.floor import CREATION, Desk, busting
from tests.session.undo.test_hand_for_hand_undone import reporting

FIRST, SECOND, DAY_TWO = PlayId(1), PlayId(2), PlayId(3)


def in_flights(desk: Desk) -> Desk:
    desk.do(EditSetup(terms=TermsChanges(flights=Flights(), reentries=Reentries())))
    return desk


def bagged(desk: Desk, play: PlayId) -> StoredStep:
    """All that are left of it, evenly; the day is over."""
    there = seen(desk.state, play)
    desk.do(of(PauseClock(), play))
    seated = sorted(there.play.seating.of)
    each, over = divmod(to_bag(there), len(seated))
    bags = tuple(
        Bagging(entry=entry, chips=each + (nth < over)) for nth, entry in enumerate(seated)
    )
    desk.do(of(BagStacks(bags=bags), play))
    return desk.do(of(EndDay(), play))


def side_by_side(desk: Desk) -> Desk:
    """1A with entries 1 to 3, 1B with 4 to 6; both play."""
    in_flights(desk).seat_and_start(3)
    desk.do(OpenFlight())
    desk.seat_and_start(3)
    return desk


def both_over(desk: Desk) -> Desk:
    """Both flights over: 2 and 3 are left of 1A, 5 and 6 of 1B."""
    side_by_side(desk)
    desk.do(of(busting(1), FIRST))
    desk.do(busting(4))
    bagged(desk, FIRST)
    bagged(desk, SECOND)
    return desk


def person_of(desk: Desk, entry: int) -> PersonId:
    return desk.session.timeline(desk.id).persons[EntryId(entry)]


def blockers(desk: Desk, step: StoredStep) -> list[str]:
    refused = desk.refused(Undo(step=step.no))
    assert isinstance(refused, StepsStandOnIt), refused
    return [blocker.command for blocker in refused.blockers]


# Opening


def test_a_flight_that_nobody_entered_is_closed_again(desk: Desk) -> None:
    in_flights(desk).seat_and_start(3)
    before = desk.state
    opened = desk.do(OpenFlight())
    after = desk.state
    desk.do(Undo())
    assert desk.state == before
    desk.do(Redo())
    assert desk.state == after
    desk.do(of(busting(1), FIRST))
    desk.do(Undo(step=opened.no))
    assert desk.state.current == FIRST
    assert desk.state.left == 2


def test_what_was_done_in_it_stands_on_its_opening(desk: Desk) -> None:
    in_flights(desk).seat_and_start(3)
    opened = desk.do(OpenFlight())
    desk.register()
    assert blockers(desk, opened) == ["RegisterEntry"]


def redone(desk: Desk, step: StoredStep) -> Any:
    refused = desk.refused(Redo(step=step.no))
    if isinstance(refused, StepsStandOnIt):
        return [blocker.command for blocker in refused.blockers]
    return refused


def test_what_was_opened_stands_on_flights_being_on(desk: Desk) -> None:
    on = desk.do(EditSetup(terms=TermsChanges(flights=Flights(), reentries=Reentries())))
    desk.seat_and_start(3)
    off = desk.do(EditSetup(terms=TermsChanges(flights="off")))
    desk.do(Undo())
    opened = desk.do(OpenFlight())
    assert "OpenFlight" in blockers(desk, on)
    assert redone(desk, off) == ["OpenFlight"]
    desk.do(Undo())
    desk.do(Redo(step=off.no))
    assert redone(desk, opened) == NotInFlights()


def test_off_is_not_brought_back_over_a_flight_that_was(desk: Desk) -> None:
    in_flights(desk).seat_and_start(3)
    opened = desk.do(OpenFlight())
    desk.do(Undo())
    off = desk.do(EditSetup(terms=TermsChanges(flights="off")))
    desk.do(Undo())
    desk.do(Redo(step=opened.no))
    assert redone(desk, off) == WouldNotAddUp(step=off.no, problems=("FlightsWithoutTerms",))


def test_a_flight_comes_back_once_under_its_name(desk: Desk) -> None:
    in_flights(desk).seat_and_start(3)
    first = desk.do(OpenFlight())
    desk.do(Undo())
    second = desk.do(OpenFlight())
    assert redone(desk, first) == ["OpenFlight"]
    desk.do(Undo())
    desk.do(Redo(step=first.no))
    assert redone(desk, second) == FlightIsEmpty(flight="1B")
    desk.register()
    assert redone(desk, second) == FlightNamedSo(flight="1B")


def test_it_comes_back_only_beside_one_that_was_entered(desk: Desk) -> None:
    in_flights(desk).register()
    opened = desk.do(OpenFlight())
    desk.do(Undo())
    desk.do(UnregisterEntry(entry=EntryId(1)))
    assert redone(desk, opened) == FlightIsEmpty(flight="1A")


# Two side by side


def test_a_bust_in_one_is_taken_back_while_the_other_plays_on(desk: Desk) -> None:
    side_by_side(desk)
    before = seen(desk.state, FIRST)
    out = desk.do(of(busting(1), FIRST))
    desk.do(busting(4))
    desk.do(of(PauseClock(), SECOND))
    desk.do(Undo(step=out.no))
    assert seen(desk.state, FIRST).exits == before.exits
    assert seen(desk.state, FIRST).play.seating == before.play.seating
    assert set(desk.state.exits.by_entry) == {4}
    desk.do(Redo(step=out.no))
    assert set(seen(desk.state, FIRST).exits.by_entry) == {1}
    assert problems(desk.state) == frozenset()


def test_not_once_its_day_is_over(desk: Desk) -> None:
    side_by_side(desk)
    out = desk.do(of(busting(1), FIRST))
    bagged(desk, FIRST)
    assert blockers(desk, out) == ["EndDay"]
    assert desk.refused(of(StartClock(), FIRST)) == FlightIsOver(flight="1A")


def test_the_end_of_one_is_taken_back_while_the_other_plays(desk: Desk) -> None:
    side_by_side(desk)
    over = bagged(desk, FIRST)
    desk.do(busting(4))
    desk.do(Undo(step=over.no))
    assert len(seen(desk.state, FIRST).play.seating.of) == 3
    desk.do(Redo(step=over.no))
    assert problems(desk.state) == frozenset()


def test_whoever_entered_the_next_flight_stays_out_of_the_first(desk: Desk) -> None:
    side_by_side(desk)
    out = desk.do(of(busting(1), FIRST))
    desk.do(RegisterEntry(person=person_of(desk, 1), draw=False))
    assert blockers(desk, out) == ["RegisterEntry"]


def test_chips_put_right_in_one_are_not_of_the_other(desk: Desk) -> None:
    side_by_side(desk)
    before = desk.state
    desk.do(of(CorrectChips(chips=-10, why="miscounted"), FIRST))
    assert (seen(desk.state, FIRST).chips, desk.state.chips) == (2_990, 3_000)
    desk.do(Undo())
    assert desk.state == before


def test_a_seat_of_the_other_flight_is_brought_back_to_nobody_twice(desk: Desk) -> None:
    in_flights(desk).seat_and_start(4)
    seats = desk.state.play.seating.of
    free = next(seat for seat in desk.free_seats() if seat.table == TableNo(2))
    here, there = (
        next(entry for entry, seat in seats.items() if seat.table == table) for table in (1, 2)
    )
    desk.do(OpenFlight())
    moved = desk.do(of(MovePlayer(entry=here, seat=free), FIRST))
    desk.do(Undo(step=moved.no))
    again = desk.do(of(MovePlayer(entry=there, seat=free), FIRST))
    desk.do(Undo(step=again.no))
    desk.do(Redo(step=moved.no))
    assert redone(desk, again) == WouldNotAddUp(step=again.no, problems=("SeatHeldByAnother",))


def test_two_hands_of_the_other_flight_are_not_made_one(desk: Desk) -> None:
    in_flights(desk).seat_and_start(9)
    one, two = (
        min(desk.state.play.seating.tables[TableNo(table)].players.values()) for table in (1, 2)
    )
    desk.do(OpenFlight())
    desk.do(of(StartHandForHand(until=3), FIRST))
    desk.do(of(busting(one), FIRST))
    desk.do(of(reporting(), FIRST))
    dealt = desk.do(of(DealNextHand(), FIRST))
    desk.do(of(busting(two), FIRST))
    wrong = WouldNotAddUp(step=dealt.no, problems=("HandAstray",))
    assert desk.refused(Undo(step=dealt.no)) == wrong


def test_a_table_of_the_next_flight_is_not_taken_from_it(desk: Desk) -> None:
    in_flights(desk).seat_and_start(3)
    over = bagged(desk, FIRST)
    desk.do(OpenFlight())
    for _ in range(3):
        desk.register()
    drawn = desk.do(DrawSeats())
    assert blockers(desk, over) == ["DrawSeats"]
    desk.do(Undo())
    desk.do(Undo(step=over.no))
    assert redone(desk, drawn) == WouldNotAddUp(step=drawn.no, problems=("TableInTwoFlights",))


def test_a_table_that_was_broken_stays_so_once_another_flight_sits_there(desk: Desk) -> None:
    in_flights(desk).seat_and_start(6)
    tables = desk.state.play.seating.tables
    one, two = (sorted(tables[TableNo(table)].players.values()) for table in (1, 2))
    for entry in (one[0], *two[:2]):
        desk.bust(entry)
    broken = desk.do(BreakTable(table=TableNo(2)))
    desk.do(OpenFlight())
    desk.seat_and_start(6)
    assert blockers(desk, broken) == ["DrawSeats"]


def test_a_day_stays_over_for_whoever_entered_the_next_flight(desk: Desk) -> None:
    in_flights(desk).seat_and_start(3)
    over = bagged(desk, FIRST)
    desk.do(OpenFlight())
    entered = desk.do(RegisterEntry(person=person_of(desk, 1), draw=False))
    assert blockers(desk, over) == ["RegisterEntry"]
    desk.do(Undo())
    desk.do(Undo(step=over.no))
    wrong = WouldNotAddUp(step=entered.no, problems=("PersonInTwoFlights",))
    assert redone(desk, entered) == wrong
    again = desk.refused(RegisterEntry(person=person_of(desk, 1), draw=False, play=SECOND))
    assert again == PlaysInFlight(entry=EntryId(1), flight="1A")


# The merge


def test_the_merge_is_taken_back_until_something_is_done_on_day_two(desk: Desk) -> None:
    both_over(desk)
    before = desk.state
    merged = desk.do(MergeFlights())
    after = desk.state
    assert (after.current, after.left) == (DAY_TWO, 4)
    desk.do(Undo())
    assert desk.state == before
    desk.do(Redo())
    assert desk.state == after
    desk.do(DrawSeats())
    assert blockers(desk, merged) == ["DrawSeats"]


def test_the_merge_comes_back_only_to_what_it_was_reckoned_for(desk: Desk) -> None:
    side_by_side(desk)
    first, _second = bagged(desk, FIRST), bagged(desk, SECOND)
    merged = desk.do(MergeFlights())
    desk.do(Undo(step=merged.no))
    desk.do(Undo(step=first.no))
    assert redone(desk, merged) == ["Undo"]
    desk.do(Redo(step=first.no))
    desk.do(EditSetup(terms=TermsChanges(flights=Flights(forward="first"))))
    assert redone(desk, merged) == ["EditSetup"]
    desk.do(Undo())
    opened = desk.do(OpenFlight())
    desk.do(Undo())
    desk.do(Redo(step=merged.no))
    assert redone(desk, opened) == FlightsAreMerged()


def test_nothing_of_a_flight_is_taken_back_once_they_are_merged(desk: Desk) -> None:
    side_by_side(desk)
    out = desk.do(of(busting(1), FIRST))
    desk.do(busting(4))
    first, second = bagged(desk, FIRST), bagged(desk, SECOND)
    desk.do(MergeFlights())
    for step in (out, first, second):
        assert "MergeFlights" in blockers(desk, step)
    assert isinstance(desk.refused(of(OpenTables(number=1), FIRST)), FlightsAreMerged)


def test_what_is_over_is_refused_before_it_is_drawn(desk: Desk) -> None:
    both_over(desk)
    looked = desk.session.foresee(desk.id, of(DrawSeats(), FIRST))
    assert looked == FlightIsOver(flight="1A")


def test_two_who_are_in_different_flights_are_not_one_person(desk: Desk) -> None:
    side_by_side(desk)
    one, other = person_of(desk, 1), person_of(desk, 4)
    refused = merge(desk.session, one, other)
    assert type(refused).__name__ == "BothEntered"


# Proof, and another process


def test_draws_of_all_flights_are_proven_before_and_after_the_merge(desk: Desk) -> None:
    both_over(desk)
    assert list(check_draws(desk.session.timeline(desk.id))) == []
    desk.do(MergeFlights())
    desk.do(DrawSeats())
    desk.do(ResumeClock())
    assert list(check_draws(desk.session.timeline(desk.id))) == []


def test_another_process_sees_the_same_flights(here: Opened, there: Opened) -> None:
    one = Desk(here.session)
    both_over(one)
    other = Desk(there.session, one.id)
    other.session.refresh()
    assert other.state == one.state
    other.do(MergeFlights())
    assert isinstance(one.refused(OpenFlight()), FlightsAreMerged)
    one.do(DrawSeats())
    other.session.refresh()
    assert other.state == one.state
    assert [list(check(opened)) for opened in (here, there)] == [[], []]


def test_two_processes_play_two_flights(here: Opened, there: Opened) -> None:
    one = Desk(here.session)
    side_by_side(one)
    other = Desk(there.session, one.id)
    out = one.do(of(busting(1), FIRST))
    other.do(of(busting(4), SECOND))
    one.do(Undo(step=out.no))
    other.session.refresh()
    assert other.state == one.state
    assert set(one.state.exits.by_entry) == {4}
    assert seen(one.state, FIRST).left == CREATION.seats_per_table
