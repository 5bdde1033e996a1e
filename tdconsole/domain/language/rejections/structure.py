"""A row of the structure is counted from 1, breaks included."""

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
    """A colour-up that does not say which chip leaves."""

    row: int


class PeriodTwice(Refusal, kw_only=True):
    """Two rows with the number of the same period."""

    row: int


class StructureUnchanged(Refusal, kw_only=True):
    pass


class PresentPeriodGone(Refusal, kw_only=True):
    """The clock is in the period that would be taken out."""


class PresentPeriodOver(Refusal, kw_only=True):
    """The present level has lasted longer than it would."""

    lasted: Millis
    row: int


class RulesUnchanged(Refusal, kw_only=True):
    """Every value asked for holds already."""


class SharesDoNotAddUp(Refusal, kw_only=True):
    """The shares from this many entries upwards, in ten-thousandths, are not the whole."""

    entries: int
    up_to: int | None = None
    """The most entries of this column; None of the last one."""
    total: int


class SharesRise(Refusal, kw_only=True):
    """A place would be paid more than the one above it."""

    entries: int
    up_to: int | None = None
    place: Place


class BandsOutOfOrder(Refusal, kw_only=True):
    """The payout table does not begin at one entry, or its bands do not rise."""

    entries: int


StructureRefusal = (
    BlindsFall
    | NothingToBet
    | SmallBlindTooBig
    | MarkWithoutChip
    | PeriodTwice
    | StructureUnchanged
    | PresentPeriodGone
    | PresentPeriodOver
    | RulesUnchanged
    | SharesDoNotAddUp
    | SharesRise
    | BandsOutOfOrder
)
