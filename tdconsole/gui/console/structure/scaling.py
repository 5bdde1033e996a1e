"""Amounts that can be paid with the chips still in play."""

from fractions import Fraction
from math import floor, lcm
from typing import Final

from msgspec.structs import replace

from tdconsole.domain.values import Break, Chips, Level, Period, Structure

USUAL_CHIPS: Final = tuple(
    Chips(chip)
    for chip in (1, 5, 25, 100, 500, 1000, 5000, 25_000, 100_000, 500_000, 1_000_000, 5_000_000)
)
"""The chips assumed if the tournament's own are not known."""
MOST: Final = 10**12
TWO_FIGURES: Final = 10
"""An amount is written in chips of which it takes at least this many."""


def smallest_chip(structure: Structure, chips: tuple[Chips, ...]) -> Chips:
    """Return the largest chip in which every amount of the structure can be paid."""
    amounts = [amount for period in structure for amount in _amounts(period) if amount]
    fitting = [chip for chip in chips if all(amount % chip == 0 for amount in amounts)]
    return max(fitting) if amounts and fitting else chips[0]


def chips_at(structure: Structure, row: int, chips: tuple[Chips, ...]) -> tuple[Chips, ...]:
    """Return the chips not yet removed before this row."""
    gone = {
        mark.chip
        for period in structure[:row]
        for mark in period.marks
        if mark.kind == "colour_up" and mark.chip is not None
    }
    return tuple(chip for chip in chips if chip not in gone) or chips[-1:]


def rounded(amount: Fraction | int, chips: tuple[Chips, ...], times: int = 1) -> Chips:
    """Return the nearest round amount; with `times`, that share of it is payable, too."""
    if amount <= 0:
        return Chips(0)
    coarse = max((chip for chip in chips if chip * TWO_FIGURES <= amount), default=chips[0])
    step = lcm(coarse, chips[0] * times)
    return Chips(min(max(1, floor(Fraction(amount) / step + Fraction(1, 2))) * step, MOST))


def half(big: Chips, chips: tuple[Chips, ...]) -> Chips:
    """Return the small blind of a big one."""
    even, smallest = big // 2, chips[0]
    return Chips(even if even % smallest == 0 else max(smallest, even - even % smallest))


def scaled(
    structure: Structure, rows: frozenset[int], factor: Fraction, chips: tuple[Chips, ...]
) -> Structure:
    """Scale the bets of these rows; rounding never makes a rising amount fall."""
    made: list[Period] = []
    below: tuple[Level, Level] | None = None
    for row, period in enumerate(structure):
        if row not in rows or isinstance(period, Break):
            made.append(period)
            continue
        level = _scaled(period, factor, chips_at(structure, row, chips), below)
        made.append(level)
        below = (period, level)
    return tuple(made)


def _scaled(
    level: Level, factor: Fraction, chips: tuple[Chips, ...], below: tuple[Level, Level] | None
) -> Level:
    halved = level.small_blind * 2 == level.big_blind
    big = rounded(level.big_blind * factor, chips, 2 if halved else 1)
    if below is not None and level.big_blind >= below[0].big_blind:
        step = chips[0] * (2 if halved else 1)
        big = Chips(max(big, -(-below[1].big_blind // step) * step))
    small = Chips(big // 2) if halved else min(rounded(level.small_blind * factor, chips), big)
    follows = level.ante == level.big_blind
    return replace(
        level,
        small_blind=small,
        big_blind=big,
        ante=big if follows else rounded(level.ante * factor, chips),
        bring_in=rounded(level.bring_in * factor, chips),
        small_bet=rounded(level.small_bet * factor, chips),
        big_bet=rounded(level.big_bet * factor, chips),
    )


def _amounts(period: Period) -> tuple[Chips, ...]:
    if isinstance(period, Break):
        return ()
    return (
        period.small_blind,
        period.big_blind,
        period.ante,
        period.bring_in,
        period.small_bet,
        period.big_bet,
    )
