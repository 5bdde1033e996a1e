"""The director's gestures: one action for every menu, key and button that offers it."""

from collections.abc import Callable, Sequence
from typing import Final

from msgspec.structs import replace
from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QPushButton, QWidget

from tdconsole.domain.language.rejections.refusal import Refusal
from tdconsole.domain.state.tournament import Tournament
from tdconsole.gui.console.actions.action import Action
from tdconsole.gui.console.actions.selection import NOTHING, Selection
from tdconsole.gui.console.engine.tournament_view import TournamentView
from tdconsole.gui.console.engine.turned import is_turned
from tdconsole.gui.shared.plain import hint
from tdconsole.session import Change

HINT: Final = "{label} ({keys})"


_HELD: Final = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier


class Gestures(QObject):
    selected = Signal(object)
    """Emitted with the `Selection` that the actions are about from now on."""
    begun = Signal(str)
    """Emitted with the beginning of a line that the director completes."""
    asked = Signal(str, str)
    """Emitted with a page, and the action that it asks about."""
    saved = Signal(str)
    """Emitted with a paper to save where the director says."""
    printed = Signal(str)
    """Emitted with a paper to print at once."""

    def __init__(self, view: TournamentView, window: QWidget, actions: Sequence[Action]) -> None:
        super().__init__(window)
        self.view, self.selection = view, NOTHING
        self._rows = {action.id: action for action in actions}
        self._own: dict[str, Callable[[], object]] = {}
        self._actions: dict[str, QAction] = {}
        self._by_keys: dict[str, str] = {}
        for action in actions:
            made = QAction(action.label(view.words), self)
            if action.shortcut:
                made.setShortcut(QKeySequence(action.shortcut))
                made.setShortcutContext(Qt.ShortcutContext.WindowShortcut)
                self._by_keys[made.shortcut().toString()] = action.id
            made.setAutoRepeat(action.repeats)
            made.triggered.connect(lambda _checked=False, name=action.id: self.perform(name))
            window.addAction(made)
            self._actions[action.id] = made
        view.changed.connect(self._changed)
        self.look()

    def row(self, name: str) -> Action:
        return self._rows[name]

    def rows(self) -> Sequence[Action]:
        return tuple(self._rows.values())

    def teach(self, name: str, gesture: Callable[[], object]) -> None:
        """Bind a gesture that a part of the window performs, as the action's row leads nowhere."""
        self._own[name] = gesture
        self._look_at(name, self.view.state)

    @property
    def taught(self) -> frozenset[str]:
        """Return the actions that parts of the window perform."""
        return frozenset(self._own)

    def point(self, selection: Selection) -> None:
        if selection != self.selection:
            self.selection = selection
            self.look()
            self.selected.emit(selection)

    def perform(self, name: str) -> None:
        action = self._rows[name]
        state = self.view.state
        if not action.enabled(state, self.selection):
            return
        if name in self._own:
            self._own[name]()
        elif (request := action.request(state, self.selection)) is not None:
            self.view.do(request)
        elif line := action.line(state, self.selection):
            self.begun.emit(line)
        elif action.page:
            self.asked.emit(action.page, name)
        elif action.paper == "saved":
            self.saved.emit(name)
        elif action.paper == "printed":
            self.printed.emit(name)

    def action(self, name: str) -> QAction:
        return self._actions[name]

    def why_not(self, name: str) -> str:
        """Return why the action is not possible now, as far as that is known."""
        return self._actions[name].whatsThis() or self._lacking(self._rows[name])

    def _lacking(self, action: Action) -> str:
        words, state = self.view.words, self.view.state
        if action.enabled(state, self.selection):
            return ""
        if state.finished and action.enabled(replace(state, finished=False), self.selection):
            return words.gettext("The tournament is finished.")
        return "" if action.needs is None else action.needs(words, state)

    def pressed(self, event: QKeyEvent) -> str | None:
        """Return the page whose keys these are, with Ctrl or Alt, wherever the cursor is."""
        if not event.modifiers() & _HELD:
            return None
        return self._by_keys.get(QKeySequence(event.keyCombination()).toString())

    def button(self, name: str, *, chief: bool = False, label: str = "") -> QPushButton:
        """Return a button that performs its action, and is enabled with it."""
        action = self._actions[name]
        button = _ActionButton(action, label)
        if chief:
            button.setProperty("kind", "chief")
        button.clicked.connect(lambda _checked=False: self.perform(name))
        return button

    def _changed(self, change: Change) -> None:
        """Follow a change; players of a flight that was left are deselected."""
        if is_turned(change):
            self.point(NOTHING)
        self.look()

    def look(self) -> None:
        """Look again what is possible, as after somebody else has begun to act."""
        state = self.view.state
        for name in self._actions:
            self._look_at(name, state)

    def _look_at(self, name: str, state: Tournament) -> None:
        gesture, action = self._rows[name], self._actions[name]
        known = gesture.leads_somewhere or name in self._own
        why = self._refused(gesture, state)
        if why != action.whatsThis():
            action.setWhatsThis(why)
        action.setEnabled(known and not why and gesture.enabled(state, self.selection))

    def _refused(self, gesture: Action, state: Tournament) -> str:
        bound = gesture.out_of_bounds(state)
        if bound is not None:
            return self.view.said(bound)
        request = None if gesture.preview is None else gesture.preview(state, NOTHING)
        foreseen = None if request is None else self.view.foresee(request)
        if isinstance(foreseen, Refusal):
            return self.view.said(foreseen)
        if not self.view.session.house.roles:
            return ""
        done = gesture.request(state, self.selection)
        not_for = None if done is None else self.view.session.gate.fault(done)
        return "" if not_for is None else self.view.said(not_for)


class _ActionButton(QPushButton):
    def __init__(self, action: QAction, label: str) -> None:
        super().__init__(label or action.text())
        self._action = action
        self.setAccessibleName(action.text())
        action.changed.connect(self._follow)
        self._follow()

    def _follow(self) -> None:
        """Follow the state; a disabled action's hint says why."""
        action = self._action
        self.setEnabled(action.isEnabled())
        why = action.whatsThis()
        keys = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
        keyed = HINT.format(label=action.text(), keys=keys) if keys else ""
        hint(self, why or keyed)
        self.setAccessibleDescription(why)


def pressed(action: Action) -> str:
    return QKeySequence(action.shortcut).toString(QKeySequence.SequenceFormat.NativeText)
