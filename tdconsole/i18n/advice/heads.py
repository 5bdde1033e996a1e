"""Advice on bounties with no named winner, and on envelopes to open."""

from typing import Final

from tdconsole.i18n.advice.worded import Advised, OwnRows, Rows
from tdconsole.i18n.catalogue import C_, N_, P_
from tdconsole.i18n.fields import Part
from tdconsole.i18n.naming import Wording
from tdconsole.i18n.prizes.bounties import put_in_words
from tdconsole.projections import advice as due


def _added(wording: Wording, advice: due.EnvelopesShort) -> str:
    return f"{put_in_words(wording.words, advice.sold, advice.missing, advice.currency)}."


SENTENCES: Final[Rows] = {
    due.EnvelopesShort: Advised(
        sentence=N_("Look at the envelopes: the house adds to them"), reason=_added
    ),
}


def _unclaimed(advice: due.HeadUnclaimed) -> Advised:
    return Advised(
        sentence=N_("Name who took the head of {entry}"),
        reason=[N_("No winner of that hand is recorded."), *_others(advice.others)],
        button=C_("button", "Name the winner"),
    )


def _envelope(advice: due.EnvelopeDue) -> Advised:
    if advice.by == (advice.entry,):
        sentence = N_("Open the envelope of {by}")
        reason = N_("Players left at the end have one, too.")
    else:
        sentence, reason = N_("Open the envelope for {by}"), N_("{entry} is out.")
    return Advised(
        sentence=sentence,
        reason=[reason, *_others(advice.others)],
        button=C_("button", "Open it"),
    )


def _others(others: int) -> list[Part]:
    return [P_("{number} more waits.", "{number} more wait.", "others")] if others else []


OWN_WORDS: Final[OwnRows] = {due.HeadUnclaimed: _unclaimed, due.EnvelopeDue: _envelope}
