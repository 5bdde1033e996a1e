"""The charts of the evening as the wall shows them, looked at again every few seconds.

A bust that the room isn't told yet is not in them, as on every other screen.
What they are made with is loaded when they are first wanted, which no start waits for.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from tdconsole.domain.state.exits import back
from tdconsole.domain.state.tournament import Tournament
from tdconsole.domain.values import EntryId, Instant, Structure, TournamentId
from tdconsole.drawing.charts import Chart
from tdconsole.drawing.ribbon import Ribbon
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.projections.bubble.untold import untold
from tdconsole.session import Session
from tdconsole.wall.screens.figures import writable

if TYPE_CHECKING:
    from tdconsole.projections.structure.evening import Evening
    from tdconsole.session.past.walking import Walking

READ: Final = 10_000
"""How long they stay as they are."""
MINUTE: Final = 60_000
"""How long the ribbon does, unless the structure is edited meanwhile."""


class ChartsOnWall:
    def __init__(self, session: Session, tournament: TournamentId, words: Catalogue) -> None:
        self._session, self._tournament, self._words = session, tournament, words
        self.waits = False
        self._walking: Walking | None = None
        self._seen: tuple[object, tuple[Chart, ...]] | None = None
        self._ribbon: tuple[object, Structure, Ribbon] | None = None

    def of(
        self, state: Tournament, named: Callable[[EntryId], str], now: Instant, *, money: bool
    ) -> tuple[Chart, ...]:
        """The charts that have something to show, with the prizes where money is shown."""
        from tdconsole.i18n.engine.charts import evening_charts  # noqa: PLC0415 -- see above

        asked = (state.current, now.boot, now.uptime // READ, money)
        if self._seen is None or self._seen[0] != asked:
            seen = self._evening(_as_told(state), now)
            if seen is not None:
                charts = evening_charts(
                    self._words, seen, money=money, named=lambda entry: writable(named(entry))
                )
                there = tuple(one.chart for one in charts if one.chart.series)
                self._seen = (asked, there)
        return () if self._seen is None else self._seen[1]

    def ribbon(self, state: Tournament, now: Instant) -> Ribbon | None:
        """The evening on one line; None while it can't be told, or waits for a window to come up."""
        if self.waits:
            return None
        from tdconsole.i18n.structure.ribbon import ribbon_of  # noqa: PLC0415 -- see above
        from tdconsole.projections.structure.ribbon import evening_line  # noqa: PLC0415 -- as above

        asked = (state.current, now.boot, now.uptime // MINUTE)
        structure = state.setup.structure
        kept = self._ribbon
        if kept is None or kept[0] != asked or kept[1] is not structure:
            state = _as_told(state)
            seen = self._evening(state, now)
            if seen is None:
                return None if kept is None else kept[2]
            line = evening_line(state, seen)
            kept = self._ribbon = (asked, structure, ribbon_of(self._words, line))
        return kept[2]

    def _evening(self, state: Tournament, now: Instant) -> "Evening | None":
        if self._walking is None:
            from tdconsole.session.past.walking import Walking  # noqa: PLC0415 -- see above

            self._walking = Walking(self._session, self._tournament)
        walk = self._walking.on(state.current)
        return None if walk is None else walk.seen(state, {}, now)


def _as_told(state: Tournament) -> Tournament:
    """The tournament with those still in whose busts the room isn't told yet."""
    exits = state.exits
    for entry in untold(state):
        exits = back(exits, entry)
    return state if exits is state.exits else replace(state, exits=exits)
