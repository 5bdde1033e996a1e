"""The pane beside the overview: more charts of the tournament at which pointer or keyboard is."""

from typing import Final

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from tdconsole.domain.values import TournamentId
from tdconsole.drawing.charts import Chart
from tdconsole.gui.console.engine.evening import EveningOf
from tdconsole.gui.console.engine.gestures import Gestures
from tdconsole.gui.console.engine.tournament_view import TournamentView
from tdconsole.gui.console.festival.page import FestivalPage
from tdconsole.gui.console.widgets.beside.pane import Pane
from tdconsole.gui.shared.chart_view import ChartView
from tdconsole.i18n.engine.charts import ChartName
from tdconsole.wall.theme import Theme

SHOWN: Final[tuple[ChartName, ...]] = ("ending", "prizes", "depth", "stacks", "leaders")
"""The charts in the order of their worth here; those that show nothing yet are left out."""
LEAST: Final = 64
"""The least height of a chart, in units."""


class EveningPane(Pane):
    def __init__(self, view: TournamentView, gestures: Gestures, theme: Theme) -> None:
        super().__init__(view, gestures, theme)
        self._page: FestivalPage | None = None
        self.charts = [ChartView(view.words, theme) for _name in SHOWN]
        for chart in self.charts:
            self.down.addWidget(chart, 1)

    def stand_beside(self, page: QWidget) -> None:
        if isinstance(page, FestivalPage):
            self._page = page
            page.looked.connect(self._follow)

    @property
    def shown(self) -> TournamentId | None:
        """The tournament whose charts are shown; none while there is only one."""
        return None if self._page is None else self._page.at

    def take_in(self) -> None:
        number = self.shown
        there = None if self._page is None or number is None else self._page.evening(number)
        self.card.setVisible(there is not None)
        if there is not None and self._page is not None and number is not None:
            self.say(self._page.name_of(number))
            self._show(there, self._page.on_tile(number))

    def _show(self, there: EveningOf, elsewhere: Chart | None) -> None:
        """Show as many charts as there is room for, except the one that the tile shows."""
        room = max(1, self.height() // (LEAST * self._theme.console.space.unit))
        drawn = [one for one in there.drawn(*SHOWN) if one != elsewhere][:room]
        for at, view in enumerate(self.charts):
            view.show_chart(drawn[at] if at < len(drawn) else None)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 -- Qt's name
        super().resizeEvent(event)
        self._follow()
