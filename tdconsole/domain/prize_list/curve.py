"""Prizes on a smooth curve: a power law through the fixed places that makes up the pool."""

from collections.abc import Callable, Mapping, Sequence
from math import exp, inf, log
from operator import mul
from typing import Final, NamedTuple

from tdconsole.domain.language.prize_plan import Fixed, Groups
from tdconsole.domain.prize_list.blocks import (
    Block,
    Misfit,
    alike,
    blocks,
    bounds_fault,
    held_fault,
    usual,
    whole,
)
from tdconsole.domain.values import WHOLE, Money

NATURAL: Final = 0.85
"""The exponent of a usual payout: third place gets two fifths of first."""
_FLATTEST: Final = 1 - 1e-6
_TURNS: Final = 200
_FINEST: Final = 1e-14
_EVEN: Final = 1e-9

Anchors = Sequence[tuple[int, float]]
"""Places and their amounts, best first, starting with the first place."""


def fitted(  # noqa: PLR0913, PLR0917 -- what a director may wish of a prize list
    pool: Money,
    places: int,
    minimum: Money,
    first_share: int,
    step: Money,
    groups: Groups = "usual",
    fixed: tuple[Fixed, ...] = (),
) -> tuple[Money, ...] | Misfit:
    """Prizes that make up the pool, none above a better one, or the reason why there are none."""
    unit = max(1, step)
    floor = -(-max(minimum, 1) // unit) * unit
    if wrong := held_fault(fixed, places, floor, 1):
        return wrong
    held = {one.place: int(one.amount) for one in fixed}
    wished = 1 not in held and first_share > 0
    if wished:
        held[1] = pool * first_share // WHOLE // unit * unit
        first = Fixed(place=1, amount=Money(held[1]))
        if wrong := held_fault((first, *fixed), places, floor, 1):
            return wrong
    made = blocks(usual(places, groups), held, floor)
    if fault := bounds_fault(pool, made):
        return fault
    wanted = (_anchored if 1 in held else _free)(pool, made, unit, held)
    return whole(pool, made, wanted, unit, first=wished or 1 not in held)


def refitted(
    amounts: Sequence[int], pool: Money, unit: Money, fixed: tuple[Fixed, ...]
) -> tuple[Money, ...] | Misfit:
    """The amounts of a table in proportion, up to the fixed ones."""
    unit = Money(max(1, unit))
    if wrong := held_fault(fixed, len(amounts), unit, unit):
        return wrong
    held = {one.place: int(one.amount) for one in fixed}
    made = blocks(alike(amounts), held, unit)
    if fault := bounds_fault(pool, made):
        return fault

    wanted = _in_proportion(pool, made, unit, [amounts[block.best - 1] for block in made])
    return whole(pool, made, wanted, unit, first=1 not in held)


def _within(block: Block, amount: float) -> float:
    least = max(float(block.least), amount)
    return least if block.most is None else min(least, float(block.most))


def _sizes(made: Sequence[Block]) -> tuple[int, ...]:
    return tuple(block.size for block in made)


def _total(sizes: Sequence[int], wanted: Sequence[float]) -> float:
    return float(sum(map(mul, sizes, wanted)))


def _solved(  # noqa: PLR0913, PLR0917 -- a sum, and between what the curve is sought
    pool: int,
    sizes: Sequence[int],
    unit: int,
    curve: Callable[[float], list[float]],
    low: float,
    high: float,
) -> list[float]:
    """The curve between `low` and `high` that falls less than a unit short of the pool."""
    aim = pool - unit / 4
    best = curve(low)
    below, above = _total(sizes, best) - aim, _total(sizes, curve(high)) - aim
    for turn in range(_TURNS):
        if below >= -unit / 4 or high - low <= _FINEST * max(-low, high):
            break
        straight = low - below * (high - low) / (above - below) if above > below else low
        between = straight if turn % 3 and low < straight < high else (low + high) / 2
        wanted = curve(between)
        off = _total(sizes, wanted) - aim
        if off <= unit / 4:
            low, below, best = between, off, wanted
        else:
            high, above = between, off
    return best


def _anchored(
    pool: int, made: Sequence[Block], unit: int, held: Mapping[int, float]
) -> list[float]:
    """The curve for a fixed first prize: its exponent makes up the pool."""
    anchors, sizes = sorted(held.items()), _sizes(made)
    (place, amount), last, floor = anchors[-1], made[-1].worst, made[-1].least
    ways = _stretches(made, anchors, None)
    if place < last:
        to_floor = log(amount / floor) / log(last / place)
        if _total(sizes, _curve(to_floor, ways)) > pool:  # it would fall below on its way
            ways = _stretches(made, anchors, floor)

    def curve(flat: float) -> list[float]:
        return _curve(-flat / (1 - abs(flat)), ways)

    return _solved(pool, sizes, unit, curve, -_FLATTEST, _FLATTEST)


def _free(pool: int, made: Sequence[Block], unit: int, held: Mapping[int, float]) -> list[float]:
    """The usual curve; fixed places take or give their difference from all others in proportion."""
    usual_ = _natural(pool, made, unit)
    return _in_proportion(pool, made, unit, usual_) if held else usual_


def _natural(pool: int, made: Sequence[Block], unit: int) -> list[float]:
    """The usual curve: the first prize follows from its exponent."""
    floor, low = made[-1].least, made[0].least
    sizes = _sizes(made)
    wanted: list[float] = []
    for floored in (None, float(floor)):

        def with_first(first: float, floored: float | None = floored) -> list[float]:
            return _curve(NATURAL, _stretches(made, [(1, first)], floored))

        less, more = _total(sizes, with_first(low)), _total(sizes, with_first(low + pool))
        first = low + (pool - less) * pool / (more - less)
        if first < low:
            return _anchored(pool, made, unit, {1: low})
        wanted = with_first(first)
        if wanted[-1] >= floor:
            break
    return wanted


def _in_proportion(
    pool: int, made: Sequence[Block], unit: int, amounts: Sequence[float]
) -> list[float]:
    def scaled(times: float) -> list[float]:
        return [_within(block, times * amount) for block, amount in zip(made, amounts, strict=True)]

    most = max(1.0, pool / max(1.0, min(amounts)))
    return _solved(pool, _sizes(made), unit, scaled, 0.0, most)


class _Stretch(NamedTuple):
    """The stretch from an anchor to the next one, if any, with the places between."""

    amount: float
    least: float
    way: float
    """The logarithm of the distance to the next anchor; infinite after the last one."""
    far: tuple[float, ...]


def _stretches(
    made: Sequence[Block], anchors: Anchors, floor: float | None
) -> tuple[_Stretch, ...]:
    """The stretches between anchors; the last one goes down to the floor, or on without one."""
    last, ends = made[-1].worst, [*anchors]
    if floor is not None and last > anchors[-1][0]:
        ends.append((last, floor))
    result = []
    for number, (place, amount) in enumerate(anchors):
        follows = number + 1 < len(ends)
        below, least = ends[number + 1] if follows else (last + 1, 0.0)
        between = (one.worst for one in made if place < one.best and one.worst <= below)
        held = {one for one, _amount in anchors}
        result.append(
            _Stretch(
                amount=amount,
                least=least,
                way=log(below / place) if follows else inf,
                far=tuple(log(one / place) for one in between if one not in held),
            )
        )
    return tuple(result)


def _curve(exponent: float, ways: Sequence[_Stretch]) -> list[float]:
    result = []
    for way in ways:
        result.append(way.amount)
        if way.way == inf:
            steep = max(exponent, 0.0)
            result += [way.amount * exp(-steep * far) for far in way.far]
        else:
            drop = way.amount - way.least
            result += [way.least + drop * kept for kept in _kept(exponent, way)]
    return result


def _kept(exponent: float, way: _Stretch) -> list[float]:
    """The share of the drop to the next anchor that is still to come, at each place between."""
    whole_way = way.way
    if abs(exponent * whole_way) < _EVEN:
        return [(whole_way - far) / whole_way for far in way.far]
    if exponent > 0:
        end = exp(-exponent * whole_way)
        return [(exp(-exponent * far) - end) / (1 - end) for far in way.far]
    end = 1 - exp(exponent * whole_way)
    return [(1 - exp(exponent * (whole_way - far))) / end for far in way.far]
