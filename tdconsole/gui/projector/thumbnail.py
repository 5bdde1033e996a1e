"""A small picture of one screen, which costs nothing until it is its turn."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from tdconsole.gui.projector.drawing.painter import Picture
from tdconsole.gui.projector.preview import SIZE
from tdconsole.wall.composing.layout import Shown
from tdconsole.wall.theme import Theme


class Thumbnail(QWidget):
    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._picture: Picture | None = None
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def show_screen(self, shown: Shown, look: Theme) -> None:
        ratio, picture = self.width() * self.devicePixelRatioF() / SIZE[0], self._picture
        if picture is None or picture.ratio != ratio or picture.theme != look:
            picture = self._picture = Picture(*SIZE, look, ratio)
        if not picture.show(shown).isEmpty():
            self.update()

    def paintEvent(self, event: QPaintEvent, /) -> None:  # noqa: N802
        """Paint what was seen last, if need be in another size until the next turn."""
        painter = QPainter(self)
        painter.setClipRegion(event.region())
        if self._picture is None:
            painter.fillRect(self.rect(), self._theme.palette.ground)
        else:
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            painter.drawImage(self.rect(), self._picture.image)
        painter.end()
