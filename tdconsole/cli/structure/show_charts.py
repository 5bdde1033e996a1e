"""The charts of the evening as text: what each says, or what it waits for; as JSON what they are drawn from."""

from typing import Final

from tdconsole.cli.voice.looking import Looking
from tdconsole.cli.voice.tables import Rows
from tdconsole.cli.voice.view import View
from tdconsole.i18n.engine.charts import evening_charts
from tdconsole.projections.structure.evening import Evening, evening


def _made(look: Looking) -> Evening:
    return evening(look.state, look.people, look.timeline.trail(), look.now)


def _rows(look: Looking, data: Evening) -> Rows:
    for one in evening_charts(look.voice.words, data, money=True):
        yield one.chart.title, one.chart.spoken


CHARTS: Final = View(Evening, _made, _rows)
