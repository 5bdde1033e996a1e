"""The button: told by one click, known for its hand, and then asked for again."""

import pytest

from tdconsole.domain.hand.known_hands import coming, known, next_big_blinds
from tdconsole.domain.language.commands.draw import RedrawSeats
from tdconsole.domain.language.commands.floor import BreakTable, NameBigBlind, PlaceButton
from tdconsole.domain.language.commands.seating import SeatEntry
from tdconsole.domain.language.commands.tournament import OverrideRules
from tdconsole.domain.language.events.floor import ButtonPlaced
from tdconsole.domain.language.rejections.room import (
    BigBlindNotSure,
    ButtonOnBigBlind,
    NoSuchSeat,
    NoSuchTable,
    NotDealtIn,
    TooFewToDeal,
)
from tdconsole.domain.rules.book import RuleChanges
from tdconsole.domain.values import FIRST_PLAY, Dealt, EntryId, SeatNo, TableNo
from tests.domain.floor import Floor, at, busting, playing, queueing
from tests.domain.rooms import dealt, with_buttons


def placed(floor: Floor, button: int, big: int | None = None, table: int = 1) -> Dealt:
    (event,) = floor.do(
        PlaceButton(
            table=TableNo(table),
            button=SeatNo(button),
            big_blind=None if big is None else SeatNo(big),
        )
    )
    assert isinstance(event, ButtonPlaced)
    assert (event.play, event.table, event.since) == (FIRST_PLAY, table, floor.now)
    return event.dealt


def following(floor: Floor, table: int = 1) -> Dealt | None:
    hand = known(floor.tournament, TableNo(table), floor.now)
    assert hand is not None
    return coming(hand, floor.tournament.play.seating.tables[TableNo(table)])


def test_the_blinds_are_with_the_next_players() -> None:
    assert placed(playing(6), 5) == dealt(5, 6, 1)


def test_heads_up_the_small_blind_has_the_button() -> None:
    assert placed(playing(2), 1) == dealt(1, 1, 2)


def test_who_posted_the_big_blind_may_be_out_by_now() -> None:
    floor = playing(6)
    floor.do(busting(3))
    assert placed(floor, 1, 3) == dealt(1, 2, 3)
    assert following(floor) == dealt(2, 3, 4)


def test_nobody_may_have_posted_the_small_blind() -> None:
    floor = playing(6)
    floor.do(busting(2), busting(3))
    assert placed(floor, 1, 4) == dealt(1, 2, 4) or placed(floor, 1, 4) == dealt(1, 3, 4)


def test_the_next_big_blind_is_all_that_has_to_be_told() -> None:
    floor = playing(6)
    floor.do(NameBigBlind(table=TableNo(1), seat=SeatNo(2)))
    assert following(floor) == dealt(6, 1, 2)
    hand = known(floor.tournament, TableNo(1), floor.now)
    assert hand is not None
    table = floor.tournament.play.seating.tables[TableNo(1)]
    assert next_big_blinds(hand, table) == (2, 3, 4, 5, 6, 1)


@pytest.mark.parametrize("seat", [1, 2])
def test_the_next_big_blind_of_two(seat: int) -> None:
    floor = playing(2)
    floor.do(NameBigBlind(table=TableNo(1), seat=SeatNo(seat)))
    assert following(floor) == dealt(3 - seat, 3 - seat, seat)


def test_it_is_known_for_as_long_as_the_house_says() -> None:
    floor = playing(6)
    placed(floor, 1)
    floor.wait(minutes=2, seconds=59)
    assert known(floor.tournament, TableNo(1), floor.now) is not None
    floor.wait(seconds=1)
    assert known(floor.tournament, TableNo(1), floor.now) is None
    floor.do(OverrideRules(changes=RuleChanges(button_known_for=10)))
    assert known(floor.tournament, TableNo(1), floor.now) is not None


def test_a_newcomer_where_the_big_blind_was_posts_it_alone() -> None:
    floor = playing(6)
    placed(floor, 1)
    floor.do(busting(3), queueing(7), SeatEntry(entry=EntryId(7), seat=at(1, 3), reason="late"))
    assert following(floor) == dealt(2, 2, 3)


def test_who_sits_alone_is_dealt_nothing() -> None:
    floor = playing(2, 2)
    placed(floor, 1)
    floor.do(busting(1))
    assert following(floor) is None


def test_what_can_not_be_told() -> None:
    floor = playing(6, 1)

    def refused(**wanted: int | None) -> object:
        return floor.when(PlaceButton(**wanted))  # type: ignore[arg-type]

    assert refused(table=7, button=1) == NoSuchTable(table=TableNo(7))
    assert refused(table=2, button=1) == TooFewToDeal(table=TableNo(2))
    assert refused(table=1, button=10) == NoSuchSeat(seat=at(1, 10), seats_per_table=9)
    assert refused(table=1, button=2, big_blind=2) == ButtonOnBigBlind(table=TableNo(1))
    nobody = NameBigBlind(table=TableNo(1), seat=SeatNo(9))
    assert floor.when(nobody) == NotDealtIn(seat=at(1, 9))


def test_it_is_forgotten_when_all_sit_anew() -> None:
    floor = with_buttons(playing(5, 3))
    floor.do(RedrawSeats(reason="new cards"))
    assert not floor.tournament.play.hands
    floor = with_buttons(playing(5, 3))
    floor.do(BreakTable(table=TableNo(1)))
    assert set(floor.tournament.play.hands) == {TableNo(2)}


def test_a_button_told_after_a_bust_needs_the_big_blind_too() -> None:
    floor = playing(6)
    floor.do(busting(3))
    told = PlaceButton(table=TableNo(1), button=SeatNo(1))
    assert floor.when(told) == BigBlindNotSure(table=TableNo(1), seat=SeatNo(3))
    assert placed(floor, 4) == dealt(4, 5, 6)
    floor.wait(minutes=3)
    assert placed(floor, 1) == dealt(1, 2, 4)
