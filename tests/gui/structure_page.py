"""The page of the structure on an evening in a file, and what a director's hands do on it."""

from pathlib import Path
from typing import Final

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from tdconsole.gui.console.engine.gestures import Gestures
from tdconsole.gui.console.engine.tournament_view import TournamentView
from tdconsole.gui.console.structure.page import StructurePage
from tdconsole.gui.console.structure.table.cells import COLUMNS, ColumnId
from tdconsole.gui.console.widgets.style import dress
from tdconsole.wall.theme import theme
from tests.gui.waiting import until

CONTROL: Final = Qt.KeyboardModifier.ControlModifier
ALT: Final = Qt.KeyboardModifier.AltModifier
SHIFT: Final = Qt.KeyboardModifier.ShiftModifier
LEFT: Final = Qt.MouseButton.LeftButton


def made(view: TournamentView, gestures: Gestures, window: QWidget) -> StructurePage:
    dress(window, theme("dark"))
    page = StructurePage(view, gestures, theme("dark"), window)
    page.resize(window.size())
    window.show()
    window.activateWindow()
    assert until(window.isActiveWindow)
    return page


def settings_beside(path: Path) -> str:
    return str(path / "settings.json")


def says(page: StructurePage, row: int, column: ColumnId) -> str:
    return str(page.periods.index(row, COLUMNS.index(column)).data())


def point(page: StructurePage, row: int, column: ColumnId) -> None:
    page.table.setFocus()
    page.table.point(row, column)


def press(key: Qt.Key, held: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    """To whatever has the keyboard."""
    holder = QApplication.focusWidget()
    assert holder is not None
    QTest.keyClick(holder, key, held)
    QApplication.processEvents()


def write(text: str) -> None:
    for sign in text:
        holder = QApplication.focusWidget()
        assert holder is not None
        QTest.keyClicks(holder, sign)
    QApplication.processEvents()


def middle(page: StructurePage, row: int, column: ColumnId = "number") -> QPoint:
    return page.table.visualRect(page.periods.index(row, COLUMNS.index(column))).center()


def drag(page: StructurePage, row: int, to: QPoint) -> None:
    port = page.table.viewport()
    start = middle(page, row)
    QTest.mousePress(port, LEFT, Qt.KeyboardModifier.NoModifier, start)
    half = QPoint(start.x(), (start.y() + to.y()) // 2)
    for at in (half, to):
        QTest.mouseMove(port, at)
        QApplication.processEvents()
    QTest.mouseRelease(port, LEFT, Qt.KeyboardModifier.NoModifier, to)
