"""Entering those who qualified into a tournament, each with the stack earned, in one step."""

from typing import Final, get_args

from msgspec.structs import replace
from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QDialog, QGridLayout, QLabel, QLineEdit, QWidget

from tdconsole.domain.language.commands.entry import EnterQualifiers, QualifierPays
from tdconsole.domain.language.events.entry import EntryRegistered
from tdconsole.domain.language.rejections.calculators import SeasonStillOpen
from tdconsole.domain.language.rejections.entry import Overridable
from tdconsole.domain.language.rejections.refusal import Refusal, Rejection
from tdconsole.domain.values import EntryId, PersonId, TournamentId
from tdconsole.gui.console.engine.tournament_view import TournamentView
from tdconsole.gui.console.season.final_rows import FinalLine, FinalRows
from tdconsole.gui.console.widgets.choice import Choice
from tdconsole.gui.console.widgets.tick import Tick
from tdconsole.gui.shared.layout import STRETCH, button_of, column_of, label_of, row_of
from tdconsole.gui.shared.listing import Listing
from tdconsole.i18n.engine.mishaps import mishap
from tdconsole.i18n.entry.qualifiers import (
    candidate_words,
    entered_words,
    entering_words,
    nobody_words,
    pays_words,
    stack_of,
)
from tdconsole.i18n.season.words import points_digits, too_many_words
from tdconsole.known_errors import KnownError
from tdconsole.projections.season.entering import Candidates
from tdconsole.projections.season.table import SeasonTable
from tdconsole.session import Refused
from tdconsole.session.past.seasons import Seasons
from tdconsole.wall.theme import Theme

WIDE, HIGH = 168, 150
"""The size of the dialog, in units; it fits a small screen."""
NAME: Final = 14
"""The letters of a tournament's name that are always shown."""
_WHY: Final = 500


