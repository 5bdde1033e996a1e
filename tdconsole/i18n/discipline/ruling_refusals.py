"""Rulings that can't be written down so, and a prize that one holds back."""

from typing import assert_never

from tdconsole.domain.language.rejections import rulings as no
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.i18n.naming import Who


def ruling_refusal(words: Catalogue, rejection: no.RulingRefusal, who: Who) -> str:
    say = words.gettext
    match rejection:
        case no.NoSuchRuling(ruling=ruling):
            return say("There is no ruling {ruling}.", ruling=ruling)
        case no.NothingSaid():
            return say("Say what happened; and what was decided, unless it is still pending.")
        case no.RulingIsDecided(ruling=ruling):
            return say("Ruling {ruling} is decided. It can be corrected.", ruling=ruling)
        case no.RulingPends(ruling=ruling):
            return say(
                "Ruling {ruling} is pending: decide it, then there is a decision to correct.",
                ruling=ruling,
            )
        case no.DecidedHoldsNothing():
            return say("Something is held back only as long as nothing is decided.")
        case no.NotAnArticle(article=article):
            return say(
                "“{article}” is no article: name the book and the number, as in F 53 or TDA 71-A.",
                article=article,
            )
        case no.RulingUnchanged(ruling=ruling):
            return say("Ruling {ruling} reads like that already.", ruling=ruling)
        case no.PrizeHeldBack(entry=entry, ruling=ruling):
            return say(
                "The prize of {player} is held back by ruling {ruling}: decide that first.",
                player=who(entry),
                ruling=ruling,
            )
        case _:
            assert_never(rejection)
