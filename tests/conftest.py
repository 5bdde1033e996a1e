"""Properties are tried on the same examples each time; HYPOTHESIS_PROFILE=search looks for new ones."""

import os
from collections.abc import Callable, Iterator
from typing import Final

import pytest
from hypothesis import settings

from tdconsole.settings import ELSEWHERE
from tests.postgres.cluster import Cluster, Server
from tests.postgres.houses import UsedAgain
from tests.postgres.keeping import houses_on, own_cluster, shared_server
from tests.postgres.programs import programs, without_postgres

settings.register_profile("same", derandomize=True, deadline=None)
settings.register_profile("search", deadline=None)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "same"))

ON_A_SERVER: Final = {"server", "cluster"}
WORKER: Final = os.environ.get("PYTEST_XDIST_WORKER", "")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if isinstance(item, pytest.Function) and ON_A_SERVER & set(item.fixturenames):
            item.add_marker("postgres")


@pytest.fixture(autouse=True, scope="session")
def _settings_of_nobody(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Nothing that a test opens is noted among this machine's own settings, or directed by them."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(ELSEWHERE, str(tmp_path_factory.mktemp("settings") / "settings.json"))
        for name in os.environ.keys() - without_postgres(os.environ).keys():
            patch.delenv(name)
        yield


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """The server of the whole run: no test stops it or changes how it is set."""
    _skip_without_postgres()
    folder = tmp_path_factory.getbasetemp()
    with shared_server(folder.parent if WORKER else folder) as shared:
        yield shared


@pytest.fixture
def cluster() -> Iterator[Cluster]:
    """A server of this test's own, to be killed or followed."""
    _skip_without_postgres()
    with own_cluster() as own:
        yield own


@pytest.fixture
def places_on_server(server: Server) -> Iterator[Callable[[], str]]:
    """Addresses of houses that are not there yet, a new one each time; all are gone at the end."""
    with houses_on(server, WORKER) as place:
        yield place


@pytest.fixture(scope="session")
def used_again(server: Server) -> Iterator[UsedAgain]:
    """Houses for tests that leave the tables as they are: emptied and not made anew."""
    with houses_on(server, WORKER) as place:
        yield UsedAgain(place)


@pytest.fixture
def place_on_server(places_on_server: Callable[[], str]) -> str:
    return places_on_server()


def _skip_without_postgres() -> None:
    if programs() is None:
        pytest.skip("there is no PostgreSQL here: Debian's package postgresql holds it")
