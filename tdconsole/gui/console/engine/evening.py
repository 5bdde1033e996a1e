"""An evening over time, for charts: the trail of a long one is walked in pieces."""

from typing import Final, Self

from PySide6.QtCore import QObject, QTimer, Signal

from tdconsole.domain.state.tournament import Tournament
from tdconsole.domain.values import Millis
from tdconsole.drawing.charts import Chart
from tdconsole.gui.console.engine.tournament_view import TournamentView
from tdconsole.i18n.engine.charts import ChartName, NamedChart, evening_charts
from tdconsole.line.in_hand import TournamentInHand
from tdconsole.projections.structure.evening import Evening, Walk
from tdconsole.session.past.walking import Walking

PIECE: Final = 500
"""Steps between two events of the window."""
_MINUTE: Final = 60_000


class EveningOf(QObject):
    """The evening of a tournament, be it in hand at this window or beside it."""

    known = Signal()
    """Emitted when the rest of the trail, left for later, was walked."""

    def __init__(self, there: TournamentInHand, parent: QObject) -> None:
        super().__init__(parent)
        self._there = there
        self._walking = Walking(there.session, there.tournament)
        self._goes_on = False
        self._charts: tuple[Tournament, Millis, tuple[NamedChart, ...]] | None = None

    def seen(self) -> Evening | None:
        """Return the evening as it stands; None while the trail is still walked."""
        there, walk = self._there, self._walked()
        return None if walk is None else walk.seen(there.state, there.people, there.now())

    def charts(self) -> tuple[NamedChart, ...]:
        """Return its charts, which change with the tournament and from minute to minute."""
        there, minute = self._there, Millis(self._there.now().utc // _MINUTE)
        kept = self._charts
        if kept is None or kept[0] is not there.state or kept[1] != minute:
            seen = self.seen()
            if seen is None:
                return () if kept is None else kept[2]
            made = evening_charts(there.words, seen, money=True)
            kept = self._charts = (there.state, minute, made)
        return kept[2]

    def drawn(self, *names: ChartName) -> list[Chart]:
        """Return those of these charts that show something by now, in this order."""
        charts = dict(self.charts())
        return [charts[name] for name in names if name in charts and charts[name].series]

    def _walked(self) -> Walk | None:
        """Walk on by a piece, and leave the rest for later."""
        walk = self._walking.on(self._there.state.current, PIECE)
        if walk is None and not self._goes_on:
            self._goes_on = True
            QTimer.singleShot(0, self, self._go_on)
        return walk

    def _go_on(self) -> None:
        self._goes_on = False
        if self._walked() is not None:
            self.known.emit()


class EveningInHand(EveningOf):
    @classmethod
    def of(cls, view: TournamentView) -> Self:
        """Return the one that all parts of the window share."""
        there = view.findChild(cls)
        return cls(view, view) if there is None else there
