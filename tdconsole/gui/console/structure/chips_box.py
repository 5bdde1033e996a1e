"""A box for a number of chips, with arrows, that reads typed chips like every other field."""

from typing import Final

from PySide6.QtGui import QFocusEvent, QValidator
from PySide6.QtWidgets import QWidget

from tdconsole.gui.console.widgets.choice import Number
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.line.typing.typed_chips import amount, readings, unreadable

MOST: Final = 10**9
_PARTS: Final = frozenset("0123456789.,'’kKmM")


class ChipsBox(Number):
    def __init__(self, words: Catalogue, value: int, parent: QWidget) -> None:
        super().__init__()
        self.setParent(parent)
        self._words, self._before = words, value
        self.setRange(1, MOST)
        self.setValue(value)

    @property
    def fault(self) -> str:
        """Return why the typed text is not valid, while it is typed."""
        return "" if self.hasAcceptableInput() else unreadable(self._words, self.text())

    def focusInEvent(self, event: QFocusEvent) -> None:  # noqa: N802 -- Qt's name
        self._before = self.value()
        super().focusInEvent(event)

    def fixup(self, _typed: str) -> str:
        """Restore the previous number if the typed one is not valid."""
        return self.textFromValue(self._before)

    def validate(self, typed: str, at: int) -> tuple[QValidator.State, str, int]:
        """Reject a text that may mean two numbers."""
        chips, state = amount(typed), QValidator.State.Intermediate
        if chips is not None and self.minimum() <= chips <= self.maximum():
            state = QValidator.State.Acceptable
        elif not readings(typed) and not all(one in _PARTS or one.isspace() for one in typed):
            state = QValidator.State.Invalid
        return state, typed, at

    def valueFromText(self, typed: str) -> int:  # noqa: N802 -- Qt's name
        chips = amount(typed)
        return self.value() if chips is None else chips

    def textFromValue(self, value: int) -> str:  # noqa: N802 -- Qt's name
        return self._words.number(value)
