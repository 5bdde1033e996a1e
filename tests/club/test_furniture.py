"""Chip sets, rooms, templates and the brand."""

import pytest
from msgspec import ValidationError

from tdconsole.club import Chip, ChipSet, Club, Room, RoomTable, Spot
from tdconsole.domain.values import Chips, TableNo

CASH = ChipSet(name="Cash game", chips=(Chip(value=Chips(25), colour="#00aa11", count=500),))
HALL = Room(name="Main hall", tables=(RoomTable(no=TableNo(1), seats=9),))


def test_a_chip_set_is_kept_as_it_was_put(club: Club) -> None:
    club.chip_sets.put(CASH)

    assert club.chip_sets.get("Cash game") == CASH
    assert club.chip_sets.get("  CASH GAME") == CASH
    assert club.chip_sets.get("Cash") is None
    assert club.chip_sets.named() == ("Cash game",)


def test_a_room_is_kept_as_it_was_put(club: Club) -> None:
    club.rooms.put(HALL)
    club.rooms.put(Room(name="Annexe", tables=()))

    assert club.rooms.get("main hall") == HALL
    assert club.rooms.named() == ("Annexe", "Main hall")


def test_a_room_keeps_where_its_tables_stand(club: Club) -> None:
    stands = RoomTable(no=TableNo(2), seats=9, spot=Spot(x=14, y=0))
    club.rooms.put(Room(name="Hall", tables=(*HALL.tables, stands)))

    kept = club.rooms.get("Hall")

    assert kept is not None
    assert [table.spot for table in kept.tables] == [None, Spot(x=14, y=0)]


def test_a_table_stands_nowhere_out_of_the_room(club: Club) -> None:
    away = RoomTable(no=TableNo(1), seats=9, spot=Spot(x=-1, y=0))

    with pytest.raises(ValidationError):
        club.rooms.put(Room(name="Hall", tables=(away,)))


def test_a_template_is_whatever_was_given(club: Club) -> None:
    club.templates.put("Friday turbo", b'{"name": "Turbo"}')
    club.templates.put("friday TURBO", b"{}")

    assert club.templates.get("Friday turbo") == b"{}"
    assert club.templates.named() == ("friday TURBO",)


def test_what_is_removed_is_gone(club: Club) -> None:
    club.rooms.put(HALL)

    assert club.rooms.remove("MAIN hall")
    assert not club.rooms.remove("Main hall")
    assert club.rooms.get("Main hall") is None
    assert club.rooms.named() == ()


@pytest.mark.parametrize(
    "chip",
    [
        Chip(value=Chips(0), colour="#00aa11"),
        Chip(value=Chips(25), colour="green"),
        Chip(value=Chips(25), colour="#00AA11"),
        Chip(value=Chips(25), colour="#00aa11", count=-1),
    ],
)
def test_what_could_not_be_read_again_is_not_kept(club: Club, chip: Chip) -> None:
    with pytest.raises(ValidationError):
        club.chip_sets.put(ChipSet(name="Odd", chips=(chip,)))

    assert club.chip_sets.named() == ()


def test_names_without_a_letter_are_told_apart(club: Club) -> None:
    club.rooms.put(Room(name="♠", tables=()))
    club.rooms.put(Room(name="♥", tables=()))

    assert club.rooms.named() == ("♠", "♥")


def test_a_house_has_one_brand(club: Club) -> None:
    assert (club.brand.stamp(), club.brand.get()) == (None, None)

    club.brand.put(b"red")
    red = club.brand.stamp()
    club.brand.put(b"blue")

    assert club.brand.get() == b"blue"
    assert club.brand.stamp() not in {None, red}
    assert club.brand.remove()
    assert not club.brand.remove()
    assert club.brand.get() is None
