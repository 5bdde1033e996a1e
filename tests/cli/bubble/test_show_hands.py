"""Hand for hand on the command line, asked for and shown."""

from pathlib import Path
from typing import Any

from tests.cli.terminal import asked, typed
from tests.cli.tournaments import bust, created, register

NAMES = tuple(f"Player {number}" for number in range(1, 12))


def on(path: Path) -> Path:
    """Eleven at two tables, and hand for hand until three are left."""
    wanted: list[dict[str, Any]] = [
        *map(register, NAMES),
        {"command": "DrawSeats"},
        {"command": "StartClock"},
        {"command": "StartHandForHand"},
    ]
    said = typed("do", created(path), stdin=asked(wanted))
    assert said.code == 0, said
    return path


def reported(task: str, *tables: int) -> dict[str, Any]:
    return {"command": "ReportTables", "tables": tables, "task": task}


def test_the_board_and_what_was_played_are_shown(tmp_path: Path) -> None:
    house = on(tmp_path / "club.house")
    seats = typed("show", house, "seating", "--json").json["tables"]
    first = next(one["entry"] for one in seats[0]["seats"] if one["entry"])
    steps = [bust(first), reported("held", 1), reported("done", 2)]
    assert typed("do", house, stdin=asked(steps)).code == 0

    shown = typed("show", house, "hand-for-hand", "--json").json
    board = shown["board"]
    assert (board["hand"], board["left"], board["step"], board["release"]) == (1, 10, "release", 1)
    (series,) = shown["history"]["series"]
    assert [one["entry"] for one in series["hands"][0]["out"]] == [first]
    assert [one["name"] for one in shown["players"]] == [f"Player {first}"]

    out = typed("show", house, "hand-for-hand").out
    assert "Release table 1" in out
    assert "all-in held" in out
    assert f"Player {first}" in out


def test_refusals_name_the_article(tmp_path: Path) -> None:
    house = on(tmp_path / "club.house")
    said = typed("do", house, stdin=asked([{"command": "ResumeClock"}]))
    assert said.code == 1
    assert "HandForHandOn" in said.out + said.err
    assert "TDA-2024 RP-8" in said.out + said.err


def test_where_it_is_not_played_it_says_so(tmp_path: Path) -> None:
    house = created(tmp_path / "club.house")
    assert "not hand-for-hand" in typed("show", house, "hand-for-hand").out


def test_it_has_a_schema() -> None:
    assert "hand-for-hand" in typed("schema", "views").json["views"]
