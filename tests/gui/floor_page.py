"""The floor page over a small evening, and the gestures of a director on it."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMainWindow

from tdconsole.domain.values import EntryId, Seat, SeatNo, TableNo
from tdconsole.gui.console.engine.gestures import Gestures
from tdconsole.gui.console.engine.tournament_view import TournamentView
from tdconsole.gui.console.frame.table import ACTIONS
from tdconsole.gui.console.room.page import FloorPage
from tdconsole.gui.console.widgets.style import dress
from tdconsole.i18n.catalogue import Language
from tdconsole.settings import FloorLook
from tdconsole.wall.theme import theme
from tests.gui.console_evening import viewing

PLAIN = Qt.KeyboardModifier.NoModifier
CTRL = Qt.KeyboardModifier.ControlModifier
LEFT = Qt.MouseButton.LeftButton


class Shown:
    def __init__(self, view: TournamentView, window: QMainWindow, look: FloorLook) -> None:
        self.view, self.window = view, window
        self.gestures = Gestures(view, window, ACTIONS)
        self.page = FloorPage(view, self.gestures, theme("dark"), look)
        self.canvas = self.page.canvas
        self.gestures.asked.connect(
            lambda _page, action: self.page.begin(action, self.gestures.selection)
        )
        window.setCentralWidget(self.page)

    @property
    def cursor(self) -> Seat | None:
        return self.canvas.pointing.cursor

    def taken(self, table: int = 1) -> list[Seat]:
        here = self.view.state.play.seating.tables[TableNo(table)]
        return [Seat(table=here.no, seat=seat) for seat in sorted(here.players)]

    def free(self, table: int = 1) -> list[Seat]:
        taken = self.taken(table)
        seats = (Seat(table=TableNo(table), seat=SeatNo(no)) for no in range(1, 10))
        return [seat for seat in seats if seat not in taken]

    def at(self, seat: Seat) -> EntryId:
        entry = self.view.state.play.seating.at(seat)
        assert entry is not None
        return entry

    def seat_of(self, entry: EntryId) -> Seat:
        return self.view.state.play.seating.of[entry]

    def middle(self, seat: Seat) -> QPoint:
        return self.canvas.rect_of(seat).center()

    def click(self, seat: Seat, how: Qt.KeyboardModifier = PLAIN) -> None:
        QTest.mouseClick(self.canvas.viewport(), LEFT, how, self.middle(seat))

    def press(self, *keys: Qt.Key) -> None:
        self.canvas.setFocus()
        for key in keys:
            QTest.keyClick(self.canvas, key)

    def drag(self, start: Seat, *over: QPoint, drop: bool = True) -> None:
        port = self.canvas.viewport()
        QTest.mousePress(port, LEFT, PLAIN, self.middle(start))
        for point in over:
            QTest.mouseMove(port, point)
            QApplication.processEvents()
        if drop:
            QTest.mouseRelease(port, LEFT, PLAIN, over[-1])


@contextmanager
def floor(
    path: Path, language: Language = "en", look: FloorLook = "cards", **how: bool
) -> Iterator[Shown]:
    with viewing(path, language, **how) as view:
        window = QMainWindow()
        dress(window, theme("dark"))
        shown = Shown(view, window, look)
        window.resize(932, 684)
        window.show()
        window.activateWindow()
        QApplication.processEvents()
        try:
            yield shown
        finally:
            window.close()
            window.deleteLater()


def escape_of(window: QMainWindow) -> list[bool]:
    """Grows by one each time the window's own Escape is heard."""
    heard: list[bool] = []
    action = QAction(window)
    action.setShortcut(QKeySequence("Esc"))
    action.triggered.connect(lambda: heard.append(True))
    window.addAction(action)
    return heard
