"""A form inside a page: Esc leaves it first, and only then it is the window's."""

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget


class Leavable(QWidget):
    left = Signal()
    """Done or not: the keyboard goes back to where it came from."""

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
        """Whether the keys of a gesture mean this form, as long as the cursor is in it."""
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
