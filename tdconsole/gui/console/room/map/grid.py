"""The positions of the cards, and of the lines on a card."""

from typing import Final

from PySide6.QtCore import QPoint, QRect

from tdconsole.domain.values import Record
from tdconsole.wall.theme import ConsoleSpace

NARROWEST: Final = 54
HEAD: Final = 9
LINE: Final = 6
FOOT: Final = 2
"""The foot of a card, in units."""


class Shape(Record, kw_only=True):
    """The shape of every card."""

    lines: int
    width: int
    height: int
    head: int
    line: int

    def rect(self, line: int) -> QRect:
        """The rectangle of a line, counted from 1."""
        return QRect(0, self.head + (line - 1) * self.line, self.width, self.line)


class Grid(Record, kw_only=True):
    shape: Shape
    cards: int
    columns: int
    gap: int

    @property
    def whole(self) -> int:
        """Return the height of all cards."""
        rows = -(-self.cards // self.columns)
        return max(0, rows * (self.shape.height + self.gap) - self.gap)

    def card(self, index: int) -> QRect:
        row, column = divmod(index, self.columns)
        left, top = column * (self.shape.width + self.gap), row * (self.shape.height + self.gap)
        return QRect(left, top, self.shape.width, self.shape.height)

    def line_at(self, point: QPoint) -> tuple[int, int | None] | None:
        """Return the card, and its line from 1 on if the point is on one."""
        column, x = divmod(point.x(), self.shape.width + self.gap)
        row, y = divmod(point.y(), self.shape.height + self.gap)
        index = row * self.columns + column
        if not (0 <= column < self.columns and 0 <= index < self.cards):
            return None
        if x >= self.shape.width or y >= self.shape.height:
            return None
        line = (y - self.shape.head) // self.shape.line + 1
        return (index, line if 1 <= line <= self.shape.lines else None)

    def between(self, top: int, bottom: int) -> range:
        """Return the cards that are partly between these heights, the lower one excluded."""
        each = self.shape.height + self.gap
        first = max(0, top // each) * self.columns
        last = (max(0, bottom - 1) // each + 1) * self.columns
        return range(min(first, self.cards), min(last, self.cards))


def grid(width: int, cards: int, lines: int, space: ConsoleSpace) -> Grid:
    unit, gap = space.unit, space.gap
    columns = max(1, (width + gap) // (NARROWEST * unit + gap))
    shape = Shape(
        lines=lines,
        width=max(1, (width - gap * (columns - 1)) // columns),
        height=(HEAD + LINE * lines + FOOT) * unit,
        head=HEAD * unit,
        line=LINE * unit,
    )
    return Grid(shape=shape, cards=cards, columns=columns, gap=gap)
