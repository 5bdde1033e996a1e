"""What the director does with the clock. Levels here: 20, 20, a break of 10, 15 minutes."""

import pytest
from msgspec.structs import replace

from tdconsole.domain.language.commands.clock import (
    AdjustClock,
    CountHands,
    PauseClock,
    ResumeClock,
    SetClock,
    SetLevel,
    StartClock,
)
from tdconsole.domain.language.commands.wanted import Command
from tdconsole.domain.language.events.clock import (
    ClockAdjusted,
    ClockPaused,
    ClockResumed,
    ClockStarted,
    LevelSet,
)
from tdconsole.domain.language.rejections.clock import (
    ClockAlreadyRunning,
    ClockAlreadyStarted,
    ClockNotRunning,
    ClockNotStarted,
    LevelHasLess,
    LevelTooLong,
    NoSuchPeriod,
    NothingToAdjust,
)
from tdconsole.domain.language.rejections.refusal import Rejection
from tdconsole.domain.values import FIRST_PLAY, Millis, PeriodId
from tests.domain.clock_floor import anchor, paused, reading, running, stand
from tests.domain.floor import BREAK, FIRST_LEVEL, MINUTE, opened

# Starting


def test_the_clock_starts_with_the_whole_first_level() -> None:
    floor = opened()
    assert floor.when(StartClock()) == (
        ClockStarted(play=FIRST_PLAY, anchor=anchor(1, 20, floor.now)),
    )


def test_the_clock_may_start_with_a_break() -> None:
    floor = opened(structure=(BREAK, FIRST_LEVEL))
    floor.do(StartClock())
    assert stand(floor) == (1, 10)


def test_the_clock_starts_once() -> None:
    assert running().when(StartClock()) == ClockAlreadyStarted()
    assert paused(5).when(StartClock()) == ClockAlreadyStarted()


# Pausing and resuming


def test_pausing_keeps_what_is_left() -> None:
    floor = running().wait(minutes=7)
    assert floor.when(PauseClock()) == (ClockPaused(play=FIRST_PLAY, anchor=anchor(1, 13, ran=7)),)


def test_a_paused_clock_stands() -> None:
    floor = paused(7).wait(minutes=60)
    assert stand(floor) == (1, 13)
    assert not reading(floor).running


def test_pausing_at_the_instant_a_level_ends_keeps_the_whole_next_one() -> None:
    assert stand(paused(20)) == (2, 20)


def test_pausing_after_the_last_level_keeps_it_over() -> None:
    floor = paused(70).wait(minutes=5)
    assert stand(floor) == (4, 0)
    assert reading(floor).over


def test_the_reason_of_a_pause_is_kept_until_the_clock_runs_again() -> None:
    floor = paused(7, reason="fire alarm")
    assert floor.tournament.play.clock.pause_reason == "a note"
    floor.do(ResumeClock())
    assert floor.tournament.play.clock.pause_reason is None


def test_a_pause_needs_no_reason() -> None:
    assert paused(7).tournament.play.clock.pause_reason is None


def test_resuming_goes_on_where_it_stood() -> None:
    floor = paused(7).wait(minutes=60)
    assert floor.do(ResumeClock()) == (
        ClockResumed(play=FIRST_PLAY, anchor=anchor(1, 13, floor.now, ran=7)),
    )
    assert stand(floor.wait(minutes=2)) == (1, 11)


def test_a_running_clock_is_not_resumed() -> None:
    assert running().when(ResumeClock()) == ClockAlreadyRunning()


def test_a_paused_clock_is_not_paused() -> None:
    assert paused(7).when(PauseClock(reason="again")) == ClockNotRunning()


@pytest.mark.parametrize(
    "command",
    [
        PauseClock(),
        ResumeClock(),
        AdjustClock(seconds=60),
        SetClock(seconds=60),
        SetLevel(period=PeriodId(1)),
        CountHands(),
    ],
    ids=lambda it: type(it).__name__,
)
def test_before_the_start_there_is_nothing_to_set(command: Command) -> None:
    assert opened().when(command) == ClockNotStarted()


