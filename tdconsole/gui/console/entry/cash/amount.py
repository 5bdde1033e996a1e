"""A field for a sum of money, as people type it."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLineEdit

from tdconsole.domain.values import Money
from tdconsole.gui.console.widgets.field import mark_wrong
from tdconsole.i18n.catalogue import minor

MOST = 10**12
"""The largest sum, in the smallest unit, as everywhere that a sum is asked for."""


class AmountField(QLineEdit):
    """A sum without a sign: the button says in which direction it goes."""

    def __init__(self, hint: str, name: str) -> None:
        super().__init__()
        self.currency = "EUR"
        self.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.setPlaceholderText(hint)
        self.setAccessibleName(name)
        self.textChanged.connect(lambda _text: mark_wrong(self, wrong=self.faulty))

    @property
    def amount(self) -> Money | None:
        """Return the amount, or None if nothing is typed or it can't be read."""
        amount = minor(self.text(), self.currency)
        return amount if amount is not None and amount <= MOST else None

    @property
    def faulty(self) -> bool:
        return bool(self.text().strip()) and self.amount is None
