"""Tables broken in their order: everybody is seated, level, by lot."""

from collections import Counter

from hypothesis import assume, given
from hypothesis import strategies as st

from tdconsole.domain.draw.drawing import drawn_again
from tdconsole.domain.draw.lots import Lots, TableOffered, offer_lines, seats_by_lot, seats_text
from tdconsole.domain.language.commands.floor import BreakTable, SetBreakingOrder
from tdconsole.domain.language.commands.seating import LockTable, MarkSeats, PinSeat
from tdconsole.domain.language.events.draw import SeatsDrawn
from tdconsole.domain.language.events.floor import BreakingOrderSet
from tdconsole.domain.language.rejections.room import (
    LastTable,
    NoRoomElsewhere,
    NoSuchTable,
    NotInTheRoom,
    OrderStands,
    TableIsLocked,
)
from tdconsole.domain.language.rejections.setup import TableTwice
from tdconsole.domain.language.terms import Terms
from tdconsole.domain.room.balancing import sizes_of
from tdconsole.domain.room.breaking import break_fault, breaking_order, next_to_break
from tdconsole.domain.values import FIRST_PLAY, Digest, EntryId, SeatNo, TableNo
from tests.domain.floor import WELL, Floor, at, playing, queueing
from tests.domain.rooms import SEATS, Room, room_of, rooms, sizes, with_buttons

FULL = range(1, 10)


def broken(floor: Floor, table: int, word: str = "") -> SeatsDrawn:
    (event,) = floor.do(BreakTable(table=TableNo(table), word=word))
    assert isinstance(event, SeatsDrawn)
    return event


@given(room=rooms, turn=st.integers(0, 6))
def test_everybody_is_seated_and_the_tables_stay_as_level_as_they_can(
    room: Room, turn: int
) -> None:
    floor = room_of(room)
    table = sorted(room)[turn % len(room)]
    assume(break_fault(floor.tournament, TableNo(table)) is None)
    before, seated = sizes(floor), set(floor.tournament.play.seating.of)
    event = broken(floor, table)
    assert set(floor.tournament.play.seating.of) == seated
    assert table not in sizes(floor)
    del before[table]
    after = sizes(floor)
    filled = [no for no in after if after[no] > before[no]]
    if filled:
        assert max(after[no] for no in filled) <= min(after.values()) + 1
    assert drawn_again(event) == event.seated


def test_any_seat_is_as_likely_as_any_other() -> None:
    """χ² over 4,000 breaks of four players to ten free seats at two tables of four each."""
    tables = tuple(
        TableOffered(table=TableNo(no), players=4, free=tuple(map(SeatNo, (2, 4, 6, 8, 9))))
        for no in (1, 2)
    )
    entries = [EntryId(number) for number in (31, 32, 33, 34)]
    found: Counter[tuple[int, int, int]] = Counter()
    for number in range(1, 4_001):
        text = seats_text(
            link=Digest(WELL),
            draw=number,
            word="",
            tables=offer_lines(tables),
            entries=entries,
            broken=TableNo(7),
        )
        drawn = seats_by_lot(Lots(text), tables, entries)
        assert Counter(one.table for one in drawn) == {1: 2, 2: 2}
        found.update((one.entry, one.table, one.seat) for one in drawn)
    expected = 4_000 / 10
    chi = sum(
        (found[e, t, s] - expected) ** 2 / expected
        for e in entries
        for t in (1, 2)
        for s in (2, 4, 6, 8, 9)
    )
    assert chi < 66.8  # 39 cells that are free: one run in 300 would be beyond


def test_a_break_says_in_its_text_which_table_it_was() -> None:
    text = seats_text(link=Digest(WELL), draw=3, word="", tables="", entries=[], broken=TableNo(12))
    assert text == f"tdconsole break 1\n{WELL}\n3\n\nbreaks 12\nentries \n"


def test_the_word_and_the_link_are_on_the_record() -> None:
    floor = playing(9, 5, 3)
    event = broken(floor, 3, word=" ace ")
    assert (event.word, event.broken, event.redraw) == ("ace", 3, False)
    assert event.tables == "2 5 6,7,8,9\n"
    assert [one.entry for one in event.seated] == [15, 16, 17]
    assert dict(floor.tournament.play.moves) == {15: 1, 16: 1, 17: 1}


