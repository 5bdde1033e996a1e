"""What the players see, small, in the console."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QPoint, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from tdconsole.gui.projector.painter import Picture
from tdconsole.gui.projector.show import Glance
from tdconsole.gui.shared.theme import Theme

SHAPE: Final = (16, 9)


class Preview(QWidget):
    pressed = Signal()

    def __init__(
        self, glance: Callable[[], Glance | None], theme: Theme, name: str, width: int
    ) -> None:
        super().__init__()
        self._glance, self._theme = glance, theme
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

    def look(self) -> None:
        glance = self._glance()
        if glance is not None and self._picture is not None:
            self.update(self._picture.show(glance.shown))

    def resizeEvent(self, _event: QResizeEvent, /) -> None:  # noqa: N802
        self._renew()

    def paintEvent(self, event: QPaintEvent, /) -> None:  # noqa: N802
        if self._picture is None or self._picture.ratio != self.devicePixelRatioF():
            self._renew()
        painter = QPainter(self)
        painter.setClipRegion(event.region())
        if self._picture is not None:
            painter.drawImage(QPoint(0, 0), self._picture.image)
        if self.hasFocus():
            painter.setClipping(False)
            painter.setPen(self._theme.colours.accent)
            painter.drawRect(self.rect().adjusted(0, 0, -1, -1))
        painter.end()

    def mouseReleaseEvent(self, event: QMouseEvent, /) -> None:  # noqa: N802
        if event.button() is Qt.MouseButton.LeftButton:
            self.pressed.emit()

    def keyPressEvent(self, event: QKeyEvent, /) -> None:  # noqa: N802
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space}:
            self.pressed.emit()
        else:
            super().keyPressEvent(event)

    def _renew(self) -> None:
        size = self.size()
        self._picture = Picture(size.width(), size.height(), self._theme, self.devicePixelRatioF())
        self.look()
