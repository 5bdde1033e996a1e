"""A chart in the window, which says what is under the pointer and hands on a click."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QPointF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from tdconsole.drawing.charts import Chart
from tdconsole.drawing.plot import Laid, Look, lay
from tdconsole.gui.shared.lettering import ems
from tdconsole.gui.shared.marks import paint_marks
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.wall.theme import Theme

LEAST: Final = (260, 120)
"""The room in pixels in which a chart is still read."""
INKS: Final = {
    "main": "accent",
    "second": "quiet",
    "soft": "chosen",
    "rest": "edge",
    "good": "done",
    "quiet": "quiet",
    "ink": "ink",
    "rule": "rule",
    "ground": "surface",
}
"""The colours of the window for the inks of charts."""


def window_look(theme: Theme, size: int | None = None) -> Look:
    faces, type_ = theme.console.faces, theme.console.type
    return Look(faces.text, faces.strong, size or type_.small, INKS, ems)


class ChartView(QWidget):
    pressed = Signal(float)
    """Emitted with the value across that was clicked, of a chart that shows something."""
    chosen = Signal()
    """Emitted when it was clicked, whatever it shows."""

    def __init__(
        self, words: Catalogue, theme: Theme, *, titled: bool = True, size: int | None = None
    ) -> None:
        """A view whose chart has no title where the words around it say as much."""
        super().__init__()
        self._words, self._theme, self._titled = words, theme, titled
        self._look = window_look(theme, size)
        self._chart: Chart | None = None
        self._laid: tuple[QSize, Laid] | None = None
        self._tell: Callable[[float], str] | None = None
        self.setMinimumSize(*LEAST)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    @property
    def chart(self) -> Chart | None:
        return self._chart

    def tell_with(self, tell: Callable[[float], str]) -> None:
        """Set what is said of the value under the pointer."""
        self._tell = tell
        self.setMouseTracking(True)

    def lead_on(self) -> None:
        """Show by the pointer that a click leads on."""
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def show_chart(self, chart: Chart | None, spoken: str | None = None) -> None:
        """Show the chart; without one, nothing takes up its room.

        `spoken` is what it says to those who don't see it, if that is more than its own words.
        """
        self.setVisible(chart is not None)
        if chart is None or (chart == self._chart and spoken is None):
            return
        self.setAccessibleName(chart.title)
        self.setAccessibleDescription(chart.spoken if spoken is None else spoken)
        if chart != self._chart:
            self._chart, self._laid = chart, None
            self.update()

    def laid(self) -> Laid | None:
        if self._chart is None:
            return None
        if self._laid is None or self._laid[0] != self.size():
            width, height = self.width(), self.height()
            made = lay(self._chart, width, height, self._look, titled=self._titled)
            self._laid = (self.size(), made)
        return self._laid[1]

    def _value_at(self, x: float) -> float | None:
        laid = self.laid()
        return None if laid is None or laid.plot is None else laid.plot.value_at(x)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:  # noqa: N802 -- Qt's name
        value = self._value_at(event.position().x())
        told = "" if value is None or self._tell is None else self._tell(value)
        QToolTip.showText(event.globalPosition().toPoint(), told, self)

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802 -- Qt's name
        value = self._value_at(event.position().x())
        if value is not None:
            self.pressed.emit(value)
        self.chosen.emit()

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802 -- Qt's name
        laid = self.laid()
        if laid is None:
            return
        painter = QPainter(self)
        paint_marks(painter, laid.marks, QPointF(0, 0), self._colour)
        painter.end()

    def _colour(self, ink: str) -> str:
        return QColor(getattr(self._theme.colours, ink)).name()
