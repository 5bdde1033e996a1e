"""An imported list of players: what its columns mean, whom it would bring, and what it can't."""

from datetime import date
from functools import partial
from typing import Final, get_args

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QLabel,
    QPlainTextEdit,
    QPushButton,
    QScrollArea,
)

from tdconsole.club import Present, ReadPerson
from tdconsole.club.lists.csv_headings import FIELDS
from tdconsole.club.lists.people_csv import Preview, preview, read
from tdconsole.domain.values import PayMethod, PersonId
from tdconsole.gui.console.engine.tournament_view import Told, TournamentView
from tdconsole.gui.console.entry.person.record_field import named
from tdconsole.gui.console.widgets.choice import Choice
from tdconsole.gui.console.widgets.elided import Elided
from tdconsole.gui.console.widgets.leavable import Leavable
from tdconsole.gui.shared.layout import Space, column_of, label_of, row_of
from tdconsole.gui.shared.lettering import lettering
from tdconsole.i18n.engine.mishaps import mishap
from tdconsole.i18n.entry.cash import method_name
from tdconsole.i18n.people.arriving import arrival_told, arrivals_told
from tdconsole.i18n.people.people import country_names, line_refused, people_taken_in
from tdconsole.known_errors import KnownError
from tdconsole.projections.entry.arrivals import Arrival, Entered, KeptOut
from tdconsole.projections.people.lines import Field, RefusedLine
from tdconsole.session.local_time import day_at
from tdconsole.session.people.arriving import Queue, arriving
from tdconsole.wall.theme import Theme

SAMPLES: Final = 3
COLUMN: Final = 44
"""The width of a column, in units."""
MOST_TOLD: Final = 1000
PRESENT: Final[tuple[Present, ...]] = ("skip", "update")


