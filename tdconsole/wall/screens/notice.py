"""The director's message, as large as it can be."""

from collections.abc import Iterator
from typing import Final

from tdconsole.domain.values import Record
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.wall.composing.fitting import Box
from tdconsole.wall.composing.sheet import Sheet

_MOST: Final = 0.24


class Notice(Record, kw_only=True):
    text: str
    nothing: str


def notice(words: Catalogue, text: str) -> Notice:
    return Notice(text=" ".join(text.split()), nothing=words.gettext("There is no notice."))


def boxes(shown: Notice, sheet: Sheet) -> Iterator[Box]:
    above, body = sheet.room(sheet.places.state), sheet.room(sheet.places.body)
    room = body._replace(y=above.y, height=body.bottom - above.y)
    if shown.text:
        yield sheet.said("notice", shown.text, room, _MOST)
    else:
        yield sheet.quietly("nothing", shown.nothing, room)
