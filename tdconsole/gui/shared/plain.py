"""Tooltips that show their text literally, however much a name looks like markup."""

from html import escape

from PySide6.QtGui import Qt
from PySide6.QtWidgets import QWidget


def plain(text: str) -> str:
    if not Qt.mightBeRichText(text):
        return text
    return f'<span style="white-space: pre-wrap">{escape(text)}</span>'


def literally(name: str) -> str:
    """The name for a menu, which takes a single & for a key."""
    return name.replace("&", "&&")


def hint(widget: QWidget, text: str) -> None:
    """Set a tooltip if it differs: Qt sends even an unchanged one round."""
    if (told := plain(text)) != widget.toolTip():
        widget.setToolTip(told)
