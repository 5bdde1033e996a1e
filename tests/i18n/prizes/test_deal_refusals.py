"""Refusals of a deal as they are read: what is missing, and the way out."""

import pytest

from tdconsole.domain.language.rejections.prizes import (
    HeldForWinner,
    NotInDeal,
    PaidBeforeDeal,
    SeatsNotDivided,
    SharesNotThePrizes,
    StacksDoNotAddUp,
    TooFewForDeal,
    TooManyForDeal,
)
from tdconsole.domain.language.rejections.refusal import Rejection
from tdconsole.domain.values import Chips, EntryId, Money, PayoutNo
from tdconsole.i18n.catalogue import catalogue
from tdconsole.i18n.engine.refusals import refusal

ONE = EntryId(1)


@pytest.mark.parametrize(
    ("rejection", "sentence"),
    [
        (TooFewForDeal(left=1), "1 player is left: it takes two to make a deal."),
        (
            SeatsNotDivided(),
            "This is a satellite: seats are not divided. Play until only the seat winners are left.",
        ),
        (
            TooManyForDeal(players=1_201, most=200),
            "1,201 players are left, and a deal is of 200 at the most: play on for a while.",
        ),
        (
            NotInDeal(entry=ONE),
            "Maria is still in: a deal is of all who are left, or there is none.",
        ),
        (
            StacksDoNotAddUp(counted=Chips(9_000), in_play=Chips(10_000)),
            "The stacks are 9,000, and 10,000 is in play: 1,000 is missing. Count again.",
        ),
        (
            StacksDoNotAddUp(counted=Chips(10_001), in_play=Chips(10_000)),
            "The stacks are 10,001, and 10,000 is in play: that is 1 too much. Count again.",
        ),
        (
            SharesNotThePrizes(due=Money(10_000), shared=Money(9_950), currency="EUR"),
            "€100.00 is to be divided and €99.50 was: €0.50 is missing.",
        ),
        (
            SharesNotThePrizes(due=Money(10_000), shared=Money(10_050), currency="EUR"),
            "€100.00 is to be divided and €100.50 was: that is €0.50 too much.",
        ),
        (
            PaidBeforeDeal(entry=ONE, payout=PayoutNo(7)),
            "Maria has been paid a prize already, on slip 7: undo that first.",
        ),
        (
            HeldForWinner(held=Money(5_000), left=2, currency="EUR"),
            "€50.00 is held back for the winner and 2 players are still in: the tournament ends when one is left.",
        ),
    ],
)
def test_a_deal_that_is_none(rejection: Rejection, sentence: str) -> None:
    assert refusal(catalogue("en"), rejection, lambda _entry: "Maria") == sentence
