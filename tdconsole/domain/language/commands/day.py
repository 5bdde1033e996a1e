"""Commands at the end of a day: last hands, bags, and everybody home."""

from typing import Annotated

from msgspec import Meta

from tdconsole.domain.language.commands.chips import SignedTyped
from tdconsole.domain.language.commands.wanted import Command
from tdconsole.domain.values import EntryTyped, Record, TableTyped, WordTyped


class CallLastHands(Command, kw_only=True, omit_defaults=True):
    """Announce as many last hands as the turned card said; by default the console draws it."""

    hands: Annotated[int, Meta(ge=1, le=99)] | None = None


class PlayLastHands(Command, kw_only=True, omit_defaults=True):
    """Report that one or more of the last hands are over at these tables."""

    tables: Annotated[tuple[TableTyped, ...], Meta(min_length=1, max_length=5000)]
    hands: Annotated[int, Meta(ge=1, le=99)] = 1


class Bagging(Record, kw_only=True, omit_defaults=True):
    entry: EntryTyped
    chips: SignedTyped
    seal: WordTyped = ""


class BagStacks(Command, kw_only=True, omit_defaults=True):
    """Bag stacks; `anew` corrects the stack or seal of an existing bag."""

    anew: bool = False
    bags: Annotated[tuple[Bagging, ...], Meta(min_length=1, max_length=10_000)]


class EndDay(Command, kw_only=True):
    """End the day: everybody has bagged and gets up."""


class SeatAsBefore(Command, kw_only=True):
    """Seat everybody where the stack was, if the rules want no new draw each day."""
