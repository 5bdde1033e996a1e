"""The edits of a structure, row by row; each of them returns another structure."""

from collections import Counter
from collections.abc import Callable
from fractions import Fraction
from math import floor
from typing import Final, Literal

from msgspec.structs import replace

from tdconsole.domain.design.chips import handy_above, handy_below, handy_between
from tdconsole.domain.values import (
    AnteKind,
    Break,
    Chips,
    Level,
    Mark,
    MarkKind,
    Period,
    PeriodId,
    Structure,
    TimeOfDay,
)
from tdconsole.gui.console.structure.scaling import MOST, chips_at, half, rounded

ChipField = Literal["small_blind", "big_blind", "ante", "bring_in", "small_bet", "big_bet"]
CHIP_FIELDS: Final[tuple[ChipField, ...]] = (
    "small_blind", "big_blind", "ante", "bring_in", "small_bet", "big_bet",
)  # fmt: skip
FIRST: Final = Level(small_blind=Chips(100), big_blind=Chips(200), minutes=20)
"""The first level of a structure that has none to go by."""
REST: Final = 15
LONGEST: Final = 1440
RISE: Final = Fraction(4, 3)
EACH: Final = 8
"""The big blind divided by this is the ante if every player antes."""

Rows = frozenset[int]
"""Rows counted from 0."""
Change = Callable[[Period], Period]


# A cell


def bet(
    structure: Structure, row: int, field: ChipField, amount: Chips, chips: tuple[Chips, ...]
) -> Structure:
    """Set a bet; a big blind adds a missing small one, and an ante of its size follows it."""
    level = structure[row]
    if isinstance(level, Break):
        return structure
    if field == "ante":
        kind = (
            (usual_ante(structure) or "big_blind") if level.ante_kind == "none" else level.ante_kind
        )
        return _with(
            structure, row, replace(level, ante=amount, ante_kind=kind if amount else "none")
        )
    changed = replace(level, **{field: amount})
    if field == "big_blind":
        if not level.small_blind:
            changed = replace(changed, small_blind=half(amount, chips_at(structure, row, chips)))
        if amount and level.ante_kind == "big_blind" and level.ante == level.big_blind:
            changed = replace(changed, ante=amount)
    return _with(structure, row, changed)


def lasting(structure: Structure, rows: Rows, minutes: int) -> Structure:
    """Set the length; a break until a time of day becomes one of these minutes."""

    def lasts(period: Period) -> Period:
        if isinstance(period, Break):
            return replace(period, minutes=minutes, until=None)
        return replace(period, minutes=minutes)

    return _each(structure, rows, lasts)


def until(structure: Structure, rows: Rows, time: TimeOfDay | None) -> Structure:
    return _each(structure, rows, lambda p: replace(p, until=time) if isinstance(p, Break) else p)


def by_hands(structure: Structure, rows: Rows, hands: int | None) -> Structure:
    return _each(structure, rows, lambda p: replace(p, hands=hands) if isinstance(p, Level) else p)


# Rows


def inserted(structure: Structure, at: int, periods: Structure) -> Structure:
    return (*structure[:at], *periods, *structure[at:])


def removed(structure: Structure, rows: Rows) -> Structure:
    return tuple(period for row, period in enumerate(structure) if row not in rows)


def moved(structure: Structure, rows: Rows, to: int) -> Structure:
    """Move these rows, together and in their order, into the gap before row `to`."""
    chosen = tuple(structure[row] for row in sorted(rows))
    at = to - sum(1 for row in rows if row < to)
    return inserted(removed(structure, rows), at, chosen)


def copies(structure: Structure, rows: Rows) -> Structure:
    """Copy these rows as new ones, which nobody has played."""
    return tuple(replace(structure[row], id=PeriodId(0)) for row in sorted(rows))


