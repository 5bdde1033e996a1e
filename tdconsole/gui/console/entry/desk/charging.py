"""The chosen person, and what is charged: one key for each choice, Enter registers."""

from collections.abc import Callable
from typing import Final, NamedTuple

from msgspec.structs import replace
from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QLabel, QLineEdit

from tdconsole.domain.language.commands.entry import Newcomer
from tdconsole.domain.language.events.entry import EntryRegistered
from tdconsole.domain.language.rejections.entry import AlreadyRegistered
from tdconsole.domain.values import Money, PayMethod, PersonId
from tdconsole.gui.console.engine.tournament_view import TournamentView
from tdconsole.gui.console.entry.desk.charge import Charge, Foreseen, foreseen, next_profile
from tdconsole.gui.console.entry.desk.choices import Choices
from tdconsole.gui.console.entry.desk.chosen import Chosen
from tdconsole.gui.console.widgets.cite_button import CitedLabel
from tdconsole.gui.console.widgets.leavable import Leavable
from tdconsole.gui.shared.layout import STRETCH, Space, button_of, column_of, row_of
from tdconsole.gui.shared.lettering import lettering
from tdconsole.gui.shared.pressing import ENTER
from tdconsole.i18n.engine.mishaps import mishap
from tdconsole.i18n.passed import limits_named
from tdconsole.known_errors import KnownError
from tdconsole.line.typing.typed_payments import (
    LETTERS,
    NUMBERED,
    Paying,
    payment_words,
    read_payments,
    spelt_out,
)
from tdconsole.wall.theme import Theme

_METHODS: Final[dict[str, PayMethod]] = {letter: method for method, letter in LETTERS.items()}
_WITH_A_LETTER: Final = Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier


class Begun(NamedTuple):
    """An unfinished registration; no stack and no reason if none is asked for."""

    charge: Charge
    money: str = ""
    stack: str | None = None
    why: str | None = None


