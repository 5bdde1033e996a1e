"""A good structure for 20 players, and others made from it."""

from collections.abc import Callable
from typing import Any, Final

from msgspec.structs import replace

from tdconsole.domain.design.defects import Terms
from tdconsole.domain.values import Break, Chips, Level, Mark, MarkKind, Period, Structure

TERMS: Final = Terms(
    stack=Chips(20_000),
    chips=tuple(Chips(chip) for chip in (25, 100, 500, 1000, 5000)),
    entries=20,
)


def level(small: int, big: int | None = None, ante: int = 0, minutes: int = 20) -> Level:
    return Level(
        small_blind=Chips(small),
        big_blind=Chips(2 * small if big is None else big),
        ante=Chips(ante),
        ante_kind="big_blind" if ante else "none",
        minutes=minutes,
    )


def pause(*leaving: int, minutes: int = 15) -> Break:
    marks = tuple(Mark(kind="colour_up", chip=Chips(chip)) for chip in leaving)
    return Break(minutes=minutes, marks=marks)


def _anted(*smalls: int) -> list[Period]:
    return [level(small, ante=2 * small) for small in smalls]


GOOD: Final[Structure] = (
    level(50),
    level(100),
    *_anted(150, 200),
    pause(25),
    *_anted(300, 400, 500, 600),
    pause(),
    *_anted(800, 1000, 1500, 2000),
    pause(100, 500),
    *_anted(3000, 4000, 5000, 8000, 10_000),
)
"""Play ends in row 19, after 365 minutes."""


def each_level(structure: Structure, changed: Callable[[Level], Level]) -> Structure:
    return tuple(changed(one) if isinstance(one, Level) else one for one in structure)


def _limited(one: Level) -> Level:
    return replace(
        one,
        ante=Chips(0),
        ante_kind="none",
        small_bet=one.big_blind,
        big_bet=Chips(2 * one.big_blind),
    )


def _stud(one: Level) -> Level:
    return Level(
        ante=one.small_blind,
        ante_kind="each",
        bring_in=one.small_blind,
        small_bet=one.big_blind,
        big_bet=Chips(2 * one.big_blind),
        minutes=one.minutes,
    )


LIMIT: Final = each_level(GOOD, _limited)
STUD: Final = each_level(GOOD, _stud)


def changed(row: int, structure: Structure = GOOD, **fields: Any) -> Structure:
    return instead(row, replace(structure[row - 1], **fields), structure=structure)


def instead(row: int, *periods: Period, structure: Structure = GOOD) -> Structure:
    return (*structure[: row - 1], *periods, *structure[row:])


def marked(
    row: int,
    kind: MarkKind,
    chip: int | None = None,
    *,
    stop: bool = False,
    structure: Structure = GOOD,
) -> Structure:
    mark = Mark(kind=kind, chip=None if chip is None else Chips(chip), stop=stop)
    return changed(row, structure, marks=(*structure[row - 1].marks, mark))


def plain(row: int, structure: Structure = GOOD) -> Structure:
    return changed(row, structure, marks=())
