"""The last action, the two buttons that say exactly what they undo or redo, and its papers."""

from typing import Final

from PySide6.QtCore import QObject, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QKeySequence
from PySide6.QtWidgets import QPushButton

from tdconsole.domain.language.commands.clock import RestoreClock
from tdconsole.domain.language.commands.house import TakeBackDealing
from tdconsole.domain.language.commands.structure import EditStructure
from tdconsole.domain.language.commands.trail import Redo
from tdconsole.domain.language.events.event import Event
from tdconsole.domain.language.events.house import HouseEvent
from tdconsole.domain.language.events.money import PlayerDisqualified
from tdconsole.domain.language.rejections.engine import NotTheLatest
from tdconsole.domain.state.dealers import Dealing
from tdconsole.domain.values import EntryId, StepNo
from tdconsole.gui.console.actions.selection import Selection
from tdconsole.gui.console.discipline.away.noticed import offers_papers, offers_slips
from tdconsole.gui.console.engine.gestures import HINT, Gestures
from tdconsole.gui.console.engine.tournament_view import TournamentView
from tdconsole.gui.shared.icons import icon
from tdconsole.gui.shared.lettering import lettering
from tdconsole.gui.shared.plain import hint
from tdconsole.i18n.entry.dealers import SAID as OF_DEALERS
from tdconsole.session import Change, WayBack
from tdconsole.wall.theme import Theme

_RIGHT: Final = Qt.TextElideMode.ElideRight
WIDEST: Final = 56
"""The widest text of a button, in units."""


