"""Prizes planned and posted: 20 entries of 50.00 into the pool and 5.00 beside it, in cents."""

from itertools import pairwise
from typing import Any, Final

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tdconsole.domain.engine.invariants import problems
from tdconsole.domain.language.commands.entry import UnregisterEntry
from tdconsole.domain.language.commands.money import PlanPrizes, PostPrizes
from tdconsole.domain.language.commands.tournament import EditSetup, FinishTournament
from tdconsole.domain.language.events.money import DealAgreed, PrizesPlanned, PrizesPosted
from tdconsole.domain.language.prize_plan import AS_TABLED, Curve, Fixed, PrizePlan
from tdconsole.domain.language.rejections.prizes import (
    DealStands,
    DeductedTooMuch,
    FirstPrizeTooSmall,
    MorePlacesThanEntries,
    NothingToShareOut,
    PlanStands,
    PostedBefore,
    PostedJustSo,
    PostedOtherKind,
    PrizeHeldWrong,
    PrizeOffUnit,
    PrizeRises,
    PrizesDoNotAddUp,
    PrizesHoldLess,
    PrizesNeedMore,
    SeatsArePaid,
    StepOffUnit,
)
from tdconsole.domain.language.rejections.refusal import Rejection
from tdconsole.domain.language.terms import Deduction, Satellite, Terms, TermsChanges
from tdconsole.domain.prize_list.tables import prize_list, reckoned
from tdconsole.domain.state.money import Posted
from tdconsole.domain.values import EntryId, Money, NoteId, Off, Origin, PayoutBand, Place, Price
from tests.domain.floor import Floor, busting, opened, playing, registered, registering

POOL: Final = 100_000
EURO: Final = Money(100)
CURVE: Final = Curve(places=4, minimum=150)


def club(entries: int = 20, **changes: Any) -> Floor:
    return registered(entries, **{"cash_unit": EURO, **changes})


def amounts(*each: int) -> tuple[Money, ...]:
    return tuple(map(Money, each))


def plan(**wanted: Any) -> PlanPrizes:
    return PlanPrizes(plan=PrizePlan(**wanted))


def held(place: int, amount: int) -> Fixed:
    return Fixed(place=place, amount=Money(amount))


def held_wrong(place: int, amount: int, why: Any) -> PrizeHeldWrong:
    return PrizeHeldWrong(place=Place(place), amount=Money(amount), why=why, currency="EUR")


def post(*each: int, reason: str | None = None) -> PostPrizes:
    return PostPrizes(amounts=amounts(*each) or None, reason=reason)


def listed(floor: Floor) -> tuple[int, ...]:
    return prize_list(floor.tournament)


def off(prizes: int, pool: int = POOL) -> PrizesDoNotAddUp:
    return PrizesDoNotAddUp(prizes=Money(prizes), pool=Money(pool), currency="EUR")


# Run elsewhere


def test_prizes_of_a_tournament_run_elsewhere_are_what_they_were() -> None:
    elsewhere = Origin(program="td3", version="3.7.2", key="b9")
    floor = club(4, origin=elsewhere, cash_unit=Money(10_000))
    assert floor.tournament.setup.origin == elsewhere
    assert isinstance(floor.when(post(9_999, 12_000)), tuple)
    too_many = MorePlacesThanEntries(places=5, entries=4)
    assert floor.when(post(1, 1, 1, 1, 1)) == too_many


def test_a_tournament_run_elsewhere_ends_with_its_prizes() -> None:
    floor = playing(4, origin=Origin(program="td3", key="b9"))
    floor.do(post(15_000), busting(1), busting(2), busting(3), FinishTournament())
    assert floor.tournament.finished
    assert not list(problems(floor.tournament))


# The plan


def test_without_a_plan_it_is_the_table_of_shares() -> None:
    assert listed(club()) == (50_000, 30_000, 20_000)


def test_a_curve_takes_the_place_of_the_table() -> None:
    floor = club()
    assert floor.do(plan(curve=CURVE)) == (PrizesPlanned(plan=PrizePlan(curve=CURVE)),)
    assert listed(floor) == (44_400, 24_600, 17_400, 13_600)


def test_places_by_a_share_of_the_entries_are_rounded_up() -> None:
    floor = club(21)
    floor.do(plan(curve=Curve(share=1_500)))
    assert len(listed(floor)) == 4


def test_typed_prizes_come_before_the_curve() -> None:
    floor = club()
    floor.do(plan(curve=CURVE, typed=amounts(60_000, 40_000, 0, 0)))
    assert listed(floor) == (60_000, 40_000)
    assert floor.tournament.prizes.plan.typed == (60_000, 40_000)


