"""What screens and lists call things: the words of boards, columns and the trail."""

from tdconsole.domain.values import Break, Period
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.i18n.log import Names, Note, Who, log_sentence, log_sentences
from tdconsole.i18n.papers import document_name

__all__ = [
    "Names",
    "Note",
    "Who",
    "blinds",
    "document_name",
    "log_sentence",
    "log_sentences",
    "place",
]


def blinds(words: Catalogue, period: Period) -> str:
    if isinstance(period, Break):
        return words.pgettext("clock", "break")
    number, say = words.number, words.pgettext
    text = f"{number(period.small_blind)}/{number(period.big_blind)}"
    if not period.big_blind:
        text = say("stakes", "bring-in {bring_in}", bring_in=number(period.bring_in))
    if period.ante:
        text = f"{text} ({number(period.ante)})"
    if not period.big_bet:
        return text
    limits = f"{number(period.small_bet)}/{number(period.big_bet)}"
    return say("stakes", "{limits} limit · {blinds}", limits=limits, blinds=text)


def place(words: Catalogue, number: int, shared_by: int) -> str:
    """Two who share the fifth place hold the fifth and the sixth."""
    if shared_by == 1:
        return str(number)
    return words.pgettext(
        "shared places", "{first}–{last}", first=number, last=number + shared_by - 1
    )
