"""A window on a house that is not in force says so, and goes on with one button."""

from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

pytest.importorskip("PySide6")

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel

from tdconsole.domain.language.commands.clock import PauseClock
from tdconsole.gui.app import Console
from tdconsole.gui.console.frame.copies.moved import NotInForceQuestion, moved
from tdconsole.gui.console.frame.window import ConsoleWindow
from tdconsole.gui.shared.lettering import lettering
from tdconsole.house import Place
from tdconsole.i18n.catalogue import catalogue
from tdconsole.session import open_house
from tdconsole.session.moving import Follower, move
from tdconsole.wall.theme import theme
from tests.engines import ENGINES, place_by
from tests.gui.frame.test_houses import at_home, folder, said
from tests.gui.houses import evening
from tests.gui.waiting import until

__all__ = ["folder"]


@pytest.fixture(params=ENGINES)
def target(request: pytest.FixtureRequest, tmp_path: Path) -> Place:
    return place_by(request, tmp_path / "target.house")


def question() -> NotInForceQuestion | None:
    shown = (one for one in QApplication.topLevelWidgets() if isinstance(one, NotInForceQuestion))
    return next((one for one in shown if one.isVisible()), None)


def asked() -> NotInForceQuestion:
    assert until(lambda: question() is not None)
    found = question()
    assert found is not None
    return found


def gesture(shown: Console) -> bool:
    assert isinstance(shown.window, ConsoleWindow)
    return shown.window.view.do(PauseClock())


def goes_on(shown: Console, target: Place) -> None:
    assert until(lambda: shown.houses.next is not None)
    assert shown.houses.next is not None
    assert shown.houses.next.place == target


PRESSED: dict[str, Callable[[NotInForceQuestion], object]] = {
    "mouse": lambda asking: QTest.mouseClick(asking.go, Qt.MouseButton.LeftButton),
    "enter": lambda asking: QTest.keyClick(asking.go, Qt.Key.Key_Return),
}


@pytest.mark.parametrize("way", PRESSED)
def test_the_next_gesture_is_refused_and_a_button_goes_there(
    folder: Path, target: Place, way: str
) -> None:
    path = evening(folder / "club.house")
    with open_house(path) as home, at_home(home) as shown:
        move(path, target)
        assert not gesture(shown)
        assert "was moved to" in said(shown)
        asking = asked()
        PRESSED[way](asking)
        goes_on(shown, target)


def test_it_can_be_looked_at_and_is_asked_again_at_the_next_gesture(
    folder: Path, tmp_path: Path
) -> None:
    path = evening(folder / "club.house")
    with open_house(path) as home, at_home(home) as shown:
        move(path, tmp_path / "target.house")
        assert not gesture(shown)
        QTest.keyClick(asked(), Qt.Key.Key_Escape)
        assert until(lambda: question() is None)
        assert shown.houses.next is None
        assert not gesture(shown)
        asked().go.click()
        goes_on(shown, tmp_path / "target.house")


def test_a_window_that_opens_on_the_old_place_offers_the_new_one(
    folder: Path, tmp_path: Path
) -> None:
    path, target = evening(folder / "club.house"), tmp_path / "target.house"
    move(path, target)
    with open_house(path) as home, at_home(home) as shown:
        asked().go.click()
        goes_on(shown, target)


def test_a_copy_that_follows_is_taken_over_with_one_button(folder: Path, target: Place) -> None:
    path = evening(folder / "club.house")
    with closing(Follower(path, target)) as follower:
        follower.catch_up()
    path.rename(folder / "lost.house")
    with open_house(target) as home, at_home(home) as shown:
        shown.waive()
        assert "is a copy that follows" in said(shown)
        asking = asked()
        assert asking.stay.isDefault()
        asking.go.click()
        goes_on(shown, target)
        assert shown.houses.next is not None
        assert shown.houses.next.session.only_looking is None


@pytest.mark.usefixtures("qt")
def test_the_first_window_of_all_is_written_in_the_programs_own_letters() -> None:
    """A question at the start is made before the application has any letters of its own."""
    before = QApplication.font()
    QApplication.setFont(QFont("monospace"))
    try:
        words, look = catalogue("en"), theme("dark")
        asking = NotInForceQuestion(words, moved(words, "there.house"), look, None)
        asking.show()
        labels = [asking.stay, *asking.findChildren(QLabel)]
        families = {one.font().family() for one in labels}
        asking.close()
        asking.deleteLater()
    finally:
        QApplication.setFont(before)
    console = look.console
    assert families == {lettering(console.faces.text, console.type.text).family()}
