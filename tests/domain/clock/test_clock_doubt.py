"""The machine's times disagree: the director is asked once, and the answer holds."""

import pytest
from msgspec.structs import replace

from tdconsole.domain.clock.reading import Doubt, doubt
from tdconsole.domain.language.commands.clock import (
    AdjustClock,
    PauseClock,
    RestoreClock,
    SettleClock,
    StartClock,
)
from tdconsole.domain.language.rejections.clock import NothingInDoubt
from tdconsole.domain.values import Counted, Millis
from tests.domain.clock_floor import in_rome, paused, reading, running, stand
from tests.domain.floor import MINUTE, Floor, opened


def asked(floor: Floor) -> Doubt | None:
    setup, clock = floor.tournament.setup, floor.tournament.play.clock
    return doubt(setup.structure, clock, floor.now, floor.seen)


def could_be(floor: Floor) -> dict[Counted, float]:
    """Minutes left, by whom it is believed."""
    found = asked(floor)
    assert found is not None
    return {one.by: round(one.reading.left / MINUTE, 2) for one in found.readings}


def test_nobody_is_asked_while_the_times_agree() -> None:
    assert asked(running().wait(minutes=300)) is None
    assert asked(opened()) is None
    assert running().when(SettleClock(by="boot")) == NothingInDoubt()


def test_after_a_sleep_it_is_asked_whether_the_clock_ran() -> None:
    floor = running().wait(minutes=2).sleep(minutes=5).wait(minutes=1)
    found = asked(floor)
    assert found is not None
    assert found.why == "slept"
    assert could_be(floor) == {"boot": 12, "awake": 17}


@pytest.mark.parametrize(("by", "left"), [("boot", 12), ("awake", 17)])
def test_the_answer_holds_and_is_asked_for_once(by: Counted, left: int) -> None:
    floor = running().wait(minutes=2).sleep(minutes=5).wait(minutes=1)
    floor.do(SettleClock(by=by))
    assert (stand(floor), asked(floor)) == ((1, left), None)
    assert reading(floor).ran == (20 - left) * MINUTE
    assert floor.when(SettleClock(by=by)) == NothingInDoubt()
    assert stand(floor.wait(minutes=1)) == (1, left - 1)


def test_what_was_not_offered_is_no_answer() -> None:
    floor = running().sleep(minutes=5)
    assert floor.when(SettleClock(by="world")) == NothingInDoubt()


def test_the_question_comes_back_with_the_clock_as_it_was() -> None:
    floor = running().sleep(minutes=5)
    floor.do(SettleClock(by="awake"), RestoreClock())
    assert could_be(floor) == {"boot": 15, "awake": 20}


@pytest.mark.parametrize("minutes", [60, -60, 0.04, -0.04])
def test_a_system_time_that_was_set_is_asked_about(minutes: float) -> None:
    floor = running().wait(minutes=5).time_set(minutes=minutes)
    found = asked(floor)
    assert found is not None
    assert found.why == "time_set"
    assert could_be(floor)["boot"] == 15
    floor.do(SettleClock(by="boot"))
    assert (stand(floor), asked(floor)) == ((1, 15), None)


def test_two_seconds_are_nobodys_question() -> None:
    assert asked(running().wait(minutes=5).time_set(minutes=2 / 60)) is None
    assert asked(running().sleep(minutes=2 / 60)) is None


def test_a_sleep_and_a_time_that_was_set_leave_three_answers() -> None:
    floor = running().sleep(minutes=5).time_set(minutes=3)
    assert could_be(floor) == {"boot": 15, "awake": 20, "world": 12}


def test_a_time_that_went_back_over_a_boot_is_asked_about() -> None:
    floor = running().wait(minutes=5).boot(minutes=-20)
    assert could_be(floor) == {"world": 20, "awake": 15}
    floor.seen = None
    assert could_be(floor) == {"world": 20}
    floor.do(SettleClock(by="world"))
    assert asked(floor) is None
    assert stand(floor.wait(minutes=1)) == (1, 19)


