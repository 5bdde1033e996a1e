from tdconsole.domain.language.rejections.refusal import Refusal
from tdconsole.domain.values import EntryId


class LastPlayer(Refusal, kw_only=True):
    """Nobody else is there to win: the tournament is finished first, and then the results."""

    entry: EntryId


class OutStrikeInstead(Refusal, kw_only=True):
    """Who is out can't be put out; the place can still be taken away."""

    entry: EntryId


class StillPlays(Refusal, kw_only=True):
    """Who still plays holds no place yet, and is put out instead."""

    entry: EntryId


class PlaysByAnotherEntry(Refusal, kw_only=True):
    """Out with one entry, the same person plays on with another one."""

    entry: EntryId
    again: EntryId


class WasPutOut(Refusal, kw_only=True):
    """By the director: the same person does not enter again."""

    entry: EntryId


class StruckAlready(Refusal, kw_only=True):
    entry: EntryId


class NotOneHand(Refusal, kw_only=True):
    """The two went out in different hands, which rank by themselves."""

    entry: EntryId
    other: EntryId


class TieNotWhole(Refusal, kw_only=True):
    """Somebody else went out in that hand too."""

    missing: EntryId


class OutAlone(Refusal, kw_only=True):
    """Nobody else has a place from that hand."""

    entry: EntryId


class RankedSo(Refusal, kw_only=True):
    """It was said before."""


SanctionRefusal = (
    LastPlayer
    | OutStrikeInstead
    | StillPlays
    | PlaysByAnotherEntry
    | WasPutOut
    | StruckAlready
    | NotOneHand
    | TieNotWhole
    | OutAlone
    | RankedSo
)
