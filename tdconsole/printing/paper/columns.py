"""The columns of a list: their widths on each paper, and the heads over them."""

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Final, NamedTuple

from tdconsole.printing.paper.flow import Piece
from tdconsole.printing.paper.lettering import (
    CAPITALS,
    LABEL,
    LEADING,
    TEXT,
    Type,
    label_type,
    label_width,
)
from tdconsole.printing.paper.sheet import Sheet

GAP: Final = 8.0
"""The gap between two columns."""
HEAVY: Final = 0.9

_WIDEST_GAP: Final = 1.3
_FIGURES_BEFORE_WORDS: Final = 2.0
_UNDER: Final = 8.0
_HEAD_LINES: Final = 2
_BETWEEN: Final = " · "
_LEAST: Final = 0.76
"""How small a row of heads may be; on the narrowest roll one that is still too wide is smaller alone."""
_APART: Final = 5.0
"""How close two heads may be."""


class Column(NamedTuple):
    """A column; `share` is of the width, `narrow` of that on narrow paper.

    If `narrow` is 0 it goes below the others there, if it is None it is left out. A column to write
    on is left free, above a line; a box is for a tick.
    """

    head: str
    share: float
    narrow: float | None = 0.0
    right: bool = False
    type: Type = TEXT
    written: bool = False
    box: bool = False
    lines: int = 2
    """The most lines on wide paper before the type is made smaller."""


class Place(NamedTuple):
    column: Column
    left: float
    room: float
    nth: int


def placed(
    columns: Sequence[Column], room: float, *, narrow: bool, scale: float = 1.0
) -> list[Place]:
    """The places of the columns shown on this paper."""
    shares = [
        (nth, column, (column.narrow or 0.0) if narrow else column.share)
        for nth, column in enumerate(columns)
    ]
    shown = [one for one in shares if one[2]]
    gap = GAP * min(scale, _WIDEST_GAP)
    gaps = [gap * _apart(shown[at][1], shown[at + 1][1], at) for at in range(len(shown) - 1)]
    free = room - sum(gaps)
    whole, left, places = sum(share for _, _, share in shown), 0.0, []
    for (nth, column, share), after in zip(shown, [*gaps, 0.0], strict=True):
        wide = free * share / whole
        places.append(Place(column, left, wide, nth))
        left += wide + after
    return places


def _apart(column: Column, after: Column, at: int) -> float:
    """The share of a gap: figures within a line must not run into the words after them."""
    return _FIGURES_BEFORE_WORDS if at and column.right and not after.right else 1.0


def heads(sheet: Sheet, places: Sequence[Place], scale: float = 1.0) -> Piece:
    """The heads, all in one size; one too wide, such as one in two languages, takes two lines."""
    type_ = Type(LABEL.face, LABEL.size * scale)
    said = [_lines(place, type_) for place in places]
    fitting = [
        min(label_type(line, room, type_) for line in lines)
        for room, lines in zip(_rooms(places, said, type_), said, strict=True)
    ]
    row = max(min(fitting), Type(type_.face, _LEAST * type_.size))
    set_ = [
        (place, lines, min(row, own))
        for place, lines, own in zip(places, said, fitting, strict=True)
    ]
    most = max(len(lines) for lines in said)
    high = row.size * CAPITALS + (most - 1) * row.size * LEADING + _UNDER
    return Piece(high, partial(_draw_heads, sheet, set_, row))


def _draw_heads(  # noqa: PLR0913, PLR0917 -- what, and where
    sheet: Sheet,
    said: list[tuple[Place, tuple[str, ...], Type]],
    row: Type,
    x: float,
    top: float,
    room: float,
) -> None:
    most = max(len(lines) for _, lines, _ in said)
    last = top - 1 - row.size * CAPITALS - (most - 1) * row.size * LEADING
    for place, lines, type_ in said:
        at = x + place.left + (place.room if place.column.right else 0)
        for above, line in enumerate(reversed(lines)):
            y = last + above * row.size * LEADING
            sheet.pen.label(at, y, line, room, right=place.column.right, type_=type_)
    sheet.rule(x, last - _UNDER + 3, x + room, weight=HEAVY)


def _rooms(
    places: Sequence[Place], said: Sequence[tuple[str, ...]], type_: Type
) -> Iterator[float]:
    """How wide each head may be: over the white up to the next, if that one leaves any."""
    starts, ends = [], []
    for place, lines in zip(places, said, strict=True):
        wide = max(label_width(line, type_) for line in lines)
        wide = wide if wide <= place.room else place.room + GAP
        start = place.left + (place.room - wide if place.column.right else 0)
        starts.append(start)
        ends.append(start + wide)
    for nth, place in enumerate(places):
        if place.column.right:
            before = ends[nth - 1] + _APART if nth else 0.0
            yield max(place.room, place.left + place.room - before)
        else:
            after = starts[nth + 1] - _APART if nth + 1 < len(places) else 0.0
            yield max(place.room, after - place.left)


def _lines(place: Place, type_: Type) -> tuple[str, ...]:
    """The lines of a head, split between languages or where both come out shortest."""
    head = place.column.head
    words = head.split(" ")
    if len(words) < _HEAD_LINES or label_type(head, place.room, type_) == type_:
        return (head,)
    if _BETWEEN in head:
        first, _, second = head.partition(_BETWEEN)
        return first, second
    parted = ((" ".join(words[:n]), " ".join(words[n:])) for n in range(1, len(words)))
    return min(parted, key=lambda lines: max(map(len, lines)))
