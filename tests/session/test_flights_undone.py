"""Flights taken back and brought back: what stands on what, in one window and in two."""

from typing import Any

from msgspec.structs import replace

from tdconsole.domain.bagging import to_bag
from tdconsole.domain.commands import (
    Bagging,
    BagStacks,
    CorrectChips,
    DrawSeats,
    EditSetup,
    EndDay,
    MergeFlights,
    OpenFlight,
    OpenTables,
    PauseClock,
    Redo,
    RegisterEntry,
    ResumeClock,
    StartClock,
    Undo,
)
from tdconsole.domain.floors import seen
from tdconsole.domain.invariants import problems
from tdconsole.domain.rejections import StepsStandOnIt
from tdconsole.domain.rejections.flights import FlightIsOver, FlightsAreMerged
from tdconsole.domain.terms import Flights, Reentries, TermsChanges
from tdconsole.domain.values import EntryId, PersonId, PlayId
from tdconsole.journal import StoredStep
from tdconsole.session import Opened
from tdconsole.session.checking import check, check_draws
from tdconsole.session.merging import merge
from tests.session.floor import CREATION, Desk, busting

FIRST, SECOND, DAY_TWO = PlayId(1), PlayId(2), PlayId(3)


def of(command: Any, play: PlayId) -> Any:
    return replace(command, play=play)


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
    """Of 1A entries 2 and 3 are left, of 1B 5 and 6."""
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
