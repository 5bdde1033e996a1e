"""The pane beside those who are out: the player selected, or how the field goes down to the end."""

from typing import Final

from PySide6.QtWidgets import QFrame

from tdconsole.club.person import NOT_YET
from tdconsole.gui.console.engine.evening import EveningInHand
from tdconsole.gui.console.engine.gestures import Gestures
from tdconsole.gui.console.engine.tournament_view import TournamentView
from tdconsole.gui.console.people.card import PersonCard
from tdconsole.gui.console.widgets.beside.course import EveningChart
from tdconsole.gui.shared.layout import column_of
from tdconsole.i18n.engine.charts import ChartName
from tdconsole.wall.theme import Theme

CHARTS: Final[tuple[ChartName, ...]] = ("players", "ending", "prizes")


class FieldOrPlayer(PersonCard):
    """Charts of the field while nobody is selected: who entered last is of no use here."""

    def __init__(self, view: TournamentView, gestures: Gestures, theme: Theme) -> None:
        super().__init__(view, gestures, theme)
        space = theme.console.space
        self.course = QFrame()
        self.course.setProperty("kind", "card")
        self.charts = [EveningChart(view, theme, name) for name in CHARTS]
        column_of(
            *((chart, 1) for chart in self.charts),
            gap=space.margin,
            margin=space.margin,
            within=self.course,
        )
        self.whole.addWidget(self.course, 1)
        EveningInHand.of(view).known.connect(self._follow)

    def take_in(self) -> None:
        """Show the player who is selected; else the charts, if there is anything to draw."""
        nobody = self._person() == NOT_YET
        for chart in self.charts:
            chart.want(wanted=nobody)
        drawn = any(not chart.isHidden() for chart in self.charts)
        self.card.setVisible(not drawn)
        self.course.setVisible(drawn)
        if drawn:
            self.table.hide()
            self.years.hide()
        else:
            super().take_in()
