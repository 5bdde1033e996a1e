"""The house's picture behind screens of few words, as dark or light as these need."""

from functools import lru_cache
from typing import Final

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QColor, QImage, QPainter

from tdconsole.wall.contrast import contrast
from tdconsole.wall.theme import Theme

LEAST: Final = 4.5
_VEILS: Final = tuple(share / 20 for share in range(11, 20))
"""The shares of the ground over the picture: never less than half."""
_ACROSS: Final = 96
"""The patches in a row, each about as large as a stroke of the smallest letters."""


@lru_cache(maxsize=4)
def backdrop(theme: Theme, width: int, height: int) -> QImage | None:
    """The picture filling the screen in its own shape; None if the file isn't one any more."""
    found = QImage(theme.picture or "")
    if found.isNull():
        return None
    cut = filling(found, width, height).convertToFormat(QImage.Format.Format_RGB32)
    veil = QColor(theme.palette.ground)
    veil.setAlphaF(_veil(theme, cut))
    painter = QPainter(cut)
    painter.fillRect(cut.rect(), veil)
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


def _veil(theme: Theme, picture: QImage) -> float:
    """The thinnest veil under which every ink can be read everywhere."""
    small = picture.scaled(
        _ACROSS,
        max(1, _ACROSS * picture.height() // picture.width()),
        Qt.AspectRatioMode.IgnoreAspectRatio,
        Qt.TransformationMode.SmoothTransformation,
    )
    shades = {
        small.pixelColor(x, y).name() for x in range(small.width()) for y in range(small.height())
    }
    inks = (theme.palette.ink, theme.palette.quiet)
    ordered = sorted(shades, key=lambda shade: QColor(shade).lightnessF())
    extremes = (*ordered[:8], *ordered[-8:])
    for share in _VEILS:
        mixed = [_mixed(shade, theme.palette.ground, share) for shade in extremes]
        if all(contrast(ink, shade) >= LEAST for ink in inks for shade in mixed):
            return share
    return 1.0


def _mixed(shade: str, ground: str, share: float) -> str:
    one, other = QColor(shade), QColor(ground)
    parts = zip(one.getRgb()[:3], other.getRgb()[:3], strict=True)  # type: ignore[index]  # four whole numbers
    red, green, blue = (round(a * (1 - share) + b * share) for a, b in parts)
    return QColor(red, green, blue).name()
