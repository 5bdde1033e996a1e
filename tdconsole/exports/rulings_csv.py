"""The rulings in one table that a spreadsheet opens."""

import csv
from collections.abc import Callable, Iterable
from datetime import UTC, datetime
from io import StringIO
from typing import Final

from tdconsole.club.lists.csv_cells import shielded
from tdconsole.domain.values import Instant
from tdconsole.projections.discipline.rulings import RulingTold

_Cell = Callable[[RulingTold], str | None]
_ERASED: Final = "erased"


def _held(one: RulingTold) -> str | None:
    return str(one.withheld.chips) if one.withheld is not None and one.withheld.chips else None


def _prize(one: RulingTold) -> str | None:
    if one.withheld is None or one.withheld.prize is None:
        return None
    return one.holds_prize_of or _ERASED


def _moment(at: Instant) -> str:
    return datetime.fromtimestamp(at.utc / 1000, tz=UTC).isoformat(timespec="milliseconds")


_CELLS: Final[dict[str, _Cell]] = {
    "ruling": lambda one: str(one.ruling),
    "made": lambda one: _moment(one.at),
    "by": lambda one: one.by,
    "flight": lambda one: one.flight,
    "table": lambda one: None if one.table is None else str(one.table),
    "entries": lambda one: "; ".join(str(player.entry) for player in one.players),
    "players": lambda one: "; ".join(player.name or _ERASED for player in one.players),
    "stage": lambda one: one.stage,
    "what happened": lambda one: one.happened or _ERASED,
    "articles": lambda one: "; ".join(one.cites),
    "pending": lambda one: "yes" if one.pending else "no",
    "decision": lambda one: None if one.pending else one.decided or _ERASED,
    "decided": lambda one: None if one.decided_at is None else _moment(one.decided_at),
    "decided by": lambda one: one.decided_by,
    "chips held back": _held,
    "prize held back": _prize,
}
COLUMNS: Final = tuple(_CELLS)


def rulings_csv(rulings: Iterable[RulingTold]) -> bytes:
    """The table, marked as UTF-8 for spreadsheets, with no cell they would calculate."""
    out = StringIO()
    writer = csv.writer(out, lineterminator="\r\n")
    writer.writerow(COLUMNS)
    for one in rulings:
        writer.writerow([shielded(cell(one) or "") for cell in _CELLS.values()])
    return out.getvalue().encode("utf-8-sig", errors="replace")
