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
    """A table was counted: stacks by player, or its total if nobody said whose they were."""

    play: PlayId
    count: CountNo
    table: TableNo
    at: Instant
    stacks: tuple[StackCounted, ...] = ()
    chips: Chips | None = None


class RacedSeat(Record, kw_only=True, omit_defaults=True):
    """The odd chips a player had, and the new ones won with them."""

    entry: EntryId
    odd: int
    got: int = 0
    alone: bool = False
    """The player had nothing else."""


class RacedTable(Record, kw_only=True, omit_defaults=True):
    """The old chips that left a table and the new ones that came; by seat if that was reported."""

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
    """The cards of a seat, one for each odd chip, such as 'As' and 'Th'."""

    table: TableNo
    seat: SeatNo
    cards: tuple[str, ...]


class RaceCardsDealt(Event, kw_only=True):
    """The race cards dealt by the link; `odd` has a line for each table with its odd chips."""

    draw: DrawNo
    chain: ChainNo
    link: Digest
    odd: str
    cards: tuple[SeatCards, ...]


class ChipsCorrected(Event, kw_only=True, omit_defaults=True):
    """Chips came into play, or if the number is negative left it."""

    chips: int
    why: ChipsWhy
    entry: EntryId | None = None
    reason: NoteId | None = None
    old: Chips | None = None
    """The old chip found after its race, if that was recorded."""
    play: PlayId | None = None
    """The flight whose chips these are, if the tournament has flights."""
