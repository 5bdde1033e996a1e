"""A chart as a piece of a paper, alone or beside others."""

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Final

from tdconsole.drawing.charts import Chart
from tdconsole.drawing.plot import Look, lay
from tdconsole.printing.paper.drawings.marks import draw_marks
from tdconsole.printing.paper.flow import Piece
from tdconsole.printing.paper.lettering import MEDIUM, REGULAR, Type, printable, width
from tdconsole.printing.paper.sheet import HAIRLINE, Sheet

HIGH: Final = 150.0
"""The height of a chart, white below included."""
BETWEEN: Final = 22.0
_WHITE: Final = 16.0
_INKS: Final = {
    "main": "0.15",
    "second": "0.5",
    "soft": "0.85",
    "rest": "0.65",
    "good": "0.35",
    "quiet": "0.4",
    "ink": "0",
    "rule": "0.8",
    "ground": "1",
}
"""Dark enough to be copied, and never the only difference between two series."""


def _ems(text: str, face: str) -> float:
    return width(printable(text), Type(face, 1))


LOOK: Final = Look(REGULAR, MEDIUM, 6.5, _INKS, _ems, 2 * HAIRLINE)


def chart_pieces(
    sheet: Sheet, charts: Sequence[Chart], *, across: int = 2, high: float = HIGH
) -> Iterator[Piece]:
    """The charts in rows of this many, each as one piece."""
    for row in range(0, len(charts), across):
        several = charts[row : row + across]
        yield Piece(high, partial(_draw_row, sheet, several, across, high))


def _draw_row(  # noqa: PLR0913, PLR0917 -- what, and where
    sheet: Sheet,
    charts: Sequence[Chart],
    across: int,
    high: float,
    x: float,
    top: float,
    room: float,
) -> None:
    wide = (room - BETWEEN * (across - 1)) / across
    for number, chart in enumerate(charts):
        marks = lay(chart, wide, high - _WHITE, LOOK).marks
        draw_marks(sheet, marks, x + number * (wide + BETWEEN), top)
