"""One field of a person's record, and below it its fault or its meaning."""

from datetime import date

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QLineEdit, QPlainTextEdit, QWidget

from tdconsole.domain.values import PersonId
from tdconsole.gui.console.engine.tournament_view import TournamentView
from tdconsole.gui.console.entry.person.cells import read_cell
from tdconsole.gui.console.widgets.field import mark_wrong
from tdconsole.gui.shared.layout import column_of, label_of
from tdconsole.i18n.people.people import field_name, line_flaw
from tdconsole.projections.people.lines import Field, LineFlaw, RefusedLine
from tdconsole.session.local_time import day_at
from tdconsole.wall.theme import Theme

_LINES = 3
"""The visible lines of the notes."""


class RecordField(QWidget):
    changed = Signal()

    def __init__(self, view: TournamentView, theme: Theme, field: Field) -> None:
        super().__init__()
        self._view, self.field = view, field
        self.title = named(view, field)
        self.edit: QLineEdit | QPlainTextEdit
        if field == "notes":
            self.edit = QPlainTextEdit()
            self.edit.setTabChangesFocus(True)
            self.edit.setFixedHeight(_LINES * theme.console.space.row)
        else:
            self.edit = QLineEdit()
        self.edit.setAccessibleName(self.title)
        self.said = label_of(wraps=True)
        self.said.hide()
        column_of(self.edit, self.said, gap=theme.console.space.unit, within=self)
        self.setFocusProxy(self.edit)
        self.edit.textChanged.connect(self._look)

    @property
    def text(self) -> str:
        if isinstance(self.edit, QPlainTextEdit):
            return self.edit.toPlainText()
        return self.edit.text()

    @property
    def faulty(self) -> bool:
        return not isinstance(self._read(), str | None)

    @property
    def value(self) -> str | None:
        """Return the value; None if nothing is typed or it can't be read."""
        read = self._read()
        return read if isinstance(read, str) else None

    def fill(self, value: str | None) -> None:
        if isinstance(self.edit, QPlainTextEdit):
            self.edit.setPlainText(value or "")
        else:
            self.edit.setText(value or "")

    def _read(self) -> str | LineFlaw | None:
        today = date.fromisoformat(day_at(self._view.now().utc))
        return read_cell(self.field, self.text, today)

    def _look(self) -> None:
        read, words = self._read(), self._view.words
        said, role = "", "quiet"
        if isinstance(read, str):
            if self.field == "country":
                said = str(words.locale.territories.get(read, ""))
            elif self.field == "born" and read != self.text:
                said = words.day(read)
        elif read is not None:
            said, role = _worded(self._view, self.field, read, self.text), "stopped"
        mark_wrong(self.edit, wrong=role == "stopped")
        if self.said.property("role") != role:
            self.said.setProperty("role", role)
            self.said.style().polish(self.said)
        self.said.setText(said)
        self.said.setVisible(bool(said))
        self.changed.emit()


def named(view: TournamentView, field: Field) -> str:
    """Return the field's label."""
    name = field_name(view.words, field)
    return name[:1].upper() + name[1:]


def flaw(view: TournamentView, field: Field, typed: str) -> str:
    """Return the fault as a sentence of its own."""
    read = read_cell(field, typed, date.fromisoformat(day_at(view.now().utc)))
    return "" if isinstance(read, str) or read is None else _worded(view, field, read, typed)


def _worded(view: TournamentView, field: Field, why: LineFlaw, typed: str) -> str:
    said = line_flaw(view.words, RefusedLine(line=0, field=field, why=why, value=typed), _nobody)
    return said[:1].upper() + said[1:]


def _nobody(person: PersonId) -> str:
    return str(person)
