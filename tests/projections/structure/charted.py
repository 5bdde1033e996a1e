"""An evening of 36 that fills every chart: entries, busts and two counts."""

from functools import lru_cache

from tdconsole.domain.language.commands.clock import StartClock
from tdconsole.domain.state.tournament import Tournament
from tdconsole.drawing.charts import Chart
from tdconsole.drawing.ribbon import Ribbon
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.i18n.engine.charts import evening_charts
from tdconsole.i18n.structure.ribbon import ribbon_of
from tdconsole.projections.structure.evening import Evening
from tdconsole.projections.structure.ribbon import evening_line
from tests.domain.floor import busting
from tests.projections.structure.test_evening import counting, registered, seen


@lru_cache(maxsize=1)
def full_evening() -> tuple[Tournament, Evening]:
    floor = registered(36, minutes=1)
    floor.do(StartClock())
    floor.wait(minutes=45)
    for entry in range(1, 9):
        floor.wait(minutes=5).do(busting(entry))
        if entry in {3, 8}:
            stacks = {later: 20_000 + 700 * later * (entry % 4) for later in range(19, 28)}
            floor.do(counting(3, stacks, fresh=True))
    return floor.tournament, seen(floor)


def drawn_evening(words: Catalogue, name: str = "") -> tuple[Chart, ...]:
    """All charts of it; with this name for everybody, if one is given."""
    told = full_evening()[1]
    named = (lambda _entry: name) if name else None
    return tuple(one.chart for one in evening_charts(words, told, money=True, named=named))


def drawn_line(words: Catalogue) -> Ribbon:
    return ribbon_of(words, evening_line(*full_evening()))
