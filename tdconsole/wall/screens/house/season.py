"""The table of the season, page by page."""

from collections.abc import Iterator
from typing import Final

from tdconsole.domain.values import PersonId, Record
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.wall.composing.fitting import Box
from tdconsole.wall.composing.listing import Column, Row, list_boxes
from tdconsole.wall.composing.sheet import Sheet
from tdconsole.wall.screens.figures import writable

_SIZES: Final = (0.062, 0.036)


class SeasonShown(Record, kw_only=True):
    name: str
    """The season's, in the place of the tournament's."""
    heading: str
    aside: str
    rows: tuple[Row, ...]
    """The place, the name and the points."""
    nothing: str
    turn: int


class SeasonSeen(Record, kw_only=True):
    """What the wall shows of a season."""

    name: str
    evenings: int
    rows: tuple[Row, ...]
    persons: tuple[PersonId, ...] = ()
    """The players of the rows."""


def season(words: Catalogue, seen: SeasonSeen | None, turn: int) -> SeasonShown:
    evenings = 0 if seen is None else seen.evenings
    aside = words.ngettext("{number} evening", "{number} evenings", evenings)
    return SeasonShown(
        name="" if seen is None else seen.name,
        heading=words.pgettext("screen", "Season table"),
        aside=writable(aside) if evenings else "",
        rows=() if seen is None else seen.rows,
        nothing=words.gettext("No evening counts so far."),
        turn=turn,
    )


def boxes(shown: SeasonShown, sheet: Sheet) -> Iterator[Box]:
    columns = (
        Column(align="right", ink="quiet"),
        Column(grows=True),
        Column(align="right", strong=True),
    )
    yield from list_boxes(shown, sheet, columns, shown.rows, _SIZES, aside=shown.aside, across=3)
