"""Where the pool comes from, and the prizes that hang on the wall."""

from pathlib import Path

from tests.cli.terminal import asked, do, typed
from tests.cli.tournaments import NAMES, register


def test_the_pool_line_by_line(house: Path) -> None:
    terms = {"deductions": [{"name": "Staff", "share": 300}], "guarantee": 60_000}
    do(house, *map(register, NAMES), {"command": "EditSetup", "terms": terms})
    number = len(NAMES)
    told = typed("show", house, "pool").out.splitlines()
    assert told[0].split() == [str(number), "entries", f"€{50 * number}.00"]
    assert told[1].split() == ["Staff,", "3%", f"-€{number * 3 / 2:.2f}"]
    assert told[2].startswith("Overlay, to the guarantee ")
    assert told[3].split() == ["Prize", "pool", "€600.00"]
    data = typed("show", house, "pool", "--json").json
    assert sum(line["amount"] for line in data["lines"]) == data["pool"] == 60_000


def test_a_no_show_is_told_below(house: Path) -> None:
    removed = {"command": "RemoveNoShow", "entry": 1, "override": "Never came."}
    do(house, *map(register, NAMES), removed)
    last = typed("show", house, "pool").out.splitlines()[-1]
    assert last == "1 no-show: €55.00 is out of the pool and kept for the player."


def test_posted_prizes_stay_until_they_are_posted_for_a_reason(house: Path) -> None:
    do(house, *map(register, NAMES[:-1]), {"command": "PostPrizes"})
    before = typed("show", house, "prizes", "--json").json["amounts"]
    do(house, register(NAMES[-1]))
    assert typed("show", house, "prizes", "--json").json["amounts"] == before
    said = typed("do", house, stdin=asked([{"command": "PostPrizes"}]))
    assert said.json["rejected"] == "PostedBefore"
    do(house, {"command": "PostPrizes", "reason": "One more entry."})
    assert sum(typed("show", house, "prizes", "--json").json["amounts"]) == 5_000 * len(NAMES)
    assert "One more entry." in typed("show", house, "log").out
