"""Advice on who may come back to the table."""

from tdconsole.i18n.advice.worded import Who, Worded
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.i18n.discipline.offences import offence_name
from tdconsole.projections import advice as due


def away_advised(words: Catalogue, advice: due.PenaltyServed, who: Who) -> Worded:
    say, seat = words.gettext, f"{advice.seat.table}-{advice.seat.seat}"
    if advice.lifted:
        reason = say("The penalty is lifted. The dealer's report of the return closes it.")
    else:
        reason = say("There is no hand left to miss. The dealer's report of the return closes it.")
    if advice.offence:
        offence = offence_name(words, advice.offence)
        reason = say("{offence}. {reason}", offence=offence[0].upper() + offence[1:], reason=reason)
    return Worded(
        sentence=say("{player} may come back to {seat}", player=who(advice.entry), seat=seat),
        reason=reason,
        button=words.pgettext("button", "Back at the table"),
    )
