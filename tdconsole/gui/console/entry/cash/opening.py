"""A new shift: what the drawer is called, and the float in it."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QLineEdit, QWidget

from tdconsole.domain.language.commands.house import OpenTill
from tdconsole.domain.values import Money
from tdconsole.gui.console.entry.cash.amount import AmountField
from tdconsole.gui.shared.layout import STRETCH, button_of, column_of, row_of
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.wall.theme import Theme

LONGEST = 120


class Opening(QWidget):
    wanted = Signal(object)
    """Emitted with an `OpenTill`."""

    def __init__(self, words: Catalogue, theme: Theme) -> None:
        super().__init__()
        space = theme.console.space
        self.name = QLineEdit()
        self.name.setMaxLength(LONGEST)
        self.name.setPlaceholderText(words.gettext("Name of the drawer"))
        self.name.setAccessibleName(words.gettext("Name of the drawer"))
        self.floats = AmountField(words.gettext("float"), words.gettext("Float in the drawer"))
        self.button = button_of(
            words.pgettext("action", "Open till"),
            kind="chief",
            name=words.gettext("Open the till and work at it"),
            press=self._open,
        )
        across = row_of((self.name, 2), (self.floats, 1), gap=space.gap)
        press = row_of(self.button, STRETCH)
        column_of(across, press, gap=space.gap, within=self)
        for field in (self.name, self.floats):
            field.textChanged.connect(lambda _text: self._look())
            field.returnPressed.connect(self._open)
        self.setFocusProxy(self.name)
        self._look()

    def begin(self, currency: str) -> None:
        self.floats.currency = currency

    def clear(self) -> None:
        self.name.clear()
        self.floats.clear()

    def _look(self) -> None:
        self.button.setEnabled(bool(self.name.text().strip()) and not self.floats.faulty)

    def _open(self) -> None:
        if self.button.isEnabled():
            floats = self.floats.amount or Money(0)
            self.wanted.emit(
                OpenTill(
                    name=self.name.text().strip(), currency=self.floats.currency, floats=floats
                )
            )
