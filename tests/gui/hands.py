"""A director's hands on the window in a test: keys and clicks, and what a typed line comes to."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from tdconsole.gui.console.engine.tournament_view import TournamentView
from tdconsole.gui.console.frame.window import ConsoleWindow
from tdconsole.line.grammar import read
from tdconsole.line.typing.line_context import Desk
from tdconsole.line.typing.reading import Reading


def type_in(window: ConsoleWindow, line: str) -> None:
    QTest.keyClicks(window.quick.field, line)
    QTest.keyClick(window.quick.field, Qt.Key.Key_Return)


def click(widget: QWidget) -> None:
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton)


def typed(view: TournamentView, line: str) -> Reading:
    return read(line, Desk(view))


def lines(reading: Reading) -> list[str]:
    return [offer.line for offer in reading.offers]


def out(window: ConsoleWindow) -> set[int]:
    return set(window.view.state.exits.by_entry)
