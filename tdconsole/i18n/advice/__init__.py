"""Advice as it would be said on the floor."""

from typing import Final

from tdconsole.i18n.advice import (
    away,
    bubble,
    chips,
    clock,
    colour_up,
    day,
    flights,
    heads,
    paying,
    prizes,
    rulings,
    seats,
    tables,
    ties,
)
from tdconsole.i18n.advice.names import advice_name
from tdconsole.i18n.advice.worded import OwnRows, Rows, Worded, worded
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.i18n.naming import Who, Wording
from tdconsole.projections import advice as due

__all__ = ["Worded", "advice_name", "advice_words", "urgency_name"]

SUBJECTS: Final = (
    clock, bubble, flights, chips, colour_up, day, away, rulings, ties, paying, prizes, heads,
    seats, tables,
)  # fmt: skip
SENTENCES: Final[Rows] = {
    kind: row for subject in SUBJECTS for kind, row in subject.SENTENCES.items()
}
OWN_WORDS: Final[OwnRows] = {
    kind: row_of for subject in SUBJECTS for kind, row_of in subject.OWN_WORDS.items()
}


def urgency_name(words: Catalogue, urgency: due.Urgency) -> str:
    say = words.pgettext
    return say("urgency", "now") if urgency == "now" else say("urgency", "soon")


def advice_words(words: Catalogue, advice: due.Advice, who: Who) -> Worded:
    kind = type(advice)
    row = SENTENCES[kind] if kind in SENTENCES else OWN_WORDS[kind](advice)
    return worded(Wording(words, who), advice, row)
