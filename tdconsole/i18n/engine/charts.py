"""All charts of an evening, in the order in which they are shown."""

from collections.abc import Callable
from typing import Final, Literal, NamedTuple

from tdconsole.domain.values import EntryId
from tdconsole.drawing.charts import Chart
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.i18n.chips.charts import leaders_chart, stacks_chart
from tdconsole.i18n.eliminations.charts import PlayersSeen, ending_chart, players_chart
from tdconsole.i18n.entry.charts import entries_chart, field_chart
from tdconsole.i18n.prizes.charts import prizes_chart
from tdconsole.i18n.structure.charts import depth_chart
from tdconsole.projections.structure.evening import Evening

ChartName = Literal["players", "ending", "entries", "field", "depth", "stacks", "leaders", "prizes"]
CHARTS: Final[tuple[ChartName, ...]] = (
    "players",
    "ending",
    "entries",
    "field",
    "depth",
    "stacks",
    "leaders",
    "prizes",
)


class NamedChart(NamedTuple):
    name: ChartName
    chart: Chart


def evening_charts(
    words: Catalogue,
    seen: Evening,
    *,
    money: bool,
    named: Callable[[EntryId], str] | None = None,
) -> tuple[NamedChart, ...]:
    """The charts of the evening; that of the prizes where money is shown.

    Names are those of the people unless the caller has another form of them.
    """
    erased = words.gettext("erased")
    led = {one.entry: one.name or erased for one in seen.leading}
    depth = seen.depth
    over = seen.field.ended is not None or seen.left == 1 < seen.entering.entries
    course = seen.field.course
    players = PlayersSeen(
        course=course,
        entries=seen.entering.entries,
        paid=seen.paid,
        until=None if over else seen.now.utc,
        began=seen.field.began,
    )
    charts: dict[ChartName, Chart] = {
        "players": players_chart(words, players),
        "ending": ending_chart(words, seen.ending, seen.paid),
        "entries": entries_chart(words, seen.entering),
        "field": field_chart(words, seen.entering),
        "depth": depth_chart(
            words, depth.points, depth.ends, depth.course, None if over else depth.now
        ),
        "stacks": stacks_chart(words, seen.stacks),
        "leaders": leaders_chart(words, seen.leading, named or led.__getitem__),
    }
    if money:
        prizes = seen.prizes
        amounts = () if prizes is None else prizes.amounts
        charts["prizes"] = prizes_chart(
            words, amounts, "EUR" if prizes is None else prizes.currency
        )
    return tuple(NamedChart(name, charts[name]) for name in CHARTS if name in charts)
