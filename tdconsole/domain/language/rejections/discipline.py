"""Refusals about penalties, sanctions and rulings."""

from tdconsole.domain.language.rejections.refusal import Refusal
from tdconsole.domain.values import EntryId, PenaltyNo, PenaltyStep, RulingNo, TableNo


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


class LastPlayer(Refusal, kw_only=True):
    """The last player can't be put out: finish the tournament first, then correct the results."""

    entry: EntryId


class OutStrikeInstead(Refusal, kw_only=True):
    """A player who is out can't be put out again; the place can still be taken away."""

    entry: EntryId


class StillPlays(Refusal, kw_only=True):
    """A player still in holds no place yet, and is put out instead."""

    entry: EntryId


class PlaysByAnotherEntry(Refusal, kw_only=True):
    """The person is out with this entry but plays on with another."""

    entry: EntryId
    again: EntryId


class WasPutOut(Refusal, kw_only=True):
    """The director disqualified this person, who can't enter again."""

    entry: EntryId


class StruckAlready(Refusal, kw_only=True):
    entry: EntryId


class NotOneHand(Refusal, kw_only=True):
    """The two busted in different hands, which rank separately."""

    entry: EntryId
    other: EntryId


class TieNotWhole(Refusal, kw_only=True):
    """Somebody else busted in that hand too."""

    missing: EntryId


class OutAlone(Refusal, kw_only=True):
    """Nobody else has a place from that hand."""

    entry: EntryId


class RankedSo(Refusal, kw_only=True):
    """The ranking is already this one."""


class NoSuchRuling(Refusal, kw_only=True):
    ruling: RulingNo


class NothingSaid(Refusal, kw_only=True):
    """What happened, or what was decided, is empty."""


class RulingIsDecided(Refusal, kw_only=True):
    """The ruling is decided already, so it has to be corrected instead."""

    ruling: RulingNo


class RulingPends(Refusal, kw_only=True):
    """Nothing has been decided in it that could be corrected."""

    ruling: RulingNo


class DecidedHoldsNothing(Refusal, kw_only=True):
    """Only a pending ruling can hold something back."""


class NotAnArticle(Refusal, kw_only=True):
    article: str


class RulingUnchanged(Refusal, kw_only=True):
    ruling: RulingNo


class PrizeHeldBack(Refusal, kw_only=True):
    """The prize is held back until this ruling is decided."""

    entry: EntryId
    ruling: RulingNo
