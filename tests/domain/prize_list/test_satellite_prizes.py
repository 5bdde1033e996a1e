"""What a satellite pays, and the examples of it under their own numbers."""

from typing import Final

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tdconsole.domain.language.terms import Satellite
from tdconsole.domain.prize_list.satellite_prizes import prizes
from tdconsole.domain.values import Money

UNIT: Final = Money(100)


def paid(
    pool: int, seat: int, entries: int, *, block: int = 0, shared: bool = False, unit: int = 100
) -> tuple[int, ...]:
    terms = Satellite(
        seat=Money(seat), block=Money(block), remainder="shared" if shared else "blocks"
    )
    return prizes(Money(pool), terms, entries, Money(unit))


EXAMPLES: Final = {
    "SAT-1": ((75_000, 30_000, 25, 6_000), 2, (6_000, 6_000, 3_000)),
    "SAT-2": ((78_000, 30_000, 26, 6_000), 2, (6_000, 6_000, 6_000)),
    "SAT-5": ((200_000, 100_000, 20, 20_000), 2, ()),
}


@pytest.mark.parametrize("example", EXAMPLES)
def test_an_example(example: str) -> None:
    (pool, seat, entries, block), seats, cash = EXAMPLES[example]
    assert paid(pool, seat, entries, block=block) == (seat,) * seats + cash


def test_shared_by_those_who_win_a_seat_the_odd_units_go_to_the_better_place() -> None:
    assert paid(75_050, 30_000, 25, shared=True) == (37_550, 37_500)
    assert paid(100_100, 30_000, 25, shared=True) == (33_400, 33_400, 33_300)


def test_with_less_than_one_seat_the_money_goes_in_blocks_from_the_first_place_on() -> None:
    assert paid(14_000, 30_000, 7, block=6_000) == (6_000, 6_000, 2_000)
    assert paid(14_000, 30_000, 7, block=6_000, shared=True) == (6_000, 6_000, 2_000)


def test_where_there_are_fewer_places_than_blocks_these_share_what_is_left() -> None:
    assert paid(75_000, 30_000, 4, block=1_000) == (30_000, 30_000, 7_500, 7_500)


def test_more_seats_than_players_leave_the_rest_to_them() -> None:
    assert paid(100_000, 30_000, 2) == (50_000, 50_000)


def test_without_blocks_all_of_it_goes_to_the_next_place() -> None:
    assert paid(75_000, 30_000, 25) == (30_000, 30_000, 15_000)


def test_nobody_wins_anything_of_nothing() -> None:
    assert paid(0, 30_000, 5) == ()
    assert paid(75_000, 30_000, 0) == ()


@given(
    pool=st.integers(1, 10**7),
    seat=st.integers(1, 10**6),
    entries=st.integers(1, 300),
    block=st.integers(0, 10**6),
    shared=st.booleans(),
    unit=st.integers(1, 1_000),
)
def test_it_is_always_the_pool_and_no_worse_place_has_more(
    pool: int, seat: int, entries: int, block: int, unit: int, *, shared: bool
) -> None:
    made = paid(pool, seat, entries, block=block, shared=shared, unit=unit)
    assert sum(made) == pool
    assert list(made) == sorted(made, reverse=True)
    assert len(made) <= entries
    assert sum(one >= seat for one in made) == min(pool // seat, entries)
