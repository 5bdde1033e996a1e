"""Rows dragged by the mouse, and the line where they would be dropped."""

from typing import Final

from PySide6.QtCore import QObject, QPoint, QRect, Qt, QTimer
from PySide6.QtGui import QColor, QPainter, QPolygon
from PySide6.QtWidgets import QApplication, QTableView

from tdconsole.wall.theme import Theme

_NEAR: Final = 4
"""The distance from the edge, in units, at which the table scrolls."""
_SCROLLS: Final = 60
"""Milliseconds between two rows of scrolling."""


class RowDrag(QObject):
    def __init__(self, view: QTableView, theme: Theme) -> None:
        super().__init__(view)
        self._view, self._theme = view, theme
        self.grip: QPoint | None = None
        """The point where the rows were picked up."""
        self.gap: int | None = None
        """The row before which they would be dropped."""
        self._edge = 0
        self._scroll = QTimer(self)
        self._scroll.setInterval(_SCROLLS)
        self._scroll.timeout.connect(self._go_on)

    def take(self, at: QPoint) -> None:
        self.grip = at

    def lead(self, at: QPoint) -> None:
        if self.grip is None:
            return
        far = (at - self.grip).manhattanLength() >= QApplication.startDragDistance()
        if self.gap is not None or far:
            self._view.viewport().setCursor(Qt.CursorShape.ClosedHandCursor)
            self._to(at.y())

    def let_go(self) -> None:
        self.grip, self.gap, self._edge = None, None, 0
        self._scroll.stop()
        self._view.viewport().unsetCursor()
        self._view.viewport().update()

    def _to(self, y: int) -> None:
        view, near = self._view, _NEAR * self._theme.console.space.unit
        tall = view.viewport().height()
        self._edge = -1 if y < near else 1 if y > tall - near else 0
        if self._edge and not self._scroll.isActive():
            self._scroll.start()
        row = view.rowAt(max(0, min(y, tall - 1)))
        if row < 0:
            self.gap = view.model().rowCount()
        else:
            rect = view.visualRect(view.model().index(row, 0))
            self.gap = row + (y > rect.center().y())
        view.viewport().update()

    def _go_on(self) -> None:
        if not self._edge:
            self._scroll.stop()
            return
        bar = self._view.verticalScrollBar()
        bar.setValue(bar.value() + self._edge)
        self._to(0 if self._edge < 0 else self._view.viewport().height() - 1)

    def paint(self) -> None:
        if self.gap is None:
            return
        unit, line = self._theme.console.space.unit, self._line(self.gap)
        painter = QPainter(self._view.viewport())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(self._theme.colours.accent))
        painter.drawRect(line)
        middle = line.center().y()
        corners = (
            QPoint(0, middle - unit),
            QPoint(2 * unit, middle + 1),
            QPoint(0, middle + unit + 1),
        )
        painter.drawPolygon(QPolygon(corners))
        painter.end()

    def _line(self, gap: int) -> QRect:
        view = self._view
        last = gap >= view.model().rowCount()
        rect = view.visualRect(view.model().index(gap - 1 if last else gap, 0))
        y = rect.bottom() if last else rect.top()
        return QRect(0, max(0, y - 1), view.viewport().width(), 3)
