"""One line of a registration: what it is, its present choice, and the key that changes it."""

from typing import Final, Literal

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QPushButton, QSizePolicy

from tdconsole.gui.shared.lettering import lettering
from tdconsole.gui.shared.plain import plain
from tdconsole.wall.theme import Theme

Tone = Literal["ink", "waiting", "done", "quiet"]
LABEL: Final = 22
"""The width of every label, in units."""
_LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


class ChargeLine(QPushButton):
    def __init__(self, theme: Theme, label: str, keys: str) -> None:
        super().__init__()
        self.label, self.keys, self.value = label, keys, ""
        self._theme, self._tone = theme, "ink"
        faces, sizes = theme.console.faces, theme.console.type
        self._text = lettering(faces.text, sizes.text)
        self._small = lettering(faces.strong, sizes.small)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(label)

    def say(self, value: str, tone: Tone = "ink") -> None:
        if (value, tone) != (self.value, self._tone):
            self.value, self._tone = value, tone
            label = f"{self.label}: " if self.label else ""
            keys = f" ({self.keys})" if self.keys else ""
            self.setAccessibleName(f"{label}{value}{keys}")
            self.setToolTip(plain(value))
            self.update()

    def sizeHint(self) -> QSize:  # noqa: N802 -- Qt's name
        return QSize(0, self._theme.console.space.row)

    def minimumSizeHint(self) -> QSize:  # noqa: N802 -- Qt's name
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802 -- Qt's name
        colours, unit = self._theme.colours, self._theme.console.space.unit
        inks = {
            "ink": colours.ink,
            "waiting": colours.waiting_ink,
            "done": colours.done_ink,
            "quiet": colours.quiet,
        }
        painter = QPainter(self)
        if self.underMouse() and self.isEnabled():
            painter.fillRect(self.rect(), QColor(colours.raised))
        painter.setFont(self._text)
        metrics = QFontMetricsF(self._text)
        wide = round(metrics.horizontalAdvance(self.label)) + 3 * unit
        begin = max(LABEL * unit, wide) if self.label else 0
        room = self.rect()
        painter.setPen(QColor(colours.quiet))
        painter.drawText(room, _LEFT, self.label)
        end = self._draw_keys(painter)
        value = QRect(begin, 0, max(0, end - begin - 2 * unit), room.height())
        painter.setFont(self._text)
        painter.setPen(QColor(inks[self._tone]))
        shown = metrics.elidedText(self.value, Qt.TextElideMode.ElideRight, value.width())
        painter.drawText(value, _LEFT, shown)
        painter.end()

    def _draw_keys(self, painter: QPainter) -> int:
        """Draw a cap for each key from the right; return where the first one begins."""
        colours, unit = self._theme.colours, self._theme.console.space.unit
        painter.setFont(self._small)
        metrics, right = QFontMetricsF(self._small), self.width()
        for key in reversed(self.keys.split()):
            wide = round(metrics.horizontalAdvance(key)) + 2 * unit
            cap = QRect(right - wide, (self.height() - 5 * unit) // 2, wide - 1, 5 * unit)
            painter.setPen(QPen(QColor(colours.edge)))
            painter.drawRoundedRect(cap, unit / 2, unit / 2)
            painter.setPen(QColor(colours.quiet))
            painter.drawText(cap, Qt.AlignmentFlag.AlignCenter, key)
            right -= wide + unit
        return right
