"""A level of ten hands, then one of 20 minutes."""

import pytest

from tdconsole.domain.language.commands.clock import (
    AdjustClock,
    CountHands,
    PauseClock,
    RestoreClock,
    ResumeClock,
    SetClock,
)
from tdconsole.domain.language.commands.structure import EditStructure
from tdconsole.domain.language.rejections.clock import (
    FewerHandsThanNone,
    LevelCountsHands,
    LevelCountsTime,
    MoreHandsThanLeft,
    NothingToAdjust,
)
from tdconsole.domain.language.rejections.refusal import Refusal
from tdconsole.domain.values import PeriodId
from tests.domain.clock_floor import CLOSES, level, reading, running, stand
from tests.domain.floor import MINUTE, Floor


def by_hands(*marks: object) -> Floor:
    return running((level(20, hands=10, marks=marks), level(20)))


def test_it_does_not_end_with_its_time() -> None:
    floor = by_hands().wait(minutes=45)
    assert (stand(floor), reading(floor).hands, reading(floor).running) == ((1, 0), 10, True)


def test_it_ends_with_its_last_hand() -> None:
    floor = by_hands().wait(minutes=5)
    floor.do(CountHands(hands=9))
    assert reading(floor).hands == 1
    floor.wait(minutes=5).do(CountHands())
    assert (stand(floor), reading(floor).hands) == ((2, 20), None)
    assert reading(floor).ran == 10 * MINUTE


@pytest.mark.parametrize(
    ("hands", "answer"),
    [
        (7, None),
        (8, MoreHandsThanLeft(left=7)),
        (-3, None),
        (-4, FewerHandsThanNone(played=3)),
        (0, NothingToAdjust()),
    ],
)
def test_hands_are_counted_and_taken_back(hands: int, answer: Refusal | None) -> None:
    floor = by_hands()
    floor.do(CountHands(hands=3))
    decided = floor.when(CountHands(hands=hands))
    assert isinstance(decided, tuple) if answer is None else decided == answer


def test_a_level_by_time_counts_no_hands_and_one_by_hands_no_time() -> None:
    assert running().when(CountHands()) == LevelCountsTime()
    for command in (AdjustClock(seconds=60), SetClock(seconds=60)):
        assert by_hands().when(command) == LevelCountsHands()


def test_hands_of_a_paused_clock_may_still_be_counted() -> None:
    floor = by_hands()
    floor.do(PauseClock(), CountHands(hands=10))
    assert (stand(floor), reading(floor).running) == ((2, 20), False)


def test_with_the_last_hand_it_stops_at_its_mark() -> None:
    floor = by_hands(CLOSES).wait(minutes=5)
    floor.do(CountHands(hands=10))
    assert (reading(floor).held, reading(floor).hands) == (CLOSES, 0)
    assert reading(floor.wait(minutes=60)).ran == 5 * MINUTE
    floor.do(ResumeClock())
    assert stand(floor) == (2, 20)
    assert reading(floor).ran == 5 * MINUTE


def test_the_last_level_is_over_with_its_last_hand_running_or_paused() -> None:
    floor = running((level(20, hands=2),))
    floor.do(CountHands(hands=2))
    assert reading(floor).over
    floor.do(PauseClock())
    assert reading(floor).over
    floor.do(CountHands(hands=-1))
    assert not reading(floor).over


def test_a_miscounted_level_comes_back() -> None:
    floor = by_hands()
    floor.do(CountHands(hands=10), RestoreClock())
    assert (stand(floor), reading(floor).hands) == ((1, 20), 10)


def test_a_level_whose_hands_are_played_has_none_left_however_few_it_is_given() -> None:
    floor = running((level(20, hands=2),))
    floor.do(CountHands(hands=2), EditStructure(structure=(level(20, hands=1, id=PeriodId(1)),)))
    assert (reading(floor).hands, reading(floor).over) == (0, True)
