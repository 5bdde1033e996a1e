"""How a window and the screens it may stand on go together."""

from PySide6.QtCore import QRect
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QStyle, QWidget


def fills(window: QWidget) -> bool:
    """With its frame it would not fit: the line at the bottom would lie below the screen."""
    frame = window.style().pixelMetric(QStyle.PixelMetric.PM_TitleBarHeight)
    room = window.screen().availableSize()
    return room.width() <= window.width() or room.height() < window.height() + frame


def seen(place: QRect) -> bool:
    """A window that was left on a screen that is gone opens on one that is there."""
    return any(
        screen.availableGeometry().contains(QRect(place.topLeft(), place.center()))
        for screen in QGuiApplication.screens()
    )
