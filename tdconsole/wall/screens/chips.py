"""The chip count: the leaders by the last count, the average, and the time."""

from collections.abc import Iterator
from typing import Final

from tdconsole.domain.values import Chips, Instant, Record
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.wall.composing.fitting import Box
from tdconsole.wall.composing.listing import Column, Row, list_boxes
from tdconsole.wall.composing.sheet import Sheet
from tdconsole.wall.screens.figures import writable

MOST: Final = 27
"""The most leaders, with the largest stacks."""
_SIZES: Final = (0.09, 0.046)

LeaderShown = tuple[int, str, Chips]
"""The rank, the name and the stack."""


class ChipCounts(Record, kw_only=True):
    heading: str
    aside: str
    rows: tuple[Row, ...]
    """The rank, the name and the chips."""
    nothing: str
    turn: int


def chip_counts(
    words: Catalogue,
    leaders: tuple[LeaderShown, ...],
    average: Chips | None,
    last: Instant | None,
    turn: int,
) -> ChipCounts:
    say, aside = words.pgettext, ""
    if last is not None and average is not None and leaders:
        aside = say(
            "screen",
            "average {chips} · counted {time}",
            chips=words.number(average),
            time=words.time_of_day(last),
        )
    return ChipCounts(
        heading=say("screen", "Chip counts"),
        aside=writable(aside),
        rows=tuple(
            (words.number(place), name, writable(words.number(chips)))
            for place, name, chips in leaders
        ),
        nothing=words.gettext("No stack has been counted yet."),
        turn=turn,
    )


def boxes(shown: ChipCounts, sheet: Sheet) -> Iterator[Box]:
    columns = (
        Column(align="right", ink="quiet"),
        Column(grows=True),
        Column(align="right", strong=True),
    )
    yield from list_boxes(shown, sheet, columns, shown.rows, _SIZES, aside=shown.aside, across=3)
