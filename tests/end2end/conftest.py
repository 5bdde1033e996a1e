from collections.abc import Iterator
from pathlib import Path

import pytest

from tdconsole.house import Place
from tests.cli.terminal import at_nobodys_desk
from tests.engines import ENGINES, place_by


@pytest.fixture(params=ENGINES)
def house(request: pytest.FixtureRequest, tmp_path: Path) -> Place:
    """Where there is no house yet."""
    return place_by(request, tmp_path / "club.house")


@pytest.fixture(autouse=True)
def nobodys_desk(tmp_path: Path) -> Iterator[None]:
    with at_nobodys_desk(tmp_path):
        yield
