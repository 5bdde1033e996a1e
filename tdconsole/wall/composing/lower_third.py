"""The band at the foot of every screen; the screen itself is composed above it, so nothing is hidden."""

from collections.abc import Iterator
from typing import Final

from tdconsole.wall.composing.fitting import Box, Room, filling
from tdconsole.wall.composing.sheet import Sheet

_HIGH: Final = 0.13
"""The band's height, by the screen's."""
_WORDS: Final = 0.058
"""The largest that its words may be."""


def above(sheet: Sheet) -> Sheet:
    """The sheet of the screen while the band is under it."""
    return Sheet(sheet.whole, sheet.full - _high(sheet), sheet.theme, sheet.measure)


def boxes(words: str, sheet: Sheet) -> Iterator[Box]:
    """The band in the screen's own ink, with its words as large as they can be."""
    high = _high(sheet)
    whole = Room(0, sheet.full - high, sheet.whole, high)
    fitted = sheet.fitted
    room = whole._replace(x=fitted.x + sheet.gap, width=fitted.width - 2 * sheet.gap)
    face, most = sheet.faces.blinds, sheet.px(_WORDS)
    rows, size = filling(words, face, room, most, sheet.least, sheet.measure)
    yield Box("lower_third", whole, "ink")
    yield Box("lower_third_words", room, "ground", rows, face, size, "centre", ground="ink")


def _high(sheet: Sheet) -> int:
    return round(_HIGH * sheet.full)
