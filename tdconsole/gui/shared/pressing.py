"""Enter presses the focused button, as Space does: on every page, in every dialog."""

from time import monotonic
from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractButton, QApplication, QCheckBox, QRadioButton, QWidget

ENTER: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_TICKED: Final = (QCheckBox, QRadioButton)
"""Fields of a form, where Enter is for the form."""
MOUSE: Final = (
    QEvent.Type.MouseButtonPress,
    QEvent.Type.MouseButtonRelease,
    QEvent.Type.MouseButtonDblClick,
)


class SecondClick(QObject):
    """Keeps from a window just shown the second half of the double click that opened it."""

    def __init__(self, shown: QWidget) -> None:
        super().__init__(shown)
        handle = shown.windowHandle()
        if handle is not None:
            handle.installEventFilter(self)
        self._end = monotonic() + QApplication.doubleClickInterval() / 1000

    def eventFilter(self, _viewing: QObject, event: QEvent) -> bool:  # noqa: N802 -- Qt's name
        return event.type() in MOUSE and monotonic() < self._end


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
