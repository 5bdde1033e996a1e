"""A satellite of 25 at 30.00: two seats of 300.00, and what is left over to the next places."""

from typing import Any, Final

import pytest

from tdconsole.domain.eliminations.busting import finishes
from tdconsole.domain.engine.invariants import FinishedWithPlayersLeft, problems
from tdconsole.domain.language.commands.entry import RegisterEntry
from tdconsole.domain.language.commands.money import AgreeDeal, GiveSpecial, PayOut, TakeBack
from tdconsole.domain.language.commands.tournament import EditSetup, FinishTournament
from tdconsole.domain.language.events.money import PlayerReclassified, PrizePaid, SpecialGiven
from tdconsole.domain.language.rejections.entry import UnknownEntry
from tdconsole.domain.language.rejections.prizes import (
    NoSuchTarget,
    NoSuchVoucher,
    SeatsNotDivided,
    SeatVoucherOff,
    TargetTwice,
    VoucherNumberGiven,
    VoucherOfOtherCurrency,
    VoucherOfOtherTournament,
    VoucherSpent,
    VoucherTwice,
    VoucherWorthLess,
)
from tdconsole.domain.language.rejections.refusal import Rejection
from tdconsole.domain.language.rejections.setup import NobodyIsOut, PlayersStillIn
from tdconsole.domain.language.terms import Satellite, Target, Terms, TermsChanges
from tdconsole.domain.prize_list.satellite import is_won, seat_prizes, seats_won
from tdconsole.domain.prize_list.seat_vouchers import Issue, issue_of, numbered
from tdconsole.domain.prizes.awards import awards
from tdconsole.domain.prizes.dues import owed_to
from tdconsole.domain.state.context import Spent, VoucherKnown
from tdconsole.domain.values import (
    Chips,
    DealShare,
    EntryId,
    Money,
    NoteId,
    Payment,
    PayoutNo,
    Price,
)
from tests.domain.floor import HERE, Floor, busting, ended, opened, out_in_turn, person, playing

SEAT: Final = Money(30_000)
THIRTY: Final = Price(pool=Money(3_000))
NUMBER: Final = "S-1a2b3c4d-1"


def satellite(*players: int, entries_cost: Price = THIRTY, **terms: Any) -> Floor:
    made = Satellite(seat=SEAT, **terms)
    return playing(*(players or (8, 9, 8)), price=entries_cost, terms=Terms(satellite=made))


def until(floor: Floor, players: int) -> Floor:
    """The latest entry goes out first."""
    latest_first = sorted(floor.tournament.play.seating.of, reverse=True)
    out_in_turn(floor, *latest_first[: len(latest_first) - players])
    return floor


def won(**terms: Any) -> Floor:
    """Two are left, and it is finished."""
    floor = until(satellite(**terms), 2)
    floor.do(FinishTournament())
    return floor


def amounts(floor: Floor) -> list[int]:
    return [award.amount for award in awards(floor.tournament)]


def paying(entry: int, *payments: Payment) -> PayOut:
    return PayOut(entry=EntryId(entry), payments=payments or None)


def winner(floor: Floor) -> EntryId:
    return next(finishes(floor.tournament)).entry


# Playing it


def test_the_blocks_are_two_entries_where_none_were_named() -> None:
    """SAT-1."""
    floor = satellite()
    assert seat_prizes(floor.tournament) == (30_000, 30_000, 6_000, 6_000, 3_000)
    assert seats_won(floor.tournament) == 2


def test_it_is_finished_when_as_many_are_left_as_there_are_seats() -> None:
    floor = until(satellite(), 3)
    assert floor.when(FinishTournament()) == PlayersStillIn(left=3, seats=2)
    until(floor, 2).do(FinishTournament())
    assert floor.tournament.finished
    assert problems(floor.tournament) == frozenset()


def test_all_who_are_left_share_the_first_place_and_own_a_seat_each() -> None:
    floor = won()
    first, second, third, *_rest = finishes(floor.tournament)
    assert [(one.place, one.shared_by) for one in (first, second, third)] == [
        (1, 2),
        (1, 2),
        (3, 1),
    ]
    assert amounts(floor) == [30_000, 30_000, 6_000, 6_000, 3_000]


