"""A list on the screen: rows of one size that flow down and across, as large as possible, in pages."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from heapq import nlargest
from math import ceil
from typing import Final, NamedTuple, Protocol

from tdconsole.wall.composing.fitting import (
    FIGURES,
    TALL,
    Align,
    Box,
    Room,
    largest,
    shortened,
)
from tdconsole.wall.composing.row_names import MEASURED, NamePlace, row_names
from tdconsole.wall.composing.sheet import Sheet, zeros
from tdconsole.wall.theme import Token

Row = tuple[str, ...]

_PITCH: Final = 1.42
"""The distance of rows, in ems of their text."""
_PITCH_LARGE: Final = 1.12
"""The same in ems of what is larger in its row, which has no tails."""
_WIDEST: Final = 0.9
"""The widest letter, in ems."""
MOST_ACROSS: Final = 4
_HEADS: Final = 0.6
"""The share of the width from which labels over the columns are written as small as may be."""
_GIVES: Final = {"line": (0.75, 0.9), "word": (0.6, 0.8)}
"""How far all rows give way so that names keep to one line, or their words whole: in size, and in number."""


class Column(NamedTuple):
    """A column; one that grows takes the room left and may break long texts."""

    head: str = ""
    align: Align = "left"
    ink: Token = "ink"
    strong: bool = False
    grows: bool = False
    large: float = 1.0
    """The size by that of the row's other texts; only what doesn't grow may be larger."""
    whole: bool = False
    """Whether each text is kept in one line, as an amount is: all rows are as small as that needs."""
    last: bool = False
    """Whether it ends what stands together with the names: the room that none of them needs is after it."""


class Group(NamedTuple):
    """Rows that stand apart from those before them, under a quiet head."""

    first: int
    head: str
    over: bool = False
    """Whether they are over, and so written quietly."""


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


_Made = Callable[[int, float], _Grid | None]
_Rank = Callable[[_Grid], tuple[int, ...]]


class _Placed(NamedTuple):
    """A row in a column, from this line on, over several lines; or the head over a row."""

    row: int
    block: int
    line: int
    span: int
    head: str = ""


def flow(  # noqa: PLR0913, PLR0917  # what, where, how large, and which page
    sheet: Sheet,
    columns: Sequence[Column],
    rows: Sequence[Row],
    room: Room,
    sizes: tuple[float, float],
    turn: int,
    across: int = MOST_ACROSS,
    groups: Sequence[Group] = (),
) -> Flowed:
    """Flow the rows; `sizes` are the largest, and the one at which paging starts instead."""
    if not rows:
        return Flowed((), 0, 1, 0, 0)
    return _Flow(sheet, columns, rows, room, sizes, groups).page(turn, across)


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
    across: int = MOST_ACROSS,
    groups: Sequence[Group] = (),
) -> Iterator[Box]:
    """The heading with its page, the rows, or the text for none."""
    room = sheet.room(sheet.places.body)
    flowed = flow(sheet, columns, rows, room, sizes, shown.turn, across, groups)
    note = f"{flowed.page + 1} / {flowed.pages}" if flowed.pages > 1 else ""
    yield from sheet.heading(shown.heading, aside, note)
    if not rows:
        yield sheet.quietly("nothing", shown.nothing, room)
    yield from flowed.boxes


class _Flow:
    def __init__(  # noqa: PLR0913, PLR0917  # as above
        self,
        sheet: Sheet,
        columns: Sequence[Column],
        rows: Sequence[Row],
        room: Room,
        sizes: tuple[float, float],
        groups: Sequence[Group],
    ) -> None:
        self.sheet, self.columns, self.rows, self.groups = sheet, columns, rows, groups
        self.most, self.usual = sheet.px(sizes[0]), sheet.px(sizes[1])
        self.largest = max(column.large for column in columns)
        self.pitch = max(_PITCH, _PITCH_LARGE * self.largest)
        self.grows = next(at for at, column in enumerate(columns) if column.grows)
        self.together = any(column.last for column in columns)
        headed = any(column.head for column in columns)
        self.head = sheet.px(sheet.screen.space.caption) if headed else 0
        self.room = room._replace(y=room.y + self.head, height=room.height - self.head)
        self.label = min(sheet.px(sheet.type.label), self.head or sheet.small)
        self.heads = list(self._heads_wide())
        if sum(self.heads) > _HEADS * room.width:
            self.label = sheet.small
            self.heads = list(self._heads_wide())
        self.over = max(
            (sheet.wide(one.head.upper(), sheet.faces.label, sheet.small) for one in groups),
            default=0,
        )
        """The least width of a head over a group."""
        self.ems = [self._widest(at) for at in range(len(columns))]
        names = tuple(row[self.grows] for row in rows)
        self.names = row_names(names, self._face(self.grows), sheet.measure)
        whole = columns[self.grows].whole
        self.usual_name = self.ems[self.grows] if whole else self.names.usual

    def _heads_wide(self) -> Iterator[int]:
        face = self.sheet.faces.label
        for one in self.columns:
            yield self.sheet.wide(one.head.upper(), face, self.label) if one.head else 0

    def _face(self, at: int) -> str:
        faces = self.sheet.faces
        return faces.time if self.columns[at].strong else faces.figure

    def _widest(self, at: int) -> float:
        texts = nlargest(MEASURED, {str(row[at]) for row in self.rows}, key=len)
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
        place = self._place(grid)
        enough = int(place.width / (grid.size * _WIDEST))
        heads = {group.first: group.head for group in self.groups if grid.down > 1}
        placed: list[_Placed] = []
        block = line = 0
        for number, row in enumerate(self.rows):
            name, span, head = row[self.grows], 1, heads.get(number, "")
            if len(name) > enough:
                spare = self._spare(row, grid.size)
                wider = place._replace(width=place.width + spare) if spare else place
                span = self.names.span(name, wider)
            span = min(span, grid.down - bool(head))
            if line + bool(head) + span > grid.down:
                block, line = block + 1, 0
            if block == grid.across:
                yield placed
                placed, block, line = [], 0, 0
            if block and not line and placed[0].head:  # the columns are in line, each with a head
                group = self._group_of(number)
                head = "" if group is None else group.head
                span = min(span, grid.down - 1)
            if head:
                placed.append(_Placed(number, block, line, 1, head))
                line += 1
            placed.append(_Placed(number, block, line, span))
            line += span
        yield placed

    def _group_of(self, row: int) -> Group | None:
        begun = (group for group in reversed(self.groups) if group.first <= row)
        return next(begun, None)

    def _place(self, grid: _Grid) -> NamePlace:
        width = max(1, self._left(grid.across, grid.size))
        face = self._face(self.grows)
        return NamePlace(width, grid.pitch, grid.down, 2 * self._thick, grid.size, face)

    def _spare(self, row: Row, size: int) -> int:
        """The room a name may take behind it: of empty columns, and beside a figure at the right."""
        spare = 0
        for at in range(self.grows + 1, len(self.columns)):
            if row[at]:
                right = self.columns[at].align == "right" and not self.together
                free = self._fixed(at, size) - self._own(row, at, size) if right else 0
                return spare + max(0, free)
            spare += self._fixed(at, size) + self._beside(size)
        return spare

    def _own(self, row: Row, at: int, size: int) -> int:
        """The width of the row's own text in this column."""
        em = self.sheet.measure(zeros(row[at]), self._face(at))
        return int(em * int(size * self.columns[at].large)) + 1

    def _high(self, grid: _Grid, span: int) -> int:
        return grid.pitch * span - 2 * self._thick

    def _grid(self, most_across: int) -> _Grid:
        """The grid with everything on one page if that is large enough, else with full pages."""
        counts = range(1, most_across + 1)
        ways: tuple[tuple[_Made, _Rank], ...] = (
            (self._whole, lambda grid: (grid.size, -grid.across)),
            (self._paged, lambda grid: (grid.holds,)),
        )
        widths = {"line": self.names.longest, "word": self.names.unbroken}
        for at, (made, rank) in enumerate(ways):
            found = self._best(made, rank, counts, self.usual_name)
            if found is None:
                continue
            for kept, name in widths.items():
                even = self._best(made, rank, counts, name)
                if even is not None and rank(even)[0] >= _GIVES[kept][at] * rank(found)[0]:
                    return self._balanced(even, name)
            return self._balanced(found, self.usual_name)
        return self._last_resort()

    def _balanced(self, grid: _Grid, name: float) -> _Grid:
        """The grid with columns of about equal length where all rows are on one page."""
        for down in range(-(-len(self.rows) // grid.across), grid.down):
            pitch = min(self.room.height // down, round(self.most * 1.9))
            size = self._size(grid.across, pitch, name) or 0
            even = _Grid(max(grid.size, size), pitch, grid.across, down)
            if next(self._pages(even))[-1].row == len(self.rows) - 1:
                return even
        return grid

    @staticmethod
    def _best(
        made: _Made,
        rank: _Rank,
        counts: Iterable[int],
        name: float,
    ) -> _Grid | None:
        """The best of these grids, in which a name of this width keeps to one line."""
        every = (made(across, name) for across in counts)
        return max((grid for grid in every if grid is not None), key=rank, default=None)

    @property
    def _thick(self) -> int:
        return self.sheet.px(self.sheet.screen.space.hairline)

    def _whole(self, across: int, name: float) -> _Grid | None:
        down = -(-(len(self.rows) + len(self.groups)) // across)
        for more in range(len(self.groups) + across):
            pitch = min(self.room.height // (down + more), round(self.most * 1.9))
            size = self._size(across, pitch, name)
            if size is None or size < self.usual:
                return None
            grid = _Grid(size, pitch, across, down + more)
            if next(self._pages(grid))[-1].row == len(self.rows) - 1:
                return grid
        return None

    def _paged(self, across: int, name: float) -> _Grid | None:
        pitch = ceil(self.usual * self.pitch)
        size = self._size(across, pitch, name)
        if size is None or size < self.usual * 0.85:
            return None
        down = max(1, self.room.height // pitch)
        return _Grid(size, self.room.height // down, across, down)

    def _last_resort(self) -> _Grid:
        pitch = ceil(self.usual * self.pitch)
        return _Grid(self.sheet.small, pitch, 1, max(1, self.room.height // pitch))

    def _size(self, across: int, pitch: int, name: float) -> int | None:
        """The largest size at which a name of this width fits the column; longer ones are broken."""
        high = FIGURES * self.largest
        size = int(min(self.most, pitch / self.pitch, (pitch - 3 * self._thick) / high))
        while size >= self.sheet.small:
            if self._left(across, size) >= name * size:
                return size
            size -= 1
        return None

    def _wide(self, across: int) -> int:
        return (self.room.width - 2 * self.sheet.gap * (across - 1)) // across

    def _left(self, across: int, size: int) -> int:
        """The width left for the column that grows."""
        left = wide = self._wide(across)
        for at in range(len(self.columns)):
            if at != self.grows:
                left -= self._fixed(at, size) + self._beside(size)
        return left if left >= self.heads[self.grows] and wide >= self.over else -1

    def _fixed(self, at: int, size: int) -> int:
        return max(int(self.ems[at] * int(size * self.columns[at].large)) + 1, self.heads[at])

    @staticmethod
    def _beside(size: int) -> int:
        return round(0.7 * size)

    # The places

    def _boxes(self, grid: _Grid, placed: list[_Placed]) -> Iterator[Box]:
        wide = self._wide(grid.across)
        rows = [self.rows[one.row] for one in placed if not one.head]
        cells = [
            list(self._cells(self.room.x + block * (wide + 2 * self.sheet.gap), grid, rows))
            for block in range(placed[-1].block + 1)
        ]
        for block, places in enumerate(cells):
            yield from self._heads(block, places)
        for one in placed:
            x, y = cells[one.block][0][0], self.room.y + one.line * grid.pitch
            key = f"{one.block}_{one.line}"
            if one.line or self.head:
                yield Box(f"rule_{key}", Room(x, y, wide, self._thick), "rule")
            if one.head:
                yield self._head(key, one.head, Room(x, y, wide, grid.pitch))
            else:
                yield from self._row(key, one, cells[one.block], y, grid)

    def _head(self, key: str, text: str, room: Room) -> Box:
        """The head of a group, as low in its row as it can be."""
        sheet, face = self.sheet, self.sheet.faces.label
        high = min(room.height - 2 * self._thick, ceil(1.6 * sheet.px(sheet.type.label)))
        at = room._replace(y=room.bottom - high, height=high)
        size = largest(
            text.upper(), face, at, min(sheet.px(sheet.type.label), int(high / TALL)), sheet.measure
        )
        return Box(f"group_{key}", at, "quiet", (text.upper(),), face, max(sheet.small, size))

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

    def _cells(self, x: int, grid: _Grid, rows: Sequence[Row]) -> Iterator[tuple[int, int]]:
        """The columns; what those before the names don't need for these rows the names have."""
        widths = [self._fixed(at, grid.size) for at in range(len(self.columns))]
        names = max(1, self._left(grid.across, grid.size))
        for at in range(self.grows):
            needed = max(self.heads[at], *(self._own(row, at, grid.size) for row in rows))
            names, widths[at] = names + widths[at] - needed, needed
        free = 0
        if self.together:
            needed = max(self.heads[self.grows], int(self.ems[self.grows] * grid.size) + 1)
            free = max(0, names - needed)
        for at, column in enumerate(self.columns):
            width = names - free if at == self.grows else widths[at]
            yield x, width
            x += width + self._beside(grid.size) + (free if column.last else 0)

    def _row(
        self, key: str, placed: _Placed, cells: list[tuple[int, int]], y: int, grid: _Grid
    ) -> Iterator[Box]:
        row, over = self.rows[placed.row], self._is_over(placed.row)
        for at, column in enumerate(self.columns):
            face, text = self._face(at), row[at]
            if not text:
                continue
            left, width = self._taken(row, at, cells, grid.size)
            room = Room(left, y + self._thick, width, self._high(grid, placed.span))
            size = int(grid.size * column.large)
            rows: tuple[str, ...] = (str(text),)
            if at == self.grows:
                said = self.names.written(text, self._place(grid)._replace(width=width))
                rows = shortened(said, face, size, room, self.sheet.measure)
            ink: Token = "quiet" if over and column.ink == "ink" else column.ink
            yield Box(f"cell_{key}_{at}", room, ink, rows, face, size, column.align)

    def _taken(self, row: Row, at: int, cells: list[tuple[int, int]], size: int) -> tuple[int, int]:
        """The place of a text: a long name has what is free behind it, the figure there the rest."""
        (left, width), names = cells[at], cells[self.grows][1]
        if self.sheet.wide(str(row[self.grows]), self._face(self.grows), size) <= names:
            return left, width
        if at == self.grows:
            return left, width + self._spare(row, size)
        own = width
        if at > self.grows and self.columns[at].align == "right" and not self.together:
            own = min(width, self._own(row, at, size))
        return left + width - own, own

    def _is_over(self, row: int) -> bool:
        group = self._group_of(row)
        return group is not None and group.over
