"""A row of facts: each in a cell of its own under its label, and beside it the same in other words."""

from collections.abc import Iterator, Sequence
from math import ceil
from typing import Final

from msgspec.structs import replace

from tdconsole.wall.composing.fitting import CAPITALS, FIGURES, TALL, Align, Box, Room, largest
from tdconsole.wall.composing.sheet import Sheet, zeros
from tdconsole.wall.screens.figures import Figure

_NOTED: Final = 0.55
"""The size of the same in other words, by the fact's own."""
_WORTH: Final = 1.3
"""The size by the smallest print from which there is room for that."""
_APART: Final = 0.35
"""The space before it, in ems of its own."""


def facts_row(
    facts: Sequence[Figure], room: Room, sheet: Sheet, cells: dict[str, str]
) -> Iterator[Box]:
    """The facts as large as the room allows; a figure that runs has a place for each sign."""
    if sheet.places.middle:
        facts = [one for one in facts if one.value]
    across = min(sheet.places.across, len(facts))
    down, gap = -(-len(facts) // across), sheet.gap * 2 // 3
    wide = (room.width - gap * (across - 1)) // across
    high = (room.height - gap // 2 * (down - 1)) // down
    cell = Room(0, 0, wide, high - label_height(sheet))
    size = _alike(facts, cell, sheet, cells)
    if size < _WORTH * sheet.small:  # what is said twice makes room for what is said
        facts = [replace(one, note="") for one in facts]
        size = _alike(facts, cell, sheet, cells)
    for nth, figure in enumerate(facts):
        below, beside = divmod(nth, across)
        x, y = room.x + beside * (wide + gap), room.y + below * (high + gap // 2)
        if figure.value:
            yield from _fact(
                figure, Room(x, y, wide, high), sheet, size, cells.get(figure.name, "")
            )


def told_in_a_line(  # noqa: PLR0913, PLR0917  # what, where, and on which side
    name: str, label: str, value: str, room: Room, align: Align, sheet: Sheet, most: int
) -> Iterator[Box]:
    """A figure with its label before it, at the left or at the right of its room."""
    if not value:
        return
    faces, label = sheet.faces, label.upper()
    small, before, gap = _before(label, value, room, sheet)
    rest = room._replace(x=room.x + before + gap, width=room.width - before - gap)
    size = min(most, size_in_a_line(label, value, room, sheet))
    wide = sheet.wide(zeros(value), faces.figure, size)
    spare = {"left": 0, "centre": (rest.width - wide) // 2, "right": rest.width - wide}[align]
    lower = max(0, int((size - small) * CAPITALS))  # both have the same baseline
    if before:
        at = Room(room.x + spare, room.y + lower, before, room.height - lower)
        yield Box(f"{name}_label", at, "quiet", (label,), faces.label, small)
    at = rest._replace(x=rest.x + spare, width=wide)
    yield Box(name, at, "ink", (value,), faces.figure, size)


def size_in_a_line(label: str, value: str, room: Room, sheet: Sheet) -> int:
    """The largest that the figure may be with its label before it."""
    _small, before, gap = _before(label.upper(), value, room, sheet)
    rest = room._replace(width=room.width - before - gap)
    most = min(sheet.px(sheet.type.upcoming), int(room.height / TALL))
    return largest(zeros(value), sheet.faces.figure, rest, most, sheet.measure)


def _before(label: str, value: str, room: Room, sheet: Sheet) -> tuple[int, int, int]:
    """The size of a label before its figure, its width and the gap; no width where both don't fit."""
    faces, gap = sheet.faces, sheet.gap // 2
    most = min(sheet.px(sheet.type.upcoming), int(room.height / TALL))
    small = max(sheet.small, min(sheet.px(sheet.type.label), most))
    before = sheet.wide(label, faces.label, small)
    if sheet.wide(zeros(value), faces.figure, sheet.small) > room.width - before - gap:
        return small, 0, 0
    return small, before, gap


def label_height(sheet: Sheet) -> int:
    """The height of a label, no more than its letters need: the fact has the rest."""
    return ceil(TALL * sheet.px(sheet.type.label))


def _alike(facts: Sequence[Figure], cell: Room, sheet: Sheet, cells: dict[str, str]) -> int:
    """The size at which each of them fits a cell."""
    most = min(sheet.px(sheet.type.players), int(cell.height / FIGURES))
    return int(min(most, *(_fitting(one, cell, sheet, cells.get(one.name, "")) for one in facts)))


def _fitting(figure: Figure, cell: Room, sheet: Sheet, cells: str) -> float:
    face, note = sheet.faces.figure, zeros(figure.note)
    needed = sheet.measure(cells or zeros(figure.value), face)
    needed += (sheet.measure(note, face) + _APART) * _NOTED if note else 0
    return (cell.width - 2) / max(needed, 1)


def _fact(figure: Figure, cell: Room, sheet: Sheet, size: int, cells: str) -> Iterator[Box]:
    face, note = sheet.faces.figure, figure.note
    caption = label_height(sheet)
    label = sheet.caption(f"{figure.name}_label", cell, figure.label)
    label = label._replace(room=cell._replace(height=caption))
    room = cell._replace(y=cell.y + caption, height=cell.height - caption)
    wide = sheet.wide(cells or zeros(figure.value), face, size)
    small = max(sheet.small, int(size * _NOTED))
    beside = int(small * _APART)
    after = min(sheet.wide(zeros(note), face, small), room.width - wide - beside) if note else 0
    x = room.x
    if sheet.places.middle:
        label = label._replace(align="centre")
        x += max(0, (room.width - wide - (beside + after if note else 0)) // 2)
    yield label
    at = room._replace(x=x, width=wide)
    align: Align = "right" if cells else "left"
    yield Box(figure.name, at, "ink", (figure.value,), face, size, align, cells=cells)
    if note and sheet.wide(zeros(note), face, sheet.small) <= after:
        lower = int((size - small) * CAPITALS)  # both have the same baseline
        rest = Room(at.right + beside, room.y + lower, after, room.height - lower)
        small = largest(zeros(note), face, rest, small, sheet.measure)
        yield Box(f"{figure.name}_note", rest, "quiet", (note,), face, small)
