"""A small evening in a file, and the tournament of it in hand, for the tests of the window."""

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from tdconsole.domain.language.commands.clock import StartClock
from tdconsole.domain.language.commands.draw import DrawSeats
from tdconsole.domain.language.commands.entry import Newcomer, RegisterEntry
from tdconsole.domain.values import TournamentId
from tdconsole.gui.console.engine.tournament_view import TournamentView
from tdconsole.i18n.catalogue import Language, catalogue
from tdconsole.session import Session, SystemTime, create, open_house
from tests.gui.boards import ROME
from tests.gui.houses import begin

PEOPLE: Final = (
    ("Łukasz Wójcik", "PL"), ("Niccolò Bellè", "IT"), ("John Smith", "GB"), ("Joan Smithers", "GB"),
    ("Małgorzata Kowalska-Nowak", "PL"), ("Đorđe Šarić", "RS"), ("Åsa Lindström", "SE"),
    ("Maximiliana Konstantinopoulou-Oikonomou", "GR"), ("Jürgen Groß", "DE"),
    ("Siobhán O'Brien", "IE"), ("Inês Gonçalves", "PT"),
)  # fmt: skip


def seated(session: Session, *, draw: bool = True, clock: bool = True) -> TournamentId:
    """Twelve players (Maria Rossi is entry 1) at two tables of nine seats."""
    tournament = begin(session)
    for name, country in PEOPLE:
        session.submit(tournament, RegisterEntry(person=Newcomer(name=name, country=country)))
    if draw:
        session.submit(tournament, DrawSeats())
    if clock:
        session.submit(tournament, StartClock())
    return tournament


@cache
def _file(*, draw: bool) -> bytes:
    """A house with this evening before its clock starts, made once a process and copied by each test."""
    with TemporaryDirectory() as folder:
        path = Path(folder) / "club.house"
        with create(path) as house:
            seated(house.session, draw=draw, clock=False)
        return path.read_bytes()


@contextmanager
def viewing(
    path: Path, language: Language = "en", *, draw: bool = True, clock: bool = True
) -> Iterator[TournamentView]:
    file = path / "club.house"
    file.write_bytes(_file(draw=draw))
    with open_house(file) as house:
        tournament = house.session.find(None)
        assert tournament is not None
        if clock:
            house.session.submit(tournament, StartClock())
        view = TournamentView(house.session, tournament, catalogue(language, ROME), SystemTime())
        try:
            yield view
        finally:
            view.close()
            view.deleteLater()
