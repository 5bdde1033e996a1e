"""Tables made level: the fewest moves, the right player, the worst seat."""

from typing import Any

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st
from msgspec.structs import replace

from tdconsole.domain.hand.blinds import next_hand
from tdconsole.domain.hand.known_hands import coming, is_single, known
from tdconsole.domain.language.commands.floor import (
    BalanceTables,
    MovePlayer,
    NameBigBlind,
    PlaceButton,
    Relocation,
)
from tdconsole.domain.language.commands.seating import LockTable, PinSeat
from tdconsole.domain.language.events.floor import Moved, TablesBalanced
from tdconsole.domain.language.rejections.room import (
    NamedTwice,
    NeedsOtherSeat,
    NotSeated,
    OutOfTurn,
    PlanStale,
    PlayerIsOut,
    SeatTaken,
)
from tdconsole.domain.language.terms import Terms
from tdconsole.domain.room.balancing import Planned, plan
from tdconsole.domain.rules.book import Rulebook, Ruled
from tdconsole.domain.values import FIRST_PLAY, EntryId, Seat, SeatNo, TableNo
from tests.domain.floor import Floor, at, busting, playing, queueing
from tests.domain.rooms import SEATS, Room, apart, at_table, room_of, rooms, sizes, with_buttons

EIGHT, SIX = [1, 2, 3, 4, 5, 6, 7, 8], [1, 2, 3, 4, 5, 6]


def planned(floor: Floor) -> tuple[Planned, ...]:
    return plan(floor.tournament, floor.now)


def request(*moves: Planned) -> BalanceTables:
    return BalanceTables(moves=tuple(relocation(move) for move in moves))


def relocation(move: Planned) -> Relocation:
    assert move.entry is not None
    assert move.seat is not None
    return Relocation(entry=move.entry, seat=Seat(table=move.target, seat=move.seat))


def bound(players: list[int]) -> int:
    """The lower bound: these players have to leave a table that keeps too many."""
    each, more = divmod(sum(players), len(players))
    fullest = sorted(players, reverse=True)
    return sum(max(0, here - each - (at < more)) for at, here in enumerate(fullest))


def fewest(players: list[int], most: int) -> int:
    """By trying what could be the smallest table in the end."""
    found = []
    for least in range(max(players) + 1):
        above = sum(max(0, here - least - most) for here in players)
        below = sum(max(0, least - here) for here in players)
        tables, everybody = len(players), sum(players)
        if tables * least <= everybody <= tables * min(least + most, SEATS):
            found.append(max(above, below))
    return min(found)


@given(room=rooms)
def test_the_plan_has_as_few_moves_as_can_be(room: Room) -> None:
    floor = with_buttons(room_of(room))
    players = [len(seats) for seats in room.values()]
    level = max(players) - min(players) <= 1
    assert len(planned(floor)) == (0 if level else bound(players))


@given(room=rooms, most=st.integers(2, 3))
def test_a_wider_tolerance_needs_fewer_moves(room: Room, most: int) -> None:
    floor = with_buttons(room_of(room, apart(most)))
    players = [len(seats) for seats in room.values()]
    moves = planned(floor)
    assert len(moves) == fewest(players, most)
    if moves and all(move.entry and move.seat for move in moves):
        floor.do(request(*moves))
        assert max(sizes(floor).values()) - min(sizes(floor).values()) <= most


@given(room=rooms, shift=st.integers(1, 9))
def test_after_the_plan_all_tables_are_level_and_nobody_moved_in_vain(
    room: Room, shift: int
) -> None:
    floor = with_buttons(room_of(room), seat=shift)
    moves = planned(floor)
    assume(moves and all(move.entry and move.seat for move in moves))
    before = sizes(floor)
    each = sum(before.values()) // len(before)
    floor.do(request(*moves))
    after = sizes(floor)
    assert max(after.values()) - min(after.values()) <= 1
    assert all(before[move.source] > each for move in moves)
    assert all(before[move.target] <= each for move in moves)
    assert len({move.entry for move in moves}) == len(moves)


@given(room=rooms, shift=st.integers(1, 9))
def test_whoever_moves_was_to_be_the_big_blind_and_gets_the_worst_seat(
    room: Room, shift: int
) -> None:
    """Move by move, against the hand that would come next at both tables."""
    floor = with_buttons(room_of(room), seat=shift)
    for move in planned(floor):
        assert move.entry is not None
        assert move.seat is not None
        tables = floor.tournament.play.seating.tables
        source, target = tables[move.source], tables[move.target]
        giving = known(floor.tournament, move.source, floor.now)
        taking = known(floor.tournament, move.target, floor.now)
        assert giving is not None
        here = coming(giving, source)
        assert here is not None
        assert source.players[here.big_blind] == move.entry
        if taking is not None and coming(taking, target) is not None:
            assert _posts_soonest(target.players, taking.dealt, move.seat)
        floor.do(MovePlayer(entry=move.entry, seat=Seat(table=move.target, seat=move.seat)))
        hand = known(floor.tournament, move.target, floor.now)
        table = floor.tournament.play.seating.tables[move.target]
        if hand is None:  # no hand could be dealt there
            continue
        after = coming(hand, table)
        assert after is not None
        if len(table.players) > 2 and not is_single(hand, table):
            assert after.small_blind != move.seat


