"""A tooltip shows what it is given sign by sign, however much a name looks like markup."""

from html import escape

from PySide6.QtGui import Qt
from PySide6.QtWidgets import QWidget


def plain(text: str) -> str:
    if not Qt.mightBeRichText(text):
        return text
    return f'<span style="white-space: pre-wrap">{escape(text)}</span>'


def literally(name: str) -> str:
    """A menu takes a single & for a key."""
    return name.replace("&", "&&")


def hint(widget: QWidget, text: str) -> None:
    """Told once: Qt sends every tooltip round, also one that is there already."""
    if (told := plain(text)) != widget.toolTip():
        widget.setToolTip(told)
