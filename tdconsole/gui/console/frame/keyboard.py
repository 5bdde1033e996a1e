"""The meaning of keys wherever the cursor is in the window."""

from typing import Final

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QApplication, QLineEdit, QMainWindow, QWidget

from tdconsole.gui.console.engine.gestures import Gestures
from tdconsole.gui.console.engine.tournament_view import Told
from tdconsole.gui.console.frame.turning import Pages
from tdconsole.gui.console.frame.typed import (
    is_alt_letter,
    is_of_a_cell,
    is_of_the_line,
    is_typed_into,
)
from tdconsole.gui.console.line.line import QuickLine
from tdconsole.gui.console.widgets.leavable import is_of_a_form

_OF_THE_TRAIL: Final = (QKeySequence.StandardKey.Undo, QKeySequence.StandardKey.Redo)


class Keyboard(QObject):
    def __init__(
        self, window: QMainWindow, gestures: Gestures, quick: QuickLine, pages: Pages
    ) -> None:
        super().__init__(window)
        self._window, self._gestures, self._quick, self._pages = window, gestures, quick, pages
        application = QApplication.instance()
        if application is not None:
            application.installEventFilter(self)

    def leave(self) -> None:
        application = QApplication.instance()
        if application is not None:
            application.removeEventFilter(self)

    def eventFilter(self, viewing: QObject, event: QEvent) -> bool:  # noqa: N802
        """Send typing outside of fields to the quick entry.

        In an empty field there is no typing to undo: the key is the tournament's. Other keys of the
        tournament work in every field, whatever the platform edits with them.
        """
        if not isinstance(event, QKeyEvent):  # almost every event: nothing more is done
            return False
        if not isinstance(viewing, QWidget):
            return False
        if event.type() is QEvent.Type.ShortcutOverride:
            if self._is_field(viewing) and self._is_ours(viewing, event):
                event.ignore()
                return True
        elif event.type() is QEvent.Type.KeyPress and self._cannot_be(viewing, event):
            return True
        if (
            event.type() is QEvent.Type.KeyPress
            and viewing is QApplication.focusWidget()
            and is_of_the_line(viewing, event, self._window, self._takes)
        ):
            self._quick.type_on(event.text())
            return True
        return False

    def _takes(self, viewing: QWidget, text: str) -> bool:
        return self._pages.shown.takes(viewing, text)

    def _is_field(self, viewing: QWidget) -> bool:
        return is_typed_into(viewing) and viewing.window() is self._window

    def _is_ours(self, field: QWidget, event: QKeyEvent) -> bool:
        if is_of_a_form(field, event):
            return False
        if any(event.matches(key) for key in _OF_THE_TRAIL):
            return isinstance(field, QLineEdit) and not field.text() and not is_of_a_cell(field)
        return self._gestures.pressed(event) is not None

    def _cannot_be(self, viewing: QWidget, event: QKeyEvent) -> bool:
        """Answer keys whose action is impossible now, so that a field does not edit with them.

        Anywhere else they reach the window when nothing else takes them.
        """
        if is_of_a_form(viewing, event) or any(map(event.matches, _OF_THE_TRAIL)):
            return False
        name = self._gestures.pressed(event)
        possible = name is None or self._gestures.action(name).isEnabled()
        if self._is_field(viewing) or viewing is self._window:
            if name is not None and not possible:
                self._tell(name, self._gestures.why_not(name))
                return True
        elif not self._is_above(viewing):
            return False
        if not is_typed_into(viewing) or not is_alt_letter(event):
            return False
        say = self._gestures.view.words.gettext
        if name is not None:
            self._tell(name, self._gestures.why_not(name) or say("Leave the dialog first."))
        else:
            keys = QKeySequence(event.keyCombination())
            shown = keys.toString(QKeySequence.SequenceFormat.NativeText)
            self._refuse(say("No gesture has the keys {keys}.", keys=shown))
        return True

    def _is_above(self, viewing: QWidget) -> bool:
        """Whether it is in a dialog of this window."""
        above = viewing.window().parentWidget()
        while above is not None and above.window() is not self._window:
            above = above.window().parentWidget()
        return above is not None

    def _tell(self, name: str, why: str) -> None:
        what = self._gestures.action(name).text().removesuffix("…")
        sentence = self._gestures.view.words.gettext("Not possible now: {action}", action=what)
        self._refuse(f"{sentence}. {why}" if why else sentence)

    def _refuse(self, sentence: str) -> None:
        self._gestures.view.told.emit(Told(sentence=sentence, refused=True))
