"""New chips for odd ones: how many; the sources' examples under their numbers."""

from typing import Final

import pytest
from hypothesis import given as supposing
from hypothesis import strategies as st

from tdconsole.domain.chips.race_sums import chips_raced, is_larger, rounded
from tdconsole.domain.rules.values import Rounding

COUNTS: Final = {
    "CR-1": (5, 25, 9, {"half_up": 2}),
    "CR-2": (25, 100, 9, {"half_up": 2, "up": 3, "down": 2}),
    "CR-3": (25, 100, 10, {"half_up": 3, "up": 3, "down": 2}),
    "CR-4": (5, 25, 15, {"half_up": 3}),
    "CR-5": (25, 100, 12, {"half_up": 3}),
}


@pytest.mark.parametrize(
    ("old", "new", "odd", "told"),
    COUNTS.values(),
    ids=COUNTS,
)
def test_new_chips_by_rounding(old: int, new: int, odd: int, told: dict[Rounding, int]) -> None:
    for rounding, number in told.items():
        assert chips_raced(odd, old=old, new=new, method="race", rounding=rounding) == number


@pytest.mark.parametrize(
    ("old", "new", "so"), [(25, 100, True), (100, 25, False), (25, 25, False), (40, 100, False)]
)
def test_a_new_chip_is_some_old_ones(old: int, new: int, *, so: bool) -> None:
    assert is_larger(old, new) is so


@supposing(st.integers(0, 10**6), st.integers(1, 10**6))
def test_rounding_goes_to_the_next_whole_chip(value: int, new: int) -> None:
    down, up = rounded(value, new, "down"), rounded(value, new, "up")
    near = rounded(value, new, "half_up")
    assert down * new <= value <= up * new
    assert up - down <= 1
    assert near == (up if 2 * (value - down * new) >= new else down)
