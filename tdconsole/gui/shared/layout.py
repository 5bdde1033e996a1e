"""Rows, columns, labels and buttons, each made in one statement."""

from collections.abc import Callable
from typing import Final, NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import (
    QBoxLayout,
    QHBoxLayout,
    QLabel,
    QLayout,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from tdconsole.gui.shared.lettering import lettering
from tdconsole.wall.theme import Theme


class Space(NamedTuple):
    """A gap of its own between two parts, in pixels."""

    pixels: int


class Stretch(NamedTuple):
    """Room that gives way, as a part of the layout."""


STRETCH: Final = Stretch()
UNBOUND: Final = 16_777_215
"""The greatest width and height in Qt: no bound at all."""

Thing = QWidget | QLayout | Stretch
Part = Thing | Space | tuple[Thing, int] | tuple[Thing, int, Qt.AlignmentFlag]
"""A widget or layout, alone or with its share of the room and its alignment; or what parts them."""
Margin = int | tuple[int, int, int, int]


def row_of(
    *parts: Part, gap: int | None = None, margin: Margin = 0, within: QWidget | None = None
) -> QHBoxLayout:
    """Lay the parts out from left to right."""
    row = QHBoxLayout() if within is None else QHBoxLayout(within)
    _fill(row, parts, gap, margin)
    return row


def head_of(theme: Theme, *parts: Part) -> QHBoxLayout:
    """Lay out the head of a page: as high with a title alone as with a button beside it."""
    space = theme.console.space
    head = row_of(*parts, gap=space.gap)
    head.addStrut(space.control)
    return head


def column_of(
    *parts: Part, gap: int | None = None, margin: Margin = 0, within: QWidget | None = None
) -> QVBoxLayout:
    """Lay the parts out from top to bottom."""
    column = QVBoxLayout() if within is None else QVBoxLayout(within)
    _fill(column, parts, gap, margin)
    return column


def _fill(layout: QBoxLayout, parts: tuple[Part, ...], gap: int | None, margin: Margin) -> None:
    layout.setContentsMargins(*(margin if isinstance(margin, tuple) else [margin] * 4))
    if gap is not None:
        layout.setSpacing(gap)
    for part in parts:
        if isinstance(part, Space):
            layout.addSpacing(part.pixels)
        elif isinstance(part, Stretch | QWidget | QLayout):
            _add(layout, part)
        else:
            _add(layout, *part)


def _add(layout: QBoxLayout, thing: Thing, share: int = 0, *alignment: Qt.AlignmentFlag) -> None:
    if isinstance(thing, Stretch):
        layout.addStretch(share)
    elif isinstance(thing, QWidget):
        layout.addWidget(thing, share, *alignment)
    else:
        layout.addLayout(thing, share)


def label_of(
    text: str = "", *, role: str = "", font: QFont | None = None, wraps: bool = False
) -> QLabel:
    """Make a label; its text is literal, however much a name looks like markup.

    One with the role `key` is the cap of a key.
    """
    label = QLabel(text)
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setWordWrap(wraps)
    if role:
        label.setProperty("role", role)
    if role == "key":
        label.setAlignment(Qt.AlignmentFlag.AlignCenter)
        label.setIndent(0)
    if font is not None:
        label.setFont(font)
    return label


def title_of(theme: Theme, text: str = "", *, wraps: bool = False) -> QLabel:
    """Make the title of a page or of a part of it."""
    console = theme.console
    return label_of(text, font=lettering(console.faces.strong, console.type.title), wraps=wraps)


def button_of(
    text: str = "",
    *,
    kind: str = "",
    name: str = "",
    press: Callable[[], object] | None = None,
    default: bool = True,
) -> QPushButton:
    """Make a button; `name` is what is read out, and only `default` buttons answer to Enter."""
    button = QPushButton(text)
    if kind:
        button.setProperty("kind", kind)
    if name:
        button.setAccessibleName(name)
    if press is not None:
        button.clicked.connect(press)
    if not default:
        button.setAutoDefault(False)
    return button
