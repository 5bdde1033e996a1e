from typing import Annotated

from msgspec import Meta

from tdconsole.domain.language.commands.seating import TablesTyped
from tdconsole.domain.language.commands.wanted import Command
from tdconsole.domain.values import (
    Chips,
    EntryTyped,
    NoteTyped,
    Record,
    Seat,
    SeatTyped,
    TableTyped,
    WordTyped,
)

StackTyped = Annotated[Chips, Meta(ge=1, le=10**15)]
ByTyped = Annotated[tuple[EntryTyped, ...], Meta(max_length=22)]
AdviceTyped = Annotated[str, Meta(min_length=1, max_length=200)]
FactsTyped = Annotated[str, Meta(max_length=64)]


class Bust(Record, kw_only=True, omit_defaults=True):
    entry: EntryTyped
    stack: StackTyped | None = None
    by: ByTyped = ()


class EliminatePlayers(Command, kw_only=True):
    """Everybody who went out in one hand, with the stacks it was begun with where they matter.

    They can be put into the hand of somebody who is out already, or into one before that.
    """

    hand: Annotated[tuple[Bust, ...], Meta(min_length=1, max_length=10_000)]
    stacks_unknown: bool = False
    """Nobody can say who had more: they share."""
    joined: EntryTyped | None = None
    before: EntryTyped | None = None


class CorrectElimination(Command, kw_only=True):
    """The stack the last hand was begun with, and who won it: all that is known of them now."""

    entry: EntryTyped
    stack: StackTyped | None = None
    by: ByTyped = ()


class BeganWith(Record, kw_only=True):
    entry: EntryTyped
    stack: StackTyped


class NameStacks(Command, kw_only=True):
    """With how many chips each of these players, who are out, began the hand."""

    stacks: Annotated[tuple[BeganWith, ...], Meta(min_length=1, max_length=10_000)]


class ReorderElimination(Command, kw_only=True):
    """Out in the same hand as this one, or in one before; with neither, last of all."""

    entry: EntryTyped
    joined: EntryTyped | None = None
    before: EntryTyped | None = None


class ReinstatePlayer(Command, kw_only=True):
    """Back in play; without a seat named, where the player sat."""

    entry: EntryTyped
    seat: Seat | None = None


class MovePlayer(Command, kw_only=True):
    entry: EntryTyped
    seat: Seat


class SwapPlayers(Command, kw_only=True):
    """Each to the seat of the other."""

    entry: EntryTyped
    other: EntryTyped


class Relocation(Record, kw_only=True):
    entry: EntryTyped
    seat: Seat


class BalanceTables(Command, kw_only=True):
    """Moves of the plan as it stands, all or some of them."""

    moves: Annotated[tuple[Relocation, ...], Meta(min_length=1, max_length=5000)]


class PlaceButton(Command, kw_only=True):
    """Where it is in the hand that is played, or was just played.

    The blinds are with the next players, unless the big blind is named: one who posted may be
    gone by now.
    """

    table: TableTyped
    button: SeatTyped
    big_blind: SeatTyped | None = None


class NameBigBlind(Command, kw_only=True):
    """Who posts it in the hand that comes."""

    table: TableTyped
    seat: SeatTyped


class SeePlayers(Command, kw_only=True):
    """They sit where they are to: these, all of these tables, or everybody."""

    entries: Annotated[tuple[EntryTyped, ...], Meta(min_length=1, max_length=100_000)] | None = None
    tables: TablesTyped | None = None


class SetBreakingOrder(Command, kw_only=True):
    """The first is broken first; the tables that are not named come before these."""

    tables: TablesTyped


class BreakTable(Command, kw_only=True):
    """New seats for all who play there, by lot, at the other tables."""

    table: TableTyped
    word: WordTyped = ""


class PostponeAdvice(Command, kw_only=True):
    """Nothing of it for so long, unless what it stands on changes."""

    advice: AdviceTyped
    facts: FactsTyped
    minutes: Annotated[int, Meta(ge=1, le=240)] = 5


class DismissAdvice(Command, kw_only=True):
    """Nothing of it until what it stands on changes."""

    advice: AdviceTyped
    facts: FactsTyped
    reason: NoteTyped
