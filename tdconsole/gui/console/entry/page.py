"""The desk: registration on the left, the registered players on the right."""

from collections.abc import Callable
from functools import partial
from typing import Final, Protocol, Self

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from tdconsole.domain.values import EntryId, TillNo
from tdconsole.gui.console.actions.selection import Selection
from tdconsole.gui.console.engine.gestures import Gestures
from tdconsole.gui.console.engine.preferences import WindowPreferences
from tdconsole.gui.console.engine.tournament_view import TournamentView
from tdconsole.gui.console.entry.cash.panel import TillPanel
from tdconsole.gui.console.entry.desk.cards import Cards
from tdconsole.gui.console.entry.desk.recent import RecentEntries
from tdconsole.gui.console.entry.desk.register import Register
from tdconsole.gui.console.entry.entrants.apart import keep_apart
from tdconsole.gui.console.entry.entrants.asking import Asking
from tdconsole.gui.console.entry.entrants.part import EntryList
from tdconsole.gui.console.entry.entrants.questions import Question, Questions
from tdconsole.gui.console.entry.entrants.waiting import FEW, ROWS, WaitingList
from tdconsole.gui.console.widgets.page import Page
from tdconsole.i18n.catalogue import Language
from tdconsole.line.typing.reading import Jump, ToEntry
from tdconsole.settings import PaperWay
from tdconsole.wall.theme import Theme

WIDEST: Final = 120
"""The widest left part, in units."""
TILL: Final = 60
"""The width of the till's name, in units."""
HIGH: Final = 200
"""The height in units that leaves room for the waiting list next to the registration."""


class Chosen(Protocol):
    """The settings of this machine for the desk."""

    @property
    def paper_language(self) -> Language: ...
    @property
    def papers(self) -> tuple[PaperWay, ...]: ...
    @property
    def logo(self) -> str | None: ...
    @property
    def cards_at_once(self) -> bool: ...
    @property
    def till(self) -> TillNo | None: ...
    def print_cards_at_once(self, *, at_once: bool) -> None: ...
    def stand_at(self, till: TillNo | None) -> None: ...


