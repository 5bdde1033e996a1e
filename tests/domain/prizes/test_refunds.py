"""What is given back of a tournament that is called off, to the cent."""

from collections.abc import Sequence
from fractions import Fraction
from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from tdconsole.domain.prizes.refunds import (
    Stake,
    all_back,
    case_of,
    heads_back,
    pool_back,
    prizes_back,
)
from tdconsole.domain.values import Chips, Money

stakes = st.lists(
    st.builds(
        Stake,
        chips=st.integers(0, 10**9).map(Chips),
        paid=st.integers(0, 10**8).map(Money),
        fees=st.integers(0, 10**8).map(Money),
        table=st.integers(1, 3),
        seat=st.integers(1, 9),
    ),
    min_size=1,
    max_size=30,
)
lost = st.integers(0, 10**6)


def stake(chips: int, fees: int = 0, seat: int = 1, table: int = 1) -> Stake:
    return Stake(chips=Chips(chips), paid=Money(fees), fees=Money(fees), table=table, seat=seat)


def pool_of(pool: int, *of: Stake, in_play: int | None = None) -> tuple[int, ...]:
    every = sum(one.chips for one in of) if in_play is None else in_play
    return pool_back(of, Money(pool), Chips(every)).amounts


def test_the_case_follows_from_who_is_out_and_how_many_are_paid() -> None:
    assert case_of(left=3, out=0, places=3) == "nobody_out"
    assert case_of(left=4, out=1, places=3) == "before_the_money"
    assert case_of(left=3, out=1, places=3) == "in_the_money"


def test_an_odd_cent_goes_to_the_larger_stack() -> None:
    assert pool_of(101, stake(1), stake(3)) == (37, 64)
    assert pool_of(3, stake(500), stake(501)) == (1, 2)


def test_of_equal_stacks_the_lower_seat_has_it() -> None:
    assert pool_of(3, stake(500, seat=2), stake(500, seat=1)) == (1, 2)
    assert pool_of(3, stake(500, table=2), stake(500, table=1)) == (1, 2)


def test_chips_in_play_that_nobody_has_leave_their_share_with_the_house() -> None:
    back = pool_back((stake(30), stake(20)), Money(1_000), Chips(100))
    assert (back.amounts, back.kept) == ((400, 350), 250)


def test_nobody_has_any_chips() -> None:
    back = pool_back((stake(0), stake(0)), Money(1_000), Chips(0))
    assert (back.amounts, back.kept) == ((250, 250), 500)


def test_by_hand_the_lowest_open_prize_is_everybodys_in_the_money() -> None:
    """Three are left for 500.00, 300.00 and 200.00, with 60, 30 and 10 in a hundred of the chips.

    200.00 each; half of the 400.00 above that in equal parts, 66.66 and two cents over for the
    larger stacks; half of it by chips, 120.00, 60.00 and 20.00; 10.00 of fees.
    """
    of = (stake(60_000, 1_000), stake(30_000, 1_000), stake(10_000, 1_000))
    back = prizes_back(of, tuple(map(Money, (50_000, 30_000, 20_000))), Chips(100_000))
    assert back.amounts == (39_667, 33_667, 29_666)
    assert sum(back.amounts) == 100_000 + 3_000
    assert back.kept == 0


def exact(of: Sequence[Stake], whole: int, in_play: int) -> list[Fraction]:
    """Half in equal parts and half by chips, in fractions of a cent."""
    half = Fraction(whole, 2)
    by_chips = [half * one.chips / in_play if in_play else Fraction(0) for one in of]
    return [half / len(of) + part for part in by_chips]


