"""Refused where money goes out: nothing owed, paid already, and an evening that can't be called off."""

from tdconsole.domain.language.rejections.refusal import Refusal
from tdconsole.domain.language.tie_order import Doubt
from tdconsole.domain.values import Due, EntryId, Instant, Money, PayoutNo, Place


class NothingOwed(Refusal, kw_only=True):
    entry: EntryId
    due: Due


class PaidAlready(Refusal, kw_only=True):
    """All of it, the last part with this slip."""

    entry: EntryId
    due: Due
    payout: PayoutNo


class OwesBack(Refusal, kw_only=True):
    """More was paid than is owed."""

    entry: EntryId
    due: Due
    over: Money
    currency: str


class PlaceNotSure(Refusal, kw_only=True):
    """Another table may still report the same hand."""

    entry: EntryId
    place: Place
    until: Instant
    """At the latest."""


class PlaceOpen(Refusal, kw_only=True):
    """Several went out in one hand, and it is not settled who of them ranks higher."""

    entry: EntryId
    place: Place
    """The best of those that are open."""
    players: tuple[EntryId, ...]
    doubt: Doubt | None


class PayoutDoesNotAddUp(Refusal, kw_only=True):
    """The payments are not what is left once the tax is withheld."""

    gross: Money
    withheld: Money
    paid: Money
    currency: str


class NothingToTakeBack(Refusal, kw_only=True):
    entry: EntryId
    due: Due


class PrizeWasPaid(Refusal, kw_only=True):
    """What is played for can't be given back when some of it has been paid."""

    entry: EntryId
    payout: PayoutNo


class DividedByDeal(Refusal, kw_only=True):
    """All that was open is divided."""


class OnlyOneLeft(Refusal, kw_only=True):
    entry: EntryId


class StacksNotTold(Refusal, kw_only=True):
    """Of whom what everybody has in front of him is not known yet."""

    entries: tuple[EntryId, ...]


PayingRefusal = (
    NothingOwed
    | PaidAlready
    | OwesBack
    | PlaceNotSure
    | PlaceOpen
    | PayoutDoesNotAddUp
    | NothingToTakeBack
    | PrizeWasPaid
    | DividedByDeal
    | OnlyOneLeft
    | StacksNotTold
)
