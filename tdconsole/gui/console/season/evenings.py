"""All evenings of the house, to count one in or leave it out by hand."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from tdconsole.domain.language.commands.house import CountTournament
from tdconsole.domain.state.house import Season
from tdconsole.gui.console.engine.tournament_view import TournamentView
from tdconsole.gui.console.season.rows import EveningRows
from tdconsole.gui.shared.layout import button_of, column_of, label_of, row_of
from tdconsole.gui.shared.listing import Listing
from tdconsole.i18n.season.words import scope_words
from tdconsole.projections.season.evening import Evening
from tdconsole.projections.season.table import SeasonTable
from tdconsole.wall.theme import Theme


class EveningsPane(QWidget):
    wanted = Signal(object)
    """Emitted with the request to count a tournament, or not."""

    def __init__(self, view: TournamentView, theme: Theme) -> None:
        super().__init__()
        words, gap = view.words, theme.console.space.gap
        self._view = view
        self._season: Season | None = None
        self.said = label_of(role="quiet", wraps=True)
        self.rows = EveningRows(view, theme)
        self.listing = Listing(
            self.rows,
            theme,
            words.gettext("Tournaments that are over"),
            words.gettext("No tournament of the house is over yet."),
        )
        say = words.pgettext
        self.count = button_of(say("button", "Count in"), press=lambda: self._ask(counts=True))
        self.leave_out = button_of(
            say("button", "Leave out"), press=lambda: self._ask(counts=False)
        )
        self.by_rules = button_of(say("button", "By the rules"), press=lambda: self._ask(None))
        for button in (self.count, self.leave_out, self.by_rules):
            button.setAccessibleName(button.text())
        column_of(
            self.said,
            (self.listing, 1),
            row_of(self.count, self.leave_out, self.by_rules, gap=gap),
            gap=gap,
            within=self,
        )
        self.listing.pointed.connect(lambda _key: self._look())
        self._look()

    def show_season(
        self, season: Season | None, table: SeasonTable | None, evenings: list[Evening]
    ) -> None:
        self._season = season
        if season is None or table is None:
            self.said.clear()
            self.rows.fill(())
        else:
            self.said.setText(scope_words(self._view.words, season.rules))
            self.rows.show_season(season, table, evenings)
        self._look()

    def _look(self) -> None:
        key = self.listing.key
        line = None if key is None else self.rows.get(key)
        is_open = self._season is not None and self._season.closed is None
        by_hand = None if line is None else line.by_hand
        can = is_open and line is not None
        self.count.setEnabled(can and by_hand is not True)
        self.leave_out.setEnabled(can and by_hand is not False)
        self.by_rules.setEnabled(can and by_hand is not None)

    def _ask(self, counts: bool | None) -> None:
        key = self.listing.key
        line = None if key is None else self.rows.get(key)
        if line is None or self._season is None:
            return
        self.wanted.emit(
            CountTournament(season=self._season.no, tournament=line.tournament, counts=counts)
        )
