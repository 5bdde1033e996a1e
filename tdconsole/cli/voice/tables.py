"""Columns for a terminal: as wide as their widest word, nothing cut."""

from collections.abc import Iterable, Iterator
from itertools import zip_longest
from typing import NamedTuple
from unicodedata import combining, east_asian_width

Rows = Iterable[tuple[str, ...]]


class Said(NamedTuple):
    """A line that is a sentence: it makes no column wider."""

    sentence: str


def _width(text: str) -> int:
    return sum(
        0 if combining(sign) else 2 if east_asian_width(sign) in "WF" else 1 for sign in text
    )


def laid_out(rows: Rows) -> Iterator[str]:
    """The lines; a row without cells parts two tables, each with columns of its own."""
    table = list[tuple[str, ...]]()
    for row in rows:
        if row:
            table.append(row)
            continue
        yield from _table(table)
        yield ""
        table = []
    yield from _table(table)


def _table(lines: list[tuple[str, ...]]) -> Iterator[str]:
    parted = [line for line in lines if not isinstance(line, Said)]
    widths = [max(map(_width, column)) for column in zip_longest(*parted, fillvalue="")]
    for line in lines:
        if isinstance(line, Said):
            yield line.sentence.rstrip()
            continue
        cells = [cell + " " * (widths[i] - _width(cell)) for i, cell in enumerate(line)]
        yield "  ".join(cells).rstrip()
