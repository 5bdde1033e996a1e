"""What is given back, worked out without a tournament."""

from typing import Any, Final

import pytest

from tests.cli.engine.test_calc import asked

FOUR: Final = [{"chips": chips, "fees": 1_000} for chips in (40_000, 30_000, 20_000, 10_000)]
POOL: Final = {"pool": 100_000, "prizes": [50_000, 30_000, 20_000]}


def given(**question: Any) -> Any:
    said = asked("refund", question)
    assert said.code == 0, said
    return said.json


def test_nobody_is_out() -> None:
    """CAN-1."""
    told = given(players=[{"paid": 21_000}, {"paid": 11_000}])
    assert (told["case"], told["refunds"]) == ("nobody_out", [21_000, 11_000])


def test_nobody_is_in_the_money() -> None:
    """CAN-2."""
    told = given(players=FOUR, out=6, **POOL)
    assert told == {
        "case": "before_the_money",
        "refunds": [33_500, 28_500, 23_500, 18_500],
        "total": 104_000,
        "kept": 0,
        "cite": "GB Annullamento tornei",
    }


def test_each_share_is_rounded_once() -> None:
    """12.50, 16.66 2/3 and 20.83 1/3: the odd cent goes to the larger stack."""
    of = [{"chips": chips} for chips in (10, 20, 30)]
    assert given(players=of, out=1, pool=5_000)["refunds"] == [1_250, 1_666, 2_084]
    prizes = [4_000, 2_000, 1_000]  # 10.00 each, and 40.00 of prizes above that
    assert given(players=of, out=1, prizes=prizes)["refunds"] == [2_000, 2_333, 2_667]


def test_in_the_money() -> None:
    told = given(players=FOUR[:2], out=8, in_play=100_000, **POOL)
    assert told["case"] == "in_the_money"
    assert told["refunds"] == [30_000 + 1_000 + 5_000 + 4_000, 30_000 + 1_000 + 5_000 + 3_000]
    assert told["kept"] == 3_000


def test_more_chips_than_are_in_play() -> None:
    said = asked("refund", {"players": FOUR, "out": 6, "in_play": 99_999, **POOL})
    assert said.code != 0
    assert "100,000" in said.err


def test_whoever_is_alone_has_won() -> None:
    assert "finish" in asked("refund", {"players": FOUR[:1], "out": 9, **POOL}).err


def test_prizes_that_rise_are_none() -> None:
    said = asked("refund", {"players": FOUR[:2], "out": 8, "prizes": [20_000, 50_000]})
    assert said.refusal == "PrizeRises"
    assert "Place 2" in said.err


@pytest.mark.parametrize("amount", [-1, 1.5, "5", None, [], 10**30])
@pytest.mark.parametrize("name", ["pool", "out", "prizes", "fees", "chips", "paid"])
def test_an_amount_that_is_none_is_misuse(name: str, amount: Any) -> None:
    of_player = name in {"fees", "chips", "paid"}
    player = {**FOUR[0], name: amount} if of_player else FOUR[0]
    changes = {} if of_player else {name: [amount] if name == "prizes" else amount}
    assert asked("refund", {"players": [player, FOUR[1]], "out": 8, **POOL, **changes}).misuse
