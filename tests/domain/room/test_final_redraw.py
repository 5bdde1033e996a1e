"""At which numbers all draw new seats, and the final table with more of them."""

from tdconsole.domain.language.commands.draw import RedrawSeats
from tdconsole.domain.language.commands.seating import LockTable, MarkSeats
from tdconsole.domain.language.commands.tournament import OverrideRules
from tdconsole.domain.language.events.draw import SeatsDrawn
from tdconsole.domain.language.events.floor import SeatsAdded
from tdconsole.domain.language.rejections.draw import TooFewSeats
from tdconsole.domain.language.rejections.room import NoSuchSeat, ReasonNeeded, TableIsLocked
from tdconsole.domain.language.terms import Terms
from tdconsole.domain.room.balancing import plan, sizes_of
from tdconsole.domain.room.breaking import next_to_break
from tdconsole.domain.room.final_table import Redraw, redraw_due
from tdconsole.domain.rules.book import RuleChanges
from tdconsole.domain.rules.values import CombineAt, RedrawTables
from tdconsole.domain.values import FIRST_PLAY, SeatNo, TableNo
from tests.domain.floor import Floor, at, busting, playing
from tests.domain.rooms import sizes


def due(floor: Floor) -> tuple[str, int, int] | None:
    found = redraw_due(floor.tournament)
    return None if found is None else (found.occasion, found.tables, found.seats)


def ruled(
    floor: Floor,
    *,
    combine: CombineAt | None = None,
    tables: RedrawTables | None = None,
    players: tuple[int, ...] | None = None,
) -> Floor:
    changes = RuleChanges(combine_at=combine, redraw_tables=tables, redraw_players=players)
    floor.do(OverrideRules(changes=changes))
    return floor


def test_the_final_table_is_formed_at_nine() -> None:
    floor = playing(6, 5)
    assert due(floor) is None
    floor.do(busting(1))
    assert due(floor) is None
    floor.do(busting(7))
    assert redraw_due(floor.tournament) == Redraw(
        occasion="final_table",
        players=9,
        tables=1,
        seats=9,
        at=(TableNo(1),),
        cite="TDA-2024 RP-9",
    )
    (drawn,) = floor.do(RedrawSeats())
    assert isinstance(drawn, SeatsDrawn)
    assert drawn.redraw
    assert sizes(floor) == {1: 9}
    assert due(floor) is None


def test_a_final_table_of_one_more_gets_a_seat_more() -> None:
    floor = ruled(playing(6, 5), combine="one_more")
    floor.do(busting(1))
    assert due(floor) == ("final_table", 1, 10)
    added, drawn = floor.do(RedrawSeats(seats=10))
    assert added == SeatsAdded(play=FIRST_PLAY, table=TableNo(1), seats=10)
    assert isinstance(drawn, SeatsDrawn)
    assert sizes(floor) == {1: 10}
    assert {one.seat for one in drawn.seated} == set(range(1, 11))
    table = floor.tournament.play.seating.tables[TableNo(1)]
    assert floor.tournament.seats_at(table) == 10


def test_without_the_seat_more_there_is_no_room() -> None:
    floor = ruled(playing(6, 5), combine="one_more")
    floor.do(busting(1))
    one_table = RedrawSeats(tables=(TableNo(1),))
    assert floor.when(one_table) == TooFewSeats(seats=9, players=10)


def test_the_seat_more_is_there_for_good_and_at_that_table_alone() -> None:
    from tdconsole.domain.language.commands.floor import MovePlayer  # noqa: PLC0415
    from tdconsole.domain.values import EntryId  # noqa: PLC0415

    floor = ruled(playing(6, 5), combine="one_more")
    floor.do(busting(1), RedrawSeats(seats=10))
    entry = floor.tournament.play.seating.at(at(1, 10))
    assert entry is not None
    floor.do(busting(entry))
    other = EntryId(2 if entry != 2 else 3)
    floor.do(MovePlayer(entry=other, seat=at(1, 10)))
    assert floor.when(MovePlayer(entry=other, seat=at(1, 11))) == NoSuchSeat(
        seat=at(1, 11), seats_per_table=10
    )


def test_new_seats_at_three_tables_two_and_one() -> None:
    floor = ruled(playing(*[9] * 12), tables="by_field")
    rest = iter(sorted(floor.tournament.play.seating.of, reverse=True))

    def down_to(players: int) -> None:
        while floor.tournament.left > players:
            entry = next(rest)
            table = floor.tournament.play.seating.of[entry].table
            if len(floor.tournament.play.seating.tables[table].players) > 1:
                floor.do(busting(entry))

    down_to(28)
    assert due(floor) is None
    down_to(27)
    assert due(floor) == ("tables", 3, 9)
    floor.do(RedrawSeats())
    assert sorted(sizes(floor).values()) == [9, 9, 9]
    assert due(floor) is None
    rest = iter(sorted(floor.tournament.play.seating.of))
    down_to(18)
    assert due(floor) == ("tables", 2, 9)


def test_two_tables_left_are_no_reason_where_only_the_last_one_is() -> None:
    floor = playing(9, 5, 5)
    floor.do(busting(1))
    assert due(floor) is None


def test_where_the_book_never_wants_one_the_last_table_is_broken_like_any_other() -> None:
    floor = ruled(playing(5, 5), tables="never")
    floor.do(busting(1))
    assert due(floor) is None
    ruled(floor, combine="one_more")
    assert due(floor) == ("final_table", 1, 9)


def test_new_seats_at_numbers_of_players() -> None:
    floor = ruled(playing(9, 9, 7), players=(24, 16))
    floor.do(busting(1))
    assert due(floor) == ("players", 3, 9)
    floor.do(RedrawSeats())
    assert due(floor) is None
    assert floor.when(RedrawSeats()) == ReasonNeeded()


def test_who_sits_at_a_feature_table_keeps_the_seat() -> None:
    floor = playing(5, 5)
    floor.do(busting(1), LockTable(table=TableNo(2)))
    assert due(floor) == ("final_table", 1, 9)
    assert floor.when(RedrawSeats()) == TableIsLocked(table=TableNo(2))


def test_new_seats_at_any_time_with_a_reason() -> None:
    floor = playing(5, 5)
    assert floor.when(RedrawSeats()) == ReasonNeeded()
    assert floor.do(RedrawSeats(reason="the cards were marked"))
    assert max(floor.tournament.play.seating.tables[TableNo(1)].players) <= SeatNo(9)


def test_in_a_shoot_out_nothing_is_levelled_or_broken_and_the_winners_meet() -> None:
    floor = playing(9, 2, 2, terms=Terms(shoot_out=True))
    floor.do(busting(10))
    assert plan(floor.tournament, floor.now) == ()
    assert next_to_break(floor.tournament, sizes_of(floor.tournament)) is None
    assert due(floor) is None
    floor.do(busting(12), *(busting(entry) for entry in range(1, 9)))
    assert due(floor) == ("winners", 1, 9)
    floor.do(RedrawSeats())
    assert sorted(sizes(floor).values()) == [3]
    assert due(floor) is None


def test_a_dead_seat_at_the_last_table_is_made_up_for() -> None:
    floor = playing(5, 5)
    floor.do(MarkSeats(seats=(at(1, 8),), use="dead"), busting(1))
    assert due(floor) == ("final_table", 1, 10)
    floor.do(RedrawSeats(tables=(TableNo(1),), seats=10))
    assert sizes(floor) == {1: 9}
    assert due(floor) is None
