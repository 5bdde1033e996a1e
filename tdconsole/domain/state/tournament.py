"""A tournament at one moment, in slices: one that did not change is the same object as before."""

from typing import Final

from msgspec.structs import replace

from tdconsole.domain.language.terms import USUAL, Terms
from tdconsole.domain.rules.book import Rulebook, Rules
from tdconsole.domain.state.counts import Counts
from tdconsole.domain.state.money import Prizes, Takings
from tdconsole.domain.state.ruling import Ruling
from tdconsole.domain.state.table_play import Bag, CutShort, HandForHand, LastHands, Penalty
from tdconsole.domain.values import (
    FIRST_PLAY,
    NOTHING,
    CallNo,
    ChainNo,
    Chips,
    ClockAnchor,
    Dealt,
    Digest,
    DrawNo,
    EntryId,
    Instant,
    Map,
    Millis,
    Money,
    NoteId,
    Payment,
    PayoutBand,
    PenaltyNo,
    PersonId,
    PlayId,
    Price,
    Record,
    RulingNo,
    Seat,
    SeatNo,
    SeatUse,
    Structure,
    TableNo,
    TillNo,
)

HEADS_UP: Final = 2


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
    terms: Terms = USUAL


class Entry(Record, kw_only=True):
    id: EntryId
    person: PersonId
    paid: Price
    stack: Chips
    bonus: Chips = Chips(0)
    """Of the stack, what the staff's part bought."""
    second_half: Chips = Chips(0)
    """Not handed out yet, and so not in play."""
    half_taken: bool = False
    before: EntryId | None = None
    bullet: int = 1
    """The how manyth of the same person."""
    profile: str | None = None
    payments: tuple[Payment, ...] | None = None
    """Of the entry itself; None was written before payments were."""
    till: TillNo | None = None
    later: tuple[Payment, ...] = ()
    """Of what was bought after the entry."""
    bought: Price = NOTHING
    """After the entry: rebuys, the add-on, the staff's part."""
    rebought: Price = NOTHING
    """Of that, the rebuys."""
    added: Chips = Chips(0)
    """To the stack, after the entry."""
    rebuys: int = 0
    added_on: bool = False
    pinned: tuple[SeatNo, ...] = ()
    """The seat numbers the player needs, where there are such."""
    play: PlayId = FIRST_PLAY
    """In which flight it was paid."""

    @property
    def spent(self) -> Price:
        return self.paid.plus(self.bought)

    @property
    def chips(self) -> Chips:
        return Chips(self.stack + self.added)


class ClockBefore(Record, kw_only=True):
    """The clock as it was before a gesture, to go back to."""

    anchor: ClockAnchor | None = None
    pause_reason: NoteId | None = None


class Clock(Record, kw_only=True):
    """No anchor: not started. An anchor that runs since nothing: paused."""

    anchor: ClockAnchor | None = None
    pause_reason: NoteId | None = None
    before: tuple[ClockBefore, ...] = ()
    """What can be gone back to, the latest last."""
    off: Millis = Millis(0)
    """Taken off since by hands that were played hand for hand."""
    played: int = 0
    """These hands."""


class Reached(Record, kw_only=True):
    """How far into the structure, as that was then, and by the clock as it was set then."""

    structure: Structure
    clock: Clock
    at: Instant


class Exit(Record, kw_only=True):
    """Out in the `hand`th hand that took somebody out, counted over the tournament."""

    hand: int
    seat: Seat
    stack: Chips | None
    forfeited: Chips = Chips(0)
    """A live stack that was given up for a new entry."""
    by: tuple[EntryId, ...] = ()
    at: Instant | None = None
    removed: Chips = Chips(0)
    """Taken out of play with a player who was put out by the director."""
    announced: bool = False
    """In the hand that was played when hand for hand was announced."""
    reached: Reached | None = None
    play: PlayId = FIRST_PLAY
    """In which flight, or on day 2 of several."""
    forward: EntryId | None = None
    """Of a stack that did not go on: the same person's entry that did."""


class Entries(Record, kw_only=True):
    """All that were paid and not taken back; of a person who entered again, by the latest."""

    by_id: Map[EntryId, Entry] = Map()
    by_person: Map[PersonId, EntryId] = Map()


class Called(Record, kw_only=True):
    """An alternate who has so long to answer."""

    since: Instant
    seconds: int


class Alternates(Record, kw_only=True):
    """Of those who wait for a seat: who was called, and how often each was passed over."""

    called: Map[EntryId, Called] = Map()
    passed: Map[EntryId, int] = Map()
    behind: Map[EntryId, int] = Map()
    """In which order those who were passed over stand, behind all the others."""


class Exits(Record, kw_only=True):
    by_entry: Map[EntryId, Exit] = Map()
    hands: int = 0
    told: int = 0
    """Of so many every table has told who went out in them."""
    by_hand: Map[int, tuple[EntryId, ...]] = Map()
    """The same ones, by their numbers."""
    moved: frozenset[EntryId] = frozenset()
    """Told later than the hands after theirs."""
    before: Map[EntryId, Exit] | None = None
    """Where the latest hand was told last of all: who was out before it."""


class Commitment(Record, kw_only=True):
    chain: ChainNo
    commitment: Digest
    length: int


class Sealed(Record, kw_only=True):
    """What a draw opened, and the hash of all it depended on."""

    commitment: Digest | None
    """Of the chain that the link is of."""
    link: Digest
    inputs: Digest


class Lot(Record, kw_only=True):
    draw: DrawNo
    seat: Seat


