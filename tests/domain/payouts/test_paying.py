"""Five play for 250.00 at one table, three are paid: 125.00, 75.00 and 50.00."""

import pytest
from msgspec.structs import replace

from tdconsole.domain.language.commands.floor import MovePlayer
from tdconsole.domain.language.commands.money import PayOut, ReclassifyPlayer, TakeBack
from tdconsole.domain.language.commands.tournament import FinishTournament
from tdconsole.domain.language.events.money import (
    DealAgreed,
    PrizePaid,
    PrizesPosted,
    PrizeTakenBack,
    SpecialGiven,
)
from tdconsole.domain.language.rejections.entry import (
    NoSuchTill,
    PaymentsDoNotAddUp,
    TillHasLess,
    TillIsClosed,
    UnknownEntry,
)
from tdconsole.domain.language.rejections.payouts import (
    NothingOwed,
    NothingToTakeBack,
    OwesBack,
    PaidAlready,
    PayoutDoesNotAddUp,
    PlaceNotSure,
)
from tdconsole.domain.language.terms import Terms, Withholding
from tdconsole.domain.prizes.dues import owed_to, to_give_back
from tdconsole.domain.state.context import Till
from tdconsole.domain.values import (
    Chips,
    DealShare,
    EntryId,
    Money,
    Payment,
    PayMethod,
    PayoutBand,
    PayoutNo,
    Seat,
    SeatNo,
    TableNo,
    TillNo,
)
from tests.domain.floor import Floor, busting, out_in_turn, playing

ONE, TWO, THREE, FOUR, FIVE = map(EntryId, range(1, 6))
MAIN = TillNo(1)
TAXED = Terms(withholding=Withholding(above=Money(5_000), share=2_000))


def by(method: PayMethod, amount: int, ref: str | None = None) -> Payment:
    return Payment(method=method, amount=Money(amount), ref=ref)


def cash(amount: int) -> tuple[Payment, ...]:
    return (by("cash", amount),)


def in_the_money(terms: Terms | None = None) -> Floor:
    """Third went out for 50.00; two are left."""
    floor = playing(5) if terms is None else playing(5, terms=terms)
    out_in_turn(floor, 1, 2, 3)
    return floor


def struck(floor: Floor, entry: EntryId) -> None:
    floor.do(ReclassifyPlayer(entry=entry, reason="two accounts"))


def opened_with(expected: int, *, is_open: bool = True) -> Till:
    return Till(no=MAIN, open=is_open, currency="EUR", expected=Money(expected))


# Paid out


def test_all_of_it_in_cash_where_nothing_else_is_said() -> None:
    floor = in_the_money()
    assert floor.when(PayOut(entry=THREE)) == (
        PrizePaid(
            payout=PayoutNo(1),
            entry=THREE,
            due="prize",
            gross=Money(5_000),
            withheld=Money(0),
            payments=cash(5_000),
        ),
    )


def test_each_once() -> None:
    floor = in_the_money()
    floor.do(PayOut(entry=THREE))
    assert floor.when(PayOut(entry=THREE)) == PaidAlready(
        entry=THREE, due="prize", payout=PayoutNo(1)
    )


def test_slips_are_numbered_in_a_row() -> None:
    floor = in_the_money()
    out_in_turn(floor, 4)
    paid = floor.do(PayOut(entry=FOUR), PayOut(entry=FIVE), PayOut(entry=THREE))
    assert [event.payout for event in paid if isinstance(event, PrizePaid)] == [1, 2, 3]


def test_by_several_methods_that_make_up_the_sum() -> None:
    floor = in_the_money()
    parts = (by("cash", 2_000), by("card", 3_000), by("house", 0))
    (paid,) = floor.do(PayOut(entry=THREE, payments=parts))
    assert isinstance(paid, PrizePaid)
    assert paid.payments == parts[:2]


def test_a_seat_is_paid_with_one_voucher() -> None:
    floor = in_the_money()
    voucher = (by("voucher", 5_000, "7"),)
    (paid,) = floor.do(PayOut(entry=THREE, payments=voucher))
    assert isinstance(paid, PrizePaid)
    assert paid.payments == voucher


