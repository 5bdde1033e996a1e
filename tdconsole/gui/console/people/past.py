"""The record of the person shown, and the next step that would be usual."""

from contextlib import suppress
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QFrame, QLabel

from tdconsole.club.person import NOT_YET
from tdconsole.domain.discipline.escalation import suggested
from tdconsole.domain.values import EntryId, PersonId
from tdconsole.gui.console.engine.tournament_view import TournamentView
from tdconsole.gui.console.people.past_rows import PastRows
from tdconsole.gui.console.widgets.choice import Choice
from tdconsole.gui.console.widgets.cite_button import CitedLabel
from tdconsole.gui.console.widgets.elided import Elided
from tdconsole.gui.console.widgets.leavable import Leavable
from tdconsole.gui.shared.layout import button_of, column_of, row_of
from tdconsole.gui.shared.lettering import lettering
from tdconsole.gui.shared.listing import Listing
from tdconsole.i18n.discipline.escalation import next_step_told
from tdconsole.i18n.discipline.offences import offence_name
from tdconsole.i18n.engine.mishaps import mishap
from tdconsole.i18n.people.record import counted_words
from tdconsole.known_errors import KnownError
from tdconsole.library.offences import offences
from tdconsole.projections.people.record import PersonRecord
from tdconsole.wall.theme import Theme

NOTHING: Final = PersonRecord(person=NOT_YET, name=None)
LETTERS: Final = 18


class PastPane(Leavable):
    begun = Signal(str)
    """Emitted with the line that penalizes the person at the table."""

    def __init__(self, view: TournamentView, theme: Theme) -> None:
        super().__init__()
        self._view = view
        self.record = NOTHING
        words = view.words
        self.title, self.counted = Elided(), QLabel()
        self.title.setFont(lettering(theme.console.faces.strong, theme.console.type.title))
        self.rows = PastRows(view, theme)
        self.listing = Listing(self.rows, theme, words.gettext("On record"))
        self.about, self.decides = QLabel(), QLabel()
        self.said = CitedLabel(view, theme, brief=True)
        self.decides.setText(
            words.gettext("The director decides: no book has a fixed order of steps.")
        )
        for label in (self.counted, self.about, self.decides):
            label.setProperty("role", "quiet")
        for label in (self.counted, self.about, self.decides):
            label.setTextFormat(Qt.TextFormat.PlainText)
            label.setWordWrap(True)
        self.offence = Choice(theme)
        self.offence.setAccessibleName(words.gettext("The offence that a step is suggested for"))
        self.offence.cut(LETTERS)
        self.offence.addItem(words.gettext("For what?"), "")
        for one in offences().offences:
            self.offence.addItem(offence_name(words, one.id), one.id)
        self.give = button_of(
            words.pgettext("action", "Penalty…"),
            name=words.gettext("Penalty for this player"),
            press=self._begin,
        )
        self._lay_out(theme)
        self.listing.pointed.connect(lambda _key: self._tell_about())
        self.offence.currentIndexChanged.connect(lambda _at: self._suggest())
        view.changed.connect(lambda _change: self._follow())
        view.house_changed.connect(lambda _change: self._follow())

    def _lay_out(self, theme: Theme) -> None:
        space = theme.console.space
        card = QFrame()
        card.setProperty("kind", "card")
        across = row_of(
            (self.decides, 1),
            (self.give, 0, Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignRight),
            gap=space.gap,
        )
        column_of(
            self.title,
            self.counted,
            (self.listing, 1),
            self.about,
            self.offence,
            self.said.with_sign(),
            across,
            gap=space.gap,
            margin=space.margin,
            within=card,
        )
        column_of(card, within=self)

    def show_person(self, person: PersonId) -> None:
        """Show the person; the house's file is read only once this is visible."""
        self.record = PersonRecord(person=person, name=None)
        if self.isVisible():
            self._read()

    def _follow(self) -> None:
        if self.isVisible():
            with suppress(KnownError):
                self._read()

    def _read(self) -> None:
        person, view = self.record.person, self._view
        try:
            self.record = NOTHING if person == NOT_YET else view.session.record_of(person)
        except KnownError as error:
            self.listing.tell(mishap(view.words, error))
            self.rows.fill(())
            return
        words, record = view.words, self.record
        new = record.person == NOT_YET
        self.title.say(
            words.gettext("New person") if new else record.name or words.gettext("erased")
        )
        self.counted.setText("" if new else counted_words(words, record))
        self.listing.tell(words.gettext("Nothing is on record."))
        self.rows.show_record(record)
        self._tell_about()
        self._suggest()

    def _tell_about(self) -> None:
        key = self.listing.key
        row = None if key is None else self.rows.get(key)
        self.about.setText("" if row is None else row.about)
        self.about.setVisible(row is not None)

    def _suggest(self) -> None:
        view, offence = self._view, self.offence.currentData()
        found = None
        if offence and self.record.person != NOT_YET:
            before = self.record.earlier(view.tournament)
            found = suggested(before, offence, offences(), view.state.rules, view.now().utc)
        self.said.setText("" if found is None else next_step_told(view.words, found))
        self.said.setVisible(found is not None)
        self.give.setEnabled(self._entry() is not None)

    def _entry(self) -> EntryId | None:
        """Return the entry with which the person is seated in this tournament."""
        if self.record.person == NOT_YET:
            return None
        state = self._view.state
        same = self._view.session.club.people.same(self.record.person)
        entries = (state.entries.by_person.get(one) for one in same)
        of = state.play.seating.of
        return next((one for one in entries if one is not None and one in of), None)

    def _begin(self) -> None:
        entry = self._entry()
        if entry is None:
            return
        seat = self._view.state.play.seating.of[entry]
        offence = self.offence.currentData()
        self.begun.emit(" ".join(filter(None, ("p", f"{seat.table}-{seat.seat}", offence))) + " ")

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802 -- Qt's name
        super().showEvent(event)
        self._read()
