"""The marks of a structure: colour-ups, registration, rebuys, add-on, end of day."""

from collections.abc import Iterator
from typing import Final, NamedTuple

from tdconsole.domain.design.chips import amounts, needs, payable
from tdconsole.domain.design.course import Case, Stage, stake
from tdconsole.domain.design.defects import (
    AddOnMissing,
    AddOnNotAtBreak,
    ColourUpMissing,
    ColourUpNotAtBreak,
    ColourUpNotInPlay,
    ColourUpTooEarly,
    ColourUpUnnamed,
    Defect,
    EndOfDayRunsOn,
    MarkTwice,
    RebuysAfterAddOn,
    RebuysNeverEnd,
    RegistrationNeverCloses,
    RegistrationTooLate,
)
from tdconsole.domain.design.stakes import SHALLOWEST, shallowest
from tdconsole.domain.values import Break, Chips, Level, MarkKind

SHORT: Final = 10  # big blinds in a starting stack once registration has closed
SHORT_HYPER: Final = 6
STILL_DEEP: Final = 20  # where to close it by default
WORTH_IT: Final = 3  # levels still to come that make a colour-up worthwhile


def marks_defects(case: Case) -> Iterator[Defect]:
    yield from _colour_ups(case)
    yield from missing_colour_ups(case)
    yield from _entries(case)
    yield from _add_on(case)
    yield from _days(case)


def rows_of(case: Case, kind: MarkKind) -> list[int]:
    return [
        row
        for row, period in enumerate(case.structure, start=1)
        for mark in period.marks
        if mark.kind == kind
    ]


def _level_at(case: Case, row: int) -> int | None:
    return next((one.number for one in case.levels if one.row == row), None)


def _colour_ups(case: Case) -> Iterator[Defect]:
    gone: dict[Chips, int] = {}
    for row, period in enumerate(case.structure, start=1):
        for mark in period.marks:
            if mark.kind != "colour_up":
                continue
            level = _level_at(case, row)
            smallest = next((one for one in case.chips if one not in gone), case.chips[-1])
            if mark.chip is None:
                yield ColourUpUnnamed(row=row, level=level, smallest=smallest)
            elif mark.chip in gone:
                yield MarkTwice(row=row, level=level, kind=mark.kind, before=gone[mark.chip])
            elif mark.chip not in case.chips:
                yield ColourUpNotInPlay(row=row, level=level, chip=mark.chip, smallest=smallest)
            else:
                gone[mark.chip] = row
                yield from _colour_up(case, row, mark.chip)


def _colour_up(case: Case, row: int, chip: Chips) -> Iterator[Defect]:
    level, place = _level_at(case, row), case.chips.index(chip)
    if not case.at_break(row):
        better = case.next_break(row)
        yield ColourUpNotAtBreak(row=row, level=level, chip=chip, better=better)
    wanting = [one for one in needing(case, chip) if one.row > row]
    if wanting:
        larger = case.chips[place + 1 :]
        amount = next(a for _, a in amounts(wanting[0].level) if not payable(a, larger))
        yield ColourUpTooEarly(
            row=row,
            level=level,
            chip=chip,
            amount=amount,
            needed=wanting[0].number,
            last=wanting[-1].number,
        )


class Leaving(NamedTuple):
    """A chip that no mark names, and the first break after the last level that needs it."""

    chip: Chips
    last: int | None
    """The number of that level."""
    row: int | None
    """The row of that break, or None if none follows."""
    follow: int
    """The levels expected to be played after the break."""


def needing(case: Case, chip: Chips) -> list[Stage]:
    """The levels whose blinds, antes, bring-in or bets can't be paid without the chip."""
    place = case.chips.index(chip)
    return [
        one
        for one in case.levels
        if any(amounts(one.level)) and needs(one.level, case.chips) <= place
    ]


def follow(case: Case, row: int) -> int:
    """The levels after this row that are expected to be played: only they justify a race."""
    return sum(one.row > row for one in case.played)


