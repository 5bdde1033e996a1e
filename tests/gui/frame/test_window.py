"""The live screen, on a session of its own and on screens that are not there."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("PySide6")

from PySide6.QtCore import Qt
from PySide6.QtTest import QSignalSpy, QTest

from tdconsole.domain.language.commands.clock import PauseClock, StartClock
from tdconsole.domain.values import Instant, Millis, TournamentId
from tdconsole.gui.projector.programme import Programme
from tdconsole.gui.projector.window import ProjectorWindow
from tdconsole.gui.shared.bridge import Bridge
from tdconsole.i18n.catalogue import catalogue
from tdconsole.known_errors import FileBusy
from tdconsole.session import Session, open_house
from tdconsole.settings import Wall
from tdconsole.wall.show import Show
from tdconsole.wall.theme import theme
from tests.gui.boards import NOW, ROME
from tests.gui.houses import evening
from tests.gui.waiting import until


class Gestures:
    """A time that somebody sets."""

    def __init__(self) -> None:
        self.at = 0

    def now(self) -> Instant:
        return Instant(
            utc=Millis(NOW.utc + self.at), boot=NOW.boot, uptime=Millis(NOW.uptime + self.at)
        )


@pytest.fixture
def house(tmp_path: Path) -> Path:
    return evening(tmp_path / "club.house", begun=False)


@contextmanager
def on_the_wall(
    session: Session, tournament: TournamentId, gestures: Gestures
) -> Iterator[ProjectorWindow]:
    show = Show(session, tournament, catalogue("en", ROME), gestures, Programme(Wall()))
    window = ProjectorWindow(show.glance, show.follow, theme("dark"))
    bridge = Bridge(session, window)
    bridge.changed.connect(window.look)
    window.resize(1024, 768)
    window.show()
    window.begin()
    try:
        yield window
    finally:
        window.close()
        bridge.close()
        window.deleteLater()


def test_it_follows_what_another_process_writes(qt: Any, house: Path) -> None:
    del qt
    gestures = Gestures()
    with open_house(house, gestures) as mine, open_house(house, gestures) as other:
        tournament = mine.session.tournaments()[0]
        with on_the_wall(mine.session, tournament, gestures) as window:
            before = window.grab().toImage()
            other.session.submit(tournament, StartClock())
            assert until(lambda: window.grab().toImage() != before)
            running = window.grab().toImage()
            other.session.submit(tournament, PauseClock(reason="balancing"))
            assert until(lambda: window.grab().toImage() != running)


def test_seconds_and_levels_pass_without_an_event(qt: Any, house: Path) -> None:
    del qt
    gestures = Gestures()
    with open_house(house, gestures) as mine:
        tournament = mine.session.tournaments()[0]
        mine.session.submit(tournament, StartClock())
        with on_the_wall(mine.session, tournament, gestures) as window:
            at_first = window.grab().toImage()
            gestures.at += 1500
            assert until(lambda: window.grab().toImage() != at_first)
            in_the_first = window.grab().toImage()
            gestures.at += 25 * 60_000
            assert until(lambda: window.grab().toImage() != in_the_first)


def test_a_fault_of_the_world_leaves_the_last_board(
    qt: Any, house: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    del qt
    gestures = Gestures()
    with open_house(house, gestures) as mine:
        tournament = mine.session.tournaments()[0]
        asked = []

        def busy() -> None:
            asked.append(1)
            raise FileBusy(str(house))

        monkeypatch.setattr(mine.session, "refresh", busy)
        with on_the_wall(mine.session, tournament, gestures) as window:
            before = window.grab().toImage()
            assert until(lambda: len(asked) > 2)
            assert window.grab().toImage() == before


def test_keys(qt: Any, house: Path) -> None:
    del qt
    with open_house(house) as mine:
        tournament = mine.session.tournaments()[0]
        with on_the_wall(mine.session, tournament, Gestures()) as window:
            assert window.cursor().shape() is Qt.CursorShape.BlankCursor
            QTest.keyClick(window, Qt.Key.Key_F11)
            assert window.isFullScreen()
            QTest.keyClick(window, Qt.Key.Key_Escape)
            assert not window.isFullScreen()
            QTest.keyClick(window, Qt.Key.Key_Escape)
            assert window.isVisible()
            ended = QSignalSpy(window.ended)
            QTest.keyClick(window, Qt.Key.Key_Q)
            assert ended.count() == 1
            assert not window.isVisible()
