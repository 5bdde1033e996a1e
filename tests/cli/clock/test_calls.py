"""Clocks called on players, without a window."""

from pathlib import Path
from typing import Any

from tests.cli.terminal import asked, typed


def seat_of(house: Path) -> dict[str, int]:
    """A seat at the first table, with its player."""
    table = typed("show", house, "seating", "--json").json["tables"][0]
    sitting = next(one for one in table["seats"] if one["entry"])
    return {"table": table["table"], "seat": sitting["seat"]}


def called(house: Path, **changes: Any) -> dict[str, Any]:
    request = {"command": "CallTheClock", **seat_of(house), **changes}
    (answer,) = typed("do", house, stdin=asked([request])).answers
    return answer


def test_nobody_is_called(evening: Path) -> None:
    assert typed("show", evening, "calls").out == "No clock is called on a player.\n"
    assert typed("show", evening, "calls", "--json").json == {"calls": []}


def test_a_call_is_shown_with_its_seconds_and_its_article(evening: Path) -> None:
    where = seat_of(evening)
    (event,) = called(evening)["events"]
    assert (event["kind"], event["event"]["seconds"]) == ("clock-called", 25)
    (one,) = typed("show", evening, "calls", "--json").json["calls"]
    assert {name: one[name] for name in where} == where
    assert (one["phase"], one["cite"]) == ("thinking", "TDA-2024 29")
    assert 15_000 < one["left"] <= 25_000
    text = typed("show", evening, "calls").out
    assert one["name"] in text
    assert "to think" in text


def test_a_call_is_ended_by_its_number(evening: Path) -> None:
    call = called(evening)["events"][0]["event"]["call"]
    end = {"command": "EndCall", "call": call, "outcome": "folded"}
    (done,) = typed("do", evening, stdin=asked([end])).answers
    assert done["events"][0]["event"]["outcome"] == "folded"
    assert typed("show", evening, "calls", "--json").json == {"calls": []}


def test_a_refusal_cites_the_rule(evening: Path) -> None:
    answer = called(evening, seconds=10)
    assert (answer["rejected"], answer["cite"]) == ("SecondsAreFixed", "TDA-2024 29")
