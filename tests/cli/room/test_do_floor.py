"""The floor's requests, each a line to `do`, and the events that come of them."""

from pathlib import Path
from typing import Any

import pytest

from tests.cli.room.test_show_floor import placed, uneven
from tests.cli.terminal import asked, typed


def kinds(house: Path, **request: Any) -> list[str]:
    (answer,) = typed("do", house, stdin=asked([request])).answers
    assert "rejected" not in answer, answer
    return [one["kind"] for one in answer["events"]]


@pytest.fixture
def floor(tmp_path: Path) -> Path:
    return uneven(tmp_path / "club.house")


def out(house: Path, entry: int, **more: Any) -> list[str]:
    return kinds(house, command="EliminatePlayers", hand=[{"entry": entry, **more}])


def test_a_plan_taken_from_the_advice(floor: Path) -> None:
    assert kinds(floor, **placed(3, 1)) == ["button-placed"]
    assert kinds(floor, command="NameBigBlind", table=4, seat=4) == ["button-placed"]
    plan = typed("show", floor, "plan", "--json").json
    advised = {"advice": "TablesNotLevel", "cite": plan["cite"]}
    done = kinds(floor, **plan["proposal"], advised=advised)
    assert done == ["tables-balanced", "advice-taken"]


def test_seats_filled_in_at_the_tables(floor: Path) -> None:
    seat = {"table": 4, "seat": 8}
    assert kinds(floor, command="BalanceTables", moves=[{"entry": 6, "seat": seat}]) == [
        "tables-balanced"
    ]


def test_a_move_that_is_not_of_the_plan(floor: Path) -> None:
    moves = [{"entry": 9, "seat": {"table": 3, "seat": 8}}]
    said = typed("do", floor, stdin=asked([{"command": "BalanceTables", "moves": moves}]))
    (answer,) = said.answers
    assert (said.code, answer["rejected"], answer["cite"]) == (1, "PlanStale", "TDA-2024 11-A")


def test_seen_and_swapped(floor: Path) -> None:
    assert kinds(floor, command="SeePlayers", tables=[3]) == ["players-seen"]
    assert kinds(floor, command="SeePlayers") == ["players-seen"]
    assert kinds(floor, command="SwapPlayers", entry=1, other=9) == ["players-swapped"]


def test_a_table_broken_in_the_posted_order(floor: Path) -> None:
    out(floor, 1)
    assert kinds(floor, command="SetBreakingOrder", tables=[4, 3]) == ["breaking-order-set"]
    out(floor, 2)
    assert kinds(floor, command="BreakTable", table=4, word="primavera") == ["seats-drawn"]
    assert typed("verify-draw", floor).code == 0


def test_eliminations_told_late_and_corrected(floor: Path) -> None:
    out(floor, 1, by=[2], stack=3000)
    out(floor, 3)
    late = {"command": "EliminatePlayers", "hand": [{"entry": 8}]}
    assert kinds(floor, **late, before=3) == ["players-eliminated"]
    assert kinds(floor, command="CorrectElimination", entry=8, by=[9]) == ["elimination-corrected"]
    assert kinds(floor, command="ReorderElimination", entry=8, joined=3) == [
        "elimination-reordered"
    ]


def test_stacks_said_after_the_hand(floor: Path) -> None:
    both = {"command": "EliminatePlayers", "hand": [{"entry": 1}, {"entry": 2}]}
    assert kinds(floor, **both) == ["players-eliminated"]
    stacks = [{"entry": 1, "stack": 900}, {"entry": 2, "stack": 700}]
    assert kinds(floor, command="NameStacks", stacks=stacks) == ["elimination-corrected"] * 2


def test_where_nobody_knows_the_stacks_they_share_by_the_directors_word(floor: Path) -> None:
    both = {"command": "EliminatePlayers", "hand": [{"entry": 1}, {"entry": 2}]}
    assert kinds(floor, **both, stacks_unknown=True) == ["players-eliminated", "tie-settled"]


def test_advice_dismissed_with_its_reason(floor: Path) -> None:
    (told,) = typed("show", floor, "advice", "--json").json["told"]
    facts = {"advice": told["advice"], "facts": told["facts"]}
    assert kinds(floor, command="DismissAdvice", **facts, reason="a feature table") == [
        "advice-dismissed"
    ]
    assert typed("show", floor, "advice").out == "Nothing is due.\n"


def test_new_seats_for_all_with_a_reason(floor: Path) -> None:
    said = typed("do", floor, stdin=asked([{"command": "RedrawSeats"}]))
    assert said.answers[0]["rejected"] == "ReasonNeeded"
    assert kinds(floor, command="RedrawSeats", reason="day two")[-1] == "seats-drawn"
