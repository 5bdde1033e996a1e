"""The places in the strip: they follow from its width alone, so that nothing pressed ever moves."""

from itertools import pairwise
from typing import Final, NamedTuple

from tdconsole.wall.theme import ConsoleSpace

WIDTHS: Final = (1024, 1280, 1920)
"""The widths of the strip, in pixels, between which some places get more room."""
NAME: Final = (26, 33, 66)
BLINDS: Final = (42, 42, 60)
"""The width of a place at each of them, in units."""
LEVEL: Final = 30
TIME: Final = 30
CLOCK: Final = 26
MINUTE: Final = 18
OTHERS: Final = 15
UPCOMING: Final = 44
POOL: Final = 26
DAY: Final = 14


class Slot(NamedTuple):
    left: int
    wide: int

    @property
    def right(self) -> int:
        return self.left + self.wide


class Slots(NamedTuple):
    name: Slot
    """Shared by the name and the flight in hand."""
    level: Slot
    time: Slot
    blinds: Slot
    clock: Slot
    less: Slot
    more: Slot
    upcoming: Slot
    pool: Slot
    day: Slot
    """The last three are used where they end before the figures on the right begin."""
    others: Slot
    menu: Slot


def slots(width: int, space: ConsoleSpace) -> Slots:
    unit, gap, near = space.unit, space.margin, space.gap

    def between(units: tuple[int, int, int]) -> int:
        wide = float(units[0])
        for (first, last), (least, most) in zip(pairwise(WIDTHS), pairwise(units), strict=True):
            wide += (most - least) * min(1.0, max(0.0, (width - first) / (last - first)))
        return round(wide * unit)

    name = Slot(gap - 2 * unit, between(NAME))
    level = Slot(name.right + 2 * gap, LEVEL * unit)
    time = Slot(level.right + gap, TIME * unit)
    blinds = Slot(time.right + gap, between(BLINDS))
    clock = Slot(blinds.right + gap, CLOCK * unit)
    less = Slot(clock.right + near, MINUTE * unit)
    plus = Slot(less.right + near, MINUTE * unit)
    upcoming = Slot(plus.right + 2 * gap, UPCOMING * unit)
    pool = Slot(upcoming.right + gap, POOL * unit)
    day = Slot(pool.right + gap, DAY * unit)
    menu = Slot(width - gap - space.control - unit, space.control + unit)
    others = Slot(menu.left - near - OTHERS * unit, OTHERS * unit)
    return Slots(name, level, time, blinds, clock, less, plus, upcoming, pool, day, others, menu)
