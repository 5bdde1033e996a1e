"""Somebody the house does not know yet: a name, a country, and Enter."""

from msgspec import ValidationError, convert
from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from tdconsole.domain.commands import Newcomer
from tdconsole.domain.values import NameTyped
from tdconsole.gui.console.leavable import Leavable
from tdconsole.gui.shared.lettering import lettering
from tdconsole.gui.shared.theme import Theme
from tdconsole.i18n.catalogue import Catalogue


class NewcomerForm(Leavable):
    wanted = Signal(object)
    """A `Newcomer` in order."""

    def __init__(self, words: Catalogue, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words = words
        space = theme.console.space
        title = QLabel(words.gettext("New person"))
        title.setFont(lettering(theme.console.faces.strong, theme.console.type.text))
        self.name, self.country = QLineEdit(), QLineEdit()
        self.name.setAccessibleName(words.gettext("Name"))
        self.country.setAccessibleName(words.gettext("Country, two letters"))
        self.country.setPlaceholderText(words.gettext("IT, PL, …"))
        self.country.setMaxLength(2)
        self.name_fault, self.country_said = QLabel(), QLabel()
        self.name_fault.setWordWrap(True)
        self.country_said.setWordWrap(True)
        self.name_fault.setProperty("role", "stopped")
        self.price, self.said = QLabel(), QLabel()
        self.price.setProperty("role", "quiet")
        self.price.setWordWrap(True)
        self.said.setWordWrap(True)
        for label in (self.name_fault, self.country_said, self.price, self.said):
            label.setTextFormat(Qt.TextFormat.PlainText)
        self.register = QPushButton(words.pgettext("action", "Register"))
        self.register.setProperty("kind", "chief")
        self.register.setAccessibleName(words.gettext("Register the new person"))
        self.cancel = QPushButton(words.gettext("Cancel"))
        self.cancel.setAccessibleName(words.gettext("Back to the search"))
        self._fields = fields = QFormLayout()
        fields.setSpacing(space.gap)
        fields.setLabelAlignment(Qt.AlignmentFlag.AlignLeft)
        fields.addRow(words.gettext("Name"), self.name)
        fields.addRow("", self.name_fault)
        fields.addRow(words.gettext("Country"), self.country)
        fields.addRow("", self.country_said)
        buttons = QHBoxLayout()
        buttons.setSpacing(space.gap)
        buttons.addWidget(self.register)
        buttons.addWidget(self.cancel)
        buttons.addWidget(self.price, 1)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(space.gap)
        whole.addWidget(title)
        whole.addLayout(fields)
        whole.addLayout(buttons)
        whole.addWidget(self.said)
        self.name.textChanged.connect(self._look)
        self.country.textEdited.connect(self._written_large)
        self.country.textChanged.connect(self._look)
        for field in (self.name, self.country):
            field.returnPressed.connect(self._register)
        self.register.clicked.connect(self._register)
        self.cancel.clicked.connect(self.left)
        self._look()

    def begin(self, name: str) -> None:
        """The name is typed already; what is asked for is the country."""
        self.country.clear()
        self.name.setText(name)
        self.country.setFocus(Qt.FocusReason.OtherFocusReason)

    def _written_large(self, typed: str) -> None:
        at = self.country.cursorPosition()
        self.country.setText(typed.upper())
        self.country.setCursorPosition(at)

    def _name_fault(self) -> str:
        try:
            convert(self.name.text().strip(), NameTyped)
        except ValidationError:
            return self._words.gettext("A name is one line of 1 to 120 signs.")
        return ""

    def _country_fault(self) -> str:
        """Without a country it goes as well."""
        typed = self.country.text()
        if not typed or typed in self._words.locale.territories:
            return ""
        if len(typed) < 2:
            return self._words.gettext("Two letters, as in IT or PL; or none.")
        return self._words.gettext("No country has the letters {country}.", country=typed)

    def _look(self) -> None:
        fault, country = self._name_fault(), self._country_fault()
        self.name_fault.setText(fault)
        self._fields.setRowVisible(self.name_fault, bool(fault))
        named = str(self._words.locale.territories.get(self.country.text(), ""))
        self.country_said.setText(country or named)
        self._fields.setRowVisible(self.country_said, bool(country or named))
        role = "stopped" if country else "quiet"
        if self.country_said.property("role") != role:
            self.country_said.setProperty("role", role)
            self.country_said.style().polish(self.country_said)
        self.register.setEnabled(not fault and not country)

    def _register(self) -> None:
        if not self.register.isEnabled():
            faulty = self.name if self._name_fault() else self.country
            faulty.setFocus(Qt.FocusReason.OtherFocusReason)
            return
        name, country = self.name.text().strip(), self.country.text() or None
        self.wanted.emit(Newcomer(name=name, country=country))
