"""Text on a card or a table: in one line, cut at the end of its room."""

from typing import Literal, NamedTuple

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPixmap

from tdconsole.gui.shared.alphabets import meet
from tdconsole.gui.shared.lettering import lettering
from tdconsole.projections.people.names import Known


class Letters(NamedTuple):
    font: QFont
    metrics: QFontMetricsF

    def wide(self, text: str) -> int:
        return round(self.metrics.horizontalAdvance(text) + 0.5)

    def within(self, text: str, width: float) -> str:
        """Return the text, with dots at its end if it is wider."""
        return self.metrics.elidedText(text, Qt.TextElideMode.ElideRight, width)


def letters(face: str, size: int) -> Letters:
    font = lettering(face, size)
    return Letters(font, QFontMetricsF(font))


class Sheet:
    """A picture being drawn."""

    def __init__(self, width: int, height: int, ratio: float, ground: str) -> None:
        self.pixmap = QPixmap(round(width * ratio), round(height * ratio))
        self.pixmap.setDevicePixelRatio(ratio)
        self.pixmap.fill(QColor(ground))
        self.painter = QPainter(self.pixmap)
        self.painter.setRenderHint(QPainter.RenderHint.Antialiasing)

    def write(
        self,
        text: str,
        room: QRect,
        letters: Letters,
        ink: str,
        side: Literal["left", "right", "middle"] = "left",
    ) -> None:
        meet(text)
        width = letters.metrics.horizontalAdvance(text)
        if width > room.width():
            text = letters.within(text, room.width())
            width = letters.metrics.horizontalAdvance(text)
        x: float = room.left()
        if side != "left":
            spare = room.width() - width
            x += spare / 2 if side == "middle" else spare
        y = room.top() + (room.height() + letters.metrics.capHeight()) / 2
        self.painter.setFont(letters.font)
        self.painter.setPen(QColor(ink))
        self.painter.drawText(round(x), round(y), text)

    def fill(self, rect: QRect, colour: str) -> None:
        self.painter.fillRect(rect, QColor(colour))

    def done(self) -> QPixmap:
        self.painter.end()
        return self.pixmap


def shortened(known: Known, letters: Letters, width: float) -> str:
    """Return the full name if it fits, else with initials for given names, else without them."""
    for form in (known.name, known.initialled):
        if letters.metrics.horizontalAdvance(form) <= width:
            return form
    return known.family
