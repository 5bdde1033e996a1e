from tdconsole.domain.language.events.event import Event
from tdconsole.domain.language.events.structure import Reanchored
from tdconsole.domain.language.prize_plan import PrizePlan
from tdconsole.domain.values import (
    ChainNo,
    Chips,
    ClockAnchor,
    DealMethod,
    DealShare,
    Digest,
    DrawNo,
    Due,
    EntryId,
    Instant,
    Money,
    NoteId,
    Payment,
    PayoutNo,
    PlayId,
    Record,
    Seat,
    TillNo,
)


class PrizesPlanned(Event, kw_only=True):
    plan: PrizePlan


class PrizesPosted(Event, kw_only=True):
    """As they hang on the wall, first prize first, for so many entries and such a pool."""

    entries: int
    pool: Money
    amounts: tuple[Money, ...]
    reason: NoteId | None = None


class TieSettled(Event, kw_only=True):
    """The director's word on how those of one hand rank, best first; who shares in one row."""

    ranks: tuple[tuple[EntryId, ...], ...]


class DealAgreed(Event, kw_only=True):
    """With the stacks it was reckoned by; what is held back goes to the winner.

    Of the heads so much is divided with it, and is on nobody's head any more.
    """

    method: DealMethod
    shares: tuple[DealShare, ...]
    held: Money
    heads: Money = Money(0)


class PlayerDisqualified(Event, kw_only=True):
    """Out, the chips out of play; struck from the places unless it was a sanction."""

    play: PlayId
    entry: EntryId
    seat: Seat | None
    """None between two days: the chips are in a bag."""
    stack: Chips
    struck: bool
    reason: NoteId
    at: Instant | None = None
    sanction: bool = False
    """Eliminated by it: the prize of the place is kept, whatever the book says."""
    offence: str = ""
    """By its word in the list of offences."""


class PlayerReclassified(Event, kw_only=True):
    entry: EntryId
    reason: NoteId


class Refund(Record, kw_only=True):
    entry: EntryId
    amount: Money


class TournamentCancelled(Event, kw_only=True, omit_defaults=True):
    """What everybody gets back was reckoned then, and stays; of it so much was on heads."""

    play: PlayId
    anchor: ClockAnchor | None
    refunds: tuple[Refund, ...]
    reason: NoteId
    heads: Money = Money(0)
    clocks: tuple[Reanchored, ...] = ()
    """Of other flights, which stop too."""


class PrizePaid(Event, kw_only=True):
    """Under the number of its slip; the payments are the gross less what was withheld."""

    payout: PayoutNo
    entry: EntryId
    due: Due
    gross: Money
    withheld: Money
    payments: tuple[Payment, ...]
    till: TillNo | None = None


class PrizeTakenBack(Event, kw_only=True):
    payout: PayoutNo
    entry: EntryId
    due: Due
    amount: Money
    payments: tuple[Payment, ...]
    till: TillNo | None = None


class EnvelopeOpened(Event, kw_only=True):
    """Drawn among those that were left then, which `left` tells in the order of their sums."""

    draw: DrawNo
    chain: ChainNo
    link: Digest
    victim: EntryId
    left: str
    amount: Money


class SpecialGiven(Event, kw_only=True):
    entry: EntryId
    prize: str
    amount: Money
