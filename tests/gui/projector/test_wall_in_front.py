"""The wall where its output is missing, and in front of the console where there is one monitor."""

import pytest
from msgspec.structs import replace

pytest.importorskip("PySide6")

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QSignalSpy, QTest
from PySide6.QtWidgets import QLabel

from tdconsole.gui.app import Console
from tdconsole.gui.console.frame.menus import MoreMenu
from tdconsole.gui.projector.window import ProjectorWindow
from tdconsole.gui.shared.application import application
from tdconsole.session import Session
from tdconsole.settings import Settings, Wall
from tdconsole.wall.theme import theme
from tests.gui.console_evening import seated
from tests.gui.frame.test_app import Kept, console, where, window_of
from tests.gui.waiting import until

AWAY = Settings(screen="BEAMER", showing=True)


def told(shown: Console) -> list[str]:
    return [one.text() for one in window_of(shown).findChildren(QLabel) if one.isVisible()]


def wall_of(shown: Console) -> ProjectorWindow:
    assert shown.wall.window is not None
    return shown.wall.window


def projector_menu(shown: Console) -> dict[str, bool]:
    menu = window_of(shown).findChild(MoreMenu)
    assert menu is not None
    menu.show_menu.aboutToShow.emit()
    return {one.text(): one.isChecked() for one in menu.show_menu.actions() if one.text()}


def test_an_output_that_is_missing_at_the_start_is_named(session: Session) -> None:
    """It does not claim to show, and the wall waits out of sight."""
    seated(session)
    with console(session, AWAY) as shown:
        assert where(shown) is False
        assert shown.awaited == "BEAMER"
        assert not wall_of(shown).isVisible()
        assert "Not shown: BEAMER is not plugged in" in told(shown)
        assert window_of(shown).advice._caption.property("role") == "waiting"
        assert "The players see nothing: BEAMER" in window_of(shown).quick.sentence.text
        menu = projector_menu(shown)
        assert menu["Waiting for BEAMER"]
        assert not menu["Off"]
        shown.speak("it")
        assert shown.awaited == "BEAMER"


def test_f5_shows_it_here_while_its_output_is_missing(session: Session) -> None:
    seated(session)
    keep = Kept()
    with console(session, AWAY, keep) as shown:
        QTest.keyClick(window_of(shown), Qt.Key.Key_F5)
        assert where(shown) == "DESK"
        assert shown.awaited is None
        assert "On screen: DESK" in told(shown)
        assert window_of(shown).advice._caption.property("role") == "quiet"
        assert until(wall_of(shown).isActiveWindow)


def test_a_cable_that_stays_away_is_told_once(session: Session) -> None:
    seated(session)
    with console(session, AWAY) as shown:
        turned = QSignalSpy(shown.wall.turned)
        output = shown.wall._output
        assert output is not None
        output.take()  # whenever Qt says that anything about the screens is different
        output.take()
        assert turned.count() == 0


def test_closing_asks_for_no_wall_that_nobody_sees(session: Session) -> None:
    seated(session, clock=False)
    with console(session, AWAY) as shown:
        window_of(shown).close()
        assert not window_of(shown).isVisible()


@pytest.mark.parametrize("key", [Qt.Key.Key_F5, Qt.Key.Key_Escape])
def test_with_one_monitor_it_stands_in_front_and_says_the_way_back(
    session: Session, key: Qt.Key
) -> None:
    seated(session)
    with console(session) as shown:
        QTest.keyClick(window_of(shown), Qt.Key.Key_F5)
        wall = wall_of(shown)
        assert wall.isFullScreen()
        assert until(wall.isActiveWindow)
        assert wall.hint == "F5 or Esc: back to the console"
        assert wall.cursor().shape() is Qt.CursorShape.ArrowCursor
        named = wall.grab().toImage()
        wall._hint.start(1)  # nobody waits six seconds here
        assert until(lambda: not wall.hint)
        assert until(lambda: wall.cursor().shape() is Qt.CursorShape.BlankCursor)
        assert wall.grab().toImage() != named
        for at in (300, 320):
            QTest.mouseMove(wall.windowHandle(), QPoint(at, at))
        assert until(lambda: bool(wall.hint))
        QTest.keyClick(wall, key)
        assert where(shown) is False
        assert until(window_of(shown).isActiveWindow)


def test_a_house_may_want_it_in_a_window(session: Session) -> None:
    seated(session)
    keep = Kept()
    with console(session, Settings(wall=Wall(fills=False)), keep) as shown:
        QTest.keyClick(window_of(shown), Qt.Key.Key_F5)
        wall = wall_of(shown)
        assert where(shown) is True
        assert not wall.isFullScreen()
        assert until(wall.isActiveWindow)
        assert wall.hint
        shown.show_on("DESK")  # what the menu offers is what F5 does from now on
        assert keep.last.wall.fills
        shown.show_off()
        assert until(window_of(shown).isActiveWindow)
        QTest.keyClick(window_of(shown), Qt.Key.Key_F5)
        assert wall_of(shown).isFullScreen()


@pytest.mark.parametrize("fills", [True, False])
def test_it_comes_back_after_a_crash_with_one_monitor(session: Session, *, fills: bool) -> None:
    seated(session)
    keep = Kept()
    with console(session, Settings(wall=Wall(fills=fills)), keep) as shown:
        QTest.keyClick(window_of(shown), Qt.Key.Key_F5)
        crashed = keep.last
    with console(session, crashed) as again:
        assert wall_of(again).isVisible()
        assert wall_of(again).isFullScreen() is fills
        assert wall_of(again).hint


def test_it_comes_back_as_the_house_wants_it_now(session: Session) -> None:
    """It was in a window when it was last on; the only monitor is to be filled since."""
    seated(session)
    with console(session, Settings(showing=True)) as shown:
        assert where(shown) == "DESK"
        assert wall_of(shown).isFullScreen()


@pytest.mark.parametrize("key", [Qt.Key.Key_F5, Qt.Key.Key_Escape])
def test_a_wall_without_a_way_back_does_not_close_by_it(qt: object, key: Qt.Key) -> None:
    del qt
    wall = ProjectorWindow(lambda: None, lambda: None, theme("dark"))
    wall.show()
    QTest.keyClick(wall, key)
    assert wall.isVisible()
    wall.close()
    wall.deleteLater()


def test_on_an_output_of_its_own_it_says_no_way_back(session: Session) -> None:
    seated(session)
    with console(session, replace(AWAY, screen="BEAMER")) as shown:
        assert not wall_of(shown).hint
        QTest.keyClick(wall_of(shown), Qt.Key.Key_F5)
        assert shown.wall.on
    application().processEvents()
