"""Lists in columns on any paper: heads on each page, groups kept together, running sums."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final, NamedTuple

from tdconsole.printing.paper.columns import GAP, HEAVY, Column, Place, heads, placed
from tdconsole.printing.paper.flow import Flow, Piece
from tdconsole.printing.paper.lettering import (
    CAPITALS,
    LARGE,
    LEADING,
    SMALL,
    STRONG,
    TEXT,
    Block,
    Type,
    fitted,
    printable,
    shrunk,
    width,
)
from tdconsole.printing.paper.sheet import HAIRLINE

WALL: Final = 13.0 / TEXT.size
"""The scale of a list that is read on a wall."""
FAINT: Final = 0.7
"""The grey of rules that only guide the eye; lines to write on are black."""
WRITTEN_ON: Final = 0.6

_NARROW_LINES: Final = 4
_ABOVE: Final = 4.2
_BELOW: Final = 4.0
_NOTE_GAP: Final = 2.2
_DESCENT: Final = 0.21
_BETWEEN: Final = "  ·  "
_SHOWN_SUM: Final = 18.0
_BETWEEN_SUMS: Final = 10.0
_SEVERAL: Final = Type(LARGE.face, 11.0)
"""The largest type of sums beside each other."""
_BESIDE_SUMS: Final = Type(LARGE.face, 10.0)
_GROUP_ABOVE: Final = 12.0
_LOOSE_ABOVE: Final = 9.0
_UNDER_HEAD: Final = 5.0
_BOX: Final = 8.5
_WALL_AIR: Final = 0.8
_HEADS: Final = 1.2
"""How much larger the heads are over a list on the wall."""


class Line(NamedTuple):
    """A line; its note goes in small type below the widest column."""

    cells: tuple[str, ...]
    note: str = ""
    amounts: tuple[int, ...] = ()


class Group(NamedTuple):
    lines: Sequence[Line]
    head: str = ""
    beside: str = ""
    """The text at the right of the head."""
    again: str = ""
    """The head where the group continues in another area."""
    loose: bool = False
    """Whether the group splits wherever an area ends, under a small head that isn't repeated."""


class Sums(NamedTuple):
    """The sums of the lines' amounts, each in its column."""

    columns: tuple[int, ...]
    written: Callable[[int], str]
    carried: str
    brought: str
    total: str


