from pathlib import Path
from typing import Any

from tdconsole.cli.engine.show import VIEWS
from tests.cli.terminal import asked, typed
from tests.cli.tournaments import bust, created, register

NAMES = ("Maria Rossi", "Łukasz Wójcik", "Zoè Bellè", "John Smith")


def down_to_two(path: Path) -> Path:
    begin: list[dict[str, Any]] = [{"command": "DrawSeats"}, {"command": "StartClock"}]
    steps = [*map(register, NAMES), *begin, bust(3), bust(4)]
    said = typed("do", created(path), stdin=asked(steps))
    assert said.code == 0, said
    return path


def agreed(chips: int, *amounts: int) -> dict[str, Any]:
    shares = [{"entry": n, "chips": chips, "amount": amount} for n, amount in enumerate(amounts, 1)]
    return {"command": "AgreeDeal", "method": "even", "shares": shares}


def test_before_and_after_it_is_agreed(tmp_path: Path) -> None:
    house = down_to_two(tmp_path / "club.house")
    before = typed("show", house, "deal", "--json").json
    board = before["open"]
    assert before["agreed"] is None
    assert {row["name"] for row in board["rows"]} == set(NAMES[:2])
    assert sum(board["prizes"]) == board["pot"] == 20_000
    assert "€200.00" in typed("show", house, "deal").out

    chips = board["in_play"] // 2
    refused = typed("do", house, stdin=asked([agreed(chips, 10_000, 9_999)]))
    assert refused.code == 1
    assert "€0.01 is missing" in refused.err + refused.out
    said = typed("do", house, stdin=asked([agreed(chips, 10_000, 10_000)]))
    assert said.code == 0, said

    after = typed("show", house, "deal", "--json").json
    assert after["open"] is None
    assert [row["amount"] for row in after["agreed"]["rows"]] == [10_000, 10_000]
    assert {one["method"] for one in after["agreed"]["rows"][0]["offers"]} == {
        "icm",
        "chips",
        "even",
    }
    out = typed("show", house, "deal").out
    assert "agreed in equal parts" in out
    assert "Maria Rossi" in out
    assert typed("verify", house).code == 0


def test_it_has_a_schema() -> None:
    assert "deal" in VIEWS
    assert "deal" in typed("schema", "views").json["views"]
