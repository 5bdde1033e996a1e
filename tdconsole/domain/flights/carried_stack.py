"""A person's stacks from several first days: which one goes forward, which are forfeited."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from tdconsole.domain.language.terms import Forward
from tdconsole.domain.values import Chips, EntryId, PlayId


class Stack(NamedTuple):
    """A stack that survived a flight."""

    play: PlayId
    entry: EntryId
    chips: Chips


class Forwarded(NamedTuple):
    """The entry and chips that go forward, and the chips forfeited by each other entry."""

    entry: EntryId
    chips: Chips
    forfeited: Mapping[EntryId, Chips]


def forwarded(forward: Forward, stacks: Sequence[Stack]) -> Forwarded:
    """The stack carried forward; of two equal ones the earlier."""
    ordered = sorted(stacks)
    best = max(ordered, key=lambda one: one.chips)
    kept = ordered[0] if forward == "first" else best
    others = [one for one in ordered if one is not kept]
    if forward == "accumulate":
        chips = Chips(sum(one.chips for one in ordered))
        return Forwarded(kept.entry, chips, {one.entry: Chips(0) for one in others})
    return Forwarded(kept.entry, kept.chips, {one.entry: one.chips for one in others})
