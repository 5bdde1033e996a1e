import pytest
from msgspec.structs import replace

from tdconsole.domain.language.events.floor import PlayerMoved
from tdconsole.domain.language.rejections.entry import UnknownEntry
from tdconsole.domain.language.rejections.refusal import Rejection
from tdconsole.domain.language.rejections.room import (
    AlreadyThere,
    NoSuchSeat,
    NoSuchTable,
    NotSeated,
    PlayerIsOut,
    SeatTaken,
)
from tdconsole.domain.state.tournament import Seating, Table, with_play
from tdconsole.domain.values import FIRST_PLAY, EntryId, Map, Seat, SeatNo, TableNo
from tests.domain.floor import at, busting, moving, playing, queueing, seated, sits


def test_a_player_moves_to_a_free_seat() -> None:
    assert playing(9, 7).when(moving(5, at(2, 8))) == (
        PlayerMoved(play=FIRST_PLAY, entry=EntryId(5), seat=at(2, 8)),
    )


def test_a_move_frees_the_old_seat_and_takes_the_new_one() -> None:
    floor = playing(9, 7)
    floor.do(moving(5, at(2, 8)))
    seating = floor.tournament.play.seating
    assert seating.at(at(1, 5)) is None
    assert seating.at(at(2, 8)) == 5
    assert seating.of[EntryId(5)] == at(2, 8)


def test_a_player_moves_to_another_seat_of_the_same_table() -> None:
    floor = playing(3)
    floor.do(moving(3, at(1, 9)))
    assert dict(floor.tournament.play.seating.tables[TableNo(1)].players) == {1: 1, 2: 2, 9: 3}


def test_players_may_be_seated_before_the_clock_starts() -> None:
    assert isinstance(seated(3, 3).when(moving(1, at(2, 9))), tuple)


@pytest.mark.parametrize(
    ("entry", "seat", "refusal"),
    [
        (5, at(2, 7), SeatTaken(seat=at(2, 7), by=EntryId(16))),
        (5, at(3, 1), NoSuchTable(table=TableNo(3))),
        (5, at(2, 10), NoSuchSeat(seat=at(2, 10), seats_per_table=9)),
        (5, at(1, 5), AlreadyThere(entry=EntryId(5), seat=at(1, 5))),
        (99, at(2, 8), UnknownEntry(entry=EntryId(99))),
        (16, at(2, 8), PlayerIsOut(entry=EntryId(16))),
        (17, at(2, 8), NotSeated(entry=EntryId(17))),
    ],
)
def test_a_move_that_cannot_be_is_refused(entry: int, seat: Seat, refusal: Rejection) -> None:
    floor = playing(9, 7)
    floor.do(queueing(17))
    if entry == 16:
        floor.do(busting(16))
    assert floor.when(moving(entry, seat)) == refusal


def test_a_table_everybody_left_can_be_sat_at_again() -> None:
    floor = playing(3, 1)
    floor.do(moving(4, at(1, 4)))
    assert isinstance(floor.when(moving(4, at(2, 1))), tuple)


def test_nobody_sits_where_there_is_no_table() -> None:
    assert Seating().at(at(1, 1)) is None


def test_a_seat_given_away_in_the_file_belongs_to_the_last_who_took_it() -> None:
    """Two players on one seat is for the invariants to tell: the fold loses nobody."""
    floor = playing(2).given(sits(1, at(1, 2)))
    seating = floor.tournament.play.seating
    assert seating.at(at(1, 2)) == 1
    assert seating.of[EntryId(2)] == at(1, 2)


def test_leaving_a_seat_that_another_has_taken_leaves_it_to_the_other() -> None:
    floor = playing(2).given(sits(1, at(1, 2)), sits(2, at(1, 5)))
    assert floor.tournament.play.seating.at(at(1, 2)) == 1


def test_who_stands_beside_every_table_is_still_seated_anew() -> None:
    nowhere = Seating(of=Map({EntryId(1): at(7, 7)}))
    floor = playing(2)
    play = replace(floor.tournament.play, seating=nowhere)
    floor.state = with_play(floor.tournament, play)
    assert floor.given(sits(1, at(1, 1))).tournament.play.seating == Seating(
        tables=Map({TableNo(1): Table(no=TableNo(1), players=Map({SeatNo(1): EntryId(1)}))}),
        of=Map({EntryId(1): at(1, 1)}),
    )


def test_a_move_leaves_every_other_table_the_same_object() -> None:
    floor = playing(3, 3, 3)
    before = floor.tournament
    floor.do(moving(1, at(2, 9)))
    after = floor.tournament
    three = TableNo(3)
    assert after.play.seating.tables[three] is before.play.seating.tables[three]
    assert after.entries is before.entries
    assert after.exits is before.exits
    assert after.play.clock is before.play.clock
