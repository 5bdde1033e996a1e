"""Cells of a race: boxes to tick, and the cards of a seat."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath
from PySide6.QtWidgets import QStyledItemDelegate, QStyleOptionViewItem, QWidget

from tdconsole.gui.shared.icons import icon
from tdconsole.gui.shared.lettering import lettering
from tdconsole.wall.theme import Theme

Index = QModelIndex | QPersistentModelIndex

WIDE: Final = 9
"""The width of a card, in units of the grid."""
_SIGN: Final = 0.5
"""The size of a suit as a share of its card's height."""


class BoxCell(QStyledItemDelegate):
    """A box drawn like those of a form; empty if there is nothing to tick."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._side = 4 * theme.console.space.unit
        self._radius = theme.console.space.unit
        self._colours = theme.colours

    def initStyleOption(self, option: QStyleOptionViewItem, index: Index) -> None:  # noqa: N802 -- Qt's name
        super().initStyleOption(option, index)
        option.features &= ~QStyleOptionViewItem.ViewItemFeature.HasCheckIndicator

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        super().paint(painter, option, index)
        ticked = index.data(Qt.ItemDataRole.CheckStateRole)
        if ticked is None:
            return
        box = QRect(0, 0, self._side, self._side)
        box.moveCenter(option.rect.center())
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QColor(self._colours.edge))
        painter.setBrush(QColor(self._colours.raised))
        painter.drawRoundedRect(box, self._radius, self._radius)
        if ticked == Qt.CheckState.Checked:
            icon("check", self._colours.ink, self._side).paint(painter, box)
        painter.restore()


class CardsCell(QStyledItemDelegate):
    """A cell with cards; the suits are drawn, as no typeface of the window has them."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._unit = theme.console.space.unit
        self._colours = theme.colours
        self._font: QFont = lettering(theme.console.faces.strong, theme.console.type.text)

    def initStyleOption(self, option: QStyleOptionViewItem, index: Index) -> None:  # noqa: N802 -- Qt's name
        super().initStyleOption(option, index)
        option.text = ""

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        super().paint(painter, option, index)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(self._font)
        unit = self._unit
        place = QRectF(option.rect).adjusted(2 * unit, unit, 0, -unit)
        for card in str(index.data() or "").split():
            room = QRectF(place.x(), place.y(), WIDE * unit, place.height())
            if room.right() > option.rect.right():
                break
            self._card(painter, room, card)
            place.setLeft(room.right() + unit)
        painter.restore()

    def _card(self, painter: QPainter, room: QRectF, card: str) -> None:
        painter.setPen(QColor(self._colours.edge))
        painter.setBrush(QColor(self._colours.raised))
        painter.drawRoundedRect(room, self._unit, self._unit)
        painter.setPen(QColor(self._colours.ink))
        half = room.adjusted(self._unit, 0, -room.width() / 2, 0)
        painter.drawText(half, Qt.AlignmentFlag.AlignCenter, rank_of(card))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(self._colours.ink))
        size = room.height() * _SIGN
        middle = QPointF(room.right() - room.width() * 0.3, room.center().y())
        painter.translate(middle)
        painter.scale(size, size)
        painter.drawPath(SIGNS[card[1]]())
        painter.scale(1 / size, 1 / size)
        painter.translate(-middle)


def rank_of(card: str) -> str:
    return "10" if card[0] == "T" else card[0]


# The signs of the suits, one unit high, around their centre.


def _diamond() -> QPainterPath:
    path = QPainterPath(QPointF(0, -0.5))
    for x, y in ((0.38, 0), (0, 0.5), (-0.38, 0)):
        path.lineTo(x, y)
    path.closeSubpath()
    return path


def _heart() -> QPainterPath:
    path = QPainterPath(QPointF(0, 0.5))
    path.cubicTo(-0.2, 0.25, -0.5, 0.1, -0.5, -0.2)
    path.cubicTo(-0.5, -0.55, -0.1, -0.55, 0, -0.22)
    path.cubicTo(0.1, -0.55, 0.5, -0.55, 0.5, -0.2)
    path.cubicTo(0.5, 0.1, 0.2, 0.25, 0, 0.5)
    return path


def _stem(path: QPainterPath) -> QPainterPath:
    path.setFillRule(Qt.FillRule.WindingFill)
    path.moveTo(0, 0.05)
    path.lineTo(0.16, 0.5)
    path.lineTo(-0.16, 0.5)
    path.closeSubpath()
    return path


def _spade() -> QPainterPath:
    path = QPainterPath(QPointF(0, -0.5))
    path.cubicTo(0.2, -0.25, 0.5, -0.1, 0.5, 0.14)
    path.cubicTo(0.5, 0.42, 0.12, 0.42, 0, 0.18)
    path.cubicTo(-0.12, 0.42, -0.5, 0.42, -0.5, 0.14)
    path.cubicTo(-0.5, -0.1, -0.2, -0.25, 0, -0.5)
    return _stem(path)


def _club() -> QPainterPath:
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    for x, y in ((0, -0.27), (-0.25, 0.1), (0.25, 0.1)):
        path.addEllipse(QPointF(x, y), 0.23, 0.23)
    return _stem(path)


SIGNS: Final[dict[str, Callable[[], QPainterPath]]] = {
    "c": _club,
    "d": _diamond,
    "h": _heart,
    "s": _spade,
}
