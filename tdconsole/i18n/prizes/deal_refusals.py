"""Deals: who is in them, what was counted, and what there is to divide."""

from typing import assert_never

from tdconsole.domain.language.rejections import money as owing
from tdconsole.domain.values import Chips, Money
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.i18n.naming import Who


def deal_refusal(words: Catalogue, rejection: owing.DealRefusal, who: Who) -> str:
    say = words.gettext
    match rejection:
        case owing.TooFewForDeal(left=left):
            return words.ngettext(
                "{number} player is left: it takes two to make a deal.",
                "{number} players are left: it takes two to make a deal.",
                left,
            )
        case owing.SeatsNotDivided():
            return say(
                "This is a satellite: seats are not divided. Play until as many are left as there are seats."
            )
        case owing.TooManyForDeal(players=players, most=most):
            return words.ngettext(
                "{number} player is left, and a deal is of {most} at the most: play on for a while.",
                "{number} players are left, and a deal is of {most} at the most: play on for a while.",
                players,
                most=most,
            )
        case owing.DealAgreedAlready():
            return say("A deal has been agreed already: undo it to make another one.")
        case owing.NothingToDivide():
            return say("No prize is open: there is nothing to divide.")
        case owing.NotInDeal(entry=entry):
            return say(
                "{player} is still in: a deal is of all who are left, or there is none.",
                player=who(entry),
            )
        case owing.NoChipsInDeal(entry=entry):
            return say("{player} is still in: type the stack first.", player=who(entry))
        case owing.NoChipsGiven(number=number):
            return say(
                "Stack {number} is nothing: whoever is still in has chips.",
                number=words.number(number),
            )
        case owing.StacksDoNotAddUp():
            return _stacks(words, rejection)
        case owing.SharesNotThePrizes():
            return _shares(words, rejection)
        case owing.HeldTooMuch(held=held, pot=pot, currency=currency):
            return say(
                "{held} can't be held back: there is {pot} to divide.",
                held=words.money(held, currency),
                pot=words.money(pot, currency),
            )
        case owing.PaidBeforeDeal(entry=entry, payout=payout):
            return say(
                "{player} has been paid a prize already, on slip {payout}: undo that first.",
                player=who(entry),
                payout=payout,
            )
        case owing.DealStands():
            return say(
                "A deal has been agreed on the prizes as they were: undo the deal first, or leave this as it is."
            )
        case owing.HeldForWinner(held=held, left=left, currency=currency):
            return words.ngettext(
                "{held} is held back for the winner and {number} player is still in: the tournament ends when one is left.",
                "{held} is held back for the winner and {number} players are still in: the tournament ends when one is left.",
                left,
                held=words.money(held, currency),
            )
        case _:
            assert_never(rejection)


def _stacks(words: Catalogue, rejection: owing.StacksDoNotAddUp) -> str:
    counted, in_play = rejection.counted, rejection.in_play
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


def _shares(words: Catalogue, rejection: owing.SharesNotThePrizes) -> str:
    due, shared, currency = rejection.due, rejection.shared, rejection.currency
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
