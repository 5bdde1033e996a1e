"""The hands of a penalty as boxes in their cell, full as long as they are to be missed."""

from typing import Final

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, Qt
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QStyledItemDelegate, QStyleOptionViewItem, QWidget

from tdconsole.gui.console.discipline.away.rows import PenaltyRows
from tdconsole.wall.theme import Theme

Index = QModelIndex | QPersistentModelIndex
FIVE: Final = 5
_LEAST: Final = 4
"""The least size of a box in pixels; hands without that much room are one bar."""
_MOST: Final = 10
_BETWEEN: Final = 2
_BETWEEN_FIVES: Final = 4


class TallyCell(QStyledItemDelegate):
    """A cell with boxes after the words, which keep their width from row to row."""

    def __init__(self, rows: PenaltyRows, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._rows, self._colours = rows, theme.colours
        self._unit = theme.console.space.unit

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        super().paint(painter, option, index)
        row = self._rows.at(index.row())
        if row.step != "miss" or not row.hands:
            return
        said = option.fontMetrics.horizontalAdvance("000 / 000 ")
        place = QRectF(option.rect).adjusted(said + 4 * self._unit, 0, -2 * self._unit, 0)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        side = _side(place.width(), row.hands)
        if side >= _LEAST:
            self._boxes(painter, place, side, row.left, row.hands)
        else:
            self._bar(painter, place, row.left / row.hands)
        painter.restore()

    def _boxes(self, painter: QPainter, place: QRectF, side: float, left: int, hands: int) -> None:
        x, top = place.x(), place.center().y() - side / 2
        for nth in range(hands):
            x += _BETWEEN_FIVES - _BETWEEN if nth and nth % FIVE == 0 else 0
            self._box(painter, QRectF(x, top, side, side), full=nth < left)
            x += side + _BETWEEN

    def _box(self, painter: QPainter, room: QRectF, *, full: bool) -> None:
        painter.setPen(QColor(self._colours.edge))
        painter.setBrush(QColor(self._colours.edge) if full else Qt.BrushStyle.NoBrush)
        painter.drawRect(room.adjusted(0.5, 0.5, -0.5, -0.5))

    def _bar(self, painter: QPainter, place: QRectF, share: float) -> None:
        room = QRectF(place.x(), place.center().y() - _MOST / 2, place.width(), _MOST)
        self._box(painter, room, full=False)
        room.setWidth(room.width() * share)
        self._box(painter, room, full=True)


def _side(room: float, hands: int) -> float:
    gaps = (hands - 1) * _BETWEEN + (hands - 1) // FIVE * (_BETWEEN_FIVES - _BETWEEN)
    return min(_MOST, int((room - gaps) / hands))
