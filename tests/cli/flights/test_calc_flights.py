"""The calculator of stacks from several first days."""

from typing import Any

import pytest

from tests.cli.engine.test_calc import asked


def person(**stacks: int) -> dict[str, Any]:
    """As `c=1_000` for so much from 1C."""
    told = [{"flight": f"1{name.upper()}", "chips": chips} for name, chips in stacks.items()]
    return {"stacks": told}


def told(*people: dict[str, Any], **question: Any) -> Any:
    said = asked("flights", {**question, "people": list(people)})
    assert said.code == 0, said
    return said.json


def test_fl_1_the_best_stack_goes_forward_and_the_other_is_forfeited() -> None:
    (answer,) = told(person(c=1_000, d=5_000), forward="best")["people"]
    assert (answer["flight"], answer["carried"]) == ("1D", 5_000)
    assert answer["forfeited"] == [{"flight": "1C", "chips": 1_000}]


def test_fl_2_nothing_is_forfeited_of_a_flight_in_which_somebody_went_out() -> None:
    (answer,) = told(person(c=1_000, d=0), forward="best")["people"]
    assert (answer["flight"], answer["carried"], answer["forfeited"]) == ("1C", 1_000, [])


def test_fl_3_all_stacks_go_forward_together() -> None:
    (answer,) = told(person(c=1_000, d=5_000), forward="accumulate")["people"]
    assert (answer["flight"], answer["carried"], answer["forfeited"]) == ("1D", 6_000, [])


def test_fl_4_with_the_first_stack_going_forward_no_later_flight_is_entered() -> None:
    (answer,) = told(person(a=9_000), forward="first")["people"]
    assert answer["may_enter_later_flight"] is False


@pytest.mark.parametrize("forward", ["best", "accumulate"])
def test_else_whoever_is_through_may_enter_another(forward: str) -> None:
    (answer,) = told(person(a=9_000), forward=forward)["people"]
    assert answer["may_enter_later_flight"] is True


def test_the_first_stack_stands_though_a_later_one_is_larger() -> None:
    (answer,) = told(person(a=9_000, b=30_000), forward="first")["people"]
    assert (answer["flight"], answer["carried"]) == ("1A", 9_000)
    assert answer["forfeited"] == [{"flight": "1B", "chips": 30_000}]


@pytest.mark.parametrize("again", [True, False])
def test_whoever_went_out_enters_another_where_that_is_allowed(*, again: bool) -> None:
    (answer,) = told(person(a=0), again=again)["people"]
    assert (answer["flight"], answer["carried"]) == (None, 0)
    assert answer["may_enter_later_flight"] is again


def test_several_people_are_added_up() -> None:
    named = {"name": "Maria Rossi", **person(a=12_000, c=20_000)}
    answer = told(named, person(b=8_000), person(a=0, b=0))
    assert (answer["through"], answer["carried"], answer["forfeited"]) == (2, 28_000, 12_000)
    assert [one["name"] for one in answer["people"]] == ["Maria Rossi", None, None]


def test_of_two_that_are_as_large_the_earlier_goes_forward() -> None:
    (answer,) = told(person(a=7_000, b=7_000))["people"]
    assert (answer["flight"], answer["forfeited"]) == ("1A", [{"flight": "1B", "chips": 7_000}])


def test_a_flight_is_named_once_for_a_person() -> None:
    twice = {"stacks": [{"flight": "1A", "chips": 1}, {"flight": "1A", "chips": 2}]}
    assert asked("flights", {"people": [twice]}).refusal == "FlightNamedSo"


@pytest.mark.parametrize(
    "question",
    [
        {},
        {"people": []},
        {"people": [{"stacks": []}]},
        {"people": [{"stacks": [{"flight": "1A", "chips": -1}]}]},
        {"people": [{"stacks": [{"flight": "1A", "chips": 1}]}], "forward": "worst"},
    ],
)
def test_what_makes_no_sense_is_misuse(question: dict[str, Any]) -> None:
    assert asked("flights", question).misuse
