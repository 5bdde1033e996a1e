"""Everybody pays 50.00 into the pool and has 20,000 in chips; amounts are in cents."""

from fractions import Fraction
from typing import Final

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tdconsole.domain.engine.invariants import DealAstray, problems
from tdconsole.domain.language.commands.floor import ReinstatePlayer
from tdconsole.domain.language.commands.money import AgreeDeal
from tdconsole.domain.language.commands.tournament import FinishTournament
from tdconsole.domain.language.events.floor import PlayerReinstated
from tdconsole.domain.language.events.money import DealAgreed, PrizePaid
from tdconsole.domain.language.rejections.entry import UnknownEntry
from tdconsole.domain.language.rejections.prizes import (
    DealAgreedAlready,
    DealStands,
    HeldForWinner,
    HeldTooMuch,
    NoChipsInDeal,
    NothingToDivide,
    NotInDeal,
    PaidBeforeDeal,
    SharesNotThePrizes,
    StacksDoNotAddUp,
    TooFewForDeal,
    TooManyForDeal,
)
from tdconsole.domain.language.rejections.room import NamedTwice, PlayerIsOut
from tdconsole.domain.prizes.awards import awards
from tdconsole.domain.prizes.deals import (
    RECKONED,
    compared,
    held_back,
    open_prizes,
    shares,
    standing,
    those_left,
)
from tdconsole.domain.prizes.icm import MOST
from tdconsole.domain.values import (
    FIRST_PLAY,
    Chips,
    DealMethod,
    DealShare,
    EntryId,
    Money,
    Payment,
    PayoutBand,
    PayoutNo,
    Price,
)
from tests.domain.busts import three_left
from tests.domain.floor import at, busting, playing, registered, registering

ALL: Final[tuple[DealMethod, ...]] = (*RECKONED, "typed")


def chips(*stacks: int) -> tuple[Chips, ...]:
    return tuple(map(Chips, stacks))


def money(*amounts: int) -> tuple[Money, ...]:
    return tuple(map(Money, amounts))


# The methods


def test_a_chip_chop_pays_the_next_prize_and_the_rest_by_chips() -> None:
    """DEAL-1: 154.17, 122.92, 102.08 and 70.83."""
    prizes = money(20_000, 12_000, 8_000, 5_000)
    exact = ("925/6", "1475/12", "1225/12", "425/6")
    stacks = chips(100_000, 70_000, 50_000, 20_000)
    found = shares("chips", stacks, Money(45_000), prizes, Money(0), 1)
    assert found == (15_417, 12_292, 10_208, 7_083)
    assert [round(100 * Fraction(one)) for one in exact] == list(found)


def test_what_is_left_is_paid_as_the_prizes_stand() -> None:
    """DEAL-3: 40, 25, 15 and 11 percent of a pool of which nothing else is left."""
    prizes = money(4_000, 2_500, 1_500, 1_100)
    stacks = chips(4, 3, 2, 1)
    assert standing(stacks, prizes, 1) == prizes
    parts = [round(Fraction(10_000 * prize, sum(prizes))) for prize in prizes]
    assert parts == [4_396, 2_747, 1_648, 1_209]


def test_equal_parts_are_equal_to_the_unit() -> None:
    stacks, prizes = chips(30_000, 50_000, 40_000), money(15_000, 9_000, 6_001)
    assert shares("even", stacks, Money(30_001), prizes, Money(0), 1) == (10_000, 10_001, 10_000)
    found = shares("even", stacks, Money(30_001), prizes, Money(0), 500)
    assert found == (10_000, 10_001, 10_000)


def test_in_whole_cash_units_the_largest_remainders_have_what_is_over() -> None:
    """Worth 384, 327 and 289; in hundreds 3, 3 and 2, and two of them over."""
    stacks, prizes = chips(5, 3, 2), money(500, 300, 200)
    assert shares("icm", stacks, Money(1_000), prizes, Money(0), 1) == (384, 327, 289)
    assert shares("icm", stacks, Money(1_000), prizes, Money(0), 100) == (400, 300, 300)


