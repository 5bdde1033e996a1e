"""The end of a day: the last hands, the bags, everybody home."""

from typing import Annotated

from msgspec import Meta

from tdconsole.domain.language.commands.chips import SignedTyped
from tdconsole.domain.language.commands.wanted import Command
from tdconsole.domain.values import EntryTyped, Record, TableTyped, WordTyped


class CallLastHands(Command, kw_only=True, omit_defaults=True):
    """So many as the card said that was turned; where nothing is said, the console draws it."""

    hands: Annotated[int, Meta(ge=1, le=99)] | None = None


class PlayLastHands(Command, kw_only=True, omit_defaults=True):
    """One of the last hands is over at these tables, or several."""

    tables: Annotated[tuple[TableTyped, ...], Meta(min_length=1, max_length=5000)]
    hands: Annotated[int, Meta(ge=1, le=99)] = 1


class Bagging(Record, kw_only=True, omit_defaults=True):
    entry: EntryTyped
    chips: SignedTyped
    seal: WordTyped = ""


class BagStacks(Command, kw_only=True, omit_defaults=True):
    """Anew, a bag that is there already is mended: its stack, or its seal."""

    anew: bool = False
    bags: Annotated[tuple[Bagging, ...], Meta(min_length=1, max_length=10_000)]


class EndDay(Command, kw_only=True):
    """Everybody is in a bag, and gets up."""


class SeatAsBefore(Command, kw_only=True):
    """Where the rules want no new draw each day: whoever goes on sits where the stack stood."""
