"""The faces of other alphabets in the window, loaded when a text first needs them."""

from functools import cache
from typing import Final

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QFont, QFontDatabase
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QLineEdit

from tdconsole.alphabets import faces, has_others
from tdconsole.gui.shared.pressing import EnterPresses

FAMILY: Final = "Roboto"
_WRITTEN: Final = (QLabel, QLineEdit, QAbstractButton)
_FIRST: Final = "Noto Sans CJK SC"
"""The family of Chinese, Japanese and Korean, among five with the same signs, that papers have."""


def meet(*texts: str) -> None:
    """Load the faces if one of the texts needs them; what is drawn after that has them."""
    if not load.cache_info().currsize and any(map(has_others, texts)):
        load()


@cache
def load() -> None:
    """Load them all, which takes a few hundredths of a second."""
    families: list[str] = []
    for file in faces():
        number = QFontDatabase.addApplicationFont(str(file))
        found = QFontDatabase.applicationFontFamilies(number)
        families.append(_FIRST if _FIRST in found else found[0])
    QFont.insertSubstitutions(FAMILY, families)
    for widget in QApplication.allWidgets():  # what was measured before has other letters now
        QApplication.postEvent(widget, QEvent(QEvent.Type.FontChange))


class EveryEvent(EnterPresses):
    """The one filter of all events, each of which costs a call: Enter presses, faces are loaded."""

    def eventFilter(self, viewing: QObject, event: QEvent) -> bool:  # noqa: N802 -- Qt's name
        if event.type() is QEvent.Type.Paint and isinstance(viewing, _WRITTEN):
            meet(viewing.text())
        return super().eventFilter(viewing, event)
