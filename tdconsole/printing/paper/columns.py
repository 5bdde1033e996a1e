"""The columns of a list: their widths on each paper, and the heads over them."""

from collections.abc import Sequence
from functools import partial
from typing import Final, NamedTuple

from tdconsole.printing.paper.flow import Piece
from tdconsole.printing.paper.lettering import CAPITALS, LABEL, LEADING, TEXT, Type, label_type
from tdconsole.printing.paper.sheet import Sheet

GAP: Final = 8.0
"""The gap between two columns."""
HEAVY: Final = 0.9

_WIDEST_GAP: Final = 1.3
_FIGURES_BEFORE_WORDS: Final = 2.0
_UNDER: Final = 8.0
_HEAD_LINES: Final = 2
_BETWEEN: Final = " · "


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
    """The heads; one too wide, such as one in two languages, takes two lines."""
    type_ = Type(LABEL.face, LABEL.size * scale)
    said = [_lines(place, type_) for place in places]
    most = max(len(lines) for lines in said)
    high = type_.size * CAPITALS + (most - 1) * type_.size * LEADING + _UNDER
    return Piece(high, partial(_draw_heads, sheet, list(zip(places, said, strict=True)), type_))


def _draw_heads(  # noqa: PLR0913, PLR0917 -- what, and where
    sheet: Sheet,
    said: list[tuple[Place, tuple[str, ...]]],
    type_: Type,
    x: float,
    top: float,
    room: float,
) -> None:
    most = max(len(lines) for _, lines in said)
    last = top - 1 - type_.size * CAPITALS - (most - 1) * type_.size * LEADING
    for place, lines in said:
        smaller = min(label_type(line, place.room, type_) for line in lines)
        at = x + place.left + (place.room if place.column.right else 0)
        for above, line in enumerate(reversed(lines)):
            y = last + above * type_.size * LEADING
            sheet.pen.label(at, y, line, place.room, right=place.column.right, type_=smaller)
    sheet.rule(x, last - _UNDER + 3, x + room, weight=HEAVY)


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
