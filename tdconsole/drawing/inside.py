"""Words inside a plot, where they cover nothing: beside lines across, and over bars."""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Final, NamedTuple

from tdconsole.drawing.charts import Chart, Rule
from tdconsole.drawing.courses import Scaled, reach
from tdconsole.drawing.lines import ABOVE, LINE, Lettering
from tdconsole.drawing.marks import Point
from tdconsole.drawing.scales import Plot

GAP: Final = 0.5
"""What is left free between words and the plot, in the size of the type."""
_OFF: Final = 0.34
"""How far words are from the line across that they stand on."""
_TALL: Final = 0.72
"""The height of capital letters."""
_OVER: Final = 0.3
"""How far over its bar a word stands."""


class Inside(NamedTuple):
    """What words inside a plot have to keep clear of."""

    chart: Chart
    plot: Plot
    type: Lettering
    scaled: Scaled
    levels: Sequence[float]
    """The heights of the quiet lines of the scale."""

    # Beside lines across

    def beside(self, rule: Rule) -> Point | None:
        """Where the words of a line across begin: at an end or half way, where they cover nothing.

        If they must, they stand before one of the quiet lines of the scale.
        """
        plot, size = self.plot, self.type.size
        wide, y = self.type.wide(rule.label), plot.y(rule.at)
        half = (plot.left + plot.right - wide) / 2
        ends = (plot.right - size * GAP - wide, plot.left + size * GAP)
        heights = (y - size * _OFF, y + size * (_OFF + _TALL))
        places = [(x, base) for x in (*ends, half) for base in heights]
        found = [one for one in places if self._clear(*one, wide)]
        return min(found, key=lambda one: self._crossed(one[1], self.levels), default=None)

    def _crossed(self, base: float, heights: Sequence[float]) -> int:
        """How many lines at these heights words on this baseline stand before."""
        top, bottom = self._tall(base)
        return sum(top < y < bottom for y in heights)

    def _tall(self, base: float) -> tuple[float, float]:
        """How far up and down words on this baseline reach, with a little white."""
        size = self.type.size
        return base - size * (_TALL + _OFF / 2), base + size * _OFF / 2

    def _clear(self, x: float, base: float, wide: float) -> bool:
        """Whether words of this width may stand there."""
        plot, size = self.plot, self.type.size
        top, bottom = self._tall(base)
        ground = plot.bottom - size * _OFF / 2
        if x < plot.left or x + wide > plot.right or top < plot.top or bottom > ground:
            return False
        if self._crossed(base, [plot.y(one.at) for one in self.chart.rules]):
            return False
        moments = (one for one in (self.chart.now, self.chart.began) if one is not None)
        if any(x - size * _OFF < plot.x(one.at) < x + wide + size * _OFF for one in moments):
            return False
        for one in self.chart.series:
            taken = reach(one, self.scaled, x, x + wide)
            over = size * LINE if one.over else 0.0
            if taken is not None and taken[0] - over <= bottom and top <= taken[1]:
                return False
        return True

    # Over bars

    def over_bars(self, above: float) -> Iterator[tuple[str, float, float]]:
        """The words over bars and where they begin, if all have room; else those of the highest.

        They may reach that far above the plot.
        """
        plot, size = self.plot, self.type.size
        over = [
            (plot.x(at), value, text)
            for one in self.chart.series
            for (at, value), text in zip(one.points, one.over, strict=False)
            if text
        ]
        if not over:
            return
        places = sorted({x for x, _value, _text in over})
        apart = min(
            (other - one for one, other in pairwise(places)), default=plot.right - plot.left
        )
        if max(self.type.wide(text) for _x, _value, text in over) + size * _OVER > apart:
            over = [max(over, key=lambda one: one[1])]
        taken = set[float]()
        for x, value, text in sorted(over, key=lambda one: -one[1]):
            y, wide = plot.y(value) - size * _OVER, self.type.wide(text)
            left = x - wide / 2
            if len(over) == 1:
                left = max(plot.left + size * GAP, min(left, plot.right - wide))
            within = plot.left <= left and left + wide <= plot.right
            if within and x not in taken and y - size * ABOVE >= plot.top - above:
                taken.add(x)
                yield text, left, y
