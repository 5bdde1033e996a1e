"""Columns for a terminal: as wide as their widest word, nothing cut."""

from collections.abc import Iterable, Iterator
from itertools import zip_longest
from unicodedata import combining, east_asian_width

Rows = Iterable[tuple[str, ...]]


def _width(text: str) -> int:
    return sum(
        0 if combining(sign) else 2 if east_asian_width(sign) in "WF" else 1 for sign in text
    )


def laid_out(rows: Rows) -> Iterator[str]:
    lines = list(rows)
    widths = [max(map(_width, column)) for column in zip_longest(*lines, fillvalue="")]
    for line in lines:
        cells = [cell + " " * (widths[i] - _width(cell)) for i, cell in enumerate(line)]
        yield "  ".join(cells).rstrip()
