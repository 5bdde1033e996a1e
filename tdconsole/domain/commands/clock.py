from typing import Annotated

from msgspec import Meta

from tdconsole.domain.commands.wanted import Wanted
from tdconsole.domain.values import NoteTyped


class StartClock(Wanted, kw_only=True):
    pass


class PauseClock(Wanted, kw_only=True):
    reason: NoteTyped | None = None


class ResumeClock(Wanted, kw_only=True):
    pass


class AdjustClock(Wanted, kw_only=True):
    """Time given to the present level, or taken off it."""

    seconds: Annotated[int, Meta(ge=-86_400, le=86_400)]
