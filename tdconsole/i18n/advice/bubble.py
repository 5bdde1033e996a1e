"""Advice on hand-for-hand play: when it begins, what a hand waits for, when it can end."""

from typing import assert_never

from tdconsole.i18n.advice.worded import Worded
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.projections import advice as due

BubbleAdvice = due.BubbleNear | due.AllInReady | due.HandOver | due.MoneyReached


def bubble_advised(words: Catalogue, advice: BubbleAdvice) -> Worded:
    say, button = words.gettext, words.pgettext
    match advice:
        case due.BubbleNear():
            return _near(words, advice)
        case due.AllInReady(table=table, others=others):
            reason = say("Every other table is done.")
            if others:
                reason = words.ngettext(
                    "Every other table is done, and {number} more all-in is held.",
                    "Every other table is done, and {number} more all-ins are held.",
                    others,
                )
            return Worded(
                sentence=say("Release the all-in at table {table}", table=table),
                reason=reason,
                button=button("button", "Release"),
            )
        case due.HandOver(hand=hand):
            return Worded(
                sentence=say("Have the next hand dealt"),
                reason=say("Every table is done with hand {number}.", number=words.number(hand)),
                button=button("button", "Next hand"),
            )
        case due.MoneyReached():
            return _reached(words, advice)
        case _:
            assert_never(advice)


def _near(words: Catalogue, advice: due.BubbleNear) -> Worded:
    reason = words.gettext(
        "{left} are left and {paid} are paid. The clock stops.",
        left=words.number(advice.left),
        paid=words.number(advice.paid),
    )
    if advice.minutes:
        reason = words.ngettext(
            "{left} are left and {paid} are paid. The clock stops, and each hand takes {number} minute off it.",
            "{left} are left and {paid} are paid. The clock stops, and each hand takes {number} minutes off it.",
            advice.minutes,
            left=words.number(advice.left),
            paid=words.number(advice.paid),
        )
    return Worded(
        sentence=words.gettext("Play hand for hand"),
        reason=reason,
        button=words.pgettext("button", "Hand for hand"),
    )


def _reached(words: Catalogue, advice: due.MoneyReached) -> Worded:
    say = words.gettext
    choices: tuple[str, ...] = ()
    if advice.jump is not None:
        choices = (say("Go on until {number} are left", number=words.number(advice.jump)),)
    return Worded(
        sentence=say("End hand for hand"),
        reason=say(
            "With {number} left everybody has what it was played for. The clock waits until you start it.",
            number=words.number(advice.left),
        ),
        button=words.pgettext("button", "End it"),
        choices=choices,
    )
