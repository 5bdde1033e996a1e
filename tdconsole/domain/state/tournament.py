"""A tournament at one moment, in slices: one that didn't change is the same object as before."""

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
    Origin,
    Payment,
    PayoutBand,
    PenaltyNo,
    PersonId,
    PlayId,
    Price,
    Record,
    RulingNo,
    SeasonNo,
    Seat,
    SeatNo,
    SeatUse,
    StaffId,
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
    origin: Origin | None = None
    """Where it was run, if not here."""


class Entry(Record, kw_only=True):
    id: EntryId
    person: PersonId
    paid: Price
    stack: Chips
    bonus: Chips = Chips(0)
    """The part of the stack that the staff bonus bought."""
    second_half: Chips = Chips(0)
    """The second half, not handed out yet and so not in play."""
    half_taken: bool = False
    previous_entry: EntryId | None = None
    bullet: int = 1
    """Which entry of this person: 1, 2, 3 …"""
    profile: str | None = None
    payments: tuple[Payment, ...] | None = None
    """The payments of the entry itself; None if written before payments were recorded."""
    till: TillNo | None = None
    later: tuple[Payment, ...] = ()
    """The payments of later purchases."""
    bought: Price = NOTHING
    """What was bought later: rebuys, the add-on, the staff bonus."""
    rebought: Price = NOTHING
    """The part of that spent on rebuys."""
    added: Chips = Chips(0)
    """The chips added to the stack later."""
    rebuys: int = 0
    lost_to: tuple[EntryId, ...] = ()
    """The winners of the stacks that rebuys replaced, as far as they were named."""
    added_on: bool = False
    pinned: tuple[SeatNo, ...] = ()
    """The seat numbers the player needs, if any."""
    play: PlayId = FIRST_PLAY
    """The flight it was paid in."""
    season: SeasonNo | None = None
    """The season in which the player qualified."""
    own_stack: bool = False
    """Whether the stack was earned there, so that the tournament's doesn't matter to it."""

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
    """The clock. No anchor: not started. An anchor without `since`: paused."""

    anchor: ClockAnchor | None = None
    pause_reason: NoteId | None = None
    before: tuple[ClockBefore, ...] = ()
    """The states to go back to, latest last."""
    off: Millis = Millis(0)
    """The time taken off since by hand-for-hand hands."""
    played: int = 0
    """The number of these hands."""


class Reached(Record, kw_only=True):
    """How far play had come, by the structure and the clock of the time."""

    structure: Structure
    clock: Clock
    at: Instant


class Exit(Record, kw_only=True):
    """A bust in the `hand`th hand that had one, counted over the tournament."""

    hand: int
    seat: Seat
    stack: Chips | None
    forfeited: Chips = Chips(0)
    """A live stack given up for a new entry."""
    by: tuple[EntryId, ...] = ()
    at: Instant | None = None
    removed: Chips = Chips(0)
    """The chips taken out of play with a player put out by the director."""
    announced: bool = False
    """Whether it was in the hand during which hand-for-hand play was announced."""
    reached: Reached | None = None
    play: PlayId = FIRST_PLAY
    """The flight, or after a merge day 2."""
    forward: EntryId | None = None
    """The entry whose stack was carried forward instead."""


class Entries(Record, kw_only=True):
    """All entries paid and not taken back; a person with several is mapped to the latest."""

    by_id: Map[EntryId, Entry] = Map()
    by_person: Map[PersonId, EntryId] = Map()


class Called(Record, kw_only=True):
    """An alternate who was called, and the time to answer."""

    since: Instant
    seconds: int


class Alternates(Record, kw_only=True):
    """Alternates: who was called, and how often each was passed over."""

    called: Map[EntryId, Called] = Map()
    passed: Map[EntryId, int] = Map()
    behind: Map[EntryId, int] = Map()
    """The order of those passed over, behind everybody else."""


class Exits(Record, kw_only=True):
    by_entry: Map[EntryId, Exit] = Map()
    hands: int = 0
    told: int = 0
    """The number of hands whose busts every table has reported."""
    by_hand: Map[int, tuple[EntryId, ...]] = Map()
    """The same busts by hand."""
    moved: frozenset[EntryId] = frozenset()
    """The busts reported later than hands after theirs."""
    before: Map[EntryId, Exit] | None = None
    """The busts before the latest hand, if that was the last one reported."""


class Commitment(Record, kw_only=True):
    chain: ChainNo
    commitment: Digest
    length: int


class Sealed(Record, kw_only=True):
    """The link a draw opened, and the hash of everything it depended on."""

    commitment: Digest | None
    """The commitment of the link's chain."""
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
    """The lot each entry drew last, wherever it sits now."""


class Table(Record, kw_only=True):
    no: TableNo
    players: Map[SeatNo, EntryId] = Map()
    uses: Map[SeatNo, SeatUse] = Map()
    """The seats that aren't simply open."""
    opened: bool = False
    """Whether the table is offered to the draw though empty."""
    locked: bool = False
    added: int = 0
    """The seats on top of what every table has."""
    out: int = 0
    """The number of busts at this table."""


