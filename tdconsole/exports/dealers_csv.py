"""The shifts of the dealers in one table that a spreadsheet opens, by which a club pays."""

import csv
from collections.abc import Callable
from datetime import UTC, datetime
from io import StringIO
from typing import Final

from tdconsole.club.lists.csv_cells import shielded
from tdconsole.projections.people.dealers_work import DealersWork, Shift

_ERASED: Final = "erased"

_CELLS: Final[dict[str, Callable[[Shift], str]]] = {
    "day": lambda shift: shift.day,
    "dealer": lambda shift: str(shift.staff),
    "name": lambda shift: shift.name or _ERASED,
    "came on": lambda shift: _moment(shift.on),
    "went off": lambda shift: "" if shift.off is None else _moment(shift.off),
    "minutes dealt": lambda shift: str(shift.minutes),
    "downs": lambda shift: str(shift.downs),
}
COLUMNS: Final = tuple(_CELLS)


def dealers_csv(work: DealersWork) -> bytes:
    """The table, marked as UTF-8 for spreadsheets, with no cell they would calculate."""
    out = StringIO()
    writer = csv.writer(out, lineterminator="\r\n")
    writer.writerow(COLUMNS)
    for shift in work.shifts:
        writer.writerow([shielded(cell(shift)) for cell in _CELLS.values()])
    return out.getvalue().encode("utf-8-sig", errors="replace")


def _moment(utc: int) -> str:
    return datetime.fromtimestamp(utc / 1000, tz=UTC).isoformat(timespec="milliseconds")
