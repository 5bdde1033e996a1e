"""A figure above its caption, painted in its own box: nothing next to it moves as it counts.

What is too wide for the box is in smaller type, and only then cut.
"""

from typing import Final, Literal

from PySide6.QtCore import Qt, QVariantAnimation
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from tdconsole.gui.shared.lettering import ems, lettering
from tdconsole.gui.shared.plain import hint
from tdconsole.wall.theme import Theme

Size = Literal["text", "title", "time"]
Side = Literal["left", "right"]

PULSE: Final = 140
"""Milliseconds of a pulse, there and back."""


class Plate(QWidget):
    def __init__(
        self, theme: Theme, parent: QWidget, *, size: Size = "title", side: Side = "right"
    ) -> None:
        super().__init__(parent)
        faces, sizes, self._space = theme.console.faces, theme.console.type, theme.console.space
        self.value = self.caption = ""
        self.ink = self.caption_ink = theme.colours.ink
        self._title = lettering(faces.figure, sizes.title)
        self._face = faces.strong if size == "text" else faces.figure
        self._sizes = range(getattr(sizes, size), sizes.small - 1, -1)
        self._text = lettering(faces.text, sizes.small)
        self._strong = lettering(faces.strong, sizes.small)
        self.strong, self._side = False, side
        self._glow, self._light = 0.0, QColor(theme.colours.waiting)
        self._pulse = QVariantAnimation(self)
        self._pulse.setDuration(PULSE)
        for at, light in ((0.0, 0.0), (0.4, 1.0), (1.0, 0.0)):
            self._pulse.setKeyValueAt(at, light)
        self._pulse.valueChanged.connect(self._glows)

    def say(
        self,
        value: str,
        caption: str = "",
        *,
        ink: str,
        caption_ink: str = "",
        strong: bool = False,
    ) -> None:
        """Show a value; a caption is strong if it names a state."""
        now = (value, caption, ink, caption_ink or ink, strong)
        if now != (self.value, self.caption, self.ink, self.caption_ink, self.strong):
            self.value, self.caption, self.ink, self.caption_ink, self.strong = now
            self.setAccessibleName(f"{caption} {value}".strip())
            self._hint()
            self.update()

    def wanted(self, values: tuple[str, ...], captions: tuple[str, ...] = ()) -> int:
        """Return the width for the widest of them."""
        figure = lettering(self._face, self._sizes[0])
        widths = [_width(figure, value) for value in values]
        widths += [_width(self._strong, caption) for caption in captions]
        return -int(-max(widths, default=0) // 1) + 1

    def pulse(self) -> None:
        """Pulse once."""
        self._pulse.start()

    def pulsing(self) -> bool:
        return self._pulse.state() is QVariantAnimation.State.Running

    @property
    def _small(self) -> QFont:
        return self._strong if self.strong else self._text

    @property
    def _figure(self) -> QFont:
        """The largest type in which the value fits, or else the smallest."""
        wide = self.width() / max(ems(self.value, self._face), 1 / self._sizes[0])
        size = next((size for size in self._sizes if size <= wide), self._sizes[-1])
        return lettering(self._face, size)

    def _glows(self, light: float) -> None:
        self._glow = light
        self.update()

    def _hint(self) -> None:
        whole = all(
            _width(font, text) <= self.width()
            for font, text in ((self._figure, self.value), (self._small, self.caption))
        )
        hint(self, "" if whole else f"{self.value}\n{self.caption}".strip())

    def resizeEvent(self, _event: object) -> None:  # noqa: N802
        self._hint()

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self._glow > 0:
            self._light.setAlphaF(self._glow)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(self._light)
            inset = 2 * self._space.unit
            lit = self.rect().adjusted(0, inset, 0, -inset)
            painter.drawRoundedRect(lit, self._space.radius, self._space.radius)
        figure, text = self._figure, QFontMetricsF(self._small)
        if self.caption:
            apart = 2 * self._space.unit
            title = QFontMetricsF(self._title).capHeight()
            line = (self.height() - title - apart - text.capHeight()) / 2 + title
            self._draw(painter, figure, self.value, self.ink, line)
            line += apart + text.capHeight()
            self._draw(painter, self._small, self.caption, self.caption_ink, line)
        else:
            line = (self.height() + QFontMetricsF(figure).capHeight()) / 2
            self._draw(painter, figure, self.value, self.ink, line)
        painter.end()

    def _draw(self, painter: QPainter, font: QFont, text: str, ink: str, line: float) -> None:
        metrics = QFontMetricsF(font)
        if metrics.horizontalAdvance(text) > self.width():
            text = metrics.elidedText(text, Qt.TextElideMode.ElideRight, self.width())
        rest = self.width() - metrics.horizontalAdvance(text)
        painter.setFont(font)
        painter.setPen(QColor(ink))
        painter.drawText(round(rest if self._side == "right" else 0), round(line), text)


def _width(font: QFont, text: str) -> float:
    return QFontMetricsF(font).horizontalAdvance(text)
