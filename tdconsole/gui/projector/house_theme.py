"""A theme of the house's own, with pictures that the window can draw."""

from pathlib import Path

from PySide6.QtGui import QImageReader

from tdconsole.settings import Wall
from tdconsole.wall import house_theme as plain
from tdconsole.wall.theme import Theme


def dressed(choices: Wall) -> Theme:
    return plain.dressed(choices, _size)


def house_theme(path: Path) -> Theme:
    return plain.house_theme(path, _size)


def _size(picture: Path) -> tuple[int, int] | None:
    reader = QImageReader(str(picture))
    size = reader.size()
    if not reader.canRead() or size.isEmpty():
        return None
    return size.width(), size.height()