@pytest.mark.parametrize(
    ("held", "left"),
    [
        (0, (500, 300, 200)),
        (150, (350, 300, 200)),
        (200, (300, 300, 200)),
        (201, (300, 299, 200)),
        (400, (200, 200, 200)),
        (401, (200, 200, 199)),
        (1_000, (0, 0, 0)),
    ],
)
def test_what_is_held_back_comes_off_the_top(held: int, left: tuple[int, ...]) -> None:
    assert held_back(money(500, 300, 200), Money(held)) == left


def test_what_is_held_back_is_not_divided() -> None:
    stacks, prizes = chips(5, 3, 2), money(500, 300, 200)
    pot, held = Money(1_000), Money(100)
    assert shares("even", stacks, pot, prizes, held, 1) == (300, 300, 300)
    assert shares("chips", stacks, pot, prizes, held, 1) == (350, 290, 260)
    assert shares("icm", stacks, pot, prizes, held, 1) == shares(
        "icm", stacks, Money(900), money(400, 300, 200), Money(0), 1
    )


def test_heads_are_divided_by_chips() -> None:
    stacks, prizes = chips(6, 4), money(100, 100)
    assert shares("icm", stacks, Money(300), prizes, Money(0), 1) == (160, 140)
    assert shares("chips", stacks, Money(300), prizes, Money(0), 1) == (160, 140)
    assert shares("even", stacks, Money(300), prizes, Money(0), 1) == (150, 150)


def test_of_places_that_pay_nothing_there_is_nothing_to_be_sure_of() -> None:
    assert shares("chips", chips(5, 3, 2), Money(100), money(100), Money(0), 1) == (50, 30, 20)


def test_equal_stacks_stand_at_the_same_prize() -> None:
    assert standing(chips(5, 9, 5), money(50, 30, 19), 1) == (25, 50, 24)


def test_a_method_that_pays_more_than_the_winner_gets_is_in_doubt() -> None:
    """Straight by chips of 100 and 90: 171 and 19; here the sure part keeps the small one fair."""
    stacks, prizes = chips(9, 1), money(100, 90)
    (found,) = compared(
        stacks, Money(190), prizes, Money(0), 1, ["typed"], {"typed": money(171, 19)}
    )
    assert found.doubts == ("above_first", "below_next")
    assert found.gains == (71, -71)
    (fair,) = compared(stacks, Money(190), prizes, Money(0), 1, ["chips"])
    assert fair.doubts == (None, None)
    assert fair.gains == (-1, 1)


def test_even_parts_pay_the_short_stack_more_than_he_stands_at() -> None:
    (found,) = compared(chips(9, 1), Money(190), money(100, 90), Money(0), 1, ["even"])
    assert found.amounts == (95, 95)
    assert found.gains == (-5, 5)


@settings(max_examples=200, deadline=None)
@given(
    stacks=st.lists(st.integers(1, 10**6), min_size=1, max_size=8),
    prizes=st.lists(st.integers(0, 10**7), max_size=9),
    heads=st.integers(0, 10**5),
    part=st.integers(0, 100),
    unit=st.sampled_from([1, 5, 100, 500, 12_345]),
    method=st.sampled_from(ALL),
)
def test_any_deal_adds_up(
    *,
    stacks: list[int],
    prizes: list[int],
    heads: int,
    part: int,
    unit: int,
    method: DealMethod,
) -> None:
    prizes.sort(reverse=True)
    pot = sum(prizes[: len(stacks)]) + heads
    held = pot * part // 100
    found = shares(method, chips(*stacks), Money(pot), money(*prizes), Money(held), unit)
    assert sum(found) == pot - held
    assert min(found) >= 0
    assert sum(one % unit != 0 for one in found) <= 1