def test_nothing_is_known_of_a_broken_table_any_more() -> None:
    floor = with_buttons(playing(5, 3))
    broken(floor, 2)
    play = floor.tournament.play
    assert set(play.hands) == {TableNo(1)}
    assert not play.seating.tables[TableNo(2)].opened


def test_locked_tables_dead_seats_and_needs_are_respected() -> None:
    floor = playing(5, 5, 4, 2)
    floor.do(
        LockTable(table=TableNo(2)),
        MarkSeats(seats=(at(1, 6), at(3, 5)), use="dead"),
        PinSeat(entry=EntryId(15), seats=(SeatNo(9),)),
    )
    event = broken(floor, 4)
    assert {one.table for one in event.seated} <= {1, 3}
    assert all(
        one.seat not in {5, 6} or (one.table, one.seat) in {(1, 5), (3, 6)} for one in event.seated
    )
    assert next(one.seat for one in event.seated if one.entry == 15) == 9


def test_what_can_not_be_broken() -> None:
    floor = playing(9, 8, 5)

    def fault(table: int) -> object:
        return floor.when(BreakTable(table=TableNo(table)))

    assert fault(7) == NoSuchTable(table=TableNo(7))
    assert fault(3) == NoRoomElsewhere(table=TableNo(3), players=5, free=1)
    floor.do(LockTable(table=TableNo(3)))
    assert fault(3) == TableIsLocked(table=TableNo(3))
    assert playing(5).when(BreakTable(table=TableNo(1))) == LastTable(table=TableNo(1))


def test_a_table_is_broken_once() -> None:
    floor = playing(5, 3)
    broken(floor, 2)
    assert floor.when(BreakTable(table=TableNo(2))) == NoSuchTable(table=TableNo(2))


# The order


def order(floor: Floor) -> list[int]:
    return list(breaking_order(floor.tournament))


def test_without_a_word_the_highest_number_is_broken_first() -> None:
    assert order(playing(3, 3, 3)) == [3, 2, 1]


def test_or_the_order_of_opening_backwards() -> None:
    floor = playing(3, 3, 3, terms=Terms(tables=(TableNo(2), TableNo(3), TableNo(1))))
    assert order(floor) == [1, 3, 2]


def test_the_posted_order_holds_and_a_table_that_opened_since_goes_before_it() -> None:
    floor = playing(3, 3, 3, 3)
    wanted = SetBreakingOrder(tables=(TableNo(2), TableNo(3), TableNo(1)))
    tables = wanted.tables
    assert floor.do(wanted) == (BreakingOrderSet(play=FIRST_PLAY, tables=tables),)
    assert order(floor) == [4, 2, 3, 1]
    assert floor.when(wanted) == OrderStands()


def test_what_is_no_order() -> None:
    floor = playing(3, 3)
    twice = SetBreakingOrder(tables=(TableNo(2), TableNo(2)))
    assert floor.when(twice) == TableTwice(table=TableNo(2))
    nowhere = SetBreakingOrder(tables=(TableNo(9),))
    assert floor.when(nowhere) == NoSuchTable(table=TableNo(9))
    named = playing(3, 3, terms=Terms(tables=(TableNo(1), TableNo(2))))
    assert named.when(nowhere) == NotInTheRoom(table=TableNo(9))


def following(floor: Floor) -> int | None:
    found = next_to_break(floor.tournament, sizes_of(floor.tournament))
    return None if found is None else found.table


def test_the_next_one_is_due_as_soon_as_the_others_have_room() -> None:
    assert following(playing(9, 6, 4)) is None
    assert following(playing(9, 6, 3)) == 3
    assert following(playing(9)) is None


def test_who_waits_needs_a_seat_too() -> None:
    floor = playing(9, 6, 3)
    floor.do(queueing(19))
    assert following(floor) is None


def test_a_locked_table_is_neither_broken_nor_counted_on() -> None:
    floor = playing(9, 6, 3)
    floor.do(LockTable(table=TableNo(3)))
    assert following(floor) is None
    floor.do(LockTable(table=TableNo(3), locked=False), LockTable(table=TableNo(2)))
    assert following(floor) is None


def test_the_posted_order_decides_not_the_size() -> None:
    floor = playing(9, 6, 3)
    floor.do(SetBreakingOrder(tables=(TableNo(1), TableNo(2), TableNo(3))))
    assert following(floor) == 1
    assert len(FULL) == SEATS
