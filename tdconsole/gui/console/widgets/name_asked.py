"""A question for one name, under which something is saved for the house."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QInputDialog, QWidget

LONGEST: Final = 120


def ask_name(
    parent: QWidget, title: str, label: str, name: str, then: Callable[[str], None]
) -> None:
    dialog = QInputDialog(parent)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.setWindowTitle(title)
    dialog.setLabelText(label)
    dialog.setTextValue(name)
    dialog.textValueSelected.connect(then)
    dialog.open()


def is_name(name: str) -> bool:
    """Whether it is a single line that is not empty."""
    return bool(name.strip()) and name.isprintable() and len(name.strip()) <= LONGEST
