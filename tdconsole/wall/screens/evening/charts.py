"""The charts of the evening, one at a time: what each says as the heading, and its drawing below."""

from collections.abc import Iterator
from typing import Final

from msgspec.structs import replace

from tdconsole.domain.memo import Memo
from tdconsole.domain.values import Record
from tdconsole.drawing.charts import Chart
from tdconsole.drawing.plot import Look, lay
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.wall.composing.fitting import Box, Room
from tdconsole.wall.composing.sheet import Sheet

_SIZE: Final = 0.036
"""The size of the type, of the height."""
_LEAST: Final = 0.042
"""The least size of a heading, of the height."""
_SHARE: Final = 0.88
"""The share of the width that it may have: its page is after it."""
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
    headed = _headed(chart, sheet)
    yield from sheet.heading(chart.told if headed else chart.title, "", note)
    drawn = _DRAWN.of(chart, sheet.theme, sheet.measure, made=dict)
    size = (sheet.whole, sheet.full)
    if size not in drawn:
        drawn[size] = _drawing(chart, sheet, room, headed=headed)
    yield drawn[size]


def _headed(chart: Chart, sheet: Sheet) -> bool:
    """Whether what the chart says has room as the heading; a very long name may not."""
    wide = sheet.measure(chart.told.upper(), sheet.faces.blinds) * sheet.px(_LEAST)
    return bool(chart.told) and wide <= _SHARE * sheet.room(sheet.places.state).width


def _drawing(chart: Chart, sheet: Sheet, room: Room, *, headed: bool) -> Box:
    size = max(sheet.small, sheet.px(_SIZE))
    faces, thick = sheet.faces, max(1.0, sheet.px(sheet.screen.space.hairline) / 1.2)
    look = Look(faces.label, faces.label, size, INKS, sheet.measure, thick)
    if headed:
        chart = replace(chart, told="")
    laid = lay(chart, room.width, room.height, look, titled=headed)
    return Box("chart", room, "ink", marks=laid.marks)
