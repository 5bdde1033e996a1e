import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tdconsole.house import Place, place_of, postgres
from tdconsole.session import Opened, chance, create, open_house
from tdconsole.session.opening import SERVER_SCHEMAS
from tests.engines import ON_SERVER
from tests.postgres.houses import ToldAtOnce, UsedAgain
from tests.session.floor import FEW_LINKS, Desk, Room, Rooms, WallClock, fixed_secrets, room

HERE = "here"


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """A house of each engine for those who take one; a test that asks for the `file` is about a file."""
    if "engine" in metafunc.fixturenames and "file" not in metafunc.fixturenames:
        metafunc.parametrize("engine", [HERE, ON_SERVER])


@pytest.fixture(autouse=True)
def _short_and_known_chains(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(secrets, "token_bytes", fixed_secrets())
    monkeypatch.setattr(chance, "LINKS", FEW_LINKS)


@pytest.fixture
def engine() -> str:
    return HERE


@pytest.fixture
def rooms(engine: str, request: pytest.FixtureRequest) -> Rooms:
    """A house in memory each time, or one on the server."""
    if engine == HERE:
        return room
    used_again: UsedAgain = request.getfixturevalue("used_again")

    @contextmanager
    def on_server() -> Iterator[Room]:
        with used_again.house(SERVER_SCHEMAS) as house:
            yield Room(house)

    return on_server


@pytest.fixture
def club(rooms: Rooms) -> Iterator[Room]:
    with rooms() as made:
        yield made


@pytest.fixture
def desk(club: Room) -> Desk:
    return Desk(club.session())


@pytest.fixture
def time() -> WallClock:
    return WallClock()


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "club.house"


@pytest.fixture
def place(
    engine: str, tmp_path: Path, request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> Place:
    """Where there is no house yet."""
    if engine == HERE:
        return tmp_path / "club.house"
    monkeypatch.setattr(postgres, "HouseOnServer", ToldAtOnce)
    return place_of(request.getfixturevalue("place_on_server"))


@pytest.fixture
def here(place: Place, time: WallClock) -> Iterator[Opened]:
    with create(place, time) as opened:
        yield opened


@pytest.fixture
def there(here: Opened, place: Place, time: WallClock) -> Iterator[Opened]:
    """A second window on the same house."""
    assert here.session.tournaments() == []
    with open_house(place, time) as opened:
        yield opened
