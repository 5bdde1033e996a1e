"""The calculators of the pool, the places paid and the prize list."""

from typing import Any

import pytest

from tests.cli.engine.test_calc import asked, calculated

# The pool


def test_the_pool_line_by_line() -> None:
    told = calculated(
        "prize-pool",
        entries=100,
        each=5_000,
        no_shows=2,
        rebuys={"number": 30, "each": 2_000},
        deductions=[{"name": "Staff", "share": 300}],
        added=10_000,
        guarantee=600_000,
    )
    lines = [(line["source"], line["number"], line["amount"]) for line in told["lines"]]
    assert lines == [
        ("entries", 98, 490_000),
        ("rebuys", 30, 60_000),
        ("deduction", None, -16_500),
        ("added", None, 10_000),
        ("overlay", None, 56_500),
    ]
    assert (told["came_in"], told["pool"]) == (550_000, 600_000)


def test_more_than_all_is_not_deducted() -> None:
    deductions = [{"name": "Staff", "share": 10_000}, {"name": "League", "share": 1}]
    said = asked("prize-pool", {"entries": 9, "each": 50, "deductions": deductions})
    assert said.refusal == "DeductedTooMuch"


# The places


def test_places_by_a_share() -> None:
    """PP-PAID."""
    entries = [10_043, 10_112, 8_663, 1_224]
    assert calculated("places-paid", entries=entries, share=1_500)["paid"] == [
        1_507,
        1_517,
        1_300,
        184,
    ]


def test_places_by_a_table() -> None:
    """PP-PAID-002."""
    paid = calculated("places-paid", entries=[11, 20, 100], payouts="final-table")["paid"]
    assert paid == [3, 4, 9]


def test_a_table_of_ones_own() -> None:
    table = [{"entries": 1, "shares": [10_000]}, {"entries": 5, "shares": [6_000, 4_000]}]
    assert calculated("places-paid", entries=[4, 5], payouts=table)["paid"] == [1, 2]
    table[1]["shares"] = [6_000, 3_910]
    said = asked("places-paid", {"entries": [4], "payouts": [*table, {**table[0], "entries": 9}]})
    assert said.refusal == "SharesDoNotAddUp"
    assert "5-8 sums to 99.1%" in said.err


# The prizes


def test_a_table_of_shares() -> None:
    """PAY-ROUND."""
    table = [{"entries": 1, "shares": [5_000, 3_000, 2_000]}]
    told = calculated("payouts", pool=4_370, entries=9, payouts=table, unit=10)
    assert told == {"amounts": [2_190, 1_310, 870], "pool": 4_370}


def test_a_curve_with_a_place_that_is_held() -> None:
    told = calculated(
        "payouts",
        pool=2_750_000,
        entries=100,
        entry=27_500,
        curve={"share": 1_500, "minimum": 200, "step": 1_000},
        fixed=[{"place": 2, "amount": 450_000}],
    )
    assert (told["amounts"][1], told["amounts"][-1]) == (450_000, 68_000)
    assert sum(told["amounts"]) == told["pool"] == 2_750_000


@pytest.mark.parametrize(
    ("question", "code"),
    [
        ({"pool": 0, "entries": 9, "payouts": "club"}, "NothingToShareOut"),
        ({"pool": 900, "entries": 9, "entry": 100, "curve": {"places": 5}}, "PrizesNeedMore"),
        ({"pool": 900, "entries": 9, "curve": {"places": 5, "first": 100}}, "PrizesHoldLess"),
        ({"pool": 900, "entries": 9, "curve": {"step": 15}, "unit": 10}, "StepOffUnit"),
        (
            {"pool": 900, "entries": 9, "entry": 100, "curve": {"places": 9, "minimum": 100}},
            "FirstPrizeTooSmall",
        ),
        (
            {"pool": 900, "entries": 9, "curve": {}, "fixed": [{"place": 3, "amount": 1}]},
            "PrizeHeldWrong",
        ),
        (
            {
                "pool": 900,
                "entries": 9,
                "payouts": "club",
                "unit": 10,
                "fixed": [{"place": 2, "amount": 15}],
            },
            "PrizeOffUnit",
        ),
    ],
)
def test_what_cannot_be_is_refused(question: dict[str, Any], code: str) -> None:
    assert asked("payouts", question).refusal == code


@pytest.mark.parametrize(
    ("name", "question"),
    [
        ("payouts", {"pool": 900, "entries": 9}),
        ("payouts", {"pool": 900, "entries": 9, "payouts": "club", "curve": {}}),
        ("places-paid", {"entries": [9]}),
        ("places-paid", {"entries": [9], "share": 1_500, "payouts": "club"}),
        ("prize-pool", {"entries": 1, "each": 50, "no_shows": 2}),
    ],
)
def test_misuse(name: str, question: dict[str, Any]) -> None:
    assert asked(name, question).code == 2
