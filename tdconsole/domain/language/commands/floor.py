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
    """Eliminate everybody who busted in one hand, with their stacks where these matter.

    They can be put into the hand of an earlier bust, or into one before it.
    """

    hand: Annotated[tuple[Bust, ...], Meta(min_length=1, max_length=10_000)]
    stacks_unknown: bool = False
    """Nobody knows who had more: they share."""
    joined: EntryTyped | None = None
    before: EntryTyped | None = None


class CorrectElimination(Command, kw_only=True):
    """Correct a bust: all that is known of its starting stack and of the winners of the hand."""

    entry: EntryTyped
    stack: StackTyped | None = None
    by: ByTyped = ()


class BeganWith(Record, kw_only=True):
    entry: EntryTyped
    stack: StackTyped


class NameStacks(Command, kw_only=True):
    """Name the stacks that these busted players began the hand with."""

    stacks: Annotated[tuple[BeganWith, ...], Meta(min_length=1, max_length=10_000)]


class ReorderElimination(Command, kw_only=True):
    """Move a bust into the same hand as this one, or before that one; by default, to the end."""

    entry: EntryTyped
    joined: EntryTyped | None = None
    before: EntryTyped | None = None


class ReinstatePlayer(Command, kw_only=True):
    """Put a player back in play, by default in the same seat."""

    entry: EntryTyped
    seat: Seat | None = None


class MovePlayer(Command, kw_only=True):
    entry: EntryTyped
    seat: Seat


class SwapPlayers(Command, kw_only=True):
    """Swap two players' seats."""

    entry: EntryTyped
    other: EntryTyped


class Relocation(Record, kw_only=True):
    entry: EntryTyped
    seat: Seat


class BalanceTables(Command, kw_only=True):
    """Make moves of the current balancing plan, all or some of them."""

    moves: Annotated[tuple[Relocation, ...], Meta(min_length=1, max_length=5000)]


class PlaceButton(Command, kw_only=True):
    """Place the button of the hand that is being played, or was just played.

    The next players have the blinds, unless the big blind is named: a player who posted may have
    gone.
    """

    table: TableTyped
    button: SeatTyped
    big_blind: SeatTyped | None = None


class NameBigBlind(Command, kw_only=True):
    """Name the big blind of the next hand."""

    table: TableTyped
    seat: SeatTyped


class SeePlayers(Command, kw_only=True):
    """Confirm that players sit where they should: these, those at these tables, or everybody."""

    entries: Annotated[tuple[EntryTyped, ...], Meta(min_length=1, max_length=100_000)] | None = None
    tables: TablesTyped | None = None


class SetBreakingOrder(Command, kw_only=True):
    """Set the breaking order; tables not named are broken before these."""

    tables: TablesTyped


class BreakTable(Command, kw_only=True):
    """Break a table: new seats by lot at the others for everybody who plays there."""

    table: TableTyped
    word: WordTyped = ""


class PostponeAdvice(Command, kw_only=True):
    """Put advice off for this long, unless its facts change."""

    advice: AdviceTyped
    facts: FactsTyped
    minutes: Annotated[int, Meta(ge=1, le=240)] = 5


class TakeOnAdvice(Command, kw_only=True):
    """Say that one is on the way to it, so that nobody else goes as well."""

    advice: AdviceTyped
    facts: FactsTyped


class HandBackAdvice(Command, kw_only=True):
    """Leave it to others again."""

    advice: AdviceTyped


class DismissAdvice(Command, kw_only=True):
    """Dismiss advice until its facts change."""

    advice: AdviceTyped
    facts: FactsTyped
    reason: NoteTyped
