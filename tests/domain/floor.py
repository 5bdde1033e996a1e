"""A tournament in a test: what was given, what is asked of it, and what comes of that."""

from collections.abc import Iterable, Iterator
from hashlib import sha256
from typing import Any, Final, Self

from msgspec.structs import replace

from tdconsole.domain.draw.lots import next_link
from tdconsole.domain.engine.decider import State, decide, evolve
from tdconsole.domain.engine.issued import Issued, issued
from tdconsole.domain.language.commands.entry import EnterQualifiers, Qualified, RegisterEntry
from tdconsole.domain.language.commands.floor import Bust, EliminatePlayers, MovePlayer
from tdconsole.domain.language.commands.tournament import CreateTournament
from tdconsole.domain.language.commands.wanted import Command
from tdconsole.domain.language.events.clock import ClockStarted
from tdconsole.domain.language.events.draw import DrawCommitted
from tdconsole.domain.language.events.entry import EntryRegistered
from tdconsole.domain.language.events.event import Event
from tdconsole.domain.language.events.floor import PlayerMoved
from tdconsole.domain.language.events.tournament import TournamentCreated, TournamentFinished
from tdconsole.domain.state.context import Comer, Context, SeasonKnown
from tdconsole.domain.state.rows import Decision
from tdconsole.domain.state.tournament import Commitment, Tournament
from tdconsole.domain.values import (
    FIRST_CHAIN,
    FIRST_PLAY,
    Break,
    CallNo,
    ChainNo,
    Chips,
    ClockAnchor,
    CountNo,
    Digest,
    DrawNo,
    EntryId,
    Instant,
    Level,
    Millis,
    Money,
    NoteId,
    Payment,
    PayoutBand,
    PayoutNo,
    PenaltyNo,
    PeriodId,
    PersonId,
    PlayId,
    Price,
    RulingNo,
    SeasonNo,
    Seat,
    SeatNo,
    StepNo,
    Structure,
    TableNo,
    TournamentId,
    Zone,
)
from tdconsole.library.offences import offence_words
from tdconsole.projections.engine.trail import TrailStep

MINUTE: Final = 60_000

FIRST_LEVEL: Final = Level(
    small_blind=Chips(100), big_blind=Chips(200), ante_kind="none", minutes=20
)
SECOND_LEVEL: Final = Level(
    small_blind=Chips(200),
    big_blind=Chips(400),
    ante=Chips(400),
    ante_kind="big_blind",
    minutes=20,
)
BREAK: Final = Break(minutes=10)
LAST_LEVEL: Final = Level(
    small_blind=Chips(300),
    big_blind=Chips(600),
    ante=Chips(600),
    ante_kind="big_blind",
    minutes=15,
)
EVENING: Final = (FIRST_LEVEL, SECOND_LEVEL, BREAK, LAST_LEVEL)

WINNER_TAKES_ALL: Final = PayoutBand(entries=1, shares=(10_000,))
TWO_PAID: Final = PayoutBand(entries=3, shares=(7_000, 3_000))
THREE_PAID: Final = PayoutBand(entries=5, shares=(5_000, 3_000, 2_000))

FIFTY_AND_FIVE: Final = Price(pool=Money(5_000), fee=Money(500))
CASH: Final = Payment(amount=Money(5_500))
LINKS: Final = 40
HERE: Final = TournamentId("1a2b3c4d")
WELL: Final = "0123456789abcdef" * 4


def chain_of(secret: str, length: int = LINKS) -> list[Digest]:
    """From the secret to the commitment, which is the last; opened from the end."""
    links = [Digest(sha256(secret.encode()).hexdigest())]
    for _ in range(length):
        links.append(next_link(links[-1]))
    return links


def at(table: int, seat: int) -> Seat:
    return Seat(table=TableNo(table), seat=SeatNo(seat))


def create(**changes: Any) -> CreateTournament:
    friday = CreateTournament(
        name="Friday Night",
        price=FIFTY_AND_FIVE,
        stack=Chips(20_000),
        structure=EVENING,
        payouts=(WINNER_TAKES_ALL, TWO_PAID, THREE_PAID),
    )
    return replace(friday, **changes)


def person(number: int) -> PersonId:
    """Entry 7 belongs to person 107, so that nobody takes one for the other."""
    return PersonId(100 + number)


def registering(number: int) -> RegisterEntry:
    return RegisterEntry(person=person(number))


