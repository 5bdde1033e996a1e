"""Charts of a season: a player's points evening by evening, and how the leaders' totals came about."""

from collections.abc import Sequence
from typing import Final

from tdconsole.drawing.charts import Axis, Chart, Ink, Series, Tick, nice_steps
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.i18n.season.words import points_digits, points_words
from tdconsole.projections.season.course import by_evening, totals
from tdconsole.projections.season.table import SeasonRow, SeasonTable

LEADERS: Final = 5
"""The leaders whose totals are drawn."""


def points_chart(words: Catalogue, table: SeasonTable, row: SeasonRow) -> Chart:
    """The player's points on each evening; those that don't count are quiet."""
    title, say = words.gettext("Points by evening"), words.pgettext
    results = by_evening(table, row)
    if not any(one is not None and one.points for one in results):
        return Chart(title=title, nothing=words.gettext("No evening brought points so far."))
    won = [0.0 if one is None or one.points is None else float(one.points) for one in results]
    counted = [one is not None and one.counts for one in results]
    digits = points_digits(one.points for one in row.results)
    over = tuple(
        "" if one is None or not one.points else points_words(words, one.points, digits)
        for one in results
    )
    drawn: tuple[tuple[bool, Ink, str], ...] = (
        (True, "main", say("chart", "counts")),
        (False, "rest", say("chart", "doesn’t count")),
    )
    series = []
    for counts, ink, label in drawn:
        points = [
            value if there == counts else 0.0 for value, there in zip(won, counted, strict=True)
        ]
        if any(points):
            said = tuple(
                text if there == counts else "" for text, there in zip(over, counted, strict=True)
            )
            series.append(
                Series(form="bars", points=_course(points), ink=ink, label=label, over=said)
            )
    return Chart(
        title=title,
        across=_evenings(words, table),
        up=_points(words, max(won)),
        series=tuple(series),
    )


def race_chart(words: Catalogue, table: SeasonTable, row: SeasonRow | None) -> Chart:
    """The totals of the leaders after each evening, and that of the player selected."""
    title = words.gettext("The totals, evening by evening")
    leading = list(table.rows[:LEADERS])
    if row is not None and row not in leading:
        leading.append(row)
    if len(table.evenings) < 2 or not leading:
        return Chart(title=title, nothing=words.gettext("Shown after the second evening."))
    courses = [(one, totals(table, one)) for one in leading]
    most = float(max(max(course) for _one, course in courses))
    erased = words.gettext("erased")
    digits = points_digits(one.points for one in leading)
    return Chart(
        title=title,
        across=_evenings(words, table),
        up=_points(words, most),
        series=tuple(
            Series(
                form="line",
                points=_course([float(total) for total in course]),
                ink="main" if one == row else "second",
                tail=one.name or erased,
                value=points_words(words, course[-1], digits),
            )
            for one, course in sorted(courses, key=lambda each: each[0] == row)
        ),
        note=words.gettext("Without adjustments.") if any(one.adjusted for one in leading) else "",
    )


def _course(values: Sequence[float]) -> tuple[tuple[float, float], ...]:
    return tuple((float(at), value) for at, value in enumerate(values, start=1))


def _evenings(words: Catalogue, table: SeasonTable) -> Axis:
    days = [one.day for one in table.evenings]
    said = words.day if len({day[:4] for day in days}) > 1 else words.day_and_month
    ticks = tuple(Tick(at=at, label=said(day)) for at, day in enumerate(days, start=1))
    return Axis(low=0.5, high=len(table.evenings) + 0.5, ticks=ticks)


def _points(words: Catalogue, most: float) -> Axis:
    steps = nice_steps(most)
    ticks = tuple(Tick(at=step, label=words.number(step)) for step in steps)
    return Axis(low=0, high=steps[-1], ticks=ticks)
