"""A player's results over the years, as a chart."""

from typing import Final

from tdconsole.drawing.charts import Axis, Chart, Rule, Series, Tick
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.i18n.eliminations.years import chart_ends, chart_words
from tdconsole.projections.eliminations.years_chart import YearsChart

_ROOM: Final = 1.02
"""The axes go a little further than the results, so that no dot is cut."""


def results_chart(words: Catalogue, shown: YearsChart) -> Chart:
    """The results: an evening that paid a prize is a dot that is filled."""
    top, bottom = chart_ends(words, shown)
    say = words.pgettext
    series = [Series(form="line", points=shown.line)]
    for won, label in ((False, say("chart", "no prize")), (True, say("chart", "a prize"))):
        points = tuple(dot for dot, paid in zip(shown.dots, shown.won, strict=True) if paid == won)
        if points:
            ink: Final = "main" if won else "quiet"
            series.append(Series(form="dots", points=points, ink=ink, filled=won, label=label))
    return Chart(
        title=chart_words(words, shown),
        across=Axis(
            low=0, high=1, ticks=tuple(Tick(at=at, label=year) for at, year in shown.years)
        ),
        up=Axis(low=0, high=_ROOM, ticks=(Tick(at=0, label=bottom), Tick(at=1, label=top))),
        series=tuple(series),
        rules=() if shown.zero is None else (Rule(at=shown.zero),),
    )
