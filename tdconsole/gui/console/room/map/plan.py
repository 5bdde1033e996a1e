"""The positions of the tables: as in the house's room, all others in rows by number."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from tdconsole.club import Room, RoomTable, Spot
from tdconsole.domain.values import Record, TableNo

COLUMNS: Final = (2, 3, 4, 6, 8, 12, 16, 24, 32, 48, 64, 96)
"""Possible numbers of tables in a row; they are few, so that a new table seldom moves the others.
"""
SHAPE: Final = 1.7
"""The width of a tidy room relative to its height."""


class Plan(Record, kw_only=True):
    room: str | None
    """The name of the house's room to which these tables belong, if any."""
    spots: dict[TableNo, Spot]
    columns: int = 0
    """The columns of the open tables; when that changes, the map is laid out again."""

    def moved(self, tables: Iterable[TableNo], across: int, down: int) -> "Plan":
        spots = dict(self.spots)
        for no in tables:
            spots[no] = Spot(x=spots[no].x + across, y=spots[no].y + down)
        return Plan(room=self.room, spots=spots, columns=self.columns)


def plan(
    tables: Sequence[TableNo],
    steps: tuple[int, int],
    rooms: Iterable[Room] = (),
    shown: Sequence[TableNo] | None = None,
    before: Plan | None = None,
) -> Plan:
    """Plan the tables; `steps` is the room that one table takes.

    All tables together decide which room it is. Those that are shown, or all, stay where they were
    before in the same room.
    """
    room = room_of(tables, rooms)
    name = None if room is None else room.name
    shown = tables if shown is None else shown
    wanted = frozenset(shown)
    kept: dict[TableNo, Spot] = {}
    if room is not None:
        kept = {one.no: one.spot for one in room.tables if one.spot and one.no in wanted}
    if before is not None and before.room == name:
        kept = {no: spot for no, spot in before.spots.items() if no in wanted} | kept
    below = max((spot.y + steps[1] for spot in kept.values()), default=0)
    others = [no for no in shown if no not in kept]
    return Plan(
        room=name,
        spots=kept | tidy(others, steps, below=below),
        columns=columns_of(len(shown), steps),
    )


def tidy(
    tables: Sequence[TableNo], steps: tuple[int, int], *, below: int = 0
) -> dict[TableNo, Spot]:
    columns = columns_of(len(tables), steps)
    return {
        no: Spot(x=at % columns * steps[0], y=below + at // columns * steps[1])
        for at, no in enumerate(tables)
    }


def room_of(tables: Sequence[TableNo], rooms: Iterable[Room]) -> Room | None:
    """Return the room with most of these tables; of several, the one with the fewest others."""
    wanted = frozenset(tables)
    found: tuple[int, int, Room] | None = None
    for room in rooms:
        shared = sum(1 for table in room.tables if table.no in wanted)
        rank = (shared, -len(room.tables))
        if 2 * shared > len(wanted) and (found is None or rank > found[:2]):
            found = (*rank, room)
    return None if found is None else found[2]


def arranged(room: Room | None, name: str, spots: Mapping[TableNo, Spot], seats: int) -> Room:
    """Return the room with its tables where they are now, including new ones."""
    left = min((spot.x for spot in spots.values()), default=0)
    top = min((spot.y for spot in spots.values()), default=0)
    spots = {no: Spot(x=spot.x - left, y=spot.y - top) for no, spot in spots.items()}
    kept = () if room is None else room.tables
    known = {table.no for table in kept}
    return Room(
        name=name,
        tables=(
            *(
                RoomTable(no=one.no, seats=one.seats, spot=spots.get(one.no, one.spot))
                for one in kept
            ),
            *(
                RoomTable(no=no, seats=seats, spot=spot)
                for no, spot in sorted(spots.items())
                if no not in known
            ),
        ),
    )


def overlaps(
    spots: Mapping[TableNo, Spot], moved: frozenset[TableNo], steps: tuple[int, int]
) -> bool:
    """Whether one of these tables overlaps one of the others."""
    across, down = steps
    still: dict[tuple[int, int], list[Spot]] = {}
    for no, spot in spots.items():
        if no not in moved:
            still.setdefault((spot.x // across, spot.y // down), []).append(spot)
    for no in moved:
        here = spots[no]
        column, row = here.x // across, here.y // down
        near = [(column + x, row + y) for x in (-1, 0, 1) for y in (-1, 0, 1)]
        for other in (one for cell in near for one in still.get(cell, ())):
            if abs(other.x - here.x) < across and abs(other.y - here.y) < down:
                return True
    return False


def columns_of(tables: int, steps: tuple[int, int]) -> int:
    if tables < 2:
        return 1
    ideal = (tables * SHAPE * steps[1] / steps[0]) ** 0.5
    return min(COLUMNS, key=lambda one: max(one / ideal, ideal / one))
