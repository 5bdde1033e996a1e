"""The cash in the drawer as typed; the difference is shown before anything is saved."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QWidget

from tdconsole.domain.values import Money
from tdconsole.gui.console.entry.cash.amount import AmountField
from tdconsole.gui.console.entry.cash.sums import paint
from tdconsole.gui.shared.layout import button_of, column_of, row_of
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.i18n.entry.cash import difference_words
from tdconsole.wall.theme import Theme


class Counting(QWidget):
    counted = Signal(object)
    """Emitted with the `Money` of a count while the shift goes on."""
    closing = Signal(object)
    """Emitted with the `Money` of the shift's last count."""

    def __init__(self, words: Catalogue, theme: Theme) -> None:
        super().__init__()
        self._words, self._expected = words, Money(0)
        space = theme.console.space
        self.amount = AmountField(
            words.gettext("counted"), words.gettext("Cash counted in the till")
        )
        self.difference = QLabel()
        self.difference.setTextFormat(Qt.TextFormat.PlainText)
        self.difference.setAccessibleName(words.gettext("Difference of this count"))
        self.keep = button_of(
            words.pgettext("action", "Keep count"),
            kind="chief",
            name=words.gettext("Keep the count, the till stays open"),
            press=self._keep,
        )
        self.close_till = button_of(
            words.pgettext("action", "Close till"),
            name=words.gettext("Keep the count and close the till"),
            press=self._close,
        )
        across = row_of((self.amount, 1), (self.difference, 2), gap=space.gap)
        press = QHBoxLayout()
        press.setSpacing(space.gap)
        press.addWidget(self.keep)
        press.addStretch()  # apart: the button that ends the shift is never pressed by mistake
        press.addWidget(self.close_till)
        column_of(across, press, gap=space.gap, within=self)
        self.amount.textChanged.connect(lambda _text: self._look())
        self.amount.returnPressed.connect(self._keep)
        self._look()

    def expect(self, expected: Money, currency: str) -> None:
        self._expected, self.amount.currency = expected, currency
        self._look()

    def _look(self) -> None:
        amount = self.amount.amount
        self.keep.setEnabled(amount is not None)
        self.close_till.setEnabled(amount is not None)
        if amount is None:
            paint(self.difference, "waiting")
            typed = self._words.gettext("This is not a sum of money.") if self.amount.faulty else ""
            self.difference.setText(typed)
            return
        difference = Money(amount - self._expected)
        paint(self.difference, "stopped" if difference else "done")
        self.difference.setText(difference_words(self._words, difference, self.amount.currency))

    def _keep(self) -> None:
        if (amount := self.amount.amount) is not None:
            self.counted.emit(amount)

    def _close(self) -> None:
        if (amount := self.amount.amount) is not None:
            self.closing.emit(amount)
