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
"""The widths of the first cell, and of one that names who won it, by that of the others."""


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


def ladder_boxes(cells: tuple[Cell, ...], room: Room, sheet: Sheet) -> Iterator[Box]:
    """The cells in a row; where they are too narrow, those between the first and the next go."""
    shown, size = _fitting(cells, room, sheet)
    rooms = list(_rooms(shown, room, sheet))
    for nth, (cell, at) in enumerate(zip(shown, rooms, strict=True)):
        yield Box(cell.box, at, "ink", marks=(_plate(cell, at, sheet),))
        yield from _words(cell, at, size, sheet, first=nth == 0)


def _fitting(cells: tuple[Cell, ...], room: Room, sheet: Sheet) -> tuple[tuple[Cell, ...], int]:
    shown, most = cells, min(sheet.px(0.044), int(room.height * 0.5 / FIGURES))
    while True:
        size = min(most, *(_largest(shown, room, sheet)))
        if size >= sheet.least or len(shown) <= 2:
            return shown, size
        shown = (shown[0], *shown[2:])


def _largest(cells: tuple[Cell, ...], room: Room, sheet: Sheet) -> Iterator[int]:
    """The size at which the prize of each fits its cell, and the name of who won it."""
    face = sheet.faces.blinds
    for cell, at in zip(cells, _rooms(cells, room, sheet), strict=True):
        yield int((at.width - sheet.gap) / max(0.1, sheet.measure(zeros(cell.prize), face)))
        if cell.names:
            short = min(sheet.measure(way, sheet.faces.figure) for way in cell.names)
            yield int((at.width - 2 * sheet.gap) / max(0.1, short))


def _rooms(cells: tuple[Cell, ...], room: Room, sheet: Sheet) -> Iterator[Room]:
    gap = sheet.gap // 4
    shares = [_WON if one.names else 1.0 if nth else _FIRST for nth, one in enumerate(cells)]
    one = (room.width - gap * (len(cells) - 1)) / sum(shares)
    x = float(room.x)
    for share in shares:
        yield Room(round(x), room.y, round(x + one * share) - round(x), room.height)
        x += one * share + gap


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
    ground: Token = "gold" if cell.next else "plate"
    quiet: Token = "on_gold" if cell.next else "quiet"
    ink: Token = "on_gold" if cell.next else "gold" if first else "quiet" if cell.names else "ink"
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
    under = inside._replace(y=top.bottom, height=room.bottom - top.bottom - sheet.gap // 6)
    if first:
        fits = int(under.width / sheet.measure(zeros(cell.prize), faces.blinds))
        size = min(round(size * 1.25), fits, int(under.height / FIGURES))
    align: Align = "left" if cell.names else "centre"
    yield Box(f"prize_{key}", under, ink, (cell.prize,), faces.blinds, size, align, ground)


def _named(cell: Cell, room: Room, most: int, sheet: Sheet) -> tuple[tuple[str, ...], int]:
    """The first form of the name that fits, or the last one as far as it does."""
    face = sheet.faces.figure
    for way in cell.names:
        size = largest(way, face, room, most, sheet.measure)
        if size > sheet.least:
            return (way,), size
    return lines(cell.names[-1], face, room, most, sheet.least, sheet.measure)
