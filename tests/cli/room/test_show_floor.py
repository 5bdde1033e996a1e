"""The plan, the known buttons and the order of breaking, on a floor that is made uneven."""

from pathlib import Path
from typing import Any

from tdconsole.domain.values import PersonId
from tdconsole.session import open_house
from tests.cli.terminal import do, typed
from tests.cli.tournaments import NAMES, created, register


def uneven(path: Path, *rules: str) -> Path:
    """Seats 1 to 7 of table 3 are taken, and seats 1 to 4 of table 4; the clock runs."""
    words = ("--name", "Main", "--buy-in", "50", "--fee", "5", *rules)
    assert typed("new", path, *words).code == 0
    seats = [(3, seat) for seat in range(1, 8)] + [(4, seat) for seat in range(1, 5)]
    moves = [moved(entry, table, seat) for entry, (table, seat) in enumerate(seats, start=1)]
    drawn: list[dict[str, Any]] = [
        {"command": "DrawSeats"},
        {"command": "OpenTables", "tables": [3, 4]},
    ]
    do(path, *map(register, NAMES), *drawn, *moves, {"command": "StartClock"})
    return path


def moved(entry: int, table: int, seat: int) -> dict[str, Any]:
    return {"command": "MovePlayer", "entry": entry, "seat": {"table": table, "seat": seat}}


def placed(table: int, button: int) -> dict[str, Any]:
    return {"command": "PlaceButton", "table": table, "button": button}


def test_the_plan_asks_for_what_nobody_knows(tmp_path: Path) -> None:
    house = uneven(tmp_path / "club.house")
    plan = typed("show", house, "plan", "--json").json
    (move,) = plan["moves"]
    assert (move["source"], move["target"], move["asks"]) == (3, 4, [3, 4])
    assert (move["entry"], move["to_seat"], plan["proposal"]) == (None, None, None)
    (line,) = typed("show", house, "plan").out.splitlines()
    assert line.split("  ") == [
        "1",
        "next big blind of table 3",
        "→ worst of 5, 6, 7, 8, 9 at table 4",
        "TDA-2024 11-A",
    ]


def test_a_plan_that_is_known_can_be_asked_for_as_it_stands(tmp_path: Path) -> None:
    house = uneven(tmp_path / "club.house")
    do(house, placed(3, 1), placed(4, 2))
    plan = typed("show", house, "plan", "--json").json
    assert [(one["from_seat"], one["to_seat"]) for one in plan["moves"]] == [(4, 5)]
    assert typed("show", house, "plan").out.split("  ")[1:3] == ["3-4 John Smith", "→ 4-5"]
    advised = typed("show", house, "advice", "--json").json["items"]
    assert [one["proposal"] for one in advised if one["advice"] == "TablesNotLevel"] == [
        plan["proposal"]
    ]
    do(house, plan["proposal"])
    assert typed("show", house, "plan").out == "The tables are level.\n"


def test_who_moves_is_drawn_where_there_are_no_blinds(tmp_path: Path) -> None:
    house = uneven(tmp_path / "club.house")
    do(house, {"command": "EditSetup", "terms": {"game": "stud"}})
    text = typed("show", house, "plan").out
    assert "high card at table 3  → one of 5, 6, 7, 8, 9 at table 4" in text


def test_another_book_another_seat(tmp_path: Path) -> None:
    house = uneven(tmp_path / "club.house", "--rulebook", "pl-club")
    text = typed("show", house, "plan").out
    assert "→ nearest to the big blind of 5, 6, 7, 8, 9 at table 4  PL 13" in text


def test_the_known_buttons_and_who_comes_next(tmp_path: Path) -> None:
    house = uneven(tmp_path / "club.house")
    assert typed("show", house, "buttons").out == "No button is known.\n"
    do(house, {"command": "NameBigBlind", "table": 4, "seat": 1})
    (known,) = typed("show", house, "buttons", "--json").json["tables"]
    assert (known["button"], known["small_blind"], known["big_blind"]) == (2, 3, 4)
    assert (known["next"]["big_blind"], known["next"]["name"]) == (1, NAMES[7])
    assert 0 < known["left"] <= 180_000
    line = typed("show", house, "buttons").out
    assert line.startswith("table 4  button 2  blinds 3, 4  ")
    assert line.endswith(f"next big blind: {NAMES[7]} on seat 1\n")


def test_no_next_hand_for_one_alone(tmp_path: Path) -> None:
    house = uneven(tmp_path / "club.house")
    do(house, placed(4, 1))
    do(house, *({"command": "EliminatePlayers", "hand": [{"entry": one}]} for one in (9, 10, 11)))
    (known,) = typed("show", house, "buttons", "--json").json["tables"]
    assert known["next"] is None
    assert "next big blind" not in typed("show", house, "buttons").out


def test_the_order_of_breaking_as_it_was_posted(tmp_path: Path) -> None:
    house = uneven(tmp_path / "club.house")
    assert typed("show", house, "breaking-order").out.splitlines() == [
        "1  table 4  4 players",
        "2  table 3  7 players",
    ]
    do(house, {"command": "SetBreakingOrder", "tables": [3, 4]})
    order = typed("show", house, "breaking-order", "--json").json["tables"]
    assert [one["table"] for one in order] == [3, 4]


def test_nobody_is_seated(tmp_path: Path) -> None:
    house = created(tmp_path / "club.house")
    assert typed("show", house, "breaking-order").out == "Nobody sits at a table.\n"


def test_who_was_erased_reads_so(tmp_path: Path) -> None:
    house = uneven(tmp_path / "club.house")
    do(house, placed(3, 1), placed(4, 2))
    with open_house(house) as opened:
        opened.session.club.people.erase(PersonId(4))
    assert "3-4 erased" in typed("show", house, "plan").out
    assert "erased on seat 4" in typed("show", house, "buttons").out
