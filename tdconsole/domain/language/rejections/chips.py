"""Chips counted, raced and put right."""

from tdconsole.domain.language.rejections.refusal import Refusal
from tdconsole.domain.values import Chips, EntryId, TableNo


class NegativeCount(Refusal, kw_only=True):
    """Nobody has less than nothing; `entry` is none for a table's chips together."""

    table: TableNo
    entry: EntryId | None = None


class CountedNothing(Refusal, kw_only=True):
    """Neither a stack nor a sum."""

    table: TableNo


class NoChipsLeft(Refusal, kw_only=True):
    """Still in, and counted at nothing: then he is out, and is told so."""

    entry: EntryId


class CountedElsewhere(Refusal, kw_only=True):
    """What somebody has is counted where he sits."""

    entry: EntryId
    table: TableNo


class SumDiffers(Refusal, kw_only=True):
    """The stacks and the sum were both named, and they can't both be right."""

    table: TableNo
    stacks: Chips
    chips: Chips


class NothingPutRight(Refusal, kw_only=True):
    """By no chip at all."""


class WhyChips(Refusal, kw_only=True):
    """None of the usual reasons, and none in words."""


class FewerThanPlayers(Refusal, kw_only=True):
    """Each who is left has one chip at the least."""

    chips: Chips
    players: int


class NeverRaced(Refusal, kw_only=True):
    """Chips of a value that is still in play are found by their owner, and stay his."""

    old: Chips


class NobodyRaces(Refusal, kw_only=True):
    """No odd chip was named."""


class NotALargerChip(Refusal, kw_only=True):
    """The new chip is worth some whole number of old ones, more than one."""

    old: Chips
    new: Chips


class MoreWinnersThanPlayers(Refusal, kw_only=True):
    """At most one new chip goes to each who has odd ones, but for whoever is rescued."""

    table: TableNo
    got: int
    players: int


class OddMakesWhole(Refusal, kw_only=True):
    """So many old chips make a new one, which is exchanged before the race.

    `entry` is none where a table's chips were told together.
    """

    table: TableNo
    entry: EntryId | None
    whole: int


class OddDoNotAddUp(Refusal, kw_only=True):
    """With the last tables raced, what is left would not come in whole new chips."""

    old: Chips
    new: Chips
    odd: int
    chips: Chips
    """In play by the ledger, before the race of these tables."""
    out: int
    """By how much the ledger would have to change; below zero, chips are missing."""


class AlreadyRaced(Refusal, kw_only=True):
    table: TableNo
    old: Chips


class TwoNewChips(Refusal, kw_only=True):
    entry: EntryId


class SitsElsewhere(Refusal, kw_only=True):
    """Or nowhere any more."""

    entry: EntryId
    table: TableNo


class NotRacing(Refusal, kw_only=True):
    """Without an odd chip nobody gets a new one."""

    entry: EntryId


class LeftWithNothing(Refusal, kw_only=True):
    """Nobody goes out by a race: who has nothing else gets a chip."""

    entry: EntryId


class WinnersNotTold(Refusal, kw_only=True):
    """Odd chips were named, and not who got the new ones."""

    table: TableNo
    due: int


class WrongRaceTotal(Refusal, kw_only=True):
    """The odd chips make another number of new ones; where somebody is rescued, one of several."""

    table: TableNo
    odd: int
    got: int
    least: int
    most: int


ChipsRefusal = (
    NegativeCount
    | CountedNothing
    | NoChipsLeft
    | CountedElsewhere
    | SumDiffers
    | NothingPutRight
    | WhyChips
    | FewerThanPlayers
    | NeverRaced
    | NobodyRaces
    | NotALargerChip
    | MoreWinnersThanPlayers
    | OddMakesWhole
    | OddDoNotAddUp
    | AlreadyRaced
    | TwoNewChips
    | SitsElsewhere
    | NotRacing
    | LeftWithNothing
    | WinnersNotTold
    | WrongRaceTotal
)
