"""The last copy of the evening, which the window waits for before it closes."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QCloseEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QDialog, QMainWindow

from tdconsole.domain.values import Instant
from tdconsole.gui.console.engine.copies import Copies
from tdconsole.gui.console.frame.table import BY_ID
from tdconsole.gui.shared.layout import STRETCH, button_of, column_of, label_of, row_of, title_of
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.wall.theme import Theme

WIDE: Final = 112
"""The dialog's width, in units."""


class LastCopy(QDialog):
    """What is being waited for, and the way to close without it."""

    made = Signal()

    def __init__(
        self,
        words: Catalogue,
        copies: Copies,
        now: Callable[[], Instant],
        theme: Theme,
        window: QMainWindow,
    ) -> None:
        super().__init__(window)
        self.setWindowFlag(Qt.WindowType.WindowCloseButtonHint, on=False)
        self._words, self._copies, self._now = words, copies, now
        space = theme.console.space
        self.setFixedWidth(WIDE * space.unit)
        self.setWindowTitle(words.gettext("The last copy"))
        self.said = label_of(
            words.gettext(
                "The house is copied to {path} once more; then the console closes by itself.",
                path=copies.place,
            ),
            wraps=True,
        )
        self.stay = button_of(words.pgettext("button", "Stay"), press=self.reject)
        self.skip = button_of(
            words.pgettext("button", "Close without it"), press=self.accept, default=False
        )
        column_of(
            title_of(theme, words.gettext("One more copy")),
            self.said,
            row_of(STRETCH, self.stay, self.skip, gap=space.gap),
            gap=space.margin,
            margin=space.margin,
            within=self,
        )
        keys = QKeySequence(BY_ID["quit"].shortcut)
        QShortcut(keys, self).activated.connect(self.accept)
        copies.ended.connect(self._ended)
        self.stay.setFocus()

    def begin(self) -> None:
        self._copies.make(self._now())

    def _ended(self) -> None:
        """Go on to close; a copy begun before the last steps is followed by one more."""
        if not self._copies.fault:
            if self._copies.is_wanted:
                self.begin()
            else:
                self.made.emit()
            return
        self.said.setProperty("role", "stopped")
        self.said.style().polish(self.said)
        self.said.setText(self._words.gettext("No copy was made. {why}", why=self._copies.fault))

    def closeEvent(self, event: QCloseEvent) -> None:  # noqa: N802 -- Qt's name
        """Take the system's key for closing, pressed again."""
        if event.spontaneous():
            self.accept()
        else:
            super().closeEvent(event)
