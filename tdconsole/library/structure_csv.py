"""Structures as CSV: a row per period, columns by name in any order, as spreadsheets write them."""

import csv
import re
from io import StringIO
from typing import Final

from tdconsole.domain.values import Level, Structure
from tdconsole.flaws import CellWithoutColumn, FieldMissing, FieldTwice, NotReadable, UnknownField
from tdconsole.library.structure_periods import FIELDS, cells_of, structure_of
from tdconsole.library.structure_rows import (
    Row,
    bad,
    decoded,
    nearest,
    whole,
)

COLUMNS: Final = {
    "level": "level",
    "small": "small",
    "big": "big",
    "ante": "ante",
    "ante kind": "ante_kind",
    "bring-in": "bring_in",
    "small bet": "small_bet",
    "big bet": "big_bet",
    "minutes": "minutes",
    "hands": "hands",
    "break": "break",
    "until": "until",
    "marks": "marks",
}
"""The columns as written, and their fields; a level's number is only for the reader."""

_ALSO: Final = {"small_blind": "small", "big_blind": "big"}
_NUMBERS: Final = frozenset(FIELDS) - {"ante_kind", "until", "marks"}
_AT_STAKE: Final = ("big", "bring_in")
_LASTING: Final = ("minutes", "hands")


def from_csv(path: str, written: bytes) -> Structure:
    text = decoded(path, written)
    first, _, rest = text.partition("\n")
    sign, before = _separator(text.lstrip("\r\n").partition("\n")[0]), 0
    if re.fullmatch("sep=.", first.strip('\r" ')):  # Excel's own way to name it
        text, sign, before = rest, first.strip('\r" ')[-1], 1
    lines = _lines(path, text, sign, before)
    if not lines:
        raise bad(path, 1, FieldMissing(field="big"))
    head, columns = _columns(path, *lines[0])
    return structure_of([_row(path, line, cells, head, columns) for line, cells in lines[1:]])


def _separator(head: str) -> str:
    return max(",;\t", key=head.count)


def _lines(path: str, text: str, sign: str, before: int) -> list[tuple[int, list[str]]]:
    """The lines that aren't empty, each with the number it begins on."""
    reader = csv.reader(StringIO(text, newline=""), delimiter=sign, strict=True)
    lines, begins = [], before + 1
    try:
        for cells in reader:
            if any(cell.strip() for cell in cells):
                lines.append((begins, cells))
            begins = before + reader.line_num + 1
    except csv.Error as error:
        raise bad(path, begins, NotReadable(detail=str(error))) from error
    return lines


def _columns(path: str, line: int, head: list[str]) -> tuple[list[str], list[str]]:
    """The column names as written, and the field of each; one without a name stays empty."""
    names = [name.strip() for name in head]
    fields: list[str] = []
    for name in names:
        field = re.sub(r"[\s_-]+", "_", name.casefold())
        field = _ALSO.get(field, field)
        if field and field not in COLUMNS.values():
            raise bad(path, line, UnknownField(field=name, near=nearest(name, COLUMNS)))
        if field and field in fields:
            raise bad(path, line, FieldTwice(field=name))
        fields.append(field)
    for needed in (_AT_STAKE, _LASTING):
        if not set(needed) & set(fields):
            raise bad(path, line, FieldMissing(field=needed[0]))
    return names, fields


def _row(path: str, line: int, written: list[str], names: list[str], columns: list[str]) -> Row:
    cells: dict[str, object] = {}
    for number, cell in enumerate(written):
        text = cell.strip()
        field = columns[number] if number < len(columns) else ""
        if not text or field == "level":
            continue
        if not field:
            raise bad(path, line, CellWithoutColumn(given=text))
        number_read = whole(text) if field in _NUMBERS else None
        cells[field] = text if number_read is None else number_read
    named = {field: name for field, name in zip(columns, names, strict=True) if field}
    return Row(path=path, line=line, cells=cells, lines={}, names=named)


def to_csv(structure: Structure) -> str:
    """The structure with every column, so that a spreadsheet shows what may be filled in."""
    out = StringIO()
    writer = csv.writer(out, lineterminator="\r\n")
    writer.writerow(COLUMNS)
    number = 0
    for period in structure:
        cells = cells_of(period)
        if isinstance(period, Level):
            number += 1
            cells["level"] = number
            cells["ante_kind"] = period.ante_kind if period.ante else cells.get("ante_kind")
        if isinstance(marks := cells.get("marks"), list):
            cells["marks"] = " + ".join(marks)
        writer.writerow([_cell(cells.get(field)) for field in COLUMNS.values()])
    return out.getvalue()


def _cell(value: object) -> str:
    return "" if value is None else str(value)
