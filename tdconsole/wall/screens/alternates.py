"""The alternates in order; called ones come first and large, with their time to answer."""

from collections.abc import Iterator
from typing import Final

from tdconsole.domain.values import Record
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.wall.composing.fitting import Box
from tdconsole.wall.composing.listing import Column, list_boxes
from tdconsole.wall.composing.sheet import Sheet

_SIZES: Final = (0.084, 0.046)

AlternateRow = tuple[str, str, str]
"""The place in the line, the name, and the time by which a called one must answer."""


class Alternates(Record, kw_only=True):
    heading: str
    aside: str
    rows: tuple[AlternateRow, ...]
    nothing: str
    turn: int


def alternates(
    words: Catalogue, rows: tuple[AlternateRow, ...], waiting: int, turn: int
) -> Alternates:
    aside = words.ngettext("{number} is waiting", "{number} are waiting", waiting)
    return Alternates(
        heading=words.pgettext("screen", "Alternates"),
        aside=aside if rows else "",
        rows=rows,
        nothing=words.gettext("Nobody is waiting for a seat."),
        turn=turn,
    )


def boxes(shown: Alternates, sheet: Sheet) -> Iterator[Box]:
    called = any(row[2] for row in shown.rows)
    columns = (
        Column(align="right", ink="quiet"),
        Column(grows=True),
        *((Column(ink="paused_ink", strong=True, last=True),) if called else ()),
    )
    rows = shown.rows if called else tuple(row[:2] for row in shown.rows)
    yield from list_boxes(shown, sheet, columns, rows, _SIZES, aside=shown.aside)
