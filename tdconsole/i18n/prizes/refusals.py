"""What is refused about prizes, deals, bounties and seats won."""

from typing import Final, assert_never

from tdconsole.domain.language.rejections.prizes import (
    DealAgreedAlready,
    DealStands,
    DeductedTooMuch,
    EnvelopeIsOpen,
    EnvelopesDue,
    EnvelopesOpened,
    EnvelopesWait,
    FirstPrizeTooSmall,
    HandNotRanked,
    HeadsDivided,
    HeadsGivenBack,
    HeldForWinner,
    HeldTooMuch,
    MorePlacesThanEntries,
    NoChipsGiven,
    NoChipsInDeal,
    NoEnvelopeLeft,
    NoMystery,
    NoSuchTarget,
    NoSuchVoucher,
    NothingToDivide,
    NothingToShareOut,
    NotInDeal,
    OutBeforeEnvelopes,
    PaidBeforeDeal,
    PlanStands,
    PostedBefore,
    PostedJustSo,
    PostedOtherKind,
    PrizeHeldWrong,
    PrizeOffUnit,
    PrizeRises,
    PrizesDoNotAddUp,
    PrizesHoldLess,
    PrizesNeedMore,
    SeatsArePaid,
    SeatsNotDivided,
    SeatVoucherOff,
    SharesNotThePrizes,
    StacksDoNotAddUp,
    StepOffUnit,
    TakerUnknown,
    TargetTwice,
    TooFewForDeal,
    TooManyForDeal,
    VoucherNumberGiven,
    VoucherOfOtherCurrency,
    VoucherOfOtherTournament,
    VoucherSpent,
    VoucherTwice,
    VoucherWorthLess,
)
from tdconsole.domain.values import WHOLE, Chips, Money
from tdconsole.i18n.catalogue import N_, P_
from tdconsole.i18n.naming import OwnWords, Sentences, Wording

