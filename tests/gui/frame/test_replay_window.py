"""The past in a window: it goes anywhere, plays, writes nothing, and leaves the evening alone."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("PySide6")

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from tdconsole.domain.language.commands.clock import PauseClock
from tdconsole.domain.language.commands.rulings import MakeRuling
from tdconsole.domain.values import StepNo
from tdconsole.evening import make
from tdconsole.gui.app import Console
from tdconsole.gui.console.frame.replay.playing import STEPWISE
from tdconsole.gui.console.frame.replay.window import SHOWN, ReplayWindow
from tdconsole.gui.console.frame.window import ConsoleWindow
from tdconsole.gui.console.log.page import LogPage
from tdconsole.gui.console.log.steps import Steps
from tdconsole.gui.replaying import WallThen
from tdconsole.session import Opened, open_house
from tdconsole.settings import Settings
from tdconsole.wall.theme import theme


@pytest.fixture
def home(qt: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Opened]:
    del qt
    monkeypatch.setenv("TDCONSOLE_SETTINGS", str(tmp_path / "settings.json"))
    make(tmp_path / "club.house", 27)
    with open_house(tmp_path / "club.house") as house:
        yield house


@pytest.fixture
def console(home: Opened, application: Any) -> Iterator[Console]:
    console = Console(home.session, "en", Settings(), lambda _chosen: None, home=home)
    console.begin()
    application.processEvents()
    yield console
    console.close()


def opened(console: Console) -> ReplayWindow:
    assert isinstance(console.window, ConsoleWindow)
    console.window.gestures.perform("replay")
    window = console.replaying.window
    assert window is not None
    return window


@pytest.fixture
def past(console: Console) -> ReplayWindow:
    window = opened(console)
    assert QTest.qWaitForWindowActive(window)
    return window


def written(home: Opened) -> dict[Path, bytes]:
    assert home.file is not None
    beside = home.file.parent.glob(f"{home.file.name}*")
    return {path: path.read_bytes() for path in beside if not path.name.endswith("-shm")}


def test_it_says_that_it_is_the_past_and_where_it_stands(past: ReplayWindow) -> None:
    last = past.playing.steps
    assert past.bar.title.text().startswith("Replay · ")
    assert past.bar.title.text().endswith(f" · step {last} of {last}")
    QTest.mouseClick(past.bar.back, Qt.MouseButton.LeftButton)
    assert past.bar.title.text().endswith(f" · step {last - 1} of {last}")
    QTest.keyClick(past, Qt.Key.Key_Left, Qt.KeyboardModifier.AltModifier)
    assert past.playing.replay.step == last - 2
    QTest.keyClick(past, Qt.Key.Key_Right, Qt.KeyboardModifier.AltModifier)
    assert past.playing.replay.step == last - 1


def test_from_the_log_it_opens_at_the_step_that_is_chosen(console: Console) -> None:
    assert isinstance(console.window, ConsoleWindow)
    console.window.show_page("log")
    page = console.window.pages.named("log")
    assert isinstance(page, LogPage)
    listing = page.steps.listing
    listing.select(12)
    window = opened(console)
    assert window.playing.replay.step == 12
    listing.select(7)
    assert opened(console) is window
    assert window.playing.replay.step == 7


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("#12", ""),
        ("0", "That is no moment"),
        ("#9999", "That is no moment"),
        ("soon", "That is no moment"),
        ("1999-01-01T10:00", "That is no moment"),
    ],
)
def test_a_step_is_typed_and_what_is_none_is_refused(
    past: ReplayWindow, typed: str, said: str
) -> None:
    before = past.playing.replay.step
    QTest.keyClicks(past.bar.moment, typed)
    QTest.keyClick(past.bar.moment, Qt.Key.Key_Return)
    assert past.bar.said.text().startswith(said)
    assert past.playing.replay.step == (before if said else 12)


def test_a_time_of_day_is_typed(past: ReplayWindow) -> None:
    playing = past.playing
    playing.go_to(StepNo(playing.steps // 2))
    then = past.view.words.time_of_day(playing.replay.now())
    playing.go_to(StepNo(playing.steps))
    QTest.keyClicks(past.bar.moment, then)
    QTest.keyClick(past.bar.moment, Qt.Key.Key_Return)
    assert past.view.words.time_of_day(playing.replay.now()) == then


def test_jumps_go_from_bust_to_bust_and_say_where_there_is_none(past: ReplayWindow) -> None:
    playing = past.playing
    busts = [mark.step for mark in playing.course.marks if mark.kind == "bust"]
    found = []
    for _bust in busts:
        QTest.mouseClick(past.bar.before, Qt.MouseButton.LeftButton)
        found.append(playing.replay.step)
    assert found == busts[::-1]
    QTest.mouseClick(past.bar.before, Qt.MouseButton.LeftButton)
    assert past.bar.said.text() == "There is none that way."


def test_a_jump_goes_to_the_next_ruling(console: Console, home: Opened) -> None:
    number = home.session.tournaments()[0]
    home.session.submit(number, MakeRuling(happened="acted out of turn", decided="it stands"))
    ruled = len(home.session.timeline(number).steps)
    home.session.submit(number, PauseClock())
    past = opened(console)
    past.playing.go_to(StepNo(1))
    past.bar.kinds.setCurrentIndex(past.bar.kinds.findText("Ruling"))
    QTest.mouseClick(past.bar.after, Qt.MouseButton.LeftButton)
    assert past.playing.replay.step == ruled
    assert "acted out of turn" in past.bar.sentence.text()
    QTest.mouseClick(past.bar.after, Qt.MouseButton.LeftButton)
    assert past.bar.said.text() == "There is none that way."


def test_the_slider_goes_to_the_start_and_to_the_end(past: ReplayWindow) -> None:
    slider = past.bar.track.slider
    QTest.keyClick(slider, Qt.Key.Key_Home)
    first = past.playing.replay.moment
    assert first - past.playing.course.times[0] < 1_000
    QTest.keyClick(slider, Qt.Key.Key_End)
    assert past.playing.replay.step == past.playing.steps


def test_it_plays_and_stops_and_begins_again_after_the_end(past: ReplayWindow) -> None:
    playing = past.playing
    QTest.mouseClick(past.bar.play, Qt.MouseButton.LeftButton)
    assert (playing.on, playing.replay.step) == (True, 1)
    past.bar.speed.setCurrentIndex(past.bar.speed.findData(STEPWISE))
    playing._pass()
    assert playing.replay.step == 2
    assert past.bar.play.text() == "Pause"
    QTest.mouseClick(past.bar.play, Qt.MouseButton.LeftButton)
    assert not playing.on


def test_lists_that_followed_are_those_made_anew(past: ReplayWindow) -> None:
    past.show_page("log")
    past.show_page("out")
    last = past.playing.steps
    for step in (last // 2, last, 5, last - 3, last // 3, last):
        past.playing.go_to(StepNo(step))
        rows = past.pages.of(LogPage).steps.rows
        assert rows.total == step
        fresh = Steps(past.view, theme("dark"))
        assert [rows.get(no) for no in range(1, step + 1)] == [
            fresh.get(no) for no in range(1, step + 1)
        ]


def test_nothing_is_written_whatever_is_pressed(home: Opened, past: ReplayWindow) -> None:
    before = written(home)
    past.playing.go_to(StepNo(past.playing.steps // 2))
    for page in SHOWN:
        past.show_page(page)
    for row in past.gestures.rows():
        past.gestures.perform(row.id)
    assert (
        past.bar.said.text() == "This is the past: it can be looked at, and nothing is done in it."
    )
    assert written(home) == before


def test_the_evening_goes_on_meanwhile(console: Console, home: Opened, past: ReplayWindow) -> None:
    past.playing.go_to(StepNo(20))
    assert isinstance(console.window, ConsoleWindow)
    console.window.view.do(PauseClock())
    assert past.playing.replay.step == 20
    assert not past.view.state.play.clock.pause_reason
    assert len(home.session.timeline(past.view.tournament).steps) == past.playing.steps + 1


def test_it_has_a_wall_of_its_own(console: Console, past: ReplayWindow) -> None:
    QTest.mouseClick(past.bar.wall, Qt.MouseButton.LeftButton)
    assert isinstance(past.picture, WallThen)
    then = past.picture.wall
    assert then.on
    assert not console.wall.on
    QTest.mouseClick(past.bar.wall, Qt.MouseButton.LeftButton)
    assert not then.on


def test_there_is_one_and_it_goes_with_the_console(console: Console, past: ReplayWindow) -> None:
    assert opened(console) is past
    past.bar.wanted_wall.emit()
    past.close()
    assert console.replaying.window is None
    assert opened(console) is not past
