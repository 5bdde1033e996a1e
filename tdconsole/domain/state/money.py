"""The money of a tournament: the takings, and the decisions on prizes."""

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
    """The payments of no-shows."""
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
    """A slip; money taken back is negative."""

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
    """The decisions on the money; what follows from them is worked out."""

    plan: PrizePlan = AS_TABLED
    posted: Posted | None = None
    ranks: Map[EntryId, int] = Map()
    """The director's ranking of one hand's busts: 0 is the best of them."""
    deal: Deal | None = None
    struck: Map[EntryId, NoteId] = Map()
    """The entries struck from the places, each with the reason."""
    specials: tuple[Special, ...] = ()
    refunds: Map[EntryId, Money] | None = None
    """The refunds of a tournament that was called off."""
    heads_back: Money = Money(0)
    """The part of these that had been paid for bounties."""
    paid: Map[PayoutNo, Paid] = Map()
    slips: Map[Due, Map[EntryId, tuple[tuple[PayoutNo, Paid], ...]]] = Map()
    """The same slips by due and entry, in number order."""
    envelopes: Map[EntryId, Money] = Map()
    """The envelopes opened, by the player who busted."""
