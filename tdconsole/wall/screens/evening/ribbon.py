"""The evening on one line at the foot of the clock's screen."""

from collections.abc import Iterator
from typing import Final

from tdconsole.domain.memo import Memo
from tdconsole.drawing.plot import Look
from tdconsole.drawing.ribbon import Ribbon, lay_ribbon
from tdconsole.wall.composing.fitting import Box
from tdconsole.wall.composing.sheet import Sheet
from tdconsole.wall.screens.evening.charts import INKS

_INKS: Final = {**INKS, "soft": "rule", "good": "edge"}
_DRAWN: Final = Memo[dict[tuple[int, int], Box]]()
"""The drawing stays the same object for as long as the ribbon does."""


def ribbon_boxes(ribbon: Ribbon, sheet: Sheet) -> Iterator[Box]:
    """The ribbon, where the composition has a place for it."""
    place = sheet.places.ribbon
    if place is None:
        return
    drawn = _DRAWN.of(ribbon, sheet.theme, sheet.measure, made=dict)
    size = (sheet.whole, sheet.full)
    if size not in drawn:
        room, faces = sheet.room(place), sheet.faces
        thick = max(1.0, sheet.px(sheet.screen.space.hairline) / 2)
        look = Look(faces.label, faces.blinds, sheet.small, _INKS, sheet.measure, thick)
        marks = lay_ribbon(ribbon, room.width, room.height, look)
        drawn[size] = Box("ribbon", room, "ink", marks=marks)
    yield drawn[size]
