"""Files of The Tournament Director 3 dropped on the window, tried, and taken over."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

pytest.importorskip("PySide6")

from PySide6.QtCore import QMimeData, QPoint, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog

from tdconsole.gui.app import Console
from tdconsole.gui.console.setup.taking_over import TakeOverDialog
from tdconsole.session import create
from tests.gui.console_evening import seated
from tests.gui.frame.test_app import window_of
from tests.gui.frame.test_houses import at_home, folder, menu, said
from tests.gui.waiting import until
from tests.imports.td3_sample import Evening

__all__ = ["folder"]


@pytest.fixture
def evenings(folder: Path) -> Path:
    """Three evenings in a folder, and a file that can't be read."""
    there = folder / "td3"
    there.mkdir()
    for seed in (1, 2, 3):
        (there / f"{seed}.tdt").write_bytes(Evening(6, seed).data())
    (there / "4.tdt").write_text('{ V: "3.7.2", T: new Tournament({A: [1 2]})}')
    return there


@contextmanager
def window(folder: Path) -> Iterator[Console]:
    with create(folder / "club.house") as home:
        seated(home.session)
        with at_home(home) as shown:
            yield shown


def drop(shown: Console, *paths: Path) -> bool:
    """Whether the window takes what is dropped on it."""
    files = QMimeData()
    files.setUrls([QUrl.fromLocalFile(str(path)) for path in paths])
    where, copy = QPoint(300, 300), Qt.DropAction.CopyAction
    buttons, keys = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    entered = QDragEnterEvent(where, copy, files, buttons, keys)
    entered.ignore()
    QApplication.sendEvent(window_of(shown), entered)
    if entered.isAccepted():
        dropped = QDropEvent(where.toPointF(), copy, files, buttons, keys)
        QApplication.sendEvent(window_of(shown), dropped)
    return entered.isAccepted()


def dialog(shown: Console) -> TakeOverDialog:
    found = window_of(shown).findChild(TakeOverDialog)
    assert found is not None
    return found


def tried(shown: Console) -> TakeOverDialog:
    taking = dialog(shown)
    assert until(lambda: "would be taken over" in taking.said.text())
    return taking


def names(shown: Console) -> list[str]:
    session = shown.session
    states = [session.state(number) for number in session.tournaments()]
    return [state.setup.name for state in states if state is not None]


def test_a_folder_dropped_is_tried_and_taken_over(folder: Path, evenings: Path) -> None:
    with window(folder) as shown:
        tonight = names(shown)
        assert drop(shown, evenings)
        taking = tried(shown)
        assert taking.said.text() == ("4 files read: 3 would be taken over, 1 can't be taken over.")
        assert 'Thursday "1", 9 Oct 2025: taken over; it is over; 6 players' in (
            taking.report.toPlainText()
        )
        assert "line 1, column 40" in taking.report.toPlainText()
        assert names(shown) == tonight
        taking.currency.setText("sek")
        assert QApplication.focusWidget() is taking.take
        QTest.keyClick(taking.take, Qt.Key.Key_Space)
        assert until(lambda: "3 taken over" in taking.said.text())
        assert until(lambda: "3 taken over" in said(shown))
        assert not taking.take.isEnabled()
        assert taking.leave.text() == "Close"
        QTest.mouseClick(taking.leave, Qt.MouseButton.LeftButton)
        assert until(lambda: window_of(shown).findChild(TakeOverDialog) is None)
        assert until(lambda: len(names(shown)) == 4)
        first = shown.session.state(shown.session.tournaments()[0])
        assert first is not None
        assert (first.setup.currency, first.finished) == ("SEK", True)
        assert window_of(shown).view.state.setup.name == tonight[0]


def test_what_is_here_already_leaves_nothing_to_take_over(folder: Path, evenings: Path) -> None:
    with window(folder) as shown:
        assert drop(shown, evenings / "1.tdt")
        QTest.mouseClick(tried(shown).take, Qt.MouseButton.LeftButton)
        assert until(lambda: "1 taken over" in said(shown))
        dialog(shown).reject()
        assert until(lambda: window_of(shown).findChild(TakeOverDialog) is None)
        assert drop(shown, evenings / "1.tdt")
        taking = tried(shown)
        assert "was here already" in taking.report.toPlainText()
        assert not taking.take.isEnabled()
        taking.reject()


def test_without_a_whole_currency_nothing_is_taken_over(folder: Path, evenings: Path) -> None:
    with window(folder) as shown:
        assert drop(shown, evenings / "2.tdt")
        taking = tried(shown)
        taking.currency.selectAll()
        QTest.keyClicks(taking.currency, "S1")
        assert not taking.take.isEnabled()
        taking.currency.selectAll()
        QTest.keyClicks(taking.currency, "PLN")
        assert taking.take.isEnabled()
        QTest.keyClick(taking, Qt.Key.Key_Escape)
        assert until(lambda: window_of(shown).findChild(TakeOverDialog) is None)
        assert len(names(shown)) == 1


def test_other_files_are_not_for_this_window(folder: Path) -> None:
    other = folder / "list.csv"
    other.write_text("name\n")
    with window(folder) as shown:
        assert not drop(shown, other)
        assert window_of(shown).findChild(TakeOverDialog) is None


def test_the_menu_asks_which_files(folder: Path, evenings: Path) -> None:
    with window(folder) as shown:
        menu(shown)["Take over from The Tournament Director…"]()
        asked = window_of(shown).findChild(QFileDialog, "files")
        assert asked is not None
        asked.filesSelected.emit([str(evenings / "1.tdt"), str(evenings / "2.tdt")])
        asked.reject()
        assert "2 would be taken over" in tried(shown).said.text()
        dialog(shown).reject()
