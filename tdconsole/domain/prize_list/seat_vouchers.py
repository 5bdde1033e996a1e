"""Seats won in one tournament of the house and spent in another, by voucher number."""

import re
from collections.abc import Iterable
from typing import Final

from msgspec.structs import replace

from tdconsole.domain.language.rejections.prizes import (
    NoSuchVoucher,
    SeatVoucherOff,
    VoucherNumberGiven,
    VoucherOfOtherCurrency,
    VoucherOfOtherTournament,
    VoucherSpent,
    VoucherTwice,
    VoucherWorthLess,
)
from tdconsole.domain.language.rejections.refusal import Rejection
from tdconsole.domain.state.context import Context
from tdconsole.domain.state.tournament import Tournament
from tdconsole.domain.values import Due, Money, Payment, PayoutNo, Record, TournamentId

_NUMBER: Final = re.compile(r"S-(\S{1,25})-([1-9][0-9]{0,9})", re.ASCII | re.IGNORECASE)
Payments = tuple[Payment, ...]


class Issue(Record, kw_only=True):
    """The slip that paid out a voucher, as its number tells."""

    tournament: TournamentId
    payout: PayoutNo


def numbered(issue: Issue) -> str:
    """The voucher's number, unique in the house."""
    return f"S-{issue.tournament}-{issue.payout}"


def issue_of(ref: str) -> Issue | None:
    """The issue of a number; None if it isn't a seat voucher's, such as one of the house's own."""
    found = _NUMBER.fullmatch(ref.strip())
    if found is None:
        return None
    return Issue(tournament=TournamentId(found[1].lower()), payout=PayoutNo(int(found[2])))


def numbers_of(payments: Iterable[Payment]) -> list[str]:
    """The numbers of the seat vouchers among the payments, repeated if one is named twice."""
    return [
        numbered(issue)
        for one in payments
        if one.method == "voucher" and one.ref and (issue := issue_of(one.ref)) is not None
    ]


def same_name(one: str, other: str) -> bool:
    return one.strip().casefold() == other.strip().casefold()


def vouchers_fault(
    tournament: Tournament, payments: Payments, context: Context
) -> Rejection | None:
    """The fault unless the vouchers are known, unspent, and worth what they pay."""
    known = {voucher.ref: voucher for voucher in context.vouchers}
    named: set[str] = set()
    for payment in payments:
        for ref in numbers_of([payment]):
            if ref in named:
                return VoucherTwice(ref=ref)
            named.add(ref)
            voucher = known.get(ref)
            if voucher is None or not voucher.worth:
                return NoSuchVoucher(ref=ref)
            if voucher.currency != tournament.setup.currency:
                return VoucherOfOtherCurrency(ref=ref, currency=voucher.currency)
            if voucher.spent is not None:
                spent = voucher.spent
                return VoucherSpent(ref=ref, tournament=spent.tournament, entry=spent.entry)
            if voucher.target and not same_name(voucher.target, tournament.setup.name):
                return VoucherOfOtherTournament(ref=ref, target=voucher.target)
            if payment.amount > voucher.worth:
                return VoucherWorthLess(
                    ref=ref,
                    worth=voucher.worth,
                    asked=payment.amount,
                    currency=voucher.currency,
                )
    return None


def seat_paid(
    tournament: Tournament, due: Due, gross: Money, payments: Payments, context: Context
) -> Payments | Rejection:
    """The payments, with a number given to the voucher that pays out a seat."""
    if due == "refund":  # an old voucher may go back as it came
        return payments
    if typed := numbers_of(payments):
        return VoucherNumberGiven(ref=typed[0])
    terms = tournament.terms.satellite
    if terms == "off" or due != "prize" or gross < terms.seat:
        return payments
    number = numbered(Issue(tournament=context.tournament, payout=context.payout))
    made: list[Payment] = []
    for payment in payments:
        if payment.method != "voucher" or payment.ref is not None:
            made.append(payment)
        elif payment.amount != terms.seat or any(one.ref == number for one in made):
            return SeatVoucherOff(
                seat=terms.seat, amount=payment.amount, currency=tournament.setup.currency
            )
        else:
            made.append(replace(payment, ref=number))
    return tuple(made)


def strange_fault(payments: Payments, own: Payments) -> Rejection | None:
    """A refusal to hand back a seat voucher that didn't come with these payments."""
    mine = numbers_of(own)
    strange = next((ref for ref in numbers_of(payments) if ref not in mine), None)
    return None if strange is None else NoSuchVoucher(ref=strange)


def back_fault(payments: Payments, own: Payments, context: Context) -> Rejection | None:
    """A refusal to take back a voucher already spent, or one given to somebody else."""
    if fault := strange_fault(payments, own):
        return fault
    known = {voucher.ref: voucher.spent for voucher in context.vouchers}
    for ref in numbers_of(payments):
        spent = known.get(ref)
        if spent is not None:
            return VoucherSpent(ref=ref, tournament=spent.tournament, entry=spent.entry)
    return None


def usually_paid(tournament: Tournament, due: Due, gross: Money, net: Money) -> Payments:
    """The usual payments: a seat as a voucher, everything else in cash."""
    terms = tournament.terms.satellite
    if terms == "off" or due != "prize" or gross < terms.seat or net < terms.seat:
        return (Payment(amount=net),)
    rest = Money(net - terms.seat)
    seat = Payment(method="voucher", amount=terms.seat)
    return (seat, Payment(amount=rest)) if rest else (seat,)
