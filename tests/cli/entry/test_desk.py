"""The waiting list and the payments, at the command line."""

from pathlib import Path
from typing import Any

from tests.cli.terminal import asked, typed
from tests.cli.tournaments import created, register


def full(path: Path) -> Path:
    """One table of two seats, both taken and the clock running; a third player waits."""
    terms = {"tables": [1], "answer_within": 60, "cap": 2}
    edit = {"command": "EditSetup", "seats_per_table": 2, "terms": terms}
    requests: list[dict[str, Any]] = [edit, register("Ann", "IT"), register("Bob")]
    requests += [{"command": "DrawSeats"}, {"command": "StartClock"}]
    requests.append({**register("Zoè Bellè"), "override": "a guest of the house"})
    said = typed("do", created(path), stdin=asked(requests))
    assert said.code == 0, said
    return path


def test_the_waiting_list_in_its_order(tmp_path: Path) -> None:
    path = full(tmp_path / "club.house")
    assert typed("show", path, "waiting").out == "1  3  Zoè Bellè\n      free seats: 0\n"
    typed("do", path, stdin=asked([{"command": "CallAlternate"}]))
    (row,) = typed("show", path, "waiting", "--json").json["rows"]
    assert (row["entry"], row["passed"]) == (3, 0)
    assert 0 < row["left"] <= 60_000
    assert " to answer" in typed("show", path, "waiting").out
    typed("do", path, stdin=asked([{"command": "PassAlternate", "entry": 3}]))
    assert "passed over 1 time" in typed("show", path, "waiting").out


def test_nobody_waits(house: Path) -> None:
    assert typed("show", house, "waiting").out == "Nobody waits for a seat.\n"
    assert typed("show", house, "entries").out == "Nobody is registered yet.\n"


def test_entries_say_what_was_paid_and_what_was_passed(tmp_path: Path) -> None:
    path = full(tmp_path / "club.house")
    rows = typed("show", path, "entries", "--json").json["rows"]
    assert [row["name"] for row in rows] == ["Ann", "Bob", "Zoè Bellè"]
    assert [row["overrode"] for row in rows] == [[], [], ["cap"]]
    assert rows[0]["paid"] == [{"method": "cash", "amount": 5500}]
    *_, last = typed("show", path, "entries").out.splitlines()
    assert last.split("  ")[0] == "3"
    assert "€50.00 + €5.00" in last
    assert last.endswith("OVERRIDDEN: tournament full")


def test_the_log_shows_an_override_plainly(tmp_path: Path) -> None:
    *_, last = typed("show", full(tmp_path / "club.house"), "log").out.splitlines()
    assert "OVERRIDDEN by the director: tournament full. Reason: a guest of the house" in last


def test_a_newcomer_who_is_refused_is_called_by_name(tmp_path: Path) -> None:
    path = tmp_path / "club.house"
    assert typed("new", path, "--name", "Late", "--rulebook", "figp-2014").code == 0
    (answer,) = typed("do", path, stdin=asked([register("Zoè Bellè")])).answers
    assert answer["rejected"] == "DocumentMissing"
    assert "photo document of Zoè Bellè" in answer["message"]
    assert answer["cite"] == "FIGP 51"


def test_a_newcomer_born_on_no_day_is_refused_and_not_on_file(tmp_path: Path) -> None:
    path = created(tmp_path / "club.house")
    born = {"command": "RegisterEntry", "person": {"name": "Jo", "born": "1999-02-30"}}
    (answer,) = typed("do", path, stdin=asked([{**born, "override": "says so"}])).answers
    assert (answer["rejected"], answer["message"]) == (
        "NoSuchDay",
        "There is no such day as 1999-02-30.",
    )
    assert "Jo" not in typed("show", path, "people").out
