"""The past of a tournament in flights: each moment in its own flight, on its own clock."""

from collections.abc import Iterator
from pathlib import Path

import pytest

pytest.importorskip("PySide6")

from msgspec.structs import replace
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication

from tdconsole.domain.language.commands.clock import ResumeClock
from tdconsole.domain.language.commands.draw import DrawSeats
from tdconsole.domain.values import Millis, PlayId, StepNo
from tdconsole.gui.app import Console
from tdconsole.gui.console.frame.replay.window import ReplayWindow
from tdconsole.gui.projector.programme import Programme
from tdconsole.gui.replaying import WallThen
from tdconsole.projections.clock.board import clock_board
from tdconsole.session import create, open_house
from tdconsole.settings import Settings, Wall
from tdconsole.wall.show import Show
from tests.gui.flight_evening import DAY_TWO, FIRST, SECOND, Flown, SetTime
from tests.gui.frame.test_app import window_of

pytestmark = pytest.mark.usefixtures("qt")


class Weekend:
    """1A, 1B and day 2, each with the last step that was done in it, and the past of it all."""

    def __init__(self, flown: Flown) -> None:
        self.flown, self.last = flown, dict[PlayId, StepNo]()
        flown.first()
        self._note(FIRST)
        flown.time.minutes += 24 * 60
        flown.second()
        self._note(SECOND)
        flown.goes_out(flown.entry("Maria Rossi"), play=FIRST)
        self.beside = self._step()
        flown.ends(FIRST)
        flown.ends(SECOND)
        flown.time.minutes += 24 * 60
        flown.merges()
        flown.do(DrawSeats(), ResumeClock())
        flown.time.minutes += 5
        flown.goes_out(max(flown.state.play.seating.of), play=DAY_TWO)
        self._note(DAY_TWO)

    def _step(self) -> StepNo:
        return StepNo(len(self.flown.session.timeline(self.flown.tournament).steps))

    def _note(self, play: PlayId) -> None:
        self.last[play] = self._step()


@pytest.fixture
def weekend(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[Weekend, Console]]:
    monkeypatch.setenv("TDCONSOLE_SETTINGS", str(tmp_path / "settings.json"))
    time = SetTime()
    with create(tmp_path / "club.house", time) as home:
        told = Weekend(Flown(home.session, time))
        shown = Console(home.session, "en", Settings(), lambda _chosen: None, time, home)
        shown.begin()
        try:
            yield told, shown
        finally:
            shown.close()
            shown.deleteLater()
            QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@pytest.fixture
def past(weekend: tuple[Weekend, Console]) -> ReplayWindow:
    _told, shown = weekend
    window_of(shown).gestures.perform("replay")
    found = shown.replaying.window
    assert found is not None
    return found


def goes_to(past: ReplayWindow, step: StepNo) -> None:
    """Pull the slider there, to the second after the step."""
    replay = past.playing.replay
    replay.stand_when(Millis(replay.whole.steps[step - 1].at.utc + 1000))
    past.playing.moved.emit()


def test_each_moment_is_in_its_flight_on_its_clock(
    weekend: tuple[Weekend, Console], past: ReplayWindow
) -> None:
    told, shown = weekend
    assert shown.houses.place is not None
    names = {FIRST: "1A", SECOND: "1B", DAY_TWO: "Day 2"}
    for play in (DAY_TWO, FIRST, SECOND, FIRST, DAY_TWO, SECOND):
        goes_to(past, told.last[play])
        replay, view = past.playing.replay, past.view
        assert (replay.step, view.state.current) == (told.last[play], play)
        with open_house(shown.houses.place, looking=True) as house:
            then = house.as_of(told.flown.tournament, replay.step, replay.moment)
            state = then.state(told.flown.tournament)
            assert state is not None
            assert view.state == state
            assert view.board() == clock_board(state, then.now())
        assert past.bar.flight.name == names[play]
        assert past.bar.flight.isVisible()
        assert isinstance(past.picture, WallThen)
        wall = Show(
            replay, replay.tournament, view.words, replay.time, Programme(Wall()), view.flight
        )
        seen = wall.clock(replay.now())
        assert seen is not None
        assert replace(seen[0], name=view.board().name) == view.board()


def test_a_bust_beside_the_flight_that_is_shown_turns_to_its_own(
    weekend: tuple[Weekend, Console], past: ReplayWindow
) -> None:
    told, _shown = weekend
    goes_to(past, told.last[SECOND])
    assert past.view.state.current == SECOND
    assert past.playing.jump("bust")
    assert (past.playing.replay.step, past.view.state.current) == (told.beside, FIRST)
    assert past.playing.jump("bust", back=True)
    assert past.view.state.current == SECOND
    past.playing.go_to(told.beside)
    assert past.view.state.current == FIRST


def test_a_flight_is_chosen_by_hand_and_stays_until_another_opens(
    weekend: tuple[Weekend, Console], past: ReplayWindow
) -> None:
    told, _shown = weekend
    goes_to(past, told.last[SECOND])
    past.view.turn_to(FIRST)
    assert past.bar.flight.name == "1A"
    goes_to(past, StepNo(told.last[SECOND] - 1))
    assert past.view.state.current == FIRST
    goes_to(past, told.last[DAY_TWO])
    assert past.view.state.current == DAY_TWO


def test_the_next_level_turns_to_the_flight_in_which_it_began(
    weekend: tuple[Weekend, Console], past: ReplayWindow
) -> None:
    del weekend
    past.playing.go_to(StepNo(1))
    began = []
    while past.playing.jump("level"):
        began.append(past.view.state.current)
    assert set(began) == {FIRST, SECOND, DAY_TWO}
    marks = [mark for mark in past.playing.course.marks if mark.kind == "level"]
    assert began == [mark.play for mark in marks]
