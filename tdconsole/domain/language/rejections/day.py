"""The last hands of a day, and the bags."""

from tdconsole.domain.language.rejections.refusal import Refusal
from tdconsole.domain.values import Chips, EntryId, TableNo


class LastHandsOn(Refusal, kw_only=True):
    pass


class LastHandsOff(Refusal, kw_only=True):
    pass


class LastHandsHoldClock(Refusal, kw_only=True):
    """The clock goes on when the day is over, or when the call is taken back."""


class NobodySeatedYet(Refusal, kw_only=True):
    """Nobody has a seat for this day, so no time can run."""

    day: int


class HandForHandFirst(Refusal, kw_only=True):
    """The day does not end before the bubble does."""


class NoCardTurned(Refusal, kw_only=True):
    """After a redraw to so few tables the clock runs on; a number may be typed all the same."""

    tables: int


class NoLastHandLeft(Refusal, kw_only=True):
    """Of the last hands this table has only so many left."""

    table: TableNo
    left: int


class ShutForLastHands(Refusal, kw_only=True):
    """Nobody gets another seat before the day is over."""


class TablesStillPlay(Refusal, kw_only=True):
    """Last hands are to be played there, and at so many other tables."""

    table: TableNo
    more: int = 0


class ClockStillRuns(Refusal, kw_only=True):
    """The day is over for the clock too."""


class NotInABag(Refusal, kw_only=True):
    """Somebody's stack is in no bag yet; so many others' are not either."""

    entry: EntryId
    more: int = 0


class BaggedAlready(Refusal, kw_only=True):
    entry: EntryId
    chips: Chips


class EmptyBag(Refusal, kw_only=True):
    """Who has no chips is out, and is told so."""

    entry: EntryId


class StackInBag(Refusal, kw_only=True):
    """Whose chips are sealed for the night changes the seat no more."""

    entry: EntryId


class BagHolds(Refusal, kw_only=True):
    """Another number of chips was named than the bag has."""

    entry: EntryId
    chips: Chips


class SealTaken(Refusal, kw_only=True):
    """Today that seal closes another bag."""

    seal: str
    by: EntryId


class BagsAstray(Refusal, kw_only=True):
    """In the bags there is not what is in play."""

    bagged: Chips
    expected: Chips


class NoNightBefore(Refusal, kw_only=True):
    """Seats as before there are from the second day on."""


class SeatsGivenToday(Refusal, kw_only=True):
    """Somebody sits already."""

    day: int


class DrawnEachDay(Refusal, kw_only=True):
    """The rules want new seats for everybody in the morning."""


class DrawnAfterMerge(Refusal, kw_only=True):
    """The flights played in one room after another: their seats are the same ones."""


class NoSeatAsBefore(Refusal, kw_only=True):
    """Nobody who goes on can have the seat of the evening."""


DayRefusal = (
    LastHandsOn
    | LastHandsOff
    | LastHandsHoldClock
    | NobodySeatedYet
    | HandForHandFirst
    | NoCardTurned
    | NoLastHandLeft
    | ShutForLastHands
    | TablesStillPlay
    | ClockStillRuns
    | NotInABag
    | BaggedAlready
    | EmptyBag
    | StackInBag
    | BagHolds
    | SealTaken
    | BagsAstray
    | NoNightBefore
    | SeatsGivenToday
    | DrawnEachDay
    | DrawnAfterMerge
    | NoSeatAsBefore
)
