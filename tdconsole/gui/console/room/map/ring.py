"""The shape of a table on the map: its seats clockwise from the dealer's left, and their spots.

Everything is measured in points at full size, from the middle of the table.
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


class Place(NamedTuple):
    at: QPointF
    spot: QPointF
    """The position of a button or a blind."""


class Ring(Record, kw_only=True):
    seats: dict[SeatNo, Place]
    body: QRectF
    whole: QRectF
    """The table with its seats."""
    steps: tuple[int, int]
    """The steps of the grid, with the aisles."""


@lru_cache(maxsize=32)
def ring(seats: int) -> Ring:
    """Return the ring; the dealer sits in the middle of the upper side."""
    side = 1 if seats < 8 else 2 if seats < 13 else 3
    rest = max(0, seats - 2 * side)
    above = rest // 2 // 2 * 2
    below = rest - above
    columns = max(3, above + 1, below)
    right, edge = (columns - 1) / 2 * COLUMN, (side + 1) / 2 * ROW
    upper = [(place - above / 2) * COLUMN for place in range(above + 1)]
    lower = [(place - (below - 1) / 2) * COLUMN for place in range(below)]
    beside = [(place + 1) * ROW - edge for place in range(side)]
    around = [
        *((x, -edge) for x in upper[above // 2 + 1 :]),
        *((right, y) for y in beside),
        *((x, edge) for x in reversed(lower)),
        *((-right, y) for y in reversed(beside)),
        *((x, -edge) for x in upper[: above // 2]),
    ]
    wide, high = right + PLATE[0] / 2, edge + PLATE[1] / 2
    return Ring(
        seats={
            SeatNo(number): Place(QPointF(x, y), _spot(x, y, right, edge))
            for number, (x, y) in enumerate(around, start=1)
        },
        body=QRectF(-right, -edge, 2 * right, 2 * edge),
        whole=QRectF(-wide, -high, 2 * wide, 2 * high),
        steps=(_steps(2 * wide + ISLE[0]), _steps(2 * high + ISLE[1])),
    )


def _spot(x: float, y: float, right: float, edge: float) -> QPointF:
    """Return the spot towards the middle; in the corners between two plates."""
    across, down = PLATE[0] / 2 + SPOT * 0.6, PLATE[1] / 2 + SPOT * 0.6
    if abs(x) == right:
        x -= across if x > 0 else -across
    if abs(y) == edge:
        y -= down if y > 0 else -down
    return QPointF(x, y)


def _steps(points: float) -> int:
    return int(-(-points // STEP))
