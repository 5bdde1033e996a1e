from tdconsole.domain.language.rejections.refusal import Refusal
from tdconsole.domain.values import Chips, EntryId, Money, PayoutNo


class TooFewForDeal(Refusal, kw_only=True):
    """It takes two."""

    left: int


class SeatsNotDivided(Refusal, kw_only=True):
    """In a satellite: each of those who are left in the end has a whole seat."""


class TooManyForDeal(Refusal, kw_only=True):
    players: int
    most: int


class DealAgreedAlready(Refusal, kw_only=True):
    pass


class NothingToDivide(Refusal, kw_only=True):
    """No prize is open."""


class NotInDeal(Refusal, kw_only=True):
    """Still in, and not named: a deal is of all who are left."""

    entry: EntryId


class NoChipsInDeal(Refusal, kw_only=True):
    """Whoever is still in has chips."""

    entry: EntryId


class NoChipsGiven(Refusal, kw_only=True):
    """The stacks are in an order, and this one is nothing."""

    number: int


class StacksDoNotAddUp(Refusal, kw_only=True):
    counted: Chips
    in_play: Chips


class SharesNotThePrizes(Refusal, kw_only=True):
    """What is shared out is not what the places still open are paid, less what is held back."""

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
    """What would change who is in it, or what is divided."""


class HeldForWinner(Refusal, kw_only=True):
    """Of several who are left nobody has won yet what was held back."""

    held: Money
    left: int
    currency: str


DealRefusal = (
    TooFewForDeal
    | SeatsNotDivided
    | TooManyForDeal
    | DealAgreedAlready
    | NothingToDivide
    | NotInDeal
    | NoChipsInDeal
    | NoChipsGiven
    | StacksDoNotAddUp
    | SharesNotThePrizes
    | HeldTooMuch
    | PaidBeforeDeal
    | DealStands
    | HeldForWinner
)
