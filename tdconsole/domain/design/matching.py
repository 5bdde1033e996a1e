"""Matching the periods of an imported structure with those already there."""

from collections.abc import Callable, Hashable
from typing import Final

from msgspec.structs import replace

from tdconsole.domain.values import Break, Level, Period, PeriodId, Structure

Key = Callable[[Period], Hashable]


def matched(present: Structure, imported: Structure) -> Structure:
    """The imported structure, each period with the number of the present one it matches, or 0.

    Order is kept: first the periods alike in everything, between them those with the same stakes,
    and where the same number is left on both sides, one for one.
    """
    pairs = _paired(present, imported, _ALIKE)
    return tuple(
        replace(period, id=present[pairs[place]].id if place in pairs else PeriodId(0))
        for place, period in enumerate(imported)
    )


def longest_common(old: list[Hashable], new: list[Hashable]) -> list[tuple[int, int]]:
    """The index pairs of the longest common subsequence."""
    begin, before, after = 0, len(old), len(new)
    while begin < min(before, after) and old[begin] == new[begin]:
        begin += 1
    while begin < min(before, after) and old[before - 1] == new[after - 1]:
        before, after = before - 1, after - 1
    lengths = [[0] * (after - begin + 1) for _ in range(before - begin + 1)]
    for i in reversed(range(before - begin)):
        for j in reversed(range(after - begin)):
            lengths[i][j] = (
                lengths[i + 1][j + 1] + 1
                if old[begin + i] == new[begin + j]
                else max(lengths[i + 1][j], lengths[i][j + 1])
            )
    pairs = [(place, place) for place in range(begin)]
    i = j = 0
    while i < before - begin and j < after - begin:
        if old[begin + i] == new[begin + j]:
            pairs.append((begin + i, begin + j))
            i, j = i + 1, j + 1
        elif lengths[i + 1][j] >= lengths[i][j + 1]:
            i += 1
        else:
            j += 1
    ends = range(len(old) - before)
    return pairs + [(before + place, after + place) for place in ends]


def _paired(old: Structure, new: Structure, alike: tuple[Key, ...]) -> dict[int, int]:
    """The indices in the new structure, each with its index in the old one."""
    if not alike:
        return _one_for_one(old, new)
    first, *others = alike
    pairs: dict[int, int] = {}
    i = j = 0
    common = longest_common([first(one) for one in old], [first(one) for one in new])
    for before, after in [*common, (len(old), len(new))]:
        between = _paired(old[i:before], new[j:after], tuple(others))
        pairs |= {j + place: i + was for place, was in between.items()}
        if after < len(new):
            pairs[after] = before
        i, j = before + 1, after + 1
    return pairs


def _one_for_one(old: Structure, new: Structure) -> dict[int, int]:
    if len(old) != len(new):
        return {}
    return {
        place: place
        for place, (before, after) in enumerate(zip(old, new, strict=True))
        if type(before) is type(after)
    }


def _content(period: Period) -> Hashable:
    return replace(period, id=PeriodId(0))


def _stakes(period: Period) -> Hashable:
    if isinstance(period, Break):
        return None
    return replace(
        Level(minutes=1),
        small_blind=period.small_blind,
        big_blind=period.big_blind,
        bring_in=period.bring_in,
        small_bet=period.small_bet,
        big_bet=period.big_bet,
    )


_ALIKE: Final[tuple[Key, ...]] = (_content, _stakes)