def _posts_soonest(players: Any, last: Any, seat: SeatNo) -> bool:
    """Nobody put on another free seat would be the big blind sooner."""

    def hands_until(free: int) -> int:
        there, hand = [*players, SeatNo(free)], last
        for number in range(1, 30):
            alone = number == 1 and free == last.big_blind
            hand = next_hand(hand, there, single=alone)
            if hand.big_blind == free:
                return number
        raise AssertionError(free)

    others = [free for free in range(1, SEATS + 1) if free not in players]
    return hands_until(seat) == min(map(hands_until, others))


@given(room=rooms, some=st.integers(1, 20))
def test_half_a_plan_leaves_a_right_plan_for_the_rest(room: Room, some: int) -> None:
    floor = with_buttons(room_of(room))
    moves = planned(floor)
    known_ = [move for move in moves if move.entry and move.seat]
    assume(len(known_) == len(moves) > 1)
    part = moves[: some % len(moves)] or moves[:1]
    floor.do(request(*part))
    assert len(planned(floor)) == len(moves) - len(part)


def test_what_is_accepted_is_one_step_with_the_article() -> None:
    floor = with_buttons(room_of({1: EIGHT, 2: SIX}), seat=1)
    (move,) = planned(floor)
    assert (move.source, move.target, move.entry, move.seat) == (1, 2, 4, 7)
    assert floor.do(request(move)) == (
        TablesBalanced(
            play=FIRST_PLAY,
            moves=(Moved(entry=EntryId(4), seat=at(2, 7)),),
            cite="TDA-2024 11-A",
        ),
    )
    assert dict(floor.tournament.play.moves) == {EntryId(4): 1}


def test_a_single_big_blind_is_the_worst_seat() -> None:
    floor = with_buttons(room_of({1: EIGHT, 2: [1, 2, 3, 4, 5, 6, 7]}), seat=1)
    floor.do(busting(11))  # who had the big blind at table 2
    (move,) = planned(floor)
    assert (move.target, move.seat) == (2, 3)
    floor.do(request(move))
    hand = known(floor.tournament, TableNo(2), floor.now)
    assert hand is not None
    table = floor.tournament.play.seating.tables[TableNo(2)]
    following = coming(hand, table)
    assert following is not None
    assert (following.button, following.small_blind, following.big_blind) == (2, 2, 3)


def test_nothing_is_known_so_exactly_two_tables_are_asked_for() -> None:
    (move,) = planned(room_of({1: EIGHT, 2: SIX, 3: EIGHT[:7]}))
    assert (move.entry, move.seat, move.asks) == (None, None, (1, 2))
    assert move.ranked == (7, 8, 9)


def test_only_the_table_that_is_not_known_is_asked_for() -> None:
    floor = with_buttons(room_of({1: EIGHT, 2: SIX}), 1)
    assert planned(floor)[0].asks == (2,)
    assert planned(floor)[0].entry == 4
    floor.do(NameBigBlind(table=TableNo(2), seat=SeatNo(1)))
    (move,) = planned(floor)
    assert (move.asks, move.seat, move.ranked) == ((), 7, (7, 8, 9))


def test_a_known_button_expires_with_its_hand() -> None:
    floor = with_buttons(room_of({1: EIGHT, 2: SIX}))
    assert planned(floor)[0].asks == ()
    floor.wait(minutes=3)
    assert planned(floor)[0].asks == (1, 2)


def test_what_was_filled_in_at_the_tables_is_of_the_plan_too() -> None:
    floor = room_of({1: EIGHT, 2: SIX})
    filled_in = Relocation(entry=EntryId(5), seat=at(2, 9))
    assert floor.do(BalanceTables(moves=(filled_in,)))
    assert planned(floor) == ()


def test_a_plan_goes_stale_when_the_floor_changes() -> None:
    floor = with_buttons(room_of({1: EIGHT, 2: SIX}), seat=1)
    wanted = request(*planned(floor))
    floor.do(busting(1))
    assert floor.when(wanted) == PlanStale(entry=EntryId(4), seat=at(2, 7), cite="TDA-2024 11-A")


def test_it_is_stale_once_the_button_is_another_or_not_known_any_more() -> None:
    floor = with_buttons(room_of({1: EIGHT, 2: SIX}), seat=1)
    wanted = request(*planned(floor))
    floor.do(PlaceButton(table=TableNo(1), button=SeatNo(2)))
    assert isinstance(floor.when(wanted), PlanStale)


def test_it_is_done_only_once() -> None:
    floor = with_buttons(room_of({1: EIGHT, 2: SIX}))
    wanted = request(*planned(floor))
    floor.do(wanted)
    assert isinstance(floor.when(wanted), PlanStale)


