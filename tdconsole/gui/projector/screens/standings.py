"""How it stands: who is out, the latest first; and who is left, once they are few."""

from collections.abc import Iterator
from typing import Final

from tdconsole.domain.values import Record
from tdconsole.gui.projector.fitting import Box
from tdconsole.gui.projector.listing import Column, Row, list_boxes
from tdconsole.gui.projector.sheet import Sheet
from tdconsole.i18n.catalogue import Catalogue

_SIZES: Final = (0.062, 0.036)


class Standings(Record, kw_only=True):
    heading: str
    aside: str
    rows: tuple[Row, ...]
    """The place, or the seat of who is left; the name; the prize."""
    nothing: str
    turn: int


def standings(
    words: Catalogue, rows: tuple[Row, ...], players: int, entries: int, turn: int
) -> Standings:
    say = words.pgettext
    left = {"players": words.number(players), "entries": words.number(entries)}
    return Standings(
        heading=say("screen", "Standings"),
        aside=say("screen", "{players} of {entries} left", **left) if entries else "",
        rows=rows,
        nothing=words.gettext("Nobody is out yet."),
        turn=turn,
    )


def boxes(shown: Standings, sheet: Sheet) -> Iterator[Box]:
    paid = any(row[2] for row in shown.rows)
    columns = (
        Column(align="right", ink="quiet"),
        Column(grows=True),
        *((Column(align="right"),) if paid else ()),
    )
    rows = shown.rows if paid else tuple(row[:2] for row in shown.rows)
    yield from list_boxes(shown, sheet, columns, rows, _SIZES, aside=shown.aside)
