from tdconsole.domain.language.commands.chips import CountChips, StackTyped
from tdconsole.domain.language.commands.clock import PauseClock
from tdconsole.domain.language.commands.day import Bagging, BagStacks
from tdconsole.domain.language.commands.draw import DrawButtons
from tdconsole.domain.language.commands.floor import MovePlayer, SetBreakingOrder
from tdconsole.domain.language.commands.seating import MarkSeats
from tdconsole.domain.language.terms import Terms
from tdconsole.domain.values import Chips, EntryId, TableNo
from tdconsole.projections.room.breaking_order import breaking_order
from tdconsole.projections.room.seating_list import seating_list
from tests.domain.floor import Floor, at, busting, playing, seated
from tests.projections.persons import ADA, BOB, PEOPLE


def test_everybody_sits_at_a_table_in_the_order_of_the_seats() -> None:
    seating = seating_list(seated(3, 2).tournament, PEOPLE)
    assert [table.table for table in seating.tables] == [1, 2]
    assert [len(table.players) for table in seating.tables] == [3, 2]
    places = [(player.table, player.seat) for player in seating.players]
    assert places == sorted(places)


def test_names_are_there_and_who_is_not_known_has_none() -> None:
    players = seating_list(seated(3).tournament, PEOPLE).players
    names = {player.entry: (player.name, player.country) for player in players}
    assert names == {1: (ADA.name, "PL"), 2: (BOB.name, None), 3: (None, None)}


def test_every_seat_of_a_table_is_listed_and_says_what_it_is_for() -> None:
    floor = seated(3)
    floor.do(MarkSeats(seats=(at(1, 9),), use="dead"))
    [table] = seating_list(floor.tournament, PEOPLE).tables
    assert [there.seat for there in table.seats] == [*range(1, 10)]
    assert table.seats[8].use == "dead"
    assert sum(there.player is None for there in table.seats) == 6


def test_a_table_that_is_empty_is_not_listed() -> None:
    floor = playing(3, 2)
    floor.do(busting(4), MovePlayer(entry=EntryId(5), seat=at(1, 4)))
    assert [table.table for table in seating_list(floor.tournament, {}).tables] == [1]


def test_the_button_is_known_once_it_is_drawn() -> None:
    floor = seated(3)
    assert seating_list(floor.tournament, PEOPLE).tables[0].button is None
    floor.do(DrawButtons())
    [table] = seating_list(floor.tournament, PEOPLE).tables
    assert table.button in {player.seat for player in table.players}


def stacks(floor: Floor) -> list[int | None]:
    return [one.chips for one in seating_list(floor.tournament, PEOPLE, floor.now).players]


def test_before_play_begins_everybody_has_what_was_handed_out() -> None:
    floor = seated(3)
    assert stacks(floor) == [20_000] * 3
    assert seating_list(floor.tournament, PEOPLE, floor.now).counted is None


def test_once_it_has_begun_nobody_knows_a_stack_that_was_not_counted() -> None:
    floor = playing(3).wait(minutes=30)
    assert stacks(floor) == [None] * 3
    typed = (StackTyped(entry=EntryId(2), chips=Chips(31_500)),)
    floor.do(CountChips(table=TableNo(1), stacks=typed))
    counted = floor.now
    floor.wait(minutes=5)
    assert stacks(floor) == [None, 31_500, None]
    listed = seating_list(floor.tournament, PEOPLE, floor.now)
    assert listed.counted == (counted, counted)


def test_a_stack_in_a_bag_is_as_it_went_in() -> None:
    floor = playing(3).wait(minutes=30)
    floor.do(PauseClock(), BagStacks(bags=(Bagging(entry=EntryId(1), chips=Chips(26_000)),)))
    [table] = seating_list(floor.tournament, PEOPLE, floor.now).tables
    assert [(one.chips, one.bagged) for one in table.players] == [
        (26_000, 1), (None, None), (None, None),
    ]  # fmt: skip


def test_the_highest_table_is_broken_first() -> None:
    order = breaking_order(seated(3, 2, 2).tournament)
    assert [(one.table, one.players) for one in order.tables] == [(3, 2), (2, 2), (1, 3)]


def test_where_the_terms_name_an_order_the_last_to_open_is_broken_first() -> None:
    room = Terms(tables=(TableNo(2), TableNo(3), TableNo(1)))
    order = breaking_order(seated(3, 2, 2, terms=room).tournament)
    assert [one.table for one in order.tables] == [1, 3, 2]


def test_a_table_out_of_the_named_order_is_broken_before_the_others() -> None:
    room = Terms(tables=(TableNo(2), TableNo(1)))
    order = breaking_order(seated(3, 2, 2, terms=room).tournament)
    assert [one.table for one in order.tables] == [3, 1, 2]


def test_the_order_that_was_posted_comes_before_that_of_opening() -> None:
    floor = seated(3, 2, 2, terms=Terms(tables=(TableNo(2), TableNo(3), TableNo(1))))
    floor.do(SetBreakingOrder(tables=(TableNo(2), TableNo(1), TableNo(3))))
    order = breaking_order(floor.tournament)
    assert [one.table for one in order.tables] == [2, 1, 3]
