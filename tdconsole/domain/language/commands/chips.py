"""Chips counted, raced and put right."""

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
    """As it was read out: less than nothing is refused in words."""

    entry: EntryTyped
    chips: SignedTyped


class CountChips(Command, kw_only=True, omit_defaults=True):
    """At a table: some stacks or all, or its chips together; `fresh` begins a new count."""

    table: TableTyped
    stacks: Annotated[tuple[StackTyped, ...], Meta(max_length=22)] = ()
    chips: SignedTyped | None = None
    fresh: bool = False


class RacingSeat(Record, kw_only=True, omit_defaults=True):
    """The odd chips somebody has, and, where the cards were dealt at the table, what he got."""

    entry: EntryTyped
    odd: PiecesTyped
    got: PiecesTyped | None = None
    alone: bool = False
    """He has nothing else."""


class RacingTable(Record, kw_only=True, omit_defaults=True):
    """By seat, or, where nobody said whose they were, all odd chips and all new ones together."""

    table: TableTyped
    seats: Annotated[tuple[RacingSeat, ...], Meta(max_length=22)] = ()
    odd: PiecesTyped | None = None
    got: PiecesTyped | None = None


class RaceChips(Command, kw_only=True, omit_defaults=True):
    """The old chips leave; `deal` lets the console deal the cards, on the chain of the draws."""

    old: ValueTyped
    new: ValueTyped
    tables: Annotated[tuple[RacingTable, ...], Meta(min_length=1, max_length=5000)]
    method: RaceMethod | None = None
    """None: as the book has it."""
    deal: bool = False


class CorrectChips(Command, kw_only=True, omit_defaults=True):
    """So many more are in play, or fewer, and why."""

    chips: SignedTyped
    why: ChipsWhy
    entry: EntryTyped | None = None
    reason: NoteTyped | None = None


class ExchangeFound(Command, kw_only=True):
    """Old chips that turn up after their race: at equal value only, the rest leaves."""

    entry: EntryTyped
    old: ValueTyped
    pieces: Annotated[int, Meta(ge=1, le=1_000_000)]
    new: ValueTyped
