"""The numbers of levels and breaks that fit into the desired time."""

from collections.abc import Iterator
from typing import NamedTuple

from tdconsole.domain.design.hours import SHORTEST_BREAK
from tdconsole.domain.design.wish import Wish


class Plan(NamedTuple):
    """The number of levels to the end; the last break may have to be a shorter one."""

    level_minutes: int
    levels: int
    last_break: int


def per_break(wish: Wish, level_minutes: int) -> int:
    """The number of levels from one break to the next."""
    return max(1, wish.break_every // level_minutes)


def whole_minutes(wish: Wish, level_minutes: int, levels: int) -> int:
    breaks = (levels - 1) // per_break(wish, level_minutes)
    return levels * level_minutes + breaks * wish.break_minutes


def plans(wish: Wish, level_minutes: int) -> Iterator[Plan]:
    """The plans that end within a level of the desired time, nearest first."""
    levels = max(1, wish.minutes // level_minutes)
    while levels > 1 and whole_minutes(wish, level_minutes, levels) > wish.minutes:
        levels -= 1
    near = [
        (abs(whole_minutes(wish, level_minutes, number) - wish.minutes), number)
        for number in range(max(2, levels - 1), levels + 3)
    ]
    fitting = sorted(one for one in near if one[0] <= level_minutes)
    for _, number in fitting:
        yield Plan(level_minutes, number, wish.break_minutes)
    if not fitting:
        over = whole_minutes(wish, level_minutes, levels + 1) - wish.minutes
        if 0 < over < wish.break_minutes:
            shorter = max(SHORTEST_BREAK, wish.break_minutes - over)
            yield Plan(level_minutes, levels + 1, shorter)
