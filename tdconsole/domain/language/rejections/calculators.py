"""Refusals of the calculators, of formulas for points, and of seasons.

In a formula, `at` counts the characters before the one that is meant.
"""

from typing import Literal

from tdconsole.domain.language.rejections.refusal import Refusal
from tdconsole.domain.values import AdjustmentNo, Chips, SeasonNo, SeatNo

Awaited = Literal["value", "operator", "closing", "comma", "opening"]
"""What a formula has to go on with."""

WhyUntranslated = Literal["absent", "arguments", "assigning", "line", "size", "unread", "unset"]
"""Why a part of another program's formula is not translated.

`absent`: it has no counterpart. `assigning`: it assigns where its manual doesn't say when that
counts. `line`: a statement that seems to go on in another line. `unset`: it is not always assigned.
"""


class SeatTwice(Refusal, kw_only=True):
    """A seat was named twice."""

    seat: SeatNo


class TooManyAtTable(Refusal, kw_only=True):
    players: int
    seats: int


class NobodyHasChips(Refusal, kw_only=True):
    """Half of the pool goes by chips, so somebody must have some."""


class NothingPutIn(Refusal, kw_only=True):
    """No seat put in a chip, so there is no pot."""


class StakeOffUnit(Refusal, kw_only=True):
    """No chips make up this amount; without a seat it is the dead money."""

    put: Chips
    unit: Chips
    seat: SeatNo | None = None


class BlindsBackwards(Refusal, kw_only=True):
    small: Chips
    big: Chips


class MoreThanTwoLeft(Refusal, kw_only=True):
    """Heads-up means two at one table and nobody elsewhere."""

    players: int


class MoreThanEntered(Refusal, kw_only=True):
    """More players sit at the tables than there are entries."""

    players: int
    entries: int


class CardTwice(Refusal, kw_only=True):
    """A card appears twice, but a race is dealt from one deck."""

    card: str


class CardsNotTheOdd(Refusal, kw_only=True):
    """A seat gets one card for each odd chip."""

    seat: SeatNo
    odd: int
    cards: int


class OddDiffers(Refusal, kw_only=True):
    """The seats' odd chips don't come to those of the table."""

    odd: int
    seats: int


class FormulaTooLong(Refusal, kw_only=True):
    most: int


class FormulaTooDeep(Refusal, kw_only=True):
    """There are more brackets within one another than anybody can follow."""

    at: int


class FormulaUnread(Refusal, kw_only=True):
    """Something else has to stand here; an empty `found` is the end."""

    at: int
    found: str
    awaited: Awaited


class NameTaken(Refusal, kw_only=True):
    """A formula names a value by a word that means something already."""

    at: int
    name: str


class NoSuchFigure(Refusal, kw_only=True):
    at: int
    name: str
    near: str = ""
    """The known name that is most like it, if any is."""


class NoSuchFunction(Refusal, kw_only=True):
    at: int
    name: str
    near: str = ""


class OtherArguments(Refusal, kw_only=True):
    """The function takes another number of values."""

    at: int
    name: str
    given: int


class DividedByZero(Refusal, kw_only=True):
    at: int


class NoSuchNumber(Refusal, kw_only=True):
    """The values have no such result: a root of less than nothing, a logarithm of nothing."""

    at: int
    name: str


class PointsTooLarge(Refusal, kw_only=True):
    at: int


class FormulaUntranslated(Refusal, kw_only=True):
    """A part of another program's formula can't be said in ours with the same result."""

    at: int
    found: str
    why: WhyUntranslated


class NoSuchSeason(Refusal, kw_only=True):
    season: SeasonNo


class SeasonNameTaken(Refusal, kw_only=True):
    """Another season has this name."""

    season: SeasonNo
    name: str


class SeasonIsClosed(Refusal, kw_only=True):
    season: SeasonNo
    day: str


class SeasonIsOpen(Refusal, kw_only=True):
    season: SeasonNo


class SeasonStillOpen(Refusal, kw_only=True):
    """Evenings to come may change who qualifies, and nobody said that this doesn't matter."""

    name: str


class SeasonEndsBefore(Refusal, kw_only=True):
    """The last day is before the first one."""

    since: str
    until: str


class StackLimitsCross(Refusal, kw_only=True):
    """The largest stack of the final is below the smallest."""

    least: Chips
    most: Chips


class SeasonStays(Refusal, kw_only=True):
    """All is as it is asked for already."""

    season: SeasonNo


class NoPointsAdjusted(Refusal, kw_only=True):
    """An adjustment by 0."""


class NoSuchAdjustment(Refusal, kw_only=True):
    season: SeasonNo
    adjustment: AdjustmentNo


class AdjustmentIsBack(Refusal, kw_only=True):
    """The adjustment was taken back before."""

    adjustment: AdjustmentNo
