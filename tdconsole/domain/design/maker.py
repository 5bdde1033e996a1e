"""A structure that ends when it should, with every blind payable in the chips.

The model: play is over with the end of the first level that leaves no more than 30 big blinds in
play; the actual figure is 20 to 30.
"""

from collections.abc import Iterator
from typing import Final, NamedTuple

from msgspec.structs import replace

from tdconsole.domain.design.check import defects
from tdconsole.domain.design.chips import (
    FINER,
    HANDY,
    Denominations,
    closest,
    denominations,
    payable,
    small_blinds,
)
from tdconsole.domain.design.course import Case, case
from tdconsole.domain.design.defects import Terms
from tdconsole.domain.design.ladder import Ladder
from tdconsole.domain.design.marks import (
    SHORT,
    SHORT_HYPER,
    depth_after,
    least_when_closed,
    missing_colour_ups,
    row_of_add_on,
    row_to_close,
)
from tdconsole.domain.design.plans import Plan, per_break, plans, whole_minutes
from tdconsole.domain.design.stakes import (
    HANDFUL,
    HYPER,
    SHALLOWEST,
    SHALLOWEST_HYPER,
    chip_for,
)
from tdconsole.domain.design.wish import (
    ChipsTooFarApart,
    ChipsTooSmall,
    Impossible,
    NotSound,
    RegistrationTooLong,
    StackCannotBePaid,
    StackTooSmall,
    TooLittleTime,
    TooMuchTime,
    Wish,
)
from tdconsole.domain.values import Break, Chips, Level, Mark, Period, Structure

LENGTHS: Final = (5, 6, 8, 10, 12, 15, 20, 25, 30, 40, 45, 60, 75, 90, 120)
"""Level lengths to choose from, in minutes."""

LONGEST_LEVEL: Final = 240  # minutes, of the levels proposed

BEST_DEPTH: Final = 100  # starting big blinds, where the time leaves a choice
BEST_DEPTH_HYPER: Final = 50


class _Climb(NamedTuple):
    plan: Plan
    blinds: tuple[Chips, ...]


def make(wish: Wish) -> Structure | Impossible:
    chips = denominations(wish.chips)
    if not payable(wish.stack, chips):
        better = closest(wish.stack, chips)
        return StackCannotBePaid(stack=wish.stack, smallest=chips[0], better=better)
    lengths = LENGTHS if wish.level_minutes is None else (wish.level_minutes,)
    least = _least_depth(min(lengths))
    if wish.stack < 2 * chips[0] * least:
        return StackTooSmall(
            stack=wish.stack,
            smallest=chips[0],
            depth=wish.stack // (2 * chips[0]),
            better=Chips(2 * chips[0] * least),
        )
    climb = _climb(wish, chips, lengths)
    if not isinstance(climb, _Climb):
        return climb
    last = Chips(2 * climb.blinds[climb.plan.levels - 1])
    if last > HANDFUL * chips[-1]:
        return ChipsTooSmall(largest=chips[-1], big_blind=last, better=chip_for(last))
    return _marked(wish, _structure(wish, chips, climb))


def terms(wish: Wish) -> Terms:
    """The terms that the check holds the structure against."""
    return Terms(
        stack=wish.stack,
        chips=wish.chips,
        entries=wish.players,
        more_stacks=wish.more_stacks,
        minutes=wish.minutes,
        re_entries=wish.late_levels > 0,
        rebuys=wish.rebuys,
        add_on=wish.add_on,
    )


def _least_depth(level_minutes: int) -> int:
    return SHALLOWEST_HYPER if level_minutes <= HYPER else SHALLOWEST


# Blinds


def _climb(wish: Wish, chips: Denominations, lengths: tuple[int, ...]) -> _Climb | Impossible:
    """The best climb, with finer steps if need be; else how much too late registration closes."""
    tried: list[Ladder] = []
    for ladder in _ladders(wish, chips):
        if climb := _best(wish, ladder, lengths, wish.late_levels):
            return climb
        tried.append(ladder)
    for ladder in tried:
        if climb := _best(wish, ladder, lengths, 0):
            return climb
    return _why_not(wish, chips, tried, lengths)


def _ladders(wish: Wish, chips: Denominations) -> Iterator[Ladder]:
    in_play = Chips(wish.stack * (wish.players + wish.more_stacks))
    for patient in (False, True) if wish.late_levels else (False,):
        for figures in (HANDY, FINER):
            yield Ladder(chips, wish.stack, in_play, figures, patient=patient)


def _best(wish: Wish, ladder: Ladder, lengths: tuple[int, ...], late: int) -> _Climb | None:
    found = [one for minutes in lengths for one in _starts(wish, ladder, minutes, late)]
    if not found:
        return None
    _, start, plan = min(found)
    return _Climb(plan, ladder.climbed(start, plan.levels))


