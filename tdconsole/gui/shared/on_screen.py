"""The place of a window on the present screens."""

from PySide6.QtCore import QRect
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QStyle, QWidget


def fills(window: QWidget) -> bool:
    """Whether the window must fill the screen: with a frame its bottom line would be off it."""
    frame = window.style().pixelMetric(QStyle.PixelMetric.PM_TitleBarHeight)
    room = window.screen().availableSize()
    return room.width() <= window.width() or room.height() < window.height() + frame


def seen(place: QRect) -> bool:
    """Whether a present screen shows the upper left quarter of this place."""
    return any(
        screen.availableGeometry().contains(QRect(place.topLeft(), place.center()))
        for screen in QGuiApplication.screens()
    )


def show_where_left(window: QWidget, left: QRect | None, *, maximized: bool) -> bool:
    """Show a window where it was left; return whether it fills the screen for lack of room.

    If its screen is gone, it comes in the same size to one that is present.
    """
    if left is not None:
        window.setGeometry(left if seen(left) else _brought_in(left))
    filled = fills(window)
    if maximized or filled:
        window.showMaximized()
    else:
        window.show()
    return filled and not maximized


def unmaximized(window: QWidget) -> QRect:
    """The place to which a maximized window would return."""
    before = window.normalGeometry()
    return before if window.isMaximized() and before.isValid() else window.geometry()


def _brought_in(left: QRect) -> QRect:
    room = QGuiApplication.primaryScreen().availableGeometry()
    place = QRect(room.topLeft(), left.size().boundedTo(room.size()))
    place.moveCenter(room.center())
    return place
