"""Keys pressed while the window is rebuilt: all of them go to the line of the next one."""

from time import monotonic
from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QLineEdit, QWidget

from tdconsole.gui.shared.pressing import ENTER, MOUSE

PATIENCE: Final = 0.5
"""The seconds a window may take to come to the front."""
_KEYS: Final = (QEvent.Type.KeyPress, QEvent.Type.KeyRelease, QEvent.Type.ShortcutOverride)
_WITH_A_COMMAND: Final = (
    Qt.KeyboardModifier.ControlModifier
    | Qt.KeyboardModifier.AltModifier
    | Qt.KeyboardModifier.MetaModifier
)


class HeldKeys(QObject):
    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._keys: list[tuple[int, Qt.KeyboardModifier, str]] = []
        self._app = QApplication.instance()
        if self._app is not None:
            self._app.installEventFilter(self)

    def wait_for(self, window: QWidget) -> None:
        """Wait for the window to be in front; until then the one before it gets the keys."""
        end = monotonic() + PATIENCE
        QApplication.processEvents()
        while not window.isActiveWindow() and monotonic() < end:
            QApplication.processEvents()

    def give_to(self, field: QLineEdit) -> None:
        """Give the keys in order; Enter does nothing to a line that was there before."""
        own = not field.text()
        self.leave()
        for key, held, text in self._keys:
            if key not in ENTER or own:
                for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
                    QApplication.sendEvent(field, QKeyEvent(kind, key, held, text))
        self._keys.clear()

    def leave(self) -> None:
        if self._app is not None:
            self._app.removeEventFilter(self)

    def eventFilter(self, _viewing: QObject, event: QEvent) -> bool:  # noqa: N802 -- Qt's name
        if event.type() in MOUSE:
            return True
        if not isinstance(event, QKeyEvent) or event.type() not in _KEYS:
            return False
        event.accept()
        if event.type() is QEvent.Type.KeyPress and not event.modifiers() & _WITH_A_COMMAND:
            self._keys.append((event.key(), event.modifiers(), event.text()))
        return True
