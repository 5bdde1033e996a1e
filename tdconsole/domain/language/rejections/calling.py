from tdconsole.domain.language.rejections.refusal import Refusal
from tdconsole.domain.values import CallNo, EntryId, SeatNo, TableNo


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
