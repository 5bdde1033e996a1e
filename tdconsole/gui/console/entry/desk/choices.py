"""The choices of a registration line by line, with the key that changes each of them."""

from functools import partial
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QGridLayout, QLineEdit, QVBoxLayout, QWidget

from tdconsole.domain.language.events.entry import EntryRegistered
from tdconsole.domain.values import Chips, Money
from tdconsole.gui.console.engine.tournament_view import TournamentView
from tdconsole.gui.console.entry.desk.charge import Charge, Foreseen, live_entry
from tdconsole.gui.console.entry.desk.charge_line import ChargeLine, Tone
from tdconsole.gui.shared.layout import label_of
from tdconsole.i18n.entry.cash import method_name
from tdconsole.line.typing.typed_chips import amount
from tdconsole.line.typing.typed_payments import LETTERS, price_words
from tdconsole.wall.theme import Theme

ACROSS: Final = 2
"""Ways to pay side by side."""


class Choices(QWidget):
    pressed = Signal(str)
    """Emitted with the letter of a line or a way to pay; none asks for the next way to pay."""

    def __init__(self, view: TournamentView, theme: Theme) -> None:
        super().__init__()
        self._view = view
        words, say = view.words, view.words.pgettext
        self.price = ChargeLine(theme, say("charge", "Price"), "P")
        self.split = label_of(role="quiet", wraps=True)
        self.bonus = ChargeLine(theme, say("charge", "Staff bonus"), "B")
        self.document = ChargeLine(theme, say("charge", "Document"), "D")
        self.forfeit = ChargeLine(theme, say("charge", "Live stack"), "F")
        self.stack = QLineEdit()
        self.stack.setPlaceholderText(words.gettext("chips given up"))
        self.stack.setAccessibleName(words.gettext("Chips given up for the new entry"))
        self.method = ChargeLine(theme, say("charge", "Pays by"), "")
        self.methods = {
            method: ChargeLine(theme, "", letter.upper()) for method, letter in LETTERS.items()
        }
        down = QVBoxLayout(self)
        down.setContentsMargins(0, 0, 0, 0)
        down.setSpacing(theme.console.space.unit)
        for part in (
            self.price,
            self.split,
            self.bonus,
            self.document,
            self.forfeit,
            self.stack,
            self.method,
        ):
            down.addWidget(part)
        ways = QGridLayout()
        ways.setHorizontalSpacing(theme.console.space.margin)
        ways.setVerticalSpacing(0)
        for number, line in enumerate(self.methods.values()):
            ways.addWidget(line, *divmod(number, ACROSS))
            line.clicked.connect(partial(self._press, line))
        down.addLayout(ways)
        for line in (self.price, self.bonus, self.document, self.forfeit):
            line.clicked.connect(partial(self._press, line))
        self.method.clicked.connect(lambda _checked=False: self.pressed.emit(""))

    def _press(self, line: ChargeLine) -> None:
        self.pressed.emit(line.keys.lower())

    def begin(self, stack: str | None) -> None:
        """Begin afresh, with the chips given up if they are asked for."""
        self.stack.setText(stack or "")
        self.stack.setVisible(stack is not None)

    def tell(self, charge: Charge, now: Foreseen) -> None:
        event, terms = now.entry, self._view.state.terms
        for part in (self.price, self.split, self.method, *self.methods.values()):
            part.setVisible(event is not None)
        self.bonus.setVisible(terms.staff_bonus != "off" and event is not None)
        if event is not None:
            self._tell_price(event)
            self._tell_bonus(taken=charge.bonus)
        self.method.say(method_name(self._view.words, charge.method))
        for method, line in self.methods.items():
            tone: Tone = "ink" if method == charge.method else "quiet"
            line.say(method_name(self._view.words, method), tone)
        self._tell_document(missing=now.lacks_document)
        self._tell_stack(charge)

    def _tell_price(self, event: EntryRegistered) -> None:
        words, state = self._view.words, self._view.state
        currency = state.setup.currency
        price = price_words(words, event.paid, currency)
        plain = not event.profile and event.paid.bounty == event.paid.staff == 0
        total = words.money(Money(event.paid.total), currency)
        self.price.say(price if plain else event.profile or total)
        self.price.setEnabled(bool(state.terms.profiles))
        self.split.setText(price)
        self.split.setVisible(not plain)

    def _tell_bonus(self, *, taken: bool) -> None:
        words, state = self._view.words, self._view.state
        sold = state.terms.staff_bonus
        if sold == "off":
            return
        told = words.gettext(
            "{amount} for {chips} chips",
            amount=words.money(sold.price, state.setup.currency),
            chips=words.number(sold.chips),
        )
        if taken:
            self.bonus.say(words.gettext("yes, {what}", what=told))
        else:
            self.bonus.say(words.gettext("no ({what})", what=told), "quiet")

    def _tell_document(self, *, missing: bool) -> None:
        """Show the document's check, amber if the rule requires it and it is missing."""
        words = self._view.words
        self.document.setVisible(missing or self._view.state.rules.identity.value != "no")
        if missing:
            self.document.say(words.gettext("to be checked"), "waiting")
        else:
            self.document.say(words.gettext("checked"), "done")

    def _tell_stack(self, charge: Charge) -> None:
        words, person = self._view.words, charge.person
        live = isinstance(person, int) and live_entry(self._view, person) is not None
        self.forfeit.setVisible(live)
        if self.stack.isHidden():
            self.forfeit.say(words.gettext("is in: to give it up for a new entry"), "waiting")
        else:
            self.forfeit.say(words.gettext("given up for a new entry"))

    @property
    def given_up(self) -> Chips | None:
        return None if self.stack.isHidden() else amount(self.stack.text())
