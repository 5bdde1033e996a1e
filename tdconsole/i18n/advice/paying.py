"""Advice on money to be paid or given back."""

from typing import assert_never

from tdconsole.i18n.advice.worded import Worded
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.projections import advice as due

PayingAdvice = due.MoneyUnpaid | due.MoneyOwedBack


def paying_advised(words: Catalogue, advice: PayingAdvice) -> Worded:
    say, button = words.gettext, words.pgettext
    amount = words.money(advice.amount, advice.currency)
    match advice:
        case due.MoneyUnpaid(refunds=True):
            return Worded(
                sentence=say("Give back {amount}", amount=amount),
                reason=words.ngettext(
                    "The tournament was called off, and {number} player has not been paid yet.",
                    "The tournament was called off, and {number} players have not been paid yet.",
                    advice.players,
                ),
                button=button("button", "Pay…"),
            )
        case due.MoneyUnpaid():
            return Worded(
                sentence=say("Pay out {amount}", amount=amount),
                reason=words.ngettext(
                    "The tournament is over, and {number} player has not been paid yet.",
                    "The tournament is over, and {number} players have not been paid yet.",
                    advice.players,
                ),
                button=button("button", "Pay…"),
            )
        case due.MoneyOwedBack():
            return Worded(
                sentence=say("Take {amount} back", amount=amount),
                reason=words.ngettext(
                    "{number} player was paid more than is owed now.",
                    "{number} players were paid more than is owed now.",
                    advice.players,
                ),
                button=button("button", "Take back…"),
            )
        case _:
            assert_never(advice)