def test_typed_prizes_grow_with_the_pool() -> None:
    floor = club()
    floor.do(plan(typed=amounts(60_000, 40_000)), registering(21))
    assert listed(floor) == (63_000, 42_000)


def test_a_place_is_held_while_the_pool_grows() -> None:
    floor = club()
    floor.do(plan(fixed=(held(1, 40_000),)))
    assert listed(floor) == (40_000, 36_000, 24_000)
    floor.do(*map(registering, range(21, 23)))
    assert listed(floor) == (40_000, 40_000, 30_000)


def test_a_plan_that_can_be_met_no_more_gives_way() -> None:
    """And is not posted as something that nobody planned."""
    floor = club()
    floor.do(plan(fixed=(held(2, 40_000),)))
    floor.do(*(UnregisterEntry(entry=EntryId(entry)) for entry in range(9, 21)))
    assert listed(floor) == (20_000, 12_000, 8_000)
    least = PrizesNeedMore(places=3, least=Money(80_100), pool=Money(40_000), currency="EUR")
    assert floor.when(PostPrizes()) == least


def test_the_first_share_gives_way_before_the_curve_does() -> None:
    floor = opened(cash_unit=EURO)
    floor.do(plan(curve=Curve(share=1_500, first=3_000, minimum=0)))
    floor.do(*map(registering, range(1, 8)))
    assert listed(floor) == (22_600, 12_400)


def test_back_to_the_table_of_shares() -> None:
    floor = club()
    floor.do(plan(curve=CURVE), PlanPrizes(plan=AS_TABLED))
    assert listed(floor) == (50_000, 30_000, 20_000)


def test_what_is_no_whole_unit_goes_to_the_best_prize_that_is_not_held() -> None:
    odd = Price(pool=Money(5_003), fee=Money(500))
    floor = club(price=odd)
    floor.do(plan(fixed=(held(1, 40_000),)))
    assert listed(floor) == (40_000, 36_060, 24_000)
    floor.do(PostPrizes())
    assert listed(floor) == (40_000, 36_060, 24_000)


def test_where_the_next_has_no_room_it_goes_to_the_one_behind() -> None:
    floor = club(price=Price(pool=Money(5_003), fee=Money(500)))
    floor.do(plan(fixed=(held(1, 40_000), held(2, 40_000))))
    floor.do(PostPrizes())
    assert listed(floor) == (40_000, 40_000, 20_060)


def test_no_second_prize_is_off_the_unit() -> None:
    floor = club()
    floor.do(plan(fixed=(held(1, 40_000),)))
    assert floor.when(post(40_000, 36_050, 23_950)) == PrizeOffUnit(
        place=Place(3), unit=EURO, currency="EUR", takes=Place(2)
    )
    assert floor.when(post(40_050, 36_000, 23_950)) == PrizeOffUnit(
        place=Place(3), unit=EURO, currency="EUR"
    )


def switching(satellite: Satellite | Off) -> EditSetup:
    return EditSetup(terms=TermsChanges(satellite=satellite))


def test_once_prizes_are_posted_seats_are_not_switched() -> None:
    seats = Satellite(seat=Money(40_000))
    floor = club()
    floor.do(switching(seats), switching("off"), PostPrizes())
    assert floor.when(switching(seats)) == PostedOtherKind()
    floor = club(terms=Terms(satellite=seats))
    floor.do(PostPrizes())
    assert floor.when(switching("off")) == PostedOtherKind()
    floor.do(switching(Satellite(seat=Money(30_000))), PostPrizes(reason="Seats of 300."))
    assert listed(floor)[:4] == (30_000, 30_000, 30_000, 10_000)


def test_nor_are_they_once_a_deal_divided_what_there_was() -> None:
    floor = club()
    floor.given(DealAgreed(method="even", shares=(), held=Money(0)))
    assert floor.when(switching(Satellite(seat=Money(40_000)))) == DealStands()


