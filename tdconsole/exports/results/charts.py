"""Charts as drawings that stretch, with their words beside them, so that these are never too small."""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Final

from tdconsole.domain.values import Instant, Millis
from tdconsole.exports.markup import Html, element, joined
from tdconsole.exports.results.wording import money
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.projections.eliminations.field import InAt
from tdconsole.projections.eliminations.published import PrizePublished, Published

WIDE: Final = 1000
HIGH: Final = 200
MOST_POINTS: Final = 400
"""More of them nobody sees."""
_NIGHT: Final = 3 * 3_600_000
"""The milliseconds without any change that are drawn as a night."""
_SHORT: Final = 1_200_000
"""What a night is drawn as."""
Point = tuple[int, int]


def players_chart(words: Catalogue, told: Published) -> Html | None:
    """The players still in over time; none before there is anything to see."""
    course = told.field.course
    if len(course) < 2:
        return None
    moments, nights = _without_nights([one.at for one in course])
    whole, most = max(moments[-1], 1), max(1, *(one.players for one in course))
    points = _thinned(
        [
            (at * WIDE // whole, _up(one.players, most))
            for at, one in zip(moments, course, strict=True)
        ]
    )
    paid = told.prizes[-1].last if told.prizes else 0
    lines = [_line("night", at * WIDE // whole, at * WIDE // whole, 0, HIGH) for at in nights]
    inside = [_at_top(words.number(most))]
    if 0 < paid < most:
        high = _up(paid, most)
        lines.append(_line("paid", 0, WIDE, high, high))
        said = words.ngettext("{number} place paid", "{number} places paid", paid)
        inside.append(element("span", said, class_="over", style=f"top:{high * 100 // HIGH}%"))
    return _figure(
        words.gettext("Players over time"),
        _drawing(points, lines),
        inside,
        _times(words, course),
    )


def prizes_chart(words: Catalogue, told: Published) -> Html | None:
    """The prize of each place; none for a single one."""
    prizes = told.prizes
    if not prizes or prizes[-1].last < 2:
        return None
    last, most = prizes[-1].last, max(1, *(one.amount for one in prizes))
    points = list(_steps(prizes, last, most))
    ends = [words.pgettext("chart", "1st place"), words.number(last)]
    said = [_at_top(money(words, told, prizes[0].amount), right=True)]
    return _figure(words.gettext("Prizes by place"), _drawing(points, []), said, ends)


def _steps(prizes: Sequence[PrizePublished], last: int, most: int) -> Iterator[Point]:
    for one in prizes:
        high = _up(one.amount, most)
        yield ((one.first - 1) * WIDE // last, high)
        yield (one.last * WIDE // last, high)


def _up(value: int, most: int) -> int:
    return HIGH - value * HIGH // most


def _without_nights(moments: Sequence[Millis]) -> tuple[list[int], list[int]]:
    """The moments from the first on with nights cut short, and where these are."""
    found, nights, at = [0], list[int](), 0
    for before, now in pairwise(moments):
        step = now - before
        if step > _NIGHT:
            step = _SHORT
            nights.append(at + step // 2)
        at += step
        found.append(at)
    return found, nights


def _thinned(points: Sequence[Point]) -> list[Point]:
    """The steps between the points, without those that lie in one column."""
    by_column: dict[int, Point] = {}
    for across, up in points:
        by_column[across * MOST_POINTS // WIDE] = (across, up)
    found, before = [points[0]], points[0][1]
    for across, up in by_column.values():
        found += [(across, before), (across, up)]
        before = up
    return found


def _drawing(points: Sequence[Point], lines: Sequence[Html]) -> Html:
    path = "L".join(f"{across} {up}" for across, up in points)
    first, last = points[0][0], points[-1][0]
    quarters = [_line("grid", 0, WIDE, up, up) for up in (0, HIGH // 2)]
    return element(
        "svg",
        *quarters,
        element("path", class_="area", d=f"M{first} {HIGH}L{path}L{last} {HIGH}Z"),
        *lines,
        element("path", class_="line", d=f"M{path}"),
        viewBox=f"0 0 {WIDE} {HIGH}",
        preserveAspectRatio="none",
        aria_hidden="true",
    )


def _line(kind: str, left: int, right: int, top: int, bottom: int) -> Html:
    return element("line", class_=kind, x1=left, x2=right, y1=top, y2=bottom)


def _at_top(text: str, *, right: bool = False) -> Html:
    side = "right:0;padding:2px 0 2px 4px" if right else "left:0"
    return element("span", text, style=f"top:0;{side}")


def _times(words: Catalogue, course: Sequence[InAt]) -> list[str]:
    """The first and the last time of day; with its day where these differ."""
    first, last = course[0].at, course[-1].at
    days = [words.day_at(first), words.day_at(last)]
    times = [words.time_of_day(Instant(utc=at, boot="", uptime=Millis(0))) for at in (first, last)]
    if days[0] == days[1]:
        return times
    return [f"{day}, {time}" for day, time in zip(days, times, strict=True)]


def _figure(caption: str, drawing: Html, inside: Sequence[Html], ends: Sequence[str]) -> Html:
    return element(
        "figure",
        element("figcaption", caption),
        element("div", drawing, joined(*inside), class_="plot"),
        element("div", *(element("span", one) for one in ends), class_="ends"),
    )
