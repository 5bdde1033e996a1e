"""A tournament called off, in each of the three cases, and when it can't be."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tdconsole.domain.engine.invariants import problems
from tdconsole.domain.language.commands.entry import RegisterEntry, TakeRebuy
from tdconsole.domain.language.commands.floor import Bust, EliminatePlayers
from tdconsole.domain.language.commands.money import CancelTournament, Counted, PayOut
from tdconsole.domain.language.events.money import DealAgreed, PrizePaid, TournamentCancelled
from tdconsole.domain.language.rejections.entry import UnknownEntry
from tdconsole.domain.language.rejections.payouts import (
    DividedByDeal,
    OnlyOneLeft,
    PrizeWasPaid,
    StacksNotTold,
)
from tdconsole.domain.language.rejections.room import MoreThanInPlay, NamedTwice, PlayerIsOut
from tdconsole.domain.language.rejections.setup import TournamentIsOver
from tdconsole.domain.language.terms import Progressive, Rebuys, Reentries, Terms
from tdconsole.domain.prize_list.tables import prize_list
from tdconsole.domain.prizes.awards import awards
from tdconsole.domain.prizes.cancelling import Called, called_off, present_case
from tdconsole.domain.prizes.dues import owed
from tdconsole.domain.values import (
    Chips,
    DealShare,
    EntryId,
    Money,
    Payment,
    PayoutBand,
    PayoutNo,
    Price,
)
from tests.domain.floor import Floor, busting, opened, out_in_turn, person, playing, registering

HUNDRED_AND_TEN = Price(pool=Money(10_000), fee=Money(1_000))
THREE_OF_TEN = PayoutBand(entries=1, shares=(5_000, 3_000, 2_000))
BOTH_PRICES = Terms(
    rebuys=Rebuys(price=Price(pool=Money(10_000)), chips=Chips(10_000)), reentries=Reentries()
)


def calling_off(**stacks: int) -> CancelTournament:
    """Call the tournament off with stacks by entry number: e7=40_000."""
    counted = tuple(
        Counted(entry=EntryId(int(entry[1:])), chips=Chips(chips))
        for entry, chips in stacks.items()
    )
    return CancelTournament(stacks=counted, reason="the lights went out")


def ten(**changes: Any) -> Floor:
    """Ten paid 100 and 10 each, and begin with 10,000."""
    return playing(
        5,
        5,
        price=HUNDRED_AND_TEN,
        stack=Chips(10_000),
        payouts=(THREE_OF_TEN,),
        seats_per_table=10,
        **changes,
    )


def refunds(floor: Floor, command: CancelTournament) -> dict[int, int]:
    (event,) = floor.do(command)
    assert isinstance(event, TournamentCancelled)
    assert problems(floor.tournament) == frozenset()
    return {one.entry: one.amount for one in event.refunds}


def test_nobody_is_out_and_all_get_back_what_they_paid_a_ticket_for_a_ticket() -> None:
    """CAN-1."""
    floor = opened(price=Price(pool=Money(10_000), fee=Money(1_000)), terms=BOTH_PRICES)
    ticket = (Payment(method="ticket", amount=Money(11_000), ref="A 17"),)
    floor.do(registering(1), RegisterEntry(person=person(2), payments=ticket))
    floor.do(TakeRebuy(entry=EntryId(1), override="before the start"))
    assert refunds(floor, calling_off()) == {1: 21_000, 2: 11_000}
    first, second = floor.do(
        PayOut(entry=EntryId(1), due="refund"), PayOut(entry=EntryId(2), due="refund")
    )
    assert isinstance(first, PrizePaid)
    assert isinstance(second, PrizePaid)
    assert first.payments == (Payment(amount=Money(21_000)),)
    assert second.payments == ticket


def test_somebody_is_out_and_nobody_in_the_money() -> None:
    """CAN-2."""
    floor = ten()
    out_in_turn(floor, 1, 2, 3, 6, 7, 8)
    told = refunds(floor, calling_off(e4=40_000, e5=30_000, e9=20_000, e10=10_000))
    assert told == {4: 33_500, 5: 28_500, 9: 23_500, 10: 18_500}
    assert sum(told.values()) == 104_000


def test_in_the_money_the_lowest_open_prize_is_everybodys() -> None:
    """By hand: two are left for 500.00 and 300.00, and the third has his 200.00 to come.

    300.00 each; of the 200.00 above that 50.00 each, and 70.00 and 30.00 by chips; 10.00 of fees.
    """
    floor = ten()
    out_in_turn(floor, 1, 2, 3, 6, 7, 8, 4, 5)
    told = refunds(floor, calling_off(e9=70_000, e10=30_000))
    assert told == {9: 43_000, 10: 39_000}
    assert [(one.entry, one.due, one.gross) for one in owed(floor.tournament)] == [
        (5, "prize", 20_000),
        (9, "refund", 43_000),
        (10, "refund", 39_000),
    ]


def test_the_standings_stay_as_they_were() -> None:
    floor = ten()
    out_in_turn(floor, 1, 2, 3, 6, 7, 8, 4, 5)
    before = awards(floor.tournament)
    floor.do(calling_off(e9=70_000, e10=30_000))
    assert awards(floor.tournament) == before
    assert floor.tournament.finished
    assert floor.when(busting(9)) == TournamentIsOver()


def test_the_fees_of_what_somebody_lost_before_are_given_back_too() -> None:
    floor = ten(terms=BOTH_PRICES)
    out_in_turn(floor, 1, 2)
    floor.do(RegisterEntry(person=person(1)))
    stacks = {f"e{entry}": 12_000 for entry in range(3, 11)}
    told = refunds(floor, calling_off(**stacks, e11=14_000))
    pool, twice = 110_000, 2_000
    assert told[11] == twice + pool // 18 + pool // 2 * 14 // 110 + 1  # a cent that was over
    assert sum(told.values()) == pool + 8 * 1_000 + twice


def test_whoever_gave_a_stack_up_was_not_put_out() -> None:
    floor = ten(terms=BOTH_PRICES)
    floor.do(RegisterEntry(person=person(1), forfeit=Chips(10), override="he may"))
    assert present_case(floor.tournament) == "nobody_out"
    told = refunds(floor, calling_off())
    assert sum(told.values()) == 11 * 11_000


def test_a_head_that_nobody_took_goes_back_with_the_fees() -> None:
    bounty = Price(pool=Money(10_000), fee=Money(1_000), bounty=Money(2_000))
    floor = playing(4, price=bounty, payouts=(THREE_OF_TEN,), terms=Terms(heads=Progressive()))
    floor.do(EliminatePlayers(hand=(Bust(entry=EntryId(1), by=(EntryId(2),)),)))
    told = refunds(floor, calling_off(e2=40_000, e3=20_000, e4=20_000))
    prizes = 40_000
    assert sum(told.values()) == prizes + 3 * 1_000 + 3 * 2_000 + 1_000
    assert [(o.entry, o.gross) for o in owed(floor.tournament) if o.due == "bounty"] == [(2, 1_000)]


def test_chips_that_nobody_has_leave_money_with_the_house() -> None:
    floor = ten()
    out_in_turn(floor, 1, 2, 3, 6, 7, 8)
    stacks = calling_off(e4=40_000, e5=30_000, e9=20_000, e10=0).stacks
    called = called_off(floor.tournament, stacks)
    assert isinstance(called, Called)
    assert called.kept == 5_000
    assert sum(one.amount for one in called.refunds) == 104_000 - 5_000


def test_who_waits_for_a_seat_has_the_chips_that_were_bought() -> None:
    floor = ten()
    out_in_turn(floor, 1)
    floor.do(RegisterEntry(person=person(11), draw=False))
    seated = {f"e{entry}": 10_000 for entry in (2, 3, 4, 5, 6, 7, 8, 9)}
    assert isinstance(floor.when(calling_off(**seated, e10=20_000)), tuple)
    assert floor.when(calling_off(**seated, e10=20_001)) == MoreThanInPlay(
        stack=Chips(110_001), in_play=Chips(110_000)
    )


def test_nobody_came() -> None:
    assert refunds(opened(), calling_off()) == {}


# Refused


def test_the_stacks_of_all_who_are_left_are_needed() -> None:
    floor = ten()
    out_in_turn(floor, 1, 2, 3, 6, 7, 8)
    assert floor.when(calling_off(e4=40_000, e9=20_000)) == StacksNotTold(
        entries=(EntryId(5), EntryId(10))
    )


@pytest.mark.parametrize(
    ("stacks", "refused"),
    [
        ({"e99": 1}, UnknownEntry(entry=EntryId(99))),
        ({"e1": 1}, PlayerIsOut(entry=EntryId(1))),
    ],
)
def test_only_those_who_are_left_have_any(stacks: dict[str, int], refused: object) -> None:
    floor = ten()
    out_in_turn(floor, 1)
    assert floor.when(calling_off(**stacks)) == refused


def test_each_once() -> None:
    floor = ten()
    out_in_turn(floor, 1)
    twice = (Counted(entry=EntryId(2), chips=Chips(1)),) * 2
    command = CancelTournament(stacks=twice, reason="the lights went out")
    assert floor.when(command) == NamedTwice(entry=EntryId(2))


def test_not_once_a_prize_was_paid() -> None:
    floor = ten()
    out_in_turn(floor, 1, 2, 3, 6, 7, 8, 4, 5)
    floor.wait(minutes=60).do(PayOut(entry=EntryId(5)))
    assert floor.when(calling_off(e9=70_000, e10=30_000)) == PrizeWasPaid(
        entry=EntryId(5), payout=PayoutNo(1)
    )


def test_not_once_a_deal_was_made() -> None:
    floor = ten()
    shares = tuple(
        DealShare(entry=EntryId(entry), chips=Chips(10_000), amount=Money(10_000))
        for entry in range(1, 11)
    )
    floor.given(DealAgreed(method="even", shares=shares, held=Money(0)))
    assert floor.when(calling_off()) == DividedByDeal()


def test_whoever_is_left_alone_has_won() -> None:
    floor = playing(3)
    out_in_turn(floor, 1, 2)
    assert floor.when(calling_off(e3=60_000)) == OnlyOneLeft(entry=EntryId(3))


@given(
    players=st.integers(2, 8),
    out=st.integers(0, 7),
    weights=st.lists(st.integers(0, 1_000), min_size=8, max_size=8),
    cents=st.integers(0, 99),
)
@settings(max_examples=60)
def test_whatever_the_state_what_was_taken_is_shared_to_the_cent(
    players: int, out: int, weights: list[int], cents: int
) -> None:
    price = Price(pool=Money(10_000 + cents), fee=Money(1_000))
    floor = playing(players, price=price, payouts=(THREE_OF_TEN,))
    out = min(out, players - 2)
    out_in_turn(floor, *range(1, out + 1))
    tournament, left = floor.tournament, players - out
    whole = sum(weights[:left]) or 1
    chips = [tournament.chips * weight // whole for weight in weights[:left]]
    counted = tuple(
        Counted(entry=EntryId(entry), chips=Chips(stack))
        for entry, stack in zip(range(out + 1, players + 1), chips, strict=True)
    )
    off = called_off(tournament, counted)
    assert isinstance(off, Called)
    given_back = sum(one.amount for one in off.refunds)
    fees = left * 1_000
    if off.case == "nobody_out":
        assert given_back == players * price.total
    elif off.case == "before_the_money":
        assert given_back + off.kept == tournament.pool + fees
    else:
        assert given_back + off.kept == sum(prize_list(tournament)[:left]) + fees
    assert min(one.amount for one in off.refunds) >= 1_000
    assert off.kept >= 0
