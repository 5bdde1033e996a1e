"""The ladder of prizes along the foot: the first one large, and the next to be paid in gold."""

from collections.abc import Iterator
from typing import Final

from tdconsole.domain.values import Record
from tdconsole.drawing.marks import Mark, Plate
from tdconsole.wall.composing.fitting import FIGURES, TALL, Align, Box, Room, largest, lines
from tdconsole.wall.composing.sheet import Sheet, zeros
from tdconsole.wall.theme import Token

_FIRST: Final = 1.5
_WON: Final = 2.6
_GAP: Final = 0.6
"""The widths of the first cell, of one that names who won it, and of places left out, by the others'."""


class Cell(Record, kw_only=True):
    place: str
    prize: str
    names: tuple[str, ...] = ()
    """The winner of this prize, in full and shorter; nobody as long as it is played for."""
    next: bool = False
    key: str = ""
    """What tells it from others of the same place."""

    @property
    def box(self) -> str:
        return f"ladder_{self.key or self.place}"


_LEFT_OUT: Final = "left_out"
"""The key of the cell that tells which places the ladder has no room for."""


def ladder_boxes(cells: tuple[Cell, ...], room: Room, sheet: Sheet) -> Iterator[Box]:
    """The cells in a row, or in two where they are too narrow; what fits neither is told by its places."""
    shown, deep, size = _fitting(cells, room, sheet)
    for nth, (cell, at) in enumerate(zip(shown, _rooms(shown, room, sheet, deep), strict=True)):
        yield Box(cell.box, at, "ink", marks=(_plate(cell, at, sheet),))
        words = _words if deep == 1 else _words_on_a_line
        yield from words(cell, at, size, sheet, first=nth == 0)


def _fitting(
    cells: tuple[Cell, ...], room: Room, sheet: Sheet
) -> tuple[tuple[Cell, ...], int, int]:
    """The cells shown, in how many rows, and the size of their prizes."""
    kept = cells
    while True:
        gone = cells[1 : len(cells) - len(kept) + 1]
        shown = (kept[0], _left_out(gone), *kept[1:]) if gone else cells
        for deep in (1, 2):
            size = _largest(shown, room, sheet, deep)
            if size >= sheet.least or (deep == 2 and len(kept) <= 2):
                return shown, deep, size
        kept = (kept[0], *kept[2:])


def _left_out(cells: tuple[Cell, ...]) -> Cell:
    first, last = cells[0].place, cells[-1].place
    return Cell(place=first if first == last else f"{first}–{last}", prize="", key=_LEFT_OUT)


def _largest(cells: tuple[Cell, ...], room: Room, sheet: Sheet, deep: int) -> int:
    """The size at which the prize of each fits its cell, and the name of who won it."""
    sizes = [sheet.px(0.044), int(room.height / deep * (0.5 if deep == 1 else 0.8) / FIGURES)]
    for cell, at in zip(cells, _rooms(cells, room, sheet, deep), strict=True):
        wide = sheet.measure(zeros(cell.prize), sheet.faces.blinds)
        name = min((sheet.measure(way, sheet.faces.figure) for way in cell.names), default=0.0)
        if deep == 1:
            sizes.append(int((at.width - sheet.gap) / max(0.1, wide)))
            sizes.append(int((at.width - 2 * sheet.gap) / max(0.1, name)))
        else:
            place = sheet.measure(cell.place, sheet.faces.label)
            beside = sheet.gap * 3 // 2 if cell.names else sheet.gap
            sizes.append(int((at.width - beside) / (wide + name + place)))
    return min(sizes)


def _rooms(cells: tuple[Cell, ...], room: Room, sheet: Sheet, deep: int) -> Iterator[Room]:
    gap = sheet.gap // 4
    shares = [_share(cell, first=nth == 0) for nth, cell in enumerate(cells)]
    high = (room.height - gap * (deep - 1)) // deep
    for row, (start, end) in enumerate(_rows(shares, deep)):
        one = (room.width - gap * (end - start - 1)) / sum(shares[start:end])
        x, y = float(room.x), room.y + row * (high + gap)
        for share in shares[start:end]:
            yield Room(round(x), y, round(x + one * share) - round(x), high)
            x += one * share + gap


def _share(cell: Cell, *, first: bool) -> float:
    if cell.key == _LEFT_OUT:
        return _GAP
    return _WON if cell.names else _FIRST if first else 1.0