class TakingIn(Leavable):
    taken = Signal()
    """Emitted when people were imported; the list may stay open."""

    def __init__(self, view: TournamentView, theme: Theme) -> None:
        super().__init__()
        self._view, self._theme = view, theme
        self._content = b""
        self._mapping: dict[str, Field] = {}
        self._read: tuple[ReadPerson, ...] = ()
        self._unread: tuple[RefusedLine, ...] = ()
        words, space = view.words, theme.console.space
        card = QFrame()
        card.setProperty("kind", "card")
        self.title, self.about = Elided(), QLabel()
        self.title.setFont(lettering(theme.console.faces.strong, theme.console.type.title))
        self.about.setProperty("role", "quiet")
        self.columns = QScrollArea()
        self.columns.setFrameShape(QFrame.Shape.NoFrame)
        self.columns.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # Tab goes through its fields
        self.columns.setWidgetResizable(True)
        self.columns.setAccessibleName(words.gettext("The columns of the list"))
        self.columns.setFixedHeight((SAMPLES + 4) * space.row)
        self.fields: dict[str, Choice] = {}
        self.present = Choice(theme)
        self.present.setAccessibleName(words.gettext("People already in the house"))
        self.present.addItem(words.gettext("People here already stay as known"))
        self.present.addItem(words.gettext("People here already are updated"))
        self.entering = Choice(theme)
        self.entering.setAccessibleName(words.gettext("Whether they are registered too"))
        self.entering.addItem(words.gettext("Into the house only"), None)
        for method in get_args(PayMethod):
            self.entering.addItem(
                words.gettext(
                    "Registered here too, paid: {method}", method=method_name(words, method)
                ),
                method,
            )
        self.said = label_of(wraps=True)
        self.refused = QPlainTextEdit()
        self.refused.setReadOnly(True)
        self.refused.setTabChangesFocus(True)
        self.refused.setAccessibleName(words.gettext("Lines that can't be taken in"))
        self.button, self.cancel = QPushButton(), QPushButton(words.gettext("Cancel"))
        self.button.setProperty("kind", "chief")
        self.cancel.setAccessibleName(words.gettext("Leave the list alone"))
        foot = row_of((self.said, 1), Space(space.gap), self.cancel, self.button, gap=space.gap)
        head = row_of((self.present, 1), (self.entering, 1), gap=space.margin)
        column_of(
            self.title,
            self.about,
            head,
            self.columns,
            foot,
            (self.refused, 1),
            gap=space.gap,
            margin=space.margin,
            within=card,
        )
        column_of(card, within=self)
        self.present.currentIndexChanged.connect(lambda _index: self._try())
        self.entering.currentIndexChanged.connect(lambda _index: self._try())
        self.button.clicked.connect(lambda _checked=False: self._take_in())
        self.cancel.clicked.connect(lambda _checked=False: self.left.emit())

    def begin(self, content: bytes, name: str) -> None:
        self._content, self._mapping = content, {}
        found = preview(content)
        words = self._view.words
        self.title.say(name)
        self.about.setText(
            words.ngettext(
                "{number} line below the headings, written in {encoding}",
                "{number} lines below the headings, written in {encoding}",
                found.count,
                encoding=found.encoding,
            )
        )
        self._lay_out_columns(found)
        self._try()
        self.button.setFocus(Qt.FocusReason.OtherFocusReason)

    def _lay_out_columns(self, found: Preview) -> None:
        words, space = self._view.words, self._theme.console.space
        within = QFrame()
        within.setProperty("kind", "panel")
        grid = QGridLayout(within)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(space.margin)
        grid.setVerticalSpacing(space.unit)
        self.fields = {}
        for at, column in enumerate(found.columns):
            head = Elided()
            head.setFont(lettering(self._theme.console.faces.strong, self._theme.console.type.text))
            head.say(column)
            chosen = Choice(self._theme)
            chosen.setAccessibleName(words.gettext("What {column} holds", column=column))
            if column not in found.mapping:
                chosen.addItem(words.gettext("left out"), None)
            for field in FIELDS:
                chosen.addItem(named(self._view, field), field)
            chosen.setCurrentIndex(max(0, chosen.findData(found.mapping.get(column))))
            chosen.currentIndexChanged.connect(partial(self._map, column))
            self.fields[column] = chosen
            grid.addWidget(head, 0, at)
            grid.addWidget(chosen, 1, at)
            for row, cells in enumerate(found.rows[:SAMPLES]):
                sample = Elided()
                sample.setProperty("role", "quiet")
                sample.say(cells[at] if at < len(cells) else "")
                grid.addWidget(sample, 2 + row, at)
            grid.setColumnMinimumWidth(at, COLUMN * space.unit)
        grid.setRowStretch(2 + SAMPLES, 1)
        self.columns.setWidget(within)

    def _map(self, column: str, index: int) -> None:
        """Map a column to a field, and unmap another column that had it."""
        field = self.fields[column].itemData(index)
        for other, held in list(self._mapping.items()):
            if held == field and other != column:
                del self._mapping[other]
        if field is None:
            self._mapping.pop(column, None)
        else:
            self._mapping[column] = field
        now = preview(self._content, self._mapping).mapping
        for name, choice in self.fields.items():
            with QSignalBlocker(choice):
                choice.setCurrentIndex(choice.findData(now.get(name)))
        self._try()

    def _try(self) -> None:
        """Preview the import without saving anybody."""
        words = self._view.words
        today = date.fromisoformat(day_at(self._view.now().utc))
        self._read, self._unread = read(self._content, self._mapping, today, country_names())
        try:
            club = self._view.session.club
            tried, came = club.receive(self._read, self._chosen, trying=True)
        except KnownError as error:
            self._say(mishap(words, error), "stopped")
            self.button.setEnabled(False)
            return
        coming = tried.added + tried.updated
        queue = self._queue()
        arrivals = () if queue is None else tuple(queue.foresee(map(arriving, came)))
        entering = sum(isinstance(one, Entered) for one in arrivals)
        self.button.setEnabled(coming + entering > 0)
        if entering:
            self.button.setText(words.ngettext("Register {number}", "Register {number}", entering))
        else:
            self.button.setText(words.ngettext("Take in {number}", "Take in {number}", coming))
        self.button.setAccessibleName(
            words.ngettext(
                "Take in {number} person of the list", "Take in {number} people of the list", coming
            )
        )
        self._tell(self._unread + tried.refused, tried.skipped, arrivals)

    def _queue(self) -> Queue | None:
        """Return the queue of registrations, if the people are to enter the tournament in hand."""
        method, view = self.entering.currentData(), self._view
        if method is None:
            return None
        return Queue(view.session, view.tournament, method, view.meant, play=view.state.current)

    @property
    def _chosen(self) -> Present:
        return PRESENT[self.present.currentIndex()]

    def _tell(
        self, refused: tuple[RefusedLine, ...], skipped: int, arrivals: tuple[Arrival, ...]
    ) -> None:
        words = self._view.words
        kept_out = tuple(one for one in arrivals if not isinstance(one, Entered))
        said = [
            words.ngettext(
                "{number} line can't be taken in.",
                "{number} lines can't be taken in.",
                len(refused),
            )
            if refused
            else words.gettext("Every line can be taken in."),
            *people_taken_in(words, 0, 0, skipped),
            *self._summary(kept_out),
        ]
        self._say(" ".join(said), "waiting" if refused or kept_out else "quiet")
        lines = [(one.line, line_refused(words, one, self._name)) for one in refused]
        lines += [(one.line, arrival_told(words, one, self._view.said)) for one in kept_out]
        self._list([told for _line, told in sorted(lines)])

    def _summary(self, arrivals: tuple[Arrival, ...]) -> list[str]:
        seated = bool(self._view.state.play.seating.of)
        return arrivals_told(self._view.words, arrivals, seated=seated)

    def _list(self, told: list[str]) -> None:
        self.refused.setPlainText("\n".join(told[:MOST_TOLD]))
        self.refused.setVisible(bool(told))

    def _name(self, person: PersonId) -> str:
        known = self._view.session.club.people.get(person)
        return known.name if known else self._view.words.gettext("erased")

    def _take_in(self) -> None:
        """Import the list; it stays open and names everybody who is not registered."""
        words, queue = self._view.words, self._queue()
        try:
            taken, came = self._view.session.club.receive(self._read, self._chosen)
            arrivals = () if queue is None else tuple(queue.enter(map(arriving, came)))
        except KnownError as error:
            self._say(mishap(words, error), "stopped")
            return
        said = people_taken_in(words, taken.added, taken.updated, taken.skipped)
        said += self._summary(arrivals)
        if out := len(self._unread + taken.refused):
            left = words.ngettext(
                "{number} line was left out.", "{number} lines were left out.", out
            )
            said.append(left)
        told = " ".join(said)
        self._view.told.emit(Told(sentence=told, refused=False))
        self.taken.emit()
        if any(isinstance(one, KeptOut) for one in arrivals):
            self._try()
            self._say(told, "waiting")
            return
        self.left.emit()

    def _say(self, sentence: str, role: str) -> None:
        if self.said.property("role") != role:
            self.said.setProperty("role", role)
            self.said.style().polish(self.said)
        self.said.setText(sentence)
