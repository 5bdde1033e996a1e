from tdconsole.domain.language.rejections.refusal import Refusal
from tdconsole.domain.values import EntryId, SeatNo


class NoMystery(Refusal, kw_only=True):
    """There are no envelopes in this tournament."""


class EnvelopeIsOpen(Refusal, kw_only=True):
    entry: EntryId


class NoEnvelopeLeft(Refusal, kw_only=True):
    pass


class TakerUnknown(Refusal, kw_only=True):
    """Nobody is named who put this player out."""

    entry: EntryId


class EnvelopesWait(Refusal, kw_only=True):
    """Registration is open: how many will be left when the envelopes begin nobody knows."""


class OutBeforeEnvelopes(Refusal, kw_only=True):
    """So many were in when that hand began; envelopes begin with fewer."""

    entry: EntryId
    players: int
    first: int


class EnvelopesOpened(Refusal, kw_only=True):
    """How heads are paid stays, once an envelope was opened."""

    opened: int


class HeadsDivided(Refusal, kw_only=True):
    """What is on the heads was reckoned when the deal was agreed, and is paid by it."""


class HeadsGivenBack(Refusal, kw_only=True):
    """What was on the heads and nobody had won was given back when it was called off."""


class EnvelopesDue(Refusal, kw_only=True):
    """Of those who are out these were won, and what is in their envelopes is not known yet."""

    entry: EntryId
    due: int


class HandNotRanked(Refusal, kw_only=True):
    """Of those who can win a pot nobody is ranked, or a seat is named twice or put nothing in."""

    seat: SeatNo


BountyRefusal = (
    NoMystery
    | EnvelopeIsOpen
    | NoEnvelopeLeft
    | TakerUnknown
    | EnvelopesWait
    | OutBeforeEnvelopes
    | EnvelopesOpened
    | HeadsDivided
    | HeadsGivenBack
    | EnvelopesDue
    | HandNotRanked
)
