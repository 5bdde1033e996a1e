"""Refusals at the end of a day: last hands and bags."""

from tdconsole.domain.language.rejections.refusal import Refusal
from tdconsole.domain.values import Chips, EntryId, TableNo


class LastHandsOn(Refusal, kw_only=True):
    pass


class LastHandsOff(Refusal, kw_only=True):
    pass


class LastHandsHoldClock(Refusal, kw_only=True):
    """The clock can't run during the last hands: not until the day is over or they are undone."""


class NobodySeatedYet(Refusal, kw_only=True):
    """Nobody has a seat for this day, so the clock can't run."""

    day: int


class HandForHandFirst(Refusal, kw_only=True):
    """Hand-for-hand play has to end before the day does."""


class NoCardTurned(Refusal, kw_only=True):
    """After a redraw to this few tables no card is turned; a number may be typed all the same."""

    tables: int


class NoLastHandLeft(Refusal, kw_only=True):
    """The table has only this many last hands left."""

    table: TableNo
    left: int


class ShutForLastHands(Refusal, kw_only=True):
    """Nobody gets another seat before the day is over."""


class TablesStillPlay(Refusal, kw_only=True):
    """Last hands remain at this table and at this many others."""

    table: TableNo
    more: int = 0


class ClockStillRuns(Refusal, kw_only=True):
    """The clock still runs, so the day can't end."""


class NotInABag(Refusal, kw_only=True):
    """A player's stack isn't bagged yet, nor are those of `more` others."""

    entry: EntryId
    more: int = 0


class BaggedAlready(Refusal, kw_only=True):
    entry: EntryId
    chips: Chips


class EmptyBag(Refusal, kw_only=True):
    """A bag can't be empty: a player without chips has to be eliminated."""

    entry: EntryId


class StackInBag(Refusal, kw_only=True):
    """A player whose chips are sealed for the night can't change seats."""

    entry: EntryId


class BagHolds(Refusal, kw_only=True):
    """The bag holds another number of chips."""

    entry: EntryId
    chips: Chips


class SealTaken(Refusal, kw_only=True):
    """The seal is on another bag of today."""

    seal: str
    by: EntryId


class BagsAstray(Refusal, kw_only=True):
    """The bags don't add up to the chips in play."""

    bagged: Chips
    expected: Chips


class NoNightBefore(Refusal, kw_only=True):
    """Seats as before exist from the second day on."""


class SeatsGivenToday(Refusal, kw_only=True):
    """Somebody already sits."""

    day: int


class DrawnEachDay(Refusal, kw_only=True):
    """The rules want new seats for everybody in the morning."""


class DrawnAfterMerge(Refusal, kw_only=True):
    """Flights played in one room one after another, so their old seats overlap."""


class NoSeatAsBefore(Refusal, kw_only=True):
    """Nobody who goes on can have the seat of the evening before."""
