"""The keys that go to the line: everything typed outside of a field."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QAbstractSpinBox,
    QComboBox,
    QLineEdit,
    QPlainTextEdit,
    QWidget,
)

Takes = Callable[[QWidget, str], bool]
"""Whether a widget takes the typed text for itself."""

_TYPED_INTO: Final = (QLineEdit, QPlainTextEdit, QComboBox, QAbstractSpinBox)
_WITH_A_COMMAND: Final = (
    Qt.KeyboardModifier.ControlModifier
    | Qt.KeyboardModifier.AltModifier
    | Qt.KeyboardModifier.MetaModifier
)
_ALT_GR: Final = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier


def is_of_the_line(viewing: QObject, event: QKeyEvent, window: QWidget, takes: Takes) -> bool:
    if not isinstance(viewing, QWidget) or viewing.window() is not window:
        return False
    held = event.modifiers() & _WITH_A_COMMAND
    if isinstance(viewing, _TYPED_INTO) or held not in {Qt.KeyboardModifier(0), _ALT_GR}:
        return False
    text = event.text()
    if isinstance(viewing, QAbstractItemView) and _takes_figures(viewing) and text.isdecimal():
        return False
    return text.isprintable() and bool(text.strip()) and not takes(viewing, text)


def is_typed_into(widget: QObject) -> bool:
    return isinstance(widget, _TYPED_INTO)


def is_alt_letter(event: QKeyEvent) -> bool:
    """Whether it is a gesture's key: text that AltGr or Option composes is typed as ever."""
    text = event.text()
    plain = len(text) == 1 and text.isascii() and text.isalnum()
    return plain and event.modifiers() & _WITH_A_COMMAND == Qt.KeyboardModifier.AltModifier


def is_of_a_cell(field: QLineEdit) -> bool:
    port = field.parentWidget()
    return port is not None and isinstance(port.parentWidget(), QAbstractItemView)


def _takes_figures(view: QAbstractItemView) -> bool:
    """Whether the current cell takes figures; a word goes to the line all the same."""
    return bool(view.currentIndex().flags() & Qt.ItemFlag.ItemIsEditable)
