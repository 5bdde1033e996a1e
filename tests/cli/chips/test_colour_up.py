"""The colour-up plan without a window: of a tournament, and of nothing but figures."""

import json
from pathlib import Path
from typing import Any, Final

import pytest
from msgspec import to_builtins

from tdconsole.library.chipsets import chipset
from tests.cli.terminal import Said, asked, typed

CLUB: Final[dict[str, Any]] = {"template": "club-evening", "chips": "club-1000", "entries": 24}


def calc(**changes: Any) -> Said:
    return typed("calc", "colour-up", stdin=json.dumps({**CLUB, **changes}).encode())


def test_a_template_and_a_chip_set_are_enough() -> None:
    told = calc().json
    assert told["plan"]["known"]
    assert [(one["old"], one["new"]) for one in told["plan"]["steps"]] == [
        (25, 100),
        (100, 1000),
        (500, 1000),
        (1000, 5000),
    ]
    assert told["sentences"][0] == (
        "25 → 100, after level 4: 49 chips, about 16 to a table. Level 3 is the last that needs "
        "chips of 25. 12 more levels are expected to be played."
    )
    assert "5,000 stays: level 19 needs it, and no break follows." in told["sentences"]
    assert not any(".." in sentence for sentence in told["sentences"])
    assert told["sentences"][-1].startswith("Calculated with 24 stacks of 8 × 25")


def test_the_tables_there_are_need_what_lies_on_them() -> None:
    (first, *_) = calc(tables=[{"players": 6, "tables": 4}]).json["plan"]["steps"]
    assert first["tables"] == [{"players": 6, "tables": 4, "chips": 12}]
    assert first["chips"] == 50


def test_rounding_everybody_up_takes_more_chips() -> None:
    (first, *_) = calc(method="round_up_all").json["plan"]["steps"]
    assert first["chips"] == 66


def test_without_a_structure_there_is_nothing_to_reckon_with() -> None:
    said = typed("calc", "colour-up", stdin=b'{"chips": "club-500", "entries": 12}')
    assert "a template that has them" in said.misuse
    assert "players are some of the entries" in calc(players=25).misuse


def test_the_view_of_a_tournament_follows_its_chip_set(evening: Path) -> None:
    bare = typed("show", evening, "colour-up", "--json").json
    assert (bare["known"], bare["chip_set"]) == (False, "")
    chips = {"chip_set": to_builtins(chipset("club-1000"))}
    said = typed("do", evening, stdin=asked([{"command": "EditSetup", "terms": chips}]))
    assert said.code == 0, said
    plan = typed("show", evening, "colour-up", "--json").json
    assert plan["chip_set"] == "Club set of 1,000"
    assert plan["entries"] == 11
    lines = typed("show", evening, "colour-up").out.splitlines()
    assert lines[3].startswith("Level 3 is the last that needs chips of 25.")
    assert [line.strip() for line in lines[:3]] == [
        "25 → 100, after level 4: 23 chips, about 12 to a table",
        "Tables of 5 players: about 10 to each",
        "Tables of 6 players: about 12 to each",
    ]
    assert lines[-1].startswith("Calculated with 11 stacks of 8 × 25")


@pytest.mark.parametrize("wrong", [{"name": "Ours"}, {"name": "", "chips": []}, "none"])
def test_a_chip_set_that_is_none_is_not_understood(evening: Path, wrong: Any) -> None:
    request = {"command": "EditSetup", "terms": {"chip_set": wrong}}
    said = typed("do", evening, stdin=asked([request]))
    assert [answer["rejected"] for answer in said.answers] == ["NotUnderstood"]
    assert typed("show", evening, "colour-up", "--json").json["chip_set"] == ""
