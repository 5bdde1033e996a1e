from collections.abc import Iterator
from pathlib import Path

import pytest

from tdconsole.house import House, HouseFile, Place
from tdconsole.journal import (
    SCHEMA,
    SERVER_SCHEMA,
    KeptStore,
    KeptVault,
    MemoryStore,
    MemoryVault,
    Store,
    Vault,
)
from tests.engines import ENGINES, FILE, place_by
from tests.postgres.houses import UsedAgain


@pytest.fixture
def house(tmp_path: Path) -> Iterator[HouseFile]:
    made = HouseFile.create(tmp_path / "club.house", [SCHEMA])
    yield made
    made.close()


@pytest.fixture
def on_server(used_again: UsedAgain) -> Iterator[House]:
    with used_again.house([SERVER_SCHEMA]) as made:
        yield made


@pytest.fixture(params=["memory", "sqlite in memory", *ENGINES])
def store(request: pytest.FixtureRequest) -> Iterator[Store]:
    if request.param == "memory":
        yield MemoryStore()
    elif request.param == "sqlite in memory":
        held = HouseFile.in_memory([SCHEMA])
        yield KeptStore(held)
        held.close()
    else:
        yield KeptStore(_house(request))


@pytest.fixture(params=["memory", *ENGINES])
def vault(request: pytest.FixtureRequest) -> Iterator[Vault]:
    if request.param == "memory":
        yield MemoryVault()
    else:
        yield KeptVault(_house(request))


def _house(request: pytest.FixtureRequest) -> House:
    held: House = request.getfixturevalue("house" if request.param == FILE else "on_server")
    return held


@pytest.fixture(params=ENGINES)
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Place:
    """Where there is no house yet."""
    return place_by(request, tmp_path / "any.house")
