from typing import Annotated

from msgspec import Meta

from tdconsole.domain.language.commands.wanted import Command
from tdconsole.domain.values import Counted, NoteTyped, PeriodTyped, TimeOfDay


class StartClock(Command, kw_only=True):
    """Start now, or when the hall's clock next shows this time, unless it is put off again."""

    at: TimeOfDay | None = None
    override: NoteTyped | None = None


class PauseClock(Command, kw_only=True):
    reason: NoteTyped | None = None


class ResumeClock(Command, kw_only=True):
    """Resume the clock, also from a mark at which it stopped by itself."""


class AdjustClock(Command, kw_only=True):
    """Give time to the present level, or take some off."""

    seconds: Annotated[int, Meta(ge=-86_400, le=86_400)]


class SetClock(Command, kw_only=True):
    """Set the time left in the present level."""

    seconds: Annotated[int, Meta(ge=1, le=86_400)]


class SetLevel(Command, kw_only=True):
    """Go to the beginning of this period, forward or back; the clock keeps running or stopped.

    The period is named by its lasting number: which one is next may change as one presses.
    """

    period: PeriodTyped


class CountHands(Command, kw_only=True):
    """Count hands of a level by hands; a negative number corrects a miscount."""

    hands: Annotated[int, Meta(ge=-10_000, le=10_000)] = 1


class RestoreClock(Command, kw_only=True):
    """Set the clock to what it was before the last gesture that changed it."""


class SettleClock(Command, kw_only=True):
    """Choose which of the machine's disagreeing clocks to believe."""

    by: Counted
