"""A whole small evening, each command a process of its own, as a script would play it."""

from pathlib import Path
from typing import Any

from tdconsole.house import Place
from tests.cli.terminal import Said, asked, started
from tests.cli.tournaments import played_out, register
from tests.printing.read_again import text_of_file

PLAYERS = [f"{first} {last}" for first in ("Ana", "Ève", "Jo") for last in "ĄBCDEFGHI"]
POOL = 27 * 5000
PRIZES = [60_750, 36_450, 22_950, 14_850]


def test_twenty_seven_players_to_the_winner(house: Place, tmp_path: Path) -> None:
    cards, sheet = (tmp_path / name for name in ("cards.pdf", "sheet.pdf"))
    _good("new", house, "--name", "Spring Main", "--buy-in", "50", "--fee", "5")

    answers = _do(house, [register(name, "IT") for name in PLAYERS])
    assert [answer["events"][0]["event"]["entry"] for answer in answers] == list(range(1, 28))

    _do(house, [{"command": "DrawSeats", "word": "primavera"}])
    tables = _shown(house, "seating")["tables"]
    assert [table["players"] for table in tables] == [9, 9, 9]
    names = [sitting["name"] for table in tables for sitting in table["seats"]]
    assert sorted(names) == sorted(PLAYERS)

    _good("print", house, "seat-cards", "-o", cards)
    text = text_of_file(cards)
    assert all(name in text for name in PLAYERS)

    _do(house, [{"command": "StartClock"}, {"command": "PauseClock", "reason": "dinner"}])
    _do(house, [{"command": "ResumeClock"}, {"command": "AdjustClock", "seconds": 60}])

    requests, places = played_out(house)
    _do(house, [requests[0], {"command": "Undo"}, *requests])
    board = _shown(house, "board")
    assert (board["players"], board["entries"], board["chips"]) == (1, 27, 540_000)
    _do(house, [{"command": "FinishTournament"}])

    rows = _shown(house, "standings")["rows"]
    assert [row["entry"] for row in rows] == places
    assert [row["place"] for row in rows] == list(range(1, 28))
    assert [row["prize"] for row in rows] == PRIZES + [0] * 23
    assert sum(PRIZES) == _shown(house, "prizes")["pool"] == POOL

    _good("print", house, "payout-sheet", "-o", sheet)
    text = text_of_file(sheet)
    assert all(PLAYERS[entry - 1] in text for entry in places[:4])
    assert all(f"€{prize / 100:,.2f}" in text for prize in [*PRIZES, POOL])

    commands = [step["command"] for step in _shown(house, "log")["steps"]]
    assert commands.count("IssuePaper") == 2
    assert commands[-2:] == ["FinishTournament", "IssuePaper"]
    said = _good("verify", house)
    assert f"\n{len(commands)} steps: " in said.out
    assert _good("verify-draw", house).out.startswith("Draw 1 (step 29): 27 seats")


def _good(*words: str | Place, stdin: bytes = b"") -> Said:
    said = started(*words, stdin=stdin)
    assert (said.code, said.err) == (0, ""), said
    return said


def _do(house: Place, requests: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return _good("do", house, stdin=asked(requests)).answers


def _shown(house: Place, view: str) -> Any:
    return _good("show", house, view, "--json").json
