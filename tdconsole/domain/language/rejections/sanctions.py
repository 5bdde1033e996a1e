from tdconsole.domain.language.rejections.refusal import Refusal
from tdconsole.domain.values import EntryId


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
