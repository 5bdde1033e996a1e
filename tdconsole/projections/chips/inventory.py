"""What a starting stack is handed out in, and for how many entries the house's chips suffice."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Annotated, Final

from msgspec import Meta

from tdconsole.domain.chip_sets import Chip
from tdconsole.domain.design.chips import denominations, needs, payable
from tdconsole.domain.language.terms import Terms
from tdconsole.domain.values import Chips, Level, Record, Structure

Counts = tuple[int, ...]
"""Of each denomination, smallest first."""

GENEROUS: Final[tuple[Counts, ...]] = ((8, 8, 6, 6), (6, 6, 4, 4), (4, 4, 2, 2), ())
"""At least so many of the smallest chips make a stack that is easy to play with; then fewer."""
LARGE: Final = 3
"""No chip in a starting stack is more than a third of it, as long as there are others."""
FURTHER: Final = 60
"""So many more of one chip than it needs are tried."""
Rebought = Annotated[int, Meta(ge=0, le=20)]
"""By each entry, as the house expects it."""
MOST_PARTS: Final = 200_000
"""Of a stack: one that has more remainders than these has no handy chips."""


class Pile(Record, kw_only=True):
    """One denomination: of it in a starting stack, and in all that an entry may buy after it."""

    value: Chips
    colour: str
    owned: int
    stack: int = 0
    after: int = 0
    entries: int | None = None
    """Those for which there are enough; None where an entry takes none."""


class ChipInventory(Record, kw_only=True):
    stack: Chips
    after: tuple[Chips, ...] = ()
    piles: tuple[Pile, ...]
    made: bool
    """The chips make up everything that is handed out, to the last one."""
    entries: int = 0
    runs_out: Chips | None = None
    most: int = 0
    """Entries that could be served with fewer of the small chips in each stack."""


class Handed(Record, kw_only=True):
    """What one entry gets: first, and later on."""

    stack: Annotated[Chips, Meta(ge=1, le=10**9)]
    after: Annotated[tuple[Annotated[Chips, Meta(ge=1, le=10**12)], ...], Meta(max_length=30)] = ()


def handed(stack: Chips, terms: Terms, rebuys: Rebought = 1) -> Handed:
    """As if everybody bought everything, and so many rebuys."""
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
    """The chips there are, smallest first, which of them go into a starting stack, and what else goes out."""

    values: tuple[Chips, ...]
    counts: Counts
    usable: tuple[bool, ...]
    stack: Chips
    after: Counts


def chip_inventory(
    chips: Sequence[Chip], wanted: Handed, structure: Structure = (), entries: int = 0
) -> ChipInventory:
    """With as many small chips in a stack as that number of entries leaves."""
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
    """The fewest chips that make it up, and how many of each; none where they don't."""
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
    """The place of the smallest chip that the blinds ask for, or that the stack can't do without."""
    levels = [period for period in structure if isinstance(period, Level)]
    if not values or not levels:
        return 0
    place = min(needs(level, denominations(values)) for level in levels)
    return place if stack % values[place] == 0 else 0


def _usable(values: tuple[Chips, ...], first: int, stack: Chips) -> tuple[bool, ...]:
    usable = tuple(place >= first and LARGE * value <= stack for place, value in enumerate(values))
    return usable if any(usable) else tuple(value <= stack for value in values)


def _after(values: tuple[Chips, ...], counts: Counts, amounts: tuple[Chips, ...]) -> Counts | None:
    """In the fewest chips, which are the largest."""
    total = [0] * len(values)
    for amount in amounts:
        made = _made(values, counts, amount, ())
        if made is None:
            return None
        total = [one + more for one, more in zip(total, made, strict=True)]
    return tuple(total)


def _most(box: _Box) -> int:
    """Entries that could be served at all."""
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
    """The handiest one of which there are enough; in large chips too, if it can't be otherwise."""
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
    """The smallest chips that are handed out want the most of them."""
    wants = iter(least)
    return tuple(next(wants, 0) if may else 0 for may in allowed)


@lru_cache(maxsize=512)
def _made(values: tuple[Chips, ...], counts: Counts, amount: Chips, least: Counts) -> Counts | None:
    """Exactly this amount: from the smallest chip on as few as may be, but so many at least."""
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
