"""The table at the end, and its place in the manual."""

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from tests.torture.defects import DEFECTS
from tests.torture.outcome import HURTS
from tests.torture.pool import Row

HEADS: Final = ("kind", "what is done", "tried", *HURTS.values(), "a defect put in on purpose")
_SUMMED: Final = range(2, len(HEADS) - 1)


def closing(rows: Sequence[Row]) -> str:
    """The table for a terminal, where nobody reads long cells."""
    cells = [[row.kind.name, f"{row.tried:,}", *_hurts([row]), _found(row)] for row in rows]
    every = ["all", f"{_tried(rows):,}", *_hurts(rows), ""]
    heads = ["", "tried", *HURTS.values(), "defect"]
    table = [heads, *cells, every]
    widths = [max(len(line[at]) for line in table) for at in range(len(heads))]
    return "\n".join(
        "  ".join(
            cell.ljust(width) if at in {0, len(heads) - 1} else cell.rjust(width)
            for at, (cell, width) in enumerate(zip(line, widths, strict=True))
        ).rstrip()
        for line in table
    )


def put(rows: Sequence[Row], path: Path) -> None:
    """Write the lines of these kinds into the table of the page, or make one where there is none."""
    page = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
    old = [number for number, line in enumerate(page) if line.startswith("|")]
    before, after = (page[: old[0]], page[old[-1] + 1 :]) if old else (page, [])
    there = [line.strip("| ").split(" | ") for line in page[old[0] + 2 : old[-1]]] if old else []
    lines = {cells[0]: cells for cells in there} | {row.kind.name: _cells(row) for row in rows}
    path.write_text(
        "\n".join([*before, *_table(list(lines.values())), *after, ""]), encoding="utf-8"
    )


def _cells(row: Row) -> list[str]:
    defect = (DEFECTS[row.kind.canary].__doc__ or "").rstrip(".")
    tried = f"{row.tried:,}"
    return [row.kind.name, row.kind.done, tried, *_hurts([row]), f"{defect}: {_found(row)}"]


def _table(lines: Sequence[Sequence[str]]) -> list[str]:
    sums = [sum(int(line[at].replace(",", "")) for line in lines) for at in _SUMMED]
    every = ["all", "", *(f"{one:,}" for one in sums), ""]
    table = (HEADS, ["---"] * len(HEADS), *lines, every)
    return [f"| {' | '.join(line)} |" for line in table]


def _tried(rows: Sequence[Row]) -> int:
    return sum(row.tried for row in rows)


def _hurts(rows: Sequence[Row]) -> list[str]:
    return [str(sum(row.hurts[how] for row in rows)) for how in HURTS]


def _found(row: Row) -> str:
    return "not found" if row.canary is None else f"found at try {row.canary}"
