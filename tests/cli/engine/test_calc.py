import json
from typing import Any

import pytest

from tdconsole.cli.engine.calc import CALCULATORS
from tests.cli.terminal import Said, typed

WISH = {
    "players": 40,
    "stack": 20000,
    "chips": [25, 100, 500, 1000, 5000],
    "minutes": 300,
    "late_levels": 3,
}


def asked(name: str, question: object, lang: str = "en") -> Said:
    return typed("calc", name, stdin=json.dumps(question).encode(), lang=lang)


def test_a_structure_is_made_and_found_sound() -> None:
    made = asked("structure", WISH).json
    assert abs(made["end"]["minutes"] - 300) <= made["structure"][0]["minutes"]
    checked = asked(
        "structure-check",
        {
            "structure": made["structure"],
            "stack": 20000,
            "chips": WISH["chips"],
            "entries": 40,
            "re_entries": True,
        },
    )
    assert checked.json == {"defects": []}


def test_what_can_not_be_made_is_refused_in_a_sentence() -> None:
    said = asked("structure", {**WISH, "stack": 20010})
    assert said.refusal == "StackCannotBePaid"
    assert "20,010" in said.err


def test_a_shipped_structure_brings_its_own_terms() -> None:
    assert asked("structure-check", {"structure": "club-evening"}).json == {"defects": []}


def test_a_defect_its_figures_and_its_words() -> None:
    (told,) = asked("structure-check", {"structure": "club-evening", "stack": 20010}).json[
        "defects"
    ]
    assert told["defect"]["defect"] == "StackNotPayable"
    assert told["defect"]["better"] == 20000
    assert told["remedy"] == "20,000 can be made."


def test_depth_of_a_shipped_structure_by_name() -> None:
    depth = asked("structure-depth", {"structure": "club-evening", "field": {"entries": 40}}).json
    assert depth["points"][0]["left"] == 40
    assert depth["end"]["minutes"] <= depth["minutes"]


LEVEL = {"type": "level", "small_blind": 100, "big_blind": 200, "minutes": 20}


@pytest.mark.parametrize(
    ("name", "question"),
    [
        ("structure", {}),
        ("structure", {**WISH, "players": 1}),
        ("structure", {**WISH, "wish": 1}),
        ("structure-check", {"structure": []}),
        ("structure-check", {"structure": [LEVEL]}),
        ("structure-depth", {"structure": [LEVEL]}),
        ("structure-depth", {"structure": [{"type": "weather"}], "stack": 1}),
    ],
)
def test_misuse(name: str, question: Any) -> None:
    assert "Error: " in asked(name, question).misuse


@pytest.mark.parametrize("written", [b"", b"{", b"\xff", b"[" * 100_000])
def test_what_is_no_json(written: bytes) -> None:
    assert typed("calc", "structure", stdin=written).misuse


def test_a_file_that_is_not_there() -> None:
    assert asked("structure-depth", {"structure": "nowhere.toml"}).refusal == "FileMissing"


def test_no_such_calculation() -> None:
    assert typed("calc", "weather").misuse.startswith("Error: ")


@pytest.mark.parametrize("name", CALCULATORS)
def test_every_calculation_says_what_it_takes_and_gives(name: str) -> None:
    schema = typed("schema", "calc", name).json
    for side in ("takes", "gives"):
        shape = schema[side]
        assert shape["$ref"].removeprefix("#/$defs/") in shape["$defs"]


@pytest.mark.parametrize("words", [["calc"], ["commands", "structure"], ["calc", "weather"]])
def test_misuse_of_the_schema(words: list[str]) -> None:
    assert typed("schema", *words).misuse.startswith("Error: ")


def calculated(name: str, **question: Any) -> Any:
    said = asked(name, question)
    assert said.code == 0, said
    return said.json
