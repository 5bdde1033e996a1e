"""A tournament at one moment, in slices: one that did not change is the same object as before."""

from msgspec.structs import replace

from tdconsole.domain.rulebook import Rulebook, Rules
from tdconsole.domain.values import (
    FIRST_PLAY,
    CallNo,
    ChainNo,
    Chips,
    ClockAnchor,
    Digest,
    DrawNo,
    EntryId,
    Instant,
    Map,
    Money,
    NoteId,
    PayoutBand,
    PersonId,
    PlayId,
    Price,
    Record,
    Seat,
    SeatNo,
    Structure,
    TableNo,
)


class Setup(Record, kw_only=True):
    name: str
    currency: str
    price: Price
    cash_unit: Money
    seats_per_table: int
    stack: Chips
    structure: Structure
    payouts: tuple[PayoutBand, ...]
    rules: Rules = Rules()


class Entry(Record, kw_only=True):
    id: EntryId
    person: PersonId
    paid: Price
    stack: Chips


class Exit(Record, kw_only=True):
    """Out in the `hand`th hand that took somebody out, counted over the tournament."""

    hand: int
    seat: Seat
    stack: Chips | None


class Entries(Record, kw_only=True):
    """Everybody who paid and did not take it back."""

    by_id: Map[EntryId, Entry] = Map()
    by_person: Map[PersonId, EntryId] = Map()


class Exits(Record, kw_only=True):
    by_entry: Map[EntryId, Exit] = Map()
    hands: int = 0


class Takings(Record, kw_only=True):
    pool: Money = Money(0)
    fees: Money = Money(0)


class Commitment(Record, kw_only=True):
    chain: ChainNo
    commitment: Digest
    length: int


class Draws(Record, kw_only=True):
    commitment: Commitment | None = None
    last: DrawNo = DrawNo(0)


class Table(Record, kw_only=True):
    no: TableNo
    players: Map[SeatNo, EntryId] = Map()


class Seating(Record, kw_only=True):
    """Who sits where, from both sides; a table stays in it while nobody sits there."""

    tables: Map[TableNo, Table] = Map()
    of: Map[EntryId, Seat] = Map()

    def at(self, seat: Seat) -> EntryId | None:
        table = self.tables.get(seat.table)
        return None if table is None else table.players.get(seat.seat)


class Stood(Record, kw_only=True):
    """How the clock was before a gesture."""

    anchor: ClockAnchor | None = None
    pause_reason: NoteId | None = None


class Clock(Record, kw_only=True):
    """No anchor: not started. An anchor that runs since nothing: paused."""

    anchor: ClockAnchor | None = None
    pause_reason: NoteId | None = None
    before: tuple[Stood, ...] = ()
    """What can be gone back to, the latest last."""


class Call(Record, kw_only=True):
    """The clock called on somebody, or at a table where nobody said on whom."""

    id: CallNo
    table: TableNo
    seat: SeatNo | None
    entry: EntryId | None
    seconds: int
    countdown: int
    since: Instant


PlayerOnDay = tuple[int, EntryId]


class TimeCards(Record, kw_only=True):
    """Time-bank cards played on each day, and those at the final table apart."""

    before: Map[PlayerOnDay, int] = Map()
    final: Map[PlayerOnDay, int] = Map()


class Play(Record, kw_only=True):
    """What runs on its own clock: the tournament itself, or one of its flights and days."""

    id: PlayId
    clock: Clock = Clock()
    seating: Seating = Seating()
    calls: Map[CallNo, Call] = Map()
    """Those that have not ended."""
    time_cards: TimeCards = TimeCards()


class Tournament(Record, kw_only=True):
    setup: Setup
    entries: Entries = Entries()
    exits: Exits = Exits()
    takings: Takings = Takings()
    chips: Chips = Chips(0)
    draws: Draws = Draws()
    plays: Map[PlayId, Play] = Map()
    finished: bool = False

    @property
    def left(self) -> int:
        """How many are still in: seated, or waiting for a seat."""
        return len(self.entries.by_id) - len(self.exits.by_entry)

    @property
    def rules(self) -> Rulebook:
        """As they hold now: the profile, with what was overridden."""
        return self.setup.rules.book

    @property
    def play(self) -> Play:
        return self.plays.get(FIRST_PLAY) or Play(id=FIRST_PLAY)


def with_play(tournament: Tournament, play: Play) -> Tournament:
    return replace(tournament, plays=tournament.plays.set(play.id, play))


def play_of(tournament: Tournament, play: PlayId) -> Play:
    return tournament.plays.get(play) or Play(id=play)
