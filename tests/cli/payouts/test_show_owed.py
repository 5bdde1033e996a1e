"""An evening of eleven at 50.00 each: 275.00, 165.00 and 110.00."""

from pathlib import Path
from typing import Any

import pytest

from tests.cli.terminal import asked, typed
from tests.cli.tournaments import played_out


def do(house: Path, *requests: dict[str, Any]) -> str:
    said = typed("do", house, stdin=asked(list(requests)))
    return said.out


def pay(entry: int, due: str = "prize") -> dict[str, Any]:
    return {"command": "PayOut", "entry": entry, "due": due}


@pytest.fixture(name="over")
def _over(evening: Path) -> tuple[Path, list[int]]:
    """And the entries in the order of their places."""
    requests, out = played_out(evening)
    do(evening, *requests, {"command": "FinishTournament"})
    return evening, out


def test_what_was_paid_and_what_is_open(over: tuple[Path, list[int]]) -> None:
    house, out = over
    do(house, pay(out[0]))
    lines = typed("show", house, "owed").out.splitlines()
    assert len(lines) == 4
    assert "€275.00 paid, slip 1" in lines[0]
    assert "€165.00 open" in lines[1]
    assert "€275.00" in lines[3]


def test_what_is_to_be_given_back(over: tuple[Path, list[int]]) -> None:
    house, out = over
    struck = {"command": "ReclassifyPlayer", "entry": out[0], "reason": "two accounts"}
    do(house, pay(out[0]), struck)
    text = typed("show", house, "owed").out
    assert "€275.00 to be given back" in text
    assert "to be given back in all" in text
    assert "Take €275.00 back" in typed("show", house, "advice").out


def test_a_tournament_that_was_called_off(evening: Path) -> None:
    do(evening, {"command": "CancelTournament", "reason": "no light"}, pay(1, "refund"))
    text = typed("show", evening, "owed").out
    assert text.count("€55.00 open") == 10
    assert "remains with the house" in text
    assert "€550.00" in typed("show", evening, "advice").out
    assert "no light" in typed("show", evening, "log").out


def test_a_refused_payment_says_why(over: tuple[Path, list[int]]) -> None:
    house, out = over
    said = do(house, pay(out[0]), pay(out[0]), pay(out[-1]), {"command": "TakeBack", "entry": 1})
    assert "was paid already, with slip 1" in said
    assert "is owed no prize" in said
    assert "there is nothing to take back" in said
