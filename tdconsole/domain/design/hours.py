"""The timing of a structure: its levels, its breaks and its end."""

from collections.abc import Iterator
from itertools import pairwise
from typing import Final

from tdconsole.domain.design.course import Case, Stage
from tdconsole.domain.design.defects import (
    BreakAtEnd,
    BreakAtStart,
    BreaksTogether,
    BreakTooShort,
    Defect,
    EndsEarly,
    EndsLate,
    HandsDoNotFit,
    HandsNotByTheBook,
    LevelLengthJumps,
    LevelLengthOdd,
    NoBreak,
)
from tdconsole.domain.values import Break, Period

LONGEST_PLAY: Final = 150  # minutes without a break
SHORTEST_BREAK: Final = 5
SLOWEST_HAND: Final = 6  # minutes; the quickest is one


def hours_defects(case: Case) -> Iterator[Defect]:
    yield from _lengths(case.levels)
    yield from _by_the_book(case)
    yield from _breaks(case)
    yield from _play(case)
    yield from _end(case)


def _by_the_book(case: Case) -> Iterator[Defect]:
    if case.terms.by_hands:
        return
    for one in case.levels:
        if one.level.hands is not None:
            yield HandsNotByTheBook(row=one.row, level=one.number)
            return


def _lengths(levels: tuple[Stage, ...]) -> Iterator[Defect]:
    minutes = [one.level.minutes for one in levels]
    odd = {
        place
        for place in range(1, len(levels) - 1)
        if minutes[place - 1] == minutes[place + 1] != minutes[place]
        and levels[place].level.hands is None
    }
    for place, one in enumerate(levels):
        now, hands = minutes[place], one.level.hands
        if place in odd:
            around = minutes[place - 1]
            yield LevelLengthOdd(row=one.row, level=one.number, minutes=now, around=around)
        if hands is not None and not hands <= now <= SLOWEST_HAND * hands:
            better = min(1440, hands * 5 // 2)
            yield HandsDoNotFit(
                row=one.row, level=one.number, hands=hands, minutes=now, better=better
            )
    for place, (before, now) in enumerate(pairwise(minutes), start=1):
        one = levels[place]
        if one.level.hands is not None or {place, place - 1} & odd:
            continue
        if now > 2 * before or before > 2 * now:
            better = 2 * before if now > before else -(-before // 2)
            yield LevelLengthJumps(
                row=one.row, level=one.number, before=before, minutes=now, better=better
            )


def _breaks(case: Case) -> Iterator[Defect]:
    structure = case.structure
    first, last = structure[0], structure[-1]
    if isinstance(first, Break):
        yield BreakAtStart(row=1, minutes=first.minutes)
    if isinstance(last, Break):
        yield BreakAtEnd(row=len(structure), minutes=last.minutes)
    for row, period in enumerate(structure, start=1):
        if not isinstance(period, Break):
            continue
        if period.until is None and period.minutes < SHORTEST_BREAK:
            yield BreakTooShort(row=row, minutes=period.minutes, least=SHORTEST_BREAK)
        before = structure[row - 2] if row > 1 else None
        if isinstance(before, Break) and not _day_ends(before):
            yield BreaksTogether(row=row, together=before.minutes + period.minutes)


def _play(case: Case) -> Iterator[Defect]:
    """Stretches without a break that are too long, as far as play is expected to reach."""
    for stretch in _stretches(case):
        longest = sum(one.level.minutes for one in stretch)
        if longest <= LONGEST_PLAY or len(stretch) == 1:
            continue
        played, last = stretch[0].level.minutes, stretch[0]
        for one in stretch[1:]:
            if played + one.level.minutes > LONGEST_PLAY:
                break
            played, last = played + one.level.minutes, one
        yield NoBreak(row=last.row, level=last.number, minutes=played, longest=longest)


def _stretches(case: Case) -> Iterator[list[Stage]]:
    stretch: list[Stage] = []
    for one in case.played:
        before = case.structure[one.row - 2] if one.row > 1 else None
        if stretch and before is not None and (isinstance(before, Break) or _day_ends(before)):
            yield stretch
            stretch = []
        stretch.append(one)
    yield stretch


def _day_ends(period: Period) -> bool:
    return any(mark.kind == "end_of_day" for mark in period.marks)


def _end(case: Case) -> Iterator[Defect]:
    last, wished = case.last, case.terms.minutes
    if last is None or wished is None:
        return
    minutes = last.since + last.level.minutes
    play = sum(one.level.minutes for one in case.played)
    better = max(1, round((wished - (minutes - play)) / len(case.played)))
    tolerated = max(last.level.minutes, wished // 10)
    if minutes > wished + tolerated:
        yield EndsLate(
            row=last.row, level=last.number, minutes=minutes, wished=wished, better=better
        )
    if minutes < wished - tolerated:
        yield EndsEarly(
            row=last.row, level=last.number, minutes=minutes, wished=wished, better=better
        )