def by_the_rule(of: Sequence[Stake], shares: list[Fraction]) -> list[int]:
    """Whole cents; those left over go to the larger stack, then to the lower seat."""
    parts = [share.numerator // share.denominator for share in shares]
    whole = sum(shares, Fraction(0))
    turns = sorted(range(len(of)), key=lambda at: (-of[at].chips, of[at].seat, of[at].table))
    for at in turns[: whole.numerator // whole.denominator - sum(parts)]:
        parts[at] += 1
    return parts


@given(stakes, st.integers(0, 10**10), lost)
def test_before_the_money_each_share_is_exact_to_the_cent(
    of: list[Stake], pool: int, missing: int
) -> None:
    in_play = sum(one.chips for one in of) + missing
    shares = exact(of, pool, in_play)
    back = pool_back(of, Money(pool), Chips(in_play))
    got = [amount - one.fees for amount, one in zip(back.amounts, of, strict=True)]
    assert all(0 <= part - share // 1 <= 1 for part, share in zip(got, shares, strict=True))
    assert got == by_the_rule(of, shares)
    assert back.kept == pool - sum(got)


@given(stakes, st.lists(st.integers(0, 10**9), min_size=30, max_size=30), lost)
def test_in_the_money_each_share_is_exact_to_the_cent(
    of: list[Stake], steps: list[int], missing: int
) -> None:
    prizes = tuple(Money(sum(steps[at:])) for at in range(len(of)))
    in_play = sum(one.chips for one in of) + missing
    shares = exact(of, sum(prizes) - prizes[-1] * len(of), in_play)
    back = prizes_back(of, prizes, Chips(in_play))
    got = [amount - one.fees - prizes[-1] for amount, one in zip(back.amounts, of, strict=True)]
    assert got == by_the_rule(of, shares)


@given(stakes, st.integers(0, 10**8))
def test_heads_that_nobody_wears_are_exact_to_the_cent(of: list[Stake], whole: int) -> None:
    assert list(heads_back(of, Money(whole))) == by_the_rule(
        of, [Fraction(whole, len(of))] * len(of)
    )


def test_both_halves_are_one_share_before_it_is_rounded() -> None:
    """50.00 for stacks of 10, 20 and 30: the smallest is 12.50 to the cent, not 12.49."""
    assert pool_of(5_000, stake(10), stake(20), stake(30)) == (1_250, 1_666, 2_084)


@given(stakes)
def test_all_that_was_paid(of: list[Stake]) -> None:
    assert sum(all_back(of).amounts) == sum(one.paid for one in of)


@given(stakes, st.integers(0, 10**10), lost)
def test_the_pool_is_divided_whole(of: list[Stake], pool: int, missing: int) -> None:
    in_play = sum(one.chips for one in of) + missing
    back = pool_back(of, Money(pool), Chips(in_play))
    assert sum(back.amounts) + back.kept == pool + sum(one.fees for one in of)
    assert back.kept >= 0
    assert missing or not in_play or not back.kept
    assert all(amount >= one.fees for amount, one in zip(back.amounts, of, strict=True))


@given(stakes, st.lists(st.integers(0, 10**9), min_size=30, max_size=30), lost)
def test_the_open_prizes_are_divided_whole(of: list[Stake], steps: list[int], missing: int) -> None:
    prizes = tuple(Money(sum(steps[at:])) for at in range(len(of)))
    in_play = sum(one.chips for one in of) + missing
    back = prizes_back(of, prizes, Chips(in_play))
    assert sum(back.amounts) + back.kept == sum(prizes) + sum(one.fees for one in of)
    for amount, one in zip(back.amounts, of, strict=True):
        assert amount >= prizes[-1] + one.fees


@given(stakes, st.integers(0, 10**10))
def test_more_chips_never_mean_less_money(of: list[Stake], pool: int) -> None:
    back = pool_back(of, Money(pool), Chips(sum(one.chips for one in of))).amounts
    shares = sorted((one.chips, amount - one.fees) for one, amount in zip(of, back, strict=True))
    for (fewer, less), (more, greater) in pairwise(shares):
        assert fewer == more or less <= greater


@given(stakes, st.integers(0, 10**8))
def test_heads_that_nobody_wears_are_divided_whole_and_evenly(of: list[Stake], whole: int) -> None:
    parts = heads_back(of, Money(whole))
    assert sum(parts) == whole
    assert max(parts) - min(parts) <= 1


def test_more_was_won_than_sold_and_nobody_pays_for_it() -> None:
    assert heads_back((stake(1), stake(2)), Money(-500)) == (0, 0)
