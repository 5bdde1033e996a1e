"""A chart of the evening in hand, which follows play: the first of some that shows anything by now."""

from PySide6.QtGui import QShowEvent

from tdconsole.gui.console.engine.evening import EveningInHand
from tdconsole.gui.console.engine.tournament_view import TournamentView
from tdconsole.gui.shared.chart_view import ChartView
from tdconsole.i18n.engine.charts import ChartName
from tdconsole.wall.theme import Theme


class EveningChart(ChartView):
    def __init__(self, view: TournamentView, theme: Theme, *names: ChartName) -> None:
        super().__init__(view.words, theme)
        self._names, self._wanted = names, True
        self._evening = EveningInHand.of(view)
        self._evening.known.connect(self.look)
        view.changed.connect(lambda _change: self._follow())
        view.passed.connect(lambda _board: self._follow())

    def want(self, *, wanted: bool) -> None:
        """Show it, if it has anything to show, or hide it."""
        self._wanted = wanted
        self.look()

    def look(self) -> None:
        drawn = self._evening.drawn(*self._names) if self._wanted else []
        self.show_chart(next(iter(drawn), None))

    def _follow(self) -> None:
        parent = self.parentWidget()
        if parent is not None and parent.isVisible():
            self.look()

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802 -- Qt's name
        super().showEvent(event)
        self.look()
