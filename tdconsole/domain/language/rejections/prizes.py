"""Refusals about prizes, deals, bounties and seats won."""

from typing import Literal

from tdconsole.domain.language.rejections.refusal import Refusal
from tdconsole.domain.values import Chips, EntryId, Money, PayoutNo, Place, SeatNo


class NothingToShareOut(Refusal, kw_only=True):
    """Nobody has entered, or the pool is empty."""


class PrizesDoNotAddUp(Refusal, kw_only=True):
    prizes: Money
    pool: Money
    currency: str


class PrizeRises(Refusal, kw_only=True):
    """A place would be paid more than the one above it."""

    place: Place


class FirstPrizeTooSmall(Refusal, kw_only=True):
    """The first prize has to be more than an entry costs."""

    first: Money
    entry: Money
    currency: str


class MorePlacesThanEntries(Refusal, kw_only=True):
    places: int
    entries: int


class PrizeHeldWrong(Refusal, kw_only=True):
    """A place's prize can't be fixed like that."""

    place: Place
    amount: Money
    why: Literal["twice", "beyond", "rises", "minimum"]
    currency: str


class PrizeOffUnit(Refusal, kw_only=True):
    """Only one place takes the rest below a cash unit: the first, or this one if that is fixed."""

    place: Place
    unit: Money
    currency: str
    takes: Place = Place(1)


class PrizesNeedMore(Refusal, kw_only=True):
    """The prizes need more than the pool, even at their minimum."""

    places: int
    least: Money
    pool: Money
    currency: str


class PrizesHoldLess(Refusal, kw_only=True):
    """The prizes can't use up the pool, even at the most allowed below the fixed ones."""

    places: int
    most: Money
    pool: Money
    currency: str


class StepOffUnit(Refusal, kw_only=True):
    """Prizes in these steps could not be paid in whole cash units."""

    step: Money
    unit: Money
    currency: str


class PlanStands(Refusal, kw_only=True):
    """The prizes are already planned like this."""


class PostedJustSo(Refusal, kw_only=True):
    """These prizes are already posted, for this pool and these entries."""


class PostedBefore(Refusal, kw_only=True):
    """Posted prizes need a reason to be changed."""


class PostedOtherKind(Refusal, kw_only=True):
    """Prizes of the other kind are posted: a satellite's are seats, all others' are not."""


class SeatsArePaid(Refusal, kw_only=True):
    """A satellite's prizes follow from the value of its seats."""


class DeductedTooMuch(Refusal, kw_only=True):
    """The deductions come to more than everything that comes in."""

    total: int


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


class NoSuchVoucher(Refusal, kw_only=True):
    """No seat voucher was issued under this number, or it was taken back."""

    ref: str


class VoucherSpent(Refusal, kw_only=True):
    ref: str
    tournament: str
    entry: EntryId


class VoucherTwice(Refusal, kw_only=True):
    ref: str


class VoucherWorthLess(Refusal, kw_only=True):
    ref: str
    worth: Money
    asked: Money
    currency: str


class VoucherOfOtherCurrency(Refusal, kw_only=True):
    ref: str
    currency: str


class VoucherOfOtherTournament(Refusal, kw_only=True):
    """The voucher's seat is in another tournament, which this house has."""

    ref: str
    target: str


class SeatVoucherOff(Refusal, kw_only=True):
    """A voucher without a number becomes one for the seat and must have its value."""

    seat: Money
    amount: Money
    currency: str


class VoucherNumberGiven(Refusal, kw_only=True):
    """The console numbers a seat voucher itself when it is paid out."""

    ref: str


class TargetTwice(Refusal, kw_only=True):
    prize: str


class NoSuchTarget(Refusal, kw_only=True):
    prize: str
