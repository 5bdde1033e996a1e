"""Commands that count, race and correct chips."""

from typing import Annotated

from msgspec import Meta

from tdconsole.domain.language.commands.wanted import Command
from tdconsole.domain.values import (
    Chips,
    ChipsWhy,
    EntryTyped,
    NoteTyped,
    RaceMethod,
    Record,
    TableTyped,
)

SignedTyped = Annotated[int, Meta(ge=-(10**12), le=10**12)]
ValueTyped = Annotated[Chips, Meta(ge=1, le=10**12)]
PiecesTyped = Annotated[int, Meta(ge=0, le=1_000_000)]


class StackTyped(Record, kw_only=True):
    """A stack as read out; a negative one is accepted here and refused in words later."""

    entry: EntryTyped
    chips: SignedTyped


class CountChips(Command, kw_only=True, omit_defaults=True):
    """Count a table: some stacks or all, or its chips in one sum; `fresh` begins a new count."""

    table: TableTyped
    stacks: Annotated[tuple[StackTyped, ...], Meta(max_length=22)] = ()
    chips: SignedTyped | None = None
    fresh: bool = False


class RacingSeat(Record, kw_only=True, omit_defaults=True):
    """A player's odd chips and, if the cards were dealt at the table, the new ones won."""

    entry: EntryTyped
    odd: PiecesTyped
    got: PiecesTyped | None = None
    alone: bool = False
    """The player has nothing else."""


class RacingTable(Record, kw_only=True, omit_defaults=True):
    """A table's odd and new chips, seat by seat, or in one sum if nobody said whose they were."""

    table: TableTyped
    seats: Annotated[tuple[RacingSeat, ...], Meta(max_length=22)] = ()
    odd: PiecesTyped | None = None
    got: PiecesTyped | None = None


class RaceChips(Command, kw_only=True, omit_defaults=True):
    """Race off the old chips; with `deal`, the console deals the cards from the draw chain."""

    old: ValueTyped
    new: ValueTyped
    tables: Annotated[tuple[RacingTable, ...], Meta(min_length=1, max_length=5000)]
    method: RaceMethod | None = None
    """None: as in the book."""
    deal: bool = False


class CorrectChips(Command, kw_only=True, omit_defaults=True):
    """Correct the chips in play by this many, more or fewer, with the reason."""

    chips: SignedTyped
    why: ChipsWhy
    entry: EntryTyped | None = None
    reason: NoteTyped | None = None


class ExchangeFound(Command, kw_only=True):
    """Exchange old chips found after their race, at equal value only; the rest leaves play."""

    entry: EntryTyped
    old: ValueTyped
    pieces: Annotated[int, Meta(ge=1, le=1_000_000)]
    new: ValueTyped
