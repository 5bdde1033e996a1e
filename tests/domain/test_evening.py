import os
import subprocess
import sys
from pathlib import Path
from typing import Final

from tdconsole.domain.eliminations.busting import finishes
from tdconsole.domain.prizes.awards import awards
from tests.domain.evening import evening, told

TOP: Final = Path(__file__).parents[2]


def told_with(seed: str) -> str:
    """By a program of its own, whose strings hash in their own way."""
    told = subprocess.run(
        [sys.executable, "-m", "tests.domain.evening"],
        cwd=TOP,
        env={**os.environ, "PYTHONHASHSEED": seed, "PYTHONIOENCODING": "utf-8"},
        capture_output=True,
        check=True,
        encoding="utf-8",
    )
    assert told.stderr == ""
    return told.stdout.strip()


def test_an_evening_is_told_alike_whatever_the_hashes() -> None:
    first, second = told_with("1"), told_with("4242")
    assert first == second == told(evening())


def test_an_evening_ends_with_everybody_in_place_and_the_pool_paid_out() -> None:
    tournament = evening().tournament
    places = [finish.place for finish in finishes(tournament)]
    assert places[0] == 1
    assert places[-5:] == [37, 37, 37, 40, 40]
    assert sum(award.amount for award in awards(tournament)) == 41 * 5_000
    assert tournament.finished