class DeskPage(Page):
    name = "desk"

    def __init__(
        self,
        view: TournamentView,
        gestures: Gestures,
        theme: Theme,
        chosen: Chosen,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(view, gestures, theme, parent)
        self._chosen = chosen
        self._questions = Questions(view)
        self._back: QWidget | None = None
        space = theme.console.space
        self._unit = space.unit
        self.registering = Register(view, gestures, theme)
        self.registering.setMaximumWidth(WIDEST * space.unit)
        self.waiting = WaitingList(view, gestures, theme)
        self.waiting.setMaximumWidth(WIDEST * space.unit)
        self.till = TillPanel(view, theme, chosen)
        self.till.setMaximumWidth(WIDEST * space.unit)
        self.till.hide()
        self.till.turned.connect(self._name_till)
        self._to_till, self._to_registering = gestures.button("till"), gestures.button("register")
        self._to_registering.hide()
        self._name_till()
        self.entries = EntryList(view, gestures, theme)
        self.recent = RecentEntries(
            view,
            gestures,
            theme,
            chosen.cards_at_once,
            lambda at_once: chosen.print_cards_at_once(at_once=at_once),
        )
        self.asking = Asking(view, theme)
        self.cards = Cards(view, chosen, self)
        self.entries.wanted.connect(self.wanted_entry)
        self.recent.wanted.connect(self.wanted_entry)
        self.registering.registered.connect(self._registered)
        self.registering.turned.connect(self._make_room)
        self.waiting.turned.connect(self._make_room)
        self.asking.left.connect(self._answered)
        self.cards.told.connect(self._printed)
        gestures.selected.connect(self._pointed)
        left, right, whole = QVBoxLayout(), QVBoxLayout(), QHBoxLayout(self)
        for box in (left, right, whole):
            box.setSpacing(space.margin)
        left.addWidget(self.registering, 1)
        left.addWidget(self.waiting)
        left.addWidget(self.till, 1)
        for button in (self._to_till, self._to_registering):
            left.addWidget(button, 0, Qt.AlignmentFlag.AlignLeft)
        right.addWidget(self.entries, 4)
        right.addWidget(self.asking)
        right.addWidget(self.recent, 3)
        whole.setContentsMargins(*[space.margin] * 4)
        whole.addLayout(left, 3)
        whole.addLayout(right, 5)
        self._make_room()

    @classmethod
    def opened(
        cls, view: TournamentView, gestures: Gestures, theme: Theme, preferences: WindowPreferences
    ) -> Self:
        return cls(view, gestures, theme, preferences)

    def seek(self) -> None:
        self.entries.filter.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.entries.filter.selectAll()

    def register(self) -> None:
        self._turn_left(till=False)
        self.registering.begin()

    def show_till(self) -> None:
        """Show the till in place of registration, until that is asked for again."""
        self._turn_left(till=True)
        self.till.begin()

    def _name_till(self) -> None:
        """Name the till, so that it is seen during a registration where the money goes."""
        words, name = self._view.words, self.till.named()
        label = words.pgettext("till", "No till") if name is None else name
        room = TILL * self._unit
        elided = self._to_till.fontMetrics().elidedText(label, Qt.TextElideMode.ElideRight, room)
        self._to_till.setText(elided.replace("&", "&&"))
        self._to_till.setAccessibleName(words.gettext("Till: {till}", till=label))

    def _turn_left(self, *, till: bool) -> None:
        self.till.setVisible(till)
        self._to_registering.setVisible(till)
        self.registering.setVisible(not till)
        self._to_till.setVisible(not till)
        self._make_room()

    def show_entry(self, entry: EntryId) -> None:
        self.entries.select(entry)

    @property
    def printing(self) -> bool:
        return self.cards.busy

    def _pointed(self, selection: Selection) -> None:
        """Show in both lists whom the next gesture is about."""
        entry = selection.entries[0] if len(selection.entries) == 1 else None
        for listing in (self.entries.listing, self.recent.listing):
            if self.isVisible() and listing.key != entry:
                listing.select(entry)

    def _make_room(self) -> None:
        """Hide the waiting list in a low window while somebody is being registered."""
        high = self.height() >= HIGH * self._unit
        room = (high or self.registering.idle) and self.till.isHidden()
        self.waiting.setVisible(self.waiting.somebody and room)
        self.waiting.set_rows(ROWS if high else FEW)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 -- Qt's name
        super().resizeEvent(event)
        self._make_room()

    # Questions

    def begin(self, action: str, selection: Selection) -> None:
        match action:
            case "register":
                self.register()
            case "till":
                self.show_till()
            case "print-card":
                self.print_card()
            case _:
                self._gestures.point(selection)
                self.ask(action)

    def jump(self, to: Jump) -> None:
        if not isinstance(to, ToEntry):
            super().jump(to)
            return
        self.show_entry(to.entry)

    def ask(self, action: str) -> None:
        """Ask about the selected entry."""
        entries = self._gestures.selection.entries
        question = self._question(action, entries[0]) if len(entries) == 1 else None
        if question is not None:
            self._back = self.focusWidget()
            self.asking.ask(question)

    def _question(self, action: str, entry: EntryId) -> Question | None:
        ask = self._questions
        asked: dict[str, Callable[[EntryId], Question | None]] = {
            "rebuy": ask.rebuy,
            "add-on": ask.add_on,
            "second-half": ask.second_half,
            "staff-bonus": ask.staff_bonus,
            "unregister": ask.unregister,
            "no-show": ask.no_show,
            "correct-payment": ask.correct_payment,
            "pin-seat": ask.pin_seat,
            "seat-by-hand": ask.seat_by_hand,
            "keep-apart": lambda one: keep_apart(self._view, one),
        }
        return asked[action](entry)

    def leave(self) -> None:
        """Leave an unanswered question."""
        self.asking.leave()

    def _answered(self) -> None:
        """Return the keyboard to where the question came from."""
        self.asking.leave()
        back, self._back = self._back, None
        if back is not None and back.isVisible():
            back.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            self.entries.listing.setFocus(Qt.FocusReason.OtherFocusReason)

    # Cards

    def print_card(self) -> None:
        """Print the card of the selected entry, as often as asked."""
        entries = self._gestures.selection.entries
        if len(entries) == 1:
            self.cards.print_card(entries[0])

    def _registered(self, entry: EntryId) -> None:
        self.recent.listing.select(entry)
        if self._chosen.cards_at_once and entry in self._view.state.play.seating.of:
            QTimer.singleShot(0, self, partial(self.cards.print_card, entry))  # seen first

    def _printed(self, entry: EntryId, sentence: str, role: str) -> None:
        """Say it next to the figures if they are still shown, and in the window's line."""
        if self.registering.entry == entry:
            self.registering.seated.printing(sentence, role)
        else:
            self.recent.say(sentence, role)

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802 -- Qt's name
        super().showEvent(event)
        self.entries.shown()
