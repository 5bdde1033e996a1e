"""Levels here: 20, 20, a break of 10, 15 minutes."""

import pytest
from msgspec.structs import replace

from tdconsole.domain.clock import Reading, length, read
from tdconsole.domain.commands import AdjustClock, PauseClock, ResumeClock, StartClock
from tdconsole.domain.events import ClockAdjusted, ClockPaused, ClockResumed, ClockStarted
from tdconsole.domain.rejections import (
    ClockAlreadyRunning,
    ClockAlreadyStarted,
    ClockNotRunning,
    ClockNotStarted,
    LevelHasLess,
    LevelTooLong,
    NothingToAdjust,
    Rejection,
)
from tdconsole.domain.state import Clock
from tdconsole.domain.values import (
    FIRST_PLAY,
    ClockAnchor,
    Instant,
    Level,
    Millis,
    NoteId,
    PeriodId,
    PlayId,
    elapsed,
)
from tests.domain.floor import BREAK, FIRST_LEVEL, MINUTE, Floor, opened, registered

NOON = Instant(utc=Millis(0), boot="monday", uptime=Millis(500))
HOUR = 60 * MINUTE


def running() -> Floor:
    floor = opened()
    floor.do(StartClock())
    return floor


def paused(minutes: float, reason: str | None = None) -> Floor:
    floor = running().wait(minutes=minutes)
    floor.do(PauseClock(reason=reason))
    return floor


def reading(floor: Floor) -> Reading:
    found = read(floor.tournament.setup.structure, floor.tournament.play.clock, floor.now)
    assert found is not None
    return found


def stand(floor: Floor) -> tuple[int, float]:
    """The number of the period and its minutes left."""
    now = reading(floor)
    return now.period.id, now.left / MINUTE


def anchor(period: int, minutes: float, since: Instant | None = None) -> ClockAnchor:
    return ClockAnchor(period=PeriodId(period), left=Millis(int(minutes * MINUTE)), since=since)


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


def test_a_clock_not_started_reads_nothing() -> None:
    tournament = opened().tournament
    assert read(tournament.setup.structure, tournament.play.clock, NOON) is None


def test_a_clock_off_the_structure_reads_nothing() -> None:
    lost = Clock(anchor=anchor(99, 5))
    assert read(opened().tournament.setup.structure, lost, NOON) is None


# Running


@pytest.mark.parametrize(
    ("minutes", "period", "left"),
    [
        (0, 1, 20),
        (19.5, 1, 0.5),
        (20, 2, 20),
        (21, 2, 19),
        (40, 3, 10),
        (45, 3, 5),
        (50, 4, 15),
        (64, 4, 1),
        (65, 4, 0),
        (500, 4, 0),
    ],
)
def test_the_clock_runs_over_levels_and_breaks(minutes: float, period: int, left: float) -> None:
    assert stand(running().wait(minutes=minutes)) == (period, left)


def test_the_last_level_is_over_when_it_has_run_out() -> None:
    floor = running()
    assert not reading(floor.wait(minutes=64.9)).over
    assert reading(floor.wait(minutes=0.1)).over
    assert reading(floor).running


def test_a_level_has_its_length_in_milliseconds() -> None:
    assert length(FIRST_LEVEL) == 1_200_000
    assert length(BREAK) == 600_000


def test_no_event_is_needed_for_a_new_level() -> None:
    floor = running()
    before = floor.tournament
    assert stand(floor.wait(minutes=25)) == (2, 15)
    assert floor.tournament is before


# Pausing and resuming


def test_pausing_keeps_what_is_left() -> None:
    floor = running().wait(minutes=7)
    assert floor.when(PauseClock()) == (ClockPaused(play=FIRST_PLAY, anchor=anchor(1, 13)),)


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
        ClockResumed(play=FIRST_PLAY, anchor=anchor(1, 13, floor.now)),
    )
    assert stand(floor.wait(minutes=2)) == (1, 11)


def test_a_running_clock_is_not_resumed() -> None:
    assert running().when(ResumeClock()) == ClockAlreadyRunning()


