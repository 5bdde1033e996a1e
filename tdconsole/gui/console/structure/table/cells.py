"""The cells of a structure, and the meaning of what is typed into one."""

import re
from fractions import Fraction
from typing import Final, Literal

from tdconsole.domain.values import Break, Chips, Level, Period, Record, Structure, TimeOfDay
from tdconsole.gui.console.structure.table.edits import (
    CHIP_FIELDS,
    LONGEST,
    ChipField,
    Rows,
    bet,
    by_hands,
    lasting,
    until,
)
from tdconsole.line.typing.typed_chips import amount

ColumnId = Literal[
    "number", "small_blind", "big_blind", "ante", "small_bet", "big_bet", "bring_in",
    "minutes", "hands", "begins", "depth", "marks",
]  # fmt: skip
COLUMNS: Final[tuple[ColumnId, ...]] = (
    "number", "small_blind", "big_blind", "ante", "small_bet", "big_bet", "bring_in",
    "minutes", "hands", "begins", "depth", "marks",
)  # fmt: skip
OPTIONAL: Final[dict[ColumnId, tuple[ColumnId, ...]]] = {
    "small_bet": ("small_bet", "big_bet"),
    "bring_in": ("bring_in",),
    "hands": ("hands",),
}
"""Columns shown if a level has them, or if the director wants them."""
MOST_HANDS: Final = 10_000
Played = Literal["played", "present", "coming"]

_TIME: Final = re.compile(r"([01]?[0-9]|2[0-3])[:.]([0-5][0-9])")


class Line(Record, kw_only=True):
    """A row as the table shows it."""

    period: Period
    number: int | None
    """The number of the level; a break has none."""
    played: Played
    begins: str
    depth: str
    wrong: bool = False
    """Whether it keeps the draft from being applied."""


class Cell(Record, kw_only=True):
    """A cell; a length typed into it applies to all selected rows."""

    row: int
    column: ColumnId
    rows: Rows


def whole(typed: str, most: int) -> int | None:
    text = typed.strip()
    if not re.fullmatch(r"[0-9]{1,6}", text, re.ASCII):
        return None
    return int(text) if 1 <= int(text) <= most else None


def time_of_day(typed: str) -> TimeOfDay | None:
    parts = _TIME.fullmatch(typed.strip())
    return None if parts is None else f"{int(parts[1]):02}:{parts[2]}"


def factor(typed: str) -> Fraction | None:
    """Read 1.5, 1,5 or 150%; None below a hundredth or above a thousand."""
    text = typed.strip().replace(",", ".")
    share = text.endswith("%")
    text = text.removesuffix("%").strip()
    if not re.fullmatch(r"[0-9]{1,6}(\.[0-9]{1,6})?", text, re.ASCII):
        return None
    made = Fraction(text) / (100 if share else 1)
    return made if Fraction(1, 100) <= made <= 1000 else None


# Editable cells


def editable(period: Period, column: ColumnId) -> bool:
    if isinstance(period, Break):
        return column in {"minutes", "marks"}
    return column not in {"number", "begins", "depth"}


def written(period: Period, column: ColumnId) -> str:
    """Return the text with which editing begins."""
    if isinstance(period, Break):
        return (period.until or str(period.minutes)) if column == "minutes" else ""
    if column in CHIP_FIELDS:
        return str(getattr(period, column) or "")
    if column == "minutes":
        return str(period.minutes)
    return str(period.hands or "") if column == "hands" else ""


def typed_into(
    structure: Structure, cell: Cell, typed: str, chips: tuple[Chips, ...]
) -> Structure | None:
    """Return the structure with the text; None if it means nothing there."""
    if cell.column == "minutes":
        return _length(structure, cell.rows, typed)
    if cell.column == "hands":
        if not typed.strip():
            return by_hands(structure, cell.rows, None)
        hands = whole(typed, MOST_HANDS)
        return None if hands is None else by_hands(structure, cell.rows, hands)
    field: ChipField | None = next((one for one in CHIP_FIELDS if one == cell.column), None)
    if field is None:
        return None
    chip = amount(typed) if typed.strip() else Chips(0)
    return None if chip is None else bet(structure, cell.row, field, chip, chips)


def _length(structure: Structure, rows: Rows, typed: str) -> Structure | None:
    minutes = whole(typed, LONGEST)
    if minutes is not None:
        return lasting(structure, rows, minutes)
    time = time_of_day(typed)
    if time is None or not all(isinstance(structure[row], Break) for row in rows):
        return None
    return until(structure, rows, time)


def cleared(structure: Structure, cells: frozenset[tuple[int, ColumnId]]) -> Structure:
    """Clear these cells if they can be empty; a level keeps its minutes."""
    for row, column in sorted(cells):
        period = structure[row]
        if isinstance(period, Break):
            if column == "minutes":
                structure = until(structure, frozenset({row}), None)
        elif column == "hands":
            structure = by_hands(structure, frozenset({row}), None)
        else:
            field = next((one for one in CHIP_FIELDS if one == column), None)
            if field is not None:
                structure = bet(structure, row, field, Chips(0), (Chips(1),))
    return structure


def columns_for(structure: Structure, wanted: frozenset[ColumnId]) -> frozenset[ColumnId]:
    """Return the columns to show."""
    hidden: set[ColumnId] = set()
    for column, together in OPTIONAL.items():
        there = any(
            isinstance(p, Level) and any(getattr(p, one) for one in together) for p in structure
        )
        if column not in wanted and not there:
            hidden.update(together)
    return frozenset(COLUMNS) - hidden
