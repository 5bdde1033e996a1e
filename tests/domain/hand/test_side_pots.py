"""The pots of a hand, and whose head goes to whom."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tdconsole.domain.hand.side_pots import (
    Halves,
    OddChips,
    Part,
    Pot,
    Stake,
    clockwise,
    divided,
    halves,
    heads_taken,
    pots,
    uncalled,
    winners,
)
from tdconsole.domain.rules.values import OddHalf
from tdconsole.domain.values import Chips, SeatNo
from tests.domain.floor import seat_numbers


def stake(seat: int, put: int, *, all_in: bool = True, folded: bool = False) -> Stake:
    return Stake(seat=SeatNo(seat), put=Chips(put), all_in=all_in, folded=folded)


def told(stakes: list[Stake], dead: int = 0) -> list[tuple[int, tuple[int, ...]]]:
    return [(pot.amount, pot.seats) for pot in pots(stakes, Chips(dead))]


def heads(stakes: list[Stake], *ranked: tuple[int, ...], button: int = 9) -> dict[int, Any]:
    order = [seat_numbers(*group) for group in ranked]
    found = heads_taken(stakes, pots(stakes), order, SeatNo(button))
    return {one.seat: one.by for one in found}


def test_all_ins_of_three_sizes() -> None:
    stakes = [stake(1, 4_000), stake(2, 9_000), stake(3, 20_000)]
    assert told(stakes) == [(12_000, (1, 2, 3)), (10_000, (2, 3))]
    back = uncalled(stakes)
    assert back is not None
    assert (back.seat, back.amount) == (3, 11_000)


def test_folded_chips_and_dead_money_stay_in() -> None:
    stakes = [stake(1, 500), stake(2, 1_000), stake(3, 1_000), stake(4, 700, folded=True)]
    assert told(stakes, 300) == [(2_300, (1, 2, 3)), (1_200, (2, 3))]


def test_folded_chips_beyond_all_others_stay_in_the_last_pot() -> None:
    stakes = [stake(1, 300), stake(2, 400, all_in=False), stake(3, 900, folded=True)]
    assert told(stakes) == [(900, (1, 2)), (700, (2,))]
    assert uncalled(stakes) is None


def test_the_odd_chip_goes_to_the_first_seat_clockwise_from_the_button() -> None:
    pot = Pot(amount=Chips(1_025), seats=seat_numbers(2, 5, 8))
    assert clockwise(SeatNo(5), seat_numbers(2, 5, 8)) == [8, 2, 5]
    parts = divided(pot, seat_numbers(2, 5), SeatNo(5), Chips(25))
    assert [(one.seat, one.amount) for one in parts] == [(2, 525), (5, 500)]
    parts = divided(pot, seat_numbers(2, 5, 8), SeatNo(1), Chips(25))
    assert [one.amount for one in parts] == [350, 350, 325]


def test_pko_5() -> None:
    """Kings of 10,000, queens of 5,000, and the aces of 1,000 which win the main pot only."""
    stakes = [stake(1, 10_000), stake(2, 5_000), stake(3, 1_000)]
    main, side = pots(stakes)
    ranked = [seat_numbers(3), seat_numbers(1), seat_numbers(2)]
    assert (winners(main, ranked), winners(side, ranked)) == (seat_numbers(3), seat_numbers(1))
    assert heads(stakes, (3,), (1,), (2,)) == {2: (1,)}


def test_pko_7() -> None:
    """A is 1 and the shortest, B is 2 and wins the main pot, D is 4 and beats C, who is 3."""
    stakes = [stake(1, 1_000), stake(2, 3_000), stake(3, 6_000), stake(4, 9_000)]
    assert heads(stakes, (2,), (4,), (3,), (1,)) == {1: (2,), 3: (4,)}


def test_bty_1() -> None:
    """The largest stack wins both pots, and takes both markers."""
    stakes = [stake(1, 4_000), stake(2, 9_000), stake(3, 20_000)]
    assert heads(stakes, (3,), (1, 2)) == {1: (3,), 2: (3,)}


def test_a_split_pot_splits_the_head_the_earliest_position_first() -> None:
    stakes = [stake(1, 1_000), stake(4, 2_000, all_in=False), stake(7, 2_000, all_in=False)]
    assert heads(stakes, (1, 4, 7)) == {}
    assert heads(stakes, (4, 7), (1,), button=5) == {1: (7, 4)}


@pytest.mark.parametrize("kept", [stake(1, 900, folded=True), stake(1, 900, all_in=False)])
def test_who_is_not_all_in_to_the_end_keeps_the_head(kept: Stake) -> None:
    assert heads([kept, stake(2, 900), stake(3, 900)], (2,), (3,), (1,)) == {3: (2,)}


def parts(found: tuple[Part, ...]) -> dict[int, int]:
    return {one.seat: one.amount for one in found}


def shared(amount: int, *, half: OddHalf = "high", unit: int = 25, low: Any = ()) -> Halves:
    pot = Pot(amount=Chips(amount), seats=seat_numbers(2, 5, 8))
    odd = OddChips(order=seat_numbers(8, 2, 5), half=half, unit=Chips(unit))
    return halves(
        pot,
        [seat_numbers(2), seat_numbers(5), seat_numbers(8)],
        [seat_numbers(*group) for group in low],
        odd,
    )


def test_high_and_low_share_and_the_odd_chip_goes_to_high() -> None:
    """TDA-2024 20-C."""
    found = shared(1_025, low=((8,), (2,)))
    assert (parts(found.high), parts(found.low)) == ({2: 525}, {8: 500})
    found = shared(1_025, low=((8,),), half="low")
    assert (parts(found.high), parts(found.low)) == ({2: 500}, {8: 525})


def test_lows_that_share_a_half_and_one_hand_that_wins_both() -> None:
    found = shared(1_000, low=((2, 8),))
    assert (parts(found.high), parts(found.low)) == ({2: 500}, {8: 250, 2: 250})
    found = shared(1_050, low=((2, 8),))
    assert (parts(found.high), parts(found.low)) == ({2: 525}, {8: 275, 2: 250})


def test_what_is_no_whole_chip_stays_with_high() -> None:
    found = shared(1_010, low=((8,),))
    assert (parts(found.high), parts(found.low)) == ({2: 510}, {8: 500})


def test_who_share_both_halves_share_the_pot_as_evenly_as_it_goes() -> None:
    """TDA 20, WSOP 73: 42 chips of 25 are 21 each, though both halves have an odd one."""
    odd = OddChips(order=seat_numbers(2, 8), unit=Chips(25))
    found = halves(
        Pot(amount=Chips(1_050), seats=seat_numbers(2, 8)),
        [seat_numbers(2, 8)],
        [seat_numbers(8, 2)],
        odd,
    )
    assert (parts(found.high), parts(found.low)) == ({2: 275, 8: 250}, {2: 250, 8: 275})
    found = halves(
        Pot(amount=Chips(1_075), seats=seat_numbers(2, 8)),
        [seat_numbers(2, 8)],
        [seat_numbers(8, 2)],
        odd,
    )
    assert (parts(found.high), parts(found.low)) == ({2: 275, 8: 275}, {2: 275, 8: 250})


def test_without_a_low_the_high_hand_wins_it_all() -> None:
    found = shared(1_025)
    assert (parts(found.high), found.low) == ({2: 1_025}, ())


def test_alone_in_a_pot_nobody_shares_with_the_own_low() -> None:
    pot = Pot(amount=Chips(700), seats=seat_numbers(2))
    found = halves(pot, [seat_numbers(2)], [seat_numbers(2)], OddChips(order=seat_numbers(2)))
    assert (parts(found.high), found.low) == ({2: 700}, ())


def test_who_wins_the_low_of_a_pot_takes_part_of_the_head() -> None:
    stakes = [stake(1, 1_000), stake(4, 2_000, all_in=False), stake(7, 2_000, all_in=False)]
    found = pots(stakes)
    order, low = (
        [seat_numbers(4), seat_numbers(7), seat_numbers(1)],
        [seat_numbers(7), seat_numbers(1)],
    )
    (head,) = heads_taken(stakes, found, order, SeatNo(9), low)
    assert head.by == (4, 7)
    assert not list(heads_taken(stakes, found, order, SeatNo(9), [seat_numbers(1)]))


@given(
    st.lists(st.tuples(st.integers(0, 500), st.booleans(), st.booleans()), min_size=1, max_size=9),
    st.integers(0, 50),
    st.permutations(range(1, 10)),
    st.integers(1, 9),
    st.sampled_from((1, 5, 25)),
)
def test_nothing_is_lost(
    put: list[tuple[int, bool, bool]], dead: int, ranked: list[int], button: int, unit: int
) -> None:
    stakes = [
        stake(seat, chips, all_in=all_in, folded=folded)
        for seat, (chips, all_in, folded) in enumerate(put, start=1)
    ]
    found, back = pots(stakes, Chips(dead)), uncalled(stakes)
    total = sum(one.put for one in stakes) + dead
    if any(not one.folded and one.put for one in stakes) and found:
        assert sum(pot.amount for pot in found) + (back.amount if back else 0) == total
    for pot in found:
        tied = [SeatNo(seat) for seat in ranked if SeatNo(seat) in pot.seats][:3]
        won = divided(pot, tied, SeatNo(button), Chips(unit))
        assert sum(one.amount for one in won) == pot.amount
        odd = OddChips(order=tuple(clockwise(SeatNo(button), pot.seats)), unit=Chips(unit))
        half = halves(pot, [tied], [tied[-1:]], odd)
        assert sum(one.amount for one in (*half.high, *half.low)) == pot.amount
