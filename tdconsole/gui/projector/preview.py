"""A small picture of what the players see, in the console."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from tdconsole.domain.values import Instant
from tdconsole.gui.projector.drawing.painter import Picture
from tdconsole.gui.shared.pressing import ENTER
from tdconsole.wall.show import Glance
from tdconsole.wall.theme import Theme

SHAPE: Final = (16, 9)
SIZE: Final = (1280, 720)
"""The size it is laid out in, so that lists have as many pages as on the wall."""


class Preview(QWidget):
    pressed = Signal()

    def __init__(  # what of, how, and how large
        self,
        glance: Callable[[Instant | None], Glance | None],
        look: Theme,
        theme: Theme,
        name: str,
        width: int,
    ) -> None:
        """Take the look of the wall, which need not be the window's."""
        super().__init__()
        self._glance, self._look, self._theme = glance, look, theme
        self._picture: Picture | None = None
        self._hint = QSize(width, width * SHAPE[1] // SHAPE[0])
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setAccessibleName(name)
        self.setToolTip(name)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.setFixedHeight(self._hint.height())

    def sizeHint(self) -> QSize:  # noqa: N802
        return self._hint

    def dress(self, look: Theme) -> None:
        if look != self._look:
            self._look = look
            self._renew()
            self.update()

    def look(self, now: Instant | None = None) -> None:
        if not self.isVisible():
            return
        glance = self._glance(now)
        if glance is not None and self._picture is not None:
            touched = self._picture.show(glance.shown)
            if not touched.isEmpty():
                self.update()

    def showEvent(self, event: QShowEvent, /) -> None:  # noqa: N802
        super().showEvent(event)
        self.look()

    def resizeEvent(self, _event: QResizeEvent, /) -> None:  # noqa: N802
        self._renew()

    def paintEvent(self, event: QPaintEvent, /) -> None:  # noqa: N802
        if self._picture is None or self._picture.ratio != self._ratio:
            self._renew()
        painter = QPainter(self)
        painter.setClipRegion(event.region())
        if self._picture is not None:
            painter.drawImage(self.rect(), self._picture.image)
        if self.hasFocus():
            painter.setClipping(False)
            painter.setPen(self._theme.colours.accent)
            painter.drawRect(self.rect().adjusted(0, 0, -1, -1))
        painter.end()

    def mouseReleaseEvent(self, event: QMouseEvent, /) -> None:  # noqa: N802
        if event.button() is Qt.MouseButton.LeftButton:
            self.pressed.emit()

    def keyPressEvent(self, event: QKeyEvent, /) -> None:  # noqa: N802
        if event.key() in {*ENTER, Qt.Key.Key_Space}:
            self.pressed.emit()
        else:
            super().keyPressEvent(event)

    def _renew(self) -> None:
        self._picture = Picture(*SIZE, self._look, self._ratio)
        self.look()

    @property
    def _ratio(self) -> float:
        return self.width() * self.devicePixelRatioF() / SIZE[0]
