"""The evening on one line at the foot of the wall."""

from collections.abc import Iterator
from typing import Final

from tdconsole.domain.memo import Memo
from tdconsole.drawing.plot import Look
from tdconsole.drawing.ribbon import Ribbon, lay_ribbon
from tdconsole.wall.composing.fitting import Box, Room
from tdconsole.wall.composing.sheet import Sheet
from tdconsole.wall.screens.evening.charts import INKS

_INKS: Final = {**INKS, "soft": "rule", "good": "edge"}
_DRAWN: Final = Memo[dict[Room, Box]]()
"""The drawing stays the same object for as long as the ribbon does."""


def ribbon_boxes(ribbon: Ribbon, sheet: Sheet, room: Room | None = None) -> Iterator[Box]:
    """The ribbon in this room, or where the composition has a place for it."""
    place = sheet.places.ribbon
    if room is None and place is not None:
        room = sheet.room(place)
    if room is None:
        return
    drawn = _DRAWN.of(ribbon, sheet.theme, sheet.measure, made=dict)
    if room not in drawn:
        faces = sheet.faces
        thick = max(1.0, sheet.px(sheet.screen.space.hairline) / 2)
        look = Look(faces.label, faces.blinds, sheet.small, _INKS, sheet.measure, thick)
        marks = lay_ribbon(ribbon, room.width, room.height, look)
        drawn[room] = Box("ribbon", room, "ink", marks=marks)
    yield drawn[room]
