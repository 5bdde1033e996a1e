"""The depth of stacks level by level, as a chart: planned, real and expected."""

from collections.abc import Iterator, Mapping, Sequence

from tdconsole.domain.values import Level, Structure
from tdconsole.drawing.charts import Axis, Chart, Moment, Series, Tick, nice_steps, powers
from tdconsole.drawing.marks import Point
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.projections.structure.course import Depth
from tdconsole.projections.structure.depth import DepthPoint

Now = tuple[float, float]
"""The minutes since the start of play, by the structure, and the average in big blinds."""


def depth_chart(
    words: Catalogue,
    points: Sequence[DepthPoint],
    ends: float,
    course: Mapping[int, Depth],
    now: Now | None,
) -> Chart:
    """The plan, in minutes by the structure; with the real course, if any, and what follows from it.

    The points are those of the plan, the course is by row from 0.
    """
    title = words.gettext("Average stack in big blinds, by level")
    if not points:
        return Chart(title=title, nothing=words.gettext("Nobody plays: there is no average stack."))
    planned = tuple((float(one.minutes), one.depth / 100) for one in points)
    say = words.pgettext
    series = [
        Series(
            form="steps",
            points=_until(planned, ends),
            ink="second" if course else "main",
            label=say("chart", "as planned"),
            dashed=bool(course),
            filled=not course,
        ),
        *_real(words, points, ends, course, now),
    ]
    if now is not None:
        series.append(Series(form="dots", points=(now,), ink="main", filled=True))
    top = max(1.0, *(value for one in series for _at, value in one.points))
    steps = nice_steps(top)
    return Chart(
        title=title,
        across=Axis(low=0, high=max(ends, 1), ticks=tuple(_levels(words, points, ends))),
        up=Axis(
            low=0,
            high=steps[-1],
            ticks=tuple(Tick(at=step, label=words.number(step)) for step in steps),
        ),
        series=tuple(series),
        now=None if now is None else Moment(at=now[0], label=say("chart", "now")),
        told=_told(words, points, now),
    )


def blinds_chart(
    words: Catalogue,
    structure: Structure,
    points: Sequence[DepthPoint],
    ends: float,
    now: float | None,
) -> Chart:
    """The big blind over time, on a scale on which even growth is a straight line."""
    title = words.gettext("The big blind, by level")
    levels = ((one, structure[one.row - 1]) for one in points)
    course = [
        (float(one.minutes), float(level.big_blind))
        for one, level in levels
        if isinstance(level, Level) and level.big_blind
    ]
    if len(course) < 2:
        return Chart(title=title, nothing=words.gettext("There are too few levels with blinds."))
    steps = powers(min(blind for _at, blind in course), max(blind for _at, blind in course))
    return Chart(
        title=title,
        across=Axis(low=0, high=max(ends, 1), ticks=tuple(_levels(words, points, ends))),
        up=Axis(
            low=steps[0],
            high=steps[-1],
            ticks=tuple(Tick(at=step, label=words.number(round(step))) for step in steps),
            logarithmic=True,
        ),
        series=(Series(form="steps", points=_until(course, ends)),),
        now=None if now is None else Moment(at=now),
        note=words.gettext(
            "The scale is logarithmic: as long as the line is straight, the blinds grow evenly."
        ),
    )


def depth_sentence(words: Catalogue, point: DepthPoint) -> str:
    return words.gettext(
        "Level {level}: {depth} big blinds",
        level=point.level,
        depth=words.number(round(point.depth / 100)),
    )


def present_sentence(words: Catalogue, depth: float) -> str:
    return words.gettext("Now: {depth} big blinds", depth=words.number(round(depth)))


def point_at(points: Sequence[DepthPoint], minutes: float) -> DepthPoint | None:
    """The planned level at this time."""
    return next((one for one in reversed(points) if one.minutes <= minutes), None)


def _told(words: Catalogue, points: Sequence[DepthPoint], now: Now | None) -> str:
    if now is None:
        return ""
    planned = point_at(points, now[0])
    if planned is None:
        return present_sentence(words, now[1])
    return words.gettext(
        "Now {depth} big blinds, planned {planned}",
        depth=words.number(round(now[1])),
        planned=words.number(round(planned.depth / 100)),
    )


def _real(
    words: Catalogue,
    points: Sequence[DepthPoint],
    ends: float,
    course: Mapping[int, Depth],
    now: Now | None,
) -> Iterator[Series]:
    """What was, until now; and what is expected from now on."""
    known = [(one, course[one.row - 1]) for one in points if one.row - 1 in course]
    was = [
        (float(one.minutes), depth.big_blinds / 100)
        for one, depth in known
        if depth.how != "expected"
    ]
    coming = [
        (float(one.minutes), depth.big_blinds / 100)
        for one, depth in known
        if depth.how == "expected"
    ]
    if now is not None and was:
        coming = [now, *coming]
        was = [*(one for one in was if one[0] < now[0]), now]
    if was:
        label = words.pgettext("chart", "real")
        yield Series(form="steps", points=tuple(was), ink="main", label=label, filled=True)
    if len(coming) > 1:
        label = words.pgettext("chart", "expected from here")
        yield Series(form="steps", points=_until(coming, ends), label=label, dashed=True)


def _until(points: Sequence[Point], ends: float) -> tuple[Point, ...]:
    """The points, the last value going on to the end."""
    last = points[-1]
    return (*points, (ends, last[1])) if last[0] < ends else tuple(points)


def _levels(words: Catalogue, points: Sequence[DepthPoint], ends: float) -> Iterator[Tick]:
    """The number of each level where it begins; the title says what is numbered."""
    for one in points:
        if one.minutes <= ends:
            yield Tick(at=one.minutes, label=words.number(one.level))