def _starts(
    wish: Wish, ladder: Ladder, level_minutes: int, late: int
) -> Iterator[tuple[int, Chips, Plan]]:
    """Ways to start the nearest plan that can be climbed, each with its distance from the best.

    In the level after late registration a starting stack is still worth something.
    """
    hyper = level_minutes <= HYPER
    best = BEST_DEPTH_HYPER if hyper else BEST_DEPTH
    least = _least_depth(level_minutes)
    closed = SHORT_HYPER if hyper else SHORT
    for plan in plans(wish, level_minutes):
        fitting = [
            blind
            for blind in ladder.starts(plan.levels)
            if 2 * blind * least <= wish.stack
            and late < plan.levels
            and (not late or 2 * ladder.climbed(blind, plan.levels)[late] * closed <= wish.stack)
        ]
        for blind in fitting:
            pot = 2 * blind * best
            yield 100 * max(pot, wish.stack) // min(pot, wish.stack), blind, plan
        if fitting:
            return


def _why_not(
    wish: Wish, chips: Denominations, ladders: list[Ladder], lengths: tuple[int, ...]
) -> Impossible:
    least = _least_depth(min(lengths))
    possible = {levels for ladder in ladders for levels in ladder.lengths(least)}
    instead = _other_length(wish, ladders, lengths[-1])
    if not possible or instead is None:
        return ChipsTooFarApart(chips=chips)
    quickest = whole_minutes(wish, lengths[0], min(possible))
    if wish.minutes < quickest:
        return TooLittleTime(wished=wish.minutes, least=quickest, level_minutes=instead)
    slowest = whole_minutes(wish, lengths[-1], max(possible))
    if wish.minutes > slowest:
        return TooMuchTime(wished=wish.minutes, most=slowest, level_minutes=instead)
    return ChipsTooFarApart(chips=chips)


def _other_length(wish: Wish, ladders: list[Ladder], minutes: int) -> int | None:
    """The nearest level length that gives a structure, preferably with registration kept open."""
    lengths = sorted(range(1, LONGEST_LEVEL + 1), key=lambda length: abs(length - minutes))
    return next(
        (
            length
            for late in dict.fromkeys((wish.late_levels, 0))
            for length in lengths
            if any(any(_starts(wish, ladder, length, late)) for ladder in ladders)
        ),
        None,
    )


# Rows


def _structure(wish: Wish, chips: Denominations, climb: _Climb) -> Structure:
    plan = climb.plan
    until_break = per_break(wish, plan.level_minutes)
    final_break = (plan.levels - 1) // until_break
    rows: list[Period] = []
    ante = Chips(0)
    for number, small in enumerate(climb.blinds, start=1):
        done, rest = divmod(number - 1, until_break)
        if done and not rest:
            last = done == final_break
            rows.append(Break(minutes=plan.last_break if last else wish.break_minutes))
        if number >= wish.ante_from:
            ante = _ante(wish, chips, Chips(2 * small), ante)
        rows.append(
            Level(
                small_blind=small,
                big_blind=Chips(2 * small),
                ante=ante,
                ante_kind=wish.ante if ante else "none",
                minutes=plan.level_minutes,
            )
        )
    return tuple(rows)


def _ante(wish: Wish, chips: Denominations, big: Chips, before: Chips) -> Chips:
    """The ante: everybody's is about an eighth of the big blind and keeps no small chip in play."""
    if wish.ante == "none":
        return Chips(0)
    if wish.ante == "big_blind":
        return big
    larger = tuple(chip for chip in chips if chip * HANDFUL >= big)
    if not larger:
        return before
    fitting = [one for one in small_blinds(larger, big) if one * 8 <= big]
    return max(before, fitting[-1]) if fitting else before


# Marks


def _marked(wish: Wish, structure: Structure) -> Structure | Impossible:
    asked = terms(wish)
    seen = case(structure, asked)
    marks: list[tuple[int, Mark]] = [
        (one.row, Mark(kind="colour_up", chip=one.chip)) for one in missing_colour_ups(seen)
    ]
    row = row_to_close(seen)
    if wish.late_levels:
        closing = _closing(seen, wish.late_levels)
        if not isinstance(closing, int):
            return closing
        row = closing
        marks.append((row, Mark(kind="registration_closes")))
    if wish.rebuys:
        marks.append((row, Mark(kind="rebuys_end")))
    if wish.add_on:
        row = max(row, row_of_add_on(seen))
        row = row if seen.at_break(row) else seen.next_break(row) or row
        marks.append((row, Mark(kind="add_on")))
    made = tuple(
        replace(period, marks=tuple(mark for at, mark in marks if at == place))
        for place, period in enumerate(structure, start=1)
    )
    found = defects(made, asked)
    return NotSound(found=found) if found else made


def _closing(seen: Case, levels: int) -> int | RegistrationTooLong:
    """The row where registration closes: at the break that follows, else with the level itself."""
    least = least_when_closed(seen)
    rows = {one.number: one.row for one in seen.played[:-1]}
    deep = {number: row for number, row in rows.items() if (depth_after(seen, row) or 0) >= least}
    if levels not in deep:
        return RegistrationTooLong(levels=levels, most=max(deep, default=0), least=least)
    row = seen.next_break(deep[levels])
    if row is not None and (depth_after(seen, row) or 0) >= least:
        return row
    return deep[levels]