SENTENCES: Final[Sentences] = {
    NoMystery: N_("This tournament has no envelopes: its set-up has no mystery bounty."),
    EnvelopeIsOpen: N_("The envelope for {entry} was opened already."),
    NoEnvelopeLeft: N_("No envelope is left; the set-up says how many there are."),
    TakerUnknown: N_("It is not recorded who put {entry} out: say who won the hand first."),
    EnvelopesWait: N_("Registration is still open: the envelopes begin when it has closed."),
    OutBeforeEnvelopes: P_(
        "{entry} went out with {number} player in; envelopes begin with {first}.",
        "{entry} went out with {number} players in; envelopes begin with {first}.",
        "players",
    ),
    EnvelopesOpened: P_(
        "{number} envelope was opened: how heads are paid and what the envelopes hold stays.",
        "{number} envelopes were opened: how heads are paid and what the envelopes hold stays.",
        "opened",
    ),
    HeadsDivided: N_(
        "The deal divided what is on the heads: who took which before it stays. Undo the deal first."
    ),
    HeadsGivenBack: N_(
        "The tournament was called off, and what was on the heads was given back: who took which before it stays. Undo that first."
    ),
    EnvelopesDue: P_(
        "{number} envelope was won and is not opened, for {entry}: open it first, for what is in the others is given back.",
        "{number} envelopes were won and are not opened, the first for {entry}: open them first, for what is in the others is given back.",
        "due",
    ),
    HandNotRanked: N_(
        "Seat {seat}: each seat puts in once, and of those who can win a pot somebody shows a hand."
    ),
    TooFewForDeal: P_(
        "{number} player is left: it takes two to make a deal.",
        "{number} players are left: it takes two to make a deal.",
        "left",
    ),
    SeatsNotDivided: N_(
        "This is a satellite: seats are not divided. Play until only the seat winners are left."
    ),
    TooManyForDeal: P_(
        "{number} player is left, and a deal is of {most} at the most: play on for a while.",
        "{number} players are left, and a deal is of {most} at the most: play on for a while.",
        "players",
    ),
    DealAgreedAlready: N_("A deal has been agreed already: undo it to make another one."),
    NothingToDivide: N_("No prize is open: there is nothing to divide."),
    NotInDeal: N_("{entry} is still in: a deal is of all who are left, or there is none."),
    NoChipsInDeal: N_("{entry} is still in: type the stack first."),
    NoChipsGiven: N_("Stack {number} can't be 0: a player still in has chips."),
    HeldTooMuch: N_("{held} can't be held back: there is {pot} to divide."),
    PaidBeforeDeal: N_("{entry} has been paid a prize already, on slip {payout}: undo that first."),
    DealStands: N_(
        "A deal has been agreed on the prizes as they were: undo the deal first, or leave this as it is."
    ),
    HeldForWinner: P_(
        "{held} is held back for the winner and {number} player is still in: the tournament ends when one is left.",
        "{held} is held back for the winner and {number} players are still in: the tournament ends when one is left.",
        "left",
    ),
    NothingToShareOut: N_(
        "There is nothing to share out yet: nobody has entered, or the pool is empty."
    ),
    PrizeRises: N_("Place {place} would be paid more than the place above it."),
    MorePlacesThanEntries: P_(
        "{places} places would be paid, and there is {number} entry.",
        "{places} places would be paid, and there are {number} entries.",
        "entries",
    ),
    StepOffUnit: N_(
        "Prizes in steps of {step} can't be paid in multiples of {unit}, the smallest sum paid out."
    ),
    PlanStands: N_("The prizes are planned like that already: nothing was changed."),
    PostedJustSo: N_("Exactly these prizes are posted already: nothing was changed."),
    PostedBefore: N_(
        "Prizes are posted already, and players count on them: give a reason, which goes into the log."
    ),
    PostedOtherKind: N_(
        "Prizes are posted, and those of a satellite are of another kind: undo the posting first, or leave the seats as they are."
    ),
    SeatsArePaid: N_(
        "This is a satellite: its prizes follow from the value of the seat, which the set-up has."
    ),
    FirstPrizeTooSmall: N_(
        "The first prize would be {first} and an entry costs {entry}: it has to be more than that, so pay fewer places."
    ),
    PrizesNeedMore: P_(
        "{number} place needs {least} at least and the pool is {pool}: lower the least prize or what is held.",
        "{number} places need {least} at least and the pool is {pool}: pay fewer places, or lower the least prize or what is held.",
        "places",
    ),
    PrizesHoldLess: P_(
        "With this first prize {number} place is {most} at most and the pool is {pool}: raise the first prize.",
        "With this first prize {number} places are {most} at most and the pool is {pool}: raise it, or pay more places.",
        "places",
    ),
    NoSuchVoucher: N_(
        "No seat voucher {ref} was paid out, or it was taken back: check its number."
    ),
    VoucherTwice: N_("The voucher {ref} is named twice."),
    VoucherWorthLess: N_(
        "The voucher {ref} is worth {worth}, and {asked} is too much for it: take the rest another way."
    ),
    VoucherOfOtherCurrency: N_("The voucher {ref} is for a seat paid in {currency}."),
    VoucherOfOtherTournament: N_(
        "The voucher {ref} is for a seat in {target}: it is taken there, and nowhere else."
    ),
    SeatVoucherOff: N_(
        "A seat is worth {seat}, and its voucher is for exactly that: {amount} was named."
    ),
    VoucherNumberGiven: N_(
        "{ref} is the number of a seat voucher: it gets its number when it is paid out. Leave the number empty."
    ),
    TargetTwice: N_("Two special prizes are called {prize}: give one another name."),
    NoSuchTarget: N_("This tournament has no special prize called {prize}."),
}


def _stacks_do_not_add_up(wording: Wording, one: StacksDoNotAddUp) -> str:
    words = wording.words
    counted, in_play = one.counted, one.in_play
    if counted < in_play:
        return words.gettext(
            "The stacks are {counted}, and {in_play} is in play: {missing} is missing. Count again.",
            counted=words.number(counted),
            in_play=words.number(in_play),
            missing=words.number(Chips(in_play - counted)),
        )
    return words.gettext(
        "The stacks are {counted}, and {in_play} is in play: that is {over} too much. Count again.",
        counted=words.number(counted),
        in_play=words.number(in_play),
        over=words.number(Chips(counted - in_play)),
    )


