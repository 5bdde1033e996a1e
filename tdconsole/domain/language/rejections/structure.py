"""Refusals of a structure; rows are counted from 1, breaks included."""

from tdconsole.domain.language.rejections.refusal import Refusal
from tdconsole.domain.values import Chips, Millis, Place


class BlindsFall(Refusal, kw_only=True):
    row: int
    was: Chips
    now: Chips


class NothingToBet(Refusal, kw_only=True):
    """A level with neither blinds nor a bring-in."""

    row: int


class SmallBlindTooBig(Refusal, kw_only=True):
    row: int
    small: Chips
    big: Chips


class MarkWithoutChip(Refusal, kw_only=True):
    """A colour-up that doesn't say which chip leaves."""

    row: int


class PeriodTwice(Refusal, kw_only=True):
    """Two rows have the number of the same period."""

    row: int


class StructureUnchanged(Refusal, kw_only=True):
    pass


class PresentPeriodGone(Refusal, kw_only=True):
    """The period that would be removed is the one the clock is in."""


class PresentPeriodOver(Refusal, kw_only=True):
    """The present level has already lasted longer than it would."""

    lasted: Millis
    row: int


class RulesUnchanged(Refusal, kw_only=True):
    """Every value asked for is already in force."""


class SharesDoNotAddUp(Refusal, kw_only=True):
    """The shares from this many entries upwards, in ten-thousandths, don't make up the whole."""

    entries: int
    up_to: int | None = None
    """The most entries of this column, or None for the last one."""
    total: int


class SharesRise(Refusal, kw_only=True):
    """A place would be paid more than the one above it."""

    entries: int
    up_to: int | None = None
    place: Place


class BandsOutOfOrder(Refusal, kw_only=True):
    """The payout table doesn't begin at one entry, or its bands don't rise."""

    entries: int