class Charging(Leavable):
    done = Signal(object, object)
    """Emitted with the `EntryRegistered` and the change to give back, as `Money`."""

    def __init__(self, view: TournamentView, theme: Theme) -> None:
        super().__init__()
        self._view, self._theme = view, theme
        self.charge = Charge(person=PersonId(0), name="")
        self._foreseen = Foreseen()
        self._letter = ""
        """The letter last read as a choice; the name of a way to pay may begin with it."""
        words = view.words
        say = words.pgettext
        self.chosen = Chosen(view, theme)
        self.choices = Choices(view, theme)
        self.money, self.why = QLineEdit(), QLineEdit()
        self.money.setAccessibleName(words.gettext("Received, or how it is paid"))
        self.why.setPlaceholderText(words.gettext("why it may be passed"))
        self.why.setAccessibleName(words.gettext("Why the limit is passed"))
        self.due, self.change, self.said = QLabel(), QLabel(), CitedLabel(view, theme)
        self.due.setFont(lettering(theme.console.faces.figure, theme.console.type.title))
        for label in (self.due, self.change, self.said):
            label.setTextFormat(Qt.TextFormat.PlainText)
        self.said.setWordWrap(True)
        self.register = button_of(
            say("action", "Register"),
            kind="chief",
            name=words.gettext("Register and take the money"),
            press=self._register,
        )
        self.back = button_of(
            words.gettext("Back"), name=words.gettext("Back to the search"), press=self.left.emit
        )
        self._lay_out(theme)
        self._keys: dict[str, Callable[[], None]] = {
            "p": self._turn_profile,
            "b": self._turn_bonus,
            "d": self._check_document,
            "f": self._give_up,
        }
        self.choices.pressed.connect(
            lambda letter: self._pressed(letter) if letter else self._turn_method()
        )
        for field in (self.money, self.choices.stack, self.why):
            field.installEventFilter(self)
            field.textChanged.connect(lambda _text: self._look())
        self.money.textChanged.connect(self._spell)

    def _lay_out(self, theme: Theme) -> None:
        space = theme.console.space
        rule = QFrame()
        rule.setProperty("kind", "rule")
        rule.setFixedHeight(1)
        sums = row_of(self.due, STRETCH, self.change)
        buttons = row_of(STRETCH, self.back, self.register, gap=space.gap)
        column_of(
            self.chosen,
            rule,
            self.choices,
            self.money,
            Space(space.unit),
            sums,
            self.said,
            self.said.cites,
            self.why,
            Space(space.unit),
            buttons,
            STRETCH,
            gap=space.unit,
            within=self,
        )

    def seek(self) -> None:
        self.money.setFocus(Qt.FocusReason.OtherFocusReason)

    @property
    def begun(self) -> Begun:
        """Return everything chosen and typed."""
        stack, why = self.choices.stack, self.why
        return Begun(
            self.charge,
            self.money.text(),
            None if stack.isHidden() else stack.text(),
            None if why.isHidden() else why.text(),
        )

    def go_on_with(self, begun: Begun) -> None:
        """Continue an unfinished registration, without taking the keyboard."""
        charge, self._letter = begun.charge, ""
        self.charge = charge
        self.choices.begin(begun.stack)
        self.why.setText(begun.why or "")
        self.why.setVisible(begun.why is not None)
        self.money.setText(begun.money)
        self.chosen.show_person(charge.person, charge.name)
        self._look()

    def follow(self) -> None:
        """Follow the tournament: the price may have changed, or the last place be gone."""
        if self.isVisible():
            self._look()

    # Display

    def _look(self) -> None:
        self.charge = replace(self.charge, forfeit=self.choices.given_up)
        now = self._foreseen = foreseen(self._view, self.charge)
        self.choices.tell(self.charge, now)
        self.money.setVisible(now.entry is not None)
        say = self._view.words.gettext
        self.money.setPlaceholderText(
            say("its number, or a dash, -, if it has none")
            if self._awaits_number
            else say("received, or: 50 cash 50 card")
        )
        self._judge(now)

    def paying(self) -> Paying | str | None:
        """Return how it is paid, what is wrong with that, or None if there is nothing to pay."""
        event = self._foreseen.entry
        if event is None:
            return None
        currency = self._view.state.setup.currency
        due = Money(event.paid.total)
        return read_payments(
            self._view.words, self.money.text(), due, currency, self.charge.method, taken=True
        )

    def _judge(self, now: Foreseen) -> None:
        words, state, paying = self._view.words, self._view.state, self.paying()
        currency = state.setup.currency
        due = "" if now.entry is None else words.money(Money(now.entry.paid.total), currency)
        self.due.setText(words.gettext("To pay {amount}", amount=due) if due else "")
        change = paying.change if isinstance(paying, Paying) else Money(0)
        self.change.setText(
            words.gettext("Change {amount}", amount=words.money(change, currency)) if change else ""
        )
        self.register.setEnabled(now.refused is None or now.passable)
        if now.refused is not None and not self._given_up_is_asked(now):
            wrong = paying if isinstance(paying, str) else ""
            self._say(self._refusal(now, wrong), "waiting")
        elif isinstance(paying, str):
            self._say(paying, "waiting")
        else:
            self._say(self._numbered(paying), "quiet")

    def _numbered(self, paying: Paying | None) -> str:
        """Return the numbers to read once more before Enter, of tickets and vouchers."""
        if paying is None or not any(one.method in NUMBERED for one in paying.payments):
            return ""
        currency = self._view.state.setup.currency
        return payment_words(self._view.words, paying.payments, currency)

    def _refusal(self, now: Foreseen, wrong: str) -> str:
        """Return the refusal; a fault of payment comes first, as Enter then passes no limit."""
        words = self._view.words
        said = self._view.said(now.refused) if now.refused is not None else ""
        if now.others:
            limits = limits_named(words, now.others)
            said += " " + words.gettext("Beside it: {limits}.", limits=limits)
        if now.passable and wrong:
            said = f"{wrong} {said}"
        elif now.passable and self.why.isHidden():
            said += " " + words.gettext("Enter: pass it all the same.")
        return said

    def _given_up_is_asked(self, now: Foreseen) -> bool:
        """Whether the chips given up are still being typed, so that a live stack is no fault."""
        return isinstance(now.refused, AlreadyRegistered) and not self.choices.stack.isHidden()

    def _say(self, sentence: str, role: str) -> None:
        if self.said.property("role") != role:
            self.said.setProperty("role", role)
            self.said.style().polish(self.said)
        self.said.setText(sentence)

    # Choosing

    def _turn_profile(self) -> None:
        event = self._foreseen.entry
        if event is not None and self._view.state.terms.profiles:
            self.charge = next_profile(self._view, self.charge, event.profile)
            self._look()

    def _turn_bonus(self) -> None:
        if self._view.state.terms.staff_bonus != "off":
            self.charge = replace(self.charge, bonus=not self.charge.bonus)
            self._look()

    def _turn_method(self) -> None:
        methods = list(LETTERS)
        self._pay_by(methods[(methods.index(self.charge.method) + 1) % len(methods)])

    @property
    def _awaits_number(self) -> bool:
        return self.charge.method in NUMBERED

    def _pay_by(self, method: PayMethod) -> None:
        self.charge = replace(self.charge, method=method)
        self._look()

    def _check_document(self) -> None:
        """Note the check of a known person's document, even if nothing is registered."""
        person, session = self.charge.person, self._view.session
        if isinstance(person, Newcomer):
            self.charge = replace(self.charge, person=replace(person, document=True))
        else:
            try:
                session.club.people.check_document(person, self._view.now().utc, session.actor)
            except KnownError as error:
                self._say(mishap(self._view.words, error), "stopped")
                return
        self._look()

    def _give_up(self) -> None:
        choices = self.choices
        if choices.forfeit.isHidden():
            return
        choices.stack.setVisible(choices.stack.isHidden())
        (choices.stack if choices.stack.isVisible() else self.money).setFocus()
        self._look()

    # Registration

    def _register(self) -> None:
        now, paying = self._foreseen, self.paying()
        if now.refused is not None and not now.passable:
            return
        if isinstance(paying, str):
            self.money.setFocus()
            return
        if now.passable and not self.why.text().strip():
            self.why.show()
            self.why.setFocus()
            self._look()
            return
        payments = () if paying is None else paying.payments
        why = self.why.text().strip() if now.passable else None
        told = self._view.ask(self.charge.request(payments, why))
        if told.refused:
            self._say(told.sentence, "stopped")
        else:
            self._tell_done(paying.change if paying is not None else Money(0))

    def _tell_done(self, change: Money) -> None:
        trail = self._view.session.timeline(self._view.tournament).steps
        for event in trail[-1].events:
            if isinstance(event, EntryRegistered):
                self.done.emit(event, change)

    # Keys

    def means(self, event: QKeyEvent) -> bool:
        """Whether the key is a choice: with Alt its letter is, whatever the window does with it."""
        held = event.modifiers() & ~_WITH_A_LETTER
        letter = event.text().lower()
        known = letter in self._keys or letter in _METHODS
        return held == Qt.KeyboardModifier.AltModifier and known

    def eventFilter(self, viewing: QObject, event: QEvent) -> bool:  # noqa: N802 -- Qt's name
        """Read a letter in the empty field as a choice; without Alt, in text it is text."""
        if event.type() != QEvent.Type.KeyPress or not isinstance(event, QKeyEvent):
            return super().eventFilter(viewing, event)
        if event.key() in ENTER:
            self._register()
            return True
        held = event.modifiers() & ~_WITH_A_LETTER
        empty = viewing is self.money and not self.money.text() and not held
        if empty and event.key() == Qt.Key.Key_Backspace and self._awaits_number:
            self._pay_by("cash")
            return True
        letter = event.text().lower()
        if (empty and not self._awaits_number) or held == Qt.KeyboardModifier.AltModifier:
            taken = self._pressed(letter)
            if taken:
                self._letter = letter
            return taken
        return super().eventFilter(viewing, event)

    def _spell(self, typed: str) -> None:
        """Give a word that began with a choice's letter that letter back."""
        if not typed:
            self._letter = ""
        elif whole := spelt_out(self._view.words, self._letter, typed):
            if self._letter == "b":  # it was not a word about the staff's part
                self._turn_bonus()
            self._letter = ""
            self.money.setText(whole)

    def _pressed(self, letter: str) -> bool:
        if letter in self._keys:
            self._keys[letter]()
        elif letter in _METHODS:
            self._pay_by(_METHODS[letter])
        else:
            return False
        return True
