"""Who may come back to the table."""

from tdconsole.i18n.advice.worded import Who, Worded
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.projections import advice as due


def away_advised(words: Catalogue, advice: due.PenaltyServed, who: Who) -> Worded:
    say, seat = words.gettext, f"{advice.seat.table}-{advice.seat.seat}"
    return Worded(
        sentence=say("{player} may come back to {seat}", player=who(advice.entry), seat=seat),
        reason=say("There is no hand left to miss. Dismiss this once the player sits."),
        button="",
    )
