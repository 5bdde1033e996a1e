"""A house on a server, opened or made by its address while the window goes on."""

from functools import partial
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QDialog, QLineEdit, QWidget

from tdconsole.gui.console.papers.press import Press
from tdconsole.gui.console.widgets.style import dress
from tdconsole.gui.shared.layout import STRETCH, button_of, column_of, label_of, row_of, title_of
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.i18n.engine.mishaps import mishap
from tdconsole.known_errors import KnownError
from tdconsole.session import Address, Opened, address_of, create, open_house
from tdconsole.wall.theme import Theme

WIDE: Final = 136
"""The dialog's width, in units."""
EXAMPLE: Final = "postgresql://hall-pc/club/evening"


class AddressDialog(QDialog):
    """The line stays as it was typed, with the reason under it, until a house is there."""

    opened = Signal(object)
    """Emitted with the house, open."""

    def __init__(
        self, words: Catalogue, theme: Theme, here: Address | None, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, parent is not None)
        if parent is None:
            dress(self, theme)
        self._words, self._here, self._left = words, here, False
        self._press = Press(self)
        self._press.finished.connect(self._answered)
        space = theme.console.space
        title = words.gettext("A house on a server")
        self.setWindowTitle(title)
        self.setFixedWidth(WIDE * space.unit)
        self.line = QLineEdit()
        self.line.setAccessibleName(words.gettext("Address of the house"))
        self.line.setPlaceholderText("postgresql://SERVER/DATABASE/HOUSE")
        self.line.textChanged.connect(self._typed)
        self.said = label_of(wraps=True)
        self.make = button_of(
            words.pgettext("button", "Make a house there"),
            press=partial(self.begin, making=True),
            default=False,
        )
        self.cancel = button_of(words.gettext("Cancel"), press=self.reject, default=False)
        self.open_it = button_of(
            words.pgettext("button", "Open it"), kind="chief", press=self.begin
        )
        self.open_it.setDefault(True)
        self._column = column_of(
            title_of(theme, title),
            label_of(
                words.gettext(
                    "Its address is made of the server, the database and the house, for example:"
                ),
                wraps=True,
            ),
            label_of(EXAMPLE, role="quiet"),
            self.line,
            self.said,
            row_of(self.make, STRETCH, self.cancel, self.open_it, gap=space.gap),
            gap=space.gap,
            margin=space.margin,
            within=self,
        )
        self._typed()
        self.line.setFocus()

    def begin(self, *_: object, making: bool = False) -> None:
        """Open or make what was typed; a server may take its time, or never answer."""
        try:
            address = address_of(self.line.text().strip())
        except KnownError as error:
            self._tell(error)
            return
        if address == self._here:
            self._say(self._words.gettext("{path} is the house that is open.", path=address))
            return
        self._say(self._words.gettext("Connecting…"), role="quiet")
        self._press.start(partial(create if making else open_house, address))
        self._enable()

    def _answered(self, outcome: object) -> None:
        match outcome:
            case Opened() if self._left:
                with outcome:
                    pass
            case Opened():
                self.accept()
                self.opened.emit(outcome)
            case KnownError():
                self._tell(outcome)
                self._enable()
            case Exception():
                self._say("")
                self._enable()
                raise outcome
            case _:
                raise TypeError(outcome)

    def _tell(self, error: KnownError) -> None:
        self._say(mishap(self._words, error))

    def _say(self, sentence: str, role: str = "stopped") -> None:
        self.said.setProperty("role", role)
        self.said.style().polish(self.said)
        self.said.setText(sentence)
        self.said.setVisible(bool(sentence))
        self.resize(self.width(), self._column.totalHeightForWidth(self.width()))

    def _typed(self) -> None:
        self._say("")
        self._enable()

    def _enable(self) -> None:
        ready = bool(self.line.text().strip()) and not self._press.busy
        self.open_it.setEnabled(ready)
        self.make.setEnabled(ready)
        self.line.setReadOnly(self._press.busy)

    def done(self, answer: int) -> None:
        """Leave; a house that is still being opened is closed as soon as it is there."""
        self._left = answer != QDialog.DialogCode.Accepted
        if self._left and self._press.busy:
            self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, on=False)
            self._press.finished.connect(self.deleteLater)
        super().done(answer)
