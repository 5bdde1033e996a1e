"""The arrows on the map: to the next seat that way, else to the next table."""

from collections.abc import Mapping
from typing import Final, Protocol

from PySide6.QtCore import Qt

from tdconsole.domain.values import SeatNo, TableNo
from tdconsole.gui.console.room.map.ring import Ring

WAYS: Final[dict[int, tuple[int, int]]] = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}
ASIDE: Final = 2.0
"""How much more a distance sideways counts."""


class Standing(Protocol):
    @property
    def x(self) -> float: ...
    @property
    def y(self) -> float: ...


def nearest_seat(of: Ring, seat: SeatNo, key: int) -> SeatNo | None:
    here = of.seats[seat].at
    found: dict[SeatNo, float] = {}
    for number, place in of.seats.items():
        along = _along(key, place.at.x() - here.x(), place.at.y() - here.y())
        if number != seat and along is not None:
            found[number] = along
    return min(found, key=found.__getitem__, default=None)


def nearest_table(tables: Mapping[TableNo, Standing], table: TableNo, key: int) -> TableNo | None:
    here = tables[table]
    found: dict[TableNo, float] = {}
    for no, one in tables.items():
        along = _along(key, one.x - here.x, one.y - here.y)
        if no != table and along is not None:
            found[no] = along
    return min(found, key=found.__getitem__, default=None)


def _along(key: int, x: float, y: float) -> float | None:
    """Return the distance that way; None if it lies more to the side than ahead."""
    across, down = WAYS[key]
    ahead = x * across + y * down
    aside = abs(x * down) + abs(y * across)
    return None if ahead <= 1 or aside > ASIDE * ahead else ahead + ASIDE * aside
