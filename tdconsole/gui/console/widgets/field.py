"""The field of the line, which gets its own keys first."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QLineEdit, QWidget

_OF_THE_TRAIL: Final = (QKeySequence.StandardKey.Undo, QKeySequence.StandardKey.Redo)

Key = Callable[[QKeyEvent], bool]


def mark_wrong(field: QWidget, *, wrong: bool) -> None:
    """Give a field whose text can't be taken a red edge, until it can; the words beside say why."""
    role = "stopped" if wrong else ""
    if (field.property("role") or "") != role:
        field.setProperty("role", role)
        field.style().unpolish(field)
        field.style().polish(field)


class Field(QLineEdit):
    attended = Signal(bool)
    """Emitted with whether it has the keyboard."""

    def __init__(self, takes: Key) -> None:
        super().__init__()
        self._takes = takes

    def escapes(self) -> bool:
        """Whether it uses Esc before the window does."""
        return bool(self.text())

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent):
            if event.type() is QEvent.Type.ShortcutOverride:
                return self._claims(event)
            if event.type() is QEvent.Type.KeyPress and self._takes(event):
                event.accept()
                return True
        return super().event(event)

    def _claims(self, event: QKeyEvent) -> bool:
        """Whether it takes the key; in an empty line Undo is the tournament's."""
        if event.key() == Qt.Key.Key_Escape and self.escapes():
            event.accept()
            return True
        if not self.text() and any(event.matches(key) for key in _OF_THE_TRAIL):
            event.ignore()
            return False
        return super().event(event)

    def focusInEvent(self, event: QFocusEvent) -> None:  # noqa: N802 -- Qt's name
        super().focusInEvent(event)
        self.attended.emit(True)

    def focusOutEvent(self, event: QFocusEvent) -> None:  # noqa: N802 -- Qt's name
        super().focusOutEvent(event)
        self.attended.emit(False)
