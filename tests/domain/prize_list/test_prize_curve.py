"""Prizes on a curve: the pool to the cent, none above a better one, what is held is held."""

from itertools import pairwise
from typing import Any, Final

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tdconsole.domain.language.prize_plan import Fixed
from tdconsole.domain.prize_list.blocks import FixedWrong, HoldsLess, Misfit, NeedsMore, usual
from tdconsole.domain.prize_list.curve import fitted, refitted
from tdconsole.domain.values import Money, Place

LARGE: Final = Money(9_339_990_000)
"""In cents, for 10,043 entries."""


def held(**places: int) -> tuple[Fixed, ...]:
    """`held(p1=500)` holds the first place."""
    return tuple(
        Fixed(place=int(name[1:]), amount=Money(amount)) for name, amount in places.items()
    )


def curve(pool: int, places: int, **wishes: Any) -> tuple[Money, ...] | Misfit:
    return fitted(
        Money(pool),
        places,
        Money(wishes.get("minimum", 0)),
        wishes.get("first", 0),
        Money(wishes.get("step", 1)),
        wishes.get("groups", "usual"),
        wishes.get("fixed", ()),
    )


def made(pool: int, places: int, **wishes: Any) -> tuple[Money, ...]:
    amounts = curve(pool, places, **wishes)
    assert isinstance(amounts, tuple), amounts
    assert sum(amounts) == pool
    assert all(better >= worse for better, worse in pairwise(amounts))
    return amounts


# The shape


def test_a_usual_list_of_fifteen() -> None:
    assert made(2_750_000, 15, minimum=55_000, step=1_000) == (
        *(704_000, 391_000, 277_000, 217_000, 180_000, 154_000, 134_000, 120_000, 108_000),
        *(85_000,) * 3,
        *(70_000,) * 3,
    )


def test_one_place_is_paid_all() -> None:
    assert made(12_345, 1, step=1_000) == (12_345,)


def test_groups_are_as_houses_print_them() -> None:
    begins = [best for best, _worst in usual(600, "usual")]
    assert begins[:17] == [*range(1, 10), 10, 13, 16, 19, 28, 37, 46, 55]
    assert begins[17:25] == [64, 73, 82, 91, 100, 127, 154, 181]
    assert begins[-2:] == [505, 586]
    assert list(usual(11, "usual"))[-1] == (10, 11)
    assert [*usual(30, "single")] == [(place, place) for place in range(1, 31)]


def test_steps_get_smaller_from_place_to_place() -> None:
    amounts = made(100_000_000, 200, minimum=100_000, groups="single")
    steps = [better - worse for better, worse in pairwise(amounts)]
    assert all(upper >= lower - 2 for upper, lower in pairwise(steps))


@pytest.mark.parametrize("share", [2_500, 3_000, 4_500])
def test_the_first_prize_has_the_share_it_is_to_have(share: int) -> None:
    amounts = made(2_750_000, 15, first=share, minimum=40_000, step=1_000)
    assert abs(amounts[0] - 275 * share) < 1_000


def test_a_larger_first_prize_makes_it_steeper_all_the_way() -> None:
    less, more = (made(2_750_000, 15, first=share, step=1_000) for share in (2_500, 4_000))
    assert more[0] - more[1] > less[0] - less[1]
    assert less[-1] > more[-1]


def test_the_least_prize_is_kept() -> None:
    assert made(2_750_000, 15, minimum=100_000, step=1_000)[-1] == 100_000


def test_the_least_prize_is_a_whole_step() -> None:
    assert made(2_750_000, 15, minimum=99_100, step=1_000)[-1] == 100_000


def test_what_is_no_whole_step_goes_to_the_first() -> None:
    amounts = made(2_750_123, 15, minimum=55_000, step=1_000)
    assert amounts[0] % 1_000 == 123
    assert all(amount % 1_000 == 0 for amount in amounts[1:])


# What is held


def test_three_places_of_1507_are_held() -> None:
    fixed = held(p1=1_210_000_000, p2=650_000_000, p10=90_000_000)
    amounts = made(LARGE, 1_507, minimum=1_500_000, step=10_000, fixed=fixed)
    assert [amounts[one.place - 1] for one in fixed] == [one.amount for one in fixed]
    assert amounts[-1] == 1_500_000


def test_the_others_make_up_for_what_is_held() -> None:
    free = made(2_750_000, 15, minimum=55_000, step=1_000)
    amounts = made(2_750_000, 15, minimum=55_000, step=1_000, fixed=held(p2=450_000))
    assert amounts[1] == 450_000
    others = [(now, before) for now, before in zip(amounts, free, strict=True) if now != 450_000]
    given = amounts[0] / free[0]
    assert 0.97 < given < 1.0
    for now, before in others:  # each gives its share, to the step
        assert abs(now - given * before) <= 2_000


def test_a_place_in_a_group_is_held_alone() -> None:
    amounts = made(2_750_000, 15, step=1_000, fixed=held(p11=80_000))
    assert amounts[10] == 80_000
    assert amounts[9] >= 80_000 >= amounts[11]


def test_with_the_first_held_the_rest_goes_to_the_next() -> None:
    amounts = made(100_123, 5, step=1_000, fixed=held(p1=40_000))
    assert amounts[0] == 40_000
    assert amounts[1] % 1_000 == 123


