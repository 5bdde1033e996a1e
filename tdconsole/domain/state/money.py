"""The money of a tournament: what was taken, and what was decided about the prizes."""

from tdconsole.domain.language.prize_plan import AS_TABLED, PrizePlan
from tdconsole.domain.values import (
    DealMethod,
    DealShare,
    Due,
    EntryId,
    Map,
    Money,
    NoteId,
    Payment,
    PayoutNo,
    Record,
    TillNo,
)


class Takings(Record, kw_only=True):
    pool: Money = Money(0)
    fees: Money = Money(0)
    bounties: Money = Money(0)
    staff: Money = Money(0)
    held: Money = Money(0)
    """What no-shows had paid."""
    no_shows: int = 0

    @property
    def total(self) -> Money:
        return Money(self.pool + self.fees + self.bounties + self.staff + self.held)


class Posted(Record, kw_only=True):
    entries: int
    pool: Money
    amounts: tuple[Money, ...]


class Deal(Record, kw_only=True):
    method: DealMethod
    shares: Map[EntryId, DealShare]
    held: Money
    heads: Money


class Paid(Record, kw_only=True):
    """One slip; what was taken back is less than nothing."""

    entry: EntryId
    due: Due
    gross: Money
    withheld: Money
    payments: tuple[Payment, ...]
    till: TillNo | None


class Special(Record, kw_only=True):
    entry: EntryId
    prize: str
    amount: Money


class Prizes(Record, kw_only=True):
    """What was decided about the money; what follows from it is reckoned."""

    plan: PrizePlan = AS_TABLED
    posted: Posted | None = None
    ranks: Map[EntryId, int] = Map()
    """Of those of one hand whom the director ranked: 0 is the best of them."""
    deal: Deal | None = None
    struck: Map[EntryId, NoteId] = Map()
    """From the places: each with why."""
    specials: tuple[Special, ...] = ()
    refunds: Map[EntryId, Money] | None = None
    """Of a tournament that was called off."""
    heads_back: Money = Money(0)
    """Of these so much had been paid for heads."""
    paid: Map[PayoutNo, Paid] = Map()
    slips: Map[Due, Map[EntryId, tuple[tuple[PayoutNo, Paid], ...]]] = Map()
    """The same ones, by what was paid to whom, in the order of their numbers."""
    envelopes: Map[EntryId, Money] = Map()
    """What was opened for each who went out."""
