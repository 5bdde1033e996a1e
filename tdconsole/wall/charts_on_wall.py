"""The charts of the evening as the wall shows them, looked at again every few seconds."""

from collections.abc import Callable
from typing import Final

from tdconsole.domain.state.tournament import Tournament
from tdconsole.domain.values import EntryId, Instant, TournamentId
from tdconsole.drawing.charts import Chart
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.i18n.engine.charts import evening_charts
from tdconsole.session import Session
from tdconsole.session.past.walking import Walking
from tdconsole.wall.screens.figures import writable

READ: Final = 10_000
"""How long they stay as they are."""


class ChartsOnWall:
    def __init__(self, session: Session, tournament: TournamentId, words: Catalogue) -> None:
        self._walking, self._words = Walking(session, tournament), words
        self._seen: tuple[object, tuple[Chart, ...]] | None = None

    def of(
        self, state: Tournament, named: Callable[[EntryId], str], now: Instant, *, money: bool
    ) -> tuple[Chart, ...]:
        """The charts that have something to show, with the prizes where money is shown."""
        asked = (state.current, now.boot, now.uptime // READ, money)
        if self._seen is None or self._seen[0] != asked:
            walk = self._walking.on(state.current)
            if walk is not None:
                seen = walk.seen(state, {}, now)
                charts = evening_charts(
                    self._words, seen, money=money, named=lambda entry: writable(named(entry))
                )
                there = tuple(one.chart for one in charts if one.chart.series)
                self._seen = (asked, there)
        return () if self._seen is None else self._seen[1]
