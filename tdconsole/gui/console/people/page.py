"""The people of the house: found on the left, recorded on the right, imported and exported."""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Final, Self

from PySide6.QtCore import Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import (
    QFileDialog,
    QFrame,
    QGridLayout,
    QLineEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from tdconsole.club import Person
from tdconsole.club.lists.people_csv import list_in
from tdconsole.club.person import NOT_YET
from tdconsole.domain.values import PersonId
from tdconsole.gui.console.actions.selection import Selection
from tdconsole.gui.console.engine.gestures import Gestures
from tdconsole.gui.console.engine.preferences import WindowPreferences
from tdconsole.gui.console.engine.tournament_view import Told, TournamentView
from tdconsole.gui.console.entry.entrants.asking import Asking
from tdconsole.gui.console.entry.entrants.questions import Question
from tdconsole.gui.console.papers.place_asked import ask_place
from tdconsole.gui.console.people import asked
from tdconsole.gui.console.people.files import PeopleFiles
from tdconsole.gui.console.people.found import FoundPeople
from tdconsole.gui.console.people.past import PastPane
from tdconsole.gui.console.people.record import NOBODY, RecordForm
from tdconsole.gui.console.people.standing import bars_of
from tdconsole.gui.console.people.taking_in import TakingIn
from tdconsole.gui.console.people.years import YearsPane
from tdconsole.gui.console.widgets.page import Page
from tdconsole.gui.console.widgets.turned import Turned
from tdconsole.gui.shared.layout import STRETCH, column_of, row_of, title_of
from tdconsole.gui.shared.listing import Listing
from tdconsole.i18n.catalogue import Catalogue, catalogue
from tdconsole.i18n.engine.mishaps import mishap
from tdconsole.known_errors import KnownError
from tdconsole.wall.theme import Theme

ACROSS: Final = 3
"""Buttons in a row, so that a small window has room for them."""


class PeoplePage(Page):
    name = "people"

    def __init__(
        self, view: TournamentView, gestures: Gestures, theme: Theme, parent: QWidget | None = None
    ) -> None:
        super().__init__(view, gestures, theme, parent)
        self._folder = Path.home()
        words = view.words
        self.paper_words: Callable[[], Catalogue] = lambda: view.words
        """The words of a page that is saved."""
        self.title = title_of(theme, words.pgettext("page", "People"))
        self.search = QLineEdit()
        self.search.setPlaceholderText(words.gettext("Name, nickname or number"))
        self.search.setAccessibleName(words.gettext("Find somebody of the house"))
        self.rows = FoundPeople(view, theme)
        self.listing = Listing(self.rows, theme, words.gettext("People found"))
        self.record = RecordForm(view, theme)
        self.past = PastPane(view, theme)
        self.years = YearsPane(view, theme)
        self.turned = Turned(
            theme,
            (words.gettext("Details"), self.record),
            (words.gettext("On record"), self.past),
            (words.gettext("Results"), self.years),
        )
        self.asking = Asking(view, theme)
        self.taking_in = TakingIn(view, theme)
        self.taking_in.hide()
        self.writing = PeopleFiles(view, self)
        self.buttons: dict[str, QPushButton] = {}
        self._lay_out(theme)
        self.search.textChanged.connect(self._find)
        self.search.returnPressed.connect(self._first)
        self.listing.pointed.connect(self._point)
        self.listing.wanted.connect(lambda _key: self.record.fields["name"].setFocus())
        self.record.kept.connect(self._kept)
        self.record.left.connect(self._back)
        self.past.left.connect(self._back)
        self.years.left.connect(self._back)
        self.years.wanted.connect(self.choose_place_of_page)
        self.past.begun.connect(gestures.begun)
        self.asking.left.connect(self._answered)
        self.taking_in.left.connect(self._list)
        self.taking_in.taken.connect(self._taken)
        self.writing.turned.connect(
            lambda: self.buttons["export"].setEnabled(not self.writing.busy)
        )

    @classmethod
    def opened(
        cls, view: TournamentView, gestures: Gestures, theme: Theme, preferences: WindowPreferences
    ) -> Self:
        page = cls(view, gestures, theme)
        page.years.profit.setChecked(preferences.profit)
        page.years.profit_shown.connect(lambda shown: preferences.show_profit(shown=shown))
        page.writing.logo = lambda: preferences.logo
        page.paper_words = lambda: catalogue(preferences.paper_language)
        return page

    def _lay_out(self, theme: Theme) -> None:
        space, say = theme.console.space, self._view.words.pgettext
        gestures: tuple[tuple[str, str, Callable[[], None]], ...] = (
            ("new", say("button", "New"), self.new),
            ("import", say("button", "Import…"), self.choose_list),
            ("export", say("button", "Export…"), self.choose_place),
        )
        new, *files = (self._button(*one) for one in gestures)
        head = row_of((self.title, 1), new, gap=space.gap)
        below = row_of(*files, STRETCH, gap=space.gap)
        foot = QGridLayout()
        foot.setSpacing(space.gap)
        asking = (
            ("bar", say("button", "Bar…")),
            ("lift", say("button", "Lift the bar…")),
            ("merge", say("button", "Merge…")),
            ("apart", say("button", "Keep apart…")),
            ("erase", say("button", "Erase…")),
        )
        for at, (name, label) in enumerate(asking):
            button = self._button(name, label, partial(self.ask, name))
            foot.addWidget(button, *divmod(at, ACROSS))
        card = QFrame()
        card.setProperty("kind", "card")
        column_of(
            head,
            self.search,
            (self.listing, 1),
            below,
            gap=space.gap,
            margin=space.margin,
            within=card,
        )
        self.card = QWidget()
        left, right = QVBoxLayout(), QVBoxLayout()
        left.setSpacing(space.margin)
        right.setSpacing(space.gap)
        left.addWidget(card, 1)
        left.addWidget(self.asking)
        right.addWidget(self.turned, 1)
        right.addLayout(foot)
        row_of((left, 10), (right, 9), gap=space.margin, within=self.card)
        column_of(self.card, self.taking_in, margin=space.margin, within=self)

    def _button(self, name: str, label: str, gesture: Callable[[], None]) -> QPushButton:
        button = self.buttons[name] = QPushButton(label)
        button.setAccessibleName(f"{self.title.text()}: {label}")
        button.clicked.connect(lambda _checked=False: gesture())
        return button

    # Search

    def seek(self) -> None:
        self._list()
        self.search.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.search.selectAll()

    def _find(self, typed: str) -> None:
        words = self._view.words
        try:
            self.rows.find(typed)
        except KnownError as error:
            self.listing.tell(mishap(words, error))
            self.rows.fill(())
            return
        self.listing.tell(
            words.gettext("Nobody in the house matches that.")
            if typed.strip()
            else words.gettext(
                "The house knows nobody yet. New makes a record, Import reads a list."
            )
        )

    def _first(self) -> None:
        if self.rows.rowCount():
            self.listing.select(self.rows.at(0).person.id)
            self.listing.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def _point(self, key: int | None) -> None:
        found = None if key is None else self.rows.get(key)
        other = found is not None and found.person.id != self.record.person.id
        if other and self.record.changed:
            self.record.hold()
            here = self.record.person.id
            self.listing.select(here if self.rows.get(here) is not None else None)
            return
        if found is not None and other:
            self._show(found.person)
        if self.isVisible():
            number = None if key is None else PersonId(key)
            self._gestures.point(Selection(person=number))
        self._look()

    def _show(self, person: Person) -> None:
        self.record.show_person(person)
        self.past.show_person(person.id)
        self.years.show_person(person.id)

    def show_record(self, person: PersonId, *, results: bool = False) -> None:
        """Show a person's penalties, bars and rulings, or the results, anywhere in the house."""
        if (known := self._view.session.club.people.get(person)) is None:
            said = self._view.words.gettext("This person has been erased meanwhile.")
            self._tell(said, refused=True)
            return
        self._list()
        self.search.setText(known.name)
        self.turned.turn(2 if results else 1)
        self.listing.select(known.id)
        if self.record.person.id != known.id and not self.record.changed:
            self._show(known)  # one of many namesakes
        self.listing.setFocus(Qt.FocusReason.OtherFocusReason)

    def _look(self) -> None:
        known = self.record.person.id != NOT_YET
        barred = known and bool(bars_of(self._view, self.record.person.id))
        for name in ("bar", "merge", "apart", "erase"):
            self.buttons[name].setEnabled(known)
        self.buttons["lift"].setEnabled(barred)

    def new(self) -> None:
        """Begin a new record, with the typed text as the name."""
        typed = " ".join(self.search.text().split())
        self.listing.select(None)
        self.turned.turn(0)
        self._show(NOBODY)
        self.record.fields["name"].fill(typed)
        self.record.fields["name"].setFocus(Qt.FocusReason.OtherFocusReason)
        self._look()

    def _kept(self, number: PersonId) -> None:
        self._know_again(number)
        self._find(self.search.text())
        self.listing.select(number)
        self._look()

    def _know_again(self, number: PersonId) -> None:
        self._view.know_again({number, *self._view.session.club.people.same(number)})

    def _back(self) -> None:
        self.listing.setFocus(Qt.FocusReason.OtherFocusReason)

    # Questions

    def begin(self, action: str, selection: Selection) -> None:
        """Show what is on record of the selected player; a bar is asked about next to it."""
        persons = self._view.session.timeline(self._view.tournament).persons
        self.show_record(persons[selection.entries[0]], results=action == "years")
        if action == "bar":
            self.ask("bar")

    def ask(self, what: str) -> None:
        person = self.record.person
        questions: dict[str, Callable[[TournamentView, Person], Question]] = {
            "bar": asked.bar,
            "lift": asked.lift,
            "merge": asked.merge,
            "apart": asked.keep_apart,
            "erase": asked.erase,
        }
        if person.id != NOT_YET:
            self.asking.ask(questions[what](self._view, person))

    def _answered(self) -> None:
        """Show the record as it is now, whatever was done."""
        self.asking.leave()
        number, person = self.record.person.id, None
        try:
            self._know_again(number)
            person = self._view.session.club.people.get(number)
        except KnownError as error:
            self._tell(mishap(self._view.words, error), refused=True)
        self._show(person or NOBODY)
        self._find(self.search.text())
        self.listing.select(number if person is not None else None)
        self._look()
        self._back()

    def leave(self) -> None:
        """Leave an unanswered question."""
        self.asking.leave()

    # Import

    def choose_list(self) -> None:
        words = self._view.words
        dialog = QFileDialog(self, words.gettext("A list of players"), str(self._folder))
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.setNameFilters(
            [words.gettext("Lists (*.csv *.txt *.tsv)"), words.gettext("All files (*)")]
        )
        dialog.fileSelected.connect(lambda chosen: self.take_in(Path(chosen)))
        dialog.open()

    def take_in(self, path: Path) -> None:
        self._folder = path.parent
        try:
            content = list_in(path)
        except KnownError as error:
            self._tell(mishap(self._view.words, error), refused=True)
            return
        self.card.hide()
        self.taking_in.show()
        self.taking_in.begin(content, path.name)

    def _list(self) -> None:
        self.taking_in.hide()
        self.card.show()
        self.search.setFocus(Qt.FocusReason.OtherFocusReason)

    def _taken(self) -> None:
        self._view.know_again(tuple(self._view.people))
        self._find(self.search.text())

    # Export

    def _tell(self, sentence: str, *, refused: bool) -> None:
        self._view.told.emit(Told(sentence=sentence, refused=refused))

    @property
    def printing(self) -> bool:
        return self.writing.busy

    def choose_place(self) -> None:
        words = self._view.words
        title, place = words.gettext("Everybody, as a list"), words.gettext("people.csv")
        ask_place(self, title, self._folder / place, words.gettext("CSV (*.csv)"), self.write)

    def choose_place_of_page(self) -> None:
        words = self._view.words
        name = words.gettext("results-{number}.pdf", number=self.years.years.person)
        title, kind = words.gettext("The player’s page"), words.gettext("PDF (*.pdf)")
        ask_place(self, title, self._folder / name, kind, self.write_page)

    def write_page(self, path: Path) -> None:
        self._folder = path.parent
        years = self.years
        self.writing.begin_page(path, years.page(), years.stretch, self.paper_words())

    def write(self, path: Path) -> None:
        self._folder = path.parent
        self.writing.begin(path)

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802 -- Qt's name
        super().showEvent(event)
        self._find(self.search.text())
        self._point(self.listing.key)
