"""A sentence after a sign, in two lines at most; the tooltip has what does not fit."""

from typing import Final, Literal

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QMouseEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from tdconsole.gui.shared.icons import icon
from tdconsole.gui.shared.lettering import lettering
from tdconsole.gui.shared.plain import hint
from tdconsole.line.typing.reading import Mood
from tdconsole.wall.theme import Theme

_RIGHT: Final = Qt.TextElideMode.ElideRight

Tone = Mood | Literal["done", "last"]

_SIGNS: Final[dict[Tone, str]] = {
    "ready": "arrow-right",
    "told": "rules",
    "asking": "question",
    "refused": "cross",
    "found": "search",
    "nothing": "search",
    "done": "check",
}


_DOES: Final[frozenset[Tone]] = frozenset({"ready", "found"})
"""Tones in which Enter does something."""


class Sentence(QWidget):
    pressed = Signal()
    """Emitted by a click, which does what Enter would do."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        colours, self._space = theme.colours, theme.console.space
        self._font = lettering(theme.console.faces.text, theme.console.type.text)
        self._inks: dict[Tone, tuple[str, str]] = {
            "idle": (colours.quiet, colours.quiet),
            "ready": (colours.accent, colours.ink),
            "told": (colours.accent, colours.ink),
            "asking": (colours.waiting_ink, colours.waiting_ink),
            "refused": (colours.stopped_ink, colours.stopped_ink),
            "found": (colours.accent, colours.ink),
            "nothing": (colours.quiet, colours.quiet),
            "done": (colours.done_ink, colours.done_ink),
            "last": (colours.quiet, colours.quiet),
        }
        self.tone: Tone = "idle"
        self.text = ""

    def say(self, tone: Tone, text: str) -> None:
        if (tone, text) != (self.tone, self.text):
            self.tone, self.text = tone, text
            self.setAccessibleName(text)
            if tone in _DOES:
                self.setCursor(Qt.CursorShape.PointingHandCursor)
            else:
                self.unsetCursor()
            self._hint()
            self.update()

    def lines(self) -> list[str]:
        """Return the lines as drawn, the second no shorter than need be; it ends in … if there is more."""
        metrics, room = QFontMetricsF(self._font), max(0, self.width() - self._indent())
        words = self._words()
        first = len(words)

        def wide(part: list[str]) -> float:
            return metrics.horizontalAdvance(" ".join(part))

        while first > 1 and wide(words[:first]) > room:
            first -= 1
        if first < len(words):
            while first > 1 and wide(words[first - 1 :]) <= min(room, wide(words[: first - 1])):
                first -= 1
        parts = (" ".join(words[:first]), " ".join(words[first:]))
        return [metrics.elidedText(part, _RIGHT, room) for part in parts if part]

    def _words(self) -> list[str]:
        """Split into words; thousands with a no-break space stay together."""
        return [word for word in self.text.split(" ") if word]

    def _indent(self) -> int:
        return self._space.icon + self._space.gap if self.tone in _SIGNS else 0

    def _hint(self) -> None:
        whole = " ".join(self.lines()) == " ".join(self._words())
        hint(self, "" if whole else self.text)

    # Called by Qt

    def minimumSizeHint(self) -> QSize:  # noqa: N802 -- Qt's name
        return QSize(0, self._space.control)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 -- Qt's name
        super().resizeEvent(event)
        self._hint()

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802 -- Qt's name
        """Take the press, so that the release comes here, too."""
        event.setAccepted(event.button() is Qt.MouseButton.LeftButton)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:  # noqa: N802 -- Qt's name
        here = self.rect().contains(event.position().toPoint())
        if event.button() is Qt.MouseButton.LeftButton and here:
            self.pressed.emit()

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802 -- Qt's name
        sign, ink = self._inks[self.tone]
        lines, metrics, size = self.lines(), QFontMetricsF(self._font), self._space.icon
        painter = QPainter(self)
        if lines and self.tone in _SIGNS:
            pixels = icon(_SIGNS[self.tone], sign, size)
            pixels.paint(painter, 0, (self.height() - size) // 2, size, size)
        painter.setFont(self._font)
        painter.setPen(QColor(ink))
        high = metrics.height()
        line = (self.height() - high * len(lines)) / 2 + metrics.ascent()
        for text in lines:
            painter.drawText(self._indent(), round(line), text)
            line += high
        painter.end()
