"""The kinds of advice, each with what its sentence names."""

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
from tdconsole.projections.advice.at_the_bubble import (
    AllInReady,
    BubbleNear,
    HandOver,
    MoneyReached,
)
from tdconsole.projections.advice.at_the_end import DealIsMade, SeatsAreWon, WinnerKnown
from tdconsole.projections.advice.at_the_merge import (
    FlightAtEnd,
    FlightEndNear,
    FlightHasNoEnd,
    FlightPlaysDown,
    FlightsCanMerge,
    NextFlight,
)
from tdconsole.projections.advice.at_the_table import RulingPending
from tdconsole.projections.advice.card import Due, Urgency
from tdconsole.projections.chips.leaving import ColourUp


class ClockInDoubt(Due, kw_only=True):
    """The machine slept, or its time was set: which reading is right, nobody but the director knows."""

    why: Literal["slept", "time_set"]
    readings: tuple["Standing", ...]
    """One for each of the choices."""
    urgency: Urgency = "now"


class Standing(Record, kw_only=True):
    """Where the clock stands if this time is believed; in a break there is no level."""

    by: Counted
    level: int | None
    left: Millis
    starts_in: Millis | None = None


class ChipsDiffer(Due, kw_only=True):
    """All was counted, and it is not what the ledger has on the tables."""

    counted: Chips
    expected: Chips
    urgency: Urgency = "now"
    opens_by: str | None = "chips"


class TieToSettle(Due, kw_only=True):
    """Of one hand, in the order that is proposed: money hangs on how they rank."""

    place: Place
    entries: tuple[EntryId, ...]
    equal: tuple[EntryId, ...]
    """Of them those that would share."""
    money: Money
    """Of all the places they hold."""
    currency: str
    doubt: Doubt
    """The stacks decide and were not said; the better hand does, and then the lot; or the tables
    leave it open."""
    urgency: Urgency = "now"


class PrizesNotPosted(Due, kw_only=True):
    """Nobody enters any more, or the money is near."""

    places: int
    first: Money
    pool: Money
    currency: str
    seats: int = 0
    """Of a satellite."""
    rest: Money = Money(0)
    """What is paid beside the seats."""


class PostedEarly(Due, kw_only=True):
    """While registration is open."""

    minutes: int
    """Until it closes; begun ones count."""


class PostedForOther(Due, kw_only=True):
    """What is posted was for another pool, or for other entries."""

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
    """Begun ones count."""


class LevelsOver(Due, kw_only=True):
    """The last level of the structure has run out."""

    urgency: Urgency = "now"
    start: str | None = "+"


class SeatsNotDrawn(Due, kw_only=True):
    waiting: int
    proposal: Proposal | None = DrawSeats()


class SeatsFill(Due, kw_only=True):
    """How the seats that are drawn at entry will fill the tables, before the first of them."""

    expected: int
    """0: nobody said how many entries are expected."""
    tables: int
    by_table: bool
    opens_by: str | None = "expected"


class TableCanBreak(Due, kw_only=True):
    """The next in the order of breaking: there are seats for all at the other tables."""

    table: TableNo
    players: int
    free: int
    """Seats at the other tables."""


class BreakWaits(Due, kw_only=True):
    """The next table could be broken, but who still enters would need its seats."""

    table: TableNo
    players: int
    minutes: int
    """Until registration closes; begun ones count."""


class TablesNotLevel(Due, kw_only=True):
    """From the fullest table to the one with the fewest players."""

    from_table: TableNo
    players: int
    to_table: TableNo
    fewest: int
    moves: tuple[Planned, ...]
    """The fewest that bring all tables within the tolerance, in their order."""
    duty: BalanceDuty
    mover_at: Seat | None = None
    """Where the one sits who moves first, where that is known."""
    where: BalanceWhere = "worst"
    by_card: bool
    """Who moves is drawn, for want of blinds."""
    halt: Halt
    """What becomes of play at the table with the fewest."""


class LockedInTheWay(Due, kw_only=True):
    """All should come together, or somebody sits alone, and a locked table keeps its players."""

    table: TableNo
    players: int
    urgency: Urgency = "now"


class RedrawDue(Due, kw_only=True):
    occasion: Occasion
    players: int
    tables: int
    urgency: Urgency = "now"


class ClockNotStarted(Due, kw_only=True):
    """Everybody sits."""

    seated: int
    proposal: Proposal | None = StartClock()


class AlternatesWaiting(Due, kw_only=True):
    """There is a seat for `entry`, who was not called yet."""

    number: int
    free: int
    entry: EntryId


class AlternateExpected(Due, kw_only=True):
    """`entry` was called and has time left to come."""

    number: int
    free: int
    entry: EntryId
    following: EntryId | None = None
    """For whom there is a seat too, and who was not called yet."""


class AlternateDidNotAnswer(Due, kw_only=True):
    entry: EntryId
    urgency: Urgency = "now"


class NoSeatForAlternates(Due, kw_only=True):
    """And the room has another table."""

    number: int
    table: TableNo


class ButtonsNotDrawn(Due, kw_only=True):
    tables: int


class UnsoldStacks(Due, kw_only=True):
    """Registration is closed: nobody will come for them."""

    seats: tuple[Seat, ...]


class TooFewToStart(Due, kw_only=True):
    seated: int
    least: int


class SecondHalvesLost(Due, kw_only=True):
    """Of a double chance: who has not asked for the second half loses it soon."""

    number: int
    minutes: int
    """Begun ones count."""


class MoneyUnpaid(Due, kw_only=True):
    """The tournament is over, or was called off."""

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
    """`entry` is out, and nobody is said to have won that hand; the earliest of those."""

    entry: EntryId
    others: int = 0


class EnvelopeDue(Due, kw_only=True):
    """For `by`, who put `entry` out; or who is left at the end, with the own one."""

    entry: EntryId
    by: tuple[EntryId, ...]
    others: int = 0
    urgency: Urgency = "now"


class ColourUpDue(Due, kw_only=True):
    """At this break, or at the one that begins in so many minutes; begun ones count."""

    chips: tuple[Chips, ...]
    """Those that leave."""
    steps: tuple[ColourUp, ...]
    """Of each how many new ones come, and what of it was done."""
    tables: int
    """Where somebody plays."""
    unmarked: tuple[Chips, ...] = ()
    """Of those that leave, the ones nobody was told of."""
    minutes: int | None = None
    opens_by: str | None = "race"


class LastHandsNear(Due, kw_only=True):
    """The clock is stopped between two moments, at one that nobody chose."""

    opens: Millis
    shuts: Millis
    stop: Millis
    before_end: int
    """Minutes on the clock by then."""


class LastHandsDue(Due, kw_only=True):
    """That moment is there."""

    urgency: Urgency = "now"


class LastHandsToPlay(Due, kw_only=True):
    tables: tuple[TableNo, ...]
    done: int


class PenaltyServed(Due, kw_only=True):
    """Or lifted: `entry` may come back to that seat."""

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
    """All chips are in bags, and no more and no fewer than there are."""

    day: int
    players: int
    urgency: Urgency = "now"
    proposal: Proposal | None = EndDay()


class DocumentsUnseen(Due, kw_only=True):
    """On a later day, where the book wants them looked at each day."""

    number: int
    start: str | None = "seen "


class EnvelopesShort(Due, kw_only=True):
    """Registration is closed, and the envelopes hold more than was paid for heads."""

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
