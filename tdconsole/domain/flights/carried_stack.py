"""Of several stacks of one person from the first days: what goes forward, and what is forfeited."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from tdconsole.domain.language.terms import Forward
from tdconsole.domain.values import Chips, EntryId, PlayId


class Stack(NamedTuple):
    """One that is left of a flight."""

    play: PlayId
    entry: EntryId
    chips: Chips


class Forwarded(NamedTuple):
    """Under this entry, with so much; and what leaves play with each of the others."""

    entry: EntryId
    chips: Chips
    forfeited: Mapping[EntryId, Chips]


def forwarded(forward: Forward, stacks: Sequence[Stack]) -> Forwarded:
    """Of two that are as large the earlier one goes on."""
    ordered = sorted(stacks)
    best = max(ordered, key=lambda one: one.chips)
    kept = ordered[0] if forward == "first" else best
    others = [one for one in ordered if one is not kept]
    if forward == "accumulate":
        chips = Chips(sum(one.chips for one in ordered))
        return Forwarded(kept.entry, chips, {one.entry: Chips(0) for one in others})
    return Forwarded(kept.entry, kept.chips, {one.entry: one.chips for one in others})
