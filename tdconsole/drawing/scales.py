"""Where values are in a drawing, and which ticks of an axis have room."""

from collections.abc import Callable, Sequence
from math import exp, log
from typing import NamedTuple

from tdconsole.drawing.charts import Axis, Tick


class Plot(NamedTuple):
    """Where the series are, and how far their axes go."""

    left: float
    top: float
    right: float
    bottom: float
    across: Axis
    up: Axis

    def x(self, value: float) -> float:
        return self.left + (self.right - self.left) * _share(self.across, value)

    def y(self, value: float) -> float:
        return self.bottom - (self.bottom - self.top) * _share(self.up, value)

    def value_at(self, x: float) -> float:
        """The value across, kept between the ends."""
        share = min(1.0, max(0.0, (x - self.left) / max(1.0, self.right - self.left)))
        low, high = self.across.low, self.across.high
        if self.across.logarithmic:
            return min(high, exp(log(low) + share * (log(high) - log(low))))
        return low + share * (high - low)


def _share(axis: Axis, value: float) -> float:
    if axis.logarithmic:
        low, high, value = log(axis.low), log(axis.high), log(max(value, axis.low))
    else:
        low, high = axis.low, axis.high
    return min(1.0, max(0.0, (value - low) / (high - low))) if high > low else 0.0


def thinned(
    ticks: Sequence[Tick], place: Callable[[float], float], widths: Sequence[float]
) -> Sequence[Tick]:
    """Every tick, or every second, third and so on, so that their words do not meet."""
    for step in range(1, len(ticks)):
        kept = ticks[::step]
        at = [place(tick.at) for tick in kept]
        wide = widths[: len(ticks)][::step]
        meets = (
            abs(after - before) < (one + other) / 2
            for before, after, one, other in zip(at, at[1:], wide, wide[1:], strict=False)
        )
        if not any(meets):
            return kept
    return ticks[:1]
