"""The screen as a PNG file."""

from pathlib import Path

from PySide6.QtCore import QBuffer, QByteArray, QSaveFile
from PySide6.QtGui import QImage, QImageWriter

from tdconsole.gui.projector.layout import Shown
from tdconsole.gui.projector.painter import Picture
from tdconsole.gui.shared.theme import Theme
from tdconsole.known_errors import FileUnreadable


def picture(shown: Shown, width: int, height: int, theme: Theme) -> QImage:
    whole = Picture(width, height, theme)
    whole.show(shown)
    return whole.image


def save(image: QImage, path: Path) -> None:
    """Whole or not at all."""
    made = QBuffer()
    made.open(QBuffer.OpenModeFlag.WriteOnly)
    QImageWriter(made, QByteArray(b"PNG")).write(image)
    file = QSaveFile(str(path))
    opened = file.open(QSaveFile.OpenModeFlag.WriteOnly)
    if not (opened and file.write(made.data()) >= 0 and file.commit()):
        raise FileUnreadable(str(path), file.errorString())
