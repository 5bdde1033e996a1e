"""Players confirmed on seats, and swaps; entries are numbered by seat."""

import pytest

from tdconsole.domain.engine.invariants import problems
from tdconsole.domain.hand.known_hands import is_single
from tdconsole.domain.language.commands.floor import (
    PlaceButton,
    ReinstatePlayer,
    SeePlayers,
    SwapPlayers,
)
from tdconsole.domain.language.commands.seating import PinSeat
from tdconsole.domain.language.events.floor import PlayersSeen, PlayersSwapped
from tdconsole.domain.language.rejections.entry import UnknownEntry
from tdconsole.domain.language.rejections.refusal import Rejection
from tdconsole.domain.language.rejections.room import (
    NeedsOtherSeat,
    NoSuchTable,
    NothingToSee,
    NotSeated,
    PlayerIsOut,
    SamePlayer,
)
from tdconsole.domain.values import FIRST_PLAY, EntryId, Seat, SeatNo, TableNo
from tests.domain.floor import Floor, at, busting, ids, moving, playing, queueing


def seeing(*entries: int) -> SeePlayers:
    return SeePlayers(entries=ids(*entries))


def seeing_tables(*tables: int) -> SeePlayers:
    return SeePlayers(tables=tuple(map(TableNo, tables)))


EVERYBODY = SeePlayers()


def swapping(entry: int, other: int) -> SwapPlayers:
    return SwapPlayers(entry=EntryId(entry), other=EntryId(other))


def pinning(entry: int, *seats: int) -> PinSeat:
    return PinSeat(entry=EntryId(entry), seats=tuple(map(SeatNo, seats)), reason="wheelchair")


def verified(floor: Floor) -> list[int]:
    """Those who were seen where they are to sit."""
    play = floor.tournament.play
    return sorted(entry for entry, seat in play.seating.of.items() if play.seen.get(entry) == seat)


def seat_of(floor: Floor, entry: int) -> Seat:
    return floor.tournament.play.seating.of[EntryId(entry)]


def moves(floor: Floor) -> dict[EntryId, int]:
    return dict(floor.tournament.play.moves)


# Seen


@pytest.mark.parametrize(
    ("command", "seen"),
    [
        (seeing(2), [2]),
        (seeing(5, 1), [1, 5]),
        (seeing(2, 2), [2]),
        (seeing_tables(2), [4, 5, 6]),
        (seeing_tables(2, 1, 2), [1, 2, 3, 4, 5, 6]),
        (EVERYBODY, [1, 2, 3, 4, 5, 6]),
    ],
)
def test_one_or_a_table_or_everybody_is_seen(command: SeePlayers, seen: list[int]) -> None:
    floor = playing(3, 3)
    assert verified(floor) == []
    assert floor.do(command) == (PlayersSeen(play=FIRST_PLAY, entries=ids(*seen)),)
    assert verified(floor) == seen


def test_only_those_who_were_not_seen_yet_are_told() -> None:
    floor = playing(3)
    floor.do(seeing(2))
    assert floor.when(seeing_tables(1)) == (PlayersSeen(play=FIRST_PLAY, entries=ids(1, 3)),)


def test_who_is_moved_has_to_be_seen_again() -> None:
    floor = playing(3, 3)
    floor.do(EVERYBODY, moving(1, at(2, 9)))
    assert verified(floor) == [2, 3, 4, 5, 6]
    floor.do(seeing(1))
    assert verified(floor) == [1, 2, 3, 4, 5, 6]


def test_who_was_never_seen_at_the_new_seat_was_seen_at_the_old_one() -> None:
    floor = playing(3, 3)
    floor.do(EVERYBODY, moving(1, at(2, 9)), moving(1, at(1, 1)))
    assert verified(floor) == [1, 2, 3, 4, 5, 6]


def test_both_who_change_seats_have_to_be_seen_again() -> None:
    floor = playing(3, 3)
    floor.do(EVERYBODY, swapping(1, 5))
    assert verified(floor) == [2, 3, 4, 6]


def test_who_comes_back_to_another_seat_has_to_be_seen_there() -> None:
    floor = playing(3, 3)
    floor.do(EVERYBODY, busting(1))
    assert verified(floor) == [2, 3, 4, 5, 6]
    floor.do(ReinstatePlayer(entry=EntryId(1), seat=at(2, 9)))
    assert verified(floor) == [2, 3, 4, 5, 6]


