"""A new tournament on one form."""

from typing import Final

from msgspec import ValidationError, convert, to_builtins
from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QDialog,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from tdconsole.domain.commands import CreateTournament
from tdconsole.domain.rejections import Rejection
from tdconsole.domain.rulebook import STANDARD
from tdconsole.domain.values import MOST_SEATS, Chips, Money, Price
from tdconsole.gui.console.choice import Choice
from tdconsole.gui.shared.lettering import lettering
from tdconsole.gui.shared.theme import Theme
from tdconsole.i18n.catalogue import Catalogue, currency_digits, minor
from tdconsole.i18n.refusals import refusal
from tdconsole.library.payouts import payouts, payouts_named, payouts_title
from tdconsole.library.rulebooks import rulebook, rulebook_title, rulebooks_named
from tdconsole.library.structures import structure, structure_title, structures_named

CURRENCIES: Final = ("EUR", "PLN", "GBP", "USD", "CHF", "CZK")
STACKS: Final = (100, 1_000_000_000)
WIDE: Final = 34
"""Signs that a field shows."""


class CreatingForm(QWidget):
    wanted = Signal(object)
    """A `CreateTournament` within its bounds; whether it may be is decided elsewhere."""

    def __init__(self, words: Catalogue, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words = words
        say = words.gettext
        self.name = QLineEdit(say("Club Night"))
        self.pool, self.fee = QLineEdit("50"), QLineEdit("5")
        self.currency = Choice(theme)
        self.currency.addItems(CURRENCIES)
        if words.language == "pl":
            self.currency.setCurrentText("PLN")
        self.stack, self.seats = QSpinBox(), QSpinBox()
        self.stack.setRange(*STACKS)
        self.stack.setSingleStep(5000)
        self.stack.setValue(20_000)
        self.stack.setGroupSeparatorShown(True)
        self.seats.setRange(2, MOST_SEATS)
        self.seats.setValue(9)
        self.structure, self.payouts = Choice(theme), Choice(theme)
        for name in structures_named():
            self.structure.addItem(structure_title(name, words.language), name)
        for name in payouts_named():
            self.payouts.addItem(payouts_title(name), name)
        self.rulebook = Choice(theme)
        for name in sorted(rulebooks_named(), key=lambda name: name != STANDARD.id):
            self.rulebook.addItem(rulebook_title(name), name)
        self.reason = QLabel()
        self.reason.setTextFormat(Qt.TextFormat.PlainText)
        self.reason.setProperty("role", "stopped")
        self.reason.setWordWrap(True)
        self.go = QPushButton(say("Create the tournament"))
        self.go.setProperty("kind", "chief")
        self.go.setAccessibleName(self.go.text())
        self.go.setAutoDefault(False)  # Enter is asked for by the fields, and once
        self.go.clicked.connect(self.ask)
        for field in (self.name, self.pool, self.fee):
            field.returnPressed.connect(self.ask)
        self._lay_out(theme)

    def _lay_out(self, theme: Theme) -> None:
        say, space = self._words.gettext, theme.console.space
        form = QFormLayout(self)
        form.setContentsMargins(0, 0, 0, 0)
        form.setHorizontalSpacing(space.margin)
        form.setVerticalSpacing(space.gap)
        price = QHBoxLayout()
        price.setSpacing(space.gap)
        wide = self.name.fontMetrics().averageCharWidth() * WIDE
        self.name.setMinimumWidth(wide)
        for field, label in (
            (self.pool, say("to the pool")),
            (self.fee, say("fee of the house")),
        ):
            named = QLabel(label)
            named.setProperty("role", "quiet")
            named.setFont(lettering(theme.console.faces.text, theme.console.type.small))
            field.setAccessibleName(label)
            field.setMaximumWidth(wide // 4)
            price.addWidget(field)
            price.addWidget(named)
        price.addWidget(self.currency)
        price.addStretch(1)
        self.currency.setAccessibleName(say("Currency"))
        rows: tuple[tuple[str, QWidget | QHBoxLayout], ...] = (
            (self._words.pgettext("tournament", "Name"), self.name),
            (say("Buy-in"), price),
            (say("Starting stack"), self.stack),
            (say("Seats at a table"), self.seats),
            (say("Structure"), self.structure),
            (say("Payouts"), self.payouts),
            (say("Rulebook"), self.rulebook),
        )
        for label, part in rows:
            form.addRow(label, part)
            if isinstance(part, QWidget):
                part.setAccessibleName(label)
        form.addRow("", self.reason)
        end = QVBoxLayout()
        end.addWidget(self.go)
        form.addRow("", end)

    def ask(self) -> None:
        currency = self.currency.currentText()
        pool, fee = minor(self.pool.text(), currency), minor(self.fee.text(), currency)
        if pool is None or fee is None:
            self.refuse(
                self._words.gettext(
                    "Write the buy-in as an amount in {currency}, such as 50 or 7.50.",
                    currency=currency,
                )
            )
            return
        unit = Money(10 ** currency_digits(currency))
        asked = CreateTournament(
            name=self.name.text(),
            currency=currency,
            price=Price(pool=pool, fee=fee),
            cash_unit=unit if pool % unit == 0 else Money(1),
            stack=Chips(self.stack.value()),
            seats_per_table=self.seats.value(),
            structure=structure(self.structure.currentData()),
            payouts=payouts(self.payouts.currentData()),
            rulebook=rulebook(self.rulebook.currentData()),
        )
        try:
            self.wanted.emit(convert(to_builtins(asked), CreateTournament))
        except ValidationError:
            self.refuse(self._words.gettext("The tournament needs a name of one line."))

    def refuse(self, why: Rejection | str) -> None:
        """Said in place; everything typed stays."""
        self.reason.setText(why if isinstance(why, str) else refusal(self._words, why, str))


class CreatingDialog(QDialog):
    """Closes itself only when the tournament is there."""

    def __init__(self, words: Catalogue, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(words.gettext("New tournament"))
        self.form = CreatingForm(words, theme, self)
        space = theme.console.space
        box = QVBoxLayout(self)
        box.setContentsMargins(*[2 * space.margin] * 4)
        box.addWidget(self.form)
