"""A small evening in a file, and a desk at it without a window."""

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final, Protocol

from tdconsole.domain.language.commands.clock import StartClock
from tdconsole.domain.language.commands.draw import DrawSeats
from tdconsole.domain.language.commands.entry import Newcomer, RegisterEntry
from tdconsole.domain.language.commands.trail import Request
from tdconsole.domain.state.tournament import Tournament
from tdconsole.domain.values import Instant, TournamentId
from tdconsole.i18n.catalogue import Catalogue, Language, catalogue
from tdconsole.line.in_hand import TournamentInHand
from tdconsole.line.read import Line, following
from tdconsole.session import Done, Session, SystemTime, TimeSource, create, open_house
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
def house_file(*, draw: bool) -> bytes:
    """A house with this evening before its clock starts, made once a process and copied by each test."""
    with TemporaryDirectory() as folder:
        path = Path(folder) / "club.house"
        with create(path) as house:
            seated(house.session, draw=draw, clock=False)
        return path.read_bytes()


@contextmanager
def evening(
    path: Path, *, draw: bool = True, clock: bool = True
) -> Iterator[tuple[Session, TournamentId]]:
    file = path / "club.house"
    file.write_bytes(house_file(draw=draw))
    with open_house(file) as house:
        tournament = house.session.find(None)
        assert tournament is not None
        if clock:
            house.session.submit(tournament, StartClock())
        yield house.session, tournament


class Acting(Protocol):
    """A desk, with a window or without."""

    @property
    def state(self) -> Tournament: ...
    def now(self) -> Instant: ...
    def do(self, request: Request) -> bool: ...


class AtDesk(TournamentInHand):
    line: Line

    def __init__(
        self, session: Session, tournament: TournamentId, words: Catalogue, time: TimeSource
    ) -> None:
        super().__init__(session, tournament, words, time)
        self.told: list[str] = []

    def do(self, request: Request) -> bool:
        """Whether it is done, as a window has it."""
        answer = self.session.submit(self.tournament, self.meant(request))
        if isinstance(answer, Done):
            self.told.append(self.done_words(answer))
        return isinstance(answer, Done)


@contextmanager
def at_desk(
    session: Session, tournament: TournamentId, words: Catalogue, time: TimeSource
) -> Iterator[AtDesk]:
    desk = AtDesk(session, tournament, words, time)
    with following(desk) as desk.line:
        yield desk


@contextmanager
def viewing(
    path: Path, language: Language = "en", *, draw: bool = True, clock: bool = True
) -> Iterator[AtDesk]:
    with (
        evening(path, draw=draw, clock=clock) as (session, tournament),
        at_desk(session, tournament, catalogue(language, ROME), SystemTime()) as desk,
    ):
        yield desk
