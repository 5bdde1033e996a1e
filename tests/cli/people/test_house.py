"""Bars and tills from the command line."""

from pathlib import Path
from typing import Any

import pytest
from msgspec import json

from tdconsole.cli.engine.show import HOUSE_VIEWS, view_named
from tdconsole.domain.engine.rows import HOUSE_GESTURE, HOUSE_KINDS
from tests.cli.terminal import Said, asked, typed
from tests.cli.tournaments import NAMES

OPEN = {"command": "OpenTill", "name": "Main", "floats": 20_000}
BAR = {"command": "BarPerson", "person": 1, "until": "2099-12-31", "reason": "threw chips"}


def did(house: Path, *requests: dict[str, Any], actor: str = "Ada") -> Said:
    return typed("do", house, "--house", "--actor", actor, stdin=asked(requests))


def paying(name: str, card: int = 0) -> dict[str, Any]:
    parts = [{"amount": 5_500 - card}, {"method": "card", "amount": card}]
    return {
        "command": "RegisterEntry",
        "person": {"name": name},
        "payments": parts,
        "till": 1,
    }


@pytest.fixture
def busy(evening: Path) -> Path:
    """A till counted 5 short, somebody barred, and two late entries paid there."""
    assert did(evening, OPEN, BAR).code == 0
    late = asked([paying("Late Larry"), paying("Late Lucy", card=5_000)])
    assert typed("do", evening, "--actor", "Zoe", stdin=late).code == 0
    assert (
        did(
            evening,
            {"command": "MoveCash", "till": 1, "amount": -1_000, "reason": "to the safe"},
            {"command": "CountTill", "till": 1, "counted": 24_500},
        ).code
        == 0
    )
    return evening


def test_a_gesture_of_the_house_is_answered_when_it_is_on_the_disk(house: Path) -> None:
    said = did(house, {**OPEN, "request": "r1"}, {**OPEN, "request": "r1"})
    assert said.code == 0
    first, again = said.answers
    assert first == again
    assert first == {
        "request": "r1",
        "step": 1,
        "events": [
            {
                "kind": "till-opened",
                "event": {"till": 1, "name": "Main", "currency": "EUR", "floats": 20_000},
            }
        ],
    }


def test_a_refusal_has_its_code_and_a_sentence(house: Path) -> None:
    said = did(house, {"command": "CountTill", "till": 7, "counted": 0}, BAR)
    assert said.code == 1
    assert [answer["rejected"] for answer in said.answers] == ["NoSuchTill", "UnknownPerson"]
    assert all(answer["message"].endswith(".") for answer in said.answers)


@pytest.mark.parametrize("line", [b"{", b'{"command":"StartClock"}', b'{"request":5}'])
def test_what_is_no_gesture_of_the_house(house: Path, line: bytes) -> None:
    said = typed("do", house, "--house", stdin=line)
    assert said.code == 1
    assert [answer["rejected"] for answer in said.answers] == ["NotUnderstood"]


def test_the_house_is_no_tournament(house: Path) -> None:
    assert typed("do", house, "--house", "-t", "Main").misuse
    said = typed("do", house, stdin=asked([OPEN]))
    assert said.answers[0]["rejected"] == "NotUnderstood"


@pytest.mark.parametrize("view", sorted(HOUSE_VIEWS))
def test_json_is_the_view_and_nothing_else(house: Path, busy: Path, view: str) -> None:
    for file in (house, busy):
        whose = ("--person", 1) if view == "record" else ()
        said = typed("show", file, view, *whose, "--json")
        data = json.decode(said.out, type=view_named(view).shape)
        assert json.decode(json.encode(data)) == said.json


def test_a_house_in_which_nothing_happened(house: Path) -> None:
    assert typed("show", house, "tills").out == "No till was opened yet.\n"
    assert typed("show", house, "bars").out == "Nobody is barred.\n"
    assert typed("show", house, "house-log").out == ""
    assert "Nothing" not in typed("show", house, "cash").err


def test_the_till_says_what_should_be_there_and_what_is_missing(busy: Path) -> None:
    text = typed("show", busy, "tills").out
    assert "Till 1  Main" in text
    for said in ("€200.00", "€10.00", "€60.00", "€250.00", "€245.00", "€5.00 missing", "card"):
        assert said in text
    (till,) = typed("show", busy, "tills", "--json").json["tills"]
    assert (till["expected"], till["counted"], till["difference"]) == (25_000, 24_500, -500)


