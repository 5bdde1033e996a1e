"""A chart as a record of what it shows, already in words; `plot` draws it at any size."""

from math import ceil, floor, log10
from typing import Final, Literal

from tdconsole.domain.values import Record
from tdconsole.drawing.marks import Point

Ink = Literal["main", "second", "rest", "soft", "good", "quiet", "ink"]
"""What a series is for; each surface has a colour or a grey for it."""
Form = Literal["line", "steps", "bars", "fan", "dots"]

LINES: Final = 5
"""The lines across a chart, about."""
_NICE: Final = (1, 2, 5, 10)


class Tick(Record, kw_only=True):
    at: float
    label: str


class Axis(Record, kw_only=True):
    low: float
    high: float
    ticks: tuple[Tick, ...] = ()
    logarithmic: bool = False
    """Whether equal ratios are equally far apart; the chart's note has to say so."""


class Series(Record, kw_only=True):
    form: Form
    points: tuple[Point, ...]
    """In the units of both axes, from left to right; of a fan the lower edge."""
    upper: tuple[Point, ...] = ()
    """The upper edge of a fan, at the same places."""
    ink: Ink = "main"
    label: str = ""
    """What the legend says."""
    tail: str = ""
    """What stands beside the last point instead, where there is room; else the legend says it."""
    value: str = ""
    """The last value, which stands there too, but never in the legend."""
    dashed: bool = False
    solid: float = 0.22
    """How solid a fan is, and what is filled below a line."""
    filled: bool = False
    """Whether what is below a line is filled, or a dot is."""
    over: tuple[str, ...] = ()
    """What stands over each bar where all of it has room, else over the highest bar alone."""


class Rule(Record, kw_only=True):
    """A line across at one height."""

    at: float
    label: str = ""
    """What stands on it, where it covers nothing; else the legend says it."""
    ink: Ink = "quiet"


class Moment(Record, kw_only=True):
    """A line up at one place, such as now."""

    at: float
    label: str = ""


class Chart(Record, kw_only=True):
    title: str
    across: Axis = Axis(low=0, high=1)
    up: Axis = Axis(low=0, high=1)
    series: tuple[Series, ...] = ()
    rules: tuple[Rule, ...] = ()
    now: Moment | None = None
    began: Moment | None = None
    """The start of what the chart is about, if it shows more."""
    told: str = ""
    """What is to be read from it, in one sentence under the title."""
    note: str = ""
    """What has to be known to read it, such as that an axis is logarithmic."""
    nothing: str = ""
    """Why there is nothing to draw, where there isn't."""

    @property
    def spoken(self) -> str:
        """The chart in words, for those who don't see it."""
        return " – ".join(one for one in (self.told or self.nothing, self.note) if one)


def nice_steps(top: float, lines: int = LINES) -> list[int]:
    """Whole numbers at even distances from 0 until the top is reached."""
    rough = max(1.0, top / lines)
    size = 10 ** floor(log10(rough))
    step = next(size * one for one in _NICE if rough <= size * one)
    return [step * number for number in range(max(1, ceil(top / step)) + 1)]


def powers(least: float, most: float, lines: int = LINES) -> list[float]:
    """Powers of ten around both ends, for a logarithmic axis."""
    first, last = floor(log10(least)), ceil(log10(most))
    step = max(1, ceil((last - first) / lines))
    return [10.0**power for power in range(first, max(last, first + 1) + step, step)]
