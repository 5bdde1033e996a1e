"""Where a balanced player is put, and who gets cards."""

from itertools import combinations, product

import pytest

from tdconsole.domain.hand.blinds import next_hand, with_button
from tdconsole.domain.room.worst_seat import is_dealt_in, ranked_seats
from tdconsole.domain.rules.values import BalanceWhere, DealtIn
from tdconsole.domain.values import Dealt, SeatNo
from tests.domain.rooms import dealt

SEATS = 9


def ranked(
    last: Dealt, *occupied: int, where: BalanceWhere = "worst", dead: tuple[int, ...] = ()
) -> list[int]:
    players = [SeatNo(seat) for seat in occupied]
    free = [SeatNo(s) for s in range(1, SEATS + 1) if s not in occupied and s not in dead]
    return [int(seat) for seat in ranked_seats(SEATS, players, free, last, where)]


def test_of_seats_that_would_all_be_the_next_big_blind_the_one_nearest_the_small_blind() -> None:
    """Seats 4, 5 and 6 come before the player on 7, who would be it."""
    assert ranked(dealt(1, 2, 3), 1, 2, 3, 7, 8) == [4, 5, 6, 9]


def test_never_between_the_button_and_the_small_blind() -> None:
    assert ranked(dealt(1, 2, 5), 1, 2, 5, 6, 7, 8) == [9]


def test_where_the_small_blind_would_be_nobody_is_moved() -> None:
    """Seat 4 follows the button on 3, and the small blind on 6 comes after both."""
    assert 4 not in ranked(dealt(1, 3, 6), 1, 3, 6, 7)
    assert 5 not in ranked(dealt(1, 3, 6), 1, 3, 6, 7)


def test_the_seat_of_the_big_blind_that_went_out_is_the_worst() -> None:
    assert ranked(dealt(1, 2, 3), 1, 2, 4, 5, 6, 7, 8) == [3, 9]


def test_a_dead_button_may_be_taken() -> None:
    """The small blind went out: the button of the next hand lies on that seat."""
    assert ranked(dealt(1, 2, 3), 1, 3, 4, 5, 6, 7, 8) == [9, 2]


def test_a_seat_that_nobody_is_put_on() -> None:
    assert ranked(dealt(1, 2, 3), 1, 2, 3, 7, 8, dead=(4, 9)) == [5, 6]


def test_opposite_one_who_sits_alone_the_big_blind_comes_first() -> None:
    assert ranked(dealt(1, 2, 3), 2)[:2] == [3, 4]


def test_no_seat_is_free() -> None:
    assert ranked(dealt(1, 2, 3), *range(1, SEATS + 1)) == []


def test_the_seat_nearest_the_big_blind() -> None:
    """PL 13: on either side of it, and of two as near the one that comes after it."""
    assert ranked(dealt(1, 2, 4), 1, 2, 4, 7, 8, where="nearest_big_blind") == [6, 9, 5]


def test_nearest_the_big_blind_its_own_old_seat_comes_last_of_all() -> None:
    occupied = (1, 2, 4, 5, 6, 7, 8)
    assert ranked(dealt(1, 2, 3), *occupied, where="nearest_big_blind") == [9]
    assert ranked(dealt(1, 2, 3), *occupied, 9, where="nearest_big_blind") == [3]


def hands_until_big_blind(seat: SeatNo, last: Dealt, players: tuple[SeatNo, ...]) -> int:
    """For a newcomer who sits down there now."""
    there = (*players, seat)
    hand, number = next_hand(last, there, single=seat == last.big_blind), 1
    while hand.big_blind != seat:
        hand, number = next_hand(hand, there), number + 1
    return number


def test_no_other_seat_comes_to_the_big_blind_sooner() -> None:
    """Every table of six, with every bust: hand by hand until the seat is reached."""
    every = tuple(map(SeatNo, range(1, 7)))
    for number, button in product(range(1, 6), every):
        for players in combinations(every, number):
            last = with_button(button, every)
            free = [seat for seat in every if seat not in players]
            found = ranked_seats(6, players, free, last)
            soon = [hands_until_big_blind(seat, last, players) for seat in found]
            assert soon == sorted(soon)
            for seat in found:
                hand = next_hand(last, (*players, seat), single=seat == last.big_blind)
                assert seat != hand.small_blind
                assert is_dealt_in(
                    seat, hand, 6, rule="not_between_small_blind_and_button", balanced=True
                )


COMING = dealt(3, 5, 7)


def in_for(rule: DealtIn, *, balanced: bool = True, coming: Dealt = COMING) -> list[int]:
    return [
        seat
        for seat in range(1, SEATS + 1)
        if is_dealt_in(SeatNo(seat), coming, SEATS, rule=rule, balanced=balanced)
    ]


@pytest.mark.parametrize("balanced", [True, False])
def test_no_cards_between_the_small_blind_and_the_button(balanced: bool) -> None:
    """TDA 10-A: on the button, the small blind and the big blind there are."""
    assert in_for("not_between_small_blind_and_button", balanced=balanced) == [
        1, 2, 3, 5, 6, 7, 8, 9,
    ]  # fmt: skip


def test_who_was_balanced_waits_between_the_big_blind_and_the_button_too() -> None:
    """F 6, and F 52 for those of a broken table."""
    rule: DealtIn = "not_between_big_blind_and_button"
    assert in_for(rule) == [1, 2, 3, 7, 8, 9]
    assert in_for(rule, balanced=False) == [1, 2, 3, 5, 6, 7, 8, 9]


def test_no_cards_on_the_small_blind() -> None:
    """GB."""
    assert in_for("not_on_small_blind") == [1, 2, 3, 4, 6, 7, 8, 9]


def test_of_two_the_small_blind_has_the_button_and_is_dealt_in() -> None:
    assert 4 in in_for("not_on_small_blind", coming=dealt(4, 4, 8))