def test_a_boot_alone_is_no_question() -> None:
    floor = running().boot(minutes=7)
    assert (asked(floor), stand(floor)) == (None, (1, 13))


@pytest.mark.parametrize(("minutes", "left"), [(12, 3), (60 * 24 * 365 * 5, 0)])
def test_after_a_long_time_off_it_is_asked_whether_play_went_on(
    minutes: float, left: float
) -> None:
    """A power cut, or a time of day that is years ahead."""
    floor = running().wait(minutes=5).boot(minutes=minutes)
    found = asked(floor)
    assert found is not None
    assert found.why == "off"
    assert could_be(floor) == {"world": left, "awake": 15}
    floor.wait(minutes=2)
    assert could_be(floor)["awake"] == 13
    floor.do(SettleClock(by="awake"))
    assert asked(floor) is None
    assert round(reading(floor).left / MINUTE, 2) == 13
    assert round(reading(floor).ran / MINUTE, 2) == 7
    assert floor.when(SettleClock(by="awake")) == NothingInDoubt()


def test_ten_minutes_off_are_nobodys_question() -> None:
    assert asked(running().wait(minutes=5).boot(minutes=10)) is None


def test_a_time_that_went_back_behind_the_last_step_is_asked_about() -> None:
    floor = running().wait(minutes=8).boot(minutes=-3)
    found = asked(floor)
    assert found is not None
    assert found.why == "time_set"
    assert could_be(floor) == {"world": 15, "awake": 12}
    floor.do(SettleClock(by="world"))
    assert asked(floor) is None


def test_a_start_that_is_still_to_come_is_no_question_after_a_long_time_off() -> None:
    floor = in_rome("20:00")
    floor.do(StartClock(at="20:30"))
    assert asked(floor.boot(minutes=20)) is None


def test_a_clock_that_stands_has_nothing_to_doubt() -> None:
    assert asked(paused(5).sleep(minutes=60)) is None
    assert asked(paused(5).time_set(minutes=60)) is None
    assert asked(paused(5).boot(minutes=60)) is None


def test_where_every_answer_is_the_same_nobody_is_asked() -> None:
    """All levels have run out before the machine slept."""
    floor = running().wait(minutes=100).sleep(minutes=60)
    assert asked(floor) is None


def test_a_machine_that_does_not_tell_when_it_sleeps_is_not_asked() -> None:
    floor = opened()
    floor.now = replace(floor.now, awake=None)
    floor.do(StartClock())
    floor.now = replace(floor.now, utc=Millis(floor.now.utc + 60_000), uptime=Millis(110_000))
    assert (asked(floor), stand(floor)) == (None, (1, 19))


def test_summer_time_is_no_question() -> None:
    """It turns the hall's clock, not the world's."""
    floor = running().wait(minutes=5)
    floor.zone = replace(floor.zone, offset=120)
    assert (asked(floor), stand(floor)) == (None, (1, 15))


def test_any_gesture_settles_it_as_the_clock_shows_it() -> None:
    floor = running().sleep(minutes=5)
    floor.do(AdjustClock(seconds=60))
    assert (asked(floor), stand(floor)) == (None, (1, 16))
    floor.sleep(minutes=1).do(PauseClock())
    assert (asked(floor), stand(floor)) == (None, (1, 15))


def test_a_time_set_while_the_start_is_put_off_leaves_two_starts() -> None:
    floor = in_rome("20:00")
    floor.do(StartClock(at="20:30"))
    floor.time_set(minutes=10)
    found = asked(floor)
    assert found is not None
    assert {one.by: (one.reading.starts_in or 0) / MINUTE for one in found.readings} == {
        "boot": 30,
        "world": 20,
    }
    floor.do(SettleClock(by="world"))
    assert (asked(floor), reading(floor).starts_in) == (None, 20 * MINUTE)