class Seating(Record, kw_only=True):
    """Seats and players, mapped both ways; an empty table stays in it."""

    tables: Map[TableNo, Table] = Map()
    of: Map[EntryId, Seat] = Map()

    def at(self, seat: Seat) -> EntryId | None:
        table = self.tables.get(seat.table)
        return None if table is None else table.players.get(seat.seat)


class Call(Record, kw_only=True):
    """The clock called on a player, or at a table if nobody said on whom."""

    id: CallNo
    table: TableNo
    seat: SeatNo | None
    entry: EntryId | None
    seconds: int
    countdown: int
    since: Instant


PlayerOnDay = tuple[int, EntryId]


class TimeCards(Record, kw_only=True):
    """Time-bank cards played each day, with those at the final table separate."""

    before: Map[PlayerOnDay, int] = Map()
    final: Map[PlayerOnDay, int] = Map()


class Hand(Record, kw_only=True):
    """The last known hand at a table."""

    dealt: Dealt
    since: Instant
    big_blind: EntryId | None
    """The player who had it; None if already out."""


class Redrawn(Record, kw_only=True):
    """The last redraw of all seats."""

    players: int
    tables: int


class Play(Record, kw_only=True):
    """Play on its own clock: the tournament itself, or one of its flights and days."""

    id: PlayId
    name: str = ""
    """The name of a flight opened after the first."""
    clock: Clock = Clock()
    seating: Seating = Seating()
    calls: Map[CallNo, Call] = Map()
    """The calls that haven't ended."""
    time_cards: TimeCards = TimeCards()
    buttons: Map[TableNo, SeatNo] = Map()
    """The buttons as drawn."""
    hands: Map[TableNo, Hand] = Map()
    breaking: tuple[TableNo, ...] = ()
    """The breaking order as posted."""
    moves: Map[EntryId, int] = Map()
    """How often each player was moved to another table."""
    seen: Map[EntryId, Seat] = Map()
    """The seat on which each player was last confirmed."""
    redrawn: Redrawn | None = None
    began: Redrawn | None = None
    """The start of a later day, whose draw gave everybody a new seat."""
    began_before: Redrawn | None = None
    """The last redraw before that, which counts if everybody sits as before."""
    board: HandForHand | None = None
    """The board, during hand-for-hand play."""
    cut: CutShort | None = None
    """The hand during which that ended, if it did so in mid-hand."""
    last_hands: LastHands | None = None
    """The last hands of the day, while they are played."""
    bags: Map[EntryId, Bag] = Map()
    """The last bag of each entry."""
    day: int = 1


class SetAside(Record, kw_only=True):
    """Advice put off by the director, or if it has no time dismissed."""

    facts: str
    since: Instant | None = None
    minutes: int = 0


class TakenOn(Record, kw_only=True):
    """Advice that a member of staff is on the way to."""

    facts: str
    by: StaffId
    since: Instant


class Floor(Record, kw_only=True):
    """The players and chips of one of several flights, as of a tournament by itself."""

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
    """The chips in play: handed out less forfeited, with what the blinds took of unsold stacks."""
    forfeited: Chips = Chips(0)
    blinded: Chips = Chips(0)
    removed: Chips = Chips(0)
    """The chips removed with players who were put out."""
    counts: Counts = Counts()
    penalties: Map[PenaltyNo, Penalty] = Map()
    rulings: Map[RulingNo, Ruling] = Map()
    prizes: Prizes = Prizes()
    draws: Draws = Draws()
    aside: Map[str, SetAside] = Map()
    taken_on: Map[str, TakenOn] = Map()
    table_notes: Map[TableNo, NoteId] = Map()
    """Notes on the tables themselves, wherever the players are seated by now."""
    plays: Map[PlayId, Play] = Map()
    current: PlayId = FIRST_PLAY
    """The flight in hand, whose floor all fields here describe."""
    others: Map[PlayId, Floor] = Map()
    """The floors of the other flights, until the merge."""
    merged: bool = False
    finished: bool = False
    elsewhere: Map[TableNo, str] = Map()
    """The tables of its room that other tournaments have, by their names; only a decision sees it."""

    @property
    def left(self) -> int:
        """The number of players still in, seated or waiting for a seat."""
        return len(self.entries.by_id) - len(self.exits.by_entry)

    def seats_at(self, table: Table | None) -> int:
        return self.setup.seats_per_table + (0 if table is None else table.added)

    @property
    def plays_out(self) -> bool:
        """Whether each table plays down to its winner: in a shoot-out, and heads-up."""
        return self.setup.terms.shoot_out or self.setup.seats_per_table == HEADS_UP

    @property
    def in_flights(self) -> bool:
        """Whether a first day is in hand that is still to be merged."""
        return self.setup.terms.flights != "off" and not self.merged and not self.finished

    @property
    def terms(self) -> Terms:
        return self.setup.terms

    @property
    def pool(self) -> Money:
        return self.setup.terms.pool(self.takings.pool)

    @property
    def rules(self) -> Rulebook:
        """The rules in force: the profile with its overrides."""
        return self.setup.rules.book

    @property
    def play(self) -> Play:
        return self.plays.get(self.current) or Play(id=self.current)


def with_play(tournament: Tournament, play: Play) -> Tournament:
    return replace(tournament, plays=tournament.plays.set(play.id, play))


def play_of(tournament: Tournament, play: PlayId) -> Play:
    return tournament.plays.get(play) or Play(id=play)
