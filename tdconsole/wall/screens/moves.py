"""The latest moves and where to, latest first."""

from collections.abc import Iterator
from typing import Final

from tdconsole.domain.values import Record
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.wall.composing.fitting import Box
from tdconsole.wall.composing.listing import Column, list_boxes
from tdconsole.wall.composing.sheet import Sheet

_SIZES: Final = (0.084, 0.032)
"""Sizes at which all of a broken table fit one page."""
_LARGE: Final = 1.35
_LARGER: Final = 1.7
"""The size of where to, by the name's, and the same on a wide wall with few rows."""
_FEW: Final = 10
_ACROSS: Final = 2

MoveRow = tuple[str, str, str, str, str]
"""The age, the old place, the name, and the new table and seat."""


class Moves(Record, kw_only=True):
    heading: str
    labels: MoveRow
    rows: tuple[MoveRow, ...]
    nothing: str
    turn: int


def moves(words: Catalogue, rows: tuple[MoveRow, ...], turn: int) -> Moves:
    say = words.pgettext
    return Moves(
        heading=say("screen", "Please move"),
        labels=(
            say("screen", "At"),
            say("screen", "From"),
            say("screen", "Name"),
            say("screen", "Table"),
            say("screen", "Seat"),
        ),
        rows=rows,
        nothing=words.gettext("Nobody was moved in the last minutes."),
        turn=turn,
    )


def boxes(shown: Moves, sheet: Sheet) -> Iterator[Box]:
    at, source, name, table, seat = shown.labels
    few = len(shown.rows) <= _FEW and not sheet.places.stacked
    large = _LARGER if few else _LARGE
    columns = (
        Column(head=name, grows=True),
        Column(head=table, align="right", strong=True, large=large),
        Column(head=seat, align="right", strong=True, large=large, last=True),
        Column(head=source, align="right", ink="quiet"),
        Column(head=at, align="right", ink="quiet"),
    )
    rows = [(who, to, place, left, since) for since, left, who, to, place in shown.rows]
    yield from list_boxes(shown, sheet, columns, rows, _SIZES, across=_ACROSS)
