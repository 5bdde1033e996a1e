"""A QR code on the screen: black on white in every theme, as a phone's camera wants it."""

from typing import Final

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from tdconsole.printing.paper.qr.code import QUIET, NotWritable, code
from tdconsole.printing.paper.qr.matrix import ROW_BYTES, SIDE
from tdconsole.wall.theme import Theme

WHOLE: Final = SIDE + 2 * QUIET
"""The modules of a side, with the white around it."""


class CodePicture(QWidget):
    def __init__(self, name: str, module: int, theme: Theme) -> None:
        """Keep the room for a code with modules of this many pixels."""
        super().__init__()
        self.text = ""
        self._module, self._empty = module, QColor(theme.colours.surface)
        self._rows: tuple[bytes, ...] = ()
        self.setAccessibleName(name)
        self.setFixedSize(QSize(WHOLE * module, WHOLE * module))

    def show_text(self, text: str) -> None:
        """Show the code of this text, or nothing."""
        if text == self.text:
            return
        self.text, self._rows = text, ()
        self.setAccessibleDescription(text)
        if text:
            try:
                made = code(text)
            except NotWritable:
                pass
            else:
                starts = range(0, ROW_BYTES * SIDE, ROW_BYTES)
                self._rows = tuple(made[start : start + ROW_BYTES] for start in starts)
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802 -- Qt's name
        painter, side = QPainter(self), self._module
        white = QColor(Qt.GlobalColor.white)
        painter.fillRect(self.rect(), white if self._rows else self._empty)
        black = QColor(Qt.GlobalColor.black)
        for down, row in enumerate(self._rows, QUIET):
            for across in range(SIDE):
                if row[across // 8] >> 7 - across % 8 & 1:
                    at = QRect((across + QUIET) * side, down * side, side, side)
                    painter.fillRect(at, black)
        painter.end()
