"""Satellites on the command line: the calculator, the seats that were won, and the manual's line."""

import json
import re
from typing import Any, Final

import pytest

from tdconsole.files import resource
from tests.cli.engine.test_calc import asked

EXAMPLES: Final[dict[str, tuple[dict[str, Any], int, list[int]]]] = {
    "SAT-1": ({"buy_in": 30, "entries": 25, "seat": 300}, 2, [60, 60, 30]),
    "SAT-2": ({"buy_in": 30, "entries": 26, "seat": 300}, 2, [60, 60, 60]),
    "SAT-5": ({"buy_in": 100, "entries": 20, "seat": 1000}, 2, []),
}


@pytest.mark.parametrize("example", EXAMPLES)
def test_an_example(example: str) -> None:
    question, seats, cash = EXAMPLES[example]
    told = asked("satellite", question).json
    assert told["pool"] == question["buy_in"] * question["entries"]
    assert (told["seats"], told["winners"], told["cash"]) == (
        seats,
        [question["seat"]] * seats,
        cash,
    )


def test_the_rest_may_be_shared_in_whole_units() -> None:
    question = {
        "buy_in": 3_000,
        "entries": 26,
        "seat": 30_000,
        "remainder": "shared",
        "unit": 1_000,
    }
    told = asked("satellite", {**question, "pool": 78_500}).json
    assert (told["winners"], told["cash"]) == ([39_500, 39_000], [])


def test_the_line_in_the_manual() -> None:
    page = resource("manual", "satellites.md").read_text(encoding="utf-8")
    (line,) = re.findall(r"echo '(.*?)' \| tdconsole calc satellite", page)
    assert asked("satellite", json.loads(line)).json["cash"] == [6_000, 6_000, 3_000]


def test_misuse() -> None:
    assert asked("satellite", {"buy_in": 3_000, "entries": 25}).misuse


def test_without_a_pool_there_is_nothing_to_share_out() -> None:
    question = {"buy_in": 0, "entries": 25, "seat": 30_000}
    assert asked("satellite", question).refusal == "NothingToShareOut"
