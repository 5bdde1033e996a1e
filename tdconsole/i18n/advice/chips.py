"""Advice on chips missing or surplus in a count."""

from tdconsole.domain.values import Chips
from tdconsole.i18n.advice.worded import Worded
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.projections import advice as due


def chips_advised(words: Catalogue, advice: due.ChipsDiffer) -> Worded:
    by = Chips(abs(advice.counted - advice.expected))
    number = words.number(by)
    sentence = (
        words.gettext("{chips} in chips is missing in the count", chips=number)
        if advice.counted < advice.expected
        else words.gettext("{chips} in chips is too much in the count", chips=number)
    )
    reason = words.gettext(
        "{counted} was counted, and by the ledger {expected} lies on the tables. Count the table that is in doubt again, or put the ledger right.",
        counted=words.number(advice.counted),
        expected=words.number(advice.expected),
    )
    return Worded(
        sentence=sentence, reason=reason, button=words.pgettext("button", "Look at the count")
    )
