"""Find your seat: everybody by name, large letters for each page, pages turning by themselves."""

from collections.abc import Iterator
from math import ceil
from typing import Final

from tdconsole.domain.values import Millis, Record
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.spelling import letters_of
from tdconsole.wall.composing.fitting import TALL, Box, Room, largest
from tdconsole.wall.composing.listing import MOST_ACROSS, Column, Flowed, Row, flow
from tdconsole.wall.composing.sheet import Sheet

CROWD: Final = 400
"""The players from which a list is set as closely as can still be read."""
CROWDED: Final = Millis(5_000)
"""The time that a page of such a list stands: everybody waits for the letters of their own."""
_SIZES: Final = (0.064, 0.034)
_CLOSE: Final = (0.064, 0.026)
_HEAD: Final = 1.1
"""The height of a label over a column down to the rule, in ems: what capitals with accents need."""
_LETTERS: Final = 3
_CLOSELY: Final = (Column(grows=True), Column(align="right", strong=True))


class Seated(Record, kw_only=True):
    """A row with its sort key, the beginning of which heads the page."""

    key: str
    row: tuple[str, str, str]


class Seating(Record, kw_only=True):
    heading: str
    name_label: str
    table_label: str
    seat_label: str
    both_label: str
    """Over table and seat as one."""
    seated: tuple[Seated, ...]
    nothing: str
    turn: int


def seating(words: Catalogue, seated: tuple[Seated, ...], turn: int) -> Seating:
    say = words.pgettext
    return Seating(
        heading=say("screen", "Find your seat"),
        name_label=say("screen", "Name"),
        table_label=say("screen", "Table"),
        seat_label=say("screen", "Seat"),
        both_label=say("screen", "Table-seat"),
        seated=seated,
        nothing=words.gettext("The seats are not drawn yet."),
        turn=turn,
    )


def _closely(row: Row) -> Row:
    name, table, seat = row
    return name, f"{table}-{seat}" if seat.isdigit() else table


def _close(shown: Seating, room: Room, sheet: Sheet) -> Flowed:
    """The list of a crowd: table and seat as one, with a label over each column of them."""
    below, head = sheet.room(sheet.places.below), ceil(sheet.small * _HEAD)
    y = max(sheet.room(sheet.places.state).bottom, room.y - head)
    under = room._replace(y=y + head, height=below.y - sheet.gap // 5 - y - head)
    rows = [_closely(one.row) for one in shown.seated]
    flowed = flow(sheet, _CLOSELY, rows, under, _CLOSE, shown.turn)
    cells = {box.name: box.room for box in flowed.boxes}
    heads = [
        box
        for block in range(MOST_ACROSS)
        if (name := cells.get(f"cell_{block}_0_0")) is not None
        for right in [cells[f"cell_{block}_0_1"].right]
        for box in _head(shown, block, Room(name.x, y, right - name.x, head), sheet)
    ]
    return flowed._replace(boxes=(*heads, *flowed.boxes))


def _head(shown: Seating, block: int, room: Room, sheet: Sheet) -> Iterator[Box]:
    """The label, as far over the names as it needs to be."""
    face, said = sheet.faces.label, shown.both_label.upper()
    size = largest(said, face, room, sheet.small, sheet.measure)
    at = room._replace(height=ceil(sheet.small * TALL))
    yield Box(f"head_{block}_1", at, "quiet", (said,), face, size, "right")
    thick = sheet.px(sheet.screen.space.hairline)
    yield Box(f"head_rule_{block}", Room(room.x, room.bottom, room.width, thick), "rule")


def boxes(shown: Seating, sheet: Sheet) -> Iterator[Box]:
    room = sheet.room(sheet.places.body)
    crowded = len(shown.seated) > CROWD
    columns: tuple[Column, ...] = (
        Column(head=shown.name_label, grows=True),
        Column(head=shown.table_label, align="right", strong=True),
        Column(head=shown.seat_label, align="right", strong=True, last=True),
    )
    rows: list[Row] = [one.row for one in shown.seated]
    flowed = None
    if crowded:
        flowed = _close(shown, room, sheet)
    if flowed is None or sheet.places.stacked:
        # On a tall screen one column of long names may take more pages than the usual list.
        usual = flow(sheet, columns, rows, room, _SIZES, shown.turn)
        flowed = usual if flowed is None or usual.pages < flowed.pages else flowed
    if not rows:
        yield from sheet.heading(shown.heading)
        yield sheet.quietly("nothing", shown.nothing, room)
        return
    if flowed.pages == 1:
        yield from sheet.heading(shown.heading)
    else:
        first, last = shown.seated[flowed.first], shown.seated[flowed.last]
        letters = dict.fromkeys(letters_of(one.key, _LETTERS) for one in (first, last))
        note = f"{flowed.page + 1} / {flowed.pages}"
        yield from sheet.heading(shown.heading, " – ".join(letters), note, quiet="ink")
    yield from flowed.boxes
