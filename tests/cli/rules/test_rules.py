"""The rules by the command line: chosen, shown, overridden, and the ante that follows from them."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from tdconsole.domain.rules.book import OPTIONS
from tdconsole.library.rulebooks import rulebooks_named
from tests.cli.terminal import asked, typed

OURS = """
title = "Friday Club"
on = "figp-2014"
clock.call = { value = { seconds = 40, countdown = 10 }, cite = "House 3" }
"""


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "club.house"


def rules(path: Path) -> dict[str, Any]:
    shown: dict[str, Any] = typed("show", path, "rules", "--json").json
    return shown


def rule(path: Path, option: str) -> dict[str, Any]:
    (line,) = (line for line in rules(path)["rules"] if line["option"] == option)
    return dict(line)


def override(path: Path, changes: dict[str, Any], **more: str) -> dict[str, Any]:
    request = {"command": "OverrideRules", "changes": changes, **more}
    (answer,) = typed("do", path, stdin=asked([request])).answers
    return answer


def test_tda_2024_is_the_book_unless_another_is_named(path: Path) -> None:
    assert typed("new", path, "--name", "Main").code == 0
    assert (rules(path)["id"], rules(path)["title"]) == ("tda-2024", "Poker TDA 2024")
    assert [line["option"] for line in rules(path)["rules"]] == list(OPTIONS)


@pytest.mark.parametrize("name", rulebooks_named())
def test_each_book_that_comes_with_the_program(path: Path, name: str) -> None:
    assert typed("new", path, "--name", "Main", "--rulebook", name).code == 0
    assert rules(path)["id"] == name


def test_a_book_of_the_houses_own(path: Path, tmp_path: Path) -> None:
    book = tmp_path / "friday.toml"
    book.write_text(OURS, encoding="utf-8")
    assert typed("new", path, "--name", "Main", "--rulebook", book).code == 0
    book.unlink()
    assert rules(path)["title"] == "Friday Club"
    assert rule(path, "clock.call")["now"]["cite"] == "House 3"
    assert rule(path, "ante.kind")["now"] == {
        "value": "each",
        "standing": "inherited",
        "cite": "FIGP Definizioni",
    }


def test_a_slip_in_a_book_is_told_with_its_line(path: Path, tmp_path: Path) -> None:
    book = tmp_path / "friday.toml"
    book.write_text(OURS.replace("clock.call", "clock.cal"), encoding="utf-8")
    said = typed("new", path, "--name", "Main", "--rulebook", book)
    assert said.refusal == "BadData"
    assert said.err.strip().endswith("line 4: there is no “clock.cal”; is “clock.call” meant?")
    assert not path.exists()


def test_an_override_is_shown_as_one(path: Path) -> None:
    typed("new", path, "--name", "Main", "--rulebook", "pl-club")
    done = override(path, {"clock.call": {"seconds": 40}}, reason="Late")
    assert done["events"][0]["kind"] == "rules-overridden"
    line = rule(path, "clock.call")
    assert line["overridden"]
    assert line["now"]["standing"] == "override"
    assert line["book"] == {
        "value": {"seconds": 60, "countdown": 10, "at_most": False},
        "standing": "article",
        "cite": "PL 19",
    }
    shown = typed("show", path, "rules").out.splitlines()
    assert shown[0].split("  ")[0] == "Rulebook"
    columns = re.split(r" {2,}", shown[1])
    assert columns[2:] == ["overridden", "The book: 60 s, then 10 s counted down (PL 19)"]
    assert (
        typed("show", path, "log")
        .out.splitlines()[1]
        .endswith("Rules overridden: Clock called on a player: 40 s. Reason: Late")
    )


def test_what_holds_already_is_refused(path: Path) -> None:
    typed("new", path, "--name", "Main")
    assert override(path, {"level.by_hands": False})["rejected"] == "RulesUnchanged"


def test_what_makes_no_sense_is_not_understood(path: Path) -> None:
    typed("new", path, "--name", "Main")
    answer = override(path, {"clock.call": {"seconds": 0}})
    assert answer["rejected"] == "NotUnderstood"
    assert "clock.call" in answer["message"]


@pytest.mark.parametrize(
    ("about", "answer"),
    [
        ({"fullest": 9, "stack": 300}, {"due": 200, "big_blind_posted": 200, "ante_posted": 100}),
        (
            {"fullest": 9, "stack": 300, "order_when_short": "ante_first"},
            {"due": 200, "big_blind_posted": 100, "ante_posted": 200},
        ),
        (
            {"fullest": 6, "reduce_when_all_tables_at_most": 6},
            {"due": 100, "big_blind_posted": None, "ante_posted": None},
        ),
        (
            {"fullest": 9, "stack": 300, "rulebook": "pl-club"},
            {"due": 200, "big_blind_posted": 100, "ante_posted": 200},
        ),
        (
            {"fullest": 2, "last_two": True, "rulebook": "pl-club"},
            {"due": 0, "big_blind_posted": None, "ante_posted": None},
        ),
        (
            {"fullest": 2, "last_two": True, "rulebook": "pl-club", "heads_up": "unchanged"},
            {"due": 200, "big_blind_posted": None, "ante_posted": None},
        ),
        (
            {"fullest": 2, "last_two": True, "heads_up": "none"},
            {"due": 0, "big_blind_posted": None, "ante_posted": None},
        ),
    ],
)
def test_the_ante_is_worked_out(about: dict[str, Any], answer: dict[str, Any]) -> None:
    question = {"small_blind": 100, "big_blind": 200, "ante": 200, **about}
    assert typed("calc", "ante", stdin=json.dumps(question).encode()).json == answer
