"""The size and the positions of the tiles: all visible as long as they are readable."""

from typing import Final

from PySide6.QtCore import QPoint, QRect

from tdconsole.domain.values import Record
from tdconsole.wall.theme import ConsoleSpace

LEAST: Final = (12, 9)
MOST: Final = (160, 110)
"""The size of the largest tile, in units."""
SHAPE: Final = 1.7
"""The shape of a tile; a square would waste room for its words."""


class Tiling(Record, kw_only=True):
    tiles: int
    columns: int
    width: int
    height: int
    gap: int

    @property
    def whole(self) -> int:
        """Return the height of all."""
        rows = -(-self.tiles // self.columns)
        return max(0, rows * (self.height + self.gap) - self.gap)

    def tile(self, index: int) -> QRect:
        row, column = divmod(index, self.columns)
        left, top = column * (self.width + self.gap), row * (self.height + self.gap)
        return QRect(left, top, self.width, self.height)

    def between(self, top: int, bottom: int) -> range:
        """Return the tiles that are partly between these heights."""
        each = self.height + self.gap
        first, last = max(0, top // each), max(0, bottom // each + 1)
        return range(min(first * self.columns, self.tiles), min(last * self.columns, self.tiles))

    def at(self, point: QPoint) -> int | None:
        column, x = divmod(point.x(), self.width + self.gap)
        row, y = divmod(point.y(), self.height + self.gap)
        index = row * self.columns + column
        inside = 0 <= column < self.columns and x < self.width and y < self.height
        return index if inside and 0 <= index < self.tiles else None


def tiling(width: int, height: int, tiles: int, space: ConsoleSpace) -> Tiling:
    """Return the largest tiles that all fit; if none do, the smallest, with a scroll bar."""
    unit = space.unit
    gap = space.gap if tiles * LEAST[0] * LEAST[1] * unit * unit * 4 < width * height else unit
    best = None
    for columns in range(1, max(1, tiles) + 1):
        rows = -(-tiles // columns) or 1
        wide = min((width + gap) // columns - gap, MOST[0] * unit)
        high = min((height + gap) // rows - gap, MOST[1] * unit)
        if wide < LEAST[0] * unit:
            break
        if high < LEAST[1] * unit:
            continue
        worth = min(wide, round(high * SHAPE))
        if best is None or worth >= best[0]:
            best = worth, columns, wide, high
    if best is None:
        columns = max(1, (width + gap) // (LEAST[0] * unit + gap))
        wide = max(1, (width + gap) // columns - gap)
        best = 0, columns, wide, LEAST[1] * unit
    _, columns, wide, high = best
    return Tiling(tiles=tiles, columns=columns, width=wide, height=high, gap=gap)
