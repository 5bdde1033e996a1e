from tdconsole.domain.language.events.event import Event
from tdconsole.domain.values import (
    ChainNo,
    Chips,
    ChipsWhy,
    CountNo,
    Digest,
    DrawNo,
    EntryId,
    Instant,
    NoteId,
    PlayId,
    RaceMethod,
    Record,
    SeatNo,
    TableNo,
)


class StackCounted(Record, kw_only=True):
    entry: EntryId
    chips: Chips


class ChipsCounted(Event, kw_only=True, omit_defaults=True):
    """At one table: whose stack is how large, or all of it where nobody said whose."""

    play: PlayId
    count: CountNo
    table: TableNo
    at: Instant
    stacks: tuple[StackCounted, ...] = ()
    chips: Chips | None = None


class RacedSeat(Record, kw_only=True, omit_defaults=True):
    """The odd chips somebody had, and the new ones he got for them."""

    entry: EntryId
    odd: int
    got: int = 0
    alone: bool = False
    """He had nothing else."""


class RacedTable(Record, kw_only=True, omit_defaults=True):
    """How many old chips left, and how many new ones came; by seat where that was told."""

    table: TableNo
    odd: int
    got: int
    seats: tuple[RacedSeat, ...] = ()


class ChipsRaced(Event, kw_only=True):
    play: PlayId
    old: Chips
    new: Chips
    method: RaceMethod
    at: Instant
    tables: tuple[RacedTable, ...]


class SeatCards(Record, kw_only=True):
    """One for each odd chip, such as 'As' and 'Th'."""

    table: TableNo
    seat: SeatNo
    cards: tuple[str, ...]


class RaceCardsDealt(Event, kw_only=True):
    """By the link: what lay before each seat is written as lines of a table and its odd chips."""

    draw: DrawNo
    chain: ChainNo
    link: Digest
    odd: str
    cards: tuple[SeatCards, ...]


class ChipsCorrected(Event, kw_only=True, omit_defaults=True):
    """So many came into play, or, less than nothing, left it."""

    chips: int
    why: ChipsWhy
    entry: EntryId | None = None
    reason: NoteId | None = None
    old: Chips | None = None
    """Of which chip some were found after its race, where that was written down."""
    play: PlayId | None = None
    """Of which flight's chips, where it is played in flights."""
