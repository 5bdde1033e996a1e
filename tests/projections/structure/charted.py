"""An evening of 36 that fills every chart: entries, busts and two counts."""

from functools import lru_cache

from tdconsole.domain.language.commands.clock import StartClock
from tdconsole.drawing.charts import Chart
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.i18n.engine.charts import evening_charts
from tdconsole.projections.structure.evening import Evening
from tests.domain.floor import busting
from tests.projections.structure.test_evening import counting, registered, seen


@lru_cache(maxsize=1)
def full_evening() -> Evening:
    floor = registered(36, minutes=1)
    floor.do(StartClock())
    floor.wait(minutes=45)
    for entry in range(1, 9):
        floor.wait(minutes=5).do(busting(entry))
        if entry in {3, 8}:
            stacks = {later: 20_000 + 700 * later * (entry % 4) for later in range(19, 28)}
            floor.do(counting(3, stacks, fresh=True))
    return seen(floor)


def drawn_evening(words: Catalogue, name: str = "") -> tuple[Chart, ...]:
    """All charts of it; with this name for everybody, if one is given."""
    told = full_evening()
    named = (lambda _entry: name) if name else None
    return tuple(one.chart for one in evening_charts(words, told, money=True, named=named))
