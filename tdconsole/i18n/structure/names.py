"""The names of the parts of a structure, and the rows of the tables that word its defects."""

from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple

from tdconsole.domain.design import defects as bad
from tdconsole.domain.values import AnteKind, MarkKind, Record
from tdconsole.i18n.catalogue import C_, Catalogue, InContext
from tdconsole.i18n.fields import Part


class Mending(Record, kw_only=True):
    """A defect and its remedy, each a whole sentence."""

    sentence: str
    remedy: str


class Mended(NamedTuple):
    """How one type of defect is worded; `{where}` is the level or row."""

    sentence: Part
    remedy: Part


Rows = Mapping[type, Mended]
OwnRows = Mapping[type, Callable[[Any], Mended]]
"""What finds the row of a type that is worded in several ways."""

AMOUNTS: Final[dict[bad.Amount, InContext]] = {
    "small_blind": C_("what is posted", "the small blind"),
    "big_blind": C_("what is posted", "the big blind"),
    "ante": C_("what is posted", "the ante"),
    "bring_in": C_("what is posted", "the bring-in"),
    "small_bet": C_("what is posted", "the small bet"),
    "big_bet": C_("what is posted", "the big bet"),
}
PAYERS: Final[dict[AnteKind, InContext]] = {
    "none": C_("who pays the ante", "nobody"),
    "each": C_("who pays the ante", "everybody"),
    "big_blind": C_("who pays the ante", "the big blind"),
}
MARKS: Final[dict[MarkKind, InContext]] = {
    "registration_closes": C_("mark", "registration closes"),
    "rebuys_end": C_("mark", "rebuys end"),
    "add_on": C_("mark", "add-on"),
    "colour_up": C_("mark", "colour-up"),
    "end_of_day": C_("mark", "end of the day"),
}


def where_it_is(words: Catalogue, one: bad.Defect) -> str:
    if one.level is not None:
        return words.gettext("Level {level}", level=one.level)
    return words.gettext("Row {row}", row=one.row)
