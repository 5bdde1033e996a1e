"""Blinds, bets and antes of a structure: how they rise, and whether they can be paid."""

from collections.abc import Iterator
from itertools import pairwise
from typing import Final

from tdconsole.domain.design.chips import (
    amounts,
    closest,
    handy_above,
    handy_below,
    handy_between,
    nearest,
    payable,
)
from tdconsole.domain.design.course import LEFT_AT_THE_END, Case, Stage, stake
from tdconsole.domain.design.defects import (
    Amount,
    BetsNotDouble,
    BlindFalls,
    BlindNotSmallBet,
    BlindsStand,
    BringInTooBig,
    BringInWithoutAnte,
    ChipTooSmall,
    Defect,
    NothingToBet,
    NotPayable,
    SmallBlindNotHalf,
    SmallBlindTooBig,
    StackNotPayable,
    StartTooShallow,
    StepTooFlat,
    StepTooSteep,
    StructureTooShort,
)
from tdconsole.domain.values import Chips, Level

EARLY: Final = 4  # levels into which the blinds may double
DEEP: Final = 50  # big blinds in a starting stack that let them double later as well
SHALLOWEST: Final = 40  # big blinds to begin with
SHALLOWEST_HYPER: Final = 20
HYPER: Final = 10  # minutes of the first level
HANDFUL: Final = 20  # chips of one kind that pay one blind


def stakes_defects(case: Case) -> Iterator[Defect]:
    yield from _ends(case)
    for one in case.levels:
        yield from _level(case, one)
    for levels in alike(case.levels):
        yield from _steps(case, levels)


def alike(levels: tuple[Stage, ...]) -> list[list[Stage]]:
    """The levels grouped by betting form: in mixed games each has its own stakes."""
    kinds: dict[tuple[bool, bool], list[Stage]] = {}
    for one in levels:
        kind = (one.level.big_blind > 0, one.level.big_bet > 0)
        if stake(one.level):
            kinds.setdefault(kind, []).append(one)
    return list(kinds.values())


def shallowest(case: Case) -> int:
    first = case.levels[0].level
    return SHALLOWEST_HYPER if first.minutes <= HYPER else SHALLOWEST


