from collections.abc import Iterator
from pathlib import Path

import pytest

from tdconsole.house import HouseFile
from tdconsole.journal import (
    SCHEMA,
    KeptStore,
    KeptVault,
    MemoryStore,
    MemoryVault,
    Store,
    Vault,
)


@pytest.fixture
def house(tmp_path: Path) -> Iterator[HouseFile]:
    made = HouseFile.create(tmp_path / "club.house", [SCHEMA])
    yield made
    made.close()


@pytest.fixture(params=["memory", "sqlite in memory", "sqlite in a file"])
def store(request: pytest.FixtureRequest) -> Iterator[Store]:
    if request.param == "memory":
        yield MemoryStore()
    elif request.param == "sqlite in memory":
        held = HouseFile.in_memory([SCHEMA])
        yield KeptStore(held)
        held.close()
    else:
        yield KeptStore(request.getfixturevalue("house"))


@pytest.fixture(params=["memory", "sqlite"])
def vault(request: pytest.FixtureRequest) -> Iterator[Vault]:
    if request.param == "memory":
        yield MemoryVault()
    else:
        yield KeptVault(request.getfixturevalue("house"))
