"""Refusals of planning and posting prizes."""

from typing import Literal

from tdconsole.domain.language.rejections.refusal import Refusal
from tdconsole.domain.values import Money, Place


class NothingToShareOut(Refusal, kw_only=True):
    """Nobody has entered, or the pool is empty."""


class PrizesDoNotAddUp(Refusal, kw_only=True):
    prizes: Money
    pool: Money
    currency: str


class PrizeRises(Refusal, kw_only=True):
    """A place would be paid more than the one above it."""

    place: Place


class FirstPrizeTooSmall(Refusal, kw_only=True):
    """The first prize has to be more than an entry costs."""

    first: Money
    entry: Money
    currency: str


class MorePlacesThanEntries(Refusal, kw_only=True):
    places: int
    entries: int


class PrizeHeldWrong(Refusal, kw_only=True):
    """A place's prize can't be fixed like that."""

    place: Place
    amount: Money
    why: Literal["twice", "beyond", "rises", "minimum"]
    currency: str


class PrizeOffUnit(Refusal, kw_only=True):
    """Only one place takes the rest below a cash unit: the first, or this one if that is fixed."""

    place: Place
    unit: Money
    currency: str
    takes: Place = Place(1)


class PrizesNeedMore(Refusal, kw_only=True):
    """The prizes need more than the pool, even at their minimum."""

    places: int
    least: Money
    pool: Money
    currency: str


class PrizesHoldLess(Refusal, kw_only=True):
    """The prizes can't use up the pool, even at the most allowed below the fixed ones."""

    places: int
    most: Money
    pool: Money
    currency: str


class StepOffUnit(Refusal, kw_only=True):
    """Prizes in these steps could not be paid in whole cash units."""

    step: Money
    unit: Money
    currency: str


class PlanStands(Refusal, kw_only=True):
    """The prizes are already planned like this."""


class PostedJustSo(Refusal, kw_only=True):
    """These prizes are already posted, for this pool and these entries."""


class PostedBefore(Refusal, kw_only=True):
    """Posted prizes need a reason to be changed."""


class PostedOtherKind(Refusal, kw_only=True):
    """Prizes of the other kind are posted: a satellite's are seats, all others' are not."""


class SeatsArePaid(Refusal, kw_only=True):
    """A satellite's prizes follow from the value of its seats."""


class DeductedTooMuch(Refusal, kw_only=True):
    """The deductions come to more than everything that comes in."""

    total: int
