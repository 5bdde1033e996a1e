"""The lines that make up the pool, in words."""

from typing import assert_never

from tdconsole.i18n.catalogue import Catalogue
from tdconsole.projections.prizes.pool import PoolLine, PoolStatement


def pool_line(words: Catalogue, line: PoolLine) -> str:
    number = line.number or 0
    match line.source:
        case "entries":
            return words.ngettext("{number} entry", "{number} entries", number)
        case "reentries":
            return words.ngettext("{number} re-entry", "{number} re-entries", number)
        case "rebuys":
            return words.ngettext("{number} rebuy", "{number} rebuys", number)
        case "add_ons":
            return words.ngettext("{number} add-on", "{number} add-ons", number)
        case "deduction":
            share = words.share(line.share or 0)
            return words.pgettext("pool", "{name}, {share}", name=line.name or "", share=share)
        case "added":
            return words.pgettext("pool", "Added by the house")
        case "overlay":
            return words.pgettext("pool", "Overlay, to the guarantee")
        case _:
            assert_never(line.source)


def held_words(words: Catalogue, statement: PoolStatement) -> str:
    """The money held for no-shows; empty without any."""
    if not statement.no_shows:
        return ""
    return words.ngettext(
        "{number} no-show: {amount} is out of the pool and kept for the player.",
        "{number} no-shows: {amount} is out of the pool and kept for the players.",
        statement.no_shows,
        amount=words.money(statement.held, statement.currency),
    )