def test_the_cash_report_names_who_took_what(busy: Path) -> None:
    (sheet,) = typed("show", busy, "cash", "--json").json["currencies"]
    assert sheet["total"] == 5_500 * (len(NAMES) + 2)
    assert sheet["cash_without_till"] == 5_500 * len(NAMES)
    text = typed("show", busy, "cash").out
    assert "Zoe" in text
    assert "nobody named" in text
    assert "€110.00" in text


def test_who_is_barred_until_when_and_why(busy: Path) -> None:
    text = typed("show", busy, "bars").out
    assert NAMES[0] in text
    assert "until the end of 31 Dec 2099" in text
    assert "threw chips" in text


def test_a_bar_from_a_series_is_shown_enforced_and_lifted_by_its_name(house: Path) -> None:
    """In the tournament that was created with the series, and in no other."""
    opened = ("--buy-in", "50", "--name")
    assert typed("new", house, *opened, "Opener", "--series", " Winter  Series").code == 0
    ada = {"command": "RegisterEntry", "person": {"name": "Ada"}}
    assert typed("do", house, stdin=asked([ada])).code == 0
    bar = {"command": "BarPerson", "person": 1, "reason": "chips", "series": "winter series"}
    assert did(house, bar).code == 0
    assert "for good, from the series winter series" in typed("show", house, "bars").out
    assert typed("new", house, *opened, "Main", "--series", "WINTER SERIES").code == 0
    again = {"command": "RegisterEntry", "person": 1}
    said = typed("do", house, stdin=asked([again]))
    assert said.answers[0]["rejected"] == "PersonBarred"
    assert said.answers[0]["message"] == (
        "Ada is barred from the series winter series for good. Reason: chips"
    )
    assert typed("new", house, *opened, "Side").code == 0
    assert typed("do", house, stdin=asked([again])).code == 0
    (refused,) = did(house, {"command": "LiftBar", "person": 1}).answers
    assert refused["rejected"] == "NotBarred"
    assert did(house, {"command": "LiftBar", "person": 1, "series": "Winter Series"}).code == 0
    assert "Ada no longer barred from the series winter series" in (
        typed("show", house, "house-log").out
    )


def test_the_houses_own_log_is_in_words(busy: Path) -> None:
    lines = typed("show", busy, "house-log").out.splitlines()
    told = [line.split("  ", 3)[3] for line in lines]
    assert "Name of Zoe sealed" in told
    assert [one for one in told if "sealed" not in one] == [
        "Till 1 (Main) opened with a float of €200.00",
        f"{NAMES[0]} barred until the end of 31 Dec 2099. Reason: threw chips",
        "€10.00 taken out of till 1 (Main). Reason: to the safe",
        "Till 1 (Main) counted: €245.00, €5.00 missing",
    ]


def test_somebody_barred_is_refused_in_words(busy: Path) -> None:
    other = {"command": "CreateTournament", "name": "Side", "price": {"pool": 1000}, "stack": 5000}
    structure = [{"type": "level", "small_blind": 1, "big_blind": 2, "minutes": 10}]
    more = {"structure": structure, "payouts": [{"entries": 1, "shares": [10000]}]}
    again = {"command": "RegisterEntry", "person": 1}
    said = typed("do", busy, stdin=asked([{**other, **more}, again]))
    assert said.answers[1]["rejected"] == "PersonBarred"


def test_the_file_is_sound_with_a_house_stream(busy: Path) -> None:
    said = typed("verify", busy)
    assert said.code == 0
    assert "The house itself: " in said.out
    assert "21 steps" in said.out


def test_the_schemas_have_what_belongs_to_the_house() -> None:
    commands = typed("schema", "commands").json
    for kind in HOUSE_GESTURE:
        assert commands["$defs"][kind.__name__]["properties"]["request"]["type"] == "string"
    events = typed("schema", "events").json["kinds"]
    assert {f"{kind} {version}" for kind, version in HOUSE_KINDS} <= set(events)
    assert set(HOUSE_VIEWS) <= set(typed("schema", "views").json["views"])
