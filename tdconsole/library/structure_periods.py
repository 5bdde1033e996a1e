"""Periods read from the rows of a file, and written back."""

import re
from datetime import time
from typing import Final, get_args

from tdconsole.domain.clock.structure import structure_fault
from tdconsole.domain.language.rejections.structure import (
    BlindsFall,
    NothingToBet,
    SmallBlindTooBig,
)
from tdconsole.domain.values import (
    MOST_PERIODS,
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
from tdconsole.flaws import (
    BreakWithoutMinutes,
    FieldMissing,
    LevelAndBreak,
    MarkHasNoChip,
    MarkNeedsChip,
    NoLength,
    NotATime,
    NotAWord,
    NothingAtStake,
    NotOneOf,
    SmallAboveBig,
    StakesFall,
    TooMany,
)
from tdconsole.library.structure_rows import (
    MOST_CHIPS,
    Row,
    kind_in,
    nearest,
    number_in,
    shown,
    whole,
)

FIELDS: Final = (
    "small",
    "big",
    "ante",
    "ante_kind",
    "bring_in",
    "small_bet",
    "big_bet",
    "minutes",
    "hands",
    "break",
    "until",
    "marks",
)
MARK_KINDS: Final[tuple[MarkKind, ...]] = get_args(MarkKind)
MOST_MINUTES: Final = 1440
MOST_HANDS: Final = 10_000
MOST_MARKS: Final = 10
MINUTES_A_HAND: Final = 2
"""The length assumed for a hand where the row of a level by hands doesn't say."""

_OF_A_BREAK: Final = ("break", "until", "marks")
_TIME: Final = re.compile(r"([01]?[0-9]|2[0-3])[:.]([0-5][0-9])(?::00)?")
_BETWEEN_MARKS: Final = re.compile(r"[+;|/\n]|,(?![0-9]{3})")


def structure_of(rows: list[Row], kind: AnteKind | None = None) -> Structure:
    """The structure; a fault is reported with the line of its row, and each period is numbered."""
    if len(rows) > MOST_PERIODS:
        raise rows[MOST_PERIODS].bad(TooMany(field="rows", most=MOST_PERIODS))
    structure = tuple(_period(row, number, kind) for number, row in enumerate(rows, start=1))
    match structure_fault(structure):
        case BlindsFall(row=row, was=was, now=now):
            raise rows[row - 1].bad(StakesFall(was=was, now=now))
        case NothingToBet(row=row):
            raise rows[row - 1].bad(NothingAtStake())
        case SmallBlindTooBig(row=row, small=small, big=big):
            raise rows[row - 1].bad(SmallAboveBig(small=small, big=big), "small")
        case _:
            return structure


def _period(row: Row, number: int, kind: AnteKind | None) -> Period:
    if "break" in row.cells or "until" in row.cells:
        return _break(row, PeriodId(number))
    return _level(row, PeriodId(number), kind)


def _break(row: Row, number: PeriodId) -> Break:
    for field in row.cells:
        if field not in _OF_A_BREAK:
            raise row.bad(LevelAndBreak(field=row.name(field)), field)
    minutes = _number(row, "break", 1, MOST_MINUTES)
    if minutes is None:
        raise row.bad(BreakWithoutMinutes())
    return Break(minutes=minutes, until=_time(row), marks=_marks(row), id=number)


def _level(row: Row, number: PeriodId, kind: AnteKind | None) -> Level:
    for one, other in (("small", "big"), ("big", "small")):
        if one in row.cells and other not in row.cells:
            raise row.bad(FieldMissing(field=other), one)
    hands = _number(row, "hands", 1, MOST_HANDS)
    minutes = _number(row, "minutes", 1, MOST_MINUTES)
    if minutes is None:
        if hands is None:
            raise row.bad(NoLength())
        minutes = min(hands * MINUTES_A_HAND, MOST_MINUTES)
    big, ante = _chips(row, "big"), _chips(row, "ante")
    return Level(
        small_blind=_chips(row, "small"),
        big_blind=big,
        ante=ante,
        ante_kind=_ante_kind(row) or implied_kind(ante, big, kind),
        bring_in=_chips(row, "bring_in"),
        small_bet=_chips(row, "small_bet"),
        big_bet=_chips(row, "big_bet"),
        minutes=minutes,
        hands=hands,
        marks=_marks(row),
        id=number,
    )


def implied_kind(ante: Chips, big: Chips, kind: AnteKind | None) -> AnteKind:
    """The kind of ante by the file, or else by its size: as high as the big blind is for all."""
    if not ante:
        return "none"
    return kind or ("big_blind" if ante == big else "each")


def _number(row: Row, field: str, least: int, most: int) -> int | None:
    if field not in row.cells:
        return None
    return number_in(row, field, row.cells[field], least, most)


def _chips(row: Row, field: str) -> Chips:
    return Chips(_number(row, field, 0, MOST_CHIPS) or 0)


def _ante_kind(row: Row) -> AnteKind | None:
    return kind_in(row, "ante_kind") if "ante_kind" in row.cells else None


def _time(row: Row) -> TimeOfDay | None:
    given = row.cells.get("until")
    if given is None:
        return None
    if isinstance(given, time) and not given.second and not given.microsecond:
        return f"{given:%H:%M}"
    parts = _TIME.fullmatch(given.strip()) if isinstance(given, str) else None
    if parts is None:
        raise row.bad(NotATime(field=row.name("until"), given=shown(given)), "until")
    return f"{parts[1].zfill(2)}:{parts[2]}"


def _marks(row: Row) -> tuple[Mark, ...]:
    given = row.cells.get("marks", "")
    many = _BETWEEN_MARKS.split(given) if isinstance(given, str) else given
    if not isinstance(many, list) or not all(isinstance(one, str) for one in many):
        raise row.bad(NotAWord(field=row.name("marks")), "marks")
    marks = tuple(_mark(row, one) for one in many if one.strip())
    if len(marks) > MOST_MARKS:
        raise row.bad(TooMany(field=row.name("marks"), most=MOST_MARKS), "marks")
    return marks


def _mark(row: Row, written: str) -> Mark:
    """A mark: its kind, the chip for a colour-up, and whether the clock stops there."""
    words = re.split(r"[\s_-]+", written.strip().casefold())
    stop = len(words) > 1 and words[-1] == "stop"
    words = words[:-1] if stop else words
    name = [word for word in words if not word[:1].isdigit()]
    number = " ".join(words[len(name) :])
    chip = whole(number) if number else None
    word = "_".join(name).replace("color", "colour")
    kind = next((kind for kind in MARK_KINDS if kind == word), None)
    if kind is None:
        near = nearest(word, MARK_KINDS)
        flaw = NotOneOf(
            field=row.name("marks"), given=shown(written.strip()), choices=MARK_KINDS, near=near
        )
        raise row.bad(flaw, "marks")
    if kind != "colour_up" and number:
        raise row.bad(MarkHasNoChip(given=shown(written.strip())), "marks")
    if kind == "colour_up" and not (chip and chip <= MOST_CHIPS):
        raise row.bad(MarkNeedsChip(), "marks")
    return Mark(kind=kind, chip=None if chip is None else Chips(chip), stop=stop)


def mark_written(mark: Mark) -> str:
    """The mark as it can be read again."""
    chip = "" if mark.chip is None else f" {mark.chip}"
    return f"{mark.kind}{chip}{' stop' if mark.stop else ''}"


def cells_of(period: Period, kind: AnteKind | None = None) -> dict[str, object]:
    """The cells to write so that the same period is read again."""
    marks = [mark_written(mark) for mark in period.marks]
    if isinstance(period, Break):
        return _filled({"break": period.minutes, "until": period.until, "marks": marks})
    blinds = bool(period.small_blind or period.big_blind)
    plain = period.ante_kind == implied_kind(period.ante, period.big_blind, kind)
    return _filled(
        {
            "small": period.small_blind if blinds else None,
            "big": period.big_blind if blinds else None,
            "ante": period.ante or None,
            "ante_kind": None if plain else period.ante_kind,
            "bring_in": period.bring_in or None,
            "small_bet": period.small_bet or None,
            "big_bet": period.big_bet or None,
            "minutes": period.minutes,
            "hands": period.hands,
            "marks": marks,
        }
    )


def _filled(cells: dict[str, object]) -> dict[str, object]:
    return {field: value for field, value in cells.items() if value not in (None, [])}
