from tdconsole.domain.language.rejections.refusal import Refusal
from tdconsole.domain.values import CallNo, EntryId, SeatNo, TableNo


class NobodyThere(Refusal, kw_only=True):
    """At the table, or on this seat of it."""

    table: TableNo
    seat: SeatNo | None = None


class ClockCalledAlready(Refusal, kw_only=True):
    """One player at a table can be thinking."""

    table: TableNo
    entry: EntryId | None = None


class SecondsAreFixed(Refusal, kw_only=True):
    """The book leaves the floor no choice."""

    seconds: int


class MoreSecondsThanRuled(Refusal, kw_only=True):
    """The floor may give fewer, and no more."""

    seconds: int


class NoSuchCall(Refusal, kw_only=True):
    """It has ended, or there was none with this number."""

    call: CallNo


class NoShotClock(Refusal, kw_only=True):
    """Neither the book nor the house has one."""


class NoTimeCardLeft(Refusal, kw_only=True):
    entry: EntryId
    cards: int


CallingRefusal = (
    NobodyThere
    | ClockCalledAlready
    | SecondsAreFixed
    | MoreSecondsThanRuled
    | NoSuchCall
    | NoShotClock
    | NoTimeCardLeft
)
