"""What a tournament becomes must not hang on the order of a set in one process's memory."""

import shutil
from pathlib import Path

import pytest

from tdconsole.house import Place
from tests.cli.terminal import asked, started, typed
from tests.cli.tournaments import begun, bust, created, register

VIEWS = ("standings", "seating", "prizes", "draws", "tournaments")


def test_two_hash_seeds_one_tournament(tmp_path: Path) -> None:
    """From copies of one file: its secret decides the draws, and nothing else does."""
    first = created(tmp_path / "first.house")
    second = Path(shutil.copy(first, tmp_path / "second.house"))
    requests = [
        *[register(f"Player {number}") for number in range(60)],
        {"command": "DrawSeats", "word": "luna"},
        {"command": "StartClock"},
        *[bust(entry, entry + 7, entry + 14) for entry in (3, 31, 5)],
        {"command": "Undo"},
        {"command": "ReinstatePlayer", "entry": 10},
        *[{**register(f"Late {number}"), "draw": False} for number in range(9)],
        {"command": "UnregisterEntry", "entry": 63},
        {"command": "DrawSeats"},
        bust(50, 51),
    ]
    said = [
        started("do", path, stdin=asked(requests), PYTHONHASHSEED=seed)
        for path, seed in ((first, "1"), (second, "2"))
    ]
    assert [one.code for one in said] == [0, 0], said
    for view in VIEWS:
        assert typed("show", first, view, "--json") == typed("show", second, view, "--json")


@pytest.mark.parametrize("view", ["standings", "seating"])
def test_one_house_read_under_two_hash_seeds(house: Place, view: str) -> None:
    words = ("show", begun(house), view, "--json")
    assert started(*words, PYTHONHASHSEED="1") == started(*words, PYTHONHASHSEED="2")
