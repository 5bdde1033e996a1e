"""A place for a picture: drop one on it, or choose one; what is there is seen in its own shape."""

from collections.abc import Callable
from pathlib import Path
from typing import Final

from PySide6.QtCore import QRect, QSize, Qt, Signal
from PySide6.QtGui import QColor, QImage, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QFileDialog, QWidget

from tdconsole.gui.shared.dropped import Dropped
from tdconsole.gui.shared.lettering import lettering
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.wall.branding.opening import ENDINGS
from tdconsole.wall.theme import Theme

_MARGIN: Final = 2
"""The room around a picture, in units."""


def ask_pictures(
    parent: QWidget, words: Catalogue, title: str, chosen: Callable[[list[Path]], object]
) -> None:
    """Ask which files of pictures are meant."""
    patterns = " ".join(f"*{ending}" for ending in ENDINGS)
    dialog = QFileDialog(
        parent, title, "", words.gettext("Pictures ({patterns})", patterns=patterns)
    )
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.setFileMode(QFileDialog.FileMode.ExistingFiles)
    dialog.filesSelected.connect(lambda paths: chosen([Path(one) for one in paths]))
    dialog.open()


class Framed(QAbstractButton):
    """A button as tall as it is told to be, with room for a picture in its frame."""

    def __init__(self, name: str, theme: Theme, high: int) -> None:
        super().__init__()
        self._theme = theme
        self.setAccessibleName(name)
        self.setFixedHeight(high * theme.console.space.unit)
        self.setMinimumWidth(8 * theme.console.space.unit)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def frame(self, painter: QPainter, ground: str) -> QRect:
        """Paint the frame, and return the room in it."""
        colours, space = self._theme.colours, self._theme.console.space
        bright = self.hasFocus() or self.underMouse()
        pen = QPen(QColor(colours.accent if bright else colours.edge), 2 if self.hasFocus() else 1)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(pen)
        painter.setBrush(QColor(ground))
        painter.drawRoundedRect(self.rect().adjusted(1, 1, -1, -1), space.radius, space.radius)
        return self.rect().adjusted(space.unit, space.unit, -space.unit, -space.unit)

    def sizeHint(self) -> QSize:  # noqa: N802 -- Qt's name
        return QSize(self.minimumWidth(), self.height())


class Slot(Framed):
    """The slot; pressed, it asks for a file."""

    given = Signal(list)
    """Emitted with the paths that were dropped or chosen."""

    def __init__(self, words: Catalogue, title: str, asks: str, theme: Theme, high: int) -> None:
        super().__init__(title, theme, high)
        self._words, self._title, self._asks = words, title, asks
        self._image = QImage()
        self._ground = theme.colours.field
        self.clicked.connect(self._ask)
        Dropped(self, self.given.emit, *ENDINGS, folders=False)

    def show_picture(self, data: bytes, ground: str) -> None:
        """Show the picture on the ground that it has on the wall; without one, what to do."""
        self._image = QImage.fromData(data) if data else QImage()
        self._ground = ground if data else self._theme.colours.field
        self.update()

    @property
    def is_filled(self) -> bool:
        return not self._image.isNull()

    def _ask(self) -> None:
        ask_pictures(self, self._words, self._title, self.given.emit)

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802 -- Qt's name
        """Paint the picture, or the words that ask for it."""
        painter, unit = QPainter(self), self._theme.console.space.unit
        inner = self.frame(painter, self._ground)
        if self._image.isNull():
            painter.setPen(QColor(self._theme.colours.quiet))
            painter.setFont(
                lettering(self._theme.console.faces.text, self._theme.console.type.text)
            )
            flags = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
            painter.drawText(inner, flags, self._asks)
        else:
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            painter.drawImage(self._within(inner, _MARGIN * unit), self._image)
        painter.end()

    def _within(self, room: QRect, margin: int) -> QRect:
        room = room.adjusted(margin, margin, -margin, -margin)
        size = self._image.size().scaled(room.size(), Qt.AspectRatioMode.KeepAspectRatio)
        place = QRect(room.topLeft(), size)
        place.moveCenter(room.center())
        return place
