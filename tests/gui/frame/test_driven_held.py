"""Lines typed into the real window while another program writes: none is lost, none overtakes another."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("PySide6")

from tdconsole.session import open_house
from tests.gui.driven import Driven, driven
from tests.gui.houses import evening
from tests.gui.xserver import two_monitors

LINES = ("r + Nina Neu", "r + Otto Alt", "+2m")


@pytest.fixture
def display() -> Iterator[str]:
    with two_monitors() as display:
        yield display


@contextmanager
def held(path: Path) -> Iterator[None]:
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield
        other.execute("ROLLBACK")


def waits(seen: dict[str, Any]) -> bool:
    return "Waiting for another program…" in seen["named"]


def type_all(hands: Driven) -> None:
    for line in LINES:
        hands.type(line)
        hands.key("Return")


def test_lines_typed_while_the_house_is_held_land_in_their_order(
    display: str, tmp_path: Path
) -> None:
    path = evening(tmp_path / "club.house")
    with open_house(path) as house:
        (tournament,) = house.session.tournaments()
        with driven(display, path, house.session, tournament) as hands:
            before = hands.steps
            with held(path):
                type_all(hands)
                seen = hands.until(waits, "it says what it waits for")
                clock = next(name for name in seen["named"] if name[:3] in {"19:", "20:"})
                hands.until(lambda seen: clock not in seen["named"], "the clock goes on")
                assert hands.steps == before
            hands.until(lambda seen: seen["steps"] == before + len(LINES), "all of them land")
            landed = [step.command for step in hands.trail[-len(LINES) :]]
        assert landed == ["RegisterEntry", "RegisterEntry", "AdjustClock"]
        people = house.session.club.people.named().values()
        assert [known.name for known in people] == ["Maria Rossi", "Nina Neu", "Otto Alt"]
