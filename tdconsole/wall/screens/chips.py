"""The chip count: the leaders by the last count, the average, and the time."""

from collections.abc import Iterator
from typing import Final

from tdconsole.domain.values import Chips, Instant, Record
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.wall.composing.fitting import Box, largest
from tdconsole.wall.composing.listing import Column, Row, list_boxes
from tdconsole.wall.composing.sheet import Sheet
from tdconsole.wall.screens.figures import Figure, writable

MOST: Final = 27
"""The most leaders, with the largest stacks."""
_SIZES: Final = (0.09, 0.046)
_LABEL: Final = 0.046
_HERO: Final = 0.26
_NOTE: Final = 0.08

LeaderShown = tuple[int, str, Chips]
"""The rank, the name and the stack."""


class ChipCounts(Record, kw_only=True):
    heading: str
    aside: str
    rows: tuple[Row, ...]
    """The rank, the name and the chips."""
    nothing: str
    turn: int
    uncounted: Figure | None = None
    """The average stack, which is known before any is counted."""


def chip_counts(  # noqa: PLR0913, PLR0917  # the count, and what is known without one
    words: Catalogue,
    leaders: tuple[LeaderShown, ...],
    average: Chips | None,
    last: Instant | None,
    turn: int,
    uncounted: Figure | None = None,
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
        uncounted=uncounted,
    )


def boxes(shown: ChipCounts, sheet: Sheet) -> Iterator[Box]:
    if not shown.rows and shown.uncounted is not None and shown.uncounted.value:
        yield from _uncounted(shown, shown.uncounted, sheet)
        return
    columns = (
        Column(align="right", ink="quiet"),
        Column(grows=True),
        Column(align="right", strong=True),
    )
    yield from list_boxes(shown, sheet, columns, shown.rows, _SIZES, aside=shown.aside, across=3)


def _uncounted(shown: ChipCounts, average: Figure, sheet: Sheet) -> Iterator[Box]:
    """The average stack large, with its big blinds, over the words that none is counted."""
    body, faces = sheet.room(sheet.places.body), sheet.faces
    yield from sheet.heading(shown.heading)
    label = body._replace(height=round(body.height * 0.13))
    hero = body._replace(y=label.bottom, height=round(body.height * 0.42))
    note = body._replace(y=hero.bottom, height=round(body.height * 0.17))
    rest = body._replace(y=note.bottom, height=body.bottom - note.bottom)
    rows = (
        (label, average.label.upper(), faces.label, _LABEL),
        (note, average.note, faces.figure, _NOTE),
    )
    yield sheet.said("average", average.value, hero, _HERO)
    for name, (room, text, face, most) in zip(("average_label", "average_note"), rows, strict=True):
        if text:
            size = largest(text, face, room, sheet.px(most), sheet.measure)
            yield Box(name, room, "quiet", (text,), face, size, "centre")
    yield sheet.quietly("nothing", shown.nothing, rest)
