"""A page that is one list: search above it, and below it the selected row in full."""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from tdconsole.gui.shared.layout import column_of
from tdconsole.wall.theme import Theme


class Parts(NamedTuple):
    """The parts from top to bottom."""

    head: Sequence[QWidget]
    """The head; its last widget takes the remaining room."""
    listing: QWidget
    said: Sequence[QWidget]
    buttons: Sequence[QWidget]


def lay_out_listed(page: QWidget, theme: Theme, parts: Parts) -> QVBoxLayout:
    """Lay out the page, and return the layout where more can be added below."""
    space = theme.console.space
    above, told, below = QHBoxLayout(), QVBoxLayout(), QHBoxLayout()
    above.setSpacing(space.margin)
    for part in parts.head:
        above.addWidget(part, 1 if part is parts.head[-1] else 0)
    told.setSpacing(space.unit)
    for part in parts.said:
        told.addWidget(part)
    below.setSpacing(space.gap)
    below.addLayout(told, 1)
    for button in parts.buttons:
        below.addWidget(button, 0, Qt.AlignmentFlag.AlignTop)
    rule = QFrame()
    rule.setProperty("kind", "rule")
    rule.setFixedHeight(1)
    card = QFrame()
    card.setProperty("kind", "card")
    inner = column_of(
        above, (parts.listing, 1), rule, below, gap=space.gap, margin=space.margin, within=card
    )
    column_of(card, margin=space.margin, within=page)
    return inner
