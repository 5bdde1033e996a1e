"""The shape of a table on the map: its seats clockwise from the dealer's left, and their spots.

Everything is measured in points at full size, from the middle of the table. Where the page has more
room across or down, tables and the ground between them are stretched into it: the plates grow, and
the gaps between them don't.
"""

from functools import lru_cache
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF

from tdconsole.domain.values import Record, SeatNo

STEP: Final = 24
"""The step of the room's grid."""
PLATE: Final = (118, 26)
COLUMN: Final = 122
ROW: Final = 44
DISC: Final = 38
"""The size of a seat while no names are shown."""
SPOT: Final = 18
"""The size of a button, on the table in front of its seat."""
ISLE: Final = (22, 34)
"""The distance between the seats of two neighbouring tables."""


class Stretch(NamedTuple):
    """By how much tables and the room's grid are longer than usual."""

    across: float = 1.0
    down: float = 1.0


USUAL: Final = Stretch()


class Place(NamedTuple):
    at: QPointF
    spot: QPointF
    """The position of a button or a blind."""


class Ring(Record, kw_only=True):
    seats: dict[SeatNo, Place]
    plate: tuple[float, float]
    """The width and height of a seat that shows a name."""
    body: QRectF
    whole: QRectF
    """The table with its seats."""
    steps: tuple[int, int]
    """The steps of the grid, with the aisles."""


@lru_cache(maxsize=64)
def ring(seats: int, stretch: Stretch = USUAL) -> Ring:
    """Return the ring; the dealer sits in the middle of the upper side."""
    side = 1 if seats < 8 else 2 if seats < 13 else 3
    rest = max(0, seats - 2 * side)
    above = rest // 2 // 2 * 2
    below = rest - above
    columns = max(3, above + 1, below)
    column, row = COLUMN * stretch.across, ROW * stretch.down
    plate = (column - COLUMN + PLATE[0], row - ROW + PLATE[1])
    right, edge = (columns - 1) / 2 * column, (side + 1) / 2 * row
    upper = [(place - above / 2) * column for place in range(above + 1)]
    lower = [(place - (below - 1) / 2) * column for place in range(below)]
    beside = [(place + 1) * row - edge for place in range(side)]
    around = [
        *((x, -edge) for x in upper[above // 2 + 1 :]),
        *((right, y) for y in beside),
        *((x, edge) for x in reversed(lower)),
        *((-right, y) for y in reversed(beside)),
        *((x, -edge) for x in upper[: above // 2]),
    ]
    wide, high = right + plate[0] / 2, edge + plate[1] / 2
    return Ring(
        seats={
            SeatNo(number): Place(QPointF(x, y), _spot((x, y), plate, (right, edge)))
            for number, (x, y) in enumerate(around, start=1)
        },
        body=QRectF(-right, -edge, 2 * right, 2 * edge),
        whole=QRectF(-wide, -high, 2 * wide, 2 * high),
        plate=plate,
        steps=(
            _steps((columns - 1) * COLUMN + PLATE[0] + ISLE[0]),
            _steps((side + 1) * ROW + PLATE[1] + ISLE[1]),
        ),
    )


def _spot(
    at: tuple[float, float], plate: tuple[float, float], corner: tuple[float, float]
) -> QPointF:
    """Return the spot towards the middle; in the corners between two plates."""
    (x, y), (right, edge) = at, corner
    across, down = plate[0] / 2 + SPOT * 0.6, plate[1] / 2 + SPOT * 0.6
    if abs(x) == right:
        x -= across if x > 0 else -across
    if abs(y) == edge:
        y -= down if y > 0 else -down
    return QPointF(x, y)


def _steps(points: float) -> int:
    return int(-(-points // STEP))
