"""The integral against the sum over every order of finish, in fractions."""

from collections.abc import Sequence
from fractions import Fraction
from time import perf_counter
from typing import Final

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tdconsole.domain.prizes.icm import MOST, equities, in_cents

POOL: Final = 9_339_990_000


def oracle(stacks: Sequence[int], prizes: Sequence[int]) -> list[Fraction]:
    """Subset by subset: who has the places from the first on, and how likely that is."""
    players = range(len(stacks))
    found = [Fraction(0)] * len(stacks)
    taken = {0: Fraction(1)}
    for prize in prizes[: len(stacks)]:
        after: dict[int, Fraction] = {}
        for gone, chance in taken.items():
            chips = sum(stacks[one] for one in players if not gone >> one & 1)
            for one in players:
                if not gone >> one & 1:
                    next_ = chance * Fraction(stacks[one], chips)
                    found[one] += next_ * prize
                    after[gone | 1 << one] = after.get(gone | 1 << one, Fraction(0)) + next_
        taken = after
    return found


def falling(places: int, pool: int = POOL) -> list[int]:
    weights = [Fraction(1, place) for place in range(1, places + 1)]
    prizes = [int(pool * weight / sum(weights)) for weight in weights]
    prizes[0] += pool - sum(prizes)
    return prizes


@pytest.mark.parametrize(
    ("stacks", "prizes", "exact"),
    [
        pytest.param((5000, 3000, 2000), (50, 30, 20), ("1075/28", "131/4", "202/7"), id="ICM-1"),
        pytest.param((50, 30, 20), (70, 30), ("1265/28", "129/4", "158/7"), id="ICM-2"),
        pytest.param(
            (5000, 3000, 1500, 500),
            (500, 300, 200),
            ("122145175/323323", "2122325/6783", "1170200/5187", "109600/1309"),
            id="ICM-3",
        ),
        pytest.param((1000, 1), (100, 50), ("100050/1001", "50100/1001"), id="ICM-6"),
        pytest.param((1, 1, 2), (70, 30), ("55/2", "55/2", "45"), id="ICM-7"),
        pytest.param((1000,) * 3, (100, 50, 25), ("175/3",) * 3, id="ICM-9"),
    ],
)
def test_the_examples(
    stacks: tuple[int, ...], prizes: tuple[int, ...], exact: tuple[str, ...]
) -> None:
    assert list(map(Fraction, exact)) == oracle(stacks, prizes)
    assert equities(stacks, prizes) == pytest.approx([float(Fraction(one)) for one in exact])


@pytest.mark.parametrize(
    "stacks",
    [
        (41_200, 38_500, 22_000, 20_100, 15_000, 9_900, 4_500, 2_000, 800),
        (1_000_000, *[1] * 8),
        (1, 1_000_000, 5, 33, 1_000, 99_999, 77, 1, 500_000),
        (1_000_000,) * 8 + (1,),
    ],
)
@pytest.mark.parametrize("places", [1, 2, 5, 9])
def test_nine_players_to_a_thousandth_of_a_cent(stacks: tuple[int, ...], places: int) -> None:
    """A pool of 93 million, and stacks from one to a million."""
    prizes = falling(places)
    exact = oracle(stacks, prizes)
    found = equities(stacks, prizes)
    assert max(abs(one - float(other)) for one, other in zip(found, exact, strict=True)) < 1e-3
    cents = in_cents(stacks, prizes)
    assert sum(cents) == POOL
    assert max(abs(one - other) for one, other in zip(cents, exact, strict=True)) <= 1


@settings(max_examples=60, deadline=None)
@given(
    stacks=st.lists(st.integers(1, 10**6), min_size=1, max_size=7),
    prizes=st.lists(st.integers(0, 10**9), max_size=9),
    unit=st.sampled_from([1, 5, 100, 12_345]),
)
def test_any_stacks(stacks: list[int], prizes: list[int], unit: int) -> None:
    prizes.sort(reverse=True)
    exact = oracle(stacks, prizes)
    cents = in_cents(stacks, prizes, unit)
    assert sum(cents) == sum(prizes[: len(stacks)])
    for one, other in zip(cents, exact, strict=True):
        assert other - unit < one < other + 2 * unit


def test_equal_stacks_differ_by_a_unit_at_most_the_first_before_the_others() -> None:
    assert in_cents((7, 7, 7), (50, 30, 20)) == (34, 33, 33)


def test_at_equal_remainders_the_larger_stack_has_the_unit() -> None:
    """Worth 27.5, 27.5 and 45; then 45 and 55, of 27.5 each."""
    assert in_cents((1, 1, 2), (70, 30)) == (28, 27, 45)
    assert in_cents((9, 11), (1,)) == (0, 1)
    assert in_cents((2, 6), (3, 1)) == (1, 3)
    assert in_cents((6, 2), (3, 1)) == (3, 1)


def test_what_makes_no_whole_unit_is_the_largest_stacks() -> None:
    """Worth 27.75, 27.75 and 45.50: two tens over go to the remainders, the odd one to the stack."""
    assert in_cents((1, 1, 2), (71, 30), unit=10) == (30, 30, 41)


def test_more_prizes_than_players_are_not_played_for() -> None:
    assert in_cents((5, 5), (60, 40, 30)) == (50, 50)


@pytest.mark.parametrize("prizes", [(), (0,), (0, 0, 0)])
def test_without_prizes_there_is_nothing(prizes: tuple[int, ...]) -> None:
    assert in_cents((5, 3), prizes) == (0, 0)


@pytest.mark.parametrize("stacks", [(), (5, 0), (5, -1), (1,) * (MOST + 1)])
def test_what_can_not_be_reckoned(stacks: tuple[int, ...]) -> None:
    with pytest.raises(ValueError, match=r"\("):
        equities(stacks, (5,))


def test_many_players_add_up_and_tell_how_far_they_are() -> None:
    stacks = [1_000 + 37 * number * number for number in range(MOST)]
    told: list[tuple[int, int]] = []
    cents = in_cents(stacks, falling(MOST), progress=lambda *at: told.append(at))
    assert sum(cents) == POOL
    assert list(cents) == sorted(cents)
    assert [done for done, _of in told] == list(range(1, len(told) + 1))
    assert all(done <= of for done, of in told)
    assert told[-1][0] == told[-1][1]


def test_twenty_players_take_no_longer_than_a_breath() -> None:
    """Five times what is promised, for a machine with other things to do."""
    stacks = [1_000 + 911 * number for number in range(20)]
    began = perf_counter()
    equities(stacks, falling(20))
    assert perf_counter() - began < 1.25
