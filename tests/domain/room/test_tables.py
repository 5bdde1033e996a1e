"""Tables opened, closed and locked; seats nobody is drawn to; seats that somebody needs."""

from tdconsole.domain.language.commands.draw import DrawSeats, RedrawSeats
from tdconsole.domain.language.commands.entry import RegisterEntry
from tdconsole.domain.language.commands.floor import MovePlayer
from tdconsole.domain.language.commands.seating import (
    CloseTables,
    LockTable,
    MarkSeats,
    OpenTables,
    PinSeat,
    RemoveUnsold,
    SeatEntry,
)
from tdconsole.domain.language.events.draw import SeatsDrawn
from tdconsole.domain.language.events.seating import (
    PlayerSeated,
    SeatPinned,
    SeatsMarked,
    TablesClosed,
    TablesOpened,
    UnsoldRemoved,
)
from tdconsole.domain.language.rejections.draw import NoSeatFree, TooFewSeats
from tdconsole.domain.language.rejections.room import (
    NeedsOtherSeat,
    NoMoreTables,
    NoSuchSeat,
    NoSuchTable,
    NothingPinned,
    NothingUnsold,
    NotInTheRoom,
    SeatedAlready,
    SeatIsDead,
    SeatMarkedSo,
    SeatTaken,
    TableIsLocked,
    TableIsOpen,
    TableNotEmpty,
    TableNotLocked,
)
from tdconsole.domain.language.terms import Terms
from tdconsole.domain.room.tables import free_seats, unsold
from tdconsole.domain.room.waiting import in_line, waiting
from tdconsole.domain.values import FIRST_PLAY, Chips, EntryId, NoteId, SeatNo, TableNo
from tests.domain.floor import (
    Floor,
    at,
    opened,
    person,
    playing,
    queueing,
    registered,
    registering,
    seated,
    table_numbers,
)

ONE, FOUR = EntryId(1), EntryId(4)
ROOM = Terms(tables=(TableNo(12), TableNo(3), TableNo(7)))


def where(floor: Floor) -> set[int]:
    return {seat.table for seat in floor.tournament.play.seating.of.values()}


def test_tables_open_in_the_order_of_the_room() -> None:
    floor = registered(10, terms=ROOM)
    floor.do(DrawSeats())
    assert where(floor) == {12, 3}


def test_opened_tables_share_the_players_though_fewer_would_hold_them() -> None:
    floor = registered(9)
    assert floor.do(OpenTables(number=3)) == (
        TablesOpened(play=FIRST_PLAY, tables=table_numbers(1, 2, 3)),
    )
    floor.do(DrawSeats())
    tables = floor.tournament.play.seating.tables.values()
    assert [len(table.players) for table in tables] == [3, 3, 3]


def test_a_table_is_not_opened_twice_nor_outside_the_room() -> None:
    floor = opened(terms=ROOM)
    floor.do(OpenTables(tables=table_numbers(3)))
    assert floor.when(OpenTables(tables=table_numbers(3))) == TableIsOpen(table=TableNo(3))
    assert floor.when(OpenTables(tables=table_numbers(5))) == NotInTheRoom(table=TableNo(5))
    floor.do(OpenTables(number=2))
    assert floor.when(OpenTables(number=1)) == NoMoreTables()


def test_only_an_empty_table_is_closed() -> None:
    floor = seated(3)
    assert floor.when(CloseTables(tables=table_numbers(1))) == TableNotEmpty(
        table=TableNo(1), players=3
    )
    assert floor.when(CloseTables(tables=table_numbers(2))) == NoSuchTable(table=TableNo(2))
    floor.do(OpenTables(tables=table_numbers(2)))
    assert floor.do(CloseTables(tables=table_numbers(2))) == (
        TablesClosed(play=FIRST_PLAY, tables=table_numbers(2)),
    )


def test_nobody_is_drawn_to_a_locked_table() -> None:
    floor = playing(3, 6)
    floor.do(LockTable(table=TableNo(1)))
    assert floor.when(LockTable(table=TableNo(1))) == TableIsLocked(table=TableNo(1))
    floor.do(registering(10))
    assert floor.tournament.play.seating.of[EntryId(10)].table == 2
    floor.do(LockTable(table=TableNo(1), locked=False), registering(11))
    assert floor.tournament.play.seating.of[EntryId(11)].table == 1
    assert floor.when(LockTable(table=TableNo(1), locked=False)) == TableNotLocked(table=TableNo(1))


def test_dead_and_reserved_seats_are_not_drawn() -> None:
    floor = playing(6)
    floor.do(MarkSeats(seats=(at(1, 7),), use="dead"), MarkSeats(seats=(at(1, 8),), use="reserved"))
    table = floor.tournament.play.seating.tables[TableNo(1)]
    assert free_seats(floor.tournament, table) == (SeatNo(9),)
    floor.do(registering(7))
    assert floor.tournament.play.seating.of[EntryId(7)] == at(1, 9)
    assert floor.when(MovePlayer(entry=ONE, seat=at(1, 7))) == SeatIsDead(seat=at(1, 7))
    assert isinstance(floor.when(MovePlayer(entry=ONE, seat=at(1, 8))), tuple)


def test_a_mark_that_says_nothing_new_or_is_on_a_taken_or_missing_seat() -> None:
    floor = seated(3)
    assert floor.when(MarkSeats(seats=(at(1, 1),), use="dead")) == SeatTaken(seat=at(1, 1), by=ONE)
    assert floor.when(MarkSeats(seats=(at(1, 9),), use="open")) == SeatMarkedSo(seat=at(1, 9))
    assert floor.when(MarkSeats(seats=(at(1, 10),), use="dead")) == NoSuchSeat(
        seat=at(1, 10), seats_per_table=9
    )