@pytest.mark.parametrize("amount", [0, 4_999, 5_001])
def test_no_more_and_no_less_than_is_owed(amount: int) -> None:
    floor = in_the_money()
    assert floor.when(PayOut(entry=THREE, payments=cash(amount))) == PaymentsDoNotAddUp(
        due=Money(5_000), paid=Money(amount), currency="EUR"
    )


def test_what_is_withheld_is_not_paid() -> None:
    floor = in_the_money(TAXED)
    out_in_turn(floor, 4)
    (paid,) = floor.do(PayOut(entry=FOUR))
    assert isinstance(paid, PrizePaid)
    assert (paid.gross, paid.withheld, paid.payments) == (7_500, 500, cash(7_000))
    assert owed_to(floor.tournament, FOUR)[0].open == 0


def test_both_sums_are_named_where_the_tax_was_forgotten() -> None:
    floor = in_the_money(TAXED)
    out_in_turn(floor, 4)
    assert floor.when(PayOut(entry=FOUR, payments=cash(7_500))) == PayoutDoesNotAddUp(
        gross=Money(7_500), withheld=Money(500), paid=Money(7_500), currency="EUR"
    )


def test_nobody_is_paid_what_is_not_owed() -> None:
    floor = in_the_money()
    assert floor.when(PayOut(entry=TWO)) == NothingOwed(entry=TWO, due="prize")
    assert floor.when(PayOut(entry=THREE, due="bounty")) == NothingOwed(entry=THREE, due="bounty")
    assert floor.when(PayOut(entry=EntryId(99))) == UnknownEntry(entry=EntryId(99))


def test_a_target_is_paid_apart_from_the_prize() -> None:
    floor = in_the_money()
    floor.given(SpecialGiven(entry=THREE, prize="royal flush", amount=Money(2_000)))
    paid = floor.do(PayOut(entry=THREE), PayOut(entry=THREE, due="special"))
    assert [(event.due, event.gross) for event in paid if isinstance(event, PrizePaid)] == [
        ("prize", 5_000),
        ("special", 2_000),
    ]


def test_not_while_another_table_may_report_the_same_hand() -> None:
    floor = playing(3, 2, payouts=(PayoutBand(entries=1, shares=(4_000, 3_000, 2_000, 1_000)),))
    floor.do(busting(1), busting(2))
    refused = floor.when(PayOut(entry=TWO))
    assert isinstance(refused, PlaceNotSure)
    assert (refused.entry, refused.place) == (TWO, 4)
    assert refused.until.utc - floor.now.utc == 3 * 60_000
    floor.wait(minutes=3, seconds=-1)
    assert floor.when(PayOut(entry=TWO)) == refused
    floor.wait(seconds=1)
    assert isinstance(floor.when(PayOut(entry=TWO)), tuple)


def test_at_the_last_table_at_once_though_others_were_dealing_shortly_before() -> None:
    floor = playing(3, 2, payouts=(PayoutBand(entries=1, shares=(4_000, 3_000, 2_000, 1_000)),))
    floor.do(busting(4), MovePlayer(entry=FIVE, seat=Seat(table=TableNo(1), seat=SeatNo(4))))
    floor.do(busting(1))
    assert isinstance(floor.when(PayOut(entry=ONE)), tuple)


def test_a_share_of_a_deal_is_sure_at_once() -> None:
    floor = playing(2, 2)
    shares = tuple(
        DealShare(entry=entry, chips=Chips(20_000), amount=Money(5_000))
        for entry in (ONE, TWO, THREE, FOUR)
    )
    floor.given(DealAgreed(method="even", shares=shares, held=Money(0)))
    floor.do(busting(1), PayOut(entry=ONE), PayOut(entry=FOUR))
    assert [one.gross for one in floor.tournament.prizes.paid.values()] == [5_000, 5_000]


def test_the_tournament_being_over_is_no_matter() -> None:
    floor = in_the_money()
    out_in_turn(floor, 4)
    floor.do(FinishTournament(), PayOut(entry=FIVE))
    struck(floor, FIVE)
    floor.do(TakeBack(entry=FIVE))
    assert to_give_back(floor.tournament) == ()


