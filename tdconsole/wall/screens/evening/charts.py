"""The charts of the evening, one at a time: its sentence large, and the drawing to be read from afar."""

from collections.abc import Iterator
from typing import Final

from tdconsole.domain.memo import Memo
from tdconsole.domain.values import Record
from tdconsole.drawing.charts import Chart
from tdconsole.drawing.plot import Look, lay
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.wall.composing.fitting import Box, Room
from tdconsole.wall.composing.sheet import Sheet

_SIZE: Final = 0.036
"""The size of the type, of the height."""
_TOLD: Final = 1.5
INKS: Final = {
    "main": "bar",
    "second": "quiet",
    "soft": "edge",
    "rest": "others",
    "good": "good",
    "quiet": "quiet",
    "ink": "ink",
    "rule": "edge",
    "ground": "ground",
}
_DRAWN: Final = Memo[dict[tuple[int, int], Box]]()
"""The drawing of a chart stays the same object until there is another chart."""


class ChartsShown(Record, kw_only=True):
    heading: str
    charts: tuple[Chart, ...]
    nothing: str
    turn: int


def charts(words: Catalogue, shown: tuple[Chart, ...], turn: int) -> ChartsShown:
    return ChartsShown(
        heading=words.pgettext("screen", "Charts"),
        charts=shown,
        nothing=words.gettext("There is nothing to chart yet."),
        turn=turn,
    )


def boxes(shown: ChartsShown, sheet: Sheet) -> Iterator[Box]:
    room = sheet.room(sheet.places.body)
    if not shown.charts:
        yield from sheet.heading(shown.heading)
        yield sheet.quietly("nothing", shown.nothing, room)
        return
    number = shown.turn % len(shown.charts)
    chart = shown.charts[number]
    note = f"{number + 1} / {len(shown.charts)}" if len(shown.charts) > 1 else ""
    yield from sheet.heading(chart.title, "", note)
    drawn = _DRAWN.of(chart, sheet.theme, sheet.measure, made=dict)
    size = (sheet.whole, sheet.full)
    if size not in drawn:
        drawn[size] = _drawing(chart, sheet, room)
    yield drawn[size]


def _drawing(chart: Chart, sheet: Sheet, room: Room) -> Box:
    size = max(sheet.small, sheet.px(_SIZE))
    faces, thick = sheet.faces, max(1.0, sheet.px(sheet.screen.space.hairline) / 1.2)
    look = Look(faces.label, faces.blinds, size, INKS, sheet.measure, thick, _TOLD)
    laid = lay(chart, room.width, room.height, look, titled=False)
    return Box("chart", room, "ink", marks=laid.marks)
