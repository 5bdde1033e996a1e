"""A director's hands on the window in a test: keys and clicks, and what a typed line comes to."""

from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from tdconsole.gui.console.engine.tournament_view import TournamentView
from tdconsole.gui.console.frame.window import ConsoleWindow
from tdconsole.line.read import Line
from tests.line.table import Table


class WindowTable(Table):
    """The reader of lines on what a window has in hand."""

    view: Any

    def __init__(self, view: TournamentView) -> None:
        line = Line(view)
        super().__init__(view, line)
        view.changed.connect(line.take_in)


def type_in(window: ConsoleWindow, line: str) -> None:
    QTest.keyClicks(window.quick.field, line)
    QTest.keyClick(window.quick.field, Qt.Key.Key_Return)


def click(widget: QWidget) -> None:
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton)


def out(window: ConsoleWindow) -> set[int]:
    return set(window.view.state.exits.by_entry)