class Draws(Record, kw_only=True):
    commitment: Commitment | None = None
    last: DrawNo = DrawNo(0)
    made: Map[DrawNo, Sealed] = Map()
    of: Map[EntryId, Lot] = Map()
    """What each was drawn last, wherever it sits by now."""


class Table(Record, kw_only=True):
    no: TableNo
    players: Map[SeatNo, EntryId] = Map()
    uses: Map[SeatNo, SeatUse] = Map()
    """Of the seats that are not simply open."""
    opened: bool = False
    """Offered to the draw though nobody sits there."""
    locked: bool = False
    added: int = 0
    """Seats, to those that every table has."""
    out: int = 0
    """How many went out here."""


class Seating(Record, kw_only=True):
    """Who sits where, from both sides; a table stays in it while nobody sits there."""

    tables: Map[TableNo, Table] = Map()
    of: Map[EntryId, Seat] = Map()

    def at(self, seat: Seat) -> EntryId | None:
        table = self.tables.get(seat.table)
        return None if table is None else table.players.get(seat.seat)


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


class Hand(Record, kw_only=True):
    """The last hand that is known of at a table."""

    dealt: Dealt
    since: Instant
    big_blind: EntryId | None
    """Who had it; None where that one was out already."""


class Redrawn(Record, kw_only=True):
    """The last time that all got new seats."""

    players: int
    tables: int


class Play(Record, kw_only=True):
    """What runs on its own clock: the tournament itself, or one of its flights and days."""

    id: PlayId
    name: str = ""
    """Of a flight that was opened after the first."""
    clock: Clock = Clock()
    seating: Seating = Seating()
    calls: Map[CallNo, Call] = Map()
    """Those that have not ended."""
    time_cards: TimeCards = TimeCards()
    buttons: Map[TableNo, SeatNo] = Map()
    """Where it was drawn to."""
    hands: Map[TableNo, Hand] = Map()
    breaking: tuple[TableNo, ...] = ()
    """In the order that was posted."""
    moves: Map[EntryId, int] = Map()
    """How often each was moved to another table."""
    seen: Map[EntryId, Seat] = Map()
    """Where each was last seen to sit."""
    redrawn: Redrawn | None = None
    began: Redrawn | None = None
    """How a day after the first began, whose draw gave all of them new seats."""
    began_before: Redrawn | None = None
    """The last time all were drawn until then: what holds where they sit as before."""
    board: HandForHand | None = None
    """While it is played hand for hand."""
    cut: CutShort | None = None
    """Where that ended in the middle of a hand."""
    last_hands: LastHands | None = None
    """While the last ones of the day are played."""
    bags: Map[EntryId, Bag] = Map()
    """Of each the last one."""
    day: int = 1


class SetAside(Record, kw_only=True):
    """Advice that the director does not want now; for good where it was dismissed."""

    facts: str
    since: Instant | None = None
    minutes: int = 0


class Floor(Record, kw_only=True):
    """Everybody who plays in one of several flights, and their chips, as of a tournament alone."""

    entries: Entries = Entries()
    exits: Exits = Exits()
    alternates: Alternates = Alternates()
    chips: Chips = Chips(0)
    forfeited: Chips = Chips(0)
    blinded: Chips = Chips(0)
    removed: Chips = Chips(0)
    counts: Counts = Counts()


class Tournament(Record, kw_only=True):
    setup: Setup
    entries: Entries = Entries()
    exits: Exits = Exits()
    alternates: Alternates = Alternates()
    takings: Takings = Takings()
    chips: Chips = Chips(0)
    """In play: handed out, less what was forfeited, with what the blinds took of unsold stacks."""
    forfeited: Chips = Chips(0)
    blinded: Chips = Chips(0)
    removed: Chips = Chips(0)
    """Out of play, with players who were put out."""
    counts: Counts = Counts()
    penalties: Map[PenaltyNo, Penalty] = Map()
    rulings: Map[RulingNo, Ruling] = Map()
    prizes: Prizes = Prizes()
    draws: Draws = Draws()
    aside: Map[str, SetAside] = Map()
    plays: Map[PlayId, Play] = Map()
    current: PlayId = FIRST_PLAY
    """What is in hand: all that is of a floor here is of this one."""
    others: Map[PlayId, Floor] = Map()
    """The floors of the other flights, until they are merged."""
    merged: bool = False
    finished: bool = False

    @property
    def left(self) -> int:
        """How many are still in: seated, or waiting for a seat."""
        return len(self.entries.by_id) - len(self.exits.by_entry)

    def seats_at(self, table: Table | None) -> int:
        return self.setup.seats_per_table + (0 if table is None else table.added)

    @property
    def plays_out(self) -> bool:
        """Each table goes on to its winner, in a shoot-out and heads-up: none is levelled."""
        return self.setup.terms.shoot_out or self.setup.seats_per_table == HEADS_UP

    @property
    def in_flights(self) -> bool:
        """Whether what is in hand is one of the first days, which are still to be merged."""
        return self.setup.terms.flights != "off" and not self.merged and not self.finished

    @property
    def terms(self) -> Terms:
        return self.setup.terms

    @property
    def pool(self) -> Money:
        return self.setup.terms.pool(self.takings.pool)

    @property
    def rules(self) -> Rulebook:
        """As they hold now: the profile, with what was overridden."""
        return self.setup.rules.book

    @property
    def play(self) -> Play:
        return self.plays.get(self.current) or Play(id=self.current)


def with_play(tournament: Tournament, play: Play) -> Tournament:
    return replace(tournament, plays=tournament.plays.set(play.id, play))


def play_of(tournament: Tournament, play: PlayId) -> Play:
    return tournament.plays.get(play) or Play(id=play)
