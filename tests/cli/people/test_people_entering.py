"""A list of people taken into the house and registered in the tournament, by the command line."""

from pathlib import Path
from typing import Any

import pytest

from tests.cli.terminal import asked, typed
from tests.cli.tournaments import bust, created, register

SEATED = [register("Ann"), register("Bob"), {"command": "DrawSeats"}, {"command": "StartClock"}]


def listed(tmp_path: Path, *names: str) -> Path:
    path = tmp_path / "players.csv"
    path.write_text("\n".join(["Name;Card", *names]) + "\n", encoding="utf-8")
    return path


def club(count: int) -> list[str]:
    return [f"Player {chr(65 + at % 26)}{chr(97 + at // 26)};M{at}" for at in range(count)]


def entries(path: Path) -> list[dict[str, Any]]:
    rows: list[dict[str, Any]] = typed("show", path, "entries", "--json").json["rows"]
    return rows


def entering(house: Path, source: Path, *more: str) -> Any:
    return typed("import", house, "people", source, "--enter", "--map", "Card=member_no", *more)


@pytest.fixture
def house(tmp_path: Path) -> Path:
    return created(tmp_path / "club.house")


def test_one_is_taken_in_and_registered(house: Path, tmp_path: Path) -> None:
    said = entering(house, listed(tmp_path, "Mario Rossi;7"), "--pay", "card")
    assert (said.code, said.err) == (0, "")
    assert said.out.splitlines() == [
        "1 person added.",
        "1 person registered.",
        "line 2, Mario Rossi: entry 1, no seat yet",
    ]
    (row,) = entries(house)
    assert (row["name"], row["paid"]) == ("Mario Rossi", [{"method": "card", "amount": 5500}])


@pytest.mark.parametrize("count", [40, 300])
def test_doing_it_twice_enters_nobody_twice(house: Path, tmp_path: Path, count: int) -> None:
    source = listed(tmp_path, *club(count))
    assert entering(house, source).code == 0
    again = entering(house, source)
    assert again.code == 0
    assert again.out.splitlines()[:2] == [
        f"{count} people were here already and stay as known.",
        f"{count} people were registered already.",
    ]
    assert len(entries(house)) == count


def test_a_wrong_line_in_the_middle_keeps_nobody_else_out(house: Path, tmp_path: Path) -> None:
    names = club(5)
    names.insert(2, ";M99")
    said = entering(house, listed(tmp_path, *names))
    assert said.code == 1
    assert said.err.startswith("NameMissing: line 4, name: ")
    assert "5 people registered." in said.out
    assert len(entries(house)) == 5


def test_the_cap_names_those_who_stay_outside(house: Path, tmp_path: Path) -> None:
    typed("do", house, stdin=asked([{"command": "EditSetup", "terms": {"cap": 3}}]))
    source = listed(tmp_path, *club(5))
    dry = entering(house, source, "--dry-run")
    assert not entries(house)
    said = entering(house, source)
    for told in (dry, said):
        assert told.code == 1
        assert "3 people registered.\n2 people are not registered.\n" in told.out
        refused = told.err.splitlines()
        assert [line.split(",")[0] for line in refused] == [
            "CapReached: line 5",
            "CapReached: line 6",
        ]
    assert len(entries(house)) == 3
    assert "Ea, Player" in typed("show", house, "people").out


def test_after_the_close_of_registration_everybody_is_told(house: Path, tmp_path: Path) -> None:
    closed = {"command": "EditSetup", "terms": {"closes_at": 1000}}
    typed("do", house, stdin=asked([*SEATED, closed]))
    said = entering(house, listed(tmp_path, *club(2)))
    assert said.code == 1
    assert said.err.count("RegistrationClosed: line ") == 2
    assert said.out.splitlines() == ["2 people added.", "2 people are not registered."]
    assert len(entries(house)) == 2


def test_a_full_room_makes_them_wait(house: Path, tmp_path: Path) -> None:
    edit = {"command": "EditSetup", "seats_per_table": 2, "terms": {"tables": [1, 2]}}
    typed("do", house, stdin=asked([edit, *SEATED]))
    said = entering(house, listed(tmp_path, *club(4)))
    assert said.code == 0
    lines = said.out.splitlines()
    assert "4 people registered." in lines
    waiting = [line for line in lines if line.endswith("no seat yet")]
    seated = [line for line in lines if ", table " in line]
    assert len(waiting) + len(seated) == 4
    assert waiting
    told = f"{len(waiting)} of them wait{'s' if len(waiting) == 1 else ''} for a seat."
    assert told in lines


def test_who_went_out_is_not_entered_again(house: Path, tmp_path: Path) -> None:
    source = listed(tmp_path, *club(3))
    entering(house, source)
    typed("do", house, stdin=asked([{"command": "DrawSeats"}, {"command": "StartClock"}, bust(1)]))
    assert "3 people were registered already." in entering(house, source).out
    assert len(entries(house)) == 3


def test_as_json(house: Path, tmp_path: Path) -> None:
    typed("do", house, stdin=asked([{"command": "EditSetup", "terms": {"cap": 2}}]))
    entering(house, listed(tmp_path, *club(1)))
    told = entering(house, listed(tmp_path, *club(3)), "--json").json
    assert [one["line"] for one in told["registered_already"]] == [2]
    assert [(one["line"], one["entry"]) for one in told["entered"]] == [(3, 2)]
    assert [(one["line"], one["refused"]) for one in told["not_entered"]] == [(4, "CapReached")]


def test_the_options_of_entering_go_with_it(house: Path, tmp_path: Path) -> None:
    source = listed(tmp_path, *club(1))
    assert "--enter" in typed("import", house, "people", source, "--pay", "card").misuse
    assert entering(house, source, "--tournament", "Nowhere").refusal == "NoSuchTournament"
    assert "Player" not in typed("show", house, "people").out
