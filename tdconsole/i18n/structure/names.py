"""The names of the parts of a structure, for its defects."""

from typing import assert_never

from tdconsole.domain.design import defects as bad
from tdconsole.domain.values import AnteKind, MarkKind, Record
from tdconsole.i18n.catalogue import Catalogue


class Mending(Record, kw_only=True):
    """A defect and its remedy, each a whole sentence."""

    sentence: str
    remedy: str


def amount_name(words: Catalogue, what: bad.Amount) -> str:
    say = words.pgettext
    match what:
        case "small_blind":
            return say("what is posted", "the small blind")
        case "big_blind":
            return say("what is posted", "the big blind")
        case "ante":
            return say("what is posted", "the ante")
        case "bring_in":
            return say("what is posted", "the bring-in")
        case "small_bet":
            return say("what is posted", "the small bet")
        case "big_bet":
            return say("what is posted", "the big bet")
        case _:
            assert_never(what)


def ante_payer(words: Catalogue, kind: AnteKind) -> str:
    say = words.pgettext
    match kind:
        case "none":
            return say("who pays the ante", "nobody")
        case "each":
            return say("who pays the ante", "everybody")
        case "big_blind":
            return say("who pays the ante", "the big blind")
        case _:
            assert_never(kind)


def mark_name(words: Catalogue, kind: MarkKind) -> str:
    say = words.pgettext
    match kind:
        case "registration_closes":
            return say("mark", "registration closes")
        case "rebuys_end":
            return say("mark", "rebuys end")
        case "add_on":
            return say("mark", "add-on")
        case "colour_up":
            return say("mark", "colour-up")
        case "end_of_day":
            return say("mark", "end of the day")
        case _:
            assert_never(kind)


def where_it_is(words: Catalogue, one: bad.Defect) -> str:
    if one.level is not None:
        return words.gettext("Level {level}", level=one.level)
    return words.gettext("Row {row}", row=one.row)
