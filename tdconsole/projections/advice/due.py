"""The kinds of advice, each with the figures its sentence names."""

from typing import Literal

from tdconsole.domain.engine.rows import Proposal
from tdconsole.domain.language.commands.clock import ResumeClock, StartClock
from tdconsole.domain.language.commands.day import EndDay
from tdconsole.domain.language.commands.draw import DrawSeats
from tdconsole.domain.language.tie_order import Doubt
from tdconsole.domain.room.balancing import Planned
from tdconsole.domain.room.final_table import Occasion
from tdconsole.domain.room.halting import Halt
from tdconsole.domain.rules.values import BalanceDuty, BalanceWhere
from tdconsole.domain.values import (
    Chips,
    Counted,
    EntryId,
    Mark,
    Millis,
    Money,
    NoteId,
    PenaltyNo,
    Place,
    Record,
    Seat,
    TableNo,
)
from tdconsole.projections.advice.card import Due, Urgency
from tdconsole.projections.advice.moments.bubble import (
    AllInReady,
    BubbleNear,
    HandOver,
    MoneyReached,
)
from tdconsole.projections.advice.moments.end import DealIsMade, SeatsAreWon, WinnerKnown
from tdconsole.projections.advice.moments.merge import (
    FlightAtEnd,
    FlightEndNear,
    FlightHasNoEnd,
    FlightPlaysDown,
    FlightsCanMerge,
    NextFlight,
)
from tdconsole.projections.advice.moments.table import RulingPending
from tdconsole.projections.chips.leaving import ColourUp


class ClockInDoubt(Due, kw_only=True):
    """The machine slept or was off, or its time was set: only the director knows what is right."""

    why: Literal["slept", "time_set", "off"]
    readings: tuple["Standing", ...]
    """One for each choice."""
    urgency: Urgency = "now"


class Standing(Record, kw_only=True):
    """The clock's position if this time is believed; in a break there is no level."""

    by: Counted
    level: int | None
    left: Millis
    starts_in: Millis | None = None


class ChipsDiffer(Due, kw_only=True):
    """All chips were counted, and they differ from the ledger."""

    counted: Chips
    expected: Chips
    urgency: Urgency = "now"
    opens_by: str | None = "chips"


class TieToSettle(Due, kw_only=True):
    """A tie to settle, in the proposed order: money depends on the ranking."""

    place: Place
    entries: tuple[EntryId, ...]
    equal: tuple[EntryId, ...]
    """Those of them who would share."""
    money: Money
    """The money of all their places."""
    currency: str
    doubt: Doubt
    """The stacks decide and aren't known; the better hand does, then the lot; or the tables leave
    it open."""
    urgency: Urgency = "now"


class PrizesNotPosted(Due, kw_only=True):
    """No prizes are posted, while registration is closed or the money is near."""

    places: int
    first: Money
    pool: Money
    currency: str
    seats: int = 0
    """The seats won in a satellite."""
    rest: Money = Money(0)
    """The money paid besides the seats."""


class PostedEarly(Due, kw_only=True):
    """The prizes were posted while registration is open."""

    minutes: int
    """The minutes until it closes, rounded up."""


class PostedForOther(Due, kw_only=True):
    """The posted prizes were for another pool or another number of entries."""

    posted_entries: int
    entries: int
    posted_pool: Money
    pool: Money
    currency: str


class ClockPaused(Due, kw_only=True):
    reason: NoteId | None
    urgency: Urgency = "now"
    proposal: Proposal | None = ResumeClock()


class ClockHeld(Due, kw_only=True):
    """The clock stopped by itself at this mark."""

    mark: Mark
    urgency: Urgency = "now"
    proposal: Proposal | None = ResumeClock()


class RegistrationCloses(Due, kw_only=True):
    minutes: int
    """Rounded up."""


class LevelsOver(Due, kw_only=True):
    """The last level of the structure has run out."""

    urgency: Urgency = "now"
    start: str | None = "+"


class SeatsNotDrawn(Due, kw_only=True):
    waiting: int
    proposal: Proposal | None = DrawSeats()


class SeatsFill(Due, kw_only=True):
    """How seats drawn at entry will fill the tables, shown before the first of them."""

    expected: int
    """0: the number of entries expected isn't known."""
    tables: int
    by_table: bool
    opens_by: str | None = "expected"


class TableCanBreak(Due, kw_only=True):
    """The next table in the breaking order can break: the others have seats for everybody."""

    table: TableNo
    players: int
    free: int
    """The free seats at the other tables."""


class BreakWaits(Due, kw_only=True):
    """The next table could be broken, but late entries would need its seats."""

    table: TableNo
    players: int
    minutes: int
    """The minutes until registration closes, rounded up."""


class TablesNotLevel(Due, kw_only=True):
    """The tables aren't level: from the fullest to the one with the fewest players."""

    from_table: TableNo
    players: int
    to_table: TableNo
    fewest: int
    moves: tuple[Planned, ...]
    """The fewest moves that bring all tables within the tolerance, in order."""
    duty: BalanceDuty
    mover_at: Seat | None = None
    """The seat of the first player to move, if known."""
    where: BalanceWhere = "worst"
    by_card: bool
    """Whether the mover is drawn, as the game has no blinds."""
    halt: Halt
    """Whether the shortest table plays on."""


class LockedInTheWay(Due, kw_only=True):
    """A locked table keeps its players though all should come together, or somebody sits alone."""

    table: TableNo
    players: int
    urgency: Urgency = "now"


