"""A player's results over the years on a phone: figures, a chart, seasons, years and evenings."""

from collections.abc import Iterator, Sequence
from typing import Final

from msgspec.structs import replace

from tdconsole.domain.values import Record
from tdconsole.exports.markup import Html, element
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.i18n.eliminations.standings import place
from tdconsole.i18n.eliminations.years import (
    amount,
    chart_ends,
    chart_words,
    figures_told,
    place_in_field,
)
from tdconsole.i18n.season.words import points_digits, points_words
from tdconsole.projections.eliminations.years import EveningPlayed, PlayerYears, Stretch
from tdconsole.projections.eliminations.years_chart import Point, YearsChart, years_chart
from tdconsole.projections.season.standing import SeasonStanding
from tdconsole.web.markup import page

MOST: Final = 100
"""The evenings that a phone lists."""
WIDE, HIGH = 328, 132
"""The chart, in the pixels of a narrow phone."""
_LEFT, _RIGHT, _TOP, _BOTTOM = 4, 6, 20, 40
"""What the chart leaves around its plot for words and dots."""
_YEAR: Final = 34
"""The room for the number of a year."""


class YearsSeen(Record, kw_only=True):
    name: str
    years: PlayerYears
    seasons: tuple[SeasonStanding, ...]
    money: bool
    """Whether amounts are shown."""


def years_page(words: Catalogue, seen: YearsSeen, back: str) -> Html:
    say, years = words.pgettext, seen.years
    figures = years.figures if seen.money else replace(years.figures, sums=())
    chart = years_chart(years.evenings)
    parts = [
        element("h1", seen.name),
        element("p", words.gettext("Results over the years"), class_="note"),
    ]
    if years.evenings:
        told = (
            element("div", element("dt", one.name), element("dd", one.value))
            for one in figures_told(words, figures)
        )
        parts.append(element("section", element("dl", *told), class_="facts"))
    else:
        parts.append(element("p", say("hall", "No evening has been played yet.")))
    if chart is not None:
        parts.append(_figure(words, chart))
    if seen.seasons:
        parts.append(_seasons(words, seen.seasons))
    if years.years:
        parts.append(_years(words, years.years))
    if years.evenings:
        parts += _evenings(words, years.evenings, money=seen.money)
    parts.append(element("a", say("hall", "Back"), href=back, class_="go"))
    return page(words, seen.name, element("main", *parts), kind="find season years")


def _table(heads: Sequence[str], rows: Iterator[Sequence[str]]) -> Html:
    return element(
        "table",
        element("thead", element("tr", *(element("th", one, scope="col") for one in heads))),
        element("tbody", *(element("tr", *(element("td", one) for one in row)) for row in rows)),
    )


def _seasons(words: Catalogue, seasons: Sequence[SeasonStanding]) -> Html:
    say, digits = words.pgettext, points_digits(one.points for one in seasons)
    heads = (say("page", "Season"), say("poker", "Place"), say("season", "Points"))

    def rows() -> Iterator[Sequence[str]]:
        for one in seasons:
            held = "–" if one.place is None else place(words, one.place, one.shared_by)
            yield (
                element("a", one.name, href=f"/season/{one.season}"),
                say("results", "{place} of {field}", place=held, field=words.number(one.players)),
                points_words(words, one.points, digits),
            )

    return _table(heads, rows())


def _years(words: Catalogue, years: Sequence[Stretch]) -> Html:
    say = words.pgettext
    heads = (
        say("results", "Year"),
        say("results", "Played"),
        say("results", "Cashes"),
        say("results", "Average"),
    )

    def rows() -> Iterator[Sequence[str]]:
        for one in years:
            average = one.figures.average_place
            yield (
                one.name,
                words.number(one.figures.played),
                words.number(one.figures.cashes),
                "–" if average is None else words.tenths(average),
            )

    return _table(heads, rows())


def _evenings(
    words: Catalogue, evenings: Sequence[EveningPlayed], *, money: bool
) -> Iterator[Html]:
    heads = (words.pgettext("results", "Evening"), words.pgettext("results", "Place"))

    def rows() -> Iterator[Sequence[str]]:
        for one in evenings[:MOST]:
            won = amount(words, one.won, one.currency) if money else ""
            day = words.day(one.day)
            yield (
                element(
                    "span",
                    one.name,
                    element("small", f"{day}, {won}" if won else day),
                ),
                place_in_field(words, one),
            )

    yield _table(heads, rows())
    more = max(0, len(evenings) - MOST)
    if more:
        yield element("p", words.ngettext("{number} more", "{number} more", more), class_="note")


# The chart


def _figure(words: Catalogue, chart: YearsChart) -> Html:
    title = chart_words(words, chart)
    return element(
        "figure",
        element("figcaption", title),
        element(
            "svg",
            *_scale(words, chart),
            *_marks(chart),
            viewBox=f"0 0 {WIDE} {_TOP + HIGH + _BOTTOM}",
            role="img",
            aria_label=f"{title}: {' – '.join(chart_ends(words, chart))}",
        ),
    )


def _scale(words: Catalogue, chart: YearsChart) -> Iterator[Html]:
    top, bottom = chart_ends(words, chart)
    for height, said, above in ((1.0, top, -6), (0.0, bottom, 14)):
        x, y = _at((0.0, height))
        yield _line("rule", x, y, WIDE - _RIGHT, y)
        yield element("text", said, x=x, y=y + above)
    if chart.zero is not None:
        x, y = _at((0.0, chart.zero))
        yield _line("zero", x, y, WIDE - _RIGHT, y)
    free = 0
    for left, year in chart.years:
        x, y = _at((left, 0.0))
        yield _line("rule", x, _TOP, x, y)
        if free <= x <= WIDE - _YEAR:
            yield element("text", year, x=x, y=y + 30)
            free = x + _YEAR


def _marks(chart: YearsChart) -> Iterator[Html]:
    """The results: a prize is a larger dot that is filled, so colour alone says nothing."""
    for dot, won in zip(chart.dots, chart.won, strict=True):
        if not won:
            yield _dot("lost", dot, 2)
    points = " ".join(f"{x},{y}" for x, y in map(_at, chart.line))
    yield element("polyline", points=points)
    for dot, won in zip(chart.dots, chart.won, strict=True):
        if won:
            yield _dot("won", dot, 4)


def _dot(kind: str, point: Point, radius: int) -> Html:
    x, y = _at(point)
    return element("circle", class_=kind, cx=x, cy=y, r=radius)


def _line(kind: str, x1: int, y1: int, x2: int, y2: int) -> Html:
    return element("line", class_=kind, x1=x1, y1=y1, x2=x2, y2=y2)


def _at(point: Point) -> tuple[int, int]:
    left, height = point
    plot = WIDE - _LEFT - _RIGHT
    return round(_LEFT + left * plot), round(_TOP + (1 - height) * HIGH)
