"""The table at the end, and its place in the manual."""

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from tests.torture.defects import DEFECTS
from tests.torture.outcome import HURTS
from tests.torture.pool import Row

HEADS: Final = ("kind", "what is done", "tried", *HURTS.values(), "a defect put in on purpose")


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
    """Write the table in the place of the one in the page, or alone where there is no page."""
    page = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
    old = [number for number, line in enumerate(page) if line.startswith("|")]
    before, after = (page[: old[0]], page[old[-1] + 1 :]) if old else (page, [])
    path.write_text("\n".join([*before, *_table(rows), *after, ""]), encoding="utf-8")


def _table(rows: Sequence[Row]) -> list[str]:
    cells = [
        [
            row.kind.name,
            row.kind.done,
            f"{row.tried:,}",
            *_hurts([row]),
            f"{(DEFECTS[row.kind.canary].__doc__ or '').rstrip('.')}: {_found(row)}",
        ]
        for row in rows
    ]
    every = ["all", "", f"{_tried(rows):,}", *_hurts(rows), ""]
    lines = (HEADS, ["---"] * len(HEADS), *cells, every)
    return [f"| {' | '.join(line)} |" for line in lines]


def _tried(rows: Sequence[Row]) -> int:
    return sum(row.tried for row in rows)


def _hurts(rows: Sequence[Row]) -> list[str]:
    return [str(sum(row.hurts[how] for row in rows)) for how in HURTS]


def _found(row: Row) -> str:
    return "not found" if row.canary is None else f"found at try {row.canary}"