def test_a_table_of_shares_is_kept_in_proportion() -> None:
    fixed = held(p1=40_000)
    assert refitted((50_000, 30_000, 20_000), Money(100_000), Money(1_000), fixed) == (
        40_000,
        36_000,
        24_000,
    )


def test_equal_places_of_a_table_stay_equal() -> None:
    table = (50_000, 20_000, 10_000, 10_000, 10_000)
    amounts = refitted(table, Money(130_000), Money(1_000), held(p2=25_000))
    assert amounts == (66_000, 25_000, 13_000, 13_000, 13_000)


# What can't be


@pytest.mark.parametrize(
    ("wishes", "misfit"),
    [
        ({"minimum": 4_000}, NeedsMore(places=30, least=Money(120_000))),
        ({"minimum": 3_001, "step": 500}, NeedsMore(places=30, least=Money(105_000))),
        ({"fixed": held(p1=90_000, p10=2_000)}, NeedsMore(places=30, least=Money(108_020))),
        ({"first": 300}, HoldsLess(places=30, most=Money(90_000))),
        ({"fixed": held(p1=3_000)}, HoldsLess(places=30, most=Money(90_000))),
        ({"fixed": held(p31=10)}, FixedWrong(place=Place(31), amount=Money(10), why="beyond")),
        (
            {"fixed": (*held(p3=10), *held(p3=9))},
            FixedWrong(place=Place(3), amount=Money(9), why="twice"),
        ),
        ({"fixed": held(p3=10, p5=11)}, FixedWrong(place=Place(5), amount=Money(11), why="rises")),
        (
            {"first": 1_000, "fixed": held(p2=10_001)},
            FixedWrong(place=Place(2), amount=Money(10_001), why="rises"),
        ),
        (
            {"minimum": 50, "fixed": held(p9=49)},
            FixedWrong(place=Place(9), amount=Money(49), why="minimum"),
        ),
    ],
)
def test_why_it_cannot_be(wishes: dict[str, Any], misfit: Misfit) -> None:
    assert curve(100_000, 30, **wishes) == misfit


def test_only_the_first_may_be_held_off_the_unit() -> None:
    table = (600, 400)
    wrong = FixedWrong(place=Place(2), amount=Money(350), why="unit")
    assert refitted(table, Money(1_000), Money(100), held(p2=350)) == wrong
    assert refitted(table, Money(1_000), Money(100), held(p1=650)) == (650, 350)


# Always


@st.composite
def fields(draw: st.DrawFn) -> dict[str, Any]:
    places = draw(st.sampled_from((1, 2, 3, 9, 10, 15, 40, 130)))
    pool = draw(st.integers(0, 10 ** draw(st.integers(2, 10))))
    fixed = []
    most = pool
    for place in sorted(draw(st.sets(st.integers(1, places), max_size=3))):
        most = draw(st.integers(0, max(0, min(most, 2 * pool // (place + 2)))))
        fixed.append(Fixed(place=place, amount=Money(most)))
    return {
        "pool": pool,
        "places": places,
        "minimum": draw(st.integers(0, 2 * pool // places)),
        "first": draw(st.sampled_from((0, 0, 1_000, 2_500, 5_000, 10_000))),
        "step": draw(st.sampled_from((1, 5, 100, 777, 1_000))),
        "groups": draw(st.sampled_from(("usual", "single"))),
        "fixed": tuple(fixed),
    }


@settings(max_examples=150, deadline=None)
@given(wanted=fields())
def test_it_is_the_pool_or_there_is_a_reason(wanted: dict[str, Any]) -> None:
    pool, places = wanted.pop("pool"), wanted.pop("places")
    if isinstance(curve(pool, places, **wanted), tuple):
        amounts = made(pool, places, **wanted)
        assert len(amounts) == places
        assert amounts[-1] >= max(1, wanted["minimum"])
        assert all(amounts[one.place - 1] == one.amount for one in wanted["fixed"])


@settings(max_examples=80, deadline=None)
@given(wanted=fields(), data=st.data())
def test_a_table_that_is_refitted_is_the_pool(wanted: dict[str, Any], data: st.DataObject) -> None:
    size = wanted["places"]
    shares = data.draw(st.lists(st.integers(1, 10_000), min_size=size, max_size=size))
    table, fixed = sorted(shares, reverse=True), wanted["fixed"]
    amounts = refitted(table, Money(wanted["pool"]), Money(wanted["step"]), fixed)
    if isinstance(amounts, tuple):
        assert sum(amounts) == wanted["pool"]
        assert all(better >= worse for better, worse in pairwise(amounts))
        assert all(amounts[one.place - 1] == one.amount for one in fixed)


@settings(max_examples=80, deadline=None)
@given(wanted=fields())
def test_what_holds_nothing_and_asks_nothing_can_always_be(wanted: dict[str, Any]) -> None:
    """As long as there is a unit for each place."""
    unit, places = wanted["step"], wanted["places"]
    amounts = curve(wanted["pool"], places, step=unit)
    assert isinstance(amounts, tuple) == (wanted["pool"] >= unit * places)
