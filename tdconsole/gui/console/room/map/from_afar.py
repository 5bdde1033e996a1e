"""A table as drawn on the map from afar: its number, and how full it is."""

from functools import lru_cache
from typing import Final

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap

from tdconsole.gui.console.room.map.glyphs import SIGN, body_of, draw_sign, rim_of, sign_ink, signs
from tdconsole.gui.console.room.map.look import State
from tdconsole.gui.console.widgets.writing import Sheet, letters
from tdconsole.wall.theme import Theme

COUNTED: Final = 46
"""The width from which there is room for the number and the players."""


class Afar:
    def __init__(self, theme: Theme) -> None:
        self._colour = theme.colours
        faces, small = theme.console.faces, theme.console.type.small
        self._small, self._number = letters(faces.text, small), letters(faces.strong, small)
        self._inks = {True: QColor(self._colour.ink), False: QColor(self._colour.quiet)}
        self._widths: dict[str, float] = {}
        self._capital = self._number.metrics.capHeight()
        self.table = lru_cache(maxsize=256)(self._table)

    def _table(self, state: State, size: QSize, ratio: float) -> QPixmap:
        """Draw a table, filled as far as it is taken; unnumbered, so that equal ones share it."""
        sheet = Sheet(size.width(), size.height(), ratio, self._colour.ground)
        painter, colour = sheet.painter, self._colour
        wide, high = size.width(), size.height()
        radius = min(high * 0.45, wide * 0.3)
        body = QRectF(0.5, 0.5, wide - 1, high - 1)
        if not state.open:
            painter.setPen(QPen(QColor(colour.rule), 1, Qt.PenStyle.DotLine))
            painter.drawRoundedRect(body, radius, radius)
            return sheet.done()
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(body_of(colour, state, colour.surface)))
        painter.drawRoundedRect(body, radius, radius)
        painter.save()
        taken = wide * state.players / max(1, state.seats)
        painter.setClipRect(QRectF(0, 0, taken, high))
        painter.setBrush(QColor(body_of(colour, state, colour.raised)))
        painter.drawRoundedRect(body, radius, radius)
        painter.restore()
        found = signs(state)
        rim, line, style = (
            rim_of(colour, state) if found else (colour.rule, 1, Qt.PenStyle.SolidLine)
        )
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(rim), min(line, high / 8), style))
        painter.drawRoundedRect(body, radius, radius)
        edge = min(SIGN, high * 0.6)
        right = wide - max(3.0, radius * 0.5)
        if found:
            box = QRectF(right - edge, (high - edge) / 2, edge, edge)
            draw_sign(painter, box, found[0], sign_ink(colour, found[0]))
            right -= edge + 2
        elif wide >= COUNTED:
            count = QRect(0, 0, round(right), high)
            sheet.write(str(state.players), count, self._small, colour.quiet, "right")
        return sheet.done()

    def write_number(
        self, painter: QPainter, text: str, at: QPointF, size: QSize, state: State
    ) -> None:
        """Write the number on a table seen from afar, if there is room."""
        wide = self._widths.get(text)
        if wide is None:
            wide = self._widths[text] = self._number.metrics.horizontalAdvance(text)
        whole, high = size.width(), size.height()
        signed = bool(signs(state))
        room = whole - 4.0 - (min(SIGN, high * 0.6) + 4 if signed else 0)
        if wide > room or self._capital + 2 > high:
            return
        x = at.x() + (whole - wide) / 2
        if signed or whole >= COUNTED:
            x = at.x() + max(3.0, min(8.0, whole - COUNTED + 3))
        painter.setFont(self._number.font)
        painter.setPen(self._inks[state.open])
        painter.drawText(QPointF(x, at.y() + (high + self._capital) / 2), text)