def qualifying(*stacks: int | None, first: int = 1, **changes: Any) -> EnterQualifiers:
    """Players with these stacks, numbered from the first on; None is the tournament's stack."""
    players = tuple(
        Qualified(person=person(number), stack=None if stack is None else Chips(stack))
        for number, stack in enumerate(stacks, start=first)
    )
    return replace(EnterQualifiers(season=SeasonNo(2), players=players), **changes)


def queueing(number: int) -> RegisterEntry:
    """Pays and waits for a seat, though there may be one."""
    return RegisterEntry(person=person(number), draw=False)


def busting(
    *entries: int, stacks: tuple[int | None, ...] = (), unknown: bool = False
) -> EliminatePlayers:
    known = stacks or (None,) * len(entries)
    return EliminatePlayers(
        hand=tuple(
            Bust(entry=EntryId(entry), stack=None if stack is None else Chips(stack))
            for entry, stack in zip(entries, known, strict=True)
        ),
        stacks_unknown=unknown,
    )


class Floor:
    def __init__(self) -> None:
        self.state: State = None
        self.issued = Issued()
        self.seen: Instant | None = None
        self.now = Instant(
            utc=Millis(1_000_000), boot="monday", uptime=Millis(50_000), awake=Millis(40_000)
        )
        self.zone = Zone()
        self._chains: dict[ChainNo, list[Digest]] = {}

    @property
    def tournament(self) -> Tournament:
        assert self.state is not None
        return self.state

    def given(self, *events: Event) -> Self:
        for event in events:
            self.state = evolve(self.state, event)
            self.issued = issued(self.issued, event)
        return self

    def when(self, command: Command, **world: Any) -> Decision:
        """What is decided; nothing comes of it yet. `world` overrules what the world knows."""
        return decide(self.state, command, replace(self._context(command), **world))

    def do(self, *commands: Command) -> tuple[Event, ...]:
        """What is decided, which must not be a refusal, has happened."""
        events: tuple[Event, ...] = ()
        for command in commands:
            decided = self.when(command)
            assert isinstance(decided, tuple), decided
            self.given(*decided)
            events += decided
        return events

    def wait(self, *, minutes: float = 0, seconds: float = 0) -> Self:
        passed = int(minutes * MINUTE + seconds * 1000)
        self.now = replace(
            self.now,
            utc=Millis(self.now.utc + passed),
            uptime=Millis(self.now.uptime + passed),
            awake=Millis((self.now.awake or 0) + passed),
        )
        return self

    def sleep(self, *, minutes: float) -> Self:
        """The machine's lid is shut for so long."""
        awake = self.now.awake
        self.wait(minutes=minutes)
        self.now = replace(self.now, awake=awake)
        return self

    def boot(self, name: str = "tuesday", *, minutes: float = 0) -> Self:
        """The machine was off for so long, by the world's time."""
        utc = Millis(self.now.utc + int(minutes * MINUTE))
        self.seen = self.now
        self.now = Instant(utc=utc, boot=name, uptime=Millis(9), awake=Millis(9))
        return self

    def time_set(self, *, minutes: float) -> Self:
        """Somebody sets the system's time, on or back."""
        self.now = replace(self.now, utc=Millis(self.now.utc + int(minutes * MINUTE)))
        return self

    def _context(self, command: Command) -> Context:
        named = ("reason", "override", "happened", "words")
        texts = (getattr(command, name, None) for name in named)
        wanted = command.person if isinstance(command, RegisterEntry) else None
        together = command.players if isinstance(command, EnterQualifiers) else ()
        return Context(
            now=self.now,
            seen=self.seen,
            entry=EntryId(self.issued.entry + 1),
            draw=DrawNo(self.issued.draw + 1),
            period=PeriodId(self.issued.period + 1),
            zone=self.zone,
            tournament=HERE,
            call=CallNo(self.issued.call + 1),
            payout=PayoutNo(self.issued.payout + 1),
            count=CountNo(self.issued.count + 1),
            penalty=PenaltyNo(self.issued.penalty + 1),
            ruling=RulingNo(self.issued.ruling + 1),
            play=PlayId(self.issued.play + 1),
            link=self._link(),
            commitment=self._commitment(ChainNo(self.issued.chain + 1)),
            person=wanted if isinstance(wanted, int) else None,
            comers=tuple(Comer(person=one.person) for one in together),
            season=SeasonKnown(name="Winter", open=False) if together else None,
            note=NoteId("a note") if any(texts) else None,
            decided=NoteId("a ruling") if getattr(command, "decided", None) else None,
            offences=offence_words(),
        )

    def _chain(self, chain: ChainNo) -> list[Digest]:
        if chain not in self._chains:
            self._chains[chain] = chain_of(f"secret {chain}")
        return self._chains[chain]

    def _link(self) -> Digest | None:
        if self.issued.chain == 0:
            return None
        opened = self.issued.links
        return self._chain(self.issued.chain)[-2 - opened] if opened < LINKS else None

    def _commitment(self, chain: ChainNo) -> Commitment:
        return Commitment(chain=chain, commitment=self._chain(chain)[-1], length=LINKS)


