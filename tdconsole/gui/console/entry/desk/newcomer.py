"""A person new to the house, and possible duplicates under another spelling."""

from functools import partial
from typing import Final, NamedTuple

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QFormLayout,
    QLabel,
    QLineEdit,
)

from tdconsole.club import Likely, Person
from tdconsole.club.person import NOT_YET
from tdconsole.domain.language.commands.entry import Newcomer
from tdconsole.gui.console.engine.tournament_view import TournamentView
from tdconsole.gui.console.entry.desk.charge_line import ChargeLine
from tdconsole.gui.console.entry.person.family_field import record_fields
from tdconsole.gui.console.entry.person.likeness import likeness_words, person_words
from tdconsole.gui.console.widgets.leavable import Leavable
from tdconsole.gui.console.widgets.tick import Tick
from tdconsole.gui.shared.layout import STRETCH, button_of, column_of, label_of, row_of
from tdconsole.gui.shared.lettering import lettering
from tdconsole.gui.shared.pressing import ENTER
from tdconsole.i18n.engine.mishaps import mishap
from tdconsole.known_errors import KnownError
from tdconsole.projections.people.lines import Field
from tdconsole.wall.theme import Theme

FIELDS: Final[tuple[Field, ...]] = ("name", "family_name", "country", "born", "member_no")
ALIKE: Final = 3
"""The most likely duplicates listed."""


class Typed(NamedTuple):
    """The form's texts."""

    texts: dict[Field, str]
    document: bool


class NewcomerForm(Leavable):
    wanted = Signal(object)
    """Emitted with a valid `Newcomer`."""
    known = Signal(object)
    """Emitted with the `Person` of the house who is meant after all."""

    def __init__(self, view: TournamentView, theme: Theme) -> None:
        super().__init__()
        self._view = view
        self._likely: tuple[Likely, ...] = ()
        words, space = view.words, theme.console.space
        title = label_of(
            words.gettext("New person"),
            font=lettering(theme.console.faces.strong, theme.console.type.text),
        )
        self.fields = record_fields(view, theme, FIELDS)
        self.document = Tick(words.gettext("Document checked"), theme)
        self.document.setAccessibleName(words.gettext("The photo document was checked just now"))
        self.warning, self.said = QLabel(), QLabel()
        self.warning.setProperty("role", "waiting")
        for label in (self.warning, self.said):
            label.setTextFormat(Qt.TextFormat.PlainText)
            label.setWordWrap(True)
        self.alike = [ChargeLine(theme, "", f"Ctrl+{number}") for number in range(1, ALIKE + 1)]
        self.go_on = button_of(
            words.pgettext("action", "Go on"),
            kind="chief",
            name=words.gettext("Go on to the price with the new person"),
            press=self._go_on,
        )
        self.cancel = button_of(
            words.gettext("Cancel"), name=words.gettext("Back to the search"), press=self.left.emit
        )
        form = QFormLayout()
        form.setSpacing(space.gap)
        form.setLabelAlignment(Qt.AlignmentFlag.AlignLeft)
        for field in self.fields.values():
            label = QLabel(field.title)
            label.setMinimumHeight(space.control)
            form.addRow(label, field)
            field.changed.connect(self._look)
            field.edit.installEventFilter(self)
        form.addRow("", self.document)
        self.document.installEventFilter(self)
        buttons = row_of(STRETCH, self.cancel, self.go_on, gap=space.gap)
        down = column_of(title, form, self.warning, gap=space.gap, within=self)
        for number, line in enumerate(self.alike):
            line.clicked.connect(partial(self._take, number))
            down.addWidget(line)
        down.addWidget(self.said)
        down.addLayout(buttons)
        down.addStretch()
        self._look()

    def begin(self, name: str) -> None:
        """Begin with the typed name; the country is asked next."""
        for field in self.fields.values():
            field.fill(None)
        self.document.setChecked(False)
        self.fields["name"].fill(name)
        written = self.fields["name"].edit
        if isinstance(written, QLineEdit):
            written.setCursorPosition(0)  # a long one shows how it begins
        self.fields["country"].setFocus(Qt.FocusReason.OtherFocusReason)

    @property
    def typed(self) -> Typed:
        texts = {name: field.text for name, field in self.fields.items()}
        return Typed(texts, document=self.document.isChecked())

    def go_on_with(self, typed: Typed) -> None:
        """Continue an unfinished form, without taking the keyboard."""
        for name, field in self.fields.items():
            field.fill(typed.texts[name])
        self.document.setChecked(typed.document)

    def _look(self) -> None:
        """Look for likely duplicates while there is still time to take one."""
        name = self.fields["name"].value
        self.go_on.setEnabled(not any(field.faulty for field in self.fields.values()))
        self.said.clear()
        self._likely = ()
        if name is not None:
            try:
                self._likely = self._view.session.club.people.likely_same(
                    name, self.fields["born"].value, self.fields["member_no"].value, ALIKE
                )
            except KnownError as error:
                self.said.setText(mishap(self._view.words, error))
        words = self._view.words
        self.warning.setVisible(bool(self._likely))
        self.warning.setText(words.gettext("This may be somebody the house knows:"))
        for number, line in enumerate(self.alike):
            line.setVisible(number < len(self._likely))
            if number < len(self._likely):
                one = self._likely[number]
                why = likeness_words(words, one.why)
                line.say(f"{person_words(words, one.person)}  ·  {why}", "waiting")

    def _take(self, number: int) -> None:
        if number < len(self._likely):
            self.known.emit(self._likely[number].person)

    def _go_on(self) -> None:
        for field in self.fields.values():
            if field.faulty:
                field.setFocus(Qt.FocusReason.OtherFocusReason)
                return
        value = {name: field.value for name, field in self.fields.items()}
        person = Person(
            id=NOT_YET,
            name=value["name"] or "",
            family_name=value["family_name"] or "",
            family_guessed=value["family_name"] is None,
        )
        self.wanted.emit(
            Newcomer(
                name=person.name,
                family_name=None if person.family_guessed else person.family_name,
                country=value["country"],
                member_no=value["member_no"],
                born=value["born"],
                document=self.document.isChecked(),
            )
        )

    def eventFilter(self, viewing: QObject, event: QEvent) -> bool:  # noqa: N802 -- Qt's name
        """Go on by Enter from any field, and by Ctrl with a digit take a likely duplicate."""
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            if event.key() in ENTER:
                self._go_on()
                return True
            number = event.key() - Qt.Key.Key_1
            held = event.modifiers() & Qt.KeyboardModifier.ControlModifier
            if held and 0 <= number < len(self._likely):
                self._take(number)
                return True
        return super().eventFilter(viewing, event)
