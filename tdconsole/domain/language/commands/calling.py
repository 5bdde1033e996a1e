from typing import Annotated

from msgspec import Meta

from tdconsole.domain.language.commands.wanted import Command
from tdconsole.domain.values import CallOutcome, CallTyped, EntryTyped, SeatTyped, TableTyped


class CallTheClock(Command, kw_only=True):
    """Call the clock on a seat's player or a table; less time only where the book says "up to"."""

    table: TableTyped
    seat: SeatTyped | None = None
    seconds: Annotated[int, Meta(ge=1, le=600)] | None = None


class EndCall(Command, kw_only=True):
    """End a call: the player acted, or the hand is dead."""

    call: CallTyped
    outcome: CallOutcome


class PlayTimeCard(Command, kw_only=True):
    entry: EntryTyped
