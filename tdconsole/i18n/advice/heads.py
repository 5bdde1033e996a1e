"""Advice on bounties with no named winner, and on envelopes to open."""

from typing import assert_never

from tdconsole.i18n.advice.worded import Who, Worded
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.i18n.prizes.bounties import put_in_words
from tdconsole.projections import advice as due

HeadAdvice = due.HeadUnclaimed | due.EnvelopeDue | due.EnvelopesShort


def heads_advised(words: Catalogue, advice: HeadAdvice, who: Who) -> Worded:
    say, button = words.gettext, words.pgettext
    match advice:
        case due.HeadUnclaimed(entry=entry):
            return Worded(
                sentence=say("Name who took the head of {player}", player=who(entry)),
                reason=_others(words, say("Nobody is said to have won that hand."), advice.others),
                button=button("button", "Name the taker"),
            )
        case due.EnvelopeDue(entry=entry, by=by):
            takers = words.listed([who(one) for one in by])
            own = by == (entry,)
            sentence = (
                say("Open the envelope of {player}", player=takers)
                if own
                else say("Open the envelope for {players}", players=takers)
            )
            reason = (
                say("Whoever is left at the end has one too.")
                if own
                else say("{player} is out.", player=who(entry))
            )
            return Worded(
                sentence=sentence,
                reason=_others(words, reason, advice.others),
                button=button("button", "Open it"),
            )
        case due.EnvelopesShort(sold=sold, missing=missing, currency=currency):
            return Worded(
                sentence=say("Look at the envelopes: the house adds to them"),
                reason=f"{put_in_words(words, sold, missing, currency)}.",
                button="",
            )
        case _:
            assert_never(advice)


def _others(words: Catalogue, reason: str, others: int) -> str:
    if not others:
        return reason
    more = words.ngettext("{number} more waits.", "{number} more wait.", others)
    return f"{reason} {more}"
