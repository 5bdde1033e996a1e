"""A menu entry of a group of which exactly one is checked."""

from collections.abc import Callable

from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QMenu


def one_of(menu: QMenu, label: str, gesture: Callable[[], None], *, chosen: bool) -> QAction:
    group = menu.findChild(QActionGroup) or QActionGroup(menu)
    made = menu.addAction(label)
    made.setCheckable(True)
    made.setChecked(chosen)
    group.addAction(made)
    made.triggered.connect(lambda _checked=False: gesture())
    return made
