"""The flights' states, and the largest stacks that go on to day 2."""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from tdconsole.domain.values import Chips, Record
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.projections.flights.board import FlightLine
from tdconsole.wall.composing.fitting import Box, Room
from tdconsole.wall.composing.listing import Column, Row, flow
from tdconsole.wall.composing.sheet import Sheet
from tdconsole.wall.screens.figures import writable

MOST: Final = 27
"""The most leaders, with the largest stacks."""
_SIZES: Final = (0.09, 0.046)
_SHORT: Final = 6
"""The most characters of a flight's name shown with each player."""
_SHARE: Final = 0.36
"""The share of the width for the flights."""


class LeaderSeen(NamedTuple):
    place: int
    name: str
    flight: str
    chips: Chips


class FlightsSeen(NamedTuple):
    lines: tuple[FlightLine, ...] = ()
    leaders: tuple[LeaderSeen, ...] = ()
    through: int = 0
    average: Chips | None = None


class FlightsShown(Record, kw_only=True):
    heading: str
    aside: str
    heads: Row
    """The titles over the flights: name, players left or through, entries."""
    flights: tuple[Row, ...]
    leaders: tuple[Row, ...]
    """The rank, the name, the flight if its name is short, and the chips."""
    nothing: str
    turn: int


def flights(words: Catalogue, seen: FlightsSeen, turn: int) -> FlightsShown:
    say, number = words.pgettext, words.number
    short = all(len(line.name) <= _SHORT for line in seen.lines)
    aside = ""
    if seen.through and seen.average is not None:
        aside = words.ngettext(
            "{number} through · average {chips}",
            "{number} through · average {chips}",
            seen.through,
            chips=number(seen.average),
        )
    return FlightsShown(
        heading=say("screen", "Flights"),
        aside=writable(aside),
        heads=("", say("flight", "left"), say("flight", "entries")),
        flights=tuple(
            (
                writable(line.name),
                number(line.left) if line.entries else "–",
                number(line.entries) if line.entries else "–",
            )
            for line in seen.lines
        ),
        leaders=tuple(
            (number(one.place), one.name, *flight, writable(number(one.chips)))
            for one in seen.leaders
            for flight in [(writable(one.flight),) if short else ()]
        ),
        nothing=words.gettext("Nobody is through yet."),
        turn=turn,
    )


def boxes(shown: FlightsShown, sheet: Sheet) -> Iterator[Box]:
    body = sheet.room(sheet.places.body)
    wide = round(body.width * _SHARE)
    left = body._replace(width=wide - sheet.gap)
    right = body._replace(x=body.x + wide + sheet.gap, width=body.width - wide - sheet.gap)
    name, still, entries = shown.heads
    columns = (
        Column(head=name, grows=True),
        Column(head=still, align="right", strong=True),
        Column(head=entries, align="right", ink="quiet"),
    )
    beside = [Column(align="right", ink="quiet")] * (
        len(shown.leaders[0]) - 3 if shown.leaders else 0
    )
    leading = (
        Column(align="right", ink="quiet"),
        Column(grows=True),
        *beside,
        Column(align="right", strong=True),
    )
    found, pages, page = _listed("through", shown.leaders, leading, right, sheet, shown.turn)
    note = f"{page + 1} / {pages}" if pages > 1 else ""
    yield from sheet.heading(shown.heading, shown.aside, note)
    yield from _listed("flight", shown.flights, columns, left, sheet, shown.turn)[0]
    if not shown.leaders:
        yield sheet.quietly("nothing", shown.nothing, right)
    yield from found


def _listed(  # noqa: PLR0913, PLR0917  # what, where, how large, and which page
    name: str,
    rows: Sequence[Row],
    columns: Sequence[Column],
    room: Room,
    sheet: Sheet,
    turn: int,
) -> tuple[list[Box], int, int]:
    """One of two lists side by side, with box names of its own."""
    flowed = flow(sheet, columns, rows, room, _SIZES, turn, across=1)
    named = [box._replace(name=f"{name}_{box.name}") for box in flowed.boxes]
    return named, flowed.pages, flowed.page
