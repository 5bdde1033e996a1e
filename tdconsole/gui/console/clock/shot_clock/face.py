"""The seconds of a decision, as large as possible, and the word for their state."""

from typing import Final, Literal

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from tdconsole.gui.shared.lettering import ems, lettering
from tdconsole.wall.theme import Theme

Mood = Literal["waiting", "running", "last", "over", "paused"]

LEAST: Final = (70, 60)
"""The least size, in units of the grid."""
FIGURES: Final = 0.8
"""The seconds' share of the height; the word is below them."""
SIZE: Final = 1.15
"""The type's size relative to that share: figures leave the room below the baseline free."""
WIDEST: Final = "000"


class Face(QWidget):
    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        colours, self._space = theme.colours, theme.console.space
        self._faces, self._title = theme.console.faces, theme.console.type.title
        self.seconds, self.word = "", ""
        self.mood: Mood = "waiting"
        self._inks: dict[Mood, tuple[str, str]] = {
            "waiting": (colours.quiet, colours.surface),
            "running": (colours.ink, colours.surface),
            "last": (colours.on_waiting, colours.waiting),
            "over": (colours.on_stopped, colours.stopped),
            "paused": (colours.waiting_ink, colours.surface),
        }

    def say(self, seconds: str, word: str, mood: Mood) -> None:
        if (seconds, word, mood) != (self.seconds, self.word, self.mood):
            self.seconds, self.word, self.mood = seconds, word, mood
            self.setAccessibleName(f"{seconds} {word}")
            self.update()

    def sizeHint(self) -> QSize:  # noqa: N802 -- Qt's name
        return QSize(*(side * self._space.unit for side in LEAST))

    def minimumSizeHint(self) -> QSize:  # noqa: N802 -- Qt's name
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802 -- Qt's name
        ink, ground = self._inks[self.mood]
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(ground))
        painter.drawRoundedRect(self.rect(), self._space.radius, self._space.radius)
        painter.setPen(QColor(ink))
        wide, high = self.width() - 4 * self._space.margin, self.height() * FIGURES
        widest = WIDEST if len(self.seconds) > 2 else WIDEST[:2]
        size = round(min(high * SIZE, wide / ems(widest, self._faces.figure)))
        painter.setFont(lettering(self._faces.figure, size))
        centred = Qt.AlignmentFlag.AlignCenter
        painter.drawText(
            QRectF(0, 0, self.width(), high + self._space.margin), centred, self.seconds
        )
        painter.setFont(lettering(self._faces.strong, self._title))
        below = QRectF(0, high, self.width(), self.height() - high)
        painter.drawText(below, centred, self.word)
        painter.end()
