"""The chips on the tables at the last count, and what left or came by hand."""

from tdconsole.domain.language.events.chips import RacedTable
from tdconsole.domain.values import Chips, CountNo, EntryId, Instant, Map, Record, TableNo


class Count(Record, kw_only=True):
    """A count: the stacks of a table, or its total."""

    no: CountNo
    since: Instant
    last: Instant
    stacks: Map[EntryId, Chips] = Map()
    tables: Map[TableNo, Chips] = Map()
    whole: Map[TableNo, int] = Map()
    """The number of the hand with a bust after which each table was last counted in full."""
    hands: int = 0
    """The number of hands with a bust by the last count; `in_play` is the ledger's total then."""
    in_play: Chips = Chips(0)
    apart: Chips = Chips(0)
    """The part of it held by players waiting for a seat."""
    corrected: int = 0
    """The corrections made until then; later ones explain the difference."""
    races: int = 0
    entries: int = 0


class Raced(Record, kw_only=True):
    """The chips that a race took and brought, over all tables."""

    old: Chips
    new: Chips
    change: int
    tables: int


class RacedBefore(Record, kw_only=True):
    """The races of a chip on earlier days, at other tables."""

    odd: int = 0
    got: int = 0
    tables: int = 0
    over: bool = False
    """Whether every table in use then was raced."""


class Counts(Record, kw_only=True):
    """The current or last count, with the changes from races and corrections."""

    count: Count | None = None
    races: tuple[Raced, ...] = ()
    raced: int = 0
    """The change by all races; negative if value left."""
    raced_tables: Map[Chips, Map[TableNo, RacedTable]] = Map()
    """The tables raced today, for each chip that left."""
    raced_before: Map[Chips, RacedBefore] = Map()
    found: Map[Chips, int] = Map()
    """The exchanges of each chip after its race."""
    corrected: int = 0
