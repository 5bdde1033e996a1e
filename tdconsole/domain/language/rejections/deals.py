from tdconsole.domain.language.rejections.refusal import Refusal
from tdconsole.domain.values import Chips, EntryId, Money, PayoutNo


class TooFewForDeal(Refusal, kw_only=True):
    """A deal takes two players."""

    left: int


class SeatsNotDivided(Refusal, kw_only=True):
    """A satellite's seats aren't divided: everybody left in the end has a whole one."""


class TooManyForDeal(Refusal, kw_only=True):
    players: int
    most: int


class DealAgreedAlready(Refusal, kw_only=True):
    pass


class NothingToDivide(Refusal, kw_only=True):
    """No prize is open."""


class NotInDeal(Refusal, kw_only=True):
    """A player still in isn't named: a deal includes everybody left."""

    entry: EntryId


class NoChipsInDeal(Refusal, kw_only=True):
    """A player still in must have chips in the deal."""

    entry: EntryId


class NoChipsGiven(Refusal, kw_only=True):
    """The stack with this number is zero."""

    number: int


class StacksDoNotAddUp(Refusal, kw_only=True):
    counted: Chips
    in_play: Chips


class SharesNotThePrizes(Refusal, kw_only=True):
    """The shares don't add up to the prizes still open less what is held back."""

    due: Money
    shared: Money
    currency: str


class HeldTooMuch(Refusal, kw_only=True):
    """More would be held back than there is."""

    held: Money
    pot: Money
    currency: str


class PaidBeforeDeal(Refusal, kw_only=True):
    entry: EntryId
    payout: PayoutNo


class DealStands(Refusal, kw_only=True):
    """A deal stands, and this would change who is in it or what it divides."""


class HeldForWinner(Refusal, kw_only=True):
    """Several players are left, so nobody has won the money held back."""

    held: Money
    left: int
    currency: str
