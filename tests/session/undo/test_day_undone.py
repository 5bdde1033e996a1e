"""The end of a day taken back and brought back, gesture by gesture."""

from tdconsole.domain.language.commands.clock import PauseClock, ResumeClock
from tdconsole.domain.language.commands.day import (
    Bagging,
    BagStacks,
    CallLastHands,
    EndDay,
    PlayLastHands,
    SeatAsBefore,
)
from tdconsole.domain.language.commands.draw import DrawSeats
from tdconsole.domain.language.commands.tournament import OverrideRules
from tdconsole.domain.language.commands.trail import Redo, Request, Undo
from tdconsole.domain.language.events.day import LastHandsDrawn
from tdconsole.domain.language.rejections.day import NobodySeatedYet
from tdconsole.domain.language.rejections.engine import Blocker, StepsStandOnIt, WouldNotAddUp
from tdconsole.domain.rules.book import RuleChanges
from tdconsole.domain.values import EntryId, TableNo
from tests.session.floor import Desk

ALL = tuple(map(TableNo, (1, 2)))


def bag(entry: int, chips: int = 1_000, seal: str = "") -> BagStacks:
    return BagStacks(bags=(Bagging(entry=EntryId(entry), chips=chips, seal=seal),))


def test_each_gesture_of_the_end_is_taken_back_and_brought_back(desk: Desk) -> None:
    desk.seat_and_start(6)
    gestures: tuple[Request, ...] = (
        CallLastHands(),
        PlayLastHands(tables=ALL),
        *(bag(entry, seal=f"B {entry}") for entry in range(1, 7)),
        EndDay(),
    )
    states = [desk.state]
    desk.do(CallLastHands(hands=1))
    states.append(desk.state)
    for gesture in gestures[1:]:
        desk.do(gesture)
        states.append(desk.state)
    for state in reversed(states[:-1]):
        desk.do(Undo())
        assert desk.state == state
    for state in states[1:]:
        desk.do(Redo())
        assert desk.state == state


def test_the_card_that_was_drawn_stays_used(desk: Desk) -> None:
    desk.seat_and_start(6)
    first = desk.do(CallLastHands())
    desk.do(Undo())
    second = desk.do(CallLastHands())
    (drawn, again) = (step.events[0] for step in (first, second))
    assert isinstance(drawn, LastHandsDrawn)
    assert isinstance(again, LastHandsDrawn)
    links = [drawn.link, again.link]
    assert links[0] != links[1]
    assert desk.state.play.last_hands is not None


def test_hands_played_stand_on_the_call_and_it_on_the_clock(desk: Desk) -> None:
    desk.seat_and_start(6)
    called = desk.do(CallLastHands(hands=2))
    played = desk.do(PlayLastHands(tables=ALL))
    blocked = StepsStandOnIt(
        step=called.no, blockers=(Blocker(step=played.no, command="PlayLastHands"),)
    )
    assert desk.refused(Undo(step=called.no)) == blocked


def test_a_day_that_is_over_stays_so_once_the_next_has_begun(desk: Desk) -> None:
    desk.seat_and_start(6)
    desk.do(CallLastHands(hands=1))
    desk.do(PlayLastHands(tables=ALL))
    for entry in range(1, 7):
        desk.do(bag(entry))
    over = desk.do(EndDay())
    drawn = desk.do(DrawSeats())
    resumed = desk.do(ResumeClock())
    blockers = (
        Blocker(step=drawn.no, command="DrawSeats"),
        Blocker(step=resumed.no, command="ResumeClock"),
    )
    assert desk.refused(Undo(step=over.no)) == StepsStandOnIt(step=over.no, blockers=blockers)


def test_seats_are_not_taken_back_from_under_a_clock_that_runs(desk: Desk) -> None:
    desk.seat_and_start(6)
    desk.do(CallLastHands(hands=1))
    desk.do(PlayLastHands(tables=ALL))
    for entry in range(1, 7):
        desk.do(bag(entry))
    desk.do(EndDay())
    assert desk.refused(ResumeClock()) == NobodySeatedYet(day=2)
    drawn = desk.do(DrawSeats())
    desk.do(ResumeClock())
    wrong = WouldNotAddUp(step=drawn.no, problems=("ClockRunsOvernight",))
    assert desk.refused(Undo(step=drawn.no)) == wrong
    desk.do(PauseClock())
    desk.do(Undo(step=drawn.no))


def test_no_undo_brings_two_bags_under_one_seal(desk: Desk) -> None:
    desk.seat_and_start(6)
    desk.do(CallLastHands(hands=1))
    desk.do(PlayLastHands(tables=ALL))
    wrong = desk.do(bag(1, seal="B 1"))
    desk.do(Undo())
    desk.do(bag(2, seal="B 1"))
    refused = desk.refused(Redo(step=wrong.no))
    assert isinstance(refused, WouldNotAddUp)
    assert refused.problems == ("SealTwice",)


def test_seats_as_before_are_taken_back_and_brought_back_in_one_step(desk: Desk) -> None:
    desk.seat_and_start(6)
    desk.do(CallLastHands(hands=1))
    desk.do(PlayLastHands(tables=ALL))
    for entry in range(1, 7):
        desk.do(bag(entry))
    over = desk.do(EndDay())
    desk.do(OverrideRules(changes=RuleChanges(redraw_each_day=False)))
    night = desk.state
    again = desk.do(SeatAsBefore())
    morning = desk.state
    blocked = StepsStandOnIt(
        step=over.no, blockers=(Blocker(step=again.no, command="SeatAsBefore"),)
    )
    assert desk.refused(Undo(step=over.no)) == blocked
    desk.do(Undo())
    assert desk.state == night
    desk.do(Redo())
    assert desk.state == morning
    assert len(desk.state.play.seating.of) == 6
