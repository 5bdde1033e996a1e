"""The form with everything the house keeps of a person."""

from contextlib import suppress
from typing import Final

from msgspec.structs import replace
from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QLabel,
    QLineEdit,
)

from tdconsole.club import Person
from tdconsole.club.person import NOT_YET
from tdconsole.domain.values import PersonId
from tdconsole.gui.console.engine.tournament_view import TournamentView
from tdconsole.gui.console.entry.person.family_field import record_fields
from tdconsole.gui.console.entry.person.likeness import likeness_words, person_words
from tdconsole.gui.console.people.found import seen_words
from tdconsole.gui.console.people.standing import standing_words
from tdconsole.gui.console.widgets.elided import Elided
from tdconsole.gui.console.widgets.leavable import Leavable
from tdconsole.gui.console.widgets.tick import Tick
from tdconsole.gui.shared.layout import STRETCH, button_of, column_of, label_of, row_of
from tdconsole.gui.shared.lettering import lettering
from tdconsole.gui.shared.pressing import ENTER
from tdconsole.i18n.engine.mishaps import mishap
from tdconsole.i18n.people.people import line_flaw
from tdconsole.known_errors import KnownError
from tdconsole.projections.people.lines import Field, MemberNoTaken, RefusedLine
from tdconsole.wall.theme import Theme

FIELDS: Final[tuple[tuple[Field, int, int, int], ...]] = (
    ("name", 0, 0, 1),
    ("family_name", 0, 1, 1),
    ("nickname", 1, 0, 1),
    ("member_no", 1, 1, 1),
    ("country", 2, 0, 1),
    ("born", 2, 1, 1),
    ("email", 3, 0, 1),
    ("phone", 3, 1, 1),
    ("notes", 4, 0, 2),
)
"""The fields, each with its row, its column, and the number of columns it takes."""
NOBODY: Final = Person(id=NOT_YET, name="")


