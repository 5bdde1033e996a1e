"""A colour-up without a window: told, shown, printed, checked and worked out."""

from pathlib import Path
from typing import Any

import pytest
from msgspec import json

from tests.cli.terminal import asked, typed
from tests.cli.tournaments import begun


def calculated(what: dict[str, Any]) -> Any:
    said = typed("calc", "chip-race", stdin=json.encode(what))
    assert (said.code, said.err) == (0, "")
    return said.json


@pytest.mark.parametrize(
    ("changes", "number"),
    [({}, 3), ({"race.rounding": "up"}, 3), ({"race.rounding": "down"}, 2)],
)
def test_new_chips_by_the_rounding(changes: dict[str, str], number: int) -> None:
    told = calculated({"old": 25, "new": 100, "odd": 10, "changes": changes})
    assert (told["least"], told["most"]) == (number, number)
    assert told["change"] == number * 100 - 250


def test_winners_by_the_cards_and_the_rescue() -> None:
    seats = [
        {"seat": 1, "odd": 3, "cards": ["As", "Ks", "Qs"]},
        {"seat": 2, "odd": 1, "cards": ["2c"], "alone": True},
        {"seat": 3, "odd": 1, "cards": ["3c"]},
    ]
    on_top = calculated({"old": 25, "new": 100, "seats": seats})
    assert (on_top["winners"], on_top["most"], on_top["cite"]) == ([1, 2], 2, "TDA-2024 24-A")
    first = calculated({"old": 25, "new": 100, "seats": seats, "rulebook": "pl-club"})
    assert (first["winners"], first["method"]) == ([2], "top_up")


def test_chips_found_later_leave_where_they_make_no_whole_one() -> None:
    """CR-10."""
    told = calculated({"old": 25, "new": 100, "odd": 0, "found": 7})
    assert told["late"] == {"exchanged": 1, "removed": 75, "cite": "TDA-2024 24-C"}


def test_what_is_no_race_is_refused() -> None:
    for what, code in (
        ({"old": 100, "new": 25, "odd": 1}, "NotALargerChip"),
        ({"old": 25, "new": 100}, "NobodyRaces"),
        ({"old": 25, "new": 100, "seats": [{"seat": 1, "odd": 4}]}, "OddMakesWhole"),
    ):
        said = typed("calc", "chip-race", stdin=json.encode(what))
        assert said.code == 1
        assert code in said.err


def test_a_race_is_told_shown_printed_and_checked(tmp_path: Path) -> None:
    house = begun(tmp_path / "club.house")
    seating = typed("show", house, "seating", "--json").json
    table = seating["tables"][0]
    there = [seat["entry"] for seat in table["seats"] if seat["entry"] is not None][:3]
    seats = [{"entry": entry, "odd": odd} for odd, entry in enumerate(there, 1)]
    race = {
        "command": "RaceChips",
        "old": 25,
        "new": 100,
        "deal": True,
        "tables": [{"table": table["table"], "seats": seats}],
    }
    said = typed("do", house, stdin=asked([race]))
    assert said.code == 0, said
    again = typed("do", house, stdin=asked([race]))
    assert again.code == 1
    assert "AlreadyRaced" in again.out + again.err

    shown = typed("show", house, "races", "--json").json
    (held,) = shown["held"]["tables"]
    assert (held["odd"], held["got"], held["change"]) == (6, 2, 50)
    assert [len(seat["cards"]) for seat in held["seats"]] == [s["odd"] for s in held["seats"]]
    assert sum(len(seat["cards"]) for seat in held["seats"]) == 6
    assert "25 into 100" in typed("show", house, "races").out
    proof = typed("show", house, "draws", "--json").json
    assert proof["races"][0]["cards"][0]["cards"] == held["seats"][0]["cards"]
    assert "6 cards for a chip race" in typed("verify-draw", house).out
    assert typed("verify", house).code == 0
    for document in ("race-protocol", "race-sheet"):
        pdf = tmp_path / f"{document}.pdf"
        assert typed("print", house, document, "-o", pdf).code == 0
        assert pdf.read_bytes().startswith(b"%PDF")
