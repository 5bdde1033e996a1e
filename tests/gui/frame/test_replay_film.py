"""The film from the replay's window: drawn beside it, counted, stopped, and refused in words."""

from collections.abc import Iterator
from pathlib import Path

import pytest

pytest.importorskip("PySide6")

from PySide6.QtCore import QEvent
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog

from tdconsole.evening import make
from tdconsole.gui.app import Console
from tdconsole.gui.console.frame.replay.film import FilmDialog
from tdconsole.gui.console.frame.replay.window import ReplayWindow
from tdconsole.session import open_house
from tdconsole.settings import Settings
from tests.gui.frame.test_app import window_of
from tests.gui.hands import click
from tests.gui.waiting import until

SOON = 30_000


@pytest.fixture
def console(qt: object, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Console]:
    del qt
    monkeypatch.setenv("TDCONSOLE_SETTINGS", str(tmp_path / "settings.json"))
    make(tmp_path / "club.house", 27)
    with open_house(tmp_path / "club.house") as home:
        shown = Console(home.session, "en", Settings(), lambda _chosen: None, home=home)
        shown.begin()
        yield shown
        shown.close()
        shown.deleteLater()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@pytest.fixture
def past(console: Console) -> ReplayWindow:
    window_of(console).gestures.perform("replay")
    found = console.replaying.window
    assert found is not None
    assert QTest.qWaitForWindowActive(found)
    return found


@pytest.fixture
def film(past: ReplayWindow) -> FilmDialog:
    click(past.bar.film)
    assert past.film.isVisible()
    past.film.large.setCurrentIndex(0)
    return past.film


def chosen(film: FilmDialog, folder: Path) -> None:
    click(film.begin)
    asked = film.findChild(QFileDialog, "folder")
    assert asked is not None
    asked.fileSelected.emit(str(folder))
    asked.reject()


def test_a_map_after_each_bust_into_a_folder(
    console: Console, film: FilmDialog, past: ReplayWindow, tmp_path: Path
) -> None:
    before = console.houses.path
    assert before is not None
    was = before.read_bytes()
    film.shown.setCurrentText("The map of the floor")
    film.pace.setCurrentText("after each bust")
    chosen(film, tmp_path / "film")
    assert film.bar.isVisible()
    assert film.leave.text() == "Stop"
    assert not film.begin.isEnabled()
    assert until(film.begin.isEnabled, SOON)
    busts = [mark for mark in past.playing.course.marks if mark.kind == "bust"]
    assert film.said.text() == f"{len(busts)} pictures in {tmp_path / 'film'}."
    made = sorted((tmp_path / "film").iterdir())
    assert len(made) == len(busts)
    assert (QImage(str(made[0])).width(), QImage(str(made[0])).height()) == (1280, 720)
    assert before.read_bytes() == was


def test_from_and_to_are_moments_of_this_evening(film: FilmDialog, tmp_path: Path) -> None:
    film.first.setText("soon")
    click(film.begin)
    assert film.said.text() == "That is no moment of this evening."
    assert film.findChild(QFileDialog, "folder") is None
    film.first.setText("#40")
    film.last.setText("#42")
    film.pace.setCurrentText("after each step")
    chosen(film, tmp_path / "film")
    assert until(film.begin.isEnabled, SOON)
    assert film.said.text() == f"3 pictures in {tmp_path / 'film'}."


def test_a_span_without_a_picture_is_told(film: FilmDialog, tmp_path: Path) -> None:
    film.first.setText("#42")
    film.last.setText("#2")
    chosen(film, tmp_path / "film")
    assert until(film.begin.isEnabled, SOON)
    assert film.said.text() == "From there to there it would be 0 pictures."
    assert not (tmp_path / "film").exists()


def test_a_folder_with_files_is_left_alone(film: FilmDialog, tmp_path: Path) -> None:
    (tmp_path / "mine").mkdir()
    (tmp_path / "mine" / "a.txt").write_text("mine")
    chosen(film, tmp_path / "mine")
    assert film.said.text() == f"There are files in {tmp_path / 'mine'}: choose an empty one."
    assert film.begin.isEnabled()
    assert [one.name for one in (tmp_path / "mine").iterdir()] == ["a.txt"]


def test_a_folder_that_cannot_be_made_is_told(film: FilmDialog, tmp_path: Path) -> None:
    (tmp_path / "plain").write_text("mine")
    chosen(film, tmp_path / "plain" / "film")
    assert until(film.begin.isEnabled, SOON)
    assert film.said.text().startswith(f"{tmp_path / 'plain' / 'film'} can't be read or written")


def test_stopped_amid_it_what_is_there_is_whole(film: FilmDialog, tmp_path: Path) -> None:
    folder = tmp_path / "film"
    film.pace.setCurrentText("every 10 seconds")
    chosen(film, folder)
    assert until(lambda: film.bar.value() > 1, SOON)
    click(film.leave)
    assert film.said.text() == f"Stopped. The pictures in {folder} are whole."
    assert film.isVisible()
    made = sorted(folder.iterdir())
    assert all(one.suffix == ".png" and not QImage(str(one)).isNull() for one in made)
    click(film.leave)
    assert not film.isVisible()


def test_the_film_ends_with_the_window(
    past: ReplayWindow, film: FilmDialog, tmp_path: Path
) -> None:
    film.pace.setCurrentText("every 10 seconds")
    chosen(film, tmp_path / "film")
    assert until(lambda: film.bar.value() > 1, SOON)
    past.close()
    made = len(list((tmp_path / "film").iterdir()))
    assert not until(lambda: len(list((tmp_path / "film").iterdir())) > made, 500)
