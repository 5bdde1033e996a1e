"""The fade from one screen to the next: two finished pictures, and what slides over them."""

from collections.abc import Callable, Sequence
from math import sqrt
from time import perf_counter
from typing import Final, NamedTuple

from PySide6.QtCore import QObject, QPoint, QRect, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QImage, QPainter

from tdconsole.wall.composing.fitting import Room

LASTS: Final = 0.3
FRAME: Final = 16
"""The milliseconds from frame to frame."""
_LANDS: Final = 0.25
"""The share of its time in which what slides has landed, and gives way to what is there."""


_BENDS: Final = 1.5
"""How far a piece may be stretched one way more than the other."""


def bends(start: Room, goal: Room) -> bool:
    """Whether a piece would be seen to change its shape on the way."""
    stretched = goal.width * start.height / (start.width * goal.height)
    return not 1 / _BENDS <= stretched <= _BENDS


def over(start: Room, goal: Room) -> Room:
    """The piece in its own shape over the middle of the goal, and no larger than it was."""
    scale = min(1.0, sqrt(goal.width * goal.height / (start.width * start.height)))
    wide, high = round(start.width * scale), round(start.height * scale)
    left, down = (goal.width - wide) // 2, (goal.height - high) // 2
    return Room(goal.x + left, goal.y + down, wide, high)


class Slide(NamedTuple):
    """A piece of the old screen that goes from one place to another."""

    piece: QImage
    start: Room
    goal: Room
    bare: Room
    """The place of which nothing is seen before the piece is there."""

    def room(self, passed: float) -> QRectF:
        pairs = zip(self.start, self.goal, strict=True)
        return QRectF(*(old + (new - old) * passed for old, new in pairs))


def cut(image: QImage, room: Room) -> QImage:
    """The piece of the picture in this room, which it is measured in as the screen is."""
    ratio = image.devicePixelRatio()
    piece = image.copy(QRect(*(round(one * ratio) for one in room)))
    piece.setDevicePixelRatio(ratio)
    return piece


class Fade(QObject):
    stepped = Signal()
    """Emitted for each frame, also for the last one, in which nothing of the old screen is left."""

    def __init__(self, parent: QObject, clock: Callable[[], float] = perf_counter) -> None:
        super().__init__(parent)
        self._clock, self._began, self._before = clock, 0.0, QImage()
        self._slides: Sequence[Slide] = ()
        self._ground = QColor()
        self._timer = QTimer(self)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.setInterval(FRAME)
        self._timer.timeout.connect(self.step)

    @property
    def on(self) -> bool:
        return self._timer.isActive()

    @property
    def _rest(self) -> float:
        """The share of its time that is left."""
        return 1 - min(1.0, max(0.0, (self._clock() - self._began) / LASTS))

    @property
    def left(self) -> float:
        """The share in which the old screen is still seen, which changes at once and ends softly."""
        return self._rest**3

    @property
    def way(self) -> float:
        """The share of its way that is behind what slides, which lands before the fade is over."""
        return 1 - max(0.0, (self._rest - _LANDS) / (1 - _LANDS)) ** 3

    def begin(
        self, before: QImage, slides: Sequence[Slide] = (), ground: QColor | None = None
    ) -> None:
        self._before, self._slides, self._began = before, slides, self._clock()
        self._ground = ground or QColor()
        self._timer.start()

    def step(self) -> None:
        if self.left <= 0:
            self.end()
        self.stepped.emit()

    def end(self) -> None:
        self._timer.stop()
        self._before, self._slides = QImage(), ()

    def paint(self, painter: QPainter) -> None:
        """Paint what is left of the old screen over the new one, and what slides over both.

        What slides is not seen where it goes before it is there.
        """
        if not self.on:
            return
        way = self.way
        if way < 1:
            for one in self._slides:
                painter.fillRect(QRect(*one.bare), self._ground)
        painter.setOpacity(self.left)
        painter.drawImage(QPoint(0, 0), self._before)
        painter.setOpacity(min(1.0, self._rest / _LANDS))
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, bool(self._slides))
        for one in self._slides:
            painter.drawImage(one.room(way), one.piece)
        painter.setOpacity(1)

    def over(self, image: QImage) -> QImage:
        """What is seen at this moment with this picture under it, for a fade that begins anew."""
        seen = image.copy()
        if self.on:
            painter = QPainter(seen)
            self.paint(painter)
            painter.end()
        return seen
