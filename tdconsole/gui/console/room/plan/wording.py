"""What a move of the plan waits for, in words."""

from typing import assert_never

from tdconsole.domain.room.balancing import Planned
from tdconsole.gui.console.room.plan.choosing import Move
from tdconsole.i18n.catalogue import Catalogue


def standing_words(words: Catalogue, move: Move) -> str:
    """Say why it is not made with the others; empty if it is."""
    match move.standing:
        case "ready":
            return ""
        case "asks":
            return words.gettext(
                "big blind of {tables}?", tables=_tables_asked(words, move.planned)
            )
        case "card":
            return words.gettext("by the high card")
        case "behind":
            return words.gettext("after those above")
        case "left":
            return words.pgettext("move", "left out")
        case _:
            assert_never(move.standing)


def _tables_asked(words: Catalogue, move: Planned) -> str:
    return words.listed([str(table) for table in move.asks])
