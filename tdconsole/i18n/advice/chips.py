"""Advice on chips missing or surplus in a count."""

from typing import Final

from tdconsole.i18n.advice.worded import Advised, OwnRows, Rows
from tdconsole.i18n.catalogue import C_, N_
from tdconsole.i18n.naming import Wording
from tdconsole.projections import advice as due


def _difference(wording: Wording, advice: due.ChipsDiffer) -> str:
    words = wording.words
    by = words.number(abs(advice.counted - advice.expected))
    if advice.counted < advice.expected:
        return words.gettext("{chips} in chips is missing in the count", chips=by)
    return words.gettext("{chips} in chips is too much in the count", chips=by)


SENTENCES: Final[Rows] = {
    due.ChipsDiffer: Advised(
        sentence=_difference,
        reason=N_(
            "{counted} was counted, and by the ledger {expected} is on the tables. Count the "
            "doubtful table again, or correct the ledger."
        ),
        button=C_("button", "Look at the count"),
    ),
}
OWN_WORDS: Final[OwnRows] = {}
