"""Painting the marks of a drawing."""

from collections.abc import Callable, Iterable
from typing import Final, assert_never

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF

from tdconsole.drawing.marks import Arc, Area, Mark, Plate, Stroke, Word
from tdconsole.gui.shared.lettering import ems, lettering

Colour = Callable[[str], str]
"""Gives the colour of an ink."""
_SIXTEENTHS: Final = 16 * 360
"""A whole ring as Qt counts it."""
_TOP: Final = 16 * 90
_DASHES: Final = [4.0, 3.0]


def paint_marks(painter: QPainter, marks: Iterable[Mark], corner: QPointF, colour: Colour) -> None:
    """Paint them one over the other, from this corner on."""
    painter.save()
    painter.translate(corner)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
    for mark in marks:
        _paint(painter, mark, colour)
    painter.restore()


def _paint(painter: QPainter, mark: Mark, colour: Colour) -> None:
    match mark:
        case Plate():
            _paint_plate(painter, mark, colour)
        case Stroke():
            painter.setPen(_pen(mark.edge, mark.thick, colour, dashed=mark.dashed))
            painter.drawPolyline(_polygon(mark.points))
        case Area():
            fill = QColor(colour(mark.fill))
            fill.setAlphaF(mark.solid)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(fill)
            painter.drawPolygon(_polygon(mark.points))
        case Arc():
            painter.setPen(_pen(mark.edge, mark.thick, colour))
            around = QRectF(
                mark.x - mark.radius, mark.y - mark.radius, 2 * mark.radius, 2 * mark.radius
            )
            painter.drawArc(around, _TOP, -round(mark.share * _SIXTEENTHS))
        case Word():
            painter.setFont(lettering(mark.face, round(mark.size)))
            painter.setPen(QColor(colour(mark.fill)))
            wide = ems(mark.text, mark.face) * mark.size
            before = {"left": 0.0, "centre": wide / 2, "right": wide}[mark.align]
            painter.drawText(QPointF(mark.x - before, mark.y), mark.text)
        case _:
            assert_never(mark)


def _paint_plate(painter: QPainter, plate: Plate, colour: Colour) -> None:
    """Paint it with its whole edge inside of it."""
    inset = plate.thick / 2 if plate.edge else 0.0
    inside = QRectF(plate.x, plate.y, plate.width, plate.height).adjusted(
        inset, inset, -inset, -inset
    )
    painter.setPen(_pen(plate.edge, plate.thick, colour) if plate.edge else Qt.PenStyle.NoPen)
    painter.setBrush(QColor(colour(plate.fill)) if plate.fill else Qt.BrushStyle.NoBrush)
    round_ = min(plate.round, inside.width() / 2, inside.height() / 2)
    painter.drawRoundedRect(inside, round_, round_)


def _pen(ink: str, thick: float, colour: Colour, *, dashed: bool = False) -> QPen:
    pen = QPen(QColor(colour(ink)), thick)
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    if dashed:
        pen.setDashPattern(_DASHES)
    return pen


def _polygon(points: Iterable[tuple[float, float]]) -> QPolygonF:
    return QPolygonF([QPointF(x, y) for x, y in points])