def _ends(case: Case) -> Iterator[Defect]:
    stack, chips = case.terms.stack, case.chips
    first, final = case.levels[0], case.levels[-1]
    if not payable(stack, chips):
        yield StackNotPayable(
            row=first.row, smallest=chips[0], stack=stack, better=closest(stack, chips)
        )
    least, opening = shallowest(case), stake(first.level)
    if opening * least > stack:
        yield StartTooShallow(
            row=first.row,
            level=first.number,
            depth=stack // opening,
            least=least,
            better=handy_below(stack // least, chips),
        )
    largest, most = chips[-1], max(stake(one.level) for one in case.played)
    if most > HANDFUL * largest:
        over = next(one for one in case.played if stake(one.level) > HANDFUL * largest)
        yield ChipTooSmall(
            row=over.row,
            level=over.number,
            chip=largest,
            big_blind=stake(over.level),
            number=-(-stake(over.level) // largest),
            better=chip_for(most),
        )
    if case.last is None and stake(final.level):
        yield StructureTooShort(
            row=final.row,
            level=final.number,
            big_blind=stake(final.level),
            chips=case.in_play,
            depth=case.in_play // stake(final.level),
            better=handy_above(-(-case.in_play // LEFT_AT_THE_END), chips),
        )


def chip_for(blind: Chips) -> Chips:
    """The smallest customary chip of which a handful pays the blind."""
    chip = 1
    while chip * HANDFUL < blind:
        chip *= 2 if str(chip)[0] == "5" else 5
    return Chips(chip)


def _level(case: Case, one: Stage) -> Iterator[Defect]:
    row, number, level = one.row, one.number, one.level
    if not level.big_blind and not level.bring_in:
        better = handy_below(case.terms.stack // 100, case.chips)
        yield NothingToBet(row=row, level=number, better=better)
        return
    for what, amount in amounts(level):
        if not payable(amount, case.chips):
            yield NotPayable(
                row=row,
                level=number,
                what=what,
                amount=amount,
                smallest=case.chips[0],
                better=closest(amount, case.chips),
            )
    yield from _small_blind(case, one)
    yield from _bets(one)
    if level.bring_in and not level.ante:
        yield BringInWithoutAnte(
            row=row,
            level=number,
            bring_in=level.bring_in,
            better=closest(max(1, level.bring_in // 2), case.chips),
        )


def _small_blind(case: Case, one: Stage) -> Iterator[Defect]:
    small, big = one.level.small_blind, one.level.big_blind
    if not small and not any(other.level.small_blind for other in case.levels):
        return
    chips = case.needed_at(one.row)
    near = (nearest(big // 2, chips)[0], nearest(-(-big // 2), chips)[1])
    better = min(
        (amount for amount in near if amount),
        key=lambda amount: abs(2 * amount - big),
        default=Chips(0),
    )
    if small > big:
        yield SmallBlindTooBig(
            row=one.row, level=one.number, small_blind=small, big_blind=big, better=better
        )
    elif (not small or payable(small, case.chips)) and abs(2 * better - big) < abs(2 * small - big):
        yield SmallBlindNotHalf(
            row=one.row, level=one.number, small_blind=small, big_blind=big, better=better
        )


def _bets(one: Stage) -> Iterator[Defect]:
    level = one.level
    if not level.small_bet:
        return
    if level.big_bet != 2 * level.small_bet:
        yield BetsNotDouble(
            row=one.row,
            level=one.number,
            small_bet=level.small_bet,
            big_bet=level.big_bet,
            better=Chips(2 * level.small_bet),
        )
    if level.big_blind and level.big_blind != level.small_bet:
        yield BlindNotSmallBet(
            row=one.row,
            level=one.number,
            big_blind=level.big_blind,
            small_bet=level.small_bet,
        )
    if level.bring_in >= level.small_bet:
        yield BringInTooBig(
            row=one.row,
            level=one.number,
            bring_in=level.bring_in,
            small_bet=level.small_bet,
            better=Chips(max(1, level.small_bet // 2)),
        )


def _steps(case: Case, levels: list[Stage]) -> Iterator[Defect]:
    highest = stake(levels[0].level)
    for before, one in pairwise(levels):
        now = stake(one.level)
        if now < highest:
            what = _what(one.level)
            yield BlindFalls(row=one.row, level=one.number, what=what, before=highest, amount=now)
        elif one.level.small_blind < before.level.small_blind:
            yield BlindFalls(
                row=one.row,
                level=one.number,
                what="small_blind",
                before=before.level.small_blind,
                amount=one.level.small_blind,
            )
        elif _stakes(one.level) == _stakes(before.level):
            better = handy_above(now + 1, case.chips)
            yield BlindsStand(row=one.row, level=one.number, amount=now, better=better)
        elif now > highest:
            yield from _step(case, one, highest, now)
        highest = max(highest, now)


def _what(level: Level) -> Amount:
    if level.big_blind:
        return "big_blind"
    return "small_bet" if level.small_bet else "bring_in"


def _stakes(level: Level) -> tuple[Chips, ...]:
    return tuple(amount for _, amount in amounts(level))


def _step(case: Case, one: Stage, before: Chips, now: Chips) -> Iterator[Defect]:
    percent = (now - before) * 100 // before
    steep = 3 * now > 5 * before
    may_double = one.number <= EARLY or now * DEEP <= case.terms.stack
    if steep and not (may_double and now <= 2 * before):
        between = handy_between(before, now, case.chips)
        if between is not None:
            yield StepTooSteep(
                row=one.row,
                level=one.number,
                before=before,
                amount=now,
                percent=percent,
                between=between,
            )
    elif 10 * now < 11 * before:
        yield StepTooFlat(
            row=one.row,
            level=one.number,
            before=before,
            amount=now,
            percent=percent,
            better=handy_above(-(-before * 6 // 5), case.chips),
        )