class EnterDialog(QDialog):
    entered = Signal(str)
    """Emitted with the sentence that says what was done."""

    def __init__(
        self,
        view: TournamentView,
        theme: Theme,
        seasons: Seasons,
        table: SeasonTable,
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        words, space = view.words, theme.console.space
        self._view, self._seasons, self._table = view, seasons, table
        self._absent: set[PersonId] = set()
        self._found: Candidates | None = None
        self.setWindowTitle(words.gettext("Enter the qualifiers of {name}", name=table.name))
        self.resize(WIDE * space.unit, HIGH * space.unit)
        self.into, self.pays = Choice(theme), Choice(theme)
        self.into.setAccessibleName(words.gettext("The tournament they are entered into"))
        self.into.cut(NAME)
        self.pays.setAccessibleName(words.gettext("What they pay"))
        for one in get_args(QualifierPays):
            self.pays.addItem(pays_words(words, one), one)
        self.rows = FinalRows(view, theme)
        self.listing = Listing(self.rows, theme, words.gettext("Players of the final"))
        self.absent = button_of(press=self._turn, default=False)
        self.is_open = Tick(words.gettext("Though the season is still open"), theme)
        self.why_label, self.why = QLabel(words.gettext("Why")), QLineEdit()
        self.why.setMaxLength(_WHY)
        self.why.setAccessibleName(words.gettext("Why the limit of this gesture is passed"))
        self.said = label_of(wraps=True)
        self.said.setMinimumHeight(2 * self.said.fontMetrics().lineSpacing())
        cancel = words.gettext("Cancel")
        self.cancel = button_of(cancel, name=cancel, press=self.reject, default=False)
        self.enter = button_of(kind="chief", press=self._enter)
        self.enter.setDefault(True)
        self._lay_out(theme)
        self._list_tournaments()
        self.into.currentIndexChanged.connect(lambda _at: self._look())
        self.pays.currentIndexChanged.connect(lambda _at: self._look())
        self.is_open.toggled.connect(lambda _on: self._look())
        self.why.textChanged.connect(lambda _text: self._look())
        self.listing.pointed.connect(lambda _key: self._label())
        self.listing.wanted.connect(lambda _key: self._turn())
        self._look()
        self.listing.setFocus()

    def _lay_out(self, theme: Theme) -> None:
        words, space = self._view.words, theme.console.space
        asked = QGridLayout()
        asked.setSpacing(space.gap)
        asked.setColumnStretch(1, 1)
        asked.addWidget(QLabel(words.pgettext("column", "Tournament")), 0, 0)
        asked.addWidget(self.into, 0, 1)
        asked.addWidget(QLabel(words.pgettext("qualifier", "They pay")), 0, 2)
        asked.addWidget(self.pays, 0, 3)
        column_of(
            asked,
            (self.listing, 1),
            row_of(self.absent, STRETCH, self.is_open, gap=space.gap),
            row_of(self.why_label, (self.why, 1), gap=space.gap),
            self.said,
            row_of(STRETCH, self.cancel, self.enter, gap=space.gap),
            gap=space.gap,
            margin=space.margin,
            within=self,
        )
        self.is_open.setVisible(self._table.closed is None)
        self._ask_why(shown=False)

    def _list_tournaments(self) -> None:
        """List those that aren't over, the one in hand chosen, the latest first."""
        session = self._view.session
        for number in reversed(session.tournaments()):
            state = session.state(number)
            if state is not None and not state.finished:
                self.into.addItem(state.setup.name, number)
        self.into.setCurrentIndex(max(0, self.into.findData(self._view.tournament)))

    # Display

    @property
    def tournament(self) -> TournamentId | None:
        number = self.into.currentData()
        return None if number is None else TournamentId(number)

    def _look(self) -> None:
        try:
            self._show()
        except KnownError as error:
            self._say(mishap(self._view.words, error), ready=False)
        self._label()

    def _show(self) -> None:
        words, number = self._view.words, self.tournament
        state = None if number is None else self._view.session.state(number)
        if number is None or state is None:
            self._found = None
            self.rows.fill(())
            self._say(words.gettext("There is no tournament that isn’t over yet."), ready=False)
            return
        found = self._found = self._seasons.candidates(self._table, state, self._absent)
        digits = points_digits(one.qualifier.points for one in found.rows)
        self.rows.fill(
            FinalLine(
                candidate=one,
                stack=stack_of(words, found, one),
                said=candidate_words(words, one),
                digits=digits,
            )
            for one in found.rows
        )
        request = self._request(found)
        if request is None:
            self._say(nobody_words(words, found, state.setup.name), ready=False)
            return
        foreseen = self._view.session.foresee(number, request)
        if isinstance(foreseen, Refusal):
            self._say_refused(foreseen)
        else:
            self._ask_why(shown=bool(self.why.text()))
            said = entering_words(words, found)
            if found.too_many:
                said += " " + too_many_words(words, found.too_many)
            self._say(said, ready=True)

    def _request(self, found: Candidates) -> EnterQualifiers | None:
        """The request for what is chosen; None if there is nobody to enter."""
        if not found.players:
            return None
        asked = EnterQualifiers(
            season=found.season,
            players=found.players,
            pays=self.pays.currentData(),
            while_open=self.is_open.isChecked(),
            override=self.why.text().strip() or None,
        )
        there = self._view.meant(asked)  # of which only the till holds in any tournament
        return replace(asked, till=getattr(there, "till", None))

    def _say_refused(self, rejection: Rejection) -> None:
        passable = isinstance(rejection, Overridable)
        self._ask_why(shown=passable or bool(self.why.text()))
        if isinstance(rejection, SeasonStillOpen):
            words = self._view.words
            self._say(
                words.gettext(
                    "{name} is still open, and evenings to come may change who qualifies.",
                    name=rejection.name,
                ),
                ready=False,
            )
        else:
            self._say(self._view.said(rejection, self._who), ready=False)

    def _who(self, entry: EntryId) -> str:
        number = self.tournament
        person = None if number is None else self._view.session.timeline(number).persons.get(entry)
        return str(entry) if person is None else self._view.named(person)

    def _ask_why(self, *, shown: bool) -> None:
        self.why.setVisible(shown)
        self.why_label.setVisible(shown)

    def _say(self, sentence: str, *, ready: bool) -> None:
        self.said.setText(sentence)
        self.said.setProperty("role", "quiet" if ready else "waiting")
        self.said.style().polish(self.said)
        self.enter.setEnabled(ready)

    def _label(self) -> None:
        """Say on the button what it does to the player who is selected."""
        say, line = self._view.words.pgettext, self._line()
        comes = line is None or line.candidate.comes
        label = say("button", "Doesn’t come") if comes else say("button", "Comes after all")
        self.absent.setText(label)
        self.absent.setAccessibleName(label)
        self.absent.setEnabled(line is not None and line.candidate.entry is None)
        number = 0 if self._found is None else len(self._found.players)
        words = self._view.words
        enter = words.ngettext("Enter {number} player", "Enter {number} players", number)
        self.enter.setText(enter)
        self.enter.setAccessibleName(enter)

    def _line(self) -> FinalLine | None:
        key = self.listing.key
        return None if key is None else self.rows.get(key)

    # Gestures

    def _turn(self) -> None:
        """The player who is selected doesn't come, or comes after all."""
        line = self._line()
        if line is None or line.candidate.entry is not None:
            return
        self._absent ^= {line.candidate.qualifier.person}
        self._look()

    def _enter(self) -> None:
        number, found = self.tournament, self._found
        request = None if found is None else self._request(found)
        if number is None or request is None:
            return
        session = self._view.session
        try:
            answer = session.submit(number, request)
        except KnownError as error:
            self._say(mishap(self._view.words, error), ready=True)
            return
        if isinstance(answer, Refused):
            self._look()
            self._say(self._view.said(answer.rejection, self._who), ready=False)
            return
        players = sum(isinstance(event, EntryRegistered) for event in answer.step.events)
        name = self._view.tournament_named(number)
        self.entered.emit(entered_words(self._view.words, players, name))
        self.accept()