class RecordForm(Leavable):
    kept = Signal(object)
    """Emitted with the number of the person, new or changed."""

    def __init__(self, view: TournamentView, theme: Theme) -> None:
        super().__init__()
        self._view = view
        self.person = NOBODY
        self._filling = False
        words = view.words
        card = QFrame()
        card.setProperty("kind", "card")
        self.title = Elided()
        self.title.setFont(lettering(theme.console.faces.strong, theme.console.type.title))
        self.fields = record_fields(view, theme, (field for field, *_place in FIELDS))
        self.consent = Tick(words.gettext("Results may be published"), theme)
        self.consent.setAccessibleName(words.gettext("Results may be published under the name"))
        self.document, self.standing, self.said = QLabel(), QLabel(), QLabel()
        self.document.setProperty("role", "quiet")
        for label in (self.document, self.standing, self.said):
            label.setTextFormat(Qt.TextFormat.PlainText)
            label.setWordWrap(True)
        self.looked = button_of(
            words.pgettext("button", "Checked"),
            name=words.gettext("The photo document was checked now"),
            press=self._document_looked_at,
        )
        self.keep = button_of(
            words.pgettext("button", "Keep"),
            kind="chief",
            name=words.gettext("Keep the record as it stands"),
            press=self.keep_record,
        )
        self._lay_out(card, theme)
        column_of(card, within=self)
        for field in self.fields.values():
            field.changed.connect(self._look)
            if isinstance(field.edit, QLineEdit):
                field.edit.installEventFilter(self)
        self.consent.toggled.connect(lambda _on: self._look())
        view.changed.connect(lambda _change: self._follow())
        self.show_person(NOBODY)

    def _lay_out(self, card: QFrame, theme: Theme) -> None:
        space = theme.console.space
        grid = QGridLayout()
        grid.setHorizontalSpacing(space.margin)
        grid.setVerticalSpacing(space.unit)
        for field, row, column, wide in FIELDS:
            label = label_of(self.fields[field].title, role="quiet")
            grid.addWidget(label, 2 * row, column, 1, wide)
            top = Qt.AlignmentFlag.AlignTop
            grid.addWidget(self.fields[field], 2 * row + 1, column, 1, wide, top)
        grid.setColumnStretch(0, 1)
        grid.setColumnStretch(1, 1)
        papers = row_of((self.document, 1), self.looked, gap=space.gap)
        foot = row_of(self.keep, (self.said, 1), gap=space.gap)
        column_of(
            self.title,
            self.standing,
            grid,
            self.consent,
            papers,
            foot,
            STRETCH,
            gap=space.gap,
            margin=space.margin,
            within=card,
        )

    def show_person(self, person: Person) -> None:
        self.person = person
        words = self._view.words
        self._filling = True
        for name, field in self.fields.items():
            guess = name == "family_name" and person.family_guessed
            field.fill(None if guess else getattr(person, name))
        self.consent.setChecked(person.consent)
        self._filling = False
        new = person.id == NOT_YET
        self.title.say(words.gettext("New person") if new else person.name)
        self._tell_standing()
        self._say("", "quiet")
        self._look()

    def _follow(self) -> None:
        """Follow a person's flights, which may change while the record is open."""
        if self.isVisible() and self._view.state.in_flights:
            with suppress(KnownError):
                self._tell_standing()

    def _tell_standing(self) -> None:
        words, person = self._view.words, self.person
        new = person.id == NOT_YET
        self.looked.setVisible(not new)
        by = person.document_checked_by
        staff = self._view.session.club.staff.named() if by is not None else {}
        named = staff.get(by) if by is not None else None
        self.document.setText("" if new else seen_words(words, person, named))
        said, role = ("", "quiet") if new else standing_words(self._view, person.id)
        if self.standing.property("role") != role:
            self.standing.setProperty("role", role)
            self.standing.style().polish(self.standing)
        self.standing.setText(said)
        self.standing.setVisible(bool(said))

    @property
    def typed(self) -> Person:
        value = {name: field.value for name, field in self.fields.items()}
        return replace(
            self.person,
            name=value["name"] or "",
            family_name=value["family_name"] or "",
            family_guessed=value["family_name"] is None,
            nickname=value["nickname"],
            member_no=value["member_no"],
            country=value["country"],
            born=value["born"],
            email=value["email"],
            phone=value["phone"],
            notes=value["notes"],
            consent=self.consent.isChecked(),
        )

    @property
    def changed(self) -> bool:
        return self.typed != self.person

    def _look(self) -> None:
        if self._filling:
            return
        faulty = any(field.faulty for field in self.fields.values())
        self.keep.setEnabled(self.changed and not faulty)
        if self.person.id == NOT_YET and self.typed.name:
            self._warn()

    def _warn(self) -> None:
        """Warn about a newcomer who may be in the house already."""
        typed, words = self.typed, self._view.words
        try:
            likely = self._view.session.club.people.likely_same(
                typed.name, typed.born, typed.member_no, 1
            )
        except KnownError as error:
            self._say(mishap(words, error), "stopped")
            return
        if not likely:
            self._say("", "quiet")
            return
        said = words.gettext(
            "May be in the house already, {why}: {person}",
            why=likeness_words(words, likely[0].why),
            person=person_words(words, likely[0].person),
        )
        self._say(said, "waiting")

    def _say(self, sentence: str, role: str) -> None:
        if self.said.property("role") != role:
            self.said.setProperty("role", role)
            self.said.style().polish(self.said)
        self.said.setText(sentence)

    def hold(self) -> None:
        """Hold what was typed when somebody else is selected, so that it is not lost."""
        self._say(self._view.words.gettext("Keep it first, or leave it with Esc."), "waiting")

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 -- Qt's name
        """Restore the record on Esc."""
        if event.key() == Qt.Key.Key_Escape:
            self.show_person(self.person)
        super().keyPressEvent(event)

    # Saving

    def keep_record(self) -> None:
        if not self.keep.isEnabled():
            return
        people, typed, words = self._view.session.club.people, self.typed, self._view.words
        try:
            new = typed.id == NOT_YET
            answer = people.take_in(typed) if new else people.change(typed)
        except KnownError as error:
            self._say(mishap(words, error), "stopped")
            return
        if isinstance(answer, MemberNoTaken):
            line = RefusedLine(line=0, field="member_no", why=answer, value=typed.member_no or "")
            self._say(line_flaw(words, line, self._name), "stopped")
            self.fields["member_no"].setFocus(Qt.FocusReason.OtherFocusReason)
            return
        number = typed.id if isinstance(answer, bool) else answer
        if not answer:
            self._say(words.gettext("This person has been erased meanwhile."), "stopped")
            return
        self._kept(number)
        self._say(words.gettext("Kept."), "done")

    def _kept(self, number: PersonId) -> None:
        person = self._view.session.club.people.get(number)
        if person is not None:
            self.show_person(person)
            self.kept.emit(number)

    def _document_looked_at(self) -> None:
        session, number = self._view.session, self.person.id
        try:
            session.club.people.check_document(number, self._view.now().utc, session.actor)
            known = session.club.people.get(number)
        except KnownError as error:
            self._say(mishap(self._view.words, error), "stopped")
            return
        if known is not None:
            self.person = replace(
                self.person,
                document_checked_on=known.document_checked_on,
                document_checked_by=known.document_checked_by,
            )
            self._tell_standing()
            self.kept.emit(number)

    def _name(self, person: PersonId) -> str:
        known = self._view.session.club.people.get(person)
        return known.name if known else self._view.words.gettext("erased")

    def eventFilter(self, viewing: QObject, event: QEvent) -> bool:  # noqa: N802 -- Qt's name
        if (
            event.type() == QEvent.Type.KeyPress
            and isinstance(event, QKeyEvent)
            and event.key() in ENTER
        ):
            self.keep_record()
            return True
        return super().eventFilter(viewing, event)
