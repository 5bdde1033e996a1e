"""The menu of a seat, its player and its table: the actions possible now."""

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMenu, QWidget

from tdconsole.gui.console.engine.gestures import Gestures

Parts = tuple[tuple[str, ...], ...]
ABOUT_ONE: Final[Parts] = (
    ("bust", "bust-by", "move", "swap", "here"),
    ("button", "big-blind", "seen"),
    ("call", "time-card", "print-card"),
    ("dead-seat", "reserved-seat", "unsold-seat", "free-seat"),
    ("seen-table", "note-table", "lock-table", "unlock-table", "break-table", "breaking-order"),
    ("lend-tables", "return-tables"),
    ("race",),
    ("penalty", "warn", "served", "hand-at-table", "misdeal-at-table", "returned", "record"),
    ("years",),
    ("penalty-notice", "tally-card"),
    ("sanction", "disqualify", "bar"),
)
ABOUT_A_TABLE: Final[Parts] = (
    ("seen-table", "note-table", "lock-table", "unlock-table"),
    ("break-table", "breaking-order"),
    ("lend-tables", "return-tables"),
    ("hand-at-table", "misdeal-at-table"),
    ("race",),
)
WHOLE: Final = frozenset(
    {"dead-seat", "reserved-seat", "unsold-seat", "free-seat", "lock-table", "unlock-table"}
)
"""Actions offered only when they leave no line to complete."""
ABOUT_SEVERAL: Final[Parts] = (
    ("bust", "bust-shared", "bust-by", "swap"),
    ("seen",),
    ("seen-table", "break-table"),
)


def menu_of(gestures: Gestures, parent: QWidget, parts: Parts) -> QMenu:
    """Build the menu from the actions that are possible now."""
    menu = QMenu(parent)
    menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    for part in parts:
        fitting = [gestures.action(name) for name in part if _fits(gestures, name)]
        if fitting and not menu.isEmpty():
            menu.addSeparator()
        menu.addActions(fitting)
    return menu


def _fits(gestures: Gestures, name: str) -> bool:
    if (
        name in WHOLE
        and gestures.row(name).request(gestures.view.state, gestures.selection) is None
    ):
        return False
    return gestures.action(name).isEnabled()
