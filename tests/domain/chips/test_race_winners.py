"""The winners of a chip race, by the cards dealt for the odd chips."""

from typing import Final

import pytest
from hypothesis import given as supposing
from hypothesis import strategies as st

from tdconsole.domain.chips.race_sums import chips_raced
from tdconsole.domain.chips.race_winners import Racer, given, least_and_most, ranked, winners
from tdconsole.domain.draw.lots import RANKS, SUITS, Lots, OddChips, cards_by_lot
from tdconsole.domain.rules.values import Rescue, Rounding
from tdconsole.domain.values import RaceMethod, SeatNo, TableNo


def test_never_two_chips_to_one_player() -> None:
    """CR-12: TDA 24-A."""
    assert winners({1: ("As", "Ks", "Qs"), 2: ("2c",)}, 1) == (1,)
    assert winners({1: ("As", "Ks", "Qs"), 2: ("2c",)}, 2) == (1, 2)


def test_of_one_rank_spades_beat_hearts_beat_diamonds_beat_clubs() -> None:
    assert ranked({1: ("Tc",), 2: ("Td",), 3: ("Ts",), 4: ("Th",)}) == [3, 4, 2, 1]


def test_of_two_alike_the_one_dealt_earlier_ranks_higher() -> None:
    assert ranked({9: ("As",), 2: ("As",), 4: ("Ah", "Kd")}) == [2, 9, 4]


def test_the_next_deck_begins_when_one_is_used_up() -> None:
    odd = tuple((SeatNo(seat), 19) for seat in range(1, 7))
    (*dealt,) = cards_by_lot(Lots("any"), (OddChips(table=TableNo(1), seats=odd),))
    cards = [card for one in dealt for card in one.cards]
    assert len(cards) == 6 * 19
    assert len(set(cards[:52])) == len(set(cards[52:104])) == 52


ALONE: Final = {
    1: Racer(odd=3),
    2: Racer(odd=1, alone=True),
    3: Racer(odd=2),
    4: Racer(odd=3, alone=True),
}
CARDS: Final = {1: ("As", "3d", "2c"), 2: ("2d",), 3: ("Kh", "Kc"), 4: ("Qs", "4c", "5c")}


@pytest.mark.parametrize(
    ("number", "rescue", "got"),
    [
        (2, "extra_chip", {1: 1, 2: 1, 3: 1, 4: 1}),
        (3, "extra_chip", {1: 1, 2: 1, 3: 1, 4: 1}),
        (1, "extra_chip", {1: 1, 2: 1, 3: 0, 4: 1}),
        (2, "served_first", {1: 0, 2: 1, 3: 0, 4: 1}),
        (3, "served_first", {1: 1, 2: 1, 3: 0, 4: 1}),
        (1, "served_first", {1: 0, 2: 1, 3: 0, 4: 1}),
        (None, "extra_chip", {1: 1, 2: 1, 3: 1, 4: 1}),
    ],
)
def test_nobody_is_left_with_nothing(
    number: int | None, rescue: Rescue, got: dict[int, int]
) -> None:
    assert given(ALONE, CARDS, number, rescue) == got
    least, most = least_and_most(ALONE.values(), number, rescue)
    assert least <= sum(got.values()) <= most


DECK: Final = [rank + suit for rank in RANKS for suit in SUITS]


@st.composite
def races(draw: st.DrawFn) -> tuple[int, dict[int, Racer], dict[int, tuple[str, ...]]]:
    """The old chips that make a new one, the odd ones of a table, and the cards before them."""
    whole = draw(st.integers(2, 5))
    seats = draw(st.lists(st.integers(1, 10), min_size=1, unique=True))
    racers = {
        seat: Racer(odd=draw(st.integers(1, whole - 1)), alone=draw(st.booleans()))
        for seat in seats
    }
    deck = iter(draw(st.permutations(DECK)))
    cards = {seat: tuple(next(deck) for _ in range(racers[seat].odd)) for seat in seats}
    return whole, racers, cards


methods = st.sampled_from(("race", "top_up", "round_up_all"))
roundings = st.sampled_from(("half_up", "up", "down"))
rescues = st.sampled_from(("extra_chip", "served_first"))


@supposing(races(), methods, roundings, rescues)
def test_any_race(
    table: tuple[int, dict[int, Racer], dict[int, tuple[str, ...]]],
    method: RaceMethod,
    rounding: Rounding,
    rescue: Rescue,
) -> None:
    whole, racers, cards = table
    odd = sum(one.odd for one in racers.values())
    number = chips_raced(odd, old=1, new=whole, method=method, rounding=rounding)
    got = given(racers, cards, number, rescue)
    total = sum(got.values())
    assert got.keys() == racers.keys()
    assert set(got.values()) <= {0, 1}
    assert all(got[seat] for seat, one in racers.items() if one.alone)
    least, most = least_and_most(racers.values(), number, rescue)
    assert least <= total <= most
    if number is not None:
        assert number <= len(racers)
        saved = total - number
        assert 0 <= saved <= sum(one.alone for one in racers.values())
        assert abs(number * whole - odd) < whole
        if method == "top_up" and not saved:
            assert 0 <= odd - total * whole < whole
    turned = dict(reversed(racers.items()))
    dealt = dict(reversed(cards.items()))
    assert given(turned, dealt, number, rescue) == got
