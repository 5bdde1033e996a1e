from tdconsole.domain.language.commands.floor import MovePlayer
from tdconsole.domain.language.events.seating import TableNoted
from tdconsole.domain.values import EntryId, NoteId, SeatNo, TableNo
from tdconsole.projections.room.seating_chart import (
    SeatingChart,
    Sitting,
    TableView,
    Waiting,
    seating_chart,
)
from tdconsole.projections.room.seating_list import seating_list
from tests.domain.floor import at, busting, opened, playing, queueing, registered, seated
from tests.projections.persons import PEOPLE


def test_a_table_shows_every_seat_taken_or_not() -> None:
    chart = seating_chart(seated(3, seats_per_table=4).tournament, PEOPLE)
    ada = Sitting(seat=SeatNo(1), entry=EntryId(1), name="Ada Łęcka", country="PL")
    bob = Sitting(seat=SeatNo(2), entry=EntryId(2), name="Bob")
    erased = Sitting(seat=SeatNo(3), entry=EntryId(3), name=None)
    free = Sitting(seat=SeatNo(4), entry=None, name=None)
    table = TableView(table=TableNo(1), players=3, seats=(ada, bob, erased, free))
    assert chart == SeatingChart(tables=(table,), waiting=())


def test_a_table_has_its_note_unless_that_was_erased() -> None:
    floor = seated(3).given(TableNoted(table=TableNo(1), note=NoteId("n-1")))
    (noted,) = seating_chart(floor.tournament, PEOPLE, {NoteId("n-1"): "shuffler broken"}).tables
    (erased,) = seating_chart(floor.tournament, PEOPLE).tables
    assert (noted.note, erased.note) == ("shuffler broken", None)
    (listed,) = seating_list(floor.tournament, PEOPLE, notes={NoteId("n-1"): "loud"}).tables
    assert listed.note == "loud"


def test_tables_come_by_number() -> None:
    floor = playing(*([2] * 12))
    assert [table.table for table in seating_chart(floor.tournament, {}).tables] == list(
        range(1, 13)
    )


def test_a_table_everybody_left_is_still_shown() -> None:
    floor = playing(2, 1)
    floor.do(MovePlayer(entry=EntryId(3), seat=at(1, 9)))
    assert [table.players for table in seating_chart(floor.tournament, {}).tables] == [3, 0]


def test_who_has_no_seat_waits_by_number() -> None:
    chart = seating_chart(registered(3).tournament, PEOPLE)
    assert chart.tables == ()
    assert chart.waiting == (
        Waiting(entry=EntryId(1), name="Ada Łęcka"),
        Waiting(entry=EntryId(2), name="Bob"),
        Waiting(entry=EntryId(3), name=None),
    )


def test_who_is_out_neither_sits_nor_waits() -> None:
    floor = playing(3)
    floor.do(busting(3), queueing(4))
    chart = seating_chart(floor.tournament, PEOPLE)
    assert [sitting.entry for sitting in chart.tables[0].seats[:3]] == [1, 2, None]
    assert [one.entry for one in chart.waiting] == [4]


def test_an_empty_room_is_an_empty_chart() -> None:
    assert seating_chart(opened().tournament, {}) == SeatingChart(tables=(), waiting=())
