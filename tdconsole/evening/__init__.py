"""A throw-away evening, made in a moment as if it had gone on for hours."""

from pathlib import Path
from typing import Final

from tdconsole.domain.values import TournamentId
from tdconsole.evening.course import play
from tdconsole.evening.past import Past
from tdconsole.session import create

__all__ = ["ENTRIES", "Past", "make", "play"]

ENTRIES: Final = 214


def make(path: Path, entries: int = ENTRIES) -> TournamentId:
    """Make a new house in which this evening is going on, with the clock running now."""
    time = Past()
    with create(path, time) as house:
        return play(house.session, time, entries)
