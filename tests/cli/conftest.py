from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.cli.terminal import at_nobodys_desk
from tests.cli.tournaments import begun, created


@pytest.fixture(autouse=True)
def nobodys_desk(tmp_path: Path) -> Iterator[None]:
    with at_nobodys_desk(tmp_path):
        yield


@pytest.fixture
def house(tmp_path: Path) -> Path:
    """One tournament in it, nobody registered."""
    return created(tmp_path / "club.house")


@pytest.fixture
def evening(tmp_path: Path) -> Path:
    """Eleven players at two tables, the clock running."""
    return begun(tmp_path / "club.house")
