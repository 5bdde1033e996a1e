"""Stack depth over the evening, for a chart, and the length of it all."""

from math import log
from typing import Final

from tdconsole.domain.design.course import (
    ExpectedEnd,
    Stage,
    expected_end,
    last_stage,
    stages,
    stake,
)
from tdconsole.domain.design.defects import EntriesExpected, StacksExpected
from tdconsole.domain.values import Chips, Level, Record, Structure

HEADS_UP: Final = 2


class Field(Record, kw_only=True):
    """The field expected; `more_stacks` come from rebuys and add-ons.

    The field shrinks so that from level to level the average stack rises by the same power of the
    blinds, from a starting stack to half of all chips where play is expected to end.
    """

    entries: EntriesExpected
    more_stacks: StacksExpected = 0


class DepthPoint(Record, kw_only=True):
    """The start of a level, in minutes after the start of play, breaks included."""

    row: int
    level: int
    minutes: int
    big_blind: Chips
    """The big blind, or the small bet in games without blinds."""
    average: Chips
    left: int | None
    """The players left, if a field is expected."""
    depth: int
    """The average stack in hundredths of a big blind."""
    rounds: int
    """The average stack in hundredths of a round's cost: blinds and antes."""


class StackDepth(Record, kw_only=True):
    points: tuple[DepthPoint, ...]
    play_minutes: int
    break_minutes: int
    minutes: int
    end: ExpectedEnd | None
    """The expected end; None without a field, or if the structure doesn't reach that far."""


def stack_depth(
    structure: Structure, stack: Chips, field: Field | None = None, seats: int = 9
) -> StackDepth:
    """The depths; without a field the average stays a starting stack; `seats` pay antes."""
    levels = tuple(one for one in stages(structure) if stake(one.level))
    chips = None if field is None else stack * (field.entries + field.more_stacks)
    play = sum(period.minutes for period in structure if isinstance(period, Level))
    whole = sum(period.minutes for period in structure)
    return StackDepth(
        points=tuple(
            _point(one, average_of(levels, one, stack, chips), chips, seats) for one in levels
        ),
        play_minutes=play,
        break_minutes=whole - play,
        minutes=whole,
        end=None if chips is None else expected_end(structure, chips),
    )


def average_of(levels: tuple[Stage, ...], one: Stage, stack: Chips, chips: int | None) -> Chips:
    """The average at a level, if it is this stack in the first one."""
    if chips is None:
        return stack
    last = last_stage(levels, chips) or levels[-1]
    if one.number >= last.number:
        return Chips(chips // HEADS_UP)
    first, now, end = (stake(level) for level in (levels[0].level, one.level, last.level))
    if end <= first:
        return stack
    power = log(chips / HEADS_UP / stack) / log(end / first)
    return Chips(min(chips // HEADS_UP, max(stack, round(stack * (now / first) ** power))))


def _point(one: Stage, average: Chips, chips: int | None, seats: int) -> DepthPoint:
    level, blind = one.level, stake(one.level)
    return DepthPoint(
        row=one.row,
        level=one.number,
        minutes=one.since,
        big_blind=blind,
        average=average,
        left=None if chips is None else max(HEADS_UP, round(chips / average)),
        depth=round(average * 100 / blind),
        rounds=round(average * 100 / round_cost(level, seats)),
    )


def round_cost(level: Level, seats: int) -> int:
    """The cost of a round; without blinds, the bring-in and the antes."""
    antes = level.ante * (seats if level.ante_kind == "each" else 1)
    if not level.big_blind:
        return max(1, level.bring_in + antes)
    return level.small_blind + level.big_blind + antes
