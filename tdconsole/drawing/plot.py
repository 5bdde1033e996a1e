"""Drawing a chart at a size: its words in bands of their own around the plot, so that none meet.

What has no room is left out whole, the least important first: nothing is cut or written over.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from itertools import accumulate
from typing import Final, Literal, NamedTuple

from tdconsole.drawing.charts import Chart, Moment, Rule, Series, Tick
from tdconsole.drawing.courses import Scaled, course_marks, key_marks
from tdconsole.drawing.inside import GAP, Inside
from tdconsole.drawing.lines import ABOVE, LINE, Lettering, Measure, broken
from tdconsole.drawing.marks import Mark, Stroke, Word
from tdconsole.drawing.scales import Plot, thinned

Band = Literal["title", "told", "note", "now", "legend", "tails", "rules"]

LEAST_HIGH: Final = 3.0
"""The height that the plot keeps before words are left out, in the size of the type."""
LEAST_SHARE: Final = 0.34
"""As above, of the whole height."""
_BESIDE: Final = 0.4
"""The share of the width that the words on either side may take."""
_BELOW: Final = 0.62
"""The least that stays free below the plot: a word at its ground line goes down that far."""
_KEYS: Final = {"bars": 1.1, "dots": 1.4, "fan": 1.5}
"""The width of a key with the white after it; that of a line is longer, a dashed one longest."""
_LINE_KEY: Final = 1.7
_DASHED_KEY: Final = 2.6
_HIGHEST: Final = 0.9
"""The share of the height from which on a bar's words stand above the plot."""
_TITLE: Final = 1.15
_SPACED: Final = 1.7
"""How far apart lines with words are."""
_LEFT_OUT: Final[tuple[Band, ...]] = ("note", "now", "told", "legend", "title")
"""The bands in the order in which they go."""


class Look(NamedTuple):
    """How a surface draws charts."""

    text: str
    strong: str
    """The faces."""
    size: float
    inks: Mapping[str, str]
    """The surface's own names for the inks of series, and for `ink`, `quiet`, `rule` and `ground`."""
    measure: Measure
    thick: float = 1.0
    """The thickness of a hairline."""


class Laid(NamedTuple):
    marks: tuple[Mark, ...]
    plot: Plot | None
    """None where there is nothing but words."""


def lay(chart: Chart, width: float, height: float, look: Look, *, titled: bool = True) -> Laid:
    """The chart in this room; without its title where what is around it has that already."""
    without: set[Band] = set() if titled else {"title"}
    laying = _Laying(chart, width, height, look, frozenset(without))
    if not chart.series:
        return Laid(tuple(laying.nothing()), None)
    laying = _made_roomy(laying, without)
    if not laying.tails_fit:
        without.add("tails")
        laying = _Laying(chart, width, height, look, frozenset(without))
    if not all(map(laying.inside.beside, laying.labelled_rules)):
        without.add("rules")
        laying = _Laying(chart, width, height, look, frozenset(without))
    laying = _made_roomy(laying, without)  # what went into the legend takes room as well
    return Laid(tuple(laying.marks()), laying.plot)


def _made_roomy(laying: "_Laying", without: set[Band]) -> "_Laying":
    """Leave out one band of words after the other until the plot has its room."""
    for band in _LEFT_OUT:
        if laying.roomy:
            break
        without.add(band)
        laying = _Laying(laying.chart, laying.width, laying.height, laying.look, frozenset(without))
    return laying


