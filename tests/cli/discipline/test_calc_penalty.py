"""The calculator of hands to be missed, by the worked examples."""

from typing import Any

import pytest

from tests.cli.engine.test_calc import asked


def told(**question: Any) -> Any:
    said = asked("penalty", question)
    assert said.code == 0, said
    return said.json


@pytest.mark.parametrize(
    ("question", "hands", "left"),
    [
        ({"players": 10, "rounds": 1}, 10, 10),
        ({"players": 10, "rounds": 2, "served": 5}, 20, 15),
        ({"players": 9, "hands": 4, "served": 2, "misdeals": 1}, 4, 3),
    ],
    ids=["PEN-1", "PEN-2", "PEN-4"],
)
def test_the_worked_examples(question: dict[str, Any], hands: int, left: int) -> None:
    answer = told(**question)
    assert (answer["hands"], answer["left"], answer["cite"]) == (hands, left, None)


def test_pen_5_blinds_that_were_dodged() -> None:
    """PEN-5."""
    blinds = {"small_blind": 500, "big_blind": 1000, "ante": 1000}
    answer = told(players=9, dodged=blinds)
    assert (answer["forfeited"], answer["hands"], answer["cite"]) == (2500, 9, "WSOP 86")
    assert told(players=9, dodged=blinds, rounds=2)["hands"] == 18


@pytest.mark.parametrize(
    ("book", "cite", "mildest", "gravest", "general"),
    [
        ("tda-2024", "TDA-2024 69", "warning", "disqualification", False),
        ("goldbet-it", "TDA-2024 69", "warning", "disqualification", False),
        ("figp-2014", "FIGP 74", "chips", "disqualification", False),
        ("pl-club", "PL 24", "rounds", "disqualification", False),
        ("wsop-2026", "WSOP 118", "warning", "disqualification", False),
    ],
)
def test_what_is_usual_by_the_book(
    book: str, cite: str, mildest: str, gravest: str, *, general: bool
) -> None:
    answer = told(players=9, rounds=1, offence="soft-play", rulebook=book)
    assert answer["usual"] == {
        "cite": cite,
        "mildest": mildest,
        "gravest": gravest,
        "general": general,
    }


def test_of_a_warning_nothing_is_missed() -> None:
    answer = told(players=9, step="warning", offence="phone")
    assert (answer["hands"], answer["left"], answer["starts"]) == (0, 0, "at_once")
    assert answer["usual"]["cite"] == "TDA-2024 5"


def test_pen_6_it_starts_when_the_hand_is_over() -> None:
    """PEN-6."""
    assert told(players=9, hands=1)["starts"] == "end_of_hand"
    assert told(players=9, hands=1, hand_in_progress=False)["starts"] == "next_hand"


@pytest.mark.parametrize(
    ("question", "code"),
    [
        ({"players": 9}, "HandsOrRounds"),
        ({"players": 9, "hands": 2, "rounds": 1}, "HandsOrRounds"),
        ({"players": 9, "hands": 2, "served": 3}, "MoreThanToMiss"),
        ({"players": 9, "hands": 2, "step": "warning"}, "NothingToMiss"),
        ({"players": 9, "hands": 2, "offence": "fishing"}, "UnknownOffence"),
    ],
)
def test_what_is_no_penalty_is_refused(question: dict[str, Any], code: str) -> None:
    said = asked("penalty", question)
    assert (said.code, said.err.partition(":")[0]) == (1, code)


@pytest.mark.parametrize(
    "question",
    [{"players": 1, "hands": 2}, {"players": 9, "hands": 2, "served": 1, "misdeals": 2}],
)
def test_what_makes_no_sense_is_misuse(question: dict[str, Any]) -> None:
    assert asked("penalty", question).misuse
