"""What is mis-typed, closed, damaged or said twice."""

import subprocess
import sys
from pathlib import Path

import pytest
from msgspec import json

from tdconsole.cli.engine.show import HOUSE_VIEWS, VIEWS, view_named
from tests.cli.terminal import asked, typed
from tests.cli.tournaments import CREATE, bust, register, tampered


def test_a_replay_with_two_new_tournaments_does_nothing_twice(house: Path) -> None:
    lines = asked(
        [
            {**CREATE, "name": "A", "request": "1"},
            {**register("a"), "request": "2"},
            {**CREATE, "name": "B", "request": "3"},
            {**register("b"), "request": "4"},
        ]
    )
    assert typed("do", house, stdin=lines) == typed("do", house, stdin=lines)


def test_a_tie_in_the_standings(evening: Path) -> None:
    assert typed("do", evening, stdin=asked([bust(1, 2)])).code == 0
    assert "10–11" in typed("show", evening, "standings").out


def test_schema_of_the_views() -> None:
    assert set(typed("schema", "views").json["views"]) == {*VIEWS, *HOUSE_VIEWS}


def test_the_log_as_json_is_the_view(evening: Path) -> None:
    json.decode(typed("show", evening, "log", "--json").out, type=view_named("log").shape)


@pytest.mark.parametrize("amount", ["Infinity", "1e99999999", "1,000", "1e3", "-0.001", "1_0"])
def test_money_that_is_no_money(tmp_path: Path, amount: str) -> None:
    assert typed("new", tmp_path / "x.house", "--name", "X", "--buy-in", amount).misuse


def test_paper_that_was_not_written_is_not_on_the_trail(evening: Path, tmp_path: Path) -> None:
    assert typed("print", evening, "seat-cards", "-o", tmp_path / "no" / "x.pdf").code == 1
    assert "IssuePaper" not in typed("show", evening, "log", "--json").out


def test_no_name_for_the_paper(evening: Path) -> None:
    assert typed("print", evening, "seat-cards", "-o", "").code in {1, 2}


def test_a_payout_sheet_is_of_all(evening: Path, tmp_path: Path) -> None:
    assert typed("print", evening, "payout-sheet", "-o", tmp_path / "x.pdf", "--entry", "1").misuse


@pytest.mark.parametrize("actor", ["", "  ", "x" * 1000, "a\nb"])
def test_nobody_acts(house: Path, actor: str) -> None:
    assert typed("do", house, "--actor", actor).code in {1, 2}


@pytest.mark.parametrize("name", ["a\u0000b", "a\nb", "a\u001b[31mb", "a\tb", "a\u202eb"])
def test_a_name_is_one_line_of_signs(house: Path, name: str) -> None:
    (answer,) = typed("do", house, stdin=asked([register(name)])).answers
    assert answer["rejected"] == "NotUnderstood"


def test_a_byte_order_mark(house: Path) -> None:
    assert typed("do", house, stdin=b"\xef\xbb\xbf" + asked([register("Jo")])).code == 0


@pytest.mark.parametrize("closed", ["<&-", ">&-", "2>&-", "<&- >&- 2>&-"])
def test_closed_streams_are_nobodys_business(house: Path, closed: str) -> None:
    command = f'exec "$0" -m tdconsole do "$1" {closed}'
    ended = subprocess.run(
        ["sh", "-c", command, sys.executable, str(house)],  # noqa: S607
        check=False,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        cwd=Path(__file__).parents[2],
    )
    assert (ended.returncode, ended.stdout, ended.stderr) == (0, b"", b"")


def test_one_player_registered_is_no_winner(house: Path) -> None:
    typed("do", house, stdin=asked([register("Jo")]))
    assert typed("show", house, "standings", "--json").json["rows"][0]["place"] is None


@pytest.mark.parametrize("command", ["show", "verify-draw"])
@pytest.mark.parametrize(
    "change",
    [
        "UPDATE event SET body = '{\"x' WHERE step = 4",
        "UPDATE event SET body = CAST(x'ff' AS TEXT) WHERE step = 4",
        "UPDATE step SET at = '{' WHERE id = 4",
        "UPDATE step SET undoes = 900 WHERE id = 16",
        "UPDATE step SET undoes = 10 WHERE id = 5",
        "DROP TABLE event",
    ],
)
def test_damage(evening: Path, command: str, change: str) -> None:
    typed("do", evening, stdin=asked([bust(3), {"command": "Undo"}]))
    path = tampered(evening, change)
    words = ["board"] if command == "show" else []
    assert typed(command, path, *words).refusal in {"DamagedFile", "NotAHouse"}
    said = typed("verify", path)
    assert said.refusal
    assert "FileBusy" not in said.err


def test_a_link_that_is_no_number(evening: Path) -> None:
    change = "UPDATE event SET body = json_set(body, '$.link', 'zz') WHERE kind = 'seats-drawn'"
    assert typed("verify-draw", tampered(evening, change, seal=True)).refusal == "LinkBroken"
