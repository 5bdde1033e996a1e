"""Each evening is played twice: in memory, and on the disk with the file opened anew all the time."""

import secrets
from pathlib import Path

import pytest

from tdconsole.session import chance, rehearsal
from tests.scenarios.grammar import evening
from tests.scenarios.telling import Evening, EveningClock, InMemory, OnDisk
from tests.session.floor import FEW_LINKS, fixed_secrets

EVENINGS = sorted(Path(__file__).parent.glob("*.txt"))


@pytest.fixture(autouse=True)
def _known_draws(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(secrets, "token_bytes", fixed_secrets())
    monkeypatch.setattr(chance, "LINKS", FEW_LINKS)


@pytest.mark.parametrize("path", EVENINGS, ids=[path.stem for path in EVENINGS])
class TestEvening:
    def test_in_memory(self, path: Path) -> None:
        time = EveningClock()
        with rehearsal(time) as session:
            Evening(InMemory(session), time).tell(evening(path))

    def test_on_the_disk(self, path: Path, tmp_path: Path) -> None:
        time = EveningClock()
        place = OnDisk(tmp_path, time)
        Evening(place, time).tell(evening(path))
        place.close()