class LastAction(QObject):
    def __init__(
        self, view: TournamentView, gestures: Gestures, theme: Theme, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._view, self._gestures = view, gestures
        self._room = WIDEST * theme.console.space.unit
        self._font = lettering(theme.console.faces.text, theme.console.type.text)
        self.sentence = ""
        self._back: WayBack | None = None
        self._redoes: StepNo | None = None
        self._dealing: tuple[Dealing, str] | None = None
        """The dealers after the last gesture of this window, if it was on them, and its words."""
        size = theme.console.space.icon - theme.console.space.unit
        self.undo, self.redo, self.bar = QPushButton(), QPushButton(), QPushButton()
        self.papers = gestures.button(
            "penalty-papers", label=view.words.pgettext("button", "Notice and card")
        )
        self.slips = gestures.button(
            "breaking-slips", label=view.words.pgettext("button", "Print slips")
        )
        for button in (self.papers, self.slips):
            button.hide()
        self._barred: EntryId | None = None
        for button, sign in ((self.undo, "undo"), (self.redo, "redo")):
            button.setIcon(icon(sign, theme.colours.ink, size))
            button.setIconSize(QSize(size, size))
            button.hide()
        self.bar.setText(view.words.pgettext("button", "Bar…"))
        self.bar.hide()
        self.bar.clicked.connect(lambda _checked=False: self._ask_to_bar())
        self.undo.clicked.connect(lambda _checked=False: self._take_back())
        self.redo.clicked.connect(lambda _checked=False: self._bring_back())
        view.house_done.connect(self._did_on_house)
        view.changed.connect(self._did_here)
        view.house_changed.connect(lambda _change: self.look())
        self.look()

    def look(self) -> None:
        view = self._view
        say = view.words.gettext
        steps = view.session.timeline(view.tournament).steps
        latest = steps[-1]
        happened = view.happened(latest.no)
        self.sentence = say("Last: {gesture}", gesture=happened)
        back = view.way_back()
        if back is not None and isinstance(back.by, NotTheLatest):
            back = None
        self._back = back
        undone = view.last_undone() if view.latest().undoes is not None else None
        self._redoes = None if undone is None else undone.no
        if back is not None:
            beside = back.gesture.no == latest.no
            told = happened if beside else view.sentence_in_flight(back.gesture.events)
            self._write(self.undo, "undo", *self._named(back, told, beside=beside))
        if undone is not None:
            named = say("Redo: {gesture}", gesture=view.sentence_in_flight(undone.events))
            self._write(self.redo, "redo", view.words.pgettext("button", "Redo"), named)
        self.undo.setVisible(back is not None)
        self.redo.setVisible(undone is not None)
        self.papers.setVisible(offers_papers(view))
        self.slips.setVisible(offers_slips(view))
        self._offer_bar(steps[-1].events)
        if self.dealt:
            self._look_at_dealing()

    # The dealers

    @property
    def dealt(self) -> str:
        """The last gesture of this window, in words, if it was on the dealers and can be undone."""
        if self._dealing is None:
            return ""
        seen, said = self._dealing
        now = self._view.session.house.dealing
        return said if now is seen and now.before is not None else ""

    def take_back_dealing(self) -> bool:
        """Take the last gesture on the dealers back, if it was the last one here; say whether it was."""
        self._view.follow()
        if not self.dealt:
            return False
        self._view.ask_house(TakeBackDealing())
        return True

    def _did_on_house(self, events: tuple[HouseEvent, ...], said: str) -> None:
        if all(type(event) in OF_DEALERS for event in events):
            self._dealing = self._view.session.house.dealing, said
            self.look()

    def _did_here(self, change: Change) -> None:
        """Forget it once something else was done in the tournament."""
        if change.steps and not change.foreign:
            self._dealing = None

    def _look_at_dealing(self) -> None:
        words = self._view.words
        self.sentence = words.gettext("Last: {gesture}", gesture=self.dealt)
        named = words.gettext("Undo: {gesture}", gesture=self.dealt)
        self._write(self.undo, "undo", words.pgettext("button", "Undo"), named)
        self.undo.show()
        self.redo.hide()

    def _named(self, back: WayBack, told: str, *, beside: bool) -> tuple[str, str]:
        """Name the undo or redo: short if the action is shown next to it, otherwise in full."""
        words = self._view.words
        match back.by:
            case RestoreClock():
                short = self._gestures.action("clock-as-it-was").text()
                return short, words.gettext("Clock as it was before: {gesture}", gesture=told)
            case EditStructure():
                short = words.pgettext("button", "Structure as it was")
                return short, words.gettext("Structure as it was before: {gesture}", gesture=told)
            case _:
                named = words.gettext("Undo: {gesture}", gesture=told)
                return (words.pgettext("button", "Undo") if beside else named), named

    def _write(self, button: QPushButton, action: str, short: str, named: str) -> None:
        metrics = QFontMetricsF(self._font)
        button.setText(metrics.elidedText(short, _RIGHT, self._room).replace("&", "&&"))
        button.setAccessibleName(named)
        keys = self._gestures.action(action).shortcut()
        shown = keys.toString(QKeySequence.SequenceFormat.NativeText)
        hint(button, HINT.format(label=named, keys=shown))

    def _offer_bar(self, events: tuple[Event, ...]) -> None:
        """Offer to bar the player just disqualified, until something else happens."""
        out = next((one for one in events if isinstance(one, PlayerDisqualified)), None)
        self._barred = None if out is None or out.sanction else out.entry
        self.bar.setVisible(self._barred is not None)
        if self._barred is not None:
            player = self._view.who(self._barred)
            self.bar.setAccessibleName(self._view.words.gettext("Bar {player}", player=player))
            hint(self.bar, self.bar.accessibleName())

    def _ask_to_bar(self) -> None:
        if self._barred is not None:
            self._gestures.point(Selection(entries=(self._barred,)))
            self._gestures.perform("bar")

    def _take_back(self) -> None:
        """Undo what the button names, never what somebody else did this moment."""
        if self.dealt:
            self.take_back_dealing()
            return
        named = self._back
        self._view.follow()
        if named is None or isinstance(named.by, NotTheLatest):
            return
        if self._view.way_back() == named:
            self._view.do(named.by)

    def _bring_back(self) -> None:
        if self._redoes is not None:
            self._view.do(Redo(step=self._redoes))
