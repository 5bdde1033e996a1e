from collections.abc import Iterator

import pytest

from tdconsole.club import SCHEMA, Club
from tdconsole.house import HouseFile


@pytest.fixture
def house() -> Iterator[HouseFile]:
    made = HouseFile.in_memory([SCHEMA])
    yield made
    made.close()


@pytest.fixture
def club(house: HouseFile) -> Club:
    return Club(house)
