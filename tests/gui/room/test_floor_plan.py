"""Where tables stand, what a table looks like from above, and where the arrows lead."""

import pytest

pytest.importorskip("PySide6")

from PySide6.QtCore import QRectF, Qt

from tdconsole.club import Room, RoomTable, Spot
from tdconsole.domain.values import SeatNo, TableNo
from tdconsole.gui.console.room.map.plan import Plan, arranged, overlaps, plan, room_of, tidy
from tdconsole.gui.console.room.map.ring import PLATE, USUAL, Stretch, ring
from tdconsole.gui.console.room.map.sight import MOST
from tdconsole.gui.console.room.map.ways import nearest_seat
from tests.domain.floor import table_numbers

STEPS = ring(9).steps


def room(name: str, *tables: int, spot: Spot | None = None) -> Room:
    return Room(
        name=name,
        tables=tuple(RoomTable(no=no, seats=9, spot=spot) for no in table_numbers(*tables)),
    )


@pytest.mark.parametrize("stretch", [USUAL, Stretch(1.31, 1.0), Stretch(1.0, 1.47), MOST])
@pytest.mark.parametrize("seats", range(2, 23))
def test_no_plate_lies_on_another_and_all_are_in_the_place_of_the_table(
    seats: int, stretch: Stretch
) -> None:
    shape = ring(seats, stretch)
    wide, high = shape.plate
    assert wide >= PLATE[0] * stretch.across
    assert high >= PLATE[1] * stretch.down
    assert shape.steps == ring(seats).steps
    plates = [
        QRectF(one.at.x() - wide / 2, one.at.y() - high / 2, wide, high)
        for one in shape.seats.values()
    ]
    assert list(shape.seats) == list(range(1, seats + 1))
    rounded = shape.whole.adjusted(-0.001, -0.001, 0.001, 0.001)
    assert all(rounded.contains(plate) for plate in plates)
    for at, plate in enumerate(plates):
        assert not any(plate.intersects(other) for other in plates[at + 1 :])


def test_the_seats_go_clockwise_from_the_dealers_left() -> None:
    seats = ring(9).seats
    first, last = seats[SeatNo(1)].at, seats[SeatNo(9)].at
    assert first.x() > 0 > last.x()
    assert first.y() < 0
    assert seats[SeatNo(5)].at.y() > 0
    assert nearest_seat(ring(9), SeatNo(1), Qt.Key.Key_Down) == 2
    assert nearest_seat(ring(9), SeatNo(2), Qt.Key.Key_Left) == 8
    assert nearest_seat(ring(9), SeatNo(2), Qt.Key.Key_Right) is None


@pytest.mark.parametrize("tables", [1, 2, 3, 10, 24, 1112])
def test_tables_without_a_room_stand_in_rows_and_none_on_another(tables: int) -> None:
    order = table_numbers(*range(1, tables + 1))
    spots = plan(order, STEPS).spots
    assert sorted(spots) == list(order)
    assert not overlaps(spots, frozenset(order[::2]), STEPS)
    assert order == tuple(sorted(order, key=lambda no: (spots[no].y, spots[no].x)))


def test_a_room_puts_its_tables_and_the_others_stand_below() -> None:
    kept = Room(name="Hall", tables=(RoomTable(no=TableNo(1), seats=9, spot=Spot(x=40, y=30)),))
    found = plan(table_numbers(1, 2), STEPS, [kept])
    assert found.room is None  # half of the tables are not enough to know the room by
    both = Room(name="Hall", tables=(*kept.tables, RoomTable(no=TableNo(2), seats=9)))
    found = plan(table_numbers(1, 2), STEPS, [both])
    assert (found.room, found.spots[TableNo(1)]) == ("Hall", Spot(x=40, y=30))
    assert found.spots[TableNo(2)].y >= 30 + STEPS[1]


def test_the_room_with_most_of_the_tables_is_meant_and_of_such_the_smaller() -> None:
    small, large, other = room("Small", 1, 2, 3), room("Large", *range(1, 9)), room("Other", 7, 8)
    assert room_of(table_numbers(1, 2, 3), [large, other, small]) is small
    assert room_of(table_numbers(1, 2, 3, 4), [small, large, other]) is large
    assert room_of(table_numbers(11, 12), [small, large]) is None


def test_tables_that_would_meet_are_found() -> None:
    spots = tidy(table_numbers(1, 2, 3, 4), STEPS)
    moved = Plan(room=None, spots=spots).moved([TableNo(1)], 3, 0)
    assert overlaps(moved.spots, frozenset({TableNo(1)}), STEPS)
    away = Plan(room=None, spots=spots).moved([TableNo(1)], -3, 0)
    assert not overlaps(away.spots, frozenset({TableNo(1)}), STEPS)


def test_what_is_kept_begins_in_the_corner_and_loses_no_table() -> None:
    spots = {TableNo(1): Spot(x=-4, y=10), TableNo(9): Spot(x=20, y=2)}
    kept = arranged(room("Hall", 1, 2), "Hall", spots, 8)
    assert [(one.no, one.spot) for one in kept.tables] == [
        (1, Spot(x=0, y=8)),
        (2, None),
        (9, Spot(x=24, y=0)),
    ]
