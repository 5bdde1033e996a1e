"""A mark with `stop`: the clock waits there. Registration closes after the first level of 20."""

from msgspec.structs import replace

from tdconsole.domain.language.commands.clock import (
    AdjustClock,
    PauseClock,
    ResumeClock,
    SetClock,
    SetLevel,
)
from tdconsole.domain.language.commands.structure import EditStructure
from tdconsole.domain.language.events.clock import ClockResumed
from tdconsole.domain.language.rejections.clock import (
    ClockNotRunning,
    LevelHasLess,
    NothingAfterThis,
)
from tdconsole.domain.values import FIRST_PLAY, Mark, Millis, PeriodId
from tests.domain.clock_floor import CLOSES, anchor, level, reading, running, stand
from tests.domain.floor import MINUTE, Floor


def held(minutes: int = 25) -> Floor:
    return running((level(20, marks=(CLOSES,)), level(20))).wait(minutes=minutes)


def held_at_the_end() -> Floor:
    return running((level(20), level(20, marks=(CLOSES,)))).wait(minutes=50)


def test_the_clock_stops_by_itself_when_the_level_is_over() -> None:
    assert reading(held(19)).held is None
    floor = held(20)
    assert (reading(floor).held, reading(floor).running) == (CLOSES, False)
    assert stand(floor.wait(minutes=300)) == (1, 0)


def test_while_it_is_stopped_it_does_not_run() -> None:
    assert reading(held(25)).ran == 20 * MINUTE
    floor = held(25)
    floor.do(ResumeClock())
    assert reading(floor.wait(minutes=3)).ran == 23 * MINUTE


def test_going_on_is_the_whole_next_level() -> None:
    floor = held()
    assert floor.when(ResumeClock()) == (
        ClockResumed(play=FIRST_PLAY, anchor=anchor(2, 20, floor.now, ran=20)),
    )


def test_a_mark_that_does_not_stop_is_passed() -> None:
    floor = running((level(20, marks=(Mark(kind="rebuys_end"),)), level(20)))
    assert stand(floor.wait(minutes=25)) == (2, 15)


def test_of_several_marks_the_one_that_stops_is_named() -> None:
    marks = (Mark(kind="rebuys_end"), CLOSES)
    assert reading(running((level(20, marks=marks), level(20))).wait(minutes=20)).held == CLOSES


def test_it_is_not_paused_for_it_stands() -> None:
    assert held().when(PauseClock()) == ClockNotRunning()


def test_given_time_it_runs_and_stops_again() -> None:
    floor = held()
    floor.do(AdjustClock(seconds=120))
    assert (stand(floor.wait(minutes=1)), reading(floor).running) == ((1, 1), True)
    assert reading(floor.wait(minutes=1)).held == CLOSES
    assert floor.when(AdjustClock(seconds=-1)) == LevelHasLess(left=Millis(0))
    floor.do(SetClock(seconds=60))
    assert stand(floor) == (1, 1)


def test_another_level_is_set_and_runs() -> None:
    floor = held()
    floor.do(SetLevel(period=PeriodId(2)))
    assert stand(floor.wait(minutes=1)) == (2, 19)


def test_at_the_end_of_the_last_level_it_is_over_and_stopped() -> None:
    floor = held_at_the_end()
    assert (reading(floor).held, reading(floor).over) == (CLOSES, True)
    assert floor.when(ResumeClock()) == NothingAfterThis()


def test_a_level_put_in_behind_it_waits_until_it_goes_on() -> None:
    floor = held_at_the_end()
    floor.do(EditStructure(structure=(*floor.tournament.setup.structure, level(15))))
    assert reading(floor).held == CLOSES
    floor.do(ResumeClock())
    assert stand(floor) == (3, 15)


def test_taking_the_mark_away_lets_the_clock_go_on() -> None:
    floor = held()
    first, second = floor.tournament.setup.structure
    floor.do(EditStructure(structure=(replace(first, marks=()), second)))
    assert stand(floor) == (2, 20)
    assert reading(floor).ran == 20 * MINUTE


def test_a_longer_level_runs_on_and_stops_again() -> None:
    floor = held()
    first, second = floor.tournament.setup.structure
    floor.do(EditStructure(structure=(replace(first, minutes=30), second)))
    assert stand(floor.wait(minutes=4)) == (1, 6)
    assert reading(floor.wait(minutes=6)).held == CLOSES


def test_a_machine_that_sleeps_while_it_is_stopped_raises_no_question() -> None:
    floor = held().sleep(minutes=600)
    assert reading(floor).held == CLOSES
    floor.do(ResumeClock())
    assert stand(floor) == (2, 20)
