"""The chips a starting stack is made of, and the entries the house's chips suffice for."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Annotated, Final

from msgspec import Meta

from tdconsole.domain.chip_sets import Chip
from tdconsole.domain.design.chips import denominations, needs, payable
from tdconsole.domain.language.terms import Terms
from tdconsole.domain.values import Chips, Level, Record, Structure

Counts = tuple[int, ...]
"""The number of each denomination, smallest first."""

GENEROUS: Final[tuple[Counts, ...]] = ((8, 8, 6, 6), (6, 6, 4, 4), (4, 4, 2, 2), ())
"""The least numbers of the smallest chips that make a stack comfortable to play; then fewer."""
LARGE: Final = 3
"""No chip in a starting stack is more than a third of it, if there are others."""
FURTHER: Final = 60
"""How many more of one chip than needed are tried."""
Rebought = Annotated[int, Meta(ge=0, le=20)]
"""The rebuys of each entry that the house expects."""
MOST_PARTS: Final = 200_000
"""The parts of a stack: one with more remainders than these has no handy chips."""


class Pile(Record, kw_only=True):
    """One denomination: how many in a starting stack, and in everything bought later."""

    value: Chips
    colour: str
    owned: int
    stack: int = 0
    after: int = 0
    entries: int | None = None
    """The entries there are enough for; None if an entry takes none."""


class ChipInventory(Record, kw_only=True):
    stack: Chips
    after: tuple[Chips, ...] = ()
    piles: tuple[Pile, ...]
    made: bool
    """Whether the chips make up everything that is handed out, exactly."""
    entries: int = 0
    runs_out: Chips | None = None
    most: int = 0
    """The entries that could be served with fewer small chips in each stack."""


class Handed(Record, kw_only=True):
    """The chips one entry gets, at first and later."""

    stack: Annotated[Chips, Meta(ge=1, le=10**9)]
    after: Annotated[tuple[Annotated[Chips, Meta(ge=1, le=10**12)], ...], Meta(max_length=30)] = ()


def handed(stack: Chips, terms: Terms, rebuys: Rebought = 1) -> Handed:
    """The chips if everybody bought everything, and this many rebuys."""
    after: list[Chips] = []
    if terms.staff_bonus != "off":
        after.append(terms.staff_bonus.chips)
    if terms.second_half:
        after.append(terms.second_half)
    if terms.rebuys != "off":
        after += [terms.rebuys.chips] * rebuys
    if terms.add_on != "off":
        after.append(terms.add_on.chips)
    bonus = max((profile.bonus for profile in terms.profiles), default=Chips(0))
    return Handed(stack=stack, after=(*([bonus] if bonus else []), *after))


class _Box(Record, kw_only=True):
    """The chips available, smallest first, those usable in a stack, and what else goes out."""

    values: tuple[Chips, ...]
    counts: Counts
    usable: tuple[bool, ...]
    stack: Chips
    after: Counts


def chip_inventory(
    chips: Sequence[Chip], wanted: Handed, structure: Structure = (), entries: int = 0
) -> ChipInventory:
    """The inventory, with as many small chips in a stack as this number of entries allows."""
    owned = tuple(sorted((chip for chip in chips if chip.count), key=lambda chip: chip.value))
    values = tuple(chip.value for chip in owned)
    counts = tuple(chip.count for chip in owned)
    after = _after(values, counts, wanted.after)
    empty = ChipInventory(stack=wanted.stack, after=wanted.after, piles=_piles(owned), made=False)
    if after is None or not values:
        return empty
    box = _Box(
        values=values,
        counts=counts,
        usable=_usable(values, _first(values, structure, wanted.stack), wanted.stack),
        stack=wanted.stack,
        after=after,
    )
    most = _most(box)
    stack = _stack(box, min(max(entries, 1), most))
    if stack is None:
        return empty
    piles = tuple(
        Pile(
            value=chip.value,
            colour=chip.colour,
            owned=chip.count,
            stack=one,
            after=later,
            entries=chip.count // (one + later) if one + later else None,
        )
        for chip, one, later in zip(owned, stack, after, strict=True)
    )
    least = min((pile for pile in piles if pile.entries is not None), key=_sufficing)
    return ChipInventory(
        stack=wanted.stack,
        after=wanted.after,
        piles=piles,
        made=True,
        entries=_sufficing(least),
        runs_out=least.value,
        most=max(most, _sufficing(least)),
    )


def made_of(chips: Sequence[Chip], amount: Chips) -> dict[Chips, int] | None:
    """The fewest chips that make up the amount, by value; None if they can't."""
    owned = tuple(sorted((chip for chip in chips if chip.count), key=lambda chip: chip.value))
    values = tuple(chip.value for chip in owned)
    made = _made(values, tuple(chip.count for chip in owned), amount, ())
    return None if made is None else dict(zip(values, made, strict=True))


