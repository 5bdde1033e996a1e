"""Articles as typed, separated by commas; one named before is completed."""

from collections.abc import Iterable

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLineEdit

from tdconsole.domain.discipline.rulings import articles


class ArticlesField(QLineEdit):
    def __init__(self) -> None:
        super().__init__()
        self._known: tuple[str, ...] = ()
        self._erasing = False
        self.textEdited.connect(self._complete)

    def know(self, known: Iterable[str]) -> None:
        self._known = tuple(dict.fromkeys(known))

    @property
    def typed(self) -> tuple[str, ...]:
        return articles(self.text().replace(";", ",").split(","))

    def fill(self, cites: Iterable[str]) -> None:
        self.setText(", ".join(cites))

    def _complete(self, text: str) -> None:
        """Complete the text; the completion is selected, so that typing on replaces it."""
        begun = text.rpartition(",")[2].lstrip()
        if self._erasing or not begun or self.cursorPosition() < len(text):
            return
        found = (one for one in self._known if one.casefold().startswith(begun.casefold()))
        rest = next(found, begun)[len(begun) :]
        if rest:
            self.setText(text + rest)
            self.setSelection(len(text), len(rest))

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 -- Qt's name
        self._erasing = event.key() in {Qt.Key.Key_Backspace, Qt.Key.Key_Delete}
        super().keyPressEvent(event)
