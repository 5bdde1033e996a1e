"""The one family of icons: drawn for this program, in the ink that is asked for."""

from functools import lru_cache

from PySide6.QtCore import QByteArray, QRectF, Qt
from PySide6.QtGui import QIcon, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from tdconsole.files import resource

SHARPEST = 3
"""The sharpness they are drawn for: up to this many points to a screen's pixel."""


@lru_cache(maxsize=128)
def icon(name: str, ink: str, size: int, off: str = "") -> QIcon:
    """Draw an icon; `off` is its ink while it can't be pressed, without one it is paler."""
    drawn = QIcon()
    _draw(drawn, name, ink, size, QIcon.Mode.Normal)
    if off:
        _draw(drawn, name, off, size, QIcon.Mode.Disabled)
    return drawn


def _draw(drawn: QIcon, name: str, ink: str, size: int, mode: QIcon.Mode) -> None:
    text = resource("icons", f"{name}.svg").read_text(encoding="utf-8")
    renderer = QSvgRenderer(QByteArray(text.replace("currentColor", ink).encode()))
    for ratio in range(1, SHARPEST + 1):
        pixmap = QPixmap(size * ratio, size * ratio)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        renderer.render(painter, QRectF(0, 0, size * ratio, size * ratio))
        painter.end()
        pixmap.setDevicePixelRatio(ratio)
        drawn.addPixmap(pixmap, mode)
