"""The calculators of heads and of the pots of a hand."""

from typing import Any, Final

import pytest

from tests.cli.engine.test_calc import asked, calculated

THREE: Final = [{"entry": one, "bounty": 1_000} for one in (1, 2, 3)]
STAKES: Final = [
    {"seat": 1, "put": 4_000, "all_in": True},
    {"seat": 2, "put": 9_000, "all_in": True},
    {"seat": 3, "put": 20_000},
]


def test_half_of_each_head_goes_onto_the_next() -> None:
    """PKO-2, with a last player who takes the bounty on the own head."""
    told = calculated("bounty", heads=THREE, busts=[{"out": 2, "by": [1]}, {"out": 1, "by": [3]}])
    assert [(one["out"], one["by"], one["cash"], one["onto_head"]) for one in told["paid"]] == [
        (2, 1, 500, 500),
        (1, 3, 750, 750),
        (3, 3, 1_750, 0),
    ]
    assert [one["won"] for one in told["heads"]] == [500, 0, 2_500]
    assert told["sold"] == 3_000


def test_a_fixed_head_is_paid_whole_and_one_may_be_unclaimed() -> None:
    told = calculated("bounty", heads=THREE, to_head=0, busts=[{"out": 2}])
    assert told["paid"] == []
    assert told["heads"][1] == {"entry": 2, "head": 0, "won": 0, "unclaimed": 1_000}
    told = calculated("bounty", heads=THREE, to_head=0, busts=[{"out": 2, "by": [3, 1]}])
    assert [(one["by"], one["cash"]) for one in told["paid"]] == [(3, 500), (1, 500)]


@pytest.mark.parametrize(
    ("busts", "code"),
    [
        ([{"out": 4}], "UnknownEntry"),
        ([{"out": 2, "by": [2]}], "NamedTwice"),
        ([{"out": 2, "by": [1, 1]}], "NamedTwice"),
        ([{"out": 2, "by": [1]}, {"out": 3, "by": [2]}], "PlayerIsOut"),
    ],
)
def test_heads_that_can_not_be_taken_so(busts: list[dict[str, Any]], code: str) -> None:
    said = asked("bounty", {"heads": THREE, "busts": busts})
    assert (said.code, said.refusal) == (1, code)


def test_a_head_is_named_once() -> None:
    assert asked("bounty", {"heads": [*THREE, THREE[0]]}).refusal == "NamedTwice"


def test_the_pots_and_whose_heads_go_with_them() -> None:
    """BTY-1."""
    told = calculated("side-pots", stakes=STAKES, button=3, ranked=[[3], [1, 2]])
    assert [(pot["amount"], pot["seats"]) for pot in told["pots"]] == [
        (12_000, [1, 2, 3]),
        (10_000, [2, 3]),
    ]
    assert told["uncalled"] == {"seat": 3, "amount": 11_000}
    assert [(one["seat"], one["pot"], one["by"]) for one in told["heads"]] == [
        (1, 0, [3]),
        (2, 1, [3]),
    ]


def test_without_hands_there_are_only_the_pots() -> None:
    told = calculated("side-pots", stakes=STAKES, button=3)
    assert [pot["won"] for pot in told["pots"]] == [[], []]
    assert told["heads"] == []


def test_the_odd_chip_goes_clockwise_from_the_button() -> None:
    stakes = [{"seat": seat, "put": 225} for seat in (2, 5, 8)]
    told = calculated("side-pots", stakes=stakes, button=5, ranked=[[2, 8], [5]], unit=25)
    assert told["pots"][0]["won"] == [{"seat": 8, "amount": 350}, {"seat": 2, "amount": 325}]


@pytest.mark.parametrize(
    "changes",
    [
        {"ranked": [[3], [9]]},
        {"ranked": [[3], [3]]},
        {"ranked": [[1]]},
        {"stakes": [{**one, "folded": True} for one in STAKES], "ranked": []},
    ],
    ids=["who is not in", "twice", "nobody in the side pot", "all folded"],
)
def test_hands_that_do_not_settle_the_pots(changes: dict[str, Any]) -> None:
    question = {"stakes": STAKES, "button": 3, "ranked": [[3]], **changes}
    assert asked("side-pots", question).refusal == "HandNotRanked"


@pytest.mark.parametrize("stake", [{"seat": 1, "put": -100}, {"seat": -1, "put": 5}])
def test_less_than_nothing_is_misuse(stake: dict[str, int]) -> None:
    assert asked("side-pots", {"stakes": [*STAKES, stake], "button": 3}).misuse
