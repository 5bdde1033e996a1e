"""A small tournament, a clock on the wall that moves when told, and short ways to ask for things."""

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from hashlib import sha256
from itertools import count
from typing import Final

from tdconsole.club import Club
from tdconsole.domain.language.commands.clock import StartClock
from tdconsole.domain.language.commands.draw import DrawSeats
from tdconsole.domain.language.commands.entry import Newcomer, RegisterEntry
from tdconsole.domain.language.commands.floor import Bust, EliminatePlayers, MovePlayer
from tdconsole.domain.language.commands.tournament import CreateTournament
from tdconsole.domain.language.commands.trail import Request
from tdconsole.domain.language.rejections.engine import Blocker, StepsStandOnIt
from tdconsole.domain.language.rejections.refusal import Rejection
from tdconsole.domain.state.tournament import Tournament
from tdconsole.domain.values import (
    Break,
    Chips,
    EntryId,
    Instant,
    Level,
    Millis,
    Money,
    PayoutBand,
    Price,
    Seat,
    StaffId,
    TournamentId,
)
from tdconsole.house import House, HouseFile
from tdconsole.journal import KeptStore, KeptVault, Store, StoredStep
from tdconsole.session import Done, Refused, Session
from tdconsole.session.opening import SCHEMAS
from tests.domain.floor import at

FEW_LINKS: Final = 60
"""Long chains are slow to make, and no test here opens more."""

CREATION: Final = CreateTournament(
    name="Tuesday",
    price=Price(pool=Money(5_000), fee=Money(500)),
    cash_unit=Money(100),
    seats_per_table=3,
    stack=Chips(1_000),
    structure=(
        Level(small_blind=Chips(1), big_blind=Chips(2), minutes=1),
        Break(minutes=1),
        Level(small_blind=Chips(2), big_blind=Chips(4), minutes=2),
    ),
    payouts=(
        PayoutBand(entries=1, shares=(10_000,)),
        PayoutBand(entries=4, shares=(6_667, 3_333)),
    ),
)


def fixed_secrets() -> Callable[..., bytes]:
    """In place of `secrets.token_bytes`: the same draws each time, and no secret twice."""
    numbers: dict[int, Iterator[int]] = {}

    def token_bytes(size: int = 32) -> bytes:
        number = next(numbers.setdefault(size, count(1)))
        return sha256(f"{size} {number}".encode()).digest()[:size]

    return token_bytes


class WallClock:
    """Moves when it is told, and can do whatever a laptop's clock does at night."""

    def __init__(self) -> None:
        self._utc, self._uptime, self._boots = 1_770_000_000_000, 50_000, 1
        self._asleep = 0

    def now(self) -> Instant:
        return Instant(
            utc=Millis(self._utc),
            boot=f"boot-{self._boots}",
            uptime=Millis(self._uptime),
            awake=Millis(self._uptime - self._asleep),
        )

    def run(self, millis: int) -> None:
        self._utc += millis
        self._uptime += millis

    def sleep(self, millis: int) -> None:
        self.run(millis)
        self._asleep += millis

    def set(self, millis: int) -> None:
        """Somebody sets the system's time on, or back."""
        self._utc += millis

    def boot(self) -> None:
        self._boots += 1
        self._uptime = self._asleep = 0


class Room:
    """A house on which several sessions may be opened."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.time = WallClock()
        self.store: Store = KeptStore(house)
        self.club = Club(house)

    def session(self, actor: StaffId | None = None, store: Store | None = None) -> Session:
        vault = KeptVault(self.house)
        return Session(store or self.store, vault, self.club, self.time, actor)

    def people(self) -> int:
        return len(self.club.people.named())

    def rows(self, table: str) -> list[tuple[object, ...]]:
        return self.house.rows(f"SELECT * FROM {table}")  # noqa: S608 -- ours

    def count(self, table: str) -> int:
        return len(self.rows(table))

    def change(self, sql: str, *values: object) -> None:
        """A change that the program would not make."""
        with self.house.transaction():
            self.house.execute(sql, values)


Rooms = Callable[[], AbstractContextManager[Room]]


@contextmanager
def room() -> Iterator[Room]:
    """One in memory."""
    house = HouseFile.in_memory(SCHEMAS)
    try:
        yield Room(house)
    finally:
        house.close()


class Desk:
    """One window, at one tournament."""

    def __init__(self, session: Session, tournament: TournamentId | None = None) -> None:
        self.session = session
        self.id = tournament or _done(session, None, CREATION).tournament

    @property
    def state(self) -> Tournament:
        state = self.session.state(self.id)
        assert state is not None
        return state

    @property
    def length(self) -> int:
        return len(self.session.timeline(self.id).steps)

    def do(self, request: Request, number: str | None = None) -> StoredStep:
        return _done(self.session, self.id, request, number).step

    def refused(self, request: Request, number: str | None = None) -> Rejection:
        self.session.refresh()
        before, length = self.state, self.length
        answer = self.session.submit(self.id, request, number)
        assert isinstance(answer, Refused), answer
        assert self.state is before
        assert self.length == length
        return answer.rejection

    def register(self, players: int = 1) -> list[StoredStep]:
        """They wait for a draw, late ones too."""
        first = len(self.session.club.people.named()) + 1
        return [
            self.do(RegisterEntry(person=Newcomer(name=f"Player {number}"), draw=False))
            for number in range(first, first + players)
        ]

    def seat_and_start(self, players: int) -> None:
        """Steps 2 to `players` + 3."""
        self.register(players)
        self.do(DrawSeats())
        self.do(StartClock())

    def bust(self, *entries: int) -> StoredStep:
        return self.do(busting(*entries))

    def move(self, entry: int, to: Seat) -> StoredStep:
        return self.do(MovePlayer(entry=EntryId(entry), seat=to))

    def seat_of(self, entry: int) -> Seat:
        return self.state.play.seating.of[EntryId(entry)]

    def free_seats(self) -> list[Seat]:
        seating = self.state.play.seating
        every = (at(t, s) for t in sorted(seating.tables) for s in range(1, 4))
        return [one for one in every if seating.at(one) is None]


def _done(
    session: Session, tournament: TournamentId | None, request: Request, number: str | None = None
) -> Done:
    answer = session.submit(tournament, request, number)
    assert isinstance(answer, Done), answer
    return answer


def busting(*entries: int) -> EliminatePlayers:
    return EliminatePlayers(hand=tuple(Bust(entry=EntryId(entry)) for entry in entries))


def standing_on(step: StoredStep, *blockers: StoredStep) -> StepsStandOnIt:
    return StepsStandOnIt(
        step=step.no,
        blockers=tuple(Blocker(step=one.no, command=one.command) for one in blockers),
    )