def level_between(structure: Structure, at: int, chips: tuple[Chips, ...]) -> Level:
    """Return a level for the gap before row `at`: halfway, or the next rise at the end."""
    above = next((p for p in reversed(structure[:at]) if isinstance(p, Level)), None)
    below = next((p for p in structure[at:] if isinstance(p, Level)), None)
    like = above or below
    if like is None:
        return FIRST
    there = chips_at(structure, at, chips)
    fields = {
        field: _between(field, above, below, there) for field in CHIP_FIELDS if getattr(like, field)
    }
    made = replace(like, id=PeriodId(0), marks=(), **fields)
    if like.small_blind * 2 == like.big_blind:
        made = replace(made, small_blind=half(made.big_blind, there))
    if like.ante_kind == "big_blind" and like.ante == like.big_blind:
        made = replace(made, ante=made.big_blind)
    return replace(made, small_blind=min(made.small_blind, made.big_blind))


def break_like(structure: Structure) -> Break:
    """Return a break as long as the first one."""
    there = next((p for p in structure if isinstance(p, Break) and p.until is None), None)
    return Break(minutes=REST if there is None else there.minutes)


def _between(
    field: ChipField, above: Level | None, below: Level | None, chips: tuple[Chips, ...]
) -> Chips:
    low = Chips(0) if above is None else getattr(above, field)
    high = Chips(0) if below is None else getattr(below, field)
    if low and high:
        middle = handy_between(low, high, chips) if low < high else None
        return low if middle is None else middle
    if low:
        return Chips(min(handy_above(floor(low * RISE), chips), MOST))
    return handy_below(floor(high / RISE), chips) if high else Chips(0)


# Many rows


def stretched(structure: Structure, rows: Rows, factor: Fraction) -> Structure:
    """Multiply every length by the factor, in whole minutes."""

    def longer(period: Period) -> Period:
        minutes = int(period.minutes * factor + Fraction(1, 2))
        return replace(period, minutes=min(max(1, minutes), LONGEST))

    return _each(structure, rows, longer)


def anted(structure: Structure, kind: AnteKind, chips: tuple[Chips, ...]) -> Structure:
    """Set the ante in every level that has one, or in all if none has one."""
    everywhere = not any(isinstance(p, Level) and p.ante for p in structure)

    def asked(row: int, period: Period) -> Period:
        if isinstance(period, Break) or (not everywhere and not period.ante):
            return period
        if kind == period.ante_kind:
            return period
        amount = Chips(0)
        if kind == "big_blind":
            amount = period.big_blind
        elif kind == "each":
            amount = rounded(Fraction(period.big_blind, EACH), chips_at(structure, row, chips))
        return replace(period, ante=amount, ante_kind=kind if amount else "none")

    return tuple(asked(row, period) for row, period in enumerate(structure))


def usual_ante(structure: Structure) -> AnteKind | None:
    """Return the kind of most of its antes; None if it has none."""
    kinds: list[AnteKind] = [p.ante_kind for p in structure if isinstance(p, Level) and p.ante]
    return Counter(kinds).most_common(1)[0][0] if kinds else None


# Marks


def marked(
    structure: Structure, rows: Rows, kind: MarkKind, chip: Chips | None = None
) -> Structure:
    """Mark all of these rows, or unmark them if all are; the clock waits at a day's end."""
    mark = Mark(kind=kind, chip=chip, stop=kind == "end_of_day")
    everywhere = all(_has(structure[row], kind, chip) for row in rows)

    def toggled(period: Period) -> Period:
        others = tuple(m for m in period.marks if (m.kind, m.chip) != (kind, chip))
        if everywhere:
            return replace(period, marks=others)
        return period if _has(period, kind, chip) else replace(period, marks=(*others, mark))

    return _each(structure, rows, toggled)


def waiting(structure: Structure, rows: Rows, *, stop: bool) -> Structure:
    """Set whether the clock stops at the marks of these rows."""
    return _each(
        structure,
        rows,
        lambda p: replace(p, marks=tuple(replace(mark, stop=stop) for mark in p.marks)),
    )


def _has(period: Period, kind: MarkKind, chip: Chips | None) -> bool:
    return any((mark.kind, mark.chip) == (kind, chip) for mark in period.marks)


def _with(structure: Structure, row: int, period: Period) -> Structure:
    return (*structure[:row], period, *structure[row + 1 :])


def _each(structure: Structure, rows: Rows, change: Change) -> Structure:
    return tuple(change(period) if row in rows else period for row, period in enumerate(structure))
