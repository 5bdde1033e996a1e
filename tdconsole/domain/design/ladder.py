"""Ways up the ladder of handy blinds, from the first level to the one in which play ends."""

from collections.abc import Iterator
from typing import Final, NamedTuple

from tdconsole.domain.design.chips import Denominations, small_blinds
from tdconsole.domain.design.course import LEFT_AT_THE_END
from tdconsole.domain.design.stakes import DEEP
from tdconsole.domain.values import Chips

SPARE: Final = 3
"""Levels after the expected end, so that a long heads-up doesn't run out of them."""


class _Way(NamedTuple):
    """The cost of the way from here to the end, and the rung that comes next."""

    cost: int
    then: int


class Ladder:
    """The most even way from each blind to the end, for each number of steps.

    A patient ladder stays low as long as it can, for the sake of late entrants.
    """

    def __init__(
        self,
        chips: Denominations,
        stack: Chips,
        in_play: Chips,
        figures: tuple[int, ...],
        *,
        patient: bool = False,
    ) -> None:
        self._unit, self._stack, self._patient = chips[0], stack, patient
        self.rungs = small_blinds(chips, in_play, figures)
        self._end = next(
            place
            for place, blind in enumerate(self.rungs)
            if 2 * blind * LEFT_AT_THE_END >= in_play
        )
        self._next = [self._following(place) for place in range(self._end)]
        self._ways: list[dict[int, _Way]] = [
            {place: _Way(0, place) for place in (self._end, self._end + 1) if self._is_end(place)}
        ]
        while self._ways[-1]:
            self._ways.append(dict(self._a_step_more(self._ways[-1])))

    def _is_end(self, place: int) -> bool:
        """Whether the rung is not far above the first that ends play."""
        return place < len(self.rungs) and 2 * self.rungs[place] <= 3 * self.rungs[self._end]

    def _following(self, place: int) -> list[_Way]:
        """The rungs that may come next, each with the cost of that step alone."""
        now = self.rungs[place]
        return [
            _Way(self._cost(now, then), higher)
            for higher, then in enumerate(self.rungs[place + 1 : place + 12], start=place + 1)
            if self._may_follow(now, then)
        ]

    def _a_step_more(self, ways: dict[int, _Way]) -> Iterator[tuple[int, _Way]]:
        for place, following in enumerate(self._next):
            found = [(ways[then].cost + cost, then) for cost, then in following if then in ways]
            if found:
                yield place, _Way(*min(found))

    def _cost(self, now: Chips, then: Chips) -> int:
        return now if self._patient else (1000 * then // now) ** 2

    def _may_follow(self, now: Chips, then: Chips) -> bool:
        if 10 * then < 11 * now:
            return False
        may_double = now <= 2 * self._unit or 2 * then * DEEP <= self._stack
        return 3 * then <= 5 * now or (may_double and then <= 2 * now)

    def starts(self, levels: int) -> tuple[Chips, ...]:
        """The small blinds from which this many levels lead to the end."""
        if not 1 < levels <= len(self._ways):
            return ()
        return tuple(self.rungs[place] for place in self._ways[levels - 1])

    def lengths(self, least_depth: int) -> list[int]:
        """The possible numbers of levels if a starting stack is at least this deep."""
        most = self._stack // (2 * least_depth)
        return [
            levels
            for levels in range(2, len(self._ways) + 1)
            if any(blind <= most for blind in self.starts(levels))
        ]

    def climbed(self, start: Chips, levels: int) -> tuple[Chips, ...]:
        """The small blinds of all levels, with a few spare ones."""
        place = self.rungs.index(start)
        found = [start]
        for left in range(levels - 1, 0, -1):
            place = self._ways[left][place].then
            found.append(self.rungs[place])
        for then in self.rungs[place + 1 :]:
            if len(found) < levels + SPARE and self._may_follow(found[-1], then):
                found.append(then)
        return tuple(found)