def _shares_not_the_prizes(wording: Wording, one: SharesNotThePrizes) -> str:
    words = wording.words
    due, shared, currency = one.due, one.shared, one.currency
    if shared < due:
        return words.gettext(
            "{due} is to be divided and {shared} was: {missing} is missing.",
            due=words.money(due, currency),
            shared=words.money(shared, currency),
            missing=words.money(Money(due - shared), currency),
        )
    return words.gettext(
        "{due} is to be divided and {shared} was: that is {over} too much.",
        due=words.money(due, currency),
        shared=words.money(shared, currency),
        over=words.money(Money(shared - due), currency),
    )


def _prize_held_wrong(wording: Wording, one: PrizeHeldWrong) -> str:
    words = wording.words
    say, place = words.gettext, one.place
    amount = words.money(one.amount, one.currency)
    match one.why:
        case "twice":
            return say("Place {place} is held at two sums: name one.", place=place)
        case "beyond":
            return say(
                "Place {place} is not paid, so its {amount} can't be held: release it, or pay "
                "more places.",
                place=place,
                amount=amount,
            )
        case "rises":
            return say(
                "Place {place} would be held at {amount}, more than a better place has: lower it, or raise the other one.",
                place=place,
                amount=amount,
            )
        case "minimum":
            return say(
                "Place {place} would be held at {amount}, less than the least prize.",
                place=place,
                amount=amount,
            )
        case _:
            assert_never(one.why)


def _prize_off_unit(wording: Wording, one: PrizeOffUnit) -> str:
    words = wording.words
    say = words.gettext
    match one:
        case PrizeOffUnit(place=place, unit=unit, currency=currency, takes=takes) if takes > 1:
            return say(
                "The prize of place {place} is not a multiple of {unit}, the smallest sum paid "
                "out: the first prize is held, and what is left over goes to place {takes} alone.",
                place=place,
                unit=words.money(unit, currency),
                takes=takes,
            )
        case PrizeOffUnit(place=place, unit=unit, currency=currency):
            return say(
                "The prize of place {place} is not a multiple of {unit}, the smallest sum paid "
                "out: only the first prize takes what is left over.",
                place=place,
                unit=words.money(unit, currency),
            )


def _deducted_too_much(wording: Wording, one: DeductedTooMuch) -> str:
    words = wording.words
    say = words.gettext
    total = one.total
    return say(
        "The deductions are {total} together: they can't be more than {whole} of what comes in.",
        total=words.share(total),
        whole=words.share(WHOLE),
    )


def _prizes_do_not_add_up(wording: Wording, one: PrizesDoNotAddUp) -> str:
    words = wording.words
    say = words.gettext
    currency = one.currency
    match one:
        case PrizesDoNotAddUp(prizes=prizes, pool=pool) if prizes < pool:
            return say(
                "The prizes are {prizes} together and the pool is {pool}: {missing} is missing.",
                prizes=words.money(prizes, currency),
                pool=words.money(pool, currency),
                missing=words.money(Money(pool - prizes), currency),
            )
        case PrizesDoNotAddUp(prizes=prizes, pool=pool):
            return say(
                "The prizes are {prizes} together and the pool is {pool}: that is {over} too much.",
                prizes=words.money(prizes, currency),
                pool=words.money(pool, currency),
                over=words.money(Money(prizes - pool), currency),
            )


def _voucher_spent(wording: Wording, one: VoucherSpent) -> str:
    words = wording.words
    return words.gettext(
        "The voucher {ref} has been spent: entry {number} of {tournament} was paid with it.",
        ref=one.ref,
        number=words.number(one.entry),
        tournament=one.tournament,
    )


OWN_WORDS: Final[OwnWords] = {
    VoucherSpent: _voucher_spent,
    StacksDoNotAddUp: _stacks_do_not_add_up,
    SharesNotThePrizes: _shares_not_the_prizes,
    PrizeHeldWrong: _prize_held_wrong,
    PrizeOffUnit: _prize_off_unit,
    DeductedTooMuch: _deducted_too_much,
    PrizesDoNotAddUp: _prizes_do_not_add_up,
}