def test_it_may_become_one_late_and_end_with_all_who_have_a_seat() -> None:
    """The outs keep their places; all who are still in win a seat each, however many they are."""
    floor = until(playing(5), 3)
    pool = floor.tournament.pool
    floor.do(EditSetup(terms=TermsChanges(satellite=Satellite(seat=Money(pool // 3)))))
    floor.do(FinishTournament())
    assert sorted(one.place for one in finishes(floor.tournament)) == [1, 1, 1, 4, 5]
    assert problems(floor.tournament) == frozenset()


def test_a_seat_that_is_no_multiple_of_the_cash_unit_stays_whole() -> None:
    floor = until(playing(9, price=THIRTY, terms=_seats_of(11_050), cash_unit=Money(1_000)), 2)
    floor.do(FinishTournament())
    assert amounts(floor) == [11_050, 11_050, 4_900]


def _seats_of(worth: int, **terms: Any) -> Terms:
    return Terms(satellite=Satellite(seat=Money(worth), **terms))


def test_shared_among_the_winners_nobody_behind_is_paid() -> None:
    assert amounts(won(remainder="shared")) == [37_500, 37_500]


def test_where_one_hand_takes_out_too_many_the_best_of_them_has_the_last_seat() -> None:
    floor = until(satellite(), 3)
    floor.do(busting(2, 3, stacks=(9_000, 12_000)))
    assert (floor.tournament.left, is_won(floor.tournament)) == (1, True)
    floor.do(FinishTournament())
    assert [award.entry for award in awards(floor.tournament)][:3] == [1, 3, 2]
    assert amounts(floor)[:3] == [30_000, 30_000, 6_000]


def test_a_winner_who_is_struck_leaves_his_seat_to_the_next() -> None:
    floor = won()
    third = list(finishes(floor.tournament))[2].entry
    floor.given(PlayerReclassified(entry=winner(floor), reason=NoteId("a note")))
    assert [(one.entry, one.amount) for one in awards(floor.tournament)][1] == (third, 30_000)


def test_more_guaranteed_seats_than_players_are_won_without_a_hand() -> None:
    floor = playing(
        3, price=THIRTY, terms=Terms(satellite=Satellite(seat=SEAT), guarantee=Money(150_000))
    )
    floor.do(FinishTournament())
    assert amounts(floor) == [50_000, 50_000, 50_000]


def test_with_less_than_a_seat_in_the_pool_it_is_played_to_the_last() -> None:
    floor = satellite(4)
    assert floor.when(FinishTournament()) == NobodyIsOut()
    assert until(floor, 2).when(FinishTournament()) == PlayersStillIn(left=2)
    until(floor, 1).do(FinishTournament())
    assert amounts(floor) == [6_000, 6_000]


def test_a_file_that_finishes_it_too_early_has_a_problem() -> None:
    floor = until(satellite(), 5).given(ended())
    assert FinishedWithPlayersLeft(left=5) in problems(floor.tournament)


def test_seats_are_not_divided() -> None:
    floor = until(satellite(), 3)
    each = Chips(floor.tournament.chips // 3)
    shares = tuple(
        DealShare(entry=entry, chips=each, amount=Money(22_000))
        for entry in sorted(floor.tournament.play.seating.of)
    )
    assert floor.when(AgreeDeal(method="even", shares=shares)) == SeatsNotDivided()


# The voucher


def test_a_number_says_which_slip_of_which_tournament_it_is_of() -> None:
    issue = Issue(tournament=HERE, payout=PayoutNo(12))
    assert numbered(issue) == "S-1a2b3c4d-12"
    assert issue_of(" s-1A2B3C4D-12 ") == issue
    assert [issue_of(ref) for ref in ("77", "S-12", "S-1a2b3c4d-0", "GIFT-7-1")] == [None] * 4


def test_a_seat_is_paid_with_a_voucher_that_gets_its_number() -> None:
    floor = won()
    (event,) = _paid(floor.when(paying(winner(floor))))
    assert event.payments == (Payment(method="voucher", amount=SEAT, ref=NUMBER),)


def test_what_is_won_beside_the_seat_is_paid_in_cash() -> None:
    floor = won(remainder="shared")
    (event,) = _paid(floor.when(paying(winner(floor))))
    seat = Payment(method="voucher", amount=SEAT, ref=NUMBER)
    assert event.payments == (seat, Payment(amount=Money(7_500)))


def test_the_places_behind_are_paid_in_cash() -> None:
    floor = won()
    third = list(finishes(floor.tournament))[2].entry
    floor.wait(minutes=20)
    (event,) = _paid(floor.when(paying(third)))
    assert event.payments == (Payment(amount=Money(6_000)),)


def test_a_seat_may_be_paid_in_cash_or_with_a_voucher_of_the_houses_own() -> None:
    floor = won()
    for payment in (Payment(amount=SEAT), Payment(method="voucher", amount=SEAT, ref="GIFT 7")):
        (event,) = _paid(floor.when(paying(winner(floor), payment)))
        assert event.payments == (payment,)


def test_a_voucher_for_a_part_of_the_seat_is_none() -> None:
    floor = won()
    half = Payment(method="voucher", amount=Money(15_000))
    refused = floor.when(paying(winner(floor), half, half))
    assert refused == SeatVoucherOff(seat=SEAT, amount=Money(15_000), currency="EUR")


def test_the_number_is_not_typed() -> None:
    floor = won()
    typed = Payment(method="voucher", amount=SEAT, ref="S-1a2b3c4d-9")
    refused = floor.when(paying(winner(floor), typed))
    assert refused == VoucherNumberGiven(ref="S-1a2b3c4d-9")


def test_a_voucher_that_was_spent_does_not_come_back() -> None:
    floor = won()
    first = winner(floor)
    (paid,) = _paid(floor.when(paying(first)))
    floor.given(paid, PlayerReclassified(entry=first, reason=NoteId("a note")))
    back = TakeBack(entry=first, payments=paid.payments)
    spent = VoucherKnown(ref=NUMBER, worth=SEAT, currency="EUR", spent=_spent())
    assert floor.when(back, vouchers=(spent,)) == VoucherSpent(
        ref=NUMBER, tournament="Main Event", entry=EntryId(7)
    )
    kept = VoucherKnown(ref=NUMBER, worth=SEAT, currency="EUR")
    assert isinstance(floor.when(back, vouchers=(kept,)), tuple)


def _spent() -> Spent:
    return Spent(tournament="Main Event", entry=EntryId(7))


def _paid(decided: Any) -> tuple[PrizePaid]:
    assert isinstance(decided, tuple), decided
    return decided


# Spending it

KNOWN: Final = VoucherKnown(ref=NUMBER, worth=SEAT, currency="EUR")


def entering(*payments: Payment) -> RegisterEntry:
    return RegisterEntry(person=person(1), payments=payments)


def main_event() -> Floor:
    return opened(price=Price(pool=Money(27_000), fee=Money(3_000)))


def by_voucher(amount: int = SEAT, ref: str = NUMBER) -> Payment:
    return Payment(method="voucher", amount=Money(amount), ref=ref)


def test_it_pays_for_an_entry_with_the_number_in_any_case() -> None:
    for ref in (NUMBER, "s-1A2B3C4D-1"):
        decided = main_event().when(entering(by_voucher(ref=ref)), vouchers=(KNOWN,))
        assert isinstance(decided, tuple), decided


def test_it_is_taken_in_the_tournament_that_it_is_for() -> None:
    known = VoucherKnown(ref=NUMBER, worth=SEAT, currency="EUR", target=" friday NIGHT")
    assert isinstance(main_event().when(entering(by_voucher()), vouchers=(known,)), tuple)


def test_a_voucher_of_the_houses_own_is_taken_as_it_is() -> None:
    assert isinstance(main_event().when(entering(by_voucher(ref="GIFT 7"))), tuple)


@pytest.mark.parametrize(
    ("known", "refused"),
    [
        ((), NoSuchVoucher(ref=NUMBER)),
        ((VoucherKnown(ref=NUMBER),), NoSuchVoucher(ref=NUMBER)),
        (
            (VoucherKnown(ref=NUMBER, worth=SEAT, currency="PLN"),),
            VoucherOfOtherCurrency(ref=NUMBER, currency="PLN"),
        ),
        (
            (VoucherKnown(ref=NUMBER, worth=SEAT, currency="EUR", spent=_spent()),),
            VoucherSpent(ref=NUMBER, tournament="Main Event", entry=EntryId(7)),
        ),
        (
            (VoucherKnown(ref=NUMBER, worth=Money(20_000), currency="EUR"),),
            VoucherWorthLess(ref=NUMBER, worth=Money(20_000), asked=Money(30_000), currency="EUR"),
        ),
        (
            (VoucherKnown(ref=NUMBER, worth=SEAT, currency="EUR", target="Main Event"),),
            VoucherOfOtherTournament(ref=NUMBER, target="Main Event"),
        ),
    ],
)
def test_it_is_refused(known: tuple[VoucherKnown, ...], refused: Rejection) -> None:
    assert main_event().when(entering(by_voucher()), vouchers=known) == refused


def test_it_is_not_named_twice() -> None:
    twice = entering(by_voucher(15_000), by_voucher(15_000))
    assert main_event().when(twice, vouchers=(KNOWN,)) == VoucherTwice(ref=NUMBER)


# Prizes for a target

ROYAL: Final = Target(name="Royal flush", amount=Money(50_000))


def with_targets() -> Floor:
    return playing(3, terms=Terms(targets=(ROYAL, Target(name="Last woman", amount=Money(10_000)))))


def giving(entry: int, prize: str) -> GiveSpecial:
    return GiveSpecial(entry=EntryId(entry), prize=prize)


def test_a_target_is_the_houses_money_and_owed_beside_the_pool() -> None:
    floor = with_targets()
    before = floor.tournament.pool
    assert floor.do(giving(2, " royal FLUSH ")) == (
        SpecialGiven(entry=EntryId(2), prize="Royal flush", amount=Money(50_000)),
    )
    assert floor.tournament.pool == before
    (owed,) = owed_to(floor.tournament, EntryId(2))
    assert (owed.due, owed.open) == ("special", 50_000)
    assert problems(floor.tournament) == frozenset()


def test_the_same_target_may_be_hit_again_and_is_paid_once_each() -> None:
    floor = with_targets()
    floor.do(giving(2, "Royal flush"), giving(2, "Royal flush"), giving(3, "Last woman"))
    assert [one.gross for one in owed_to(floor.tournament, EntryId(2))] == [100_000]
    floor.do(PayOut(entry=EntryId(2), due="special"))
    floor.do(giving(2, "Royal flush"))
    assert [one.open for one in owed_to(floor.tournament, EntryId(2))] == [50_000]


def test_whoever_is_out_may_have_hit_one_before() -> None:
    floor = with_targets()
    floor.do(busting(2), giving(2, "Last woman"))
    assert owed_to(floor.tournament, EntryId(2))[-1].gross == 10_000


def test_nobody_gets_a_target_that_there_is_not() -> None:
    floor = with_targets()
    assert floor.when(giving(2, "Bad beat")) == NoSuchTarget(prize="Bad beat")
    assert floor.when(giving(9, "Royal flush")) == UnknownEntry(entry=EntryId(9))


def test_two_targets_of_one_name_are_refused() -> None:
    with pytest.raises(AssertionError, match="TargetTwice"):
        opened(terms=Terms(targets=(ROYAL, ROYAL)))
    assert TargetTwice(prize="Royal flush").prize == ROYAL.name


def test_who_was_the_last_of_them_is_often_known_when_it_is_over() -> None:
    floor = with_targets()
    until(floor, 1).do(FinishTournament(), giving(1, "Last woman"))
    assert [one.due for one in owed_to(floor.tournament, EntryId(1))] == ["prize", "special"]
