"""The house of the tests of lines, made once."""

import shutil
from pathlib import Path

import pytest

from tdconsole.session import chance
from tdconsole.session.moving import from_lines
from tests.session.moving.told_in_lines import filled


@pytest.fixture(scope="session")
def told_once(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("lines") / "club.house"
    with pytest.MonkeyPatch.context() as few:
        few.setattr(chance, "LINKS", 500)
        filled(path)
    return path


@pytest.fixture
def told(told_once: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A house with something of every kind in it, and roles, PINs, a device and two trails."""
    monkeypatch.setattr(chance, "LINKS", 500)
    return Path(shutil.copy(told_once, tmp_path / "club.house"))


@pytest.fixture
def not_renewed(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is compared byte by byte has no new commitment, and everybody's role."""
    monkeypatch.setattr(from_lines, "renew", lambda *_: frozenset())
    monkeypatch.setattr(from_lines, "free_from_roles", lambda _opened: False)
