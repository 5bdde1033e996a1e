"""The button and the blinds from hand to hand, for every way in which a small table can empty."""

from collections.abc import Iterator
from itertools import combinations, permutations

import pytest

from tdconsole.domain.hand.blinds import (
    after,
    ahead_of_big_blind,
    before,
    last_player,
    next_hand,
    small_blind,
    with_blinds,
    with_button,
)
from tdconsole.domain.values import Dealt, SeatNo
from tests.domain.floor import seat_numbers
from tests.domain.rooms import dealt

SEATS = 6


def everybody(least: int = 2) -> Iterator[tuple[SeatNo, ...]]:
    for number in range(least, SEATS + 1):
        yield from combinations(seat_numbers(*range(1, SEATS + 1)), number)


def hands_and_who_stays() -> Iterator[tuple[Dealt, tuple[SeatNo, ...], tuple[SeatNo, ...]]]:
    """Each first hand of each table, with every choice of two or more who are left after it."""
    for players in everybody():
        for button in players:
            for number in range(2, len(players) + 1):
                for left in combinations(players, number):
                    yield with_button(button, players), players, left


# Round the table


@pytest.mark.parametrize(
    ("seat", "next_one", "last_one"), [(2, 5, 1), (5, 1, 2), (1, 2, 5), (3, 5, 2)]
)
def test_the_next_and_the_last_one_round_the_table(seat: int, next_one: int, last_one: int) -> None:
    players = seat_numbers(1, 2, 5)
    assert after(SeatNo(seat), players) == next_one
    assert before(SeatNo(seat), players) == last_one


# Where only a part is told


def test_the_blinds_sit_behind_the_button() -> None:
    assert with_button(SeatNo(8), seat_numbers(1, 4, 8)) == dealt(8, 1, 4)


@pytest.mark.parametrize(("button", "hand"), [(2, (2, 2, 7)), (7, (7, 7, 2)), (4, (7, 7, 2))])
def test_of_two_the_button_is_the_small_blind(button: int, hand: tuple[int, int, int]) -> None:
    assert with_button(SeatNo(button), seat_numbers(2, 7)) == dealt(*hand)


def test_a_big_blind_that_is_told_where_the_small_blind_is_gone() -> None:
    """Seat 3 was the small blind: it is empty now, and the button knows nothing of it."""
    assert with_blinds(SeatNo(2), SeatNo(4), seat_numbers(1, 2, 4, 5), 9) == dealt(2, 3, 4)


def test_a_big_blind_that_is_told_two_players_on() -> None:
    assert with_blinds(SeatNo(1), SeatNo(3), seat_numbers(1, 2, 3, 4), 9) == dealt(1, 2, 3)
    assert with_blinds(SeatNo(1), SeatNo(4), seat_numbers(1, 2, 3, 4), 9) == dealt(1, 3, 4)
    assert with_blinds(SeatNo(9), SeatNo(1), seat_numbers(1, 5, 8), 9) == dealt(9, 9, 1)


def test_the_hand_before_is_told_by_the_next_big_blind() -> None:
    for players in everybody():
        for big in players:
            last = ahead_of_big_blind(big, players, 9)
            assert next_hand(last, players).big_blind == big
            assert last.big_blind == before(big, players)


def test_somebody_who_has_just_gone_may_have_had_the_big_blind() -> None:
    """The empty seat beside the next one is right either way."""
    gone = ahead_of_big_blind(SeatNo(6), seat_numbers(1, 2, 6, 8), 9, gone=seat_numbers(4))
    assert gone == dealt(1, 2, 5)
    elsewhere = ahead_of_big_blind(SeatNo(6), seat_numbers(1, 2, 6, 8), 9, gone=seat_numbers(7))
    assert elsewhere == dealt(8, 1, 2)


# From hand to hand


def test_the_big_blind_goes_to_the_next_player_always() -> None:
    for hand, _players, left in hands_and_who_stays():
        assert next_hand(hand, left).big_blind == after(hand.big_blind, left)


def test_nobody_posts_the_big_blind_twice_running() -> None:
    for hand, _players, left in hands_and_who_stays():
        assert next_hand(hand, left).big_blind != hand.big_blind


def test_small_blind_and_button_follow_to_the_seats_before_them() -> None:
    for hand, players, left in hands_and_who_stays():
        if len(left) > 2 and len(players) > 2:
            following = next_hand(hand, left)
            assert (following.small_blind, following.button) == (hand.big_blind, hand.small_blind)


def test_of_two_who_are_left_the_other_has_the_button_and_the_small_blind() -> None:
    for hand, _players, left in hands_and_who_stays():
        if len(left) == 2:
            following = next_hand(hand, left)
            assert following.button == following.small_blind != following.big_blind
            assert small_blind(following, left) == following.button


def test_a_round_brings_every_seat_each_blind_once() -> None:
    for players in everybody():
        hand, bigs, smalls = with_button(players[0], players), set(), set()
        for _ in players:
            hand = next_hand(hand, players)
            bigs.add(hand.big_blind)
            smalls.add(small_blind(hand, players))
        assert bigs == smalls == set(players)


def test_two_become_three() -> None:
    """The newcomer sits between, behind or on the far side: there is a button for each hand."""
    for hand, three in ((dealt(1, 1, 2), (1, 2, 3)), (dealt(2, 2, 1), (1, 2, 3))):
        for players in permutations(three):
            following = next_hand(hand, seat_numbers(*players))
            blinds = {following.button, following.small_blind, following.big_blind}
            assert len(blinds) == 3


def test_a_newcomer_on_the_seat_of_the_big_blind_posts_it_alone() -> None:
    """Button 1, blinds 2 and 3; seat 3 goes out and is taken again."""
    players = seat_numbers(1, 2, 3, 4, 5)
    hand = next_hand(dealt(1, 2, 3), players, single=True)
    assert (hand.button, small_blind(hand, players), hand.big_blind) == (2, None, 3)
    hand = next_hand(hand, players)
    assert (hand.button, small_blind(hand, players), hand.big_blind) == (2, 3, 4)
    assert next_hand(hand, players) == dealt(3, 4, 5)


def test_against_one_alone_the_newcomer_posts_the_big_blind_and_the_other_the_small_one() -> None:
    players = seat_numbers(1, 3)
    hand = next_hand(dealt(1, 2, 3), players, single=True)
    assert (hand.button, small_blind(hand, players), hand.big_blind) == (1, 1, 3)


@pytest.mark.parametrize(("button", "last"), [(4, 4), (3, 1), (9, 8)])
def test_behind_a_dead_button_the_player_before_it_acts_last(button: int, last: int) -> None:
    assert last_player(SeatNo(button), seat_numbers(1, 4, 8)) == last