def as_steps(events: Iterable[Event]) -> Iterator[TrailStep]:
    """Each event a step of its own."""
    for no, event in enumerate(events, start=1):
        yield TrailStep(
            no=StepNo(no),
            at=Floor().now,
            actor=None,
            command="",
            undoes=None,
            undone_by=None,
            events=(event,),
        )


def opened(**changes: Any) -> Floor:
    """A tournament nobody has registered for."""
    floor = Floor()
    floor.do(create(**changes))
    return floor


def registered(entries: int, **changes: Any) -> Floor:
    floor = opened(**changes)
    floor.do(*(registering(number) for number in range(1, entries + 1)))
    return floor


def seated(*players: int, **changes: Any) -> Floor:
    """Players at each table in these numbers, from seat 1 on, entries numbered by seat."""
    floor = registered(sum(players), **changes)
    seats = [
        at(table, seat) for table, n in enumerate(players, start=1) for seat in range(1, n + 1)
    ]
    moves = [sits(entry, seat) for entry, seat in enumerate(seats, start=1)]
    return floor.given(*moves)


def playing(*players: int, **changes: Any) -> Floor:
    """As `seated`, and the first level has begun this moment."""
    floor = seated(*players, **changes)
    first = floor.tournament.setup.structure[0]
    anchor = ClockAnchor(period=first.id, left=Millis(first.minutes * MINUTE), since=floor.now)
    return floor.given(ClockStarted(play=FIRST_PLAY, anchor=anchor))


def out_in_turn(floor: Floor, *entries: int) -> None:
    """Hand by hand; who is left alone at a table has moved to another one before."""
    for entry in map(EntryId, entries):
        seating = floor.tournament.play.seating
        table = seating.tables[seating.of[entry].table]
        if len(table.players) == 1:
            others = [one.no for one in seating.tables.values() if one.players and one != table]
            seats = (at(no, seat) for no in sorted(others) for seat in range(1, 10))
            free = next(seat for seat in seats if seating.at(seat) is None)
            floor.do(MovePlayer(entry=entry, seat=free))
        floor.do(busting(entry))


def down_to(floor: Floor, players: int) -> Floor:
    """The fullest table loses them, one by one."""
    while floor.tournament.left > players:
        tables = floor.tournament.play.seating.tables.values()
        fullest = max(tables, key=lambda table: len(table.players))
        floor.do(busting(min(fullest.players.values())))
    return floor


def sits(entry: int, seat: Seat) -> PlayerMoved:
    return PlayerMoved(play=FIRST_PLAY, entry=EntryId(entry), seat=seat)


def entered(entry: int, **changes: Any) -> EntryRegistered:
    plain = EntryRegistered(
        entry=EntryId(entry),
        person=person(entry),
        paid=FIFTY_AND_FIVE,
        stack=Chips(20_000),
        payments=(CASH,),
    )
    return replace(plain, **changes)


def founded(**changes: Any) -> TournamentCreated:
    """As it stands in the file: what `create` asks for."""
    event = Floor().do(create(**changes))[0]
    assert isinstance(event, TournamentCreated)
    return event


def ended(**changes: Any) -> TournamentFinished:
    anchor = ClockAnchor(period=PeriodId(1), left=Millis(754_000))
    return replace(TournamentFinished(play=FIRST_PLAY, anchor=anchor), **changes)


def promised(chain: int = FIRST_CHAIN, commitment: str = WELL) -> DrawCommitted:
    return DrawCommitted(chain=ChainNo(chain), commitment=Digest(commitment), length=LINKS)


def table_numbers(*tables: int) -> tuple[TableNo, ...]:
    return tuple(map(TableNo, tables))


def seat_numbers(*numbers: int) -> tuple[SeatNo, ...]:
    return tuple(map(SeatNo, numbers))


def ids(*entries: int) -> tuple[EntryId, ...]:
    return tuple(map(EntryId, entries))


def moving(entry: int, seat: Seat) -> MovePlayer:
    return MovePlayer(entry=EntryId(entry), seat=seat)


def structure_of(floor: Floor) -> Structure:
    return floor.tournament.setup.structure
