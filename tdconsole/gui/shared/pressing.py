"""Enter presses the focused button, as Space does: on every page, in every dialog."""

from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractButton, QCheckBox, QRadioButton

ENTER: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_TICKED: Final = (QCheckBox, QRadioButton)
"""Fields of a form, where Enter is for the form."""


class EnterPresses(QObject):
    def eventFilter(self, viewing: QObject, event: QEvent) -> bool:  # noqa: N802 -- Qt's name
        """Press once, however long the key is held, without the dialog's default button as well."""
        if not isinstance(event, QKeyEvent) or event.type() is not QEvent.Type.KeyPress:
            return False
        held = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        if event.key() not in ENTER or held or not isinstance(viewing, QAbstractButton):
            return False
        if isinstance(viewing, _TICKED) or not viewing.hasFocus():
            return False
        event.accept()
        if not event.isAutoRepeat():
            self.press(viewing)
        return True

    @staticmethod
    def press(button: QAbstractButton) -> None:
        button.click()
