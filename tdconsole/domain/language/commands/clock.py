from typing import Annotated

from msgspec import Meta

from tdconsole.domain.language.commands.wanted import Command
from tdconsole.domain.values import Counted, NoteTyped, PeriodTyped, TimeOfDay


class StartClock(Command, kw_only=True):
    """Now, or when the hall's clock next shows this time; until then it may be put off."""

    at: TimeOfDay | None = None
    override: NoteTyped | None = None


class PauseClock(Command, kw_only=True):
    reason: NoteTyped | None = None


class ResumeClock(Command, kw_only=True):
    """Also on from the mark at which it stopped by itself."""


class AdjustClock(Command, kw_only=True):
    """Time given to the present level, or taken off it."""

    seconds: Annotated[int, Meta(ge=-86_400, le=86_400)]


class SetClock(Command, kw_only=True):
    """What shall be left of the present level."""

    seconds: Annotated[int, Meta(ge=1, le=86_400)]


class SetLevel(Command, kw_only=True):
    """To the beginning of this period, forward or back; the clock runs on or stands as before.

    It is named by its number that lasts, for what is next may change as one presses.
    """

    period: PeriodTyped


class CountHands(Command, kw_only=True):
    """Hands played of a level that is played by hands; fewer than none for what was miscounted."""

    hands: Annotated[int, Meta(ge=-10_000, le=10_000)] = 1


class RestoreClock(Command, kw_only=True):
    """The clock as it was before the last gesture that changed it, as if that had not been."""


class SettleClock(Command, kw_only=True):
    """The answer where the machine's times disagree: which of them is believed."""

    by: Counted
