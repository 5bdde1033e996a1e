"""The calculators of deals: what they give, what they refuse, and how they are misused."""

from typing import Any

import pytest

from tests.cli.engine.test_calc import asked, calculated


def amounts(answer: Any) -> dict[str, list[int]]:
    return {one["method"]: [part["amount"] for part in one["parts"]] for one in answer["methods"]}


def test_what_stacks_are_worth() -> None:
    """ICM-1, published as 38.39, 32.75 and 28.86."""
    answer = calculated("icm", stacks=[5000, 3000, 2000], prizes=[50, 30, 20])
    assert answer["equities"] == pytest.approx([38.392857, 32.75, 28.857143], abs=1e-6)
    assert answer["amounts"] == [38, 33, 29]
    cents = calculated("icm", stacks=[5000, 3000, 2000], prizes=[5000, 3000, 2000])
    assert cents["amounts"] == [3839, 3275, 2886]


def test_the_smallest_sum_that_is_paid_out() -> None:
    answer = calculated("icm", stacks=[5000, 3000, 2000], prizes=[5000, 3000, 2000], unit=100)
    assert answer["amounts"] == [3800, 3300, 2900]


def test_the_methods_side_by_side() -> None:
    """DEAL-1."""
    prizes = [20_000, 12_000, 8_000, 5_000]
    answer = calculated("chop", stacks=[100_000, 70_000, 50_000, 20_000], prizes=prizes)
    assert answer["divided"] == 45_000
    assert answer["standing"] == prizes
    found = amounts(answer)
    assert list(found) == ["icm", "chips", "even"]
    assert found["chips"] == [15_417, 12_292, 10_208, 7_083]
    assert found["even"] == [11_250] * 4
    assert all(sum(parts) == 45_000 for parts in found.values())
    (icm, *_rest) = answer["methods"]
    gains = [part["gain"] for part in icm["parts"]]
    assert gains == [part - prize for part, prize in zip(found["icm"], prizes, strict=True)]


def test_held_back_and_heads_and_what_was_typed() -> None:
    answer = calculated(
        "chop",
        stacks=[60, 40],
        prizes=[10_000, 6_000],
        held=1_000,
        heads=3_000,
        typed=[14_500, 3_500],
    )
    assert answer["divided"] == 18_000
    assert amounts(answer)["even"] == [9_000, 9_000]
    (typed,) = [one["parts"] for one in answer["methods"] if one["method"] == "typed"]
    assert [part["doubt"] for part in typed] == ["above_first", "below_next"]


@pytest.mark.parametrize(
    ("name", "question", "code"),
    [
        ("icm", {"stacks": [1] * 201, "prizes": [5]}, "TooManyForDeal"),
        ("icm", {"stacks": [7, 0], "prizes": [5]}, "NoChipsGiven"),
        ("icm", {"stacks": [7, 5], "prizes": [5, 6]}, "PrizeRises"),
        ("chop", {"stacks": [7, 5], "prizes": [5, 6]}, "PrizeRises"),
        ("chop", {"stacks": [1] * 201, "prizes": [5]}, "TooManyForDeal"),
        ("chop", {"stacks": [7, 0], "prizes": [5]}, "NoChipsGiven"),
        ("chop", {"stacks": [7], "prizes": [5]}, "TooFewForDeal"),
        ("chop", {"stacks": [7, 5], "prizes": []}, "NothingToDivide"),
        ("chop", {"stacks": [7, 5], "prizes": [9, 5], "held": 15}, "HeldTooMuch"),
        ("chop", {"stacks": [7, 5], "prizes": [9, 5], "typed": [9, 6]}, "SharesNotThePrizes"),
        ("chop", {"stacks": [7, 5], "prizes": [9, 5], "typed": [14]}, "SharesNotThePrizes"),
    ],
)
def test_refusals(name: str, question: dict[str, Any], code: str) -> None:
    assert asked(name, question).refusal == code


def test_a_refusal_says_what_is_missing() -> None:
    question = {"stacks": [7, 5], "prizes": [900, 500], "typed": [900, 450]}
    assert asked("chop", question).err.endswith(
        "€14.00 is to be divided and €13.50 was: €0.50 is missing.\n"
    )


@pytest.mark.parametrize(
    "question",
    [
        {"stacks": [], "prizes": [5]},
        {"stacks": [5, -1], "prizes": [5]},
        {"stacks": [5, 1.5], "prizes": [5]},
        {"stacks": [5, 1], "prizes": [-5]},
        {"stacks": [5, 1], "prizes": [5], "unit": 0},
        {"stacks": [5, 1]},
    ],
)
def test_misuse(question: dict[str, Any]) -> None:
    assert asked("icm", question).misuse
    assert asked("chop", question).misuse
