"""The time of one frame of the room while a director zooms and pans it, in a full hall."""

from collections.abc import Iterator
from time import perf_counter
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QApplication, QWidget

from tdconsole.gui.console.frame.window import ConsoleWindow
from tdconsole.gui.console.room.map.sight import NOTCH
from tdconsole.gui.console.room.page import FloorPage
from tdconsole.session.speed import Figure, milliseconds

NOTCHES: Final = 12
"""The notches of the wheel, from the whole room to the names and back."""
PANS: Final = 2
"""The pans after each notch."""
STEP: Final = (46, 34)
"""The distance of a pan, in points."""


def map_frame(app: QApplication, window: ConsoleWindow, times: int) -> Figure:
    """The frames, each from the gesture until nothing is left to paint at once."""
    window.show_page("floor")
    view = window.pages.of(FloorPage).canvas
    view.see_as("map")
    view.room.fit()
    app.processEvents()
    ours = []
    for _ in range(times):
        for gesture in _gestures():
            began = perf_counter()
            if isinstance(gesture, float):
                view.room.zoom(gesture)
            else:
                view.room.pan(*gesture)
            app.processEvents()
            ours.append(perf_counter() - began)
    return milliseconds(
        ours,
        _blank(app, view.viewport(), len(ours)),
        f"a zoom or a pan over {len(view.room.tables)} tables; against a blank fill of its size",
    )


def _gestures() -> Iterator[float | tuple[int, int]]:
    for by in (NOTCH, 1 / NOTCH):
        for _ in range(NOTCHES):
            yield by
            yield from (STEP for _ in range(PANS))


def _blank(app: QApplication, beside: QWidget, times: int) -> list[float]:
    blank = _Blank()
    blank.resize(beside.size())
    blank.show()
    app.processEvents()
    bare = []
    for _ in range(times):
        began = perf_counter()
        blank.repaint()
        bare.append(perf_counter() - began)
    blank.close()
    return bare


class _Blank(QWidget):
    def paintEvent(self, event: QPaintEvent, /) -> None:  # noqa: N802 -- Qt's name
        painter = QPainter(self)
        painter.fillRect(event.rect(), Qt.GlobalColor.black)
        painter.end()
