"""Advice that is not wanted now: put off, or dismissed with a reason."""

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QLineEdit, QMenu, QToolButton

from tdconsole.gui.shared.icons import icon
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.line.advice.verbs import LATER
from tdconsole.wall.theme import Theme


class PuttingOff(QToolButton):
    def __init__(self, words: Catalogue, theme: Theme) -> None:
        super().__init__()
        self._words = words
        space = theme.console.space
        self.setProperty("kind", "small")
        self.setIcon(icon("more", theme.colours.quiet, space.icon))
        self.setIconSize(QSize(space.icon, space.icon))
        self.setFixedSize(space.icon + space.gap, space.icon + space.unit)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.offered = QMenu(self)
        self.take_on = self.offered.addAction("")
        self.later, self.dismiss = self.offered.addAction(""), self.offered.addAction("")
        self.setMenu(self.offered)

    def tell(self, about: str, later: str, dismiss: str, *, taken: bool) -> None:
        """Say what it is about, and the keys for both if any."""
        say, words = self._words.pgettext, self._words
        self.take_on.setText(
            say("action", "Leave it to others") if taken else say("action", "I take this")
        )
        wait = words.ngettext("Again in {number} minute", "Again in {number} minutes", LATER)
        self.later.setText(_keyed(wait, later))
        self.dismiss.setText(_keyed(say("action", "Dismiss…"), dismiss))
        named = words.gettext("Later, or dismiss: {advice}", advice=about)
        self.setAccessibleName(named)
        self.setToolTip(words.gettext("Later, or dismiss"))


def _keyed(label: str, keys: str) -> str:
    return f"{label}\t{keys}" if keys else label


class Reason(QLineEdit):
    given = Signal(str)

    def __init__(self, words: Catalogue) -> None:
        super().__init__()
        self.setPlaceholderText(words.gettext("Why not? Enter dismisses it"))
        self.returnPressed.connect(self._give)
        self.hide()

    def begin(self, name: str) -> None:
        self.setAccessibleName(name)
        self.show()
        self.setFocus(Qt.FocusReason.OtherFocusReason)

    def leave(self) -> None:
        self.clear()
        self.hide()

    def _give(self) -> None:
        if reason := self.text().strip():
            self.given.emit(reason)

    def event(self, event: QEvent) -> bool:
        """Leave on Esc and pass the key on to the window."""
        if (
            event.type() == QEvent.Type.ShortcutOverride
            and isinstance(event, QKeyEvent)
            and event.key() == Qt.Key.Key_Escape
        ):
            self.leave()
            event.ignore()
            return False
        return super().event(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:  # noqa: N802 -- Qt's name
        super().focusOutEvent(event)
        if not self.text().strip():
            self.leave()
