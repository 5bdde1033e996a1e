"""The marks of a series between the axes: lines, steps, bars, fans and dots, and their keys."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import pairwise
from typing import Final, NamedTuple

from tdconsole.drawing.charts import Series
from tdconsole.drawing.marks import Area, Mark, Plate, Point, Stroke

_BOLD: Final = 2.2
"""How much thicker than a hairline a line is."""
_NARROWEST: Final = 3.0
"""Bars that are narrower become one outline."""
_BETWEEN: Final = 0.14
"""The share of a bar's width that is left free."""
_WIDEST: Final = 6.0
"""Bars are at most this wide, in the size of the type."""
_DOT: Final = 0.28
"""The radius of a dot, in the size of the type."""


class Scaled(NamedTuple):
    """Where values are in the drawing, and with what it is drawn."""

    x: Callable[[float], float]
    y: Callable[[float], float]
    ground: float
    """Where bars stand and fillings end."""
    inks: Mapping[str, str]
    thick: float
    size: float

    def places(self, points: Sequence[Point]) -> tuple[Point, ...]:
        return tuple((self.x(at), self.y(value)) for at, value in points)


def course_marks(series: Series, scaled: Scaled) -> Iterator[Mark]:
    if not series.points:
        return
    match series.form:
        case "line":
            yield from _line(series, sparse(scaled.places(series.points)), scaled)
        case "steps":
            yield from _line(series, _stepped(sparse(scaled.places(series.points))), scaled)
        case "fan":
            edge = scaled.inks[series.ink]
            around = (*scaled.places(series.points), *reversed(scaled.places(series.upper)))
            yield Area(points=around, fill=edge, solid=series.solid)
        case "bars":
            yield from _bars(series, scaled)
        case "dots":
            for place in scaled.places(series.points):
                yield _dot(place, scaled.size * _DOT, series, scaled)


def reach(series: Series, scaled: Scaled, left: float, right: float) -> Point | None:
    """How far up and down a series goes between two places, what is filled by a line left out."""
    found = list[float]()
    courses = (series.points, series.upper) if series.form == "fan" else (series.points,)
    apart = 0.0
    if series.form == "bars" and len(series.points) > 1:
        apart = abs(scaled.x(series.points[1][0]) - scaled.x(series.points[0][0])) / 2
    for places in map(scaled.places, courses):
        shown = _stepped(places) if series.form == "steps" and places else places
        found += [y for x, y in shown if left - apart <= x <= right + apart]
        for (x, y), (after, there) in pairwise(shown):
            for at in (left, right):
                if series.form != "bars" and x < at < after:
                    found.append(y + (there - y) * (at - x) / (after - x))
    if not found:
        return None
    return min(found), scaled.ground if series.form == "bars" else max(found)


def key_marks(  # noqa: PLR0913, PLR0917 -- what, where and with what
    series: Series, x: float, y: float, size: float, inks: Mapping[str, str], thick: float
) -> Iterator[Mark]:
    """What the series looks like, for the legend, about the height of small letters."""
    edge = inks[series.ink]
    match series.form:
        case "fan":
            square = ((x, y - size / 3), (x + size, y - size / 3), (x + size, y + size / 3))
            yield Area(points=(*square, (x, y + size / 3)), fill=edge, solid=series.solid)
        case "bars":
            side = size * 0.66
            yield Plate(x=x, y=y - side / 2, width=side, height=side, fill=edge)
        case "dots":
            scaled = Scaled(float, float, 0, inks, thick, size)
            yield _dot((x + size / 2, y), size * _DOT, series, scaled)
        case _:
            yield Stroke(
                points=((x, y), (x + size * (2.1 if series.dashed else 1.2), y)),
                edge=edge,
                thick=_BOLD * thick,
                dashed=series.dashed,
            )


def _line(series: Series, places: tuple[Point, ...], scaled: Scaled) -> Iterator[Mark]:
    edge = scaled.inks[series.ink]
    if series.filled and len(places) > 1:
        ground = ((places[-1][0], scaled.ground), (places[0][0], scaled.ground))
        yield Area(points=(*places, *ground), fill=edge, solid=series.solid)
    yield Stroke(points=places, edge=edge, thick=_BOLD * scaled.thick, dashed=series.dashed)
    if len(places) == 1:
        yield _dot(places[0], scaled.size * _DOT, series, scaled)


def _bars(series: Series, scaled: Scaled) -> Iterator[Mark]:
    """Bars around their places, each as wide as the distance between the first two."""
    edge, points = scaled.inks[series.ink], series.points
    apart = points[1][0] - points[0][0] if len(points) > 1 else 1.0
    wide = abs(scaled.x(points[0][0] + apart) - scaled.x(points[0][0]))
    if len(points) > 1 and wide < _NARROWEST:
        yield from _outline(series, scaled)
        return
    for at, value in points:
        left, right = _sides(at, apart, scaled)
        between, top = (right - left) * _BETWEEN / 2, scaled.y(value)
        if value > 0:
            yield Plate(
                x=left + between,
                y=top,
                width=max(0.5, right - left - 2 * between),
                height=max(scaled.thick, scaled.ground - top),
                fill=edge,
            )


def _sides(at: float, apart: float, scaled: Scaled) -> tuple[float, float]:
    """The left and the right of the room of a bar."""
    left, right = scaled.x(at - apart / 2), scaled.x(at + apart / 2)
    spare = max(0.0, right - left - _WIDEST * scaled.size) / 2
    return left + spare, right - spare


def _outline(series: Series, scaled: Scaled) -> Iterator[Mark]:
    """Many narrow bars as one figure, with the highest of each column."""
    highest: dict[int, float] = {}
    for x, y in scaled.places(series.points):
        highest[int(x)] = min(y, highest.get(int(x), y))
    places = _stepped(tuple((float(x), y) for x, y in highest.items()))
    ground = ((places[-1][0], scaled.ground), (places[0][0], scaled.ground))
    yield Area(points=(*places, *ground), fill=scaled.inks[series.ink])


def _stepped(places: Sequence[Point]) -> tuple[Point, ...]:
    found = [places[0]]
    for x, y in places[1:]:
        found += [(x, found[-1][1]), (x, y)]
    return tuple(found)


def sparse(places: Sequence[Point]) -> tuple[Point, ...]:
    """The places, of each column only its ends and its extremes: more of them nobody sees."""
    if len(places) < 64:
        return tuple(places)
    columns: dict[int, list[Point]] = {}
    for place in places:
        columns.setdefault(int(place[0]), []).append(place)
    found: list[Point] = []
    for several in columns.values():
        if len(several) <= 4:
            found += several
            continue
        low, high = (pick(several, key=lambda one: one[1]) for pick in (min, max))
        extremes = sorted((low, high), key=several.index)
        found += [several[0], *extremes, several[-1]]
    return tuple(found)


def _dot(place: Point, radius: float, series: Series, scaled: Scaled) -> Plate:
    """A dot; one that is filled has an edge of the ground, and outside of it is as wide as a ring."""
    x, y = place
    edge = scaled.inks[series.ink]
    if series.filled:
        radius += scaled.thick
    return Plate(
        x=x - radius,
        y=y - radius,
        width=2 * radius,
        height=2 * radius,
        fill=edge if series.filled or series.form != "dots" else scaled.inks["ground"],
        edge=scaled.inks["ground"] if series.filled else edge,
        thick=scaled.thick,
        round=radius,
    )
