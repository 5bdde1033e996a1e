"""Refusals about seats won, the vouchers that pay for them, and special prizes."""

from tdconsole.domain.language.rejections.refusal import Refusal
from tdconsole.domain.values import EntryId, Money


class NoSuchVoucher(Refusal, kw_only=True):
    """No seat voucher was issued under this number, or it was taken back."""

    ref: str


class VoucherSpent(Refusal, kw_only=True):
    ref: str
    tournament: str
    entry: EntryId


class VoucherTwice(Refusal, kw_only=True):
    ref: str


class VoucherWorthLess(Refusal, kw_only=True):
    ref: str
    worth: Money
    asked: Money
    currency: str


class VoucherOfOtherCurrency(Refusal, kw_only=True):
    ref: str
    currency: str


class VoucherOfOtherTournament(Refusal, kw_only=True):
    """The voucher's seat is in another tournament, which this house has."""

    ref: str
    target: str


class SeatVoucherOff(Refusal, kw_only=True):
    """A voucher without a number becomes one for the seat and must have its value."""

    seat: Money
    amount: Money
    currency: str


class VoucherNumberGiven(Refusal, kw_only=True):
    """The console numbers a seat voucher itself when it is paid out."""

    ref: str


class TargetTwice(Refusal, kw_only=True):
    prize: str


class NoSuchTarget(Refusal, kw_only=True):
    prize: str
