"""Seats, their vouchers and prizes for a target: what is refused, as it is read."""

from typing import Final

import pytest

from tdconsole.domain.language.rejections.prizes import (
    NoSuchTarget,
    NoSuchVoucher,
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
from tdconsole.domain.language.rejections.setup import PlayersStillIn
from tdconsole.domain.values import EntryId, Money
from tdconsole.i18n.catalogue import catalogue
from tdconsole.i18n.engine.refusals import refusal

ENGLISH: Final = catalogue("en")
REF: Final = "S-1a2b3c4d-7"


@pytest.mark.parametrize(
    ("refused", "said"),
    [
        (
            PlayersStillIn(left=12, seats=10),
            "12 players are still in: the satellite ends when 10 are left, one for each seat.",
        ),
        (
            PlayersStillIn(left=12),
            "12 players are still in: the tournament ends when one is left.",
        ),
        (
            NoSuchVoucher(ref=REF),
            "No seat voucher S-1a2b3c4d-7 was paid out, or it was taken back: check its number.",
        ),
        (
            VoucherSpent(ref=REF, tournament="Main Event", entry=EntryId(1_234)),
            "The voucher S-1a2b3c4d-7 has been spent: entry 1,234 of Main Event was paid with it.",
        ),
        (VoucherTwice(ref=REF), "The voucher S-1a2b3c4d-7 is named twice."),
        (
            VoucherWorthLess(ref=REF, worth=Money(30_000), asked=Money(55_000), currency="EUR"),
            "The voucher S-1a2b3c4d-7 is worth €300.00, and €550.00 is too much for it: take the rest another way.",
        ),
        (
            VoucherOfOtherCurrency(ref=REF, currency="PLN"),
            "The voucher S-1a2b3c4d-7 is for a seat paid in PLN.",
        ),
        (
            VoucherOfOtherTournament(ref=REF, target="Main Event"),
            "The voucher S-1a2b3c4d-7 is for a seat in Main Event: it is taken there, and nowhere else.",
        ),
        (
            SeatVoucherOff(seat=Money(30_000), amount=Money(15_000), currency="EUR"),
            "A seat is worth €300.00, and its voucher is for exactly that: €150.00 was named.",
        ),
        (
            VoucherNumberGiven(ref=REF),
            "S-1a2b3c4d-7 is the number of a seat voucher: it gets its number when it is paid out. Leave the number empty.",
        ),
        (
            TargetTwice(prize="Royal flush"),
            "Two special prizes are called Royal flush: give one another name.",
        ),
        (
            NoSuchTarget(prize="Bingo"),
            "This tournament has no special prize called Bingo.",
        ),
    ],
    ids=lambda one: type(one).__name__,
)
def test_as_it_is_read(refused: Rejection, said: str) -> None:
    assert refusal(ENGLISH, refused, str) == said
