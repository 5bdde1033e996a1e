"""The season's table as of a day, the selected player's evenings, all evenings, and the final."""

from contextlib import suppress
from functools import partial
from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QLineEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from tdconsole.domain.language.commands.house import HouseCommand, ReopenSeason
from tdconsole.domain.state.house import Season
from tdconsole.domain.values import PersonId, SeasonNo
from tdconsole.gui.console.engine.gestures import Gestures
from tdconsole.gui.console.engine.tournament_view import TournamentView
from tdconsole.gui.console.entry.entrants.asking import Asking
from tdconsole.gui.console.papers.place_asked import ask_place
from tdconsole.gui.console.people.house_page import HousePage
from tdconsole.gui.console.season import asked
from tdconsole.gui.console.season.dialog import SeasonDialog
from tdconsole.gui.console.season.entering import EnterDialog
from tdconsole.gui.console.season.evenings import EveningsPane
from tdconsole.gui.console.season.final import FinalPane
from tdconsole.gui.console.season.paper import SeasonPaper
from tdconsole.gui.console.season.player import PlayerPane
from tdconsole.gui.console.season.rows import TableRows
from tdconsole.gui.console.widgets.choice import Choice
from tdconsole.gui.console.widgets.turned import Turned
from tdconsole.gui.shared.layout import button_of, column_of, label_of, row_of, title_of
from tdconsole.gui.shared.listing import Listing
from tdconsole.i18n.engine.mishaps import mishap
from tdconsole.i18n.season.words import digits_of, missing_words, state_words
from tdconsole.known_errors import KnownError
from tdconsole.projections.season.entering import EnteredFrom
from tdconsole.projections.season.evening import Evening
from tdconsole.projections.season.qualifying import qualifiers
from tdconsole.projections.season.standing import SeasonStanding
from tdconsole.projections.season.table import SeasonTable
from tdconsole.session.past.seasons import Seasons, season_in_hand
from tdconsole.wall.theme import Theme

FINAL = 2
"""The last of the parts on the right."""
_ACROSS = 2
"""Buttons in a row, so that a small window has room for them."""
_DAY = 24
"""The width of the day's field, in units."""


