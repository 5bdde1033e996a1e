"""Refusals of penalties, missed hands and returns."""

from tdconsole.domain.language.rejections.refusal import Refusal
from tdconsole.domain.values import EntryId, PenaltyNo, PenaltyStep, TableNo


class HandsOrRounds(Refusal, kw_only=True):
    """A penalty has either hands or rounds."""


class RoundsAtNoTable(Refusal, kw_only=True):
    """A round is as long as the table, and between two days nobody sits at one."""


class UnknownOffence(Refusal, kw_only=True):
    """The offence is on no list."""

    offence: str


class NothingToMiss(Refusal, kw_only=True):
    """Nobody leaves the table by this step, so there is nothing to miss."""

    step: PenaltyStep


class ChipsNotTaken(Refusal, kw_only=True):
    """No chips leave play by this step."""

    step: PenaltyStep


class HowManyChips(Refusal, kw_only=True):
    """The number of chips to confiscate is missing."""


class BlindsNotForfeited(Refusal, kw_only=True):
    """Forfeiting the blinds isn't in the tournament's book, but in the one cited."""


class NoSuchPenalty(Refusal, kw_only=True):
    penalty: PenaltyNo


class PenaltyOver(Refusal, kw_only=True):
    """The penalty was served or lifted."""

    penalty: PenaltyNo
    lifted: bool = False


class NoHandsCounted(Refusal, kw_only=True):
    """Zero hands were counted."""


class MoreThanToMiss(Refusal, kw_only=True):
    penalty: PenaltyNo
    hands: int
    left: int


class FewerServed(Refusal, kw_only=True):
    """Fewer hands were served than are to be taken back."""

    penalty: PenaltyNo
    hands: int
    served: int


class NobodyMisses(Refusal, kw_only=True):
    """Nobody at this table has a hand to miss."""

    table: TableNo


class NoHandToTakeBack(Refusal, kw_only=True):
    """No hand was counted there, or it was already taken back."""

    table: TableNo


class CountedByItself(Refusal, kw_only=True):
    """Hand-for-hand play or the last hands already count every hand at this table."""

    table: TableNo


class NoChipsTaken(Refusal, kw_only=True):
    """No chips were taken, so none can come back."""

    penalty: PenaltyNo


class StillMisses(Refusal, kw_only=True):
    """The player still has hands to miss."""

    entry: EntryId
    left: int


class BackAlready(Refusal, kw_only=True):
    penalty: PenaltyNo
    entry: EntryId
