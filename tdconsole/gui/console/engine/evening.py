"""The evening in hand over time, for charts: the trail of a long one is walked in pieces."""

from typing import Final, Self

from PySide6.QtCore import QObject, QTimer, Signal

from tdconsole.domain.state.tournament import Tournament
from tdconsole.domain.values import Millis
from tdconsole.gui.console.engine.tournament_view import TournamentView
from tdconsole.i18n.engine.charts import NamedChart, evening_charts
from tdconsole.projections.structure.evening import Evening, Walk
from tdconsole.session.past.walking import Walking

PIECE: Final = 500
"""Steps between two events of the window."""
_MINUTE: Final = 60_000


class EveningInHand(QObject):
    known = Signal()
    """Emitted when the rest of the trail, left for later, was walked."""

    def __init__(self, view: TournamentView) -> None:
        super().__init__(view)
        self._view = view
        self._walking = Walking(view.session, view.tournament)
        self._goes_on = False
        self._charts: tuple[Tournament, Millis, tuple[NamedChart, ...]] | None = None

    @classmethod
    def of(cls, view: TournamentView) -> Self:
        """Return the one that all parts of the window share."""
        there = view.findChild(cls)
        return cls(view) if there is None else there

    def seen(self) -> Evening | None:
        """Return the evening as it stands; None while the trail is still walked."""
        view, walk = self._view, self._walked()
        return None if walk is None else walk.seen(view.state, view.people, view.now())

    def charts(self) -> tuple[NamedChart, ...]:
        """Return its charts, which change with the tournament and from minute to minute."""
        view, minute = self._view, Millis(self._view.now().utc // _MINUTE)
        kept = self._charts
        if kept is None or kept[0] is not view.state or kept[1] != minute:
            seen = self.seen()
            if seen is None:
                return () if kept is None else kept[2]
            made = evening_charts(view.words, seen, money=True)
            kept = self._charts = (view.state, minute, made)
        return kept[2]

    def _walked(self) -> Walk | None:
        """Walk on by a piece, and leave the rest for later."""
        walk = self._walking.on(self._view.state.current, PIECE)
        if walk is None and not self._goes_on:
            self._goes_on = True
            QTimer.singleShot(0, self, self._go_on)
        return walk

    def _go_on(self) -> None:
        self._goes_on = False
        if self._walked() is not None:
            self.known.emit()
