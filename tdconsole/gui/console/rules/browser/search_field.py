"""The search field: Up and Down walk through the results while typing goes on."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from tdconsole.gui.console.widgets.field import Field

_STEPS: Final = {
    int(Qt.Key.Key_Up): -1,
    int(Qt.Key.Key_Down): 1,
    int(Qt.Key.Key_PageUp): -8,
    int(Qt.Key.Key_PageDown): 8,
}


class SearchField(Field):
    def __init__(self, step: Callable[[int], None]) -> None:
        super().__init__(self._takes_step)
        self._step = step

    def escapes(self) -> bool:
        """Return False: Esc goes to the window, and the search is still there on return."""
        return False

    def _takes_step(self, event: QKeyEvent) -> bool:
        by = _STEPS.get(event.key())
        if by is None or event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            return False
        self._step(by)
        return True
