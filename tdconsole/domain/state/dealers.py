"""The dealers of the house: who is on, at which table, and the rotation they are pushed along."""

from tdconsole.domain.values import DealtTable, Instant, Map, Record, RotationPart, StaffId


class DealerTerms(Record, kw_only=True):
    down: int = 30
    """The minutes a dealer stays at a table."""
    downs: int = 3
    """The downs in a row after which a dealer has a break of one down."""
    notice: int = 2
    """The minutes before a push at which it is announced."""
    tables_first: bool = False
    """Whether breaks are cut before a table is left without a dealer."""

    @property
    def limit(self) -> int:
        """The minutes a dealer may deal without a break."""
        return self.down * self.downs


class Dealer(Record, kw_only=True):
    """A dealer who is on: at a table, on a break, or free, and since when."""

    on: Instant
    since: Instant
    at: DealtTable | None = None
    resting: bool = False
    downs: int = 0
    """The downs without a break, this one included."""
    begun: Instant | None = None
    """When the first of these downs began."""
    rests: int = 0
    """The pushes through which the dealer had a break."""
    rested: int = 0
    """The number of the last push at which the dealer had a break; more than made: the next too."""


class Before(Record, kw_only=True):
    """What a gesture on the dealers that is taken back goes back to."""

    terms: DealerTerms
    order: tuple[RotationPart, ...]
    dealers: Map[StaffId, Dealer]
    pushes: int
    pushed: Instant | None


class Dealing(Record, kw_only=True):
    terms: DealerTerms = DealerTerms()
    order: tuple[RotationPart, ...] = ()
    dealers: Map[StaffId, Dealer] = Map()
    pushes: int = 0
    """The pushes so far, those taken back not counted."""
    pushed: Instant | None = None
    before: Before | None = None
    """As it was before the last gesture; none once that was taken back."""
