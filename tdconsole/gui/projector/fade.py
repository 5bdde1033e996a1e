"""The fade from one screen to the next: two finished pictures, one over the other."""

from collections.abc import Callable
from time import perf_counter
from typing import Final

from PySide6.QtCore import QObject, QPoint, Qt, QTimer, Signal
from PySide6.QtGui import QImage, QPainter

LASTS: Final = 0.3
FRAME: Final = 16
"""The milliseconds from frame to frame."""


class Fade(QObject):
    stepped = Signal()
    """Emitted for each frame, also for the last one, in which nothing of the old screen is left."""

    def __init__(self, parent: QObject, clock: Callable[[], float] = perf_counter) -> None:
        super().__init__(parent)
        self._clock, self._began, self._before = clock, 0.0, QImage()
        self._timer = QTimer(self)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.setInterval(FRAME)
        self._timer.timeout.connect(self.step)

    @property
    def on(self) -> bool:
        return self._timer.isActive()

    @property
    def left(self) -> float:
        """The share in which the old screen is still seen, which changes slowest at both ends."""
        passed = min(1.0, max(0.0, (self._clock() - self._began) / LASTS))
        return 1 - passed * passed * (3 - 2 * passed)

    def begin(self, before: QImage) -> None:
        self._before, self._began = before, self._clock()
        self._timer.start()

    def step(self) -> None:
        if self.left <= 0:
            self.end()
        self.stepped.emit()

    def end(self) -> None:
        self._timer.stop()
        self._before = QImage()

    def paint(self, painter: QPainter) -> None:
        """Paint what is left of the old screen over the new one."""
        if self.on:
            painter.setOpacity(self.left)
            painter.drawImage(QPoint(0, 0), self._before)
            painter.setOpacity(1)

    def over(self, image: QImage) -> QImage:
        """What is seen at this moment with this picture under it, for a fade that begins anew."""
        seen = image.copy()
        if self.on:
            painter = QPainter(seen)
            self.paint(painter)
            painter.end()
        return seen
