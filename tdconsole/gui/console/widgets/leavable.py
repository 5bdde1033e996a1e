"""A form inside a page: Esc leaves the form first, and reaches the window only after that."""

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget


class Leavable(QWidget):
    left = Signal()
    """Emitted when it is done or left, and the keyboard returns to where it came from."""

    def event(self, event: QEvent) -> bool:
        if (
            event.type() == QEvent.Type.ShortcutOverride
            and isinstance(event, QKeyEvent)
            and (event.key() == Qt.Key.Key_Escape or self.means(event))
        ):
            event.accept()
            return True
        return super().event(event)

    def means(self, _event: QKeyEvent) -> bool:
        """Whether the keys of a gesture are for this form while the cursor is in it."""
        return False

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 -- Qt's name
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)


def is_of_a_form(field: QWidget, event: QKeyEvent) -> bool:
    above = field.parentWidget()
    while above is not None:
        if isinstance(above, Leavable):
            return above.means(event)
        above = above.parentWidget()
    return False
