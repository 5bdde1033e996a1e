"""Refusals of hand for hand as they are read."""

from typing import Final

import pytest

from tdconsole.domain.language.rejections import bubble as no
from tdconsole.domain.language.rejections.refusal import Refusal
from tdconsole.domain.values import TableNo
from tdconsole.i18n.catalogue import catalogue
from tdconsole.i18n.engine.refusals import refusal
from tests.domain.floor import table_numbers
from tests.i18n.dummies import who

ENGLISH: Final = catalogue("en")


@pytest.mark.parametrize(
    ("refused", "said"),
    [
        (no.HandForHandOn(), "Play is hand-for-hand, and the clock is stopped until that ends."),
        (no.HandForHandOff(), "Play is not hand-for-hand."),
        (
            no.NobodyDeals(),
            "No table has two players, so no hand can be dealt.",
        ),
        (no.NotInABreak(), "It is a break: hand for hand begins once play goes on."),
        (no.NoBreakYet(), "Play is hand-for-hand: a break begins once that ends."),
        (
            no.BoardCountsHands(),
            "Play is hand-for-hand: each hand of the board is counted by itself once it is over.",
        ),
        (
            no.UntilNeeded(),
            "No prize ahead is higher: say with how many players left it ends.",
        ),
        (
            no.UntilReached(until=1_200, left=1_000),
            "1,000 are left already: it can't end with 1,200.",
        ),
        (
            no.UntilNotBelow(until=18, was=18),
            "It ends with 18 left already: 18 would not extend it.",
        ),
        (no.NotInThisHand(table=TableNo(4)), "Table 4 was not dealt this hand."),
        (
            no.AllInHeld(table=TableNo(4)),
            "The all-in at table 4 is held: release it first.",
        ),
        (
            no.AllInsNotHeld(option="h4h.hold_all_in"),
            "By the house's book all-ins are not held (h4h.hold_all_in).",
        ),
        (no.NothingHeld(table=TableNo(4)), "At table 4 no all-in is held."),
        (
            no.ReleasedEarly(table=TableNo(4), tables=table_numbers(5), others=0),
            "Table 4 waits until all others are done: table 5 is not done.",
        ),
        (
            no.ReleasedEarly(table=TableNo(4), tables=table_numbers(5, 6), others=12),
            "Table 4 waits until all others are done: tables 5 and 6 and 12 others are not done.",
        ),
        (
            no.AnotherRuns(table=TableNo(4), running=TableNo(2)),
            "All-ins are played one table at a time: before table 4 comes table 2.",
        ),
        (
            no.TablesStillDeal(tables=table_numbers(5, 6, 7), others=0),
            "The hand is not over: tables 5, 6 and 7 are not done.",
        ),
        (
            no.AllInsOpen(tables=table_numbers(5)),
            "An all-in is still to be played: table 5.",
        ),
        (
            no.AllInsOpen(tables=table_numbers(5, 6)),
            "All-ins are still to be played: tables 5 and 6.",
        ),
        (no.ReportedSo(tables=table_numbers(1), task="done"), "Table 1 is done already."),
        (
            no.ReportedSo(tables=table_numbers(1, 2), task="done"),
            "Tables 1 and 2 are done already.",
        ),
        (no.ReportedSo(tables=table_numbers(1), task="dealing"), "Table 1 is dealing."),
        (
            no.ReportedSo(tables=table_numbers(1), task="held"),
            "The all-in at table 1 is held already.",
        ),
        (
            no.ReportedSo(tables=table_numbers(1), task="released"),
            "The all-in at table 1 is released already.",
        ),
    ],
)
def test_as_it_is_read(refused: Refusal, said: str) -> None:
    assert refusal(ENGLISH, refused, who) == said
