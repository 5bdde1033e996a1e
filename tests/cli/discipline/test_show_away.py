"""Penalties asked for and shown without a window."""

from pathlib import Path
from typing import Any

from tests.cli.clock.test_calls import seat_of
from tests.cli.terminal import asked, typed


def entry_of(house: Path) -> Any:
    table = typed("show", house, "seating", "--json").json["tables"][0]
    return next(one["entry"] for one in table["seats"] if one["entry"])


def done(house: Path, **request: Any) -> None:
    assert typed("do", house, stdin=asked([request])).code == 0


def test_every_penalty_with_what_became_of_it(evening: Path) -> None:
    assert typed("show", evening, "penalties").out == "No penalty was given.\n"
    entry = entry_of(evening)
    done(evening, command="GivePenalty", entry=entry, step="warning", offence="phone")
    taking = {"step": "chips", "chips": 500, "words": "in the pocket"}
    done(evening, command="GivePenalty", entry=entry, **taking)
    done(evening, command="GivePenalty", entry=entry, hands=1)
    done(evening, command="CountServed", penalty=3)
    assert "may come back" in typed("show", evening, "away").out
    done(evening, command="ReportReturn", penalty=3)
    assert typed("show", evening, "away").out == "Nobody misses a hand.\n"
    every = typed("show", evening, "penalties", "--json").json["penalties"]
    assert [one["stands"] for one in every] == ["given", "given", "back"]
    warning, chips, hand = typed("show", evening, "penalties").out.splitlines()
    assert "phone or device at the table" in warning
    assert "500 in chips confiscated" in chips
    assert "in the pocket" in chips
    assert "1 of 1 hand missed" in hand


def test_nobody_is_away(evening: Path) -> None:
    assert typed("show", evening, "away").out == "Nobody misses a hand.\n"


def test_who_is_away_and_how_many_hands_are_left(evening: Path) -> None:
    entry, seat = entry_of(evening), seat_of(evening)
    done(evening, command="GivePenalty", entry=entry, hands=5)
    done(evening, command="CountServed", penalty=1, hands=2)
    (one,) = typed("show", evening, "away", "--json").json["absent"]
    assert (one["entry"], one["seat"], one["left"]) == (entry, seat, 3)
    out = typed("show", evening, "away").out
    assert "3 of 5 hands left" in out
    assert "counted by the floor" in out
    done(evening, command="LiftPenalty", penalty=1, reason="the floor was wrong")
    assert typed("show", evening, "away", "--json").json == {"absent": []}
    said = typed("do", evening, stdin=asked([{"command": "CountServed", "penalty": 1}]))
    assert said.code == 1
    assert "PenaltyOver" in said.out + said.err
