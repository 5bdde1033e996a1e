"""The chips in play and what was counted of them, in the terminal."""

from pathlib import Path

from tests.cli.terminal import do, typed
from tests.cli.tournaments import NAMES, register


def test_line_by_line_and_what_is_missing(house: Path) -> None:
    do(house, *map(register, NAMES), {"command": "DrawSeats"})
    number = len(NAMES)
    data = typed("show", house, "chips", "--json").json
    in_play = data["ledger"]["in_play"]
    assert sum(line["chips"] for line in data["ledger"]["lines"]) == in_play
    assert "Nothing has been counted yet." in typed("show", house, "chips").out
    tables = data["count"]["state"]["tables"]
    counted = [
        {
            "command": "CountChips",
            "table": row["table"],
            "chips": in_play // number * row["players"],
        }
        for row in tables
    ]
    counted[-1]["chips"] -= 500
    do(house, *counted, {"command": "CorrectChips", "chips": 100, "why": "lost_and_found"})
    told = typed("show", house, "chips").out
    assert told.splitlines()[0].split()[:2] == [str(number), "entries"]
    assert "600 in chips is missing." in told
    assert "Corrected: lost and found" in told
    assert typed("show", house, "chips", "--json").json["count"]["difference"] == -600


def test_leaders_of_those_who_were_counted_by_the_stack(house: Path) -> None:
    do(house, *map(register, NAMES), {"command": "DrawSeats"})
    (table, *_more) = typed("show", house, "chips", "--json").json["count"]["state"]["tables"]
    chart = typed("show", house, "seating", "--json").json["tables"][0]
    (one, *_others) = [seat for seat in chart["seats"] if seat["entry"] is not None]
    stack = [{"entry": one["entry"], "chips": 41_500}]
    do(house, {"command": "CountChips", "table": table["table"], "stacks": stack})
    leader = next(
        line for line in typed("show", house, "chips").out.splitlines() if line.startswith("1. ")
    )
    assert "41,500" in leader
    assert f"{table['table']}-{one['seat']}" in leader
