"""Refusals about the clock, and the clock called on a player."""

from tdconsole.domain.language.rejections.refusal import Refusal
from tdconsole.domain.values import CallNo, EntryId, Millis, PeriodId, SeatNo, TableNo


class ClockAlreadyStarted(Refusal, kw_only=True):
    pass


class ClockNotStarted(Refusal, kw_only=True):
    pass


class ClockAlreadyRunning(Refusal, kw_only=True):
    pass


class ClockNotRunning(Refusal, kw_only=True):
    pass


class NothingToAdjust(Refusal, kw_only=True):
    pass


class LevelHasLess(Refusal, kw_only=True):
    left: Millis


class NoSuchPeriod(Refusal, kw_only=True):
    period: PeriodId


class LevelCountsHands(Refusal, kw_only=True):
    """The level ends by hands, not by time."""


class LevelCountsTime(Refusal, kw_only=True):
    """The level ends by time, not by hands."""


class MoreHandsThanLeft(Refusal, kw_only=True):
    left: int


class FewerHandsThanNone(Refusal, kw_only=True):
    """More hands would be taken back than the level has."""

    played: int


class NothingToRestore(Refusal, kw_only=True):
    """No gesture has changed the clock since it was set up or the structure was edited."""


class StartStands(Refusal, kw_only=True):
    """Players have busted since: restoring a clock that never started would lose that play."""


class NothingInDoubt(Refusal, kw_only=True):
    """The machine's clocks agree."""


class NothingAfterThis(Refusal, kw_only=True):
    """The structure has no further level."""


class LevelTooLong(Refusal, kw_only=True):
    """More than a day would be left of one level."""


class NobodyThere(Refusal, kw_only=True):
    """Nobody sits at the table, or on this seat of it."""

    table: TableNo
    seat: SeatNo | None = None


class ClockCalledAlready(Refusal, kw_only=True):
    """A call is already running at this table: only one player can be thinking."""

    table: TableNo
    entry: EntryId | None = None


class SecondsAreFixed(Refusal, kw_only=True):
    """The book fixes the seconds."""

    seconds: int


class MoreSecondsThanRuled(Refusal, kw_only=True):
    """The floor may give fewer seconds than the book, but no more."""

    seconds: int


class NoSuchCall(Refusal, kw_only=True):
    """The call has ended, or never existed."""

    call: CallNo


class NoShotClock(Refusal, kw_only=True):
    """Neither the book nor the house has a shot clock."""


class NoTimeCardLeft(Refusal, kw_only=True):
    entry: EntryId
    cards: int
