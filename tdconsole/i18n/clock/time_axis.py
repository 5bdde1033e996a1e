"""The time of day along a chart, with its day where there are several, and the nights cut short."""

from collections.abc import Iterable, Iterator
from itertools import pairwise
from typing import Final

from tdconsole.domain.values import Instant, Millis
from tdconsole.drawing.charts import Axis, Tick
from tdconsole.i18n.catalogue import Catalogue

MINUTE: Final = 60_000
DAY: Final = 24 * 60 * MINUTE
NIGHT: Final = 3 * 60 * MINUTE
"""The time without anything that is taken for a night."""
SHORT: Final = 20 * MINUTE
"""What a night is drawn as."""
_TICKS: Final = 8
_DISTANCES: Final = (1, 2, 5, 10, 15, 20, 30, 60, 120, 180, 240, 360, 720, 1440)
"""The minutes between two ticks."""


class TimeAxis:
    """Where moments are along the axis, which goes from the first to the last of them."""

    def __init__(self, words: Catalogue, moments: Iterable[int]) -> None:
        self._words = words
        marked = sorted(set(moments)) or [0]
        self._spans = list(_spans(marked))
        self._begins = marked[0]
        self._whole = self._spans[-1][2] + self._spans[-1][1] - self._spans[-1][0]

    def at(self, moment: float) -> float:
        """Its distance from the first, in milliseconds; within a night it is the next morning."""
        for begins, ends, before in self._spans:
            if moment <= ends:
                return before + max(0.0, moment - begins)
        return self._whole

    def axis(self) -> Axis:
        return Axis(low=0, high=max(self._whole, MINUTE), ticks=tuple(self._ticks()))

    def _ticks(self) -> Iterator[Tick]:
        distances = (one * MINUTE for one in _DISTANCES)
        step = next((one for one in distances if self._whole <= one * _TICKS), 1440 * MINUTE)
        first = Instant(utc=Millis(self._begins), boot="", uptime=Millis(0))
        ahead = self._words.ahead_of_utc(first)
        several = self._spans[-1][1] - self._begins > DAY
        shown: int | None = None
        for begins, ends, before in self._spans:
            moment = -(-(begins + ahead) // step) * step - ahead
            while moment <= ends:
                day, say = (moment + ahead) // DAY, self._words.time_at
                if several and day != shown:
                    say = self._words.day_and_time
                yield Tick(at=before + moment - begins, label=say(Millis(moment)))
                shown, moment = day, moment + step


def _spans(marked: list[int]) -> Iterator[tuple[int, int, int]]:
    """The stretches between nights: where each begins and ends, and where it is on the axis."""
    begins, before = marked[0], 0
    for one, other in pairwise(marked):
        if other - one > NIGHT:
            yield begins, one, before
            before += one - begins + SHORT
            begins = other
    yield begins, marked[-1], before
