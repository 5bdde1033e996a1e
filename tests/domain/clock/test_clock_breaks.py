"""Breaks until a time of day: the structure here has one until 21:00, planned as 10 minutes."""

import pytest
from msgspec.structs import replace

from tdconsole.domain.language.commands.clock import (
    AdjustClock,
    PauseClock,
    RestoreClock,
    ResumeClock,
    SetLevel,
    StartClock,
)
from tdconsole.domain.language.commands.structure import EditStructure
from tdconsole.domain.values import Break, PeriodId, Structure
from tests.domain.clock_floor import in_rome, level, reading, stand, until
from tests.domain.floor import MINUTE, Floor

WITH_BREAK = (level(20), until("21:00"), level(20))


def begun(at: str, structure: Structure = WITH_BREAK) -> Floor:
    floor = in_rome(at, structure=structure)
    floor.do(StartClock())
    return floor


@pytest.mark.parametrize(
    ("began", "lasts"),
    [("20:00", 40), ("20:35", 5), ("20:39", 1), ("20:40", 10), ("20:50", 10), ("10:00", 640)],
)
def test_a_break_lasts_until_its_time_or_if_that_has_passed_its_minutes(
    began: str, lasts: int
) -> None:
    assert stand(begun(began).wait(minutes=20)) == (2, lasts)


def test_play_goes_on_at_that_time() -> None:
    floor = begun("20:00").wait(minutes=59)
    assert stand(floor) == (2, 1)
    assert stand(floor.wait(minutes=2)) == (3, 19)


def test_a_pause_before_it_makes_it_shorter() -> None:
    floor = begun("20:00").wait(minutes=10)
    floor.do(PauseClock())
    floor.wait(minutes=15).do(ResumeClock())
    assert stand(floor.wait(minutes=10)) == (2, 25)
    assert reading(floor).ran == 20 * MINUTE


def test_a_pause_within_it_makes_it_end_later() -> None:
    floor = begun("20:00").wait(minutes=30)
    floor.do(PauseClock())
    floor.wait(minutes=5).do(ResumeClock())
    assert stand(floor.wait(minutes=29)) == (2, 1)


def test_what_is_given_to_it_is_added_to_its_time() -> None:
    floor = begun("20:00").wait(minutes=30)
    floor.do(AdjustClock(seconds=120))
    assert stand(floor.wait(minutes=31)) == (2, 1)


def test_setting_it_reckons_from_now() -> None:
    floor = begun("20:00").wait(minutes=5)
    floor.do(SetLevel(period=PeriodId(2)))
    assert stand(floor) == (2, 55)


def test_over_midnight() -> None:
    floor = begun("23:30", structure=(level(20), until("00:15"), level(20)))
    assert stand(floor.wait(minutes=20)) == (2, 25)


def test_a_tournament_may_open_with_one() -> None:
    floor = begun("20:00", structure=(until("20:30"), level(20)))
    assert stand(floor) == (1, 30)


def test_a_start_put_off_into_it_waits_and_then_breaks() -> None:
    floor = in_rome("20:00", structure=(until("20:30"), level(20)))
    floor.do(StartClock(at="20:10"))
    assert stand(floor) == (1, 20)
    assert stand(floor.wait(minutes=31)) == (2, 19)


def test_the_same_time_twice_in_a_row_is_a_break_and_its_minutes() -> None:
    floor = begun("20:00", structure=(level(20), until("21:00"), until("21:00"), level(20)))
    assert stand(floor.wait(minutes=61)) == (3, 9)


def test_a_time_set_within_the_break_counts_from_now() -> None:
    floor = begun("20:00", structure=(level(20), Break(minutes=30), level(20))).wait(minutes=25)
    first, pause, last = floor.tournament.setup.structure
    floor.do(EditStructure(structure=(first, replace(pause, until="21:10"), last)))
    assert stand(floor) == (2, 45)


def test_a_time_set_within_the_break_that_has_passed_changes_nothing() -> None:
    floor = begun("20:00", structure=(level(20), Break(minutes=30), level(20))).wait(minutes=25)
    first, pause, last = floor.tournament.setup.structure
    floor.do(EditStructure(structure=(first, replace(pause, until="20:10"), last)))
    assert stand(floor) == (2, 25)


def test_a_corrected_system_time_moves_no_break_that_is_reckoned_already() -> None:
    floor = begun("20:00").wait(minutes=10).time_set(minutes=7)
    assert stand(floor.wait(minutes=10)) == (2, 40)


def test_after_another_boot_the_break_ends_at_its_time() -> None:
    floor = begun("20:00").wait(minutes=10).boot(minutes=45)
    assert stand(floor) == (2, 5)


def test_the_clock_as_it_was_still_knows_its_break() -> None:
    floor = begun("20:00").wait(minutes=30)
    floor.do(SetLevel(period=PeriodId(1)))
    floor.wait(minutes=10).do(RestoreClock())
    assert stand(floor) == (2, 20)
    assert reading(floor).ran == 40 * MINUTE
