from tdconsole.domain.language.rejections.refusal import Refusal
from tdconsole.domain.values import EntryId, SeatNo


class NoMystery(Refusal, kw_only=True):
    """The tournament has no envelopes."""


class EnvelopeIsOpen(Refusal, kw_only=True):
    entry: EntryId


class NoEnvelopeLeft(Refusal, kw_only=True):
    pass


class TakerUnknown(Refusal, kw_only=True):
    """No eliminator is named for this player."""

    entry: EntryId


class EnvelopesWait(Refusal, kw_only=True):
    """Registration is open, so nobody knows how many are left when the envelopes begin."""


class OutBeforeEnvelopes(Refusal, kw_only=True):
    """Too many players were in when that hand began; envelopes begin with fewer."""

    entry: EntryId
    players: int
    first: int


class EnvelopesOpened(Refusal, kw_only=True):
    """The way bounties are paid can't change once an envelope has been opened."""

    opened: int


class HeadsDivided(Refusal, kw_only=True):
    """The bounties were divided in the deal, and are paid by it."""


class HeadsGivenBack(Refusal, kw_only=True):
    """Bounties still on heads were given back when the tournament was called off."""


class EnvelopesDue(Refusal, kw_only=True):
    """The player won envelopes that haven't been opened yet."""

    entry: EntryId
    due: int


class HandNotRanked(Refusal, kw_only=True):
    """No seat that can win a pot is ranked, or a seat is ranked twice or put nothing in."""

    seat: SeatNo
