"""Refusals about money paid out."""

from tdconsole.domain.language.rejections.refusal import Refusal
from tdconsole.domain.language.tie_order import Doubt
from tdconsole.domain.values import Due, EntryId, Instant, Money, PayoutNo, Place


class NothingOwed(Refusal, kw_only=True):
    entry: EntryId
    due: Due


class PaidAlready(Refusal, kw_only=True):
    """All of it was paid, the last part with this slip."""

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
    """The place isn't sure: another table may still report the same hand."""

    entry: EntryId
    place: Place
    until: Instant
    """The latest time by which it is."""


class PlaceOpen(Refusal, kw_only=True):
    """The place is open: several busted in one hand and haven't been ranked."""

    entry: EntryId
    place: Place
    """The best of the open places."""
    players: tuple[EntryId, ...]
    doubt: Doubt | None


class PayoutDoesNotAddUp(Refusal, kw_only=True):
    """The payments don't come to the prize less the tax withheld."""

    gross: Money
    withheld: Money
    paid: Money
    currency: str


class NothingToTakeBack(Refusal, kw_only=True):
    entry: EntryId
    due: Due


class PrizeWasPaid(Refusal, kw_only=True):
    """A prize was already paid, so the pool can't be given back."""

    entry: EntryId
    payout: PayoutNo


class DividedByDeal(Refusal, kw_only=True):
    """A deal has already divided everything that was open."""


class OnlyOneLeft(Refusal, kw_only=True):
    entry: EntryId


class StacksNotTold(Refusal, kw_only=True):
    """The stacks of these players aren't known yet."""

    entries: tuple[EntryId, ...]
