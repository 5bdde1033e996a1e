from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from functools import partial

import pytest

from tdconsole.club import SCHEMA, SERVER_SCHEMA, Club
from tdconsole.house import House, HouseFile
from tests.engines import ON_SERVER
from tests.postgres.houses import UsedAgain


@contextmanager
def in_memory() -> Iterator[House]:
    made = HouseFile.in_memory([SCHEMA])
    try:
        yield made
    finally:
        made.close()


@pytest.fixture(params=["in memory", ON_SERVER])
def houses(request: pytest.FixtureRequest) -> Callable[[], AbstractContextManager[House]]:
    """An empty house each time."""
    if request.param == "in memory":
        return in_memory
    used_again: UsedAgain = request.getfixturevalue("used_again")
    return partial(used_again.house, [SERVER_SCHEMA])


@pytest.fixture
def house(houses: Callable[[], AbstractContextManager[House]]) -> Iterator[House]:
    with houses() as made:
        yield made


@pytest.fixture
def file_house() -> Iterator[HouseFile]:
    """For what is about SQLite alone."""
    made = HouseFile.in_memory([SCHEMA])
    yield made
    made.close()


@pytest.fixture
def club(house: House) -> Club:
    return Club(house)
