"""The screen as a PNG file."""

from pathlib import Path

from PySide6.QtCore import QBuffer, QByteArray
from PySide6.QtGui import QImage, QImageWriter

from tdconsole.gui.projector.drawing.painter import Picture
from tdconsole.printing.paper.delivery import delivering
from tdconsole.wall.composing.layout import Shown
from tdconsole.wall.theme import Theme


def picture(shown: Shown, width: int, height: int, theme: Theme) -> QImage:
    whole = Picture(width, height, theme)
    whole.show(shown)
    return whole.image


def save(image: QImage, path: Path) -> None:
    """Save the image whole or not at all, and never in the place of a house."""
    made = QBuffer()
    made.open(QBuffer.OpenModeFlag.WriteOnly)
    QImageWriter(made, QByteArray(b"PNG")).write(image)
    with delivering(bytes(made.data().data()), path):
        pass