@settings(max_examples=50, deadline=None)
@given(
    stacks=st.lists(st.integers(1, 10**6), min_size=2, max_size=6),
    unit=st.sampled_from([1, 100]),
    method=st.sampled_from(ALL),
)
def test_a_larger_stack_never_has_less(stacks: list[int], unit: int, method: DealMethod) -> None:
    prizes = money(50_000, 30_000, 20_000, 11_111, 7_000, 3_333)[: len(stacks)]
    found = shares(method, chips(*stacks), Money(sum(prizes)), prizes, Money(0), unit)
    for one, mine in zip(stacks, found, strict=True):
        for other, his in zip(stacks, found, strict=True):
            assert one <= other or mine >= his - (unit if one == other else 0)


# Agreeing


def deal(*parts: tuple[int, int, int], method: DealMethod = "typed", held: int = 0) -> AgreeDeal:
    return AgreeDeal(
        method=method,
        shares=tuple(
            DealShare(entry=EntryId(entry), chips=Chips(stack), amount=Money(amount))
            for entry, stack, amount in parts
        ),
        held=Money(held),
    )


FAIR: Final = deal((1, 60_000, 11_500), (2, 40_000, 10_000), (3, 20_000, 8_500))
HELD: Final = deal((1, 60_000, 10_500), (2, 40_000, 9_000), (3, 20_000, 7_500), held=3_000)


def test_all_who_are_left_agree() -> None:
    floor = three_left()
    assert those_left(floor.tournament) == (1, 2, 3)
    assert open_prizes(floor.tournament) == (15_000, 9_000, 6_000)
    assert floor.when(FAIR) == (
        DealAgreed(method="typed", shares=FAIR.shares, held=Money(0), heads=Money(0)),
    )
    floor.do(FAIR)
    assert {award.entry: award.amount for award in awards(floor.tournament)} == {
        1: 11_500,
        2: 10_000,
        3: 8_500,
    }
    assert problems(floor.tournament) == frozenset()


def test_before_the_money_it_is_about_all_the_prizes() -> None:
    floor = playing(4)
    assert open_prizes(floor.tournament) == (14_000, 6_000, 0, 0)
    floor.do(deal(*((entry, 20_000, 5_000) for entry in range(1, 5))))
    assert problems(floor.tournament) == frozenset()


def test_with_nothing_held_back_it_may_end_with_several_left() -> None:
    floor = three_left()
    floor.do(FAIR, FinishTournament())
    assert floor.tournament.finished
    assert problems(floor.tournament) == frozenset()
    assert sum(award.amount for award in awards(floor.tournament)) == 30_000


def test_it_may_be_played_out_all_the_same() -> None:
    floor = three_left()
    floor.do(FAIR, busting(1), busting(3), FinishTournament())
    assert {award.entry: (award.place, award.amount) for award in awards(floor.tournament)} == {
        2: (1, 10_000),
        3: (2, 8_500),
        1: (3, 11_500),
    }
    assert problems(floor.tournament) == frozenset()


def test_what_is_held_back_is_played_for() -> None:
    floor = three_left()
    floor.do(HELD)
    assert floor.when(FinishTournament()) == HeldForWinner(
        held=Money(3_000), left=3, currency="EUR"
    )
    floor.do(busting(1), busting(2), FinishTournament())
    assert {award.entry: award.amount for award in awards(floor.tournament)} == {
        3: 10_500,
        2: 9_000,
        1: 10_500,
    }
    assert problems(floor.tournament) == frozenset()


def test_a_typed_deal_may_leave_something_to_play_for() -> None:
    """DEAL-5: of 10,000, 6,000, 3,000 and 1,000 each takes 4,000, and 4,000 wait."""
    shares_ = (5_000, 3_000, 1_500, 500)
    floor = playing(
        4,
        price=Price(pool=Money(500_000)),
        payouts=(PayoutBand(entries=1, shares=shares_),),
    )
    assert open_prizes(floor.tournament) == (1_000_000, 600_000, 300_000, 100_000)
    floor.do(deal(*((entry, 20_000, 400_000) for entry in range(1, 5)), held=400_000))
    assert problems(floor.tournament) == frozenset()


