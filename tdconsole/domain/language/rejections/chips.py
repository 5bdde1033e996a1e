"""Refusals of counts, races and corrections of chips."""

from tdconsole.domain.language.rejections.refusal import Refusal
from tdconsole.domain.values import Chips, EntryId, TableNo


class NegativeCount(Refusal, kw_only=True):
    """A negative count; `entry` is None for a table's total."""

    table: TableNo
    entry: EntryId | None = None


class CountedNothing(Refusal, kw_only=True):
    """Neither a stack nor a total was named."""

    table: TableNo


class NoChipsLeft(Refusal, kw_only=True):
    """A player still in was counted at zero; he has to be eliminated instead."""

    entry: EntryId


class CountedElsewhere(Refusal, kw_only=True):
    """A player's stack is counted at the table where he sits."""

    entry: EntryId
    table: TableNo


class SumDiffers(Refusal, kw_only=True):
    """The stacks and the total were both named and differ."""

    table: TableNo
    stacks: Chips
    chips: Chips


class NothingPutRight(Refusal, kw_only=True):
    """The correction changes nothing."""


class WhyChips(Refusal, kw_only=True):
    """A correction needs a reason, one of the usual ones or in words."""


class FewerThanPlayers(Refusal, kw_only=True):
    """Fewer chips than players would stay in play."""

    chips: Chips
    players: int


class NeverRaced(Refusal, kw_only=True):
    """Chips of this value are still in play: found ones simply stay their owner's."""

    old: Chips


class NobodyRaces(Refusal, kw_only=True):
    """No odd chip was named."""


class NotALargerChip(Refusal, kw_only=True):
    """The new chip isn't worth two or more whole old ones."""

    old: Chips
    new: Chips


class MoreWinnersThanPlayers(Refusal, kw_only=True):
    """More new chips than players with odd ones, beyond those who are rescued."""

    table: TableNo
    got: int
    players: int


class OddMakesWhole(Refusal, kw_only=True):
    """These old chips make a whole new one, which is exchanged before the race.

    `entry` is None if a table's chips were reported in one sum.
    """

    table: TableNo
    entry: EntryId | None
    whole: int


class OddDoNotAddUp(Refusal, kw_only=True):
    """With the last tables raced, the chips left would not be whole new ones."""

    old: Chips
    new: Chips
    odd: int
    chips: Chips
    """The chips in play by the ledger, before the race at these tables."""
    out: int
    """The change the ledger would need; below zero, chips are missing."""


class AlreadyRaced(Refusal, kw_only=True):
    table: TableNo
    old: Chips


class TwoNewChips(Refusal, kw_only=True):
    entry: EntryId


class SitsElsewhere(Refusal, kw_only=True):
    """The player sits elsewhere or nowhere."""

    entry: EntryId
    table: TableNo


class NotRacing(Refusal, kw_only=True):
    """A player without an odd chip can't get a new one."""

    entry: EntryId


class LeftWithNothing(Refusal, kw_only=True):
    """A race eliminates nobody: a player with nothing else gets a chip."""

    entry: EntryId


class WinnersNotTold(Refusal, kw_only=True):
    """Odd chips were named, but not who got the new ones."""

    table: TableNo
    due: int


class WrongRaceTotal(Refusal, kw_only=True):
    """The odd chips make another number of new ones; with a rescue, one of several."""

    table: TableNo
    odd: int
    got: int
    least: int
    most: int
