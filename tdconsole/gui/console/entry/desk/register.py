"""Registering: a few letters, Enter; what is charged, Enter; and the next one."""

from collections.abc import Callable
from operator import is_

from PySide6.QtCore import QEvent, QModelIndex, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QFrame,
    QLabel,
    QLineEdit,
    QListView,
    QWidget,
)

from tdconsole.club import Person
from tdconsole.domain.flights.first_days import is_over
from tdconsole.domain.language.commands.entry import Newcomer, RegisterEntry
from tdconsole.domain.language.events.entry import EntryRegistered
from tdconsole.domain.language.rejections.entry import AlreadyRegistered, Overridable
from tdconsole.domain.language.rejections.refusal import Refusal, Rejection
from tdconsole.domain.state.flight_names import flight_name
from tdconsole.domain.state.tournament import Entries
from tdconsole.domain.values import EntryId, Money, PersonId, PlayId
from tdconsole.gui.console.engine.gestures import Gestures
from tdconsole.gui.console.engine.tournament_view import TournamentView
from tdconsole.gui.console.entry.desk.charge import Charge
from tdconsole.gui.console.entry.desk.charging import Begun, Charging
from tdconsole.gui.console.entry.desk.half_done import HalfDone
from tdconsole.gui.console.entry.desk.matches import Match, Matches, TwoLines, matches
from tdconsole.gui.console.entry.desk.newcomer import NewcomerForm
from tdconsole.gui.console.entry.entrants.seated import Seated
from tdconsole.gui.console.widgets.cite_button import CitedLabel
from tdconsole.gui.shared.layout import STRETCH, button_of, column_of, row_of, title_of
from tdconsole.i18n.engine.mishaps import mishap
from tdconsole.i18n.flights.elsewhere import forward_words
from tdconsole.known_errors import KnownError
from tdconsole.line.typing.typed_payments import price_words
from tdconsole.wall.theme import Theme

ANYBODY = Newcomer(name="?", document=True)
"""A stand-in for the next person, to preview what registering would bring."""


