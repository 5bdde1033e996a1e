"""The time of a hand-for-hand report, from the click to the disk and the screen."""

from pathlib import Path
from time import perf_counter
from typing import Final

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication

from tdconsole.domain.language.commands.bubble import DealNextHand, StartHandForHand
from tdconsole.domain.language.commands.clock import StartClock
from tdconsole.evening.hall import filled
from tdconsole.gui.console.bubble.page import BubblePage
from tdconsole.gui.console.frame.window import ConsoleWindow
from tdconsole.gui.speed.window import bare_screens, shown
from tdconsole.session import create, open_house
from tdconsole.session.speed import Figure, milliseconds

PLAYERS: Final = 1_350
HANDS: Final = 2


def report_to_screen(app: QApplication, folder: Path, share: int) -> Figure:
    """Report every table, hand after hand; a share of ten makes it a tenth of the tables."""
    path = folder / "bubble.house"
    with create(path) as house:
        filled(house.session, PLAYERS // share)
    with open_house(path) as house, shown(house.session) as window:
        view = window.view
        if not (view.do(StartClock()) and view.do(StartHandForHand(until=2))):
            raise RuntimeError(view.state.play.clock)
        app.processEvents()
        tables, ours, bare = window.pages.of(BubblePage).tables, list[float](), list[float]()
        for _ in range(HANDS):
            first = len(view.session.timeline(view.tournament).steps) + 1
            ours += [_clicked(app, window, index) for index in range(len(tables.tiles))]
            last = len(view.session.timeline(view.tournament).steps)
            if last - first + 1 != len(tables.tiles):
                raise RuntimeError(last)
            bare += bare_screens(window, path, first, last)
            view.do(DealNextHand())
            app.processEvents()
        note = (
            f"a click on one of {len(tables.tiles)} tables to disk and a screen of 1920x1080; "
            "against bare rows and a blank window"
        )
    return milliseconds(ours, bare, note)


def _clicked(app: QApplication, window: ConsoleWindow, index: int) -> float:
    tables = window.pages.of(BubblePage).tables
    port, middle = tables.viewport(), tables.rect_of(index).center()
    began = perf_counter()
    for kind, held in (
        (QEvent.Type.MouseButtonPress, Qt.MouseButton.LeftButton),
        (QEvent.Type.MouseButtonRelease, Qt.MouseButton.NoButton),
    ):
        _send(port.mapToGlobal(middle), middle, kind, held, window)
    app.processEvents()
    return perf_counter() - began


def _send(
    everywhere: QPoint, here: QPoint, kind: QEvent.Type, held: Qt.MouseButton, window: ConsoleWindow
) -> None:
    event = QMouseEvent(
        kind,
        QPointF(here),
        QPointF(everywhere),
        Qt.MouseButton.LeftButton,
        held,
        Qt.KeyboardModifier.NoModifier,
    )
    QApplication.sendEvent(window.pages.of(BubblePage).tables.viewport(), event)
