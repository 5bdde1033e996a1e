"""What was done last, the two buttons that name exactly what they take back or bring back, and its papers."""

from typing import Final

from PySide6.QtCore import QObject, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QKeySequence
from PySide6.QtWidgets import QPushButton

from tdconsole.domain.commands import Redo, Undo
from tdconsole.domain.events import Event, PlayerDisqualified
from tdconsole.domain.values import EntryId, StepNo
from tdconsole.gui.console.away.noticed import offers_papers
from tdconsole.gui.console.hands import HINT, Hands
from tdconsole.gui.console.selection import Selection
from tdconsole.gui.console.watch import Watch
from tdconsole.gui.shared.icons import icon
from tdconsole.gui.shared.lettering import lettering
from tdconsole.gui.shared.plain import hint
from tdconsole.gui.shared.theme import Theme

_RIGHT: Final = Qt.TextElideMode.ElideRight
WIDEST: Final = 56
"""Units that a button's words may take."""


class LastAction(QObject):
    def __init__(self, watch: Watch, hands: Hands, theme: Theme, parent: QObject) -> None:
        super().__init__(parent)
        self._watch, self._hands = watch, hands
        self._room = WIDEST * theme.console.space.unit
        self._font = lettering(theme.console.faces.text, theme.console.type.text)
        self.sentence = ""
        self._undoes: StepNo | None = None
        self._redoes: StepNo | None = None
        size = theme.console.space.icon - theme.console.space.unit
        self.undo, self.redo, self.bar = QPushButton(), QPushButton(), QPushButton()
        self.papers = hands.button(
            "penalty-papers", label=watch.words.pgettext("button", "Notice and card")
        )
        self.papers.hide()
        self._barred: EntryId | None = None
        for button, sign in ((self.undo, "undo"), (self.redo, "redo")):
            button.setIcon(icon(sign, theme.colours.ink, size))
            button.setIconSize(QSize(size, size))
            button.hide()
        self.bar.setText(watch.words.pgettext("button", "Bar…"))
        self.bar.hide()
        self.bar.clicked.connect(lambda _checked=False: self._ask_to_bar())
        self.undo.clicked.connect(lambda _checked=False: self._take_back())
        self.redo.clicked.connect(lambda _checked=False: self._bring_back())
        self.look()

    def look(self) -> None:
        watch = self._watch
        say = watch.words.gettext
        steps = watch.session.timeline(watch.tournament).steps
        latest = steps[-1]
        happened = watch.happened(latest.no)
        self.sentence = say("Last: {gesture}", gesture=happened)
        gesture = watch.last_gesture()
        self._undoes = None if gesture is None else gesture.no
        undone = watch.last_undone() if watch.latest().undoes is not None else None
        self._redoes = None if undone is None else undone.no
        if gesture is not None:
            beside = gesture.no == latest.no
            told = happened if beside else watch.told_of(gesture.events)
            named = say("Undo: {gesture}", gesture=told)
            short = watch.words.pgettext("button", "Undo") if beside else named
            self._write(self.undo, "undo", short, named)
        if undone is not None:
            named = say("Redo: {gesture}", gesture=watch.told_of(undone.events))
            self._write(self.redo, "redo", watch.words.pgettext("button", "Redo"), named)
        self.undo.setVisible(gesture is not None)
        self.redo.setVisible(undone is not None)
        self.papers.setVisible(offers_papers(watch))
        self._offer_bar(steps[-1].events)

    def _write(self, button: QPushButton, action: str, short: str, named: str) -> None:
        metrics = QFontMetricsF(self._font)
        button.setText(metrics.elidedText(short, _RIGHT, self._room).replace("&", "&&"))
        button.setAccessibleName(named)
        keys = self._hands.action(action).shortcut()
        shown = keys.toString(QKeySequence.SequenceFormat.NativeText)
        hint(button, HINT.format(label=named, keys=shown))

    def _offer_bar(self, events: tuple[Event, ...]) -> None:
        """Of whoever was just disqualified, until something else happens."""
        out = next((one for one in events if isinstance(one, PlayerDisqualified)), None)
        self._barred = None if out is None or out.sanction else out.entry
        self.bar.setVisible(self._barred is not None)
        if self._barred is not None:
            player = self._watch.who(self._barred)
            self.bar.setAccessibleName(self._watch.words.gettext("Bar {player}", player=player))
            hint(self.bar, self.bar.accessibleName())

    def _ask_to_bar(self) -> None:
        if self._barred is not None:
            self._hands.point(Selection(entries=(self._barred,)))
            self._hands.perform("bar")

    def _take_back(self) -> None:
        if self._undoes is not None:
            self._watch.do(Undo(step=self._undoes))

    def _bring_back(self) -> None:
        if self._redoes is not None:
            self._watch.do(Redo(step=self._redoes))
