"""Prizes that can't be planned or posted so: which sums or places, and the way out."""

from typing import assert_never

from tdconsole.domain.language.rejections import money as owing
from tdconsole.domain.values import WHOLE, Money
from tdconsole.i18n.catalogue import Catalogue


def prize_refusal(words: Catalogue, rejection: owing.PrizeRefusal) -> str:
    say = words.gettext
    match rejection:
        case owing.NothingToShareOut():
            return say(
                "There is nothing to share out yet: nobody has entered, or the pool is empty."
            )
        case (
            owing.PrizesDoNotAddUp()
            | owing.FirstPrizeTooSmall()
            | owing.PrizesNeedMore()
            | owing.PrizesHoldLess()
        ):
            return _sums(words, rejection)
        case owing.PrizeRises(place=place):
            return say("Place {place} would be paid more than the place above it.", place=place)
        case owing.MorePlacesThanEntries(places=places, entries=entries):
            return words.ngettext(
                "{places} places would be paid, and there is {number} entry.",
                "{places} places would be paid, and there are {number} entries.",
                entries,
                places=words.number(places),
            )
        case owing.PrizeHeldWrong():
            return _held(words, rejection)
        case owing.PrizeOffUnit(place=place, unit=unit, currency=currency, takes=takes) if (
            takes > 1
        ):
            return say(
                "The prize of place {place} is no multiple of {unit}, the smallest sum paid out: the first prize is held, and what is left over goes to place {takes} alone.",
                place=place,
                unit=words.money(unit, currency),
                takes=takes,
            )
        case owing.PrizeOffUnit(place=place, unit=unit, currency=currency):
            return say(
                "The prize of place {place} is no multiple of {unit}, the smallest sum paid out: only the first prize takes what is left over.",
                place=place,
                unit=words.money(unit, currency),
            )
        case owing.StepOffUnit(step=step, unit=unit, currency=currency):
            return say(
                "Prizes in steps of {step} can't be paid in multiples of {unit}, the smallest sum paid out.",
                step=words.money(step, currency),
                unit=words.money(unit, currency),
            )
        case owing.PlanStands():
            return say("The prizes are planned like that already: nothing was changed.")
        case owing.PostedJustSo():
            return say("Just these prizes are posted already: nothing was changed.")
        case owing.PostedBefore():
            return say(
                "Prizes are posted already, and players count on them: give a reason, which goes into the log."
            )
        case owing.PostedOtherKind():
            return say(
                "Prizes are posted, and those of a satellite are of another kind: undo the posting first, or leave the seats as they are."
            )
        case owing.SeatsArePaid():
            return say(
                "This is a satellite: its prizes follow from the value of the seat, which the set-up has."
            )
        case owing.DeductedTooMuch(total=total):
            return say(
                "The deductions are {total} together: they can't be more than {whole} of what comes in.",
                total=words.share(total),
                whole=words.share(WHOLE),
            )
        case _:
            assert_never(rejection)


def _sums(
    words: Catalogue,
    rejection: owing.PrizesDoNotAddUp
    | owing.FirstPrizeTooSmall
    | owing.PrizesNeedMore
    | owing.PrizesHoldLess,
) -> str:
    say, currency = words.gettext, rejection.currency
    match rejection:
        case owing.PrizesDoNotAddUp(prizes=prizes, pool=pool) if prizes < pool:
            return say(
                "The prizes are {prizes} together and the pool is {pool}: {missing} is missing.",
                prizes=words.money(prizes, currency),
                pool=words.money(pool, currency),
                missing=words.money(Money(pool - prizes), currency),
            )
        case owing.PrizesDoNotAddUp(prizes=prizes, pool=pool):
            return say(
                "The prizes are {prizes} together and the pool is {pool}: that is {over} too much.",
                prizes=words.money(prizes, currency),
                pool=words.money(pool, currency),
                over=words.money(Money(prizes - pool), currency),
            )
        case owing.FirstPrizeTooSmall(first=first, entry=entry):
            return say(
                "The first prize would be {first} and an entry costs {entry}: it has to be more than that, so pay fewer places.",
                first=words.money(first, currency),
                entry=words.money(entry, currency),
            )
        case owing.PrizesNeedMore(places=places, least=least, pool=pool):
            return words.ngettext(
                "{number} place needs {least} at least and the pool is {pool}: lower the least prize or what is held.",
                "{number} places need {least} at least and the pool is {pool}: pay fewer places, or lower the least prize or what is held.",
                places,
                least=words.money(least, currency),
                pool=words.money(pool, currency),
            )
        case owing.PrizesHoldLess(places=places, most=most, pool=pool):
            return words.ngettext(
                "With this first prize {number} place is {most} at most and the pool is {pool}: raise the first prize.",
                "With this first prize {number} places are {most} at most and the pool is {pool}: raise it, or pay more places.",
                places,
                most=words.money(most, currency),
                pool=words.money(pool, currency),
            )
        case _:
            assert_never(rejection)


def _held(words: Catalogue, rejection: owing.PrizeHeldWrong) -> str:
    say, place = words.gettext, rejection.place
    amount = words.money(rejection.amount, rejection.currency)
    match rejection.why:
        case "twice":
            return say("Place {place} is held at two sums: name one.", place=place)
        case "beyond":
            return say(
                "Place {place} is not paid, so its {amount} can't be held: let it go, or pay more places.",
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
            assert_never(rejection.why)
