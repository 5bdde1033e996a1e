"""The words on the papers of a colour-up: the title, and how a race is held."""

from collections.abc import Iterator
from itertools import groupby
from typing import Final

from tdconsole.domain.chips.race_sums import chips_raced
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.i18n.rules.bubble_values import race_method
from tdconsole.projections.chips.race_board import Exchange, RaceSheet

_TOLD: Final = 9
_NO_BREAK: Final = "\N{NO-BREAK SPACE}"


def race_title(words: Catalogue, exchange: Exchange | None) -> str:
    if exchange is None:
        return words.gettext("Colour-up")
    old, new = words.number(exchange.old), words.number(exchange.new)
    return words.gettext("Colour-up: {old} into {new}", old=old, new=new)


def _made(words: Catalogue, sheet: RaceSheet) -> str:
    """The numbers of odd chips from which there is one new one, two, and so on."""
    most = max(table.players for table in sheet.tables) * (sheet.whole - 1)
    of = [_new(sheet, odd) for odd in range(most + 1)]
    told = []
    for number, run in groupby(range(most + 1), key=lambda odd: of[odd]):
        odd = list(run)
        first, last = words.number(odd[0]), words.number(odd[-1])
        span = first if len(odd) == 1 else f"{first}–{last}"
        if number:
            make = words.gettext("{odd} make {new}", odd=span, new=words.number(number))
            told.append(make.replace(" ", _NO_BREAK))
    return ", ".join(told[:_TOLD]) + (" …" if len(told) > _TOLD else "")


def _new(sheet: RaceSheet, odd: int) -> int:
    made = chips_raced(odd, old=1, new=sheet.whole, method=sheet.method, rounding=sheet.rounding)
    return made or 0


_BLANK: Final = 10


def steps_of(words: Catalogue, sheet: RaceSheet) -> Iterator[str]:
    say = words.gettext
    if sheet.exchange is None:
        yield say("Chips that leave: {blank}. Chips that come: {blank}", blank="_" * _BLANK)
    yield say("First everybody exchanges what makes whole new chips; what is left is odd.")
    if sheet.method == "round_up_all":
        yield say("No race: every player with odd chips gets one new chip for them.")
        return
    yield say(
        "One card for each odd chip, from seat 1 on, all of a player’s cards before the next player."
    )
    if sheet.whole:
        yield say("New chips for the odd ones of a table: {list}.", list=_made(words, sheet))
    yield say(
        "The highest cards get the new chips; of one rank spades, then hearts, diamonds, clubs."
    )
    yield say("Nobody gets two.") if sheet.method == "race" else race_method(words, sheet.method)
    yield say("Nobody is put out: a player with nothing else gets a new chip.")