# Refusals


@pytest.mark.parametrize(
    ("asked", "refused"),
    [
        (
            deal((1, 60_000, 15_000), (2, 60_000, 15_000)),
            NotInDeal(entry=EntryId(3)),
        ),
        (deal((1, 60_000, 15_000), (9, 60_000, 15_000)), UnknownEntry(entry=EntryId(9))),
        (deal((1, 60_000, 15_000), (5, 60_000, 15_000)), PlayerIsOut(entry=EntryId(5))),
        (deal((1, 60_000, 15_000), (1, 60_000, 15_000)), NamedTwice(entry=EntryId(1))),
        (
            deal((1, 60_000, 15_000), (2, 60_000, 15_000), (3, 0, 0)),
            NoChipsInDeal(entry=EntryId(3)),
        ),
        (
            deal((1, 60_000, 11_500), (2, 40_000, 10_000), (3, 19_900, 8_500)),
            StacksDoNotAddUp(counted=Chips(119_900), in_play=Chips(120_000)),
        ),
        (
            deal((1, 60_000, 11_500), (2, 40_000, 10_000), (3, 20_000, 8_499)),
            SharesNotThePrizes(due=Money(30_000), shared=Money(29_999), currency="EUR"),
        ),
        (
            deal((1, 60_000, 11_500), (2, 40_000, 10_000), (3, 20_000, 8_500), held=500),
            SharesNotThePrizes(due=Money(29_500), shared=Money(30_000), currency="EUR"),
        ),
        (
            deal((1, 60_000, 0), (2, 40_000, 0), (3, 20_000, 0), held=30_001),
            HeldTooMuch(held=Money(30_001), pot=Money(30_000), currency="EUR"),
        ),
    ],
)
def test_what_is_no_deal(asked: AgreeDeal, refused: object) -> None:
    assert three_left().when(asked) == refused


def test_it_is_agreed_once() -> None:
    floor = three_left()
    floor.do(FAIR)
    assert floor.when(HELD) == DealAgreedAlready()


def test_one_alone_has_nobody_to_agree_with() -> None:
    floor = three_left()
    floor.do(busting(3), busting(2))
    assert floor.when(FAIR) == TooFewForDeal(left=1)


def test_too_many_are_asked_to_play_on() -> None:
    floor = registered(MOST + 1)
    assert floor.when(FAIR) == TooManyForDeal(players=MOST + 1, most=MOST)


def test_without_a_pool_there_is_nothing_to_divide() -> None:
    floor = playing(2, price=Price(pool=Money(0), fee=Money(500)))
    asked = deal((1, 20_000, 0), (2, 20_000, 0))
    assert floor.when(asked) == NothingToDivide()


def test_who_has_a_prize_already_can_not_share_another() -> None:
    floor = three_left()
    floor.given(
        PrizePaid(
            payout=PayoutNo(4),
            entry=EntryId(2),
            due="prize",
            gross=Money(9_000),
            withheld=Money(0),
            payments=(Payment(amount=Money(9_000)),),
        )
    )
    assert floor.when(FAIR) == PaidBeforeDeal(entry=EntryId(2), payout=PayoutNo(4))


# While it stands


def test_nobody_comes_in() -> None:
    floor = three_left()
    floor.do(FAIR)
    assert floor.when(registering(7)) == DealStands()
    assert floor.when(ReinstatePlayer(entry=EntryId(4))) == DealStands()


def test_who_was_in_it_may_come_back() -> None:
    floor = three_left()
    floor.do(FAIR, busting(3), ReinstatePlayer(entry=EntryId(3)))
    assert problems(floor.tournament) == frozenset()


def test_somebody_else_in_the_game_is_a_problem() -> None:
    floor = three_left()
    floor.do(FAIR)
    floor.given(PlayerReinstated(play=FIRST_PLAY, entry=EntryId(4), seat=at(1, 4)))
    assert DealAstray() in problems(floor.tournament)
