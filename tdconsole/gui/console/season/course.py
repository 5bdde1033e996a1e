"""The pane beside a season: the selected player's points by evening, and the race of the leaders."""

from PySide6.QtWidgets import QWidget

from tdconsole.gui.console.engine.gestures import Gestures
from tdconsole.gui.console.engine.tournament_view import TournamentView
from tdconsole.gui.console.season.page import SeasonPage
from tdconsole.gui.console.widgets.beside.pane import Pane
from tdconsole.gui.shared.chart_view import ChartView
from tdconsole.i18n.season.charts import points_chart, race_chart
from tdconsole.i18n.season.words import player_words
from tdconsole.wall.theme import Theme


class SeasonCourse(Pane):
    def __init__(self, view: TournamentView, gestures: Gestures, theme: Theme) -> None:
        super().__init__(view, gestures, theme)
        self._page: SeasonPage | None = None
        self.points, self.race = ChartView(view.words, theme), ChartView(view.words, theme)
        self.down.addWidget(self.points, 2)
        self.down.addWidget(self.race, 3)

    def stand_beside(self, page: QWidget) -> None:
        if isinstance(page, SeasonPage):
            self._page = page
            page.looked.connect(self._follow)

    def take_in(self) -> None:
        table = None if self._page is None else self._page.table
        self.card.setVisible(table is not None)
        if self._page is None or table is None:
            return
        words = self._view.words
        every = (*table.rows, *table.below)
        row = self._page.player.row or next(iter(every), None)
        if row is None:
            self.say(table.name, words.gettext("No evening counts so far."))
        else:
            self.say(row.name or words.gettext("erased"), player_words(words, row))
        self.points.show_chart(None if row is None else points_chart(words, table, row))
        self.race.show_chart(None if row is None else race_chart(words, table, row))
