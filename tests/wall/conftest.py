from collections.abc import Iterator
from pathlib import Path
from zoneinfo import ZoneInfo

import pytest

from tdconsole.domain.values import TournamentId
from tdconsole.evening import make
from tdconsole.i18n.catalogue import catalogue
from tdconsole.session import Session, open_house
from tdconsole.settings import Screen, Wall
from tdconsole.wall.programme import Programme
from tdconsole.wall.show import Show


@pytest.fixture(scope="module")
def evening(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Session, TournamentId]]:
    """An evening some hours in, with the clock running."""
    place: Path = tmp_path_factory.mktemp("evening") / "evening.house"
    tournament = make(place, 60)
    with open_house(place) as house:
        yield house.session, tournament


class Shows:
    def __init__(self, session: Session, tournament: TournamentId) -> None:
        self.session, self.tournament = session, tournament

    def of(self, screen: Screen, letters: tuple[str, str] | None = None) -> Show:
        programme = Programme(Wall(automatic=False))
        programme.chosen = screen
        words, time = catalogue("en", ZoneInfo("Europe/Rome")), self.session.time
        return Show(self.session, self.tournament, words, time, programme, letters=letters)


@pytest.fixture
def shows(evening: tuple[Session, TournamentId]) -> Shows:
    return Shows(*evening)