class RedrawDue(Due, kw_only=True):
    occasion: Occasion
    players: int
    tables: int
    urgency: Urgency = "now"


class ClockNotStarted(Due, kw_only=True):
    """Everybody is seated and the clock hasn't started."""

    seated: int
    proposal: Proposal | None = StartClock()


class AlternatesWaiting(Due, kw_only=True):
    """There is a seat for `entry`, who hasn't been called yet."""

    number: int
    free: int
    entry: EntryId


class AlternateExpected(Due, kw_only=True):
    """`entry` was called and has time left to come."""

    number: int
    free: int
    entry: EntryId
    following: EntryId | None = None
    """The next one with a seat who hasn't been called yet."""


class AlternateDidNotAnswer(Due, kw_only=True):
    entry: EntryId
    urgency: Urgency = "now"


class NoSeatForAlternates(Due, kw_only=True):
    """There is no seat for the alternates, but the room has another table."""

    number: int
    table: TableNo


class ButtonsNotDrawn(Due, kw_only=True):
    tables: int


class UnsoldStacks(Due, kw_only=True):
    """Registration is closed: nobody will come for these stacks."""

    seats: tuple[Seat, ...]


class TooFewToStart(Due, kw_only=True):
    seated: int
    least: int


class SecondHalvesLost(Due, kw_only=True):
    """In a double chance: players will lose their second half soon unless they ask for it."""

    number: int
    minutes: int
    """Rounded up."""


class MoneyUnpaid(Due, kw_only=True):
    """Prizes or refunds are unpaid, and the tournament is over or was called off."""

    players: int
    amount: Money
    currency: str
    refunds: bool


class MoneyOwedBack(Due, kw_only=True):
    """More was paid than is owed now."""

    players: int
    amount: Money
    currency: str


class HeadUnclaimed(Due, kw_only=True):
    """`entry` busted and nobody is named as winner of the hand; the earliest such bust."""

    entry: EntryId
    others: int = 0


class EnvelopeDue(Due, kw_only=True):
    """An envelope for `by`, who eliminated `entry`, or for the last player's own head."""

    entry: EntryId
    by: tuple[EntryId, ...]
    others: int = 0
    urgency: Urgency = "now"


class ColourUpDue(Due, kw_only=True):
    """A colour-up at this break, or at the one that begins in `minutes`, rounded up."""

    chips: tuple[Chips, ...]
    """The chips that leave."""
    steps: tuple[ColourUp, ...]
    """For each, the number of new ones and what was already done."""
    tables: int
    """The tables in use."""
    unmarked: tuple[Chips, ...] = ()
    """The chips that leave unannounced."""
    minutes: int | None = None
    opens_by: str | None = "race"


class LastHandsNear(Due, kw_only=True):
    """The clock will be stopped between two times, at a minute nobody chose."""

    opens: Millis
    shuts: Millis
    stop: Millis
    before_end: int
    """The minutes on the clock by then."""


class LastHandsDue(Due, kw_only=True):
    """That minute has come."""

    urgency: Urgency = "now"


class LastHandsToPlay(Due, kw_only=True):
    tables: tuple[TableNo, ...]
    done: int


class PenaltyServed(Due, kw_only=True):
    """A penalty was served or lifted: `entry` may come back to that seat."""

    penalty: PenaltyNo
    entry: EntryId
    seat: Seat
    offence: str = ""
    lifted: bool = False


class BagsMissing(Due, kw_only=True):
    number: int
    players: int
    start: str | None = "bag "


class BagsDoNotAddUp(Due, kw_only=True):
    bagged: Chips
    expected: Chips
    urgency: Urgency = "now"


class DayCanEnd(Due, kw_only=True):
    """All chips are bagged, no more and no fewer than are in play."""

    day: int
    players: int
    urgency: Urgency = "now"
    proposal: Proposal | None = EndDay()


class DocumentsUnseen(Due, kw_only=True):
    """On a later day, documents haven't been seen though the book wants them each day."""

    number: int
    start: str | None = "seen "


class EnvelopesShort(Due, kw_only=True):
    """Registration is closed, and the envelopes hold more than the bounties sold."""

    sold: Money
    missing: Money
    currency: str


Advice = (
    ClockInDoubt
    | ColourUpDue
    | ChipsDiffer
    | BubbleNear
    | AllInReady
    | HandOver
    | FlightPlaysDown
    | FlightEndNear
    | FlightHasNoEnd
    | FlightAtEnd
    | NextFlight
    | FlightsCanMerge
    | MoneyReached
    | LastHandsNear
    | LastHandsDue
    | LastHandsToPlay
    | PenaltyServed
    | RulingPending
    | BagsMissing
    | BagsDoNotAddUp
    | DayCanEnd
    | DocumentsUnseen
    | WinnerKnown
    | MoneyUnpaid
    | MoneyOwedBack
    | SeatsAreWon
    | DealIsMade
    | TieToSettle
    | PrizesNotPosted
    | PostedEarly
    | PostedForOther
    | ClockPaused
    | ClockHeld
    | RegistrationCloses
    | SecondHalvesLost
    | LevelsOver
    | SeatsFill
    | SeatsNotDrawn
    | AlternatesWaiting
    | AlternateExpected
    | AlternateDidNotAnswer
    | NoSeatForAlternates
    | UnsoldStacks
    | LockedInTheWay
    | RedrawDue
    | TableCanBreak
    | BreakWaits
    | TablesNotLevel
    | ButtonsNotDrawn
    | TooFewToStart
    | HeadUnclaimed
    | EnvelopeDue
    | EnvelopesShort
    | ClockNotStarted
)