# Out of a till


def test_a_till_has_to_be_there_and_open() -> None:
    floor = in_the_money()
    asked = PayOut(entry=THREE, till=MAIN)
    assert floor.when(asked) == NoSuchTill(till=MAIN)
    assert floor.when(asked, till=opened_with(9_999, is_open=False)) == TillIsClosed(till=MAIN)


@pytest.mark.parametrize("expected", [4_999, 0, -1])
def test_no_more_cash_than_should_lie_in_it(expected: int) -> None:
    floor = in_the_money()
    decided = floor.when(PayOut(entry=THREE, till=MAIN), till=opened_with(expected))
    assert decided == TillHasLess(till=MAIN, expected=Money(expected), currency="EUR")


def test_what_is_not_cash_does_not_come_out_of_the_drawer() -> None:
    floor = in_the_money()
    asked = PayOut(entry=THREE, till=MAIN, payments=(by("card", 4_000), by("cash", 1_000)))
    assert isinstance(floor.when(asked, till=opened_with(1_000)), tuple)
    assert isinstance(floor.when(asked, till=opened_with(999)), TillHasLess)


# Taken back


def test_only_what_was_paid_beyond_what_is_owed() -> None:
    floor = in_the_money()
    floor.do(PayOut(entry=THREE))
    refused = NothingToTakeBack(entry=THREE, due="prize")
    assert floor.when(TakeBack(entry=THREE)) == refused
    assert floor.when(TakeBack(entry=TWO)) == NothingToTakeBack(entry=TWO, due="prize")
    assert floor.when(TakeBack(entry=EntryId(99))) == UnknownEntry(entry=EntryId(99))
    amounts = tuple(map(Money, (13_000, 8_000, 4_000)))
    floor.given(PrizesPosted(entries=5, pool=Money(25_000), amounts=amounts))
    assert floor.when(PayOut(entry=THREE)) == OwesBack(
        entry=THREE, due="prize", over=Money(1_000), currency="EUR"
    )
    assert floor.do(TakeBack(entry=THREE)) == (
        PrizeTakenBack(
            payout=PayoutNo(2),
            entry=THREE,
            due="prize",
            amount=Money(1_000),
            payments=cash(1_000),
        ),
    )
    assert floor.when(TakeBack(entry=THREE)) == refused


def test_not_a_part_of_it() -> None:
    floor = in_the_money()
    out_in_turn(floor, 4)
    floor.do(FinishTournament(), PayOut(entry=THREE))
    struck(floor, THREE)
    assert floor.when(TakeBack(entry=THREE, payments=cash(4_000))) == PaymentsDoNotAddUp(
        due=Money(5_000), paid=Money(4_000), currency="EUR"
    )


def test_the_tax_that_was_withheld_comes_back_with_it() -> None:
    floor = in_the_money(TAXED)
    out_in_turn(floor, 4)
    floor.do(FinishTournament(), PayOut(entry=FOUR))
    struck(floor, FOUR)
    assert floor.when(TakeBack(entry=FOUR, payments=cash(7_500))) == PayoutDoesNotAddUp(
        gross=Money(7_500), withheld=Money(500), paid=Money(7_500), currency="EUR"
    )
    (back,) = floor.do(TakeBack(entry=FOUR))
    assert isinstance(back, PrizeTakenBack)
    assert (back.amount, back.payments) == (7_500, cash(7_000))
    slips = floor.tournament.prizes.paid.values()
    assert sum(slip.gross for slip in slips) == sum(slip.withheld for slip in slips) == 0


def test_those_behind_whoever_was_struck_are_paid_the_difference() -> None:
    floor = in_the_money()
    out_in_turn(floor, 4)
    floor.do(PayOut(entry=THREE), PayOut(entry=FOUR), FinishTournament())
    struck(floor, FOUR)
    (paid,) = floor.do(PayOut(entry=THREE))
    assert isinstance(paid, PrizePaid)
    assert paid.gross == 2_500
    assert replace(paid, payout=PayoutNo(3)) == paid
