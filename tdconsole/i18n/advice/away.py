"""Advice on who may come back to the table."""

from typing import Final

from tdconsole.i18n.advice.worded import Advised, OwnRows, Rows
from tdconsole.i18n.catalogue import C_, N_
from tdconsole.i18n.discipline.offences import offence_name
from tdconsole.i18n.naming import Wording
from tdconsole.projections import advice as due


def _served(wording: Wording, advice: due.PenaltyServed) -> str:
    words, say = wording.words, wording.words.gettext
    if advice.lifted:
        reason = say("The penalty is lifted. The dealer's report of the return closes it.")
    else:
        reason = say("There is no hand left to miss. The dealer's report of the return closes it.")
    if advice.offence:
        offence = offence_name(words, advice.offence)
        reason = say("{offence}. {reason}", offence=offence[0].upper() + offence[1:], reason=reason)
    return reason


SENTENCES: Final[Rows] = {
    due.PenaltyServed: Advised(
        sentence=N_("{entry} may come back to {seat}"),
        reason=_served,
        button=C_("button", "Back at the table"),
    ),
}
OWN_WORDS: Final[OwnRows] = {}
