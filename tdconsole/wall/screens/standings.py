"""The standings: busts, latest first, and players left once they are few."""

from collections.abc import Iterator
from typing import Final

from tdconsole.domain.values import Record
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.projections.clock.board import ClockBoard
from tdconsole.wall.composing.fitting import Box
from tdconsole.wall.composing.listing import Column, Group, Row, list_boxes
from tdconsole.wall.composing.sheet import Sheet

_SIZES: Final = (0.062, 0.036)
_SIZES_AT_THE_END: Final = (0.084, 0.043)
"""The sizes once all places are final, when there is time to read them."""


class Standings(Record, kw_only=True):
    heading: str
    aside: str
    rows: tuple[Row, ...]
    """The place, or the seat of a player left; the name; the prize."""
    nothing: str
    turn: int
    groups: tuple[Group, ...] = ()
    over: bool = False
    """Whether all places are final."""


def standings(
    words: Catalogue,
    still_in: tuple[Row, ...],
    out: tuple[Row, ...],
    board: ClockBoard,
    turn: int,
) -> Standings:
    """Everybody out; those still in stand apart before them."""
    say = words.pgettext
    heads = (say("standings", "Still in"), say("standings", "Out"))
    return Standings(
        heading=_heading(words, board),
        aside=_aside(words, board) if board.entries else "",
        rows=(*still_in, *out),
        groups=(Group(0, heads[0]), Group(len(still_in), heads[1])) if still_in and out else (),
        nothing=words.gettext("Nobody is out yet."),
        turn=turn,
        over=board.finished,
    )


def _heading(words: Catalogue, board: ClockBoard) -> str:
    say = words.pgettext
    if board.called_off:
        return say("screen", "Called off")
    return say("screen", "Final places") if board.finished else say("screen", "Standings")


def _aside(words: Catalogue, board: ClockBoard) -> str:
    if board.finished:
        return words.ngettext("{number} entry", "{number} entries", board.entries)
    return words.pgettext(
        "screen",
        "{players} of {entries} left",
        players=words.number(board.players),
        entries=words.number(board.entries),
    )


def boxes(shown: Standings, sheet: Sheet) -> Iterator[Box]:
    paid = any(row[2] for row in shown.rows)
    columns = (
        Column(align="right", ink="quiet"),
        Column(grows=True),
        *((Column(align="right"),) if paid else ()),
    )
    rows = shown.rows if paid else tuple(row[:2] for row in shown.rows)
    sizes = _SIZES_AT_THE_END if shown.over else _SIZES
    yield from list_boxes(
        shown, sheet, columns, rows, sizes, aside=shown.aside, groups=shown.groups
    )