def _sufficing(pile: Pile) -> int:
    return pile.entries or 0


def _piles(owned: tuple[Chip, ...]) -> tuple[Pile, ...]:
    return tuple(
        Pile(value=Chips(chip.value), colour=chip.colour, owned=chip.count) for chip in owned
    )


def _first(values: tuple[Chips, ...], structure: Structure, stack: Chips) -> int:
    """The index of the smallest chip that the blinds need or the stack can't do without."""
    levels = [period for period in structure if isinstance(period, Level)]
    if not values or not levels:
        return 0
    place = min(needs(level, denominations(values)) for level in levels)
    return place if stack % values[place] == 0 else 0


def _usable(values: tuple[Chips, ...], first: int, stack: Chips) -> tuple[bool, ...]:
    usable = tuple(place >= first and LARGE * value <= stack for place, value in enumerate(values))
    return usable if any(usable) else tuple(value <= stack for value in values)


def _after(values: tuple[Chips, ...], counts: Counts, amounts: tuple[Chips, ...]) -> Counts | None:
    """Later sales in the fewest, that is the largest, chips."""
    total = [0] * len(values)
    for amount in amounts:
        made = _made(values, counts, amount, ())
        if made is None:
            return None
        total = [one + more for one, more in zip(total, made, strict=True)]
    return tuple(total)


def _most(box: _Box) -> int:
    """The most entries that could be served at all."""
    everything = sum(v * count for v, count in zip(box.values, box.counts, strict=True))
    low, high = 0, everything // box.stack
    while low < high:
        middle = (low + high + 1) // 2
        if _stack(box, middle) is None:
            high = middle - 1
        else:
            low = middle
    return low


def _stack(box: _Box, entries: int) -> Counts | None:
    """The handiest stack there are enough chips for, if need be in large ones."""
    if not entries:
        return None
    left = tuple(count // entries - one for count, one in zip(box.counts, box.after, strict=True))
    if min(left) < 0:
        return None
    for allowed in (box.usable, tuple(value <= box.stack for value in box.values)):
        within = tuple(one if may else 0 for one, may in zip(left, allowed, strict=True))
        for least in GENEROUS:
            made = _made(box.values, within, box.stack, _spread(least, allowed))
            if made is not None:
                return made
    return None


def _spread(least: Counts, allowed: tuple[bool, ...]) -> Counts:
    """The least numbers, given to the smallest chips that are handed out."""
    wants = iter(least)
    return tuple(next(wants, 0) if may else 0 for may in allowed)


@lru_cache(maxsize=512)
def _made(values: tuple[Chips, ...], counts: Counts, amount: Chips, least: Counts) -> Counts | None:
    """Exactly this amount: as few chips as possible from the smallest on, but at least `least`."""
    if not payable(amount, values):
        return None
    above = [0] * (len(values) + 1)
    for place in reversed(range(len(values))):
        above[place] = above[place + 1] + values[place] * counts[place]
    seen: set[tuple[int, int]] = set()

    def ways(place: int, rest: int) -> Iterator[Counts]:
        if place == len(values):
            if not rest:
                yield ()
            return
        if rest > above[place] or (place, rest) in seen or len(seen) > MOST_PARTS:
            return
        value, count = values[place], counts[place]
        wanted = least[place] if place < len(least) else 0
        lowest = max(wanted, -(-(rest - above[place + 1]) // value))
        for number in range(lowest, min(count, rest // value, lowest + FURTHER) + 1):
            for further in ways(place + 1, rest - number * value):
                yield (number, *further)
        seen.add((place, rest))

    return next(ways(0, int(amount)), None)
