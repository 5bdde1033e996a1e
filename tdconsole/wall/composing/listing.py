"""A list on the screen: rows that flow down and across, as large as possible, in pages."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from heapq import nlargest
from math import ceil
from typing import Final, NamedTuple, Protocol

from tdconsole.wall.composing.fitting import FIGURES, Align, Box, Measure, Room, lines
from tdconsole.wall.composing.sheet import Sheet, zeros
from tdconsole.wall.theme import Token

Row = tuple[str, ...]

_PITCH: Final = 1.42
"""The distance of rows, in ems of their text."""
_PITCH_LARGE: Final = 1.26
"""The same in ems of what is larger in its row, which has no tails."""
_WIDEST: Final = 0.9
"""The widest letter, in ems."""
_MEASURED: Final = 12
"""The longest texts of a column that are measured: one of them is the widest."""
_MOST_ACROSS: Final = 4
_HEADS: Final = 0.6
"""The share of the width from which labels over the columns are written as small as may be."""
_MORE: Final = "…"


class Column(NamedTuple):
    """A column; one that grows takes the room left and may break long texts."""

    head: str = ""
    align: Align = "left"
    ink: Token = "ink"
    strong: bool = False
    grows: bool = False
    large: float = 1.0
    """The size by that of the row's other texts; only what doesn't grow may be larger."""


class Flowed(NamedTuple):
    boxes: tuple[Box, ...]
    page: int
    pages: int
    first: int
    """The first row in sight, counted from 0."""
    last: int


class _Grid(NamedTuple):
    size: int
    pitch: int
    across: int
    down: int

    @property
    def holds(self) -> int:
        return self.across * self.down


class _Placed(NamedTuple):
    """A row in a column, from this line on, over several lines."""

    row: int
    block: int
    line: int
    span: int


def flow(  # noqa: PLR0913, PLR0917  # what, where, how large, and which page
    sheet: Sheet,
    columns: Sequence[Column],
    rows: Sequence[Row],
    room: Room,
    sizes: tuple[float, float],
    turn: int,
    across: int = _MOST_ACROSS,
) -> Flowed:
    """Flow the rows; `sizes` are the largest, and the one at which paging starts instead."""
    if not rows:
        return Flowed((), 0, 1, 0, 0)
    return _Flow(sheet, columns, rows, room, sizes).page(turn, across)


class Listed(Protocol):
    """What a screen with a list has around its rows."""

    @property
    def heading(self) -> str: ...
    @property
    def nothing(self) -> str: ...
    @property
    def turn(self) -> int: ...


def list_boxes(  # noqa: PLR0913 -- what, how, and how large
    shown: Listed,
    sheet: Sheet,
    columns: Sequence[Column],
    rows: Sequence[Row],
    sizes: tuple[float, float],
    *,
    aside: str = "",
    across: int = _MOST_ACROSS,
) -> Iterator[Box]:
    """The heading with its page, the rows, or the text for none."""
    room = sheet.room(sheet.places.body)
    flowed = flow(sheet, columns, rows, room, sizes, shown.turn, across=across)
    note = f"{flowed.page + 1} / {flowed.pages}" if flowed.pages > 1 else ""
    yield from sheet.heading(shown.heading, aside, note)
    if not rows:
        yield sheet.quietly("nothing", shown.nothing, room)
    yield from flowed.boxes


class _Place(NamedTuple):
    """All that decides how many lines a name takes in a list."""

    width: int
    pitch: int
    down: int
    between: int
    size: int
    least: float
    face: str


@lru_cache(maxsize=32_768)
def _span(text: str, place: _Place, measure: Measure) -> int:
    """The number of rows a name takes without being cut."""
    if measure(text, place.face) * (int(place.least) + 1) <= place.width:
        return 1
    span = 1
    while span < place.down:
        room = Room(0, 0, place.width, place.pitch * span - place.between)
        if not lines(text, place.face, room, place.size, place.least, measure)[0][-1].endswith(
            _MORE
        ):
            break
        span += 1
    return span


class _Flow:
    def __init__(
        self,
        sheet: Sheet,
        columns: Sequence[Column],
        rows: Sequence[Row],
        room: Room,
        sizes: tuple[float, float],
    ) -> None:
        self.sheet, self.columns, self.rows = sheet, columns, rows
        self.most, self.usual = sheet.px(sizes[0]), sheet.px(sizes[1])
        self.largest = max(column.large for column in columns)
        self.pitch = max(_PITCH, _PITCH_LARGE * self.largest)
        self.grows = next(at for at, column in enumerate(columns) if column.grows)
        headed = any(column.head for column in columns)
        self.head = sheet.px(sheet.screen.space.caption) if headed else 0
        self.room = room._replace(y=room.y + self.head, height=room.height - self.head)
        self.label = min(sheet.px(sheet.type.label), self.head or sheet.small)
        self.heads = list(self._heads_wide())
        if sum(self.heads) > _HEADS * room.width:
            self.label = sheet.small
            self.heads = list(self._heads_wide())
        self.ems = [self._widest(at) for at in range(len(columns))]
        names = sorted((row[self.grows] for row in rows), key=len)
        self.usual_name = sheet.measure(names[len(names) * 3 // 4], self._face(self.grows))

    def _heads_wide(self) -> Iterator[int]:
        face = self.sheet.faces.label
        for one in self.columns:
            yield self.sheet.wide(one.head.upper(), face, self.label) if one.head else 0

    def _face(self, at: int) -> str:
        faces = self.sheet.faces
        return faces.time if self.columns[at].strong else faces.figure

    def _widest(self, at: int) -> float:
        texts = nlargest(_MEASURED, {row[at] for row in self.rows}, key=len)
        plain = texts if at == self.grows else map(zeros, texts)
        return max(self.sheet.measure(text, self._face(at)) for text in plain)

    # The grid: across, down, size

    def page(self, turn: int, across: int) -> Flowed:
        grid = self._grid(across)
        pages = list(self._pages(grid))
        page = turn % len(pages)
        placed = pages[page]
        boxes = tuple(self._boxes(grid, placed))
        return Flowed(boxes, page, len(pages), placed[0].row, placed[-1].row)

    def _pages(self, grid: _Grid) -> Iterator[list[_Placed]]:
        """The pages, with each row in as many lines as its name needs, never split."""
        width = self._left(grid.across, grid.size)
        enough = int(width / (self.sheet.small * _WIDEST))
        place = _Place(
            width, grid.pitch, grid.down, 3 * self._thick, grid.size, self.sheet.least,
            self._face(self.grows),
        )  # fmt: skip
        placed: list[_Placed] = []
        block = line = 0
        for number, row in enumerate(self.rows):
            text, span = row[self.grows], 1
            if len(text) > enough:
                wider = place._replace(width=width + self._spare(row, grid.size))
                span = _span(text, wider, self.sheet.measure)
            if line + span > grid.down:
                block, line = block + 1, 0
            if block == grid.across:
                yield placed
                placed, block, line = [], 0, 0
            placed.append(_Placed(number, block, line, span))
            line += span
        yield placed

    def _lines(self, text: str, room: Room, size: int) -> tuple[tuple[str, ...], int]:
        face = self._face(self.grows)
        return lines(text, face, room, size, self.sheet.least, self.sheet.measure)

    def _spare(self, row: Row, size: int) -> int:
        """The room a name may take from empty columns behind it: a row without a prize has some."""
        behind = range(self.grows + 1, len(self.columns))
        if any(row[at] for at in behind):
            return 0
        return sum(self._fixed(at, size) + self._beside(size) for at in behind)

    def _high(self, grid: _Grid, span: int) -> int:
        return grid.pitch * span - 3 * self._thick

    def _grid(self, most_across: int) -> _Grid:
        """The grid with everything on one page if that is large enough, else with full pages."""
        counts = range(1, most_across + 1)
        whole = [grid for across in counts if (grid := self._whole(across)) is not None]
        if whole:
            return max(whole, key=lambda grid: (grid.size, -grid.across))
        paged = [grid for across in counts if (grid := self._paged(across)) is not None]
        return max(paged, key=lambda grid: grid.holds, default=self._last_resort())

    @property
    def _thick(self) -> int:
        return self.sheet.px(self.sheet.screen.space.hairline)

    def _whole(self, across: int) -> _Grid | None:
        down = -(-len(self.rows) // across)
        pitch = min(self.room.height // down, round(self.most * 1.9))
        size = self._size(across, pitch)
        if size is None or size < self.usual:
            return None
        grid = _Grid(size, pitch, across, down)
        return grid if next(self._pages(grid))[-1].row == len(self.rows) - 1 else None

    def _paged(self, across: int) -> _Grid | None:
        pitch = ceil(self.usual * self.pitch)
        size = self._size(across, pitch)
        if size is None or size < self.usual * 0.85:
            return None
        down = max(1, self.room.height // pitch)
        return _Grid(size, self.room.height // down, across, down)

    def _last_resort(self) -> _Grid:
        pitch = ceil(self.usual * self.pitch)
        return _Grid(self.sheet.small, pitch, 1, max(1, self.room.height // pitch))

    def _size(self, across: int, pitch: int) -> int | None:
        """The largest size at which usual rows fit the column; long names are broken."""
        high = FIGURES * self.largest
        size = int(min(self.most, pitch / self.pitch, (pitch - 3 * self._thick) / high))
        while size >= self.sheet.small:
            if self._left(across, size) >= self.usual_name * size:
                return size
            size -= 1
        return None

    def _wide(self, across: int) -> int:
        return (self.room.width - 2 * self.sheet.gap * (across - 1)) // across

    def _left(self, across: int, size: int) -> int:
        """The width left for the column that grows."""
        left = self._wide(across)
        for at in range(len(self.columns)):
            if at != self.grows:
                left -= self._fixed(at, size) + self._beside(size)
        return left if left >= self.heads[self.grows] else -1

    def _fixed(self, at: int, size: int) -> int:
        return max(int(self.ems[at] * int(size * self.columns[at].large)) + 1, self.heads[at])

    @staticmethod
    def _beside(size: int) -> int:
        return round(0.7 * size)

    # The places

    def _boxes(self, grid: _Grid, placed: list[_Placed]) -> Iterator[Box]:
        wide = self._wide(grid.across)
        cells = [
            list(self._cells(self.room.x + block * (wide + 2 * self.sheet.gap), grid))
            for block in range(placed[-1].block + 1)
        ]
        for block, places in enumerate(cells):
            yield from self._heads(block, places)
        for one in placed:
            x, y = cells[one.block][0][0], self.room.y + one.line * grid.pitch
            key = f"{one.block}_{one.line}"
            if one.line or self.head:
                yield Box(f"rule_{key}", Room(x, y, wide, self._thick), "rule")
            yield from self._row(key, one, cells[one.block], y, grid)

    def _heads(self, block: int, cells: list[tuple[int, int]]) -> Iterator[Box]:
        face = self.sheet.faces.label
        for at, (left, width) in enumerate(cells):
            column = self.columns[at]
            if column.head:
                place = Room(left, self.room.y - self.head, width, self.head)
                text = (column.head.upper(),)
                yield Box(
                    f"head_{block}_{at}", place, "quiet", text, face, self.label, column.align
                )

    def _cells(self, x: int, grid: _Grid) -> Iterator[tuple[int, int]]:
        for at in range(len(self.columns)):
            if at == self.grows:
                width = max(1, self._left(grid.across, grid.size))
            else:
                width = self._fixed(at, grid.size)
            yield x, width
            x += width + self._beside(grid.size)

    def _row(
        self, key: str, placed: _Placed, cells: list[tuple[int, int]], y: int, grid: _Grid
    ) -> Iterator[Box]:
        for at, (left, width) in enumerate(cells):
            row, column, face = self.rows[placed.row], self.columns[at], self._face(at)
            text = row[at]
            if not text:
                continue
            free = width + (self._spare(row, grid.size) if at == self.grows else 0)
            room = Room(left, y + 2 * self._thick, free, self._high(grid, placed.span))
            rows: tuple[str, ...] = (text,)
            size = int(grid.size * column.large)
            if at == self.grows and self.sheet.measure(text, face) * size > free:
                rows, size = self._lines(text, room, size)
            yield Box(f"cell_{key}_{at}", room, column.ink, rows, face, size, column.align)
