"""Cash put in or taken out for anything but an entry, and why."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QLineEdit, QWidget

from tdconsole.domain.values import Money
from tdconsole.gui.console.entry.cash.amount import AmountField
from tdconsole.gui.shared.layout import STRETCH, button_of, column_of, row_of
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.wall.theme import Theme

LONGEST = 4000


class Moving(QWidget):
    wanted = Signal(object, str)
    """Emitted with a sum of `Money`, negative if it is taken out, and the reason."""

    def __init__(self, words: Catalogue, theme: Theme) -> None:
        super().__init__()
        space = theme.console.space
        self.amount = AmountField(
            words.gettext("amount"), words.gettext("Cash put in or taken out")
        )
        self.reason = QLineEdit()
        self.reason.setMaxLength(LONGEST)
        self.reason.setPlaceholderText(words.gettext("why"))
        self.reason.setAccessibleName(words.gettext("Why cash is put in or taken out"))
        self.put_in = button_of(
            words.pgettext("action", "Put in"),
            name=words.gettext("Put the cash into the till"),
            press=lambda: self._move(1),
        )
        self.take_out = button_of(
            words.pgettext("action", "Take out"),
            name=words.gettext("Take the cash out of the till"),
            press=lambda: self._move(-1),
        )
        across = row_of((self.amount, 1), (self.reason, 2), gap=space.gap)
        press = row_of(self.put_in, self.take_out, STRETCH, gap=space.gap)
        column_of(across, press, gap=space.gap, within=self)
        for field in (self.amount, self.reason):
            field.textChanged.connect(lambda _text: self._look())
        self._look()

    def clear(self) -> None:
        self.amount.clear()
        self.reason.clear()

    def _look(self) -> None:
        ready = bool(self.amount.amount) and bool(self.reason.text().strip())
        self.put_in.setEnabled(ready)
        self.take_out.setEnabled(ready)

    def _move(self, sign: int) -> None:
        amount = self.amount.amount
        if amount:
            self.wanted.emit(Money(sign * amount), self.reason.text().strip())
