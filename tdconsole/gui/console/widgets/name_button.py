"""A button with the name of the tournament in hand, and the way to another one."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QPushButton, QWidget

from tdconsole.gui.shared.icons import icon
from tdconsole.gui.shared.lettering import lettering
from tdconsole.gui.shared.plain import hint
from tdconsole.wall.theme import Theme


class NameButton(QPushButton):
    """A painted button: Qt's own text is neither elided nor free of mnemonics."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self.setProperty("kind", "plain")
        self._space, self._ink = theme.console.space, theme.colours.ink
        self._font = lettering(theme.console.faces.strong, theme.console.type.text)
        self._name = ""
        self._sign = ""
        """The sign after the name if there is something to say about it."""

    def say(self, name: str) -> None:
        if name != self._name:
            self._name = name
            self.setAccessibleName(name)
            self._hint()
            self.update()

    def write_in(self, ink: str) -> None:
        self._ink = ink
        self.update()

    def natural(self) -> int:
        """Return the width of the whole name."""
        return round(QFontMetricsF(self._font).horizontalAdvance(self._name) + 0.5) + self._frame()

    def shown(self) -> str:
        room = self.width() - self._frame()
        return QFontMetricsF(self._font).elidedText(self._name, Qt.TextElideMode.ElideRight, room)

    def mark(self, sign: str) -> None:
        if sign != self._sign:
            self._sign = sign
            self.update()

    def _frame(self) -> int:
        return 3 * self._space.unit + self._space.icon + (self._small if self._sign else 0)

    @property
    def _small(self) -> int:
        return self._space.icon - self._space.unit

    def _hint(self) -> None:
        hint(self, "" if self.shown() == self._name else self._name)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        self._hint()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        super().paintEvent(event)
        unit, sign = self._space.unit, self._small
        painter = QPainter(self)
        painter.setFont(self._font)
        painter.setPen(QColor(self._ink))
        text = self.shown()
        metrics = QFontMetricsF(self._font)
        line = round((self.height() + metrics.capHeight()) / 2)
        painter.drawText(2 * unit, line, text)
        after = 2 * unit + round(metrics.horizontalAdvance(text)) + unit
        for drawn in (self._sign, "chevron-down"):
            if drawn:
                pixels = icon(drawn, self._ink, sign)
                pixels.paint(painter, after, (self.height() - sign) // 2, sign, sign)
                after += sign
        painter.end()
