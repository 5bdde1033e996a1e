"""The winner, as large as the name allows."""

from collections.abc import Iterator
from typing import Final

from tdconsole.domain.values import Record
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.wall.composing.fitting import FIGURES, Box
from tdconsole.wall.composing.sheet import Sheet, zeros

_NAME: Final = 0.28
_PRIZE: Final = 0.11


class Winner(Record, kw_only=True):
    heading: str
    name: str
    prize: str
    nothing: str


def winner(words: Catalogue, name: str, prize: str) -> Winner:
    return Winner(
        heading=words.pgettext("screen", "Winner"),
        name=name,
        prize=prize,
        nothing=words.gettext("Nobody has won yet."),
    )


def boxes(shown: Winner, sheet: Sheet) -> Iterator[Box]:
    body = sheet.room(sheet.places.body)
    yield from sheet.heading(shown.heading, ground="rest" if shown.name else None)
    if not shown.name:
        yield sheet.quietly("nothing", shown.nothing, body)
        return
    high = round(body.height * 0.3) if shown.prize else 0
    room = body._replace(height=body.height - high)
    yield sheet.said("name", shown.name, room, _NAME)
    if shown.prize:
        under = body._replace(y=room.bottom, height=high)
        face = sheet.faces.figure
        wide = under.width / sheet.measure(zeros(shown.prize), face)
        size = int(min(sheet.px(_PRIZE), under.height / FIGURES, wide))
        yield Box("prize", under, "quiet", (shown.prize,), face, size, "centre")
