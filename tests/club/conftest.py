from collections.abc import Iterator

import pytest

from tdconsole.club import SCHEMA, Club
from tdconsole.house import House


@pytest.fixture
def house() -> Iterator[House]:
    made = House.in_memory([SCHEMA])
    yield made
    made.close()


@pytest.fixture
def club(house: House) -> Club:
    return Club(house)