@pytest.mark.parametrize(
    ("wanted", "refused"),
    [
        (plan(), PlanStands()),
        (plan(typed=amounts(60_000, 30_000)), off(90_000)),
        (plan(typed=amounts(60_000, 60_000)), off(120_000)),
        (plan(typed=amounts(40_000, 60_000)), PrizeRises(place=Place(2))),
        (plan(typed=(Money(5_000),) * 21), MorePlacesThanEntries(places=21, entries=20)),
        (
            plan(typed=amounts(60_050, 39_950)),
            PrizeOffUnit(place=Place(2), unit=EURO, currency="EUR"),
        ),
        (
            plan(typed=(Money(5_000),) * 20),
            FirstPrizeTooSmall(first=Money(5_000), entry=Money(5_500), currency="EUR", cite="PC"),
        ),
        (
            plan(curve=Curve(places=15)),
            PrizesNeedMore(places=15, least=Money(165_000), pool=Money(POOL), currency="EUR"),
        ),
        (
            plan(curve=Curve(places=4, first=2_000)),
            PrizesHoldLess(places=4, most=Money(80_000), pool=Money(POOL), currency="EUR"),
        ),
        (
            plan(curve=Curve(places=4, step=Money(150))),
            StepOffUnit(step=Money(150), unit=EURO, currency="EUR"),
        ),
        (plan(fixed=(held(4, 100),)), held_wrong(4, 100, "beyond")),
        (plan(fixed=(held(2, 100),) * 2), held_wrong(2, 100, "twice")),
        (
            plan(fixed=(held(2, 100), held(3, 200))),
            held_wrong(3, 200, "rises"),
        ),
        (
            plan(curve=CURVE, fixed=(held(3, 8_200),)),
            held_wrong(3, 8200, "minimum"),
        ),
        (
            plan(fixed=(held(2, 30_050),)),
            PrizeOffUnit(place=Place(2), unit=EURO, currency="EUR"),
        ),
    ],
)
def test_a_plan_is_refused_with_the_sums_or_the_place(
    wanted: PlanPrizes, refused: Rejection
) -> None:
    assert club().when(wanted) == refused


def test_a_plan_is_made_before_anybody_enters() -> None:
    floor = opened()
    floor.do(plan(curve=Curve(places=9), fixed=(held(1, 100_000),)))
    assert listed(floor) == ()
    assert floor.when(plan(typed=amounts(500))) == NothingToShareOut()
    wrong = plan(fixed=(held(1, 100), held(2, 200)))
    assert floor.when(wrong) == held_wrong(2, 200, "rises")


def test_a_satellite_pays_seats() -> None:
    floor = club(terms=Terms(satellite=Satellite(seat=Money(50_000))))
    assert floor.when(plan(curve=CURVE)) == SeatsArePaid()
    floor.do(PostPrizes())
    assert listed(floor) == (50_000, 50_000)


# Posting


def test_what_is_planned_is_posted() -> None:
    floor = club()
    told = PrizesPosted(entries=20, pool=Money(POOL), amounts=amounts(50_000, 30_000, 20_000))
    assert floor.do(PostPrizes()) == (told,)
    assert floor.tournament.prizes.posted == Posted(
        entries=20, pool=told.pool, amounts=told.amounts
    )


def test_posted_prizes_stay_when_somebody_enters() -> None:
    floor = club()
    floor.do(PostPrizes(), registering(21))
    assert listed(floor) == (50_000, 30_000, 20_000)
    assert reckoned(floor.tournament) == (52_500, 31_500, 21_000)


def test_a_posted_place_that_nobody_can_reach_any_more_is_the_first_ones() -> None:
    floor = club(5, payouts=(PayoutBand(entries=1, shares=(5_000, 3_000, 2_000)),))
    floor.do(PostPrizes())
    floor.do(*(UnregisterEntry(entry=EntryId(entry)) for entry in (3, 4, 5)))
    assert listed(floor) == (17_500, 7_500)
    floor.do(*(UnregisterEntry(entry=EntryId(entry)) for entry in (1, 2)))
    assert listed(floor) == ()


def test_posted_anew_for_a_reason() -> None:
    floor = club()
    floor.do(PostPrizes(), registering(21))
    assert floor.when(PostPrizes()) == PostedBefore()
    (told,) = floor.do(PostPrizes(reason="One more entry."))
    assert told == PrizesPosted(
        entries=21,
        pool=Money(105_000),
        amounts=amounts(52_500, 31_500, 21_000),
        reason=NoteId("a note"),
    )


def test_the_same_is_not_posted_twice() -> None:
    floor = club()
    floor.do(PostPrizes())
    assert floor.when(PostPrizes(reason="Again.")) == PostedJustSo()
    assert floor.when(post(50_000, 30_000, 20_000, 0)) == PostedJustSo()


def test_typed_at_posting() -> None:
    floor = club()
    floor.do(post(70_000, 30_000))
    assert listed(floor) == (70_000, 30_000)


@pytest.mark.parametrize(
    ("wanted", "refused"),
    [
        (post(70_000, 30_001), off(100_001)),
        (post(70_000, 20_000), off(90_000)),
        (post(50_000, 20_000, 30_000), PrizeRises(place=Place(3))),
        (post(*[4_761] * 21), MorePlacesThanEntries(places=21, entries=20)),
        (post(0, 0), NothingToShareOut()),
    ],
)
def test_prizes_typed_wrong_are_not_posted(wanted: PostPrizes, refused: Rejection) -> None:
    assert club().when(wanted) == refused