def _rows(shares: list[float], deep: int) -> Iterator[tuple[int, int]]:
    """Where each row begins and ends: about as wide as the others."""
    start = 0
    for row in range(1, deep + 1):
        end, so_far = len(shares), sum(shares) * row / deep
        if row < deep:
            end = next(n for n in range(1, len(shares) + 1) if sum(shares[:n]) >= so_far - 0.01)
        yield start, max(start, end)
        start = end


def _plate(cell: Cell, at: Room, sheet: Sheet) -> Mark:
    return Plate(
        x=0,
        y=0,
        width=at.width,
        height=at.height,
        fill="gold" if cell.next else "plate",
        edge="" if cell.next else "edge",
        thick=sheet.px(0.0018),
        round=sheet.px(0.009),
    )


def _words(cell: Cell, room: Room, size: int, sheet: Sheet, *, first: bool) -> Iterator[Box]:
    """The place over the prize; where somebody won it, beside the name over the prize."""
    across, faces = sheet.gap // 3, sheet.faces
    inside = Room(room.x + across, room.y, room.width - 2 * across, room.height)
    above = round(room.height * 0.46)
    ground, quiet, ink = _colours(cell, first=first)
    top = inside._replace(y=inside.y + sheet.gap // 6, height=above - sheet.gap // 6)
    most, key = min(sheet.px(0.032), int(top.height / TALL)), cell.key or cell.place
    if cell.names:
        wide = sheet.wide(cell.place, faces.label, most) + across
        at = top._replace(width=wide)
        yield Box(f"rung_{key}", at, quiet, (cell.place,), faces.label, most, "left", ground)
        top = top._replace(x=at.right, width=top.width - wide)
        rows, small = _named(cell, top, most, sheet)
        yield Box(f"won_{key}", top, quiet, rows, faces.figure, small, "left", ground)
    else:
        yield Box(f"rung_{key}", top, quiet, (cell.place,), faces.label, most, "centre", ground)
    if not cell.prize:
        return
    under = inside._replace(y=top.bottom, height=room.bottom - top.bottom - sheet.gap // 6)
    if first:
        fits = int(under.width / sheet.measure(zeros(cell.prize), faces.blinds))
        size = min(round(size * 1.25), fits, int(under.height / FIGURES))
    align: Align = "left" if cell.names else "centre"
    yield Box(f"prize_{key}", under, ink, (cell.prize,), faces.blinds, size, align, ground)


def _words_on_a_line(
    cell: Cell, room: Room, size: int, sheet: Sheet, *, first: bool
) -> Iterator[Box]:
    """The place at the left, the prize at the right, and the name of who won it between."""
    across, faces, key = sheet.gap // 3, sheet.faces, cell.key or cell.place
    ground, quiet, ink = _colours(cell, first=first)
    inside = room._replace(x=room.x + across, width=room.width - 2 * across)
    place = inside._replace(width=sheet.wide(cell.place, faces.label, size))
    yield Box(f"rung_{key}", place, quiet, (cell.place,), faces.label, size, "left", ground)
    if not cell.prize:
        return
    wide = sheet.wide(zeros(cell.prize), faces.blinds, size)
    prize = inside._replace(x=inside.right - wide, width=wide)
    yield Box(f"prize_{key}", prize, ink, (cell.prize,), faces.blinds, size, "right", ground)
    if cell.names:
        between = inside._replace(x=place.right + across, width=prize.x - place.right - 2 * across)
        rows, small = _named(cell, between, size, sheet)
        yield Box(f"won_{key}", between, quiet, rows, faces.figure, small, "left", ground)


def _colours(cell: Cell, *, first: bool) -> tuple[Token, Token, Token]:
    """The ground of a cell, its place, and its prize."""
    if cell.next:
        return "gold", "on_gold", "on_gold"
    return "plate", "quiet", "gold" if first else "quiet" if cell.names else "ink"


def _named(cell: Cell, room: Room, most: int, sheet: Sheet) -> tuple[tuple[str, ...], int]:
    """The first form of the name that fits, or the last one as far as it does."""
    face = sheet.faces.figure
    for way in cell.names:
        size = largest(way, face, room, most, sheet.measure)
        if size > sheet.least:
            return (way,), size
    return lines(cell.names[-1], face, room, most, sheet.least, sheet.measure)