def test_a_later_move_does_not_come_before_an_earlier_one_of_its_table() -> None:
    floor = with_buttons(room_of({1: [*EIGHT, 9], 2: SIX[:4]}))
    moves = planned(floor)
    assert len(moves) == 2
    assert floor.when(request(moves[1])) == OutOfTurn(table=TableNo(1))


def test_who_is_out_or_has_no_seat_is_in_no_plan() -> None:
    floor = room_of({1: EIGHT, 2: SIX})
    floor.do(busting(1))
    move = Relocation(entry=EntryId(1), seat=at(2, 9))
    assert floor.when(BalanceTables(moves=(move,))) == PlayerIsOut(entry=EntryId(1))
    floor.do(queueing(15))
    move = replace(move, entry=EntryId(15))
    assert floor.when(BalanceTables(moves=(move,))) == NotSeated(entry=EntryId(15))


def test_a_locked_table_neither_gives_nor_takes() -> None:
    floor = room_of({1: [*EIGHT, 9], 2: SIX[:2], 3: EIGHT, 4: EIGHT[:7]})
    floor.do(LockTable(table=TableNo(1)), LockTable(table=TableNo(2)))
    assert planned(floor) == ()


def test_somebody_who_needs_a_seat_that_is_not_free_stays_and_the_next_one_goes() -> None:
    floor = with_buttons(room_of({1: EIGHT, 2: SIX}), seat=1)
    floor.do(PinSeat(entry=EntryId(4), seats=(SeatNo(4),)))
    assert planned(floor)[0].entry == 5
    floor.do(PinSeat(entry=EntryId(4), seats=(SeatNo(4), SeatNo(9))))
    assert (planned(floor)[0].entry, planned(floor)[0].seat) == (4, 9)


def test_without_blinds_who_moves_is_drawn_by_card() -> None:
    floor = with_buttons(room_of({1: EIGHT, 2: SIX}))
    setup = floor.tournament.setup
    floor.state = replace(floor.tournament, setup=replace(setup, terms=Terms(game="razz")))
    (move,) = planned(floor)
    assert (move.entry, move.seat, move.asks, move.ranked) == (None, None, (), (7, 8, 9))


@pytest.mark.parametrize(("where", "seat"), [("worst", 7), ("nearest_big_blind", 9)])
def test_where_the_book_says(where: Any, seat: int) -> None:
    book = Rulebook(id="house", title="House", balance_where=Ruled(value=where))
    floor = with_buttons(room_of({1: EIGHT, 2: SIX}, book), seat=4)
    assert planned(floor)[0].seat == seat


def test_the_player_who_was_moved_least_goes_where_the_house_lets_that_decide() -> None:
    rule: Ruled[Any] = Ruled(value="largest_then_least_moved")
    book = Rulebook(id="house", title="House", balance_source=rule)
    floor = with_buttons(room_of({1: EIGHT, 2: SIX, 3: EIGHT}, book), seat=1)
    assert planned(floor)[0].source == 3
    play = floor.tournament.play
    moved = at_table(floor, 3)[SeatNo(4)]
    play = replace(play, moves=play.moves.set(moved, 1))
    floor.state = replace(floor.tournament, plays=floor.tournament.plays.set(play.id, play))
    assert planned(floor)[0].source == 1


def test_two_moves_never_end_on_one_seat_or_begin_with_one_player() -> None:
    floor = room_of({1: [*EIGHT, 9], 2: [*EIGHT, 9], 3: SIX[:5]})
    first, second = Relocation(entry=EntryId(1), seat=at(3, 6)), EntryId(10)
    lap = BalanceTables(moves=(first, Relocation(entry=second, seat=at(3, 6))))
    assert floor.when(lap) == SeatTaken(seat=at(3, 6), by=EntryId(1))
    twice = BalanceTables(moves=(first, replace(first, seat=at(3, 7))))
    assert floor.when(twice) == NamedTwice(entry=EntryId(1))


def test_nobody_who_needs_another_seat_is_moved_to_one_by_the_plan() -> None:
    floor = with_buttons(room_of({1: [1, 2, 3], 2: [1]}), 1, seat=1)
    floor.do(*(PinSeat(entry=EntryId(one), seats=(SeatNo(1),)) for one in (1, 2, 3)))
    (move,) = planned(floor)
    assert move.entry is None
    wrong = BalanceTables(moves=(Relocation(entry=EntryId(1), seat=at(2, 5)),))
    assert isinstance(floor.when(wrong), NeedsOtherSeat)


def test_heads_up_matches_are_played_out() -> None:
    floor = playing(2, 1, 1, seats_per_table=2)
    assert planned(floor) == ()


def test_the_seat_beside_the_next_big_blind_when_somebody_has_just_gone() -> None:
    """The bust at seat 3 may have had it: seat 2 could be given the button."""
    floor = with_buttons(room_of({1: EIGHT, 2: [1, 3, 4, 5, 6, 7, 8]}), 1)
    floor.do(busting(10), NameBigBlind(table=TableNo(2), seat=SeatNo(4)))
    assert planned(floor)[0].seat == 3
