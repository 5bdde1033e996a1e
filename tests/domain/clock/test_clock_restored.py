"""The clock as it was before a gesture, as if that had not been."""

import pytest

from tdconsole.domain.clock.gestures import MOST_BEFORE
from tdconsole.domain.engine.decider import fold
from tdconsole.domain.language.commands.clock import (
    AdjustClock,
    PauseClock,
    RestoreClock,
    ResumeClock,
    SetClock,
    SetLevel,
    StartClock,
)
from tdconsole.domain.language.commands.floor import ReinstatePlayer
from tdconsole.domain.language.commands.structure import EditStructure
from tdconsole.domain.language.commands.tournament import FinishTournament
from tdconsole.domain.language.commands.wanted import Command
from tdconsole.domain.language.events.clock import ClockRestored
from tdconsole.domain.language.rejections.clock import (
    ClockNotStarted,
    NothingToRestore,
    StartStands,
)
from tdconsole.domain.language.rejections.setup import TournamentIsOver
from tdconsole.domain.values import EntryId, PeriodId
from tests.domain.clock_floor import level, paused, reading, running, stand
from tests.domain.floor import MINUTE, Floor, busting, opened, playing


def restored_at(floor: Floor) -> ClockRestored:
    decided = floor.when(RestoreClock())
    assert isinstance(decided, tuple)
    (restored,) = decided
    assert isinstance(restored, ClockRestored)
    return restored


@pytest.mark.parametrize(
    "mistake",
    [PauseClock(), AdjustClock(seconds=-300), SetClock(seconds=7), SetLevel(period=PeriodId(4))],
    ids=lambda it: type(it).__name__,
)
def test_a_mistake_leaves_no_trace(mistake: Command) -> None:
    floor = running().wait(minutes=7)
    floor.do(mistake)
    floor.wait(minutes=2).do(RestoreClock())
    assert stand(floor) == (1, 11)
    assert (reading(floor).running, reading(floor).ran) == (True, 9 * MINUTE)


def test_a_resumption_by_mistake_leaves_it_paused_with_its_reason() -> None:
    floor = paused(7, reason="fire alarm")
    floor.do(ResumeClock())
    floor.wait(minutes=2).do(RestoreClock())
    assert stand(floor) == (1, 13)
    assert floor.tournament.play.clock.pause_reason == "a note"


def test_what_the_clock_shows_from_then_on_is_in_the_step() -> None:
    floor = running().wait(minutes=7)
    floor.do(PauseClock())
    restored = restored_at(floor.wait(minutes=2))
    assert restored.anchor is not None
    assert restored.shows is not None
    assert (restored.anchor.left, restored.shows.left) == (20 * MINUTE, 11 * MINUTE)
    assert restored.shows.since == floor.now


def test_a_level_that_ended_meanwhile_is_not_the_one_it_shows() -> None:
    floor = running().wait(minutes=19)
    floor.do(AdjustClock(seconds=600))
    restored = restored_at(floor.wait(minutes=3))
    assert restored.shows is not None
    assert restored.shows.period == PeriodId(2)
    floor.do(RestoreClock())
    assert restored.shows.left == reading(floor).left


def test_a_clock_that_stood_or_was_not_started_shows_so() -> None:
    floor = paused(7)
    floor.do(ResumeClock())
    restored = restored_at(floor.wait(minutes=2))
    assert restored.shows == restored.anchor
    floor = running()
    restored = restored_at(floor)
    assert restored.shows is None


def test_one_gesture_after_the_other_is_gone_back() -> None:
    floor = running()
    floor.do(AdjustClock(seconds=60), AdjustClock(seconds=600))
    floor.do(RestoreClock())
    assert stand(floor) == (1, 21)
    floor.do(RestoreClock())
    assert stand(floor) == (1, 20)
    floor.do(RestoreClock())
    assert floor.tournament.play.clock.anchor is None
    assert floor.when(RestoreClock()) == NothingToRestore()
    assert floor.when(PauseClock()) == ClockNotStarted()
    floor.do(StartClock())
    assert stand(floor) == (1, 20)


def test_a_start_stays_once_somebody_is_out() -> None:
    floor = playing(3)
    floor.do(busting(2))
    assert floor.when(RestoreClock()) == StartStands()
    floor.do(ReinstatePlayer(entry=EntryId(2)), RestoreClock())
    assert floor.tournament.play.clock.anchor is None


def test_before_any_gesture_there_is_nothing_to_go_back_to() -> None:
    assert opened().when(RestoreClock()) == NothingToRestore()


def test_so_many_gestures_are_remembered() -> None:
    floor = running()
    floor.do(*[AdjustClock(seconds=1)] * 30, *[RestoreClock()] * MOST_BEFORE)
    assert reading(floor).left == 20 * MINUTE + (30 - MOST_BEFORE) * 1000
    assert floor.when(RestoreClock()) == NothingToRestore()


def test_an_edited_structure_can_not_be_gone_behind() -> None:
    floor = running()
    floor.do(AdjustClock(seconds=60))
    floor.do(EditStructure(structure=(*floor.tournament.setup.structure, level(15))))
    assert floor.when(RestoreClock()) == NothingToRestore()
    floor.do(PauseClock(), RestoreClock())
    assert reading(floor).running


def test_the_clock_of_a_finished_tournament_stays() -> None:
    floor = playing(2)
    floor.do(AdjustClock(seconds=60), busting(2), FinishTournament())
    assert floor.when(RestoreClock()) == TournamentIsOver()


def test_when_the_end_is_undone_the_clock_can_be_gone_back_again() -> None:
    floor = opened()
    happened = floor.do(StartClock(), AdjustClock(seconds=60))
    floor.state = fold(opened().state, happened)
    floor.do(RestoreClock())
    assert stand(floor) == (1, 20)
