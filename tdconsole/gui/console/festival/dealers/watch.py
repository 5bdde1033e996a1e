"""The push that is due: a sign at the page's name, a sound once, and the gesture itself."""

from typing import Final

from PySide6.QtCore import QObject, Signal

from tdconsole.domain.house.dealers import MINUTE
from tdconsole.domain.language.commands.house import PushDealers
from tdconsole.gui.console.clock.signals.announcer import Announcer
from tdconsole.gui.console.engine.gestures import Gestures
from tdconsole.i18n.entry.dealers import due_words
from tdconsole.projections.people.dealers import due_at

JUST: Final = 60
"""Seconds after a push in which another one is only begun in the line, to be entered."""


class DealersWatch(QObject):
    turned = Signal()
    """Emitted when the first dealer has come on, or the last one has gone."""
    waits = Signal(str)
    """Emitted with what is due, in words; empty if nothing is."""

    def __init__(self, gestures: Gestures, announcer: Announcer, parent: QObject) -> None:
        super().__init__(parent)
        self._gestures, self._announcer = gestures, announcer
        self._view = gestures.view
        self._on, self._said = self.are_on, ""
        self._called: int | None = None
        gestures.teach("push-dealers", self._push)
        self._view.passed.connect(lambda _board: self._look())
        self._view.house_changed.connect(lambda _change: self._look())

    @property
    def are_on(self) -> bool:
        return bool(self._view.session.house.dealing.dealers)

    def _look(self) -> None:
        dealing, now = self._view.session.house.dealing, self._view.now()
        if self.are_on != self._on:
            self._on = self.are_on
            self.turned.emit()
        due = due_at(dealing, now)
        left = None if due is None else due - now.utc
        near = left is not None and left <= dealing.terms.notice * MINUTE
        said = due_words(self._view.words, left) if near and left is not None else ""
        if said != self._said:
            self._said = said
            self.waits.emit(said)
        if left is not None and left <= 0 and self._called != dealing.pushes:
            self._called = dealing.pushes
            self._announcer.notice()

    def _push(self) -> None:
        """Push; a second time within a minute the line asks first."""
        view = self._view
        view.follow()
        dealing, now = view.session.house.dealing, view.now()
        due = due_at(dealing, now)
        before = None if due is None else dealing.terms.down * MINUTE - (due - now.utc)
        if before is not None and before < JUST * 1000:
            self._gestures.begun.emit("push")
        else:
            view.ask_house(PushDealers(after=dealing.pushes))
