"""What lay on the tables when it was last counted, and what left or came by hand."""

from tdconsole.domain.language.events.chips import RacedTable
from tdconsole.domain.values import Chips, CountNo, EntryId, Instant, Map, Record, TableNo


class Count(Record, kw_only=True):
    """Of a table the chips of each stack, or all of it together."""

    no: CountNo
    since: Instant
    last: Instant
    stacks: Map[EntryId, Chips] = Map()
    tables: Map[TableNo, Chips] = Map()
    whole: Map[TableNo, int] = Map()
    """After which hand that took somebody out each table was last counted to the last seat."""
    hands: int = 0
    """After which of them something was last counted; so much was in play then by the ledger."""
    in_play: Chips = Chips(0)
    apart: Chips = Chips(0)
    """Of it, what those had who waited for a seat."""
    corrected: int = 0
    """By hand until then; what was since puts the difference right."""
    races: int = 0
    entries: int = 0


class Raced(Record, kw_only=True):
    """What a race took and brought, all tables together."""

    old: Chips
    new: Chips
    change: int
    tables: int


class RacedBefore(Record, kw_only=True):
    """What was raced of a chip on the days before, at tables that were others."""

    odd: int = 0
    got: int = 0
    tables: int = 0
    over: bool = False
    """At every table where somebody played then."""


class Counts(Record, kw_only=True):
    """The count that is under way, or was the last one; and what races and corrections changed."""

    count: Count | None = None
    races: tuple[Raced, ...] = ()
    raced: int = 0
    """The change of all races together: less than nothing where value left."""
    raced_tables: Map[Chips, Map[TableNo, RacedTable]] = Map()
    """Of each chip that left: the tables where its race was held today."""
    raced_before: Map[Chips, RacedBefore] = Map()
    found: Map[Chips, int] = Map()
    """Of each chip: how often some were exchanged after its race."""
    corrected: int = 0
