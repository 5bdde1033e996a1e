"""Which amounts the chips can pay, which are handy, and how long each chip is needed."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from math import gcd, isqrt
from typing import Final

from tdconsole.domain.design.defects import Amount
from tdconsole.domain.values import Chips, Level, Structure

Denominations = tuple[Chips, ...]
"""Denominations, smallest first, each once."""

HANDY: Final = (10, 12, 15, 20, 25, 30, 40, 50, 60, 80)
FINER: Final = (10, 12, 14, 16, 18, 20, 25, 30, 35, 40, 45, 50, 60, 70, 80, 90)
"""Leading figures of small blinds; the big blind is twice the small one."""

MOST_REMAINDERS: Final = 100


def denominations(chips: Sequence[Chips]) -> Denominations:
    return tuple(sorted(set(chips)))


def amounts(level: Level) -> Iterator[tuple[Amount, Chips]]:
    """The amounts a player has to put down exactly."""
    if level.small_blind:
        yield "small_blind", level.small_blind
    if level.big_blind:
        yield "big_blind", level.big_blind
    if level.ante:
        yield "ante", level.ante
    if level.bring_in:
        yield "bring_in", level.bring_in
    if level.small_bet:
        yield "small_bet", level.small_bet
    if level.big_bet:
        yield "big_bet", level.big_bet


@lru_cache(maxsize=64)
def _least_by_remainder(chips: Denominations) -> dict[int, int] | None:
    """The least sum of larger chips for each remainder by the smallest chip.

    None if nobody at a table could work it out.
    """
    smallest = chips[0]
    if smallest // gcd(*chips) > MOST_REMAINDERS:
        return None
    least = {0: 0}
    for chip in chips[1:]:
        for _ in range(1, smallest // gcd(smallest, chip)):
            for total in tuple(least.values()):
                more = total + chip
                if more < least.get(more % smallest, more + 1):
                    least[more % smallest] = more
    return least


def payable(amount: int, chips: Denominations) -> bool:
    """Whether the chips pay the amount exactly, without change."""
    if not chips:
        return False
    least = _least_by_remainder(chips)
    if least is None:
        return amount % chips[0] == 0
    return amount >= least.get(amount % chips[0], amount + 1)


def nearest(amount: int, chips: Denominations) -> tuple[Chips, Chips]:
    """The nearest payable amounts: at or below (0 if none), and at or above."""
    unit = chips[0] if _least_by_remainder(chips) is None else gcd(*chips)
    below = amount // unit * unit
    above = below if below == amount else below + unit
    while below > 0 and not payable(below, chips):
        below -= unit
    while not payable(above, chips):
        above += unit
    return Chips(max(0, below)), Chips(above)


def closest(amount: int, chips: Denominations) -> Chips:
    below, above = nearest(amount, chips)
    return below if below and amount - below <= above - amount else above


@lru_cache(maxsize=64)
def small_blinds(
    chips: Denominations, most: int, figures: tuple[int, ...] = HANDY
) -> tuple[Chips, ...]:
    """Handy payable small blinds, lowest first, at least one of them as big as `most`."""
    unit = chips[0]
    found = {unit * times for times in (1, 2, 3, 4)}
    power = 1
    while power <= 10 * most:
        found.update(figure * power // 10 for figure in figures if figure * power % 10 == 0)
        power *= 10
    fitting = sorted(Chips(one) for one in found if unit <= one < most and payable(one, chips))
    enough = [one for one in found if one >= most and payable(one, chips)]
    return (*fitting, Chips(min(enough)) if enough else nearest(most, chips)[1])


def handy_below(amount: int, chips: Denominations) -> Chips:
    """The biggest handy big blind up to this amount, else the smallest payable one."""
    fitting = [one for one in small_blinds(chips, amount) if 2 * one <= amount]
    return Chips(2 * fitting[-1]) if fitting else nearest(amount, chips)[0] or chips[0]


def handy_above(amount: int, chips: Denominations) -> Chips:
    """The smallest handy big blind from this amount on."""
    return Chips(2 * next(one for one in small_blinds(chips, amount) if 2 * one >= amount))


def handy_between(low: int, high: int, chips: Denominations) -> Chips | None:
    """The big blind that splits the step best, if one is payable."""
    inside = [2 * one for one in small_blinds(chips, high) if low < 2 * one < high]
    if not inside:
        middle = closest(isqrt(low * high), chips)
        inside = [middle] if low < middle < high else []
    return Chips(min(inside, key=lambda one: abs(one * one - low * high))) if inside else None


def first_needed(structure: Structure, chips: Denominations) -> tuple[int, ...]:
    """For each row, the index of the smallest chip needed from there on.

    An amount that the chips can't pay at all needs none.
    """
    places: list[int] = []
    least = len(chips) - 1
    for period in reversed(structure):
        if isinstance(period, Level):
            least = min(least, needs(period, chips))
        places.append(least)
    return tuple(reversed(places))


def needs(level: Level, chips: Denominations) -> int:
    """The index of the smallest chip without which the level can't be paid."""
    return min(
        (_place(amount, chips) for _, amount in amounts(level)),
        default=len(chips) - 1,
    )


@lru_cache(maxsize=4096)
def _place(amount: int, chips: Denominations) -> int:
    for place in range(len(chips) - 1, -1, -1):
        if payable(amount, chips[place:]):
            return place
    return len(chips) - 1
