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
    """The prizes were posted, first prize first, for this number of entries and this pool."""

    entries: int
    pool: Money
    amounts: tuple[Money, ...]
    reason: NoteId | None = None


class TieSettled(Event, kw_only=True):
    """The director ranked the busts of one hand, best first, those who share in one row."""

    ranks: tuple[tuple[EntryId, ...], ...]


class DealAgreed(Event, kw_only=True):
    """A deal was agreed, by the stacks then; what is held back goes to the winner.

    The bounties in `heads` were divided with it and are on nobody's head any more.
    """

    method: DealMethod
    shares: tuple[DealShare, ...]
    held: Money
    heads: Money = Money(0)


class PlayerDisqualified(Event, kw_only=True):
    """A player was disqualified, chips and all; struck from the places unless by sanction."""

    play: PlayId
    entry: EntryId
    seat: Seat | None
    """None between two days: the chips are in a bag."""
    stack: Chips
    struck: bool
    reason: NoteId
    at: Instant | None = None
    sanction: bool = False
    """Eliminated by sanction: the place's prize is kept, whatever the book says."""
    offence: str = ""
    """The offence, by its word in the list."""


class PlayerReclassified(Event, kw_only=True):
    entry: EntryId
    reason: NoteId


class Refund(Record, kw_only=True):
    entry: EntryId
    amount: Money


class TournamentCancelled(Event, kw_only=True, omit_defaults=True):
    """The tournament was called off; the refunds stand as worked out, `heads` from bounties."""

    play: PlayId
    anchor: ClockAnchor | None
    refunds: tuple[Refund, ...]
    reason: NoteId
    heads: Money = Money(0)
    clocks: tuple[Reanchored, ...] = ()
    """The stopped clocks of the other flights."""


class PrizePaid(Event, kw_only=True):
    """A payout, under its slip's number; the payments are the gross less the tax withheld."""

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
    """An envelope was drawn from those left then, listed in `left` by their sums."""

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
