"""The names of a list: in full where they fit, or else as short as nobody is taken for another."""

from collections.abc import Sequence
from functools import cached_property, lru_cache
from heapq import nlargest
from math import ceil
from typing import Final, NamedTuple

from tdconsole.wall.composing.fitting import Measure, broken_lines, stands
from tdconsole.wall.naming import ways

MEASURED: Final = 12
"""The longest texts of a column that are measured: one of them is the widest."""


class NamePlace(NamedTuple):
    """All that decides how many rows a name takes in a list."""

    width: int
    pitch: int
    down: int
    between: int
    size: int
    face: str


@lru_cache(maxsize=32_768)
def _span(text: str, place: NamePlace, measure: Measure) -> int:
    if measure(text, place.face) * place.size <= place.width:
        return 1
    broken = broken_lines(text, place.face, place.size, place.width, measure)
    high = stands(len(broken), place.size)
    return min(place.down, ceil((high + place.between) / place.pitch))


@lru_cache(maxsize=8)
def row_names(names: tuple[str, ...], face: str, measure: Measure) -> "RowNames":
    """The names of a list, the same object from page to page."""
    return RowNames(names, face, measure)


class RowNames:
    def __init__(self, names: Sequence[str], face: str, measure: Measure) -> None:
        self._names, self._face, self._measure = names, face, measure
        self._spans: dict[NamePlace, dict[str, int]] = {}

    @cached_property
    def usual(self) -> float:
        """The width in ems into which three names in four fit in full."""
        by_length = sorted(self._names, key=len)
        return self._measure(str(by_length[len(by_length) * 3 // 4]), self._face)

    @cached_property
    def longest(self) -> float:
        """The width in ems into which all fit, as short as they may be."""
        return self._widest(self._shortest)

    @cached_property
    def unbroken(self) -> float:
        """The width in ems into which each word of them fits, the hyphen a word's end."""
        lines = (name.replace("-", "- ") for name in self._shortest)
        return self._widest({word for line in lines for word in line.split()})

    @cached_property
    def _shortest(self) -> set[str]:
        return {min(self._ways(name), key=len) for name in self._names}

    def _widest(self, texts: set[str]) -> float:
        longest = nlargest(MEASURED, texts, key=len)
        return max(self.usual, *(self._measure(text, self._face) for text in longest))

    def written(self, name: str, place: NamePlace) -> str:
        """The first way to write the name that takes the fewest rows."""
        if self._measure(str(name), place.face) * place.size <= place.width:
            return str(name)
        return min(self._ways(name), key=lambda way: _span(way, place, self._measure))

    def span(self, name: str, place: NamePlace) -> int:
        """The number of rows that the name takes, at most all of them."""
        known = self._spans.setdefault(place, {})
        found = known.get(name)
        if found is None:
            found = known[name] = _span(self.written(name, place), place, self._measure)
        return found

    def _ways(self, name: str) -> list[str]:
        full, *shorter = ways(name)
        return [full, *(way for way in shorter if way not in self._shared)]

    @cached_property
    def _shared(self) -> frozenset[str]:
        """The short ways that would stand for several names."""
        first: dict[str, str] = {}
        every = ((way, name) for name in self._names for way in ways(name)[1:])
        return frozenset(way for way, name in every if first.setdefault(way, name) != name)