def leavings(case: Case) -> Iterator[Leaving]:
    """The chips that could leave and are not marked; the largest never leaves."""
    named = {mark.chip for period in case.structure for mark in period.marks}
    for chip in case.chips[:-1]:
        if chip in named:
            continue
        wanting = needing(case, chip)
        last = wanting[-1] if wanting else None
        row = case.next_break(last.row if last else 1)
        yield Leaving(
            chip=chip,
            last=last.number if last else None,
            row=row,
            follow=0 if row is None else follow(case, row),
        )


def missing_colour_ups(case: Case) -> Iterator[ColourUpMissing]:
    for one in leavings(case):
        if one.row is not None and one.follow >= WORTH_IT:
            yield ColourUpMissing(row=one.row, chip=one.chip, last=one.last)


def _entries(case: Case) -> Iterator[Defect]:
    for kind in ("registration_closes", "rebuys_end"):
        first, *more = rows_of(case, kind) or [0]
        for row in more:
            yield MarkTwice(row=row, level=_level_at(case, row), kind=kind, before=first)
        if kind == "registration_closes" and first:
            yield from _closing(case, first)
    if case.terms.re_entries and not rows_of(case, "registration_closes"):
        yield RegistrationNeverCloses(row=row_to_close(case))
    if case.terms.rebuys and not rows_of(case, "rebuys_end"):
        yield RebuysNeverEnd(row=row_to_close(case))


def depth_after(case: Case, row: int) -> int | None:
    """The depth of a starting stack after this row, in big blinds."""
    following = next((one.level for one in case.levels if one.row > row), None)
    return None if following is None else case.terms.stack // max(1, stake(following))


def least_when_closed(case: Case) -> int:
    return SHORT if shallowest(case) == SHALLOWEST else SHORT_HYPER


def _closing(case: Case, row: int) -> Iterator[Defect]:
    depth, least = depth_after(case, row), least_when_closed(case)
    if depth is not None and depth < least:
        yield RegistrationTooLate(
            row=row,
            level=_level_at(case, row),
            depth=depth,
            least=least,
            better=_last_row(case, least),
        )


def _last_row(case: Case, least: int) -> int:
    rows = range(1, len(case.structure) + 1)
    return max((row for row in rows if (depth_after(case, row) or 0) >= least), default=1)


def row_to_close(case: Case) -> int:
    """The last break while a starting stack is still worth something, else the last such level."""
    last = _last_row(case, STILL_DEEP)
    breaks = (row for row in range(1, last + 1) if isinstance(case.structure[row - 1], Break))
    return max(breaks, default=last)


def row_of_add_on(case: Case) -> int:
    """The break at which rebuys could end, or the next one."""
    row = row_to_close(case)
    return row if case.at_break(row) else case.next_break(row) or row


def _add_on(case: Case) -> Iterator[Defect]:
    rows = rows_of(case, "add_on")
    if case.terms.add_on and not rows:
        yield AddOnMissing(row=row_of_add_on(case))
    for row in rows:
        if not case.at_break(row):
            better = case.next_break(row)
            yield AddOnNotAtBreak(row=row, level=_level_at(case, row), better=better)
    ends = rows_of(case, "rebuys_end")
    if not rows or not ends:
        return
    same_break = ends[0] == rows[0] + 1 and isinstance(case.structure[ends[0] - 1], Break)
    if ends[0] > rows[0] and not same_break:
        yield RebuysAfterAddOn(row=ends[0], level=_level_at(case, ends[0]), add_on=rows[0])


def _days(case: Case) -> Iterator[Defect]:
    for row, period in enumerate(case.structure[:-1], start=1):
        stands = any(mark.stop for mark in period.marks)
        more = any(isinstance(later, Level) for later in case.structure[row:])
        if more and not stands and any(mark.kind == "end_of_day" for mark in period.marks):
            yield EndOfDayRunsOn(row=row, level=_level_at(case, row))
