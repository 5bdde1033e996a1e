"""How the clock reads as time passes. Levels here: 20, 20, a break of 10, 15 minutes."""

import pytest
from msgspec.structs import replace

from tdconsole.domain.clock.reading import length, read
from tdconsole.domain.language.commands.clock import PauseClock, ResumeClock, StartClock
from tdconsole.domain.language.events.clock import ClockAdjusted, ClockPaused, ClockStarted
from tdconsole.domain.state.tournament import Clock
from tdconsole.domain.values import FIRST_PLAY, Instant, Level, Millis, NoteId, PlayId, elapsed
from tests.domain.clock_floor import HOUR, anchor, level, paused, reading, running, stand
from tests.domain.floor import BREAK, FIRST_LEVEL, MINUTE, opened, registered

NOON = Instant(utc=Millis(0), boot="monday", uptime=Millis(500))


def test_a_clock_not_started_reads_nothing() -> None:
    tournament = opened().tournament
    assert read(tournament.setup.structure, tournament.play.clock, NOON) is None


def test_a_clock_off_the_structure_reads_nothing() -> None:
    lost = Clock(anchor=anchor(99, 5))
    assert read(opened().tournament.setup.structure, lost, NOON) is None


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
    clock = floor.given(event).tournament.play.clock
    assert (clock.anchor, clock.pause_reason) == (anchor(1, 5), "n")


def test_a_level_of_one_minute_passed_over_many_times_is_still_right() -> None:
    short = Level(small_blind=FIRST_LEVEL.small_blind, big_blind=FIRST_LEVEL.big_blind, minutes=1)
    floor = opened(structure=(short,) * 500)
    floor.do(StartClock())
    assert stand(floor.wait(minutes=499, seconds=30)) == (500, 0.5)


# A whole night


def test_twelve_hours_with_pauses_lose_no_millisecond() -> None:
    """Every length is odd to the second, so that whatever is rounded anywhere shows."""
    floor = running(structure=tuple(level(minutes) for minutes in range(1, 41)))
    moments = ran = touched = 0
    while ran < 12 * HOUR:
        for command, seconds in (
            (None, 17_351 + 7 * moments % 50_021),
            (PauseClock(), 3_907 + 13 * moments % 9_001),
            (ResumeClock(), 1 + moments % 997),
        ):
            if command is not None:
                floor.do(command)
                touched += 1
            floor.now = replace(
                floor.now,
                utc=Millis(floor.now.utc + seconds),
                uptime=Millis(floor.now.uptime + seconds),
            )
            now = reading(floor)
            ran += seconds if now.running else 0
            rows = floor.tournament.setup.structure
            played = sum(length(period) for period in rows[: now.index + 1]) - now.left
            assert (now.ran, played) == (ran, ran)
        moments += 1
    assert touched > 700