class SeasonPage(HousePage):
    name = "season"
    paper: SeasonPaper
    looked = Signal()
    """Emitted when the season was worked out anew, or another player is selected."""

    def __init__(
        self, view: TournamentView, gestures: Gestures, theme: Theme, parent: QWidget | None = None
    ) -> None:
        super().__init__(view, gestures, theme, parent)
        words = view.words
        self.seasons = Seasons(view.session, digits_of)
        self.season: Season | None = None
        self.table: SeasonTable | None = None
        self._evenings: list[Evening] = []
        self._entered: dict[PersonId, EnteredFrom] = {}
        self._filling = False
        self.title = title_of(theme, words.pgettext("page", "Season"))
        self.choice = Choice(theme)
        self.choice.setAccessibleName(words.gettext("The season shown"))
        self.choice.cut(14)
        self.day = QLineEdit()
        self.day.setAccessibleName(words.gettext("As of the end of which day"))
        self.day.setPlaceholderText(words.gettext("today"))
        self.day.setFixedWidth(_DAY * theme.console.space.unit)
        self.said = label_of(role="quiet", wraps=True)
        self.missing = label_of(role="stopped", wraps=True)
        self.rows = TableRows(view, theme)
        self.listing = Listing(self.rows, theme, words.gettext("Table of the season"))
        self.player = PlayerPane(view, theme, self._adjust, self._take_back)
        self.evenings = EveningsPane(view, theme)
        self.final = FinalPane(view, theme, self.enter)
        self.turned = Turned(
            theme,
            (words.gettext("Player"), self.player),
            (words.pgettext("season", "Evenings"), self.evenings),
            (words.pgettext("season", "The final"), self.final),
        )
        self.asking = Asking(view, theme)
        self.paper = SeasonPaper(view, self)
        self.buttons: dict[str, QPushButton] = {}
        self._lay_out(theme)
        self.choice.currentIndexChanged.connect(lambda _at: self._chosen())
        self.day.textChanged.connect(lambda _text: self.refresh())
        self.listing.pointed.connect(lambda _key: self._point())
        self.listing.wanted.connect(lambda _key: self._adjust())
        self.evenings.wanted.connect(self._do)
        self._follow_house()

    def _lay_out(self, theme: Theme) -> None:
        space, say = theme.console.space, self._view.words.pgettext
        head = row_of(self.title, (self.choice, 1), self.day, gap=space.gap)
        foot = QGridLayout()
        foot.setSpacing(space.gap)
        gestures = (
            ("new", say("button", "New…"), self.new),
            ("rules", say("button", "Rules…"), self.change),
            ("close", say("button", "Close…"), self.close_or_reopen),
            ("print", say("button", "Print…"), self.choose_place),
        )
        for at, (name, label, gesture) in enumerate(gestures):
            button = button_of(label, name=f"{self.title.text()}: {label}", press=gesture)
            self.buttons[name] = button
            foot.addWidget(button, *divmod(at, _ACROSS))
        card = QFrame()
        card.setProperty("kind", "card")
        column_of(
            head,
            self.said,
            (self.listing, 1),
            self.missing,
            foot,
            gap=space.gap,
            margin=space.margin,
            within=card,
        )
        left, right = QVBoxLayout(), QFrame()
        right.setProperty("kind", "card")
        left.setSpacing(space.margin)
        left.addWidget(card, 1)
        left.addWidget(self.asking)
        column_of((self.turned, 1), margin=space.margin, within=right)
        row_of((left, 5), (right, 4), gap=space.margin, margin=space.margin, within=self)

    # Display

    def refresh(self) -> None:
        """Show the season as it is now."""
        try:
            self._fill_choice()
            self._work_out()
        except KnownError as error:
            self._tell(mishap(self._view.words, error), refused=True)
            return
        self._show()

    def _fill_choice(self) -> None:
        """List the seasons, the latest first; the one shown stays the one shown."""
        seasons = self._view.session.house.seasons
        shown = None if self.season is None else seasons.get(self.season.no)
        self.season = shown or season_in_hand(self._view.session.house)
        self._filling = True
        self.choice.clear()
        for number in sorted(seasons, reverse=True):
            self.choice.addItem(seasons[number].name, number)
        if self.season is not None:
            self.choice.setCurrentIndex(self.choice.findData(self.season.no))
        self._filling = False

    def _work_out(self) -> None:
        self.table, self._evenings, self._entered = None, self.seasons.evenings(), {}
        if self.season is not None:
            self._entered = self.seasons.entered(self.season.no)
            self.table = self.seasons.table(self.season, asked.day_typed(self.day.text()) or None)

    def _show(self) -> None:
        words, table = self._view.words, self.table
        if table is None:
            self.rows.fill(())
            self.said.setText(words.gettext("The house has no season yet. New opens one."))
            self.missing.hide()
        else:
            self.rows.show_table(table)
            wrong = asked.day_typed(self.day.text()) is None
            day = words.gettext("A day is written 2027-12-31 or 31.12.2027; none is today.")
            self.said.setText(day if wrong else state_words(words, table))
            self.said.setProperty("role", "waiting" if wrong else "quiet")
            self.said.style().polish(self.said)
            self.missing.setText(missing_words(words, table))
            self.missing.setVisible(bool(table.missing))
        self.listing.tell("" if table is None else words.gettext("No evening counts so far."))
        self.evenings.show_season(self.season, table, self._evenings)
        self.final.show_final(None if table is None else qualifiers(table), self._entered)
        self._point()
        self._look()

    def _look(self) -> None:
        """Let nothing be pressed that can't be done."""
        say, season = self._view.words.pgettext, self.season
        closed = season is not None and season.closed is not None
        self.choice.setEnabled(season is not None)
        self.buttons["rules"].setEnabled(season is not None and not closed)
        self.buttons["close"].setEnabled(season is not None)
        self.buttons["close"].setText(
            say("button", "Reopen") if closed else say("button", "Close…")
        )
        shown = bool(self.rows.rowCount()) and not self.paper.busy
        self.buttons["print"].setEnabled(shown)

    def _point(self) -> None:
        key = self.listing.key
        stand = None if key is None else self.rows.get(key)
        is_open = self.season is not None and self.season.closed is None
        self.player.show_player(self.table, None if stand is None else stand.row, open_=is_open)
        with suppress(KnownError):
            self.player.show_others(() if stand is None else self._other_seasons(stand.row.person))
        self.looked.emit()

    def _other_seasons(self, person: PersonId) -> list[SeasonStanding]:
        shown = None if self.season is None else self.season.no
        if len(self._view.session.house.seasons) < 2:
            return []
        return [one for one in self.seasons.of_player(person) if one.season != shown]

    def _chosen(self) -> None:
        number = self.choice.currentData()
        if not self._filling and number is not None:
            self.season = self._view.session.house.seasons.get(SeasonNo(number))
            self.asking.leave()
            self.refresh()

    # Gestures

    def _do(self, request: HouseCommand) -> None:
        self._view.ask_house(request)
        self.refresh()

    def _adjust(self) -> None:
        row = self.player.row
        if self.season is not None and row is not None and self.player.adjust.isEnabled():
            name = row.name or self._view.words.gettext("erased")
            self.asking.ask(asked.adjust(self._view, self.season, row.person, name))

    def _take_back(self) -> None:
        if self.season is not None and self.player.given:
            self.asking.ask(asked.take_back(self._view, self.season, self.player.given))

    def close_or_reopen(self) -> None:
        if self.season is None:
            return
        if self.season.closed is None:
            self.asking.ask(asked.close(self._view, self.season))
        else:
            self._do(ReopenSeason(season=self.season.no))

    def new(self) -> None:
        self._open(None)

    def change(self) -> None:
        if self.season is not None:
            self._open(self.season)

    def _open(self, season: Season | None) -> None:
        erased = self._view.words.gettext("erased")
        known = self._view.session.club.people.named()
        names = {
            played.person: known[played.person].name if played.person in known else erased
            for one in self._evenings
            for played in one.played
        }
        dialog = SeasonDialog(self._view, self._theme, season, self._evenings, names, self)
        dialog.kept.connect(self._kept)
        dialog.open()

    def _kept(self, number: SeasonNo) -> None:
        self.season = self._view.session.house.seasons.get(number)
        self.refresh()

    def enter(self) -> None:
        """Ask into which tournament those who qualified are entered, and how they pay."""
        if self.table is not None:
            dialog = EnterDialog(self._view, self._theme, self.seasons, self.table, self)
            dialog.entered.connect(lambda sentence: self._tell(sentence, refused=False))
            dialog.finished.connect(lambda _how: self.refresh())
            dialog.open()

    # Paper

    def choose_place(self) -> None:
        """Ask where the paper goes: the final if that is shown, else the table."""
        words = self._view.words
        final = self.turned.shown == FINAL
        file = words.gettext("season-final.pdf") if final else words.gettext("season.pdf")
        title, kind = words.gettext("Print the season"), words.gettext("PDF (*.pdf)")
        ask_place(self, title, self._folder / file, kind, partial(self.write, final=final))

    def write(self, path: Path, *, final: bool) -> None:
        self._folder = path.parent
        if self.table is not None:
            self.paper.begin(self.table, path, final=final)
