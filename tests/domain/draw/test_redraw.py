"""New seats for all who play, and the buttons: each a draw with a link and a number."""

from typing import Any

from tdconsole.domain.draw.drawing import drawn_again
from tdconsole.domain.draw.lots import (
    Lots,
    TableSeated,
    buttons_by_lot,
    buttons_text,
    next_link,
    offers_of,
    seated_of,
    text_hash,
)
from tdconsole.domain.language.commands.draw import DrawButtons, DrawSeats, RedrawSeats
from tdconsole.domain.language.commands.floor import MovePlayer
from tdconsole.domain.language.commands.seating import LockTable, MarkSeats
from tdconsole.domain.language.events.draw import ButtonsDrawn, SeatsDrawn
from tdconsole.domain.language.rejections.draw import NobodyPlays, NoMoreLinks, TooFewSeats
from tdconsole.domain.language.rejections.room import NoSuchTable, NotInTheRoom, TableIsLocked
from tdconsole.domain.language.terms import Terms
from tdconsole.domain.state.tournament import Lot
from tdconsole.domain.values import EntryId, SeatNo, TableNo
from tests.domain.draw.casting import NINE, table
from tests.domain.floor import Floor, at, busting, opened, playing, registered, table_numbers

FINAL = RedrawSeats(reason="final table")


def redrawn(floor: Floor, **changes: Any) -> SeatsDrawn:
    (event,) = floor.do(RedrawSeats(reason="final table", **changes))
    assert isinstance(event, SeatsDrawn)
    return event


def buttons(floor: Floor, **changes: Any) -> ButtonsDrawn:
    (event,) = floor.do(DrawButtons(**changes))
    assert isinstance(event, ButtonsDrawn)
    return event


# Everybody anew


def test_all_who_play_get_new_seats_at_as_few_tables_as_hold_them() -> None:
    floor = playing(4, 3, 4)
    event = redrawn(floor, word="ace")
    assert offers_of(event.tables) == (table(1, 0, *NINE), table(2, 0, *NINE))
    assert [one.entry for one in event.seated] == list(range(1, 12))
    assert drawn_again(event) == event.seated
    assert (event.redraw, event.word, event.reason) == (True, "ace", "a note")
    sizes = {no: len(one.players) for no, one in floor.tournament.play.seating.tables.items()}
    assert sorted(sizes.values()) == [0, 5, 6]
    assert sizes[TableNo(3)] == 0


def test_the_redraw_is_to_the_tables_that_are_named() -> None:
    floor = playing(5, 4)
    assert {one.table for one in redrawn(floor, tables=table_numbers(12)).seated} == {12}


def test_who_is_out_and_who_is_at_a_locked_table_is_left_alone() -> None:
    floor = playing(5, 4, 4)
    floor.do(busting(1), LockTable(table=TableNo(2)))
    event = redrawn(floor)
    assert [one.entry for one in event.seated] == [2, 3, 4, 5, 10, 11, 12, 13]
    assert {one.table for one in event.seated} == {1}
    assert floor.tournament.play.seating.of[EntryId(6)] == at(2, 1)


def test_a_redraw_keeps_off_seats_that_are_dead() -> None:
    floor = playing(1, 1)
    floor.do(MarkSeats(seats=tuple(at(1, seat) for seat in range(3, 10)), use="dead"))
    event = redrawn(floor, tables=table_numbers(1))
    assert offers_of(event.tables) == (table(1, 0, 1, 2),)


def test_buttons_are_nowhere_after_a_redraw() -> None:
    floor = playing(4, 4)
    buttons(floor)
    assert floor.tournament.play.buttons
    redrawn(floor)
    assert not floor.tournament.play.buttons


def test_what_can_not_be_redrawn() -> None:
    assert opened().when(FINAL) == NobodyPlays()
    floor = playing(5, 5)
    assert floor.when(RedrawSeats(reason="r", tables=table_numbers(1))) == TooFewSeats(
        seats=9, players=10
    )
    assert floor.when(FINAL, link=None) == NoMoreLinks()
    floor = playing(2, 2, terms=Terms(tables=table_numbers(1, 2, 3)))
    assert floor.when(RedrawSeats(reason="r", tables=table_numbers(9))) == NotInTheRoom(
        table=TableNo(9)
    )
    floor.do(LockTable(table=TableNo(1)))
    locked = RedrawSeats(reason="r", tables=table_numbers(1))
    assert floor.when(locked) == TableIsLocked(table=TableNo(1))


# Buttons


def test_each_table_gets_a_button_at_a_seat_where_somebody_sits() -> None:
    floor = playing(4, 3)
    floor.do(MovePlayer(entry=EntryId(4), seat=at(2, 9)))
    event = buttons(floor, word="luna")
    there = (
        TableSeated(table=TableNo(1), seats=(SeatNo(1), SeatNo(2), SeatNo(3))),
        TableSeated(table=TableNo(2), seats=(SeatNo(1), SeatNo(2), SeatNo(3), SeatNo(9))),
    )
    assert seated_of(event.tables) == there
    text = buttons_text(link=event.link, draw=event.draw, word="luna", tables=event.tables)
    assert event.buttons == buttons_by_lot(Lots(text), there)
    drawn = dict(floor.tournament.play.buttons)
    assert drawn == {one.table: one.seat for one in event.buttons}
    assert floor.tournament.draws.made[event.draw].inputs == text_hash(text)


def test_buttons_of_some_tables_leave_the_others_where_they_are() -> None:
    floor = playing(4, 4, 4)
    first = buttons(floor)
    second = buttons(floor, tables=table_numbers(2))
    assert [one.table for one in second.buttons] == [2]
    drawn = floor.tournament.play.buttons
    assert {drawn[TableNo(1)], drawn[TableNo(3)]} == {first.buttons[0].seat, first.buttons[2].seat}


def test_a_draw_of_buttons_takes_the_next_number_and_link() -> None:
    floor = registered(6)
    (seats,) = floor.do(DrawSeats())
    assert isinstance(seats, SeatsDrawn)
    event, after = buttons(floor), redrawn(floor)
    assert (seats.draw, event.draw, after.draw) == (1, 2, 3)
    assert next_link(event.link) == seats.link
    assert next_link(after.link) == event.link


def test_what_has_no_button() -> None:
    floor = playing(3)
    assert opened().when(DrawButtons()) == NobodyPlays()
    assert floor.when(DrawButtons(tables=table_numbers(2))) == NoSuchTable(table=TableNo(2))
    assert floor.when(DrawButtons(), link=None) == NoMoreLinks()


# What the papers need of it


def test_each_keeps_the_seat_and_the_draw_it_came_of() -> None:
    floor = registered(3)
    commitment = floor.tournament.draws.commitment
    assert commitment is not None
    (first,) = floor.do(DrawSeats())
    assert isinstance(first, SeatsDrawn)
    drawn = floor.tournament.play.seating.of[EntryId(2)]
    floor.do(MovePlayer(entry=EntryId(2), seat=at(1, 9)))
    draws = floor.tournament.draws
    assert draws.of[EntryId(2)] == Lot(draw=first.draw, seat=drawn)
    assert (draws.made[first.draw].commitment, draws.made[first.draw].link) == (
        commitment.commitment,
        first.link,
    )
    second = redrawn(floor)
    assert floor.tournament.draws.of[EntryId(2)].draw == second.draw
