import secrets
from collections.abc import Iterator
from pathlib import Path

import pytest

from tdconsole.session import Opened, chance, create, open_house
from tests.session.floor import FEW_LINKS, Desk, Room, WallClock, fixed_secrets, room


@pytest.fixture(autouse=True)
def _short_and_known_chains(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(secrets, "token_bytes", fixed_secrets())
    monkeypatch.setattr(chance, "LINKS", FEW_LINKS)


@pytest.fixture
def club() -> Iterator[Room]:
    with room() as made:
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
def here(file: Path, time: WallClock) -> Iterator[Opened]:
    with create(file, time) as opened:
        yield opened


@pytest.fixture
def there(here: Opened, file: Path, time: WallClock) -> Iterator[Opened]:
    """A second window on the same file."""
    assert here.session.tournaments() == []
    with open_house(file, time) as opened:
        yield opened