@pytest.mark.parametrize(
    ("command", "refusal"),
    [
        (seeing(99), UnknownEntry(entry=EntryId(99))),
        (seeing(3), PlayerIsOut(entry=EntryId(3))),
        (seeing(2, 5), NotSeated(entry=EntryId(5))),
        (seeing_tables(1, 7), NoSuchTable(table=TableNo(7))),
        (seeing(1), NothingToSee()),
        (seeing_tables(2), NothingToSee()),
    ],
)
def test_nobody_is_seen_where_nobody_is_to_sit(command: SeePlayers, refusal: Rejection) -> None:
    """At table 2 nobody sits any more."""
    floor = playing(3, 1)
    floor.do(moving(4, at(1, 9)), queueing(5), busting(3), seeing(1))
    assert floor.when(command) == refusal


def test_when_all_were_seen_there_is_nothing_to_see() -> None:
    floor = playing(3, 3)
    floor.do(EVERYBODY)
    assert floor.when(EVERYBODY) == NothingToSee()
    assert playing().when(EVERYBODY) == NothingToSee()


def test_in_the_file_somebody_without_a_seat_is_seen_nowhere() -> None:
    floor = playing(3)
    floor.given(PlayersSeen(play=FIRST_PLAY, entries=ids(2, 99)))
    assert verified(floor) == [2]
    assert list(floor.tournament.play.seen) == [2]


# Changing seats


def test_each_sits_where_the_other_did() -> None:
    floor = playing(3, 3)
    event = PlayersSwapped(play=FIRST_PLAY, one=EntryId(1), other=EntryId(5))
    assert floor.do(swapping(1, 5)) == (event,)
    assert (seat_of(floor, 1), seat_of(floor, 5)) == (at(2, 2), at(1, 1))
    seating = floor.tournament.play.seating
    assert (seating.at(at(2, 2)), seating.at(at(1, 1))) == (1, 5)
    assert problems(floor.tournament) == frozenset()


def test_the_other_way_round_it_comes_to_the_same() -> None:
    one, other = playing(3, 3), playing(3, 3)
    one.do(swapping(1, 5))
    other.do(swapping(5, 1))
    assert one.tournament.play.seating == other.tournament.play.seating


def test_twice_is_as_it_was() -> None:
    floor = playing(3, 3)
    before = floor.tournament.play.seating
    floor.do(swapping(1, 5), swapping(1, 5))
    assert floor.tournament.play.seating == before


def test_nobody_was_moved_by_it() -> None:
    floor = playing(3, 3)
    floor.do(swapping(1, 2), swapping(1, 5))
    assert moves(floor) == {}


def test_whoever_turns_out_to_sit_there_had_the_big_blind() -> None:
    floor = playing(6)
    floor.do(PlaceButton(table=TableNo(1), button=SeatNo(1)), swapping(3, 6))
    hand = floor.tournament.play.hands[TableNo(1)]
    assert hand.big_blind == 6
    assert not is_single(hand, floor.tournament.play.seating.tables[TableNo(1)])


def test_nobody_is_put_on_a_seat_that_is_none_of_those_needed() -> None:
    floor = playing(3, 3)
    floor.do(pinning(1, 1))
    refusal = NeedsOtherSeat(entry=EntryId(1), seat=at(2, 2))
    assert floor.when(swapping(1, 5)) == refusal
    assert floor.when(swapping(5, 1)) == refusal
    floor.do(swapping(1, 4))
    assert seat_of(floor, 1) == at(2, 1)


@pytest.mark.parametrize(
    ("command", "refusal"),
    [
        (swapping(1, 1), SamePlayer(entry=EntryId(1))),
        (swapping(99, 99), SamePlayer(entry=EntryId(99))),
        (swapping(1, 99), UnknownEntry(entry=EntryId(99))),
        (swapping(3, 1), PlayerIsOut(entry=EntryId(3))),
        (swapping(1, 3), PlayerIsOut(entry=EntryId(3))),
        (swapping(4, 1), NotSeated(entry=EntryId(4))),
        (swapping(1, 4), NotSeated(entry=EntryId(4))),
    ],
)
def test_a_change_of_seats_takes_two_who_sit(command: SwapPlayers, refusal: Rejection) -> None:
    floor = playing(3)
    floor.do(queueing(4), busting(3))
    assert floor.when(command) == refusal


@pytest.mark.parametrize(("one", "other"), [(1, 99), (99, 1), (1, 1)])
def test_in_the_file_nothing_is_had_in_exchange_for_nothing(one: int, other: int) -> None:
    floor = playing(3)
    before = floor.tournament
    floor.given(PlayersSwapped(play=FIRST_PLAY, one=EntryId(one), other=EntryId(other)))
    assert floor.tournament is before
