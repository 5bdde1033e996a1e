"""Penalties, the hands that are missed for them, and the return."""

from tdconsole.domain.language.rejections.refusal import Refusal
from tdconsole.domain.values import EntryId, PenaltyNo, PenaltyStep, TableNo


class HandsOrRounds(Refusal, kw_only=True):
    """A penalty is so many of the one, or of the other."""


class RoundsAtNoTable(Refusal, kw_only=True):
    """A round is as long as a table is large, and between two days nobody sits at one."""


class UnknownOffence(Refusal, kw_only=True):
    """It stands in no list."""

    offence: str


class NothingToMiss(Refusal, kw_only=True):
    """With this step nobody leaves the table."""

    step: PenaltyStep


class ChipsNotTaken(Refusal, kw_only=True):
    """With this step no chips leave play."""

    step: PenaltyStep


class HowManyChips(Refusal, kw_only=True):
    """Are confiscated."""


class BlindsNotForfeited(Refusal, kw_only=True):
    """It is not in the tournament's book, but in the one that is cited."""


class NoSuchPenalty(Refusal, kw_only=True):
    penalty: PenaltyNo


class PenaltyOver(Refusal, kw_only=True):
    """It was served, or lifted."""

    penalty: PenaltyNo
    lifted: bool = False


class NoHandsCounted(Refusal, kw_only=True):
    """Nought is no hand, and takes none back."""


class MoreThanToMiss(Refusal, kw_only=True):
    penalty: PenaltyNo
    hands: int
    left: int


class FewerServed(Refusal, kw_only=True):
    """Than are to be taken back."""

    penalty: PenaltyNo
    hands: int
    served: int


class NobodyMisses(Refusal, kw_only=True):
    """A hand at this table."""

    table: TableNo


class NoHandToTakeBack(Refusal, kw_only=True):
    """None was counted there, or it was taken back already."""

    table: TableNo


class CountedByItself(Refusal, kw_only=True):
    """Hand for hand, or the last hands of the day, count each hand of this table."""

    table: TableNo


class NoChipsTaken(Refusal, kw_only=True):
    """None can be given back."""

    penalty: PenaltyNo


class StillMisses(Refusal, kw_only=True):
    """Nobody is back with hands left."""

    entry: EntryId
    left: int


class BackAlready(Refusal, kw_only=True):
    penalty: PenaltyNo
    entry: EntryId


PenaltyRefusal = (
    HandsOrRounds
    | RoundsAtNoTable
    | UnknownOffence
    | NothingToMiss
    | ChipsNotTaken
    | HowManyChips
    | BlindsNotForfeited
    | NoSuchPenalty
    | PenaltyOver
    | NoHandsCounted
    | MoreThanToMiss
    | FewerServed
    | NobodyMisses
    | NoHandToTakeBack
    | CountedByItself
    | NoChipsTaken
    | StillMisses
    | BackAlready
)
