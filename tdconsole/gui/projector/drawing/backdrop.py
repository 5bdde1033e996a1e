"""The house's picture behind screens of few words, as dark or light as these need."""

from functools import lru_cache

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QColor, QImage, QPainter

from tdconsole.wall.branding.veil import ACROSS, veil
from tdconsole.wall.theme import Colour, Theme


@lru_cache(maxsize=4)
def backdrop(theme: Theme, width: int, height: int) -> QImage | None:
    """The picture filling the screen in its own shape; None if the file isn't one any more."""
    found = QImage(theme.picture or "")
    if found.isNull():
        return None
    cut = filling(found, width, height).convertToFormat(QImage.Format.Format_RGB32)
    ground = QColor(theme.palette.ground)
    ground.setAlphaF(veil(_shades(cut), theme))
    painter = QPainter(cut)
    painter.fillRect(cut.rect(), ground)
    painter.end()
    return cut


def filling(found: QImage, width: int, height: int) -> QImage:
    """The middle of a picture, as large as this, and in a small preview at least a point."""
    width, height = max(1, width), max(1, height)
    return found.copy(_middle(found, width, height)).scaled(
        width,
        height,
        Qt.AspectRatioMode.IgnoreAspectRatio,
        Qt.TransformationMode.SmoothTransformation,
    )


def _middle(found: QImage, width: int, height: int) -> QRect:
    """The part of it in the screen's shape, cut before scaling, however thin it is."""
    wide = max(1, min(found.width(), round(found.height() * width / height)))
    high = max(1, min(found.height(), round(found.width() * height / width)))
    return QRect((found.width() - wide) // 2, (found.height() - high) // 2, wide, high)


def _shades(picture: QImage) -> set[Colour]:
    small = picture.scaled(
        ACROSS,
        max(1, ACROSS * picture.height() // picture.width()),
        Qt.AspectRatioMode.IgnoreAspectRatio,
        Qt.TransformationMode.SmoothTransformation,
    )
    return {
        small.pixelColor(x, y).name() for x in range(small.width()) for y in range(small.height())
    }