def test_an_unsold_stack_is_sold_with_its_seat_or_removed() -> None:
    floor = playing(7)
    floor.do(MarkSeats(seats=(at(1, 8), at(1, 9)), use="unsold"))
    floor.do(registering(8))
    (left,) = unsold(floor.tournament)
    assert floor.do(RemoveUnsold(blinded=Chips(900))) == (
        UnsoldRemoved(play=FIRST_PLAY, seats=(left,), blinded=Chips(900)),
    )
    assert floor.tournament.chips == 8 * 20_000 + 900
    assert floor.when(RemoveUnsold()) == NothingUnsold()


def test_when_all_seats_are_taken_a_late_entry_waits() -> None:
    floor = playing(3, seats_per_table=3, terms=Terms(tables=table_numbers(1)))
    floor.do(registering(4), registering(5))
    assert in_line(floor.tournament) == [4, 5]
    assert floor.when(DrawSeats()) == NoSeatFree(waiting=2)


def test_no_new_table_opens_for_one_late_entry_unless_it_is_asked_for() -> None:
    floor = playing(3, seats_per_table=3)
    floor.do(registering(4), registering(5))
    assert waiting(floor.tournament) == [4, 5]
    floor.do(DrawSeats())
    assert where(floor) == {1, 2}


def test_only_those_named_are_drawn() -> None:
    floor = playing(3)
    floor.do(queueing(4), queueing(5))
    (drawn,) = floor.do(DrawSeats(entries=(EntryId(5),)))
    assert isinstance(drawn, SeatsDrawn)
    assert [one.entry for one in drawn.seated] == [5]
    assert waiting(floor.tournament) == [4]


def test_a_seat_can_be_given_and_the_reason_stays() -> None:
    floor = playing(3)
    floor.do(queueing(4))
    given = SeatEntry(entry=FOUR, seat=at(1, 9), reason="wheelchair, the end seat")
    assert floor.do(given) == (
        PlayerSeated(play=FIRST_PLAY, entry=FOUR, seat=at(1, 9), reason=NoteId("a note")),
    )
    assert floor.when(given) == SeatedAlready(entry=FOUR, seat=at(1, 9))


def test_a_seat_given_at_a_table_that_is_not_open_opens_it_within_the_room() -> None:
    floor = registered(3, terms=ROOM)
    given = SeatEntry(entry=ONE, seat=at(7, 1), reason="knee")
    floor.do(given)
    assert where(floor) == {7}
    stranger = SeatEntry(entry=EntryId(2), seat=at(8, 1), reason="knee")
    assert floor.when(stranger) == NotInTheRoom(table=TableNo(8))


def test_a_seat_is_marked_at_tables_of_the_room_alone_where_they_are_listed() -> None:
    listed, any_table = registered(3, terms=ROOM), registered(3)
    outside = MarkSeats(seats=(at(8, 1),), use="dead")
    assert listed.when(outside) == NotInTheRoom(table=TableNo(8))
    assert any_table.when(outside) == (SeatsMarked(play=FIRST_PLAY, seats=(at(8, 1),), use="dead"),)
    listed.do(MarkSeats(seats=(at(7, 1),), use="dead"))


def test_who_needs_certain_seats_is_drawn_to_one_and_moved_to_no_other() -> None:
    floor = registered(20)
    ends = (SeatNo(1), SeatNo(9))
    assert floor.do(PinSeat(entry=FOUR, seats=ends, reason="wheelchair")) == (
        SeatPinned(entry=FOUR, seats=ends, reason=NoteId("a note")),
    )
    floor.do(DrawSeats())
    seat = floor.tournament.play.seating.of[FOUR]
    assert seat.seat in ends
    free = at(seat.table, 5)
    moved = floor.when(MovePlayer(entry=FOUR, seat=free))
    assert moved == NeedsOtherSeat(entry=FOUR, seat=free) or isinstance(moved, SeatTaken)
    floor.do(PinSeat(entry=FOUR))
    assert floor.when(PinSeat(entry=FOUR)) == NothingPinned(entry=FOUR)


def test_a_redraw_gives_everybody_a_new_seat_at_as_few_tables_as_will_do() -> None:
    floor = playing(5, 4, 3)
    (drawn,) = floor.do(RedrawSeats(reason="two tables"))
    assert isinstance(drawn, SeatsDrawn)
    assert drawn.redraw
    assert where(floor) == {1, 2}
    tables = floor.tournament.play.seating.tables.values()
    assert sorted(len(table.players) for table in tables) == [0, 6, 6]


def test_a_redraw_to_named_tables_needs_seats_for_all() -> None:
    floor = playing(5, 5)
    assert floor.when(RedrawSeats(reason="final", tables=table_numbers(1))) == TooFewSeats(
        seats=9, players=10
    )
    floor.do(RedrawSeats(reason="final", tables=table_numbers(1, 4)))
    assert where(floor) == {1, 4}


def test_who_sits_at_a_locked_table_keeps_the_seat_in_a_redraw() -> None:
    floor = playing(3, 3, 3)
    floor.do(LockTable(table=TableNo(2)))
    before = floor.tournament.play.seating.tables[TableNo(2)].players
    floor.do(RedrawSeats(reason="new day"))
    assert floor.tournament.play.seating.tables[TableNo(2)].players == before
    assert where(floor) == {1, 2}


def test_a_seat_may_be_left_for_later() -> None:
    floor = playing(3)
    floor.do(RegisterEntry(person=person(4), draw=False))
    assert waiting(floor.tournament) == [4]
