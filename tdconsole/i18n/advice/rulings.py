"""Advice on rulings that await a decision."""

from tdconsole.i18n.advice.worded import Who, Worded
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.i18n.discipline.rulings import held_from
from tdconsole.projections import advice as due


def ruling_advised(words: Catalogue, advice: due.RulingPending, who: Who) -> Worded:
    say = words.gettext
    if advice.where is None:
        sentence = say("Decide ruling {ruling}", ruling=advice.ruling)
    else:
        sentence = say(
            "Decide ruling {ruling}, table {table}", ruling=advice.ruling, table=advice.where
        )
    if advice.held is None:
        reason = say("It is pending. Nothing is held back.")
    else:
        reason = say("Until then is held back: {held}.", held=held_from(words, advice.held, who))
    return Worded(sentence=sentence, reason=reason, button=words.pgettext("button", "Decide…"))
