"""Places with equal prizes, each block's minimum and maximum, and whole units."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import pairwise
from typing import Final, Literal, NamedTuple

from tdconsole.domain.language.prize_plan import Fixed, Groups
from tdconsole.domain.values import Money, Place, Record

SINGLE: Final = 9
"""The places that have a prize of their own, as at a final table."""
_LONGER: Final = ((18, 3), (99, 9), (504, 27))
_LONGEST: Final = 81
_ROUNDS: Final = 20


class NeedsMore(Record, kw_only=True):
    """Even at their minimum the prizes come to more than the pool."""

    places: int
    least: Money


class HoldsLess(Record, kw_only=True):
    """Even at their maximum below the fixed ones the prizes come to less than the pool."""

    places: int
    most: Money


class FixedWrong(Record, kw_only=True):
    place: Place
    amount: Money
    why: Literal["twice", "beyond", "rises", "minimum", "unit"]


Misfit = NeedsMore | HoldsLess | FixedWrong


class Block(NamedTuple):
    best: int
    worst: int
    held: int | None
    least: int
    most: int | None
    """None: no limit."""

    @property
    def size(self) -> int:
        return self.worst - self.best + 1


def usual(places: int, groups: Groups) -> Iterator[tuple[int, int]]:
    """The best and worst place of each group, as houses print them."""
    best = 1
    while best <= places:
        worst = best if groups == "single" or best <= SINGLE else _end(best)
        yield best, min(worst, places)
        best = worst + 1


def _end(best: int) -> int:
    for end, size in _LONGER:
        if best <= end:
            return best + size - 1
    return best + _LONGEST - 1


def alike(amounts: Sequence[int]) -> Iterator[tuple[int, int]]:
    """The groups of places that already have equal amounts."""
    best = 1
    for place, (one, other) in enumerate(pairwise(amounts), start=1):
        if one != other:
            yield best, place
            best = place + 1
    if amounts:
        yield best, len(amounts)


def held_fault(fixed: Iterable[Fixed], places: int, minimum: int, unit: int) -> FixedWrong | None:
    """The fault of fixed prizes; the first may be any sum, as it takes the rest below a unit."""
    above: Fixed | None = None
    for one in sorted(fixed, key=lambda one: one.place):
        place, amount = Place(one.place), one.amount
        if above is not None and above.place == one.place:
            return FixedWrong(place=place, amount=amount, why="twice")
        if one.place > places:
            return FixedWrong(place=place, amount=amount, why="beyond")
        if above is not None and above.amount < one.amount:
            return FixedWrong(place=place, amount=amount, why="rises")
        if one.amount < minimum:
            return FixedWrong(place=place, amount=amount, why="minimum")
        if one.place > 1 and one.amount % unit:
            return FixedWrong(place=place, amount=amount, why="unit")
        above = one
    return None


def blocks(
    groups: Iterable[tuple[int, int]], held: Mapping[int, int], minimum: int
) -> tuple[Block, ...]:
    """The blocks of places; a fixed place is a block of its own."""
    cut = [part for best, worst in groups for part in _cut(best, worst, held)]
    least, upwards = minimum, []
    for best, _worst in reversed(cut):
        least = max(least, held.get(best, least))
        upwards.append(least)
    most: int | None = None
    result = []
    for (best, worst), low in zip(cut, reversed(upwards), strict=True):
        amount = held.get(best)
        most = most if amount is None else amount
        result.append(Block(best=best, worst=worst, held=amount, least=low, most=most))
    return tuple(result)


def _cut(best: int, worst: int, held: Mapping[int, int]) -> Iterator[tuple[int, int]]:
    begins = best
    for place in range(best, worst + 1) if held else ():
        if place in held:
            if begins < place:
                yield begins, place - 1
            yield place, place
            begins = place + 1
    if begins <= worst:
        yield begins, worst


def bounds_fault(pool: int, made: Sequence[Block]) -> Misfit | None:
    places, least = made[-1].worst, sum(block.least * block.size for block in made)
    if least > pool:
        return NeedsMore(places=places, least=Money(least))
    if made[0].most is not None:
        most = sum((block.most or 0) * block.size for block in made)
        if most < pool:
            return HoldsLess(places=places, most=Money(most))
    return None


def whole(
    pool: int, made: Sequence[Block], wanted: Sequence[float], unit: int, *, first: bool
) -> tuple[Money, ...]:
    """Prizes in whole units that make up the pool; the first takes the rest, if it may."""
    amounts = [
        max(int(amount // unit) * unit, block.least) if block.held is None else block.held
        for block, amount in zip(made, wanted, strict=True)
    ]
    rest = pool - sum(amount * block.size for amount, block in zip(amounts, made, strict=True))
    rest = _handed_down(made, amounts, rest, unit)
    listed = [
        amount for amount, block in zip(amounts, made, strict=True) for _ in range(block.size)
    ]
    if first:
        listed[0] += rest
    else:
        held = {block.best for block in made if block.held is not None}
        _handed_on(listed, held, rest)
    return tuple(Money(amount) for amount in listed)


def _handed_down(made: Sequence[Block], amounts: list[int], rest: int, unit: int) -> int:
    """The rest after another unit for each block, best first, never past a better block."""
    for _ in range(_ROUNDS):
        before = rest
        for number, block in enumerate(made):
            if rest < unit:
                return rest
            more = unit * block.size
            room = number == 0 or amounts[number] + unit <= amounts[number - 1]
            if block.held is None and room and more <= rest:
                amounts[number] += unit
                rest -= more
        if rest == before:
            break
    return rest


def _handed_on(listed: list[int], held: set[int], rest: int) -> None:
    """Hand the rest to the best place that can take it all, or else to each as far as it can."""
    for place in range(2, len(listed) + 1):
        if place not in held and listed[place - 1] + rest <= listed[place - 2]:
            listed[place - 1] += rest
            return
    for place in range(2, len(listed) + 1):
        if place not in held and rest:
            more = min(rest, listed[place - 2] - listed[place - 1])
            listed[place - 1] += more
            rest -= more
