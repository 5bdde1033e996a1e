"""The places in one table that a spreadsheet opens and a league's program reads."""

import csv
from collections.abc import Callable
from io import StringIO
from typing import Final

from tdconsole.club.lists.csv_cells import shielded
from tdconsole.exports.results.amounts import plain_amount
from tdconsole.projections.eliminations.published import PlacePublished, Published

_Cell = Callable[[Published, PlacePublished], str | None]

_CELLS: Final[dict[str, _Cell]] = {
    "place": lambda _all, row: str(row.place),
    "last place": lambda _all, row: str(row.place + row.shared_by - 1),
    "name": lambda _all, row: row.name,
    "country": lambda _all, row: row.country,
    "prize": lambda told, row: plain_amount(row.prize, told.currency),
    "bounties": lambda told, row: plain_amount(row.bounty, told.currency),
    "currency": lambda told, _row: told.currency,
    "deal": lambda _all, row: "yes" if row.deal else "no",
    "provisional": lambda _all, row: "yes" if row.provisional else "no",
}
COLUMNS: Final = tuple(_CELLS)


def results_csv(told: Published) -> bytes:
    """The table, marked as UTF-8 for spreadsheets, with no cell they would calculate."""
    out = StringIO()
    writer = csv.writer(out, lineterminator="\r\n")
    writer.writerow(COLUMNS)
    for row in told.rows:
        writer.writerow([shielded(cell(told, row) or "") for cell in _CELLS.values()])
    return out.getvalue().encode("utf-8-sig", errors="replace")
