"""A house with something of everything, made once for all that is done to copies of it."""

import shutil
from pathlib import Path

import pytest

from tests.session.mending.hurt import furnished


@pytest.fixture(scope="session")
def sound(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return furnished(tmp_path_factory.mktemp("sound") / "club.house")


@pytest.fixture
def house(sound: Path, tmp_path: Path) -> Path:
    """A copy with the record beside it, which this machine knows nothing of."""
    for name in (sound.name, f"{sound.name}-heads"):
        shutil.copyfile(sound.with_name(name), tmp_path / name)
    return tmp_path / sound.name
