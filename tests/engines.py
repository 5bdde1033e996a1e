"""What can hold a house, for tests that try each: a file, and a schema on the server of the run."""

from collections.abc import Callable
from pathlib import Path
from time import monotonic, sleep
from typing import Final

import pytest

from tdconsole.house import House, HouseFile, Place, place_of
from tdconsole.session.opening import SCHEMAS, SERVER_SCHEMAS
from tests.postgres.houses import ToldAtOnce

FILE: Final = "in a file"
ON_SERVER: Final = pytest.param("on a server", marks=pytest.mark.postgres)
ENGINES: Final = (FILE, ON_SERVER)


def place_by(request: pytest.FixtureRequest, path: Path) -> Place:
    """Where a house of the engine that is asked for may be made: there is none yet."""
    if request.param == FILE:
        return path
    return place_of(request.getfixturevalue("place_on_server"))


def house_at(place: Place) -> House:
    """A house without a session on it."""
    if isinstance(place, Path):
        return HouseFile.open(place, SCHEMAS)
    return ToldAtOnce.open(place, SERVER_SCHEMAS)


def beside(place: Place) -> Place:
    """Where a second house goes with the first."""
    if isinstance(place, Path):
        return place.with_suffix(".beside")
    return place._replace(house=f"{place.house}_beside")


def examples(request: pytest.FixtureRequest, most: int) -> int:
    """How many examples are tried: where each question goes to a server, a quarter of them."""
    server = request.node.get_closest_marker("postgres")
    return max(most // 4, 1) if server else most


def soon(condition: Callable[[], bool]) -> bool:
    """Whether it comes true in a moment: what others wrote is told, where it isn't asked for."""
    until = monotonic() + 5
    while not condition():
        if monotonic() > until:
            return False
        sleep(0.005)
    return True
