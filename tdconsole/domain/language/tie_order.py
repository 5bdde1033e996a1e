"""The ranking of one hand's busts by the book, and where the director has to decide."""

from collections.abc import Sequence
from itertools import groupby
from typing import Literal

from tdconsole.domain.rules.values import EqualStacks, Ties
from tdconsole.domain.values import Chips, EntryId, Money, Record, TableNo

Doubt = Literal["tables", "equal_stacks", "stacks"]
"""Several of one table with others elsewhere; equal stacks where the better hand decides; or stacks
that would decide, one of them unknown."""


class Went(Record, kw_only=True):
    entry: EntryId
    table: TableNo
    stack: Chips | None = None
    """The stack at the start of the hand."""


class Order(Record, kw_only=True):
    """The ranking, best first, those who share in one row; in doubt it is only proposed."""

    ranks: tuple[tuple[EntryId, ...], ...]
    doubt: Doubt | None = None


def order(went: Sequence[Went], rule: Ties, equal: EqualStacks) -> Order:
    """The order by the book; if a deciding stack is unknown, sharing is only proposed."""
    together = Order(ranks=(tuple(one.entry for one in went),))
    if len(went) == 1:
        return together
    tables = {one.table for one in went}
    if rule == "share_across_tables" and 1 < len(tables) < len(went):
        return Order(ranks=together.ranks, doubt="tables")
    if not stacks_decide(rule, tables):
        return together
    if any(one.stack is None for one in went):
        return Order(ranks=together.ranks, doubt="stacks")
    by_stack = sorted(went, key=lambda one: (-(one.stack or 0), one.entry))
    ranks = tuple(
        tuple(one.entry for one in tied)
        for _stack, tied in groupby(by_stack, key=lambda one: one.stack)
    )
    open_ = equal == "better_hand_then_lot" and len(ranks) < len(went)
    return Order(ranks=ranks, doubt="equal_stacks" if open_ else None)


def stacks_decide(rule: Ties, tables: set[TableNo]) -> bool:
    return rule == "stack_decides" or (rule == "share_across_tables" and len(tables) == 1)


def parted(total: Money, parts: int, unit: int) -> tuple[Money, ...]:
    """Equal parts in whole units; the first ones get an extra unit, the first also the rest."""
    each = total // parts // unit * unit
    units, rest = divmod(total - each * parts, unit)
    return tuple(
        Money(each + (unit if number < units else 0) + (rest if number == 0 else 0))
        for number in range(parts)
    )
