"""The kinds of advice, each with what its sentence names."""

from typing import Literal, dataclass_transform

from tdconsole.domain.balancing import Planned
from tdconsole.domain.commands import (
    Command,
    DrawSeats,
    FinishTournament,
    ResumeClock,
    StartClock,
)
from tdconsole.domain.final_table import Occasion
from tdconsole.domain.halting import Halt
from tdconsole.domain.rulebook import BalanceDuty, BalanceWhere
from tdconsole.domain.values import (
    Counted,
    EntryId,
    Mark,
    Millis,
    Money,
    NoteId,
    Place,
    Record,
    Seat,
    TableNo,
)

Urgency = Literal["now", "soon"]


@dataclass_transform(kw_only_default=True, frozen_default=True)
class Due(Record, tag=True, tag_field="advice"):
    """`proposal` can be asked for as it is; `start` begins a line which the director completes.

    Where only the director knows which of several is right, they are `choices`.
    """

    urgency: Urgency = "soon"
    cite: str | None = None
    proposal: Command | None = None
    start: str | None = None
    choices: tuple[Command, ...] = ()


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


class WinnerKnown(Due, kw_only=True):
    entry: EntryId
    urgency: Urgency = "now"
    proposal: Command | None = FinishTournament()


class SeatsAreWon(Due, kw_only=True):
    """Of a satellite as many are left as there are seats, or fewer."""

    left: int
    seats: int
    urgency: Urgency = "now"
    proposal: Command | None = FinishTournament()


class TieToSettle(Due, kw_only=True):
    """Of one hand, in the order that is proposed: money hangs on how they rank."""

    place: Place
    entries: tuple[EntryId, ...]
    equal: tuple[EntryId, ...]
    """Of them those that would share."""
    money: Money
    """Of all the places they hold."""
    currency: str
    by_hand: bool
    """The better hand ranks higher, and then the lot; else only the tables leave it open."""
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
    proposal: Command | None = ResumeClock()


class ClockHeld(Due, kw_only=True):
    """The clock stopped by itself at this mark."""

    mark: Mark
    urgency: Urgency = "now"
    proposal: Command | None = ResumeClock()


class RegistrationCloses(Due, kw_only=True):
    minutes: int
    """Begun ones count."""


class LevelsOver(Due, kw_only=True):
    """The last level of the structure has run out."""

    urgency: Urgency = "now"
    start: str | None = "+"


class SeatsNotDrawn(Due, kw_only=True):
    waiting: int
    proposal: Command | None = DrawSeats()


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
    proposal: Command | None = StartClock()


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


class EnvelopesShort(Due, kw_only=True):
    """Registration is closed, and the envelopes hold more than was paid for heads."""

    sold: Money
    missing: Money
    currency: str


Advice = (
    ClockInDoubt
    | WinnerKnown
    | MoneyUnpaid
    | MoneyOwedBack
    | SeatsAreWon
    | TieToSettle
    | PrizesNotPosted
    | PostedEarly
    | PostedForOther
    | ClockPaused
    | ClockHeld
    | RegistrationCloses
    | SecondHalvesLost
    | LevelsOver
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
