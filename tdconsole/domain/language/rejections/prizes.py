"""Prizes that can't be planned or posted so."""

from typing import Literal

from tdconsole.domain.language.rejections.refusal import Refusal
from tdconsole.domain.values import Money, Place


class NothingToShareOut(Refusal, kw_only=True):
    """Nobody has entered, or nothing is played for."""


class PrizesDoNotAddUp(Refusal, kw_only=True):
    prizes: Money
    pool: Money
    currency: str


class PrizeRises(Refusal, kw_only=True):
    """A place would be paid more than the one above it."""

    place: Place


class FirstPrizeTooSmall(Refusal, kw_only=True):
    """It is to be more than what was paid for an entry."""

    first: Money
    entry: Money
    currency: str


class MorePlacesThanEntries(Refusal, kw_only=True):
    places: int
    entries: int


class PrizeHeldWrong(Refusal, kw_only=True):
    """A place that is to keep its prize can't be held so."""

    place: Place
    amount: Money
    why: Literal["twice", "beyond", "rises", "minimum"]
    currency: str


class PrizeOffUnit(Refusal, kw_only=True):
    """Only one place takes what is no whole cash unit: the first, or another where that is held."""

    place: Place
    unit: Money
    currency: str
    takes: Place = Place(1)


class PrizesNeedMore(Refusal, kw_only=True):
    """At their least, with what is held and with the least prize, they are more than the pool."""

    places: int
    least: Money
    pool: Money
    currency: str


class PrizesHoldLess(Refusal, kw_only=True):
    """As large as they may be below what is held, they are less than the pool."""

    places: int
    most: Money
    pool: Money
    currency: str


class StepOffUnit(Refusal, kw_only=True):
    """Prizes in such steps could not be paid in whole cash units."""

    step: Money
    unit: Money
    currency: str


class PlanStands(Refusal, kw_only=True):
    """The prizes are planned just like that."""


class PostedJustSo(Refusal, kw_only=True):
    """These prizes are what is posted, for this pool and these entries."""


class PostedBefore(Refusal, kw_only=True):
    """What hangs on the wall is changed for a reason."""


class PostedOtherKind(Refusal, kw_only=True):
    """A satellite's prizes are seats, any other's are not, and one of them hangs on the wall."""


class SeatsArePaid(Refusal, kw_only=True):
    """A satellite's prizes follow from the value of its seats."""


class DeductedTooMuch(Refusal, kw_only=True):
    """Together more than all that comes in."""

    total: int


PrizeRefusal = (
    NothingToShareOut
    | PrizesDoNotAddUp
    | PrizeRises
    | FirstPrizeTooSmall
    | MorePlacesThanEntries
    | PrizeHeldWrong
    | PrizeOffUnit
    | PrizesNeedMore
    | PrizesHoldLess
    | StepOffUnit
    | PlanStands
    | PostedJustSo
    | PostedBefore
    | PostedOtherKind
    | SeatsArePaid
    | DeductedTooMuch
)