def test_a_paused_clock_is_not_paused() -> None:
    assert paused(7).when(PauseClock(reason="again")) == ClockNotRunning()


@pytest.mark.parametrize(
    "command",
    [PauseClock(), ResumeClock(), AdjustClock(seconds=60)],
    ids=lambda it: type(it).__name__,
)
def test_before_the_start_there_is_nothing_to_set(
    command: PauseClock | ResumeClock | AdjustClock,
) -> None:
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
    """Of the first level's 20 minutes 7 have gone, 780 seconds are left."""
    floor = running().wait(minutes=7)
    decided = floor.when(AdjustClock(seconds=seconds))
    if isinstance(answer, int | float):
        expected = ClockAdjusted(play=FIRST_PLAY, anchor=anchor(1, 0, floor.now))
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


# The world's time


def test_within_one_boot_only_its_own_time_counts() -> None:
    """Summer time, a corrected or a wrong system time: the machine's own counter runs on."""
    later = replace(NOON, uptime=Millis(NOON.uptime + 5 * MINUTE), utc=Millis(HOUR))
    assert elapsed(NOON, later) == 5 * MINUTE
    assert elapsed(NOON, replace(later, utc=Millis(-HOUR))) == 5 * MINUTE


def test_across_boots_the_worlds_time_counts() -> None:
    later = Instant(utc=Millis(9 * MINUTE), boot="tuesday", uptime=Millis(3))
    assert elapsed(NOON, later) == 9 * MINUTE


def test_time_never_runs_backwards() -> None:
    assert elapsed(NOON, replace(NOON, uptime=Millis(0))) == 0
    assert elapsed(NOON, Instant(utc=Millis(-HOUR), boot="tuesday", uptime=Millis(0))) == 0


def test_the_clock_runs_on_while_the_machine_is_started_again() -> None:
    floor = running().wait(minutes=5)
    floor.now = Instant(utc=Millis(floor.now.utc + 20 * MINUTE), boot="tuesday", uptime=Millis(9))
    assert stand(floor) == (2, 15)


def test_after_another_boot_the_clock_is_paused_and_resumed_as_ever() -> None:
    floor = running()
    floor.now = Instant(utc=Millis(floor.now.utc + 5 * MINUTE), boot="tuesday", uptime=Millis(9))
    floor.do(PauseClock())
    floor.wait(minutes=60)
    floor.do(ResumeClock())
    assert stand(floor.wait(minutes=1)) == (1, 14)


def test_a_system_time_set_back_before_another_boot_holds_the_clock() -> None:
    floor = running()
    floor.now = Instant(utc=Millis(floor.now.utc - HOUR), boot="tuesday", uptime=Millis(9))
    assert stand(floor) == (1, 20)


# The file


def test_a_clock_of_another_play_leaves_the_first_alone() -> None:
    floor = registered(2)
    second = PlayId(2)
    floor.given(ClockStarted(play=second, anchor=anchor(1, 20, floor.now)))
    assert floor.tournament.play.clock.anchor is None
    assert floor.tournament.plays[second].clock.anchor is not None


def test_an_adjusting_that_starts_the_clock_in_the_file_has_no_reason_left() -> None:
    floor = paused(7, reason="fire alarm")
    floor.given(ClockAdjusted(play=FIRST_PLAY, anchor=anchor(1, 5, floor.now)))
    assert floor.tournament.play.clock.pause_reason is None


def test_a_paused_anchor_carries_its_note() -> None:
    floor = running()
    event = ClockPaused(play=FIRST_PLAY, anchor=anchor(1, 5), reason=NoteId("n"))
    assert floor.given(event).tournament.play.clock == Clock(
        anchor=anchor(1, 5), pause_reason=NoteId("n")
    )


def test_a_level_of_one_minute_passed_over_many_times_is_still_right() -> None:
    short = Level(small_blind=FIRST_LEVEL.small_blind, big_blind=FIRST_LEVEL.big_blind, minutes=1)
    floor = opened(structure=(short,) * 500)
    floor.do(StartClock())
    assert stand(floor.wait(minutes=499, seconds=30)) == (500, 0.5)