class Roster:
    """A list in columns; `scale` enlarges all of it, `wall` its type alone, to be read there."""

    def __init__(  # noqa: PLR0913 -- what is in it, and how large
        self,
        flow: Flow,
        columns: Sequence[Column],
        *,
        narrow: bool,
        scale: float = 1.0,
        row: float = 0.0,
        sums: Sums | None = None,
        repeat: bool = True,
        wall: bool = False,
    ) -> None:
        self._flow = flow
        self._narrow = narrow
        large = wall and not narrow
        scale = WALL if large else 1.0 if wall else scale
        self._scale = scale
        self._air = _WALL_AIR if large else scale
        self._more = 1 if large else 0
        """The lines that a name may have more, since it has to be read from afar."""
        self._row = row
        """The least height of a line."""
        self._sums = sums
        self._sums_so_far = [0] * len(sums.columns if sums is not None else ())
        self._held: tuple[Piece, ...] = ()
        self._columns = columns
        self._places = placed(columns, flow.room, narrow=narrow, scale=scale)
        self._widest = max(self._places, key=lambda place: (not place.column.right, place.room))
        if repeat:
            flow.over = (self.heads(),)
        if sums is not None:
            flow.carried = partial(self._sum_piece, sums.carried)
            flow.brought = partial(self._sum_piece, sums.brought)
            flow.keep(_SHOWN_SUM)

    def add(self, group: Group) -> None:
        """Add a group in one area if it fits; else it is split between lines, its head repeated."""
        if self._sums is not None:
            self._hold(group)
            return
        flow = self._flow
        head = self._group_head(group, group.head) if group.head else None
        pieces = self.pieces(group)
        if head is not None and not group.loose:
            high = head.height + sum(piece.height for piece in pieces)
            if not flow.fits(high) and high <= flow.whole:
                flow.go_on()
        again = None if group.loose or head is None else self._group_head(group, group.again)
        for nth, piece in enumerate(pieces):
            if nth == 0 and head is not None:
                flow.put(head, piece)
            elif nth and again is not None and not flow.fits(piece.height):
                flow.go_on()
                flow.put(again, piece)
            else:
                flow.put(piece)

    def pieces(self, group: Group) -> list[Piece]:
        """The lines of a group; where one name needs the whole width, what is right of all stands below."""
        together = any(map(self._goes_over, group.lines))
        return [self._line(line, together=together) for line in group.lines]

    def end(self, *after: Piece) -> None:
        """End the list; the total and what belongs to it always follow a line."""
        if self._sums is not None:
            self._flow.put_last(*self._held, self._total(self._sums), *after)

    def _hold(self, group: Group) -> None:
        """Hold the last line so far until it is known whether another follows."""
        for line, piece in zip(group.lines, self.pieces(group), strict=True):
            for held in self._held:
                self._flow.put(held)
            self._held = (Piece(piece.height, partial(self._draw_counted, piece, line.amounts)),)

    def heads(self) -> Piece:
        return heads(
            self._flow.sheet, self._places, min(self._scale, _HEADS) if self._more else self._scale
        )

    # Lines

    def _line(self, line: Line, *, together: bool) -> Piece:
        note = self._note(line)
        over = self._goes_over(line) or (together and note is not None)
        blocks = [self._block(place, line.cells[place.nth], over=over) for place in self._places]
        first, second = self._rows(blocks, over=over)
        ascent = max(block.type.size for block in first) * CAPITALS
        high = max(_high(block) - block.type.size * CAPITALS for block in first) + ascent
        below = max(map(_high, second), default=0.0)
        noted = max(high, high + _NOTE_GAP + below if second else 0.0)
        if note is not None:
            of_it = _high(blocks[self._places.index(self._widest)])
            noted = max(noted, of_it + _NOTE_GAP + _high(note))
        edge = (_ABOVE + _BELOW) * self._air
        height = max(noted + edge, self._row)
        drop = 0.0
        if second:
            drop = high - ascent + _NOTE_GAP + max(one.type.size for one in second) * CAPITALS
        return Piece(height, partial(self._draw_line, blocks, note, ascent, height, drop))

    def _goes_over(self, line: Line) -> bool:
        """Whether a name has the whole width, and what was right of it a line of its own below."""
        column = self._widest.column
        type_ = Type(column.type.face, column.type.size * self._scale)
        after = self._places[self._places.index(self._widest) + 1 :]
        written = any(place.column.written or place.column.box for place in after)
        text = printable(line.cells[self._widest.nth])
        told = self._narrow and not column.right and bool(after) and not written
        return told and width(text, type_) > self._widest.room

    def _rows(self, blocks: list[Block], *, over: bool) -> tuple[list[Block], list[Block]]:
        """The blocks of the first row, and those below it."""
        until = self._places.index(self._widest) + 1 if over else len(blocks)
        return blocks[:until], blocks[until:]

    def _block(self, place: Place, text: str, *, over: bool = False) -> Block:
        type_ = Type(place.column.type.face, place.column.type.size * self._scale)
        most = _NARROW_LINES if self._narrow else place.column.lines + self._more
        lines = 1 if place.column.right else most
        room = self._flow.room - place.left if over and place is self._widest else place.room
        return fitted(text, type_, room, lines * type_.size * LEADING + 0.1)

    def _note(self, line: Line) -> Block | None:
        shown = {place.nth for place in self._places}
        below = [
            cell
            for nth, cell in enumerate(line.cells)
            if cell and nth not in shown and self._columns[nth].narrow is not None
        ]
        said = _BETWEEN.join((*below, *([line.note] if line.note else [])))
        if not said:
            return None
        type_ = Type(SMALL.face, SMALL.size * self._scale)
        room = self._widest.room
        return fitted(said, type_, room, _NARROW_LINES * type_.size * LEADING)

    def _draw_line(  # noqa: PLR0913, PLR0917 -- what, and where
        self,
        blocks: list[Block],
        note: Block | None,
        ascent: float,
        height: float,
        drop: float,
        x: float,
        top: float,
        room: float,
    ) -> None:
        sheet, first = self._flow.sheet, top - _ABOVE * self._air - ascent
        sheet.rule(x, top - height, self._ends(x, room), weight=HAIRLINE, grey=FAINT)
        for place, block in zip(self._places, blocks, strict=True):
            start, size = x + place.left, block.type.size
            base = first - drop if place.left > self._widest.left else first
            if place.column.right:
                [text] = block.lines[:1]
                sheet.pen.write(start + place.room, base, text, block.type, right=True)
            else:
                sheet.pen.block(start, base + size * CAPITALS, block)
            if place.column.box:
                self._draw_box(start, base)
            if place.column.written:
                foot = top - height
                sheet.rule(start, foot, start + place.room, weight=WRITTEN_ON)
            if note is not None and place is self._widest:
                under = base + size * CAPITALS - _high(block) - _NOTE_GAP
                sheet.pen.block(start, under, note)

    def _ends(self, x: float, room: float) -> float:
        """Where the rules under lines end: before the columns to write on, which have their own."""
        ruled = [place for place in self._places if not place.column.written]
        return x + ruled[-1].left + ruled[-1].room if len(ruled) < len(self._places) else x + room

    def _draw_counted(
        self, piece: Piece, amounts: tuple[int, ...], x: float, top: float, room: float
    ) -> None:
        piece.draw(x, top, room)
        for at, amount in enumerate(amounts):
            self._sums_so_far[at] += amount

    def _draw_box(self, x: float, base: float) -> None:
        canvas, side = self._flow.sheet.canvas, _BOX * self._scale
        canvas.setLineWidth(WRITTEN_ON)
        canvas.setStrokeGray(0)
        canvas.rect(x, base - 1, side, side)

    # Groups and sums

    def _group_head(self, group: Group, text: str) -> Piece:
        kind = STRONG if group.loose else LARGE
        type_ = Type(kind.face, kind.size * self._scale)
        above = _LOOSE_ABOVE if group.loose else _GROUP_ABOVE
        high = above + type_.size * CAPITALS + _UNDER_HEAD
        return Piece(high, partial(self._draw_group_head, text, group.beside, type_, above))

    def _draw_group_head(  # noqa: PLR0913, PLR0917 -- what, and where
        self,
        text: str,
        beside: str,
        type_: Type,
        above: float,
        x: float,
        top: float,
        room: float,
    ) -> None:
        sheet, y = self._flow.sheet, top - above - type_.size * CAPITALS
        wide = min(width(beside, TEXT), room * 0.45)
        if beside:
            sheet.pen.line(x + room, y, beside, TEXT, room=wide + 0.1, right=True)
        sheet.pen.line(x, y, text, type_, room=room - wide - (GAP if beside else 0))
        sheet.rule(x, y - _UNDER_HEAD, x + room, weight=HAIRLINE)

    def _sum_piece(self, label: str) -> Piece:
        return Piece(_SHOWN_SUM, partial(self._draw_sums, label, tuple(self._sums_so_far)))

    def _draw_sums(
        self, label: str, amounts: tuple[int, ...], x: float, top: float, room: float
    ) -> None:
        sheet, y = self._flow.sheet, top - _ABOVE - TEXT.size * CAPITALS
        summed = self._summed(amounts)
        sheet.pen.line(x, y, label, TEXT, room=max(summed[0][0].left - GAP, 20.0))
        self._write_sums(summed, _in_one_size(summed, STRONG), x, y)
        sheet.rule(x, top - _SHOWN_SUM + 1, x + room, weight=HAIRLINE, grey=FAINT)

    def _summed(self, amounts: tuple[int, ...]) -> list[tuple[Place, str]]:
        assert self._sums is not None  # noqa: S101 -- only then are there any
        of, written = dict(zip(self._sums.columns, amounts, strict=True)), self._sums.written
        return [(place, written(of[place.nth])) for place in self._places if place.nth in of]

    def _total(self, sums: Sums) -> Piece:
        return Piece(LARGE.size + 12, partial(self._draw_total, sums))

    def _draw_total(self, sums: Sums, x: float, top: float, room: float) -> None:
        """Draw the total; a single one may extend left, several share one size and their labels."""
        summed = self._summed(tuple(self._sums_so_far))
        sheet, y = self._flow.sheet, top - 9 - LARGE.size * CAPITALS
        first = summed[0][0]
        half = (first.left + first.room) / 2
        alone = len(summed) == 1
        type_ = shrunk(summed[0][1], LARGE, half) if alone else _in_one_size(summed, _SEVERAL)
        sheet.rule(x, top, self._ends(x, room), weight=HEAVY)
        free = half - GAP if alone else first.left - GAP
        sheet.pen.line(x, y, sums.total, LARGE if alone else _BESIDE_SUMS, room=free)
        self._write_sums(summed, type_, x, y)

    def _write_sums(
        self, summed: Sequence[tuple[Place, str]], type_: Type, x: float, y: float
    ) -> None:
        for place, text in summed:
            end = x + place.left + place.room
            self._flow.sheet.pen.write(end, y, printable(text), type_, right=True)


def _in_one_size(summed: Sequence[tuple[Place, str]], type_: Type) -> Type:
    """The type in one size; each sum may extend into the white on its left."""
    return min(
        shrunk(printable(text), type_, place.room + GAP - _BETWEEN_SUMS) for place, text in summed
    )


def _high(block: Block) -> float:
    """The height from the top of its capitals to below its last line."""
    size = block.type.size
    return size * CAPITALS + (len(block.lines) - 1) * size * LEADING + size * _DESCENT
