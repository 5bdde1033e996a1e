"""Dealers from the command line: the rotation set, pushed, shown, and what they are paid by."""

from pathlib import Path
from typing import Any

import pytest

from tdconsole.domain.language.commands.house import SetRotation
from tdconsole.domain.values import RotationPart
from tdconsole.session import open_house
from tdconsole.session.people.dealers import titles
from tests.cli.terminal import Said, asked, typed

NAMES = ("Anna", "Bruno", "Małgorzata Wiśniewska-Brzęczyszczykiewicz", "Carla")


def did(house: Path, *requests: dict[str, Any]) -> Said:
    return typed("do", house, "--house", "--actor", "Ada", stdin=asked(requests))


@pytest.fixture
def dealt(evening: Path) -> Path:
    """Two tables of eleven players, and four dealers pushed to them once."""
    numbers = [int(typed("staff", evening, "add", name).out) for name in NAMES]
    (tournament,) = typed("show", evening, "tournaments", "--json").json["tournaments"]
    said = did(
        evening,
        {"command": "SetRotation", "order": [{"tournament": tournament["tournament"]}]},
        *({"command": "BringOnDealer", "staff": one} for one in numbers),
        {"command": "PushDealers", "after": 0},
    )
    assert said.code == 0, said
    return evening


def test_who_deals_where_and_who_comes_next(dealt: Path) -> None:
    board = typed("show", dealt, "dealers", "--json").json
    first = {line["table"]: line["dealer"]["name"] for line in board["tables"]}
    coming = {line["table"]: line["next"] for line in board["tables"]}
    assert sorted(first) == [1, 2]
    assert board["pushes"] == 1
    assert len(board["resting"]) == 2
    text = typed("show", dealt, "dealers").out
    assert all(name in text for name in NAMES)
    assert did(dealt, {"command": "PushDealers", "after": 1}).code == 0
    board = typed("show", dealt, "dealers", "--json").json
    assert {line["table"]: line["dealer"]["name"] for line in board["tables"]} == coming


def test_a_second_push_on_the_same_look_is_refused(dealt: Path) -> None:
    said = did(dealt, {"command": "PushDealers", "after": 0})
    assert said.answers[0]["rejected"] == "PushedMeanwhile"


def test_a_refusal_names_the_dealer(dealt: Path) -> None:
    number = next(one["staff"] for one in typed("show", dealt, "dealers", "--json").json["resting"])
    name = NAMES[number - min(_numbers(dealt))]
    (answer,) = did(dealt, {"command": "RestDealer", "staff": number}).answers
    assert answer["message"] == f"{name} is on a break already."


def test_the_plan_has_a_row_for_each_dealer_and_a_column_for_each_push(dealt: Path) -> None:
    plan = typed("show", dealt, "dealers-plan", "--json").json
    assert sorted(row["name"] for row in plan["rows"]) == sorted(NAMES)
    assert all(len(row["places"]) == len(plan["times"]) for row in plan["rows"])
    for column in zip(*(row["places"] for row in plan["rows"]), strict=True):
        tables = [at["table"] for at in column if at is not None]
        assert sorted(tables) == [1, 2]


def test_a_closed_table_lets_its_dealer_go(dealt: Path) -> None:
    tables = typed("show", dealt, "seating", "--json").json["tables"]
    (second,) = (one for one in tables if one["table"] == max(one["table"] for one in tables))
    at_two = [one["entry"] for one in second["seats"] if one["entry"]]
    busts = [{"command": "EliminatePlayers", "hand": [{"entry": one}]} for one in at_two[:2]]
    said = typed("do", dealt, stdin=asked([*busts, {"command": "BreakTable", "table": 2}]))
    assert said.code == 0, said
    board = typed("show", dealt, "dealers", "--json").json
    assert [line["table"] for line in board["tables"]] == [1]
    assert len(board["free"]) == 1