def test_nothing_is_posted_for_nobody() -> None:
    assert opened().when(PostPrizes()) == NothingToShareOut()
    free = registered(5, price=Price(pool=Money(0)))
    assert free.when(PostPrizes()) == NothingToShareOut()


def test_typed_for_another_pool_is_typed_anew() -> None:
    floor = club()
    floor.do(plan(typed=amounts(60_000, 40_000)), registering(21))
    assert floor.when(PostPrizes()) == off(100_000, pool=105_000)


def test_a_bounty_is_no_part_of_what_the_first_prize_is_to_exceed() -> None:
    price = Price(pool=Money(1_000), fee=Money(100), bounty=Money(8_000))
    floor = registered(3, price=price)
    floor.do(PostPrizes())
    assert listed(floor) == (2_100, 900)


def test_after_a_deal_what_is_posted_stays() -> None:
    floor = club()
    floor.do(PostPrizes())
    floor.given(DealAgreed(method="even", shares=(), held=Money(0)))
    assert floor.when(PostPrizes(reason="Late.")) == DealStands()


# The pool


def pool(**terms: Any) -> int:
    return club(terms=Terms(**terms)).tournament.pool


def test_each_deduction_is_rounded_down() -> None:
    staff, house = Deduction(name="Staff", share=333), Deduction(name="League", share=501)
    assert pool(deductions=(staff,)) == POOL - 3_330
    price = Price(pool=Money(4_999))
    floor = registered(1, price=price, terms=Terms(deductions=(staff, house)))
    assert floor.tournament.pool == 4_999 - 166 - 250


def test_the_house_adds_to_the_pool_and_up_to_the_guarantee() -> None:
    assert pool(added=Money(25_000)) == 125_000
    assert pool(guarantee=Money(120_000)) == 120_000
    assert pool(added=Money(25_000), guarantee=Money(120_000)) == 125_000


def test_more_than_all_cannot_be_deducted() -> None:
    too_much = (Deduction(name="Staff", share=9_000), Deduction(name="League", share=1_001))
    edit = EditSetup(terms=TermsChanges(deductions=too_much))
    assert club().when(edit) == DeductedTooMuch(total=10_001)


def test_what_is_deducted_is_not_shared_out() -> None:
    floor = club(terms=Terms(deductions=(Deduction(name="Staff", share=300),)))
    assert listed(floor) == (48_500, 29_100, 19_400)


# Always


@st.composite
def plans(draw: st.DrawFn) -> PrizePlan:
    curve = Curve(
        places=draw(st.integers(0, 12)),
        share=draw(st.sampled_from((0, 1_000, 1_500, 5_000))),
        first=draw(st.sampled_from((0, 2_500, 4_000))),
        minimum=draw(st.sampled_from((0, 100, 150, 200))),
        step=Money(draw(st.sampled_from((0, 100, 500, 1_000)))),
        groups=draw(st.sampled_from(("single", "usual"))),
    )
    fixed = draw(
        st.lists(
            st.builds(
                held, st.integers(1, 6), st.integers(1, 600).map(lambda hundreds: 100 * hundreds)
            ),
            max_size=2,
        )
    )
    return PrizePlan(curve=draw(st.sampled_from((curve, AS_TABLED.curve))), fixed=tuple(fixed))


@settings(max_examples=120, deadline=None)
@given(
    entries=st.integers(0, 25),
    pool=st.integers(0, 6_000),
    unit=st.sampled_from((1, 100, 500)),
    wanted=plans(),
)
def test_what_is_posted_is_the_pool_and_worth_playing_for(
    entries: int, pool: int, unit: int, wanted: PrizePlan
) -> None:
    price = Price(pool=Money(pool), fee=Money(500))
    floor = registered(entries, price=price, cash_unit=Money(unit))
    planned = floor.when(PlanPrizes(plan=wanted))
    if not isinstance(planned, tuple):
        return
    floor.given(*planned)
    decided = floor.when(PostPrizes())
    if isinstance(decided, tuple):
        floor.given(*decided)
        prizes = listed(floor)
        assert sum(prizes) == floor.tournament.pool == pool * entries
        assert all(better >= worse for better, worse in pairwise(prizes))
        assert prizes[0] > price.total
        assert len(prizes) <= entries
        first_held = any(one.place == 1 for one in wanted.fixed)
        assert sum(prize % unit > 0 for prize in prizes[1:]) <= first_held
        if wanted.curve != "off":
            assert 100 * prizes[-1] >= wanted.curve.minimum * price.total
        assert all(prizes[one.place - 1] == one.amount for one in wanted.fixed)