class _Laying:
    def __init__(
        self, chart: Chart, width: float, height: float, look: Look, without: frozenset[Band]
    ) -> None:
        self.chart, self.width, self.height, self.look = chart, width, height, look
        self.without = without
        self.type = Lettering(look.text, look.size, look.measure)
        self.size = look.size

    # The words above

    @cached_property
    def above(self) -> tuple[tuple[Word, ...], float]:
        """The title, what is told and the note, with the height that they take."""
        look, chart, words, y = self.look, self.chart, list[Word](), 0.0
        title = Lettering(look.strong, look.size * _TITLE, look.measure)
        for band, text, type_, ink in (
            ("title", chart.title, title, "ink"),
            ("told", chart.told, self.type, "ink"),
            ("note", chart.note, self.type, "quiet"),
        ):
            found = broken(text, type_, self.width) if text and band not in self.without else None
            if found is not None:
                words += self._lines(*found, y, ink)
                y += len(found[0]) * found[1].size * LINE
        return tuple(words), y

    def _lines(
        self, lines: Sequence[str], type_: Lettering, top: float, ink: str
    ) -> Iterator[Word]:
        for number, line in enumerate(lines):
            y = top + (number * LINE + ABOVE) * type_.size
            yield self._word(line, 0.0, y, type_, ink)

    def _word(  # noqa: PLR0913, PLR0917 -- what, where and how
        self,
        text: str,
        x: float,
        y: float,
        type_: Lettering,
        ink: str,
        align: Literal["left", "centre", "right"] = "left",
    ) -> Word:
        fill = self.look.inks[ink]
        return Word(text=text, x=x, y=y, size=type_.size, fill=fill, face=type_.face, align=align)

    def nothing(self) -> Iterator[Mark]:
        """The title, and why there is nothing below it."""
        words, y = self.above
        yield from words
        found = broken(self.chart.nothing, self.type, self.width) if self.chart.nothing else None
        if found is not None and y + len(found[0]) * found[1].size * LINE <= self.height:
            yield from self._lines(*found, y, "quiet")

    # The plot and what is beside it

    @cached_property
    def plot(self) -> Plot:
        size, chart = self.size, self.chart
        labelled = any(one.label for one in chart.up.ticks)
        top = self.above[1] + size * (2 if labelled and self.above[0] else 1) * GAP
        top += size * LINE * (self._moment_told + self._words_on_top)
        foot = size * (GAP / 2 + LINE) if any(one.label for one in chart.across.ticks) else 0.0
        bottom = self.height - foot - size * _BELOW - len(self.legend) * size * LINE
        left = self._left
        right = self.width - (self._tail_room or size * GAP)
        return Plot(left, top, max(left + 1, right), max(top + 1, bottom), chart.across, chart.up)

    @property
    def roomy(self) -> bool:
        high = self.plot.bottom - self.plot.top
        return high >= max(self.size * LEAST_HIGH, self.height * LEAST_SHARE)

    @cached_property
    def _up_type(self) -> Lettering | None:
        labels = [tick.label for tick in self.chart.up.ticks]
        return self.type.fitting(labels, self.width * _BESIDE - self.size * GAP)

    @cached_property
    def _left(self) -> float:
        labels = [tick.label for tick in self.chart.up.ticks if tick.label]
        if not labels or self._up_type is None:
            return self.size * GAP
        return max(map(self._up_type.wide, labels)) + self.size * GAP

    @property
    def _moment_told(self) -> bool:
        labelled = any(one is not None and one.label for one in (self.chart.now, self.chart.began))
        return labelled and "now" not in self.without

    @property
    def _words_on_top(self) -> bool:
        """Whether a bar with words over it reaches so far up that they need a line of their own."""
        return any(
            value > self.chart.up.high * _HIGHEST
            for one in self.chart.series
            if one.over
            for _at, value in one.points
        )

    # Tails: the name of a line beside its end

    @cached_property
    def _tails(self) -> tuple[list[Series], Lettering] | None:
        tailed = [one for one in self.chart.series if _beside(one) and one.points]
        if not tailed or "tails" in self.without:
            return None
        room = self.width * _BESIDE - self.size * GAP
        type_ = self.type.fitting(map(_beside, tailed), room)
        return None if type_ is None else (tailed, type_)

    @property
    def _tail_room(self) -> float:
        if self._tails is None:
            return 0.0
        tailed, type_ = self._tails
        return max(type_.wide(_beside(one)) for one in tailed) + self.size * GAP

    @property
    def tails_fit(self) -> bool:
        if self._tails is None:
            return True
        tailed, type_ = self._tails
        return len(tailed) * type_.size * LINE <= self.plot.bottom - self.plot.top

    def _tail_words(self) -> Iterator[Word]:
        if self._tails is None:
            return
        plot, (tailed, type_) = self.plot, self._tails
        high = type_.size * LINE
        downwards = sorted(tailed, key=lambda one: plot.y(one.points[-1][1]))
        wanted = [plot.y(one.points[-1][1]) - high / 2 for one in downwards]
        tops = list(
            accumulate(wanted, lambda above, top: max(above + high, top), initial=-high * 9)
        )
        limit, placed = plot.bottom + high / 2, list[float]()
        for top in reversed(tops[1:]):
            limit = min(top, limit - high)
            placed.append(limit)
        for one, top in zip(reversed(downwards), placed, strict=True):
            x = plot.right + self.size * GAP
            yield self._word(_beside(one), x, top + type_.size * ABOVE, type_, "ink")

    # The legend

    @cached_property
    def legend(self) -> list[list[tuple[Series, str, float, Lettering]]]:
        """The rows of the legend: of each entry the series, its words, where it begins, its type."""
        rows: list[list[tuple[Series, str, float, Lettering]]] = []
        if "legend" in self.without:
            return rows
        x = self.width
        for one in self._with_keys():
            key = self._key(one)
            label = one.label or one.tail
            type_ = self.type.fitting([label], self.width - key)
            if type_ is None:
                continue
            wide = key + type_.wide(label)
            if not rows or x + wide > self.width:
                rows.append([])
                x = 0.0
            rows[-1].append((one, label, x, type_))
            x += wide + self.size
        return rows

    def _key(self, one: Series) -> float:
        line = _DASHED_KEY if one.dashed else _LINE_KEY
        return self.size * _KEYS.get(one.form, line)

    def _with_keys(self) -> Iterator[Series]:
        """Go through those that a key tells: a name without room beside its line needs one of its own."""
        tailed = [one for one in self.chart.series if one.tail and self._tails is None]
        keys = Counter(map(_like, tailed))
        for one in self.chart.series:
            if one.label or (one in tailed and keys[_like(one)] == 1):
                yield one
        if "rules" in self.without:
            for rule in self.labelled_rules:
                yield Series(form="line", points=(), ink=rule.ink, label=rule.label, dashed=True)

    def _legend_marks(self) -> Iterator[Mark]:
        size, look = self.size, self.look
        top = self.height - len(self.legend) * size * LINE
        for row, entries in enumerate(self.legend):
            y = top + (row * LINE + ABOVE) * size
            for one, label, x, type_ in entries:
                yield from key_marks(one, x, y - size * 0.36, size, look.inks, look.thick)
                yield self._word(label, x + self._key(one), y, type_, "quiet")

    # Axes

    def _scale(self) -> Iterator[Mark]:
        plot, look = self.plot, self.look
        rule, thick = look.inks["rule"], look.thick
        for tick in self._levels:
            y = plot.y(tick.at)
            yield Stroke(points=((plot.left, y), (plot.right, y)), edge=rule, thick=thick)
            if self._up_type is not None and tick.label:
                at = plot.left - self.size * GAP
                yield self._word(
                    tick.label, at, y + self._up_type.size * 0.36, self._up_type, "quiet", "right"
                )
        yield from self._across()
        for one in self.chart.rules:
            y = plot.y(one.at)
            edge = look.inks[one.ink]
            yield Stroke(
                points=((plot.left, y), (plot.right, y)), edge=edge, thick=1.5 * thick, dashed=True
            )

    # Words in the plot

    @property
    def labelled_rules(self) -> list[Rule]:
        return [one for one in self.chart.rules if one.label]

    @cached_property
    def inside(self) -> Inside:
        heights = [self.plot.y(tick.at) for tick in self._levels]
        return Inside(self.chart, self.plot, self.type, self._scaled, heights)

    def _rule_words(self) -> Iterator[Word]:
        if "rules" not in self.without:
            for rule in self.labelled_rules:
                if (at := self.inside.beside(rule)) is not None:
                    yield self._word(rule.label, *at, self.type, "ink")

    def _bar_words(self) -> Iterator[Word]:
        above = self.size * (GAP + LINE if self._words_on_top else GAP)
        for text, left, y in self.inside.over_bars(above):
            yield self._word(text, left, y, self.type, "ink")

    @cached_property
    def _levels(self) -> Sequence[Tick]:
        """The ticks upwards that have a line across."""
        return thinned(self.chart.up.ticks, self.plot.y, [self.size * _SPACED] * 99)

    def _across(self) -> Iterator[Mark]:
        plot, size = self.plot, self.size
        ticks = self.chart.across.ticks
        widths = [self.type.wide(tick.label) + size * 0.8 if tick.label else 0.0 for tick in ticks]
        if any(wide > self.width for wide in widths):
            return
        for tick in thinned(ticks, plot.x, widths):
            x = plot.x(tick.at)
            yield Stroke(
                points=((x, plot.bottom), (x, plot.bottom + size * GAP / 2)),
                edge=self.look.inks["rule"],
                thick=self.look.thick,
            )
            if tick.label:
                y = plot.bottom + size * (GAP + ABOVE)
                yield self._word(tick.label, self._kept_in(x, tick.label), y, self.type, "quiet")

    def _kept_in(self, x: float, text: str) -> float:
        """Where words begin that are centred on a place, if they would not leave the drawing."""
        wide = self.type.wide(text)
        return max(0.0, min(x - wide / 2, self.width - wide))

    def _moments(self) -> Iterator[Mark]:
        """Lines up at the start and now, with their words above as far as those do not meet."""
        taken = self.width + self.size
        for one in (self.chart.now, self.chart.began):
            if one is None:
                continue
            plot, x = self.plot, self.plot.x(one.at)
            points = ((x, plot.top), (x, plot.bottom))
            ink = self.look.inks["ink"]
            yield Stroke(points=points, edge=ink, thick=self.look.thick, dashed=True)
            wide = self.type.wide(one.label)
            left = self._kept_in(x, one.label)
            if one.label and self._moment_told and left + wide + self.size <= taken:
                yield self._above(one, left)
                taken = left

    def _above(self, moment: Moment, left: float) -> Word:
        below = LINE if self._words_on_top else 0.0
        y = self.plot.top - self.size * (GAP + LINE - ABOVE + below)
        return self._word(moment.label, left, y, self.type, "ink")

    # Series

    @cached_property
    def _scaled(self) -> Scaled:
        plot, look = self.plot, self.look
        return Scaled(plot.x, plot.y, plot.bottom, look.inks, look.thick, self.size)

    def marks(self) -> Iterator[Mark]:
        yield from self.above[0]
        yield from self._scale()
        for one in self.chart.series:
            yield from course_marks(one, self._scaled)
        yield from self._moments()
        yield from self._bar_words()
        yield from self._rule_words()
        yield from self._tail_words()
        yield from self._legend_marks()


def _like(one: Series) -> tuple[str, str, bool]:
    """What the key of a series is drawn like."""
    return one.form, one.ink, one.dashed


def _beside(one: Series) -> str:
    """What stands beside the end of a series."""
    return f"{one.tail} {one.value}".strip()
