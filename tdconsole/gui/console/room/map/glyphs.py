"""The signs of the map: a shape for everything that a colour says, too."""

from typing import Final, Literal, assert_never

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF

from tdconsole.domain.values import SeatUse
from tdconsole.gui.console.room.map.look import State
from tdconsole.wall.theme import ConsolePalette

Sign = Literal["halted", "held", "halting", "short", "locked", "breaks", "noted", "counted"]
Sitting = Literal["seen", "unseen", "away"] | SeatUse
"""How a seat is drawn: occupied, or what it is kept for."""

SIGN: Final = 11


def signs(state: State) -> tuple[Sign, ...]:
    """Return the signs, the most important first."""
    found: list[Sign] = []
    if state.halt == "halts":
        found.append("halted")
    if state.held:
        found.append("held")
    if state.halt not in {"halts", "plays"}:
        found.append("halting")
    if state.standing.kind in {"short", "alone"}:
        found.append("short")
    if state.breaks:
        found.append("breaks")
    if state.locked:
        found.append("locked")
    if state.noted:
        found.append("noted")
    if state.counted:
        found.append("counted")
    return tuple(found)


def sign_ink(colour: ConsolePalette, sign: Sign) -> str:
    match sign:
        case "halted":
            return colour.stopped_ink
        case "held" | "halting" | "short" | "noted":
            return colour.waiting_ink
        case "counted":
            return colour.done_ink
        case "locked" | "breaks":
            return colour.ink
        case _:
            assert_never(sign)


def draw_sign(painter: QPainter, box: QRectF, sign: Sign, ink: str) -> None:
    painter.save()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(ink))
    wide, high, middle = box.width(), box.height(), box.center()
    match sign:
        case "halted" | "halting":
            bar = wide * 0.32
            if sign == "halting":
                painter.setPen(QPen(QColor(ink), 1))
                painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRect(QRectF(box.left(), box.top(), bar, high))
            painter.drawRect(QRectF(box.right() - bar, box.top(), bar, high))
        case "held":
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(ink), max(1.2, wide * 0.14)))
            painter.drawEllipse(box)
            for x in (0.36, 0.64):
                at = box.left() + wide * x
                painter.drawLine(
                    QPointF(at, box.top() + high * 0.32), QPointF(at, box.top() + high * 0.68)
                )
        case "counted":
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(ink), max(1.4, wide * 0.18)))
            corners = (
                QPointF(box.left(), middle.y()),
                QPointF(box.left() + wide * 0.35, box.bottom() - high * 0.12),
                QPointF(box.right(), box.top() + high * 0.12),
            )
            painter.drawPolyline(QPolygonF(corners))
        case "short":
            down = high * 0.4
            corners = (
                QPointF(box.left(), middle.y() - down),
                QPointF(box.right(), middle.y() - down),
                QPointF(middle.x(), middle.y() + down),
            )
            painter.drawPolygon(QPolygonF(corners))
        case "locked":
            painter.drawRect(QRectF(box.left(), box.top() + high * 0.45, wide, high * 0.55))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(ink), max(1.0, wide * 0.16)))
            bow = QRectF(box.left() + wide * 0.2, box.top(), wide * 0.6, high * 0.8)
            painter.drawArc(bow, 0, 180 * 16)
        case "noted":
            painter.drawRoundedRect(
                QRectF(middle.x() - wide * 0.12, box.top(), wide * 0.24, high * 0.6), 1, 1
            )
            painter.drawEllipse(
                QPointF(middle.x(), box.bottom() - high * 0.14), wide * 0.14, high * 0.14
            )
        case "breaks":
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(ink), max(1.2, wide * 0.16)))
            for left in (box.left(), box.left() + wide * 0.45):
                tip = QPointF(left + wide * 0.45, middle.y())
                painter.drawPolyline(
                    QPolygonF((QPointF(left, box.top() + 1), tip, QPointF(left, box.bottom() - 1)))
                )
        case _:
            assert_never(sign)
    painter.restore()


def draw_seat(painter: QPainter, box: QRectF, sitting: Sitting, colour: ConsolePalette) -> None:
    """Draw a seat: full if the player was seen, hollow if not, dashed if it is empty.

    Hollow with a bar means that the player has hands to miss.
    """
    painter.save()
    line = max(1.0, box.width() * 0.09)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(colour.quiet), line))
    inner = box.adjusted(line, line, -line, -line)
    small = box.width() * 0.22
    less = box.adjusted(small, small, -small, -small)
    match sitting:
        case "seen":
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(colour.quiet))
            painter.drawEllipse(box)
        case "unseen":
            painter.setBrush(QColor(colour.surface))
            painter.drawEllipse(inner)
        case "away":
            painter.setPen(QPen(QColor(colour.waiting_ink), line * 1.4))
            painter.setBrush(QColor(colour.surface))
            painter.drawEllipse(inner)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(colour.waiting_ink))
            bar = box.height() * 0.16
            painter.drawRect(QRectF(less.left(), box.center().y() - bar / 2, less.width(), bar))
        case "open":
            painter.setBrush(QColor(colour.ground))
            painter.setPen(QPen(QColor(colour.edge), max(1.0, line * 0.7), Qt.PenStyle.DotLine))
            painter.drawEllipse(inner)
        case "dead":
            painter.setPen(QPen(QColor(colour.edge), line))
            painter.drawLine(less.topLeft(), less.bottomRight())
            painter.drawLine(less.topRight(), less.bottomLeft())
        case "reserved":
            painter.setPen(QPen(QColor(colour.edge), line))
            painter.setBrush(QColor(colour.surface))
            painter.drawRect(less)
        case "unsold":
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(colour.edge))
            for share in (0.2, 0.45, 0.7):
                painter.drawRect(
                    QRectF(less.left(), box.top() + box.height() * share, less.width(), small * 0.7)
                )
        case _:
            assert_never(sitting)
    painter.restore()


TINT: Final = 0.16
"""The share of a state's colour in the body of a table."""


def rim_of(colour: ConsolePalette, state: State) -> tuple[str, float, Qt.PenStyle]:
    found, solid = signs(state), Qt.PenStyle.SolidLine
    if "halted" in found:
        return colour.stopped, 2.5, solid
    if "held" in found or "halting" in found:
        return colour.waiting, 2.5, solid
    if "breaks" in found:
        return colour.edge, 1.6, Qt.PenStyle.DashLine
    if "short" in found:
        return colour.waiting, 1.6, solid
    if "counted" in found:
        return colour.done, 1.6, solid
    return colour.edge, 2.5 if state.locked else 1.2, solid


def body_of(colour: ConsolePalette, state: State, ground: str) -> str:
    """Return the ground with a tint of the state's colour, which is that of the rim."""
    found = signs(state)
    if not {"halted", "held", "halting", "breaks", "short", "counted"} & set(found):
        return ground
    tint, under = QColor(rim_of(colour, state)[0]), QColor(ground)
    red, green, blue = (
        round(one * TINT + other * (1 - TINT))
        for one, other in (
            (tint.red(), under.red()),
            (tint.green(), under.green()),
            (tint.blue(), under.blue()),
        )
    )
    return QColor(red, green, blue).name()