# Adjusting


@pytest.mark.parametrize(
    ("seconds", "answer"),
    [
        (60, 14),
        (-60, 12),
        (-779, 1 / 60),
        (-780, LevelHasLess(left=Millis(780_000))),
        (-86_400, LevelHasLess(left=Millis(780_000))),
        (86_400 - 780, 1440),
        (86_400 - 779, LevelTooLong()),
        (0, NothingToAdjust()),
    ],
)
def test_time_is_given_and_taken(seconds: int, answer: float | Rejection) -> None:
    """7 of the first level's 20 minutes are gone, so 780 seconds are left."""
    floor = running().wait(minutes=7)
    decided = floor.when(AdjustClock(seconds=seconds))
    if isinstance(answer, int | float):
        expected = ClockAdjusted(play=FIRST_PLAY, anchor=anchor(1, 0, floor.now, ran=7))
        left = Millis(round(answer * MINUTE))
        assert decided == (replace(expected, anchor=replace(expected.anchor, left=left)),)
    else:
        assert decided == answer


def test_adjusting_a_running_clock_lets_it_run() -> None:
    floor = running().wait(minutes=7)
    floor.do(AdjustClock(seconds=120))
    assert stand(floor.wait(minutes=1)) == (1, 14)


def test_adjusting_a_paused_clock_lets_it_stand_with_its_reason() -> None:
    floor = paused(7, reason="fire alarm")
    floor.do(AdjustClock(seconds=120))
    assert stand(floor.wait(minutes=30)) == (1, 15)
    assert floor.tournament.play.clock.pause_reason == "a note"


def test_time_goes_to_the_level_that_runs_now() -> None:
    floor = running().wait(minutes=45)
    floor.do(AdjustClock(seconds=60))
    assert stand(floor) == (3, 6)


def test_a_tournament_past_its_last_level_is_given_time_again() -> None:
    floor = running().wait(minutes=70)
    assert floor.when(AdjustClock(seconds=-1)) == LevelHasLess(left=Millis(0))
    floor.do(AdjustClock(seconds=300))
    assert stand(floor.wait(minutes=2)) == (4, 3)
    assert not reading(floor).over


def test_a_level_may_last_longer_than_it_was_meant_to() -> None:
    floor = running()
    floor.do(AdjustClock(seconds=600))
    assert stand(floor.wait(minutes=29)) == (1, 1)
    assert stand(floor.wait(minutes=1)) == (2, 20)


# Setting the time


def test_what_shall_be_left_is_said() -> None:
    floor = running().wait(minutes=7)
    floor.do(SetClock(seconds=300))
    assert stand(floor.wait(minutes=2)) == (1, 3)
    assert reading(floor).ran == 9 * MINUTE


def test_a_paused_clock_that_is_set_stands() -> None:
    floor = paused(7, reason="fire alarm")
    floor.do(SetClock(seconds=300))
    assert stand(floor.wait(minutes=2)) == (1, 5)
    assert floor.tournament.play.clock.pause_reason == "a note"


# Setting the level


@pytest.mark.parametrize(("period", "left"), [(1, 20), (2, 20), (3, 10), (4, 15)])
def test_a_level_is_begun_anew_wherever_it_stands(period: int, left: int) -> None:
    floor = running().wait(minutes=45)
    assert floor.do(SetLevel(period=PeriodId(period))) == (
        LevelSet(play=FIRST_PLAY, anchor=anchor(period, left, floor.now, ran=45)),
    )
    assert stand(floor.wait(minutes=1)) == (period, left - 1)


def test_a_paused_clock_stands_at_the_beginning_of_its_new_level() -> None:
    floor = paused(7, reason="fire alarm")
    floor.do(SetLevel(period=PeriodId(4)))
    assert stand(floor.wait(minutes=5)) == (4, 15)
    assert floor.tournament.play.clock.pause_reason == "a note"


def test_a_level_that_is_not_there_is_not_set() -> None:
    assert running().when(SetLevel(period=PeriodId(9))) == NoSuchPeriod(period=PeriodId(9))
