"""What keys mean wherever in the window the cursor stands."""

from typing import Final

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QApplication, QLineEdit, QMainWindow, QWidget

from tdconsole.gui.console.hands import Hands
from tdconsole.gui.console.leavable import is_of_a_form
from tdconsole.gui.console.pages.turning import Pages
from tdconsole.gui.console.quick.line import QuickLine
from tdconsole.gui.console.typed import is_of_a_cell, is_of_the_line
from tdconsole.gui.console.watch import Told

_OF_THE_TRAIL: Final = (QKeySequence.StandardKey.Undo, QKeySequence.StandardKey.Redo)


class Keyboard(QObject):
    def __init__(self, window: QMainWindow, hands: Hands, quick: QuickLine, pages: Pages) -> None:
        super().__init__(window)
        self._window, self._hands, self._quick, self._pages = window, hands, quick, pages
        application = QApplication.instance()
        if application is not None:
            application.installEventFilter(self)

    def leave(self) -> None:
        application = QApplication.instance()
        if application is not None:
            application.removeEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        """Whatever is typed where nothing is typed into goes to the quick entry.

        In an empty field there is no typing to undo: the key is the tournament's. Other keys of the
        tournament are so in every field, whatever the platform edits with them.
        """
        if not isinstance(event, QKeyEvent):  # almost everything, and often: nothing more is asked
            return False
        if (
            isinstance(watched, QLineEdit)
            and watched.window() is self._window
            and not is_of_a_form(watched, event)
        ):
            if event.type() is QEvent.Type.ShortcutOverride and self._is_ours(watched, event):
                event.ignore()
                return True
            if event.type() is QEvent.Type.KeyPress and self._cannot_be(event):
                return True
        if (
            event.type() is QEvent.Type.KeyPress
            and watched is QApplication.focusWidget()
            and is_of_the_line(watched, event, self._window, self._takes)
        ):
            self._quick.type_on(event.text())
            return True
        return False

    def _takes(self, watched: QWidget, text: str) -> bool:
        """At the tables of a page their numbers are typed."""
        pages = self._pages
        if pages.shown.name == "bubble":
            return watched is pages.bubble.tables and pages.bubble.takes(text)
        if pages.shown.name == "day":
            return watched is pages.day.tables and pages.day.takes(text)
        return False

    def _is_ours(self, field: QLineEdit, event: QKeyEvent) -> bool:
        if any(event.matches(key) for key in _OF_THE_TRAIL):
            return not field.text() and not is_of_a_cell(field)
        return self._hands.pressed(event) is not None

    def _cannot_be(self, event: QKeyEvent) -> bool:
        """The keys of what can't be done now are told, and edit nothing instead."""
        action = self._hands.pressed(event)
        if action is None or action.isEnabled() or any(map(event.matches, _OF_THE_TRAIL)):
            return False
        watch = self._hands.watch
        what = action.text().removesuffix("…")
        sentence = watch.words.gettext("Not possible now: {action}", action=what)
        if why := action.whatsThis():
            sentence = f"{sentence}. {why}"
        watch.told.emit(Told(sentence=sentence, refused=True))
        return True
