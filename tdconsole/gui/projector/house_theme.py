"""A theme of the house's own, with pictures that the window can draw."""

from pathlib import Path

from PySide6.QtGui import QImageReader

from tdconsole.session import Session
from tdconsole.wall import house_theme as plain
from tdconsole.wall.branding.looks import HouseLook
from tdconsole.wall.theme import Theme


def look_of(session: Session) -> HouseLook:
    return HouseLook(session.club.brand, _size)


def house_theme(path: Path) -> Theme:
    return plain.house_theme(path, _size)


def _size(picture: Path) -> tuple[int, int] | None:
    reader = QImageReader(str(picture))
    size = reader.size()
    if not reader.canRead() or size.isEmpty():
        return None
    return size.width(), size.height()