class Register(QFrame):
    registered = Signal(object)
    """Emitted with the entry's number."""
    turned = Signal()
    """Emitted when a registration begins, or none is under way any more."""

    def __init__(
        self,
        view: TournamentView,
        gestures: Gestures,
        theme: Theme,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._view, self._theme = view, theme
        self._entries: tuple[Entries, object] | None = None
        """The entries of this flight and of the others from which the list was made."""
        self._flight, self._kept = view.state.current, dict[PlayId, HalfDone]()
        self.entry: EntryId | None = None
        """The entry whose figures are shown."""
        self.setProperty("kind", "card")
        words = view.words
        self.search = QLineEdit()
        self.search.setPlaceholderText(words.gettext("Name, nickname or number"))
        self.search.setAccessibleName(words.gettext("Register: name, nickname or member number"))
        self.found = Matches(words)
        self.list = QListView()
        self.list.setAccessibleName(words.gettext("Who may be meant"))
        self.list.setModel(self.found)
        self.list.setItemDelegate(TwoLines(words, theme, self.list))
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.said = CitedLabel(view, theme, brief=True)
        self.said.setAlignment(Qt.AlignmentFlag.AlignBottom)
        self.said.setMinimumHeight(2 * theme.console.space.row - theme.console.space.gap)
        self.button = button_of(kind="chief", press=self._chosen)
        self.price = CitedLabel(view, theme, brief=True)
        self.price.setProperty("role", "quiet")
        self.draw = gestures.button("draw")
        self.cards = gestures.button("seat-cards")
        self.waiting = QLabel()
        self.form = NewcomerForm(view, theme)
        self.charging = Charging(view, theme)
        self.seated = Seated(view, theme)
        self._how = words.gettext("Type the beginning of a name. The arrows choose, Enter takes.")
        self._lay_out(theme)
        self.search.installEventFilter(self)
        self.search.textChanged.connect(self._find)
        self.list.clicked.connect(lambda _index: self._look())
        self.list.doubleClicked.connect(lambda _index: self._chosen())
        self.form.wanted.connect(lambda newcomer: self._begin_with(newcomer, newcomer.name))
        self.form.known.connect(self._known)
        self.form.left.connect(self.begin)
        self.charging.left.connect(self.begin)
        self.charging.done.connect(self._done)
        view.changed.connect(lambda _change: self._changed())
        self._changed()
        self.begin_quietly()

    def _lay_out(self, theme: Theme) -> None:
        space = theme.console.space
        self.title = title_of(theme)
        self.title.setMinimumHeight(space.control)
        self._searching = QWidget()
        press = row_of(self.button, (self.price.with_sign(), 1), gap=space.gap)
        column_of(
            self.search,
            (self.list, 1),
            (self.seated, 1),
            self.said.with_sign(),
            press,
            gap=space.gap,
            within=self._searching,
        )
        rule = QFrame()
        rule.setProperty("kind", "rule")
        rule.setFixedHeight(1)
        seats = row_of(self.draw, self.cards, STRETCH, gap=space.gap)
        column_of(
            self.title,
            (self._searching, 1),
            (self.form, 1),
            (self.charging, 1),
            rule,
            self.waiting,
            seats,
            gap=space.gap,
            margin=space.margin,
            within=self,
        )

    def _follow_flight(self) -> None:
        """Keep an unfinished registration with its flight; it is never completed in another."""
        flight = self._view.state.current
        if flight == self._flight:
            return
        self._kept[self._flight] = HalfDone(
            self.search.text(),
            None if self.form.isHidden() else self.form.typed,
            None if self.charging.isHidden() else self.charging.begun,
        )
        self._flight, kept = flight, self._kept.pop(flight, HalfDone())
        self.begin_quietly()
        self.search.setText(kept.sought)
        if kept.newcomer is not None:
            self._turn_to(self.form)
            self.form.go_on_with(kept.newcomer)
        if kept.charging is not None:
            self._charge(kept.charging)

    def begin(self) -> None:
        """Get ready for the next person."""
        self.begin_quietly()
        self.search.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.search.selectAll()

    def begin_quietly(self) -> None:
        """Get ready without taking the keyboard."""
        self._turn_to(self._searching)
        self._show_outcome(shown=False)
        self._look()

    def _turn_to(self, part: QWidget) -> None:
        for one in (self._searching, self.form, self.charging):
            one.setVisible(one is part)
        self.turned.emit()

    @property
    def idle(self) -> bool:
        """Whether nobody has been chosen yet."""
        return not self._searching.isHidden()

    def _show_outcome(self, *, shown: bool) -> None:
        if not shown:
            self.entry = None
        words = self._view.words
        self.button.setText(
            words.pgettext("action", "Next") if shown else words.pgettext("action", "Choose")
        )
        self.button.setAccessibleName(
            words.gettext("Ready for the next one")
            if shown
            else words.gettext("Choose the one that is highlighted")
        )
        self.list.setVisible(not shown)
        self.said.setVisible(not shown)
        self.seated.setVisible(shown)

    # Search

    def _find(self, typed: str) -> None:
        self._show_outcome(shown=False)
        if not self._search(typed):
            return
        if typed.strip():
            self._highlight(0)
        else:
            self._look()  # nobody is meant before somebody is selected

    def _search(self, typed: str) -> bool:
        """Search the house; if it can't be read, say so and keep the list, selecting nobody."""
        try:
            found = matches(self._view, typed)
        except KnownError as error:
            self.list.selectionModel().clear()
            self._look()
            self._say(mishap(self._view.words, error), "waiting")
            return False
        self.found.show(found)
        return True

    def _highlight(self, row: int) -> None:
        if 0 <= row < len(self.found.found):
            self.list.setCurrentIndex(self.found.index(row))
        self._look()

    def _step(self, row: int) -> None:
        self._show_outcome(shown=False)
        self._highlight(row)

    def _match(self) -> Match | None:
        index: QModelIndex = self.list.currentIndex()
        return self.found.found[index.row()] if index.isValid() else None

    def _look(self) -> None:
        """Show whether the highlighted person can be registered, or why not, before Enter."""
        match = self._match()
        self.button.setEnabled(match is not None)
        if match is None or match.person is None:
            self._say("" if self.search.text() else self._how, "quiet")
            return
        answer = self._view.foresee(RegisterEntry(person=match.person.id))
        if isinstance(answer, Refusal):
            self.button.setEnabled(self._leads_on(answer))
            self._say(self._view.said(answer), "waiting")
        else:
            forward = forward_words(self._view.words, self._view.state, match.others)
            self._say(forward[:1].upper() + forward[1:], "waiting")

    def _leads_on(self, refused: Rejection) -> bool:
        """Whether the next step can resolve it: pass a limit, or give up a live stack."""
        if isinstance(refused, AlreadyRegistered):
            again = self._view.state.terms.reentries != "off"
            return again and refused.entry in self._view.state.play.seating.of
        return isinstance(refused, Overridable)

    # Registration

    def _chosen(self) -> None:
        if self.entry is not None:
            self.begin()
            return
        match = self._match()
        if match is None or not self.button.isEnabled():
            return
        if match.person is None:
            self._turn_to(self.form)
            self.form.begin(match.name)
        else:
            self._known(match.person)

    def _known(self, person: Person) -> None:
        self._begin_with(person.id, person.name)

    def _begin_with(self, person: PersonId | Newcomer, name: str) -> None:
        self._charge(Begun(Charge(person=person, name=name)))
        if self.charging.isVisible():
            self.charging.seek()

    def _charge(self, begun: Begun) -> None:
        self._turn_to(self.charging)
        try:
            self.charging.go_on_with(begun)
        except KnownError as error:
            self.begin()
            self._say(mishap(self._view.words, error), "waiting")

    def _done(self, event: EntryRegistered, change: Money) -> None:
        """Show the result until the next one is typed."""
        self.search.clear()
        self.begin()
        self.seated.show_entry(event, change)
        self._show_outcome(shown=True)
        self.entry = event.entry
        self.button.setEnabled(True)
        self._say("", "quiet")
        self.registered.emit(event.entry)

    def _say(self, sentence: str, role: str) -> None:
        if self.said.property("role") != role:
            self.said.setProperty("role", role)
            self.said.style().polish(self.said)
        self.said.setText(sentence)

    # The tournament

    def _changed(self) -> None:
        self._follow_flight()
        view, words, state = self._view, self._view.words, self._view.state
        flight = flight_name(state, state.current)
        self.title.setText(
            words.pgettext("title", "Register in {flight}", flight=flight)
            if state.in_flights
            else words.pgettext("title", "Register")
        )
        foreseen = view.foresee(RegisterEntry(person=ANYBODY))
        if isinstance(foreseen, Refusal):
            self.price.setText(view.said(foreseen))
        for event in () if isinstance(foreseen, Refusal) else foreseen:
            if isinstance(event, EntryRegistered):
                amount = price_words(words, event.paid, state.setup.currency)
                self.price.setText(
                    words.gettext("Entry {entry}, {amount}", entry=event.entry, amount=amount)
                )
        waiting = state.left - len(state.play.seating.of)
        self.waiting.setVisible(waiting > 0 and not state.play.seating.of and not is_over(state))
        self.waiting.setText(
            words.ngettext(
                "{number} player waits for a seat.", "{number} players wait for a seat.", waiting
            )
        )
        self.charging.follow()
        if self.entry is not None and self.entry not in state.entries.by_id:
            self._show_outcome(shown=False)
        entries = (state.entries, state.others)
        known = self._entries is not None and all(map(is_, entries, self._entries))
        if not known and not self.list.isHidden():
            match = self._match()
            if self._search(self.search.text()):
                self._entries = entries
                self._highlight(self.found.row(match))

    # Keys

    def eventFilter(self, viewing: QObject, event: QEvent) -> bool:  # noqa: N802 -- Qt's name
        """Give up, down and Enter to the list, although the field is being typed in."""
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            row = self.list.currentIndex().row()
            gestures: dict[int, Callable[[], None]] = {
                Qt.Key.Key_Down: lambda: self._step(row + 1),
                Qt.Key.Key_Up: lambda: self._step(row - 1),
                Qt.Key.Key_Return: self._chosen,
                Qt.Key.Key_Enter: self._chosen,
            }
            gesture = gestures.get(event.key())
            if gesture is not None:
                gesture()
                return True
        return super().eventFilter(viewing, event)
