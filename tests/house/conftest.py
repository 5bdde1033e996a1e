from collections.abc import Iterator
from pathlib import Path

import pytest

from tdconsole.house import HouseFile
from tests.house.drawers import DRAWERS


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "casino.house"


@pytest.fixture
def house(path: Path) -> Iterator[HouseFile]:
    made = HouseFile.create(path, [DRAWERS])
    yield made
    made.close()
