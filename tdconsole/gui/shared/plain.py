"""A tooltip shows what it is given sign by sign, however much a name looks like markup."""

from html import escape

from PySide6.QtGui import Qt


def plain(text: str) -> str:
    if not Qt.mightBeRichText(text):
        return text
    return f'<span style="white-space: pre-wrap">{escape(text)}</span>'