def test_the_work_of_a_shift_is_told_after_it_too(dealt: Path) -> None:
    first = _numbers(dealt)[0]
    assert did(dealt, {"command": "SendOffDealer", "staff": first}).code == 0
    shifts = typed("show", dealt, "dealers-work", "--json").json["shifts"]
    assert sorted(one["name"] for one in shifts) == sorted(NAMES)
    assert sum(one["downs"] for one in shifts) == 2
    (over,) = (one for one in shifts if one["staff"] == first)
    assert over["off"] is not None
    assert "still on" in typed("show", dealt, "dealers-work").out


def test_the_shifts_in_a_table(dealt: Path, tmp_path: Path) -> None:
    table = tmp_path / "shifts.csv"
    first = _numbers(dealt)[0]
    assert did(dealt, {"command": "SendOffDealer", "staff": first}).code == 0
    assert typed("export", dealt, "dealers", "-o", table).code == 0
    heads, *rows = table.read_text(encoding="utf-8-sig").splitlines()
    assert heads == "day,dealer,name,came on,went off,minutes dealt,downs"
    assert sorted(row.split(",")[2] for row in rows) == sorted(NAMES)
    assert [row.split(",")[4] != "" for row in rows].count(True) == 1
    assert sum(int(row.split(",")[6]) for row in rows) == 2
    said = typed("export", dealt, "dealers", "-o", tmp_path / "shifts.txt")
    assert "has to end in .csv" in said.misuse


def test_the_log_says_what_happened_in_three_languages(dealt: Path) -> None:
    assert "Dealer Anna came on" in typed("show", dealt, "house-log").out
    for language in ("it", "pl"):
        assert "Anna" in typed("show", dealt, "house-log", lang=language).out
        assert "came on" not in typed("show", dealt, "house-log", lang=language).out


def test_a_house_without_dealers(house: Path) -> None:
    assert typed("show", house, "dealers").out == "No dealer is on.\n"
    assert typed("show", house, "dealers-plan").out == "No dealer is on.\n"
    assert typed("show", house, "dealers-work").out == "No dealer has dealt yet.\n"
    (answer,) = did(house, {"command": "PushDealers"}).answers
    assert answer["rejected"] == "NobodyDeals"


def _numbers(house: Path) -> list[int]:
    board = typed("show", house, "dealers", "--json").json
    found = [
        *(line["dealer"]["staff"] for line in board["tables"] if line["dealer"]),
        *(one["staff"] for one in (*board["resting"], *board["free"])),
    ]
    return sorted(found)


def test_the_dealers_on_paper(dealt: Path, tmp_path: Path) -> None:
    for document in ("dealer-sheet", "dealer-work"):
        pdf = tmp_path / f"{document}.pdf"
        assert typed("print", dealt, document, "-o", pdf, "--in", "pl").code == 0
        assert pdf.read_bytes().startswith(b"%PDF")
    refused = typed("print", dealt, "dealer-sheet", "-o", tmp_path / "r.pdf", "--paper", "roll-58")
    assert "a4, letter" in refused.misuse
    assert (
        "single tournament"
        in typed("print", dealt, "dealer-work", "-t", "1", "-o", tmp_path / "t.pdf").misuse
    )


def test_without_dealers_there_is_nothing_to_print(evening: Path, tmp_path: Path) -> None:
    for document in ("dealer-sheet", "dealer-work"):
        said = typed("print", evening, document, "-o", tmp_path / "n.pdf")
        assert said.code == 1
        assert said.err.strip() in {"No dealer is on.", "No dealer has dealt yet."}
        assert not (tmp_path / "n.pdf").exists()


def test_the_tournaments_have_their_letters_in_the_order_of_the_rotation(evening: Path) -> None:
    for name in ("Turbo", "Bounty", "Deep", "Last"):
        assert typed("new", evening, "--name", name).code == 0
    with open_house(evening) as opened:
        session = opened.session
        several = session.tournaments()
        assert len(several) == 5
        for order in (several, several[::-1]):
            parts = tuple(RotationPart(tournament=one) for one in order)
            session.submit_house(SetRotation(order=parts))
            assert list(titles(session)) == list(order)
