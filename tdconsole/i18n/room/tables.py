"""A table and its empty seats, as they stand to the others."""

from typing import assert_never

from tdconsole.domain.values import SeatUse
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.projections.room.hall import Standing


def standing_words(words: Catalogue, standing: Standing) -> str:
    match standing.kind:
        case "level" | "fullest":
            return ""
        case "short":
            return words.ngettext("{number} short", "{number} short", standing.short)
        case "alone":
            return words.pgettext("table", "alone")
        case _:
            assert_never(standing.kind)


def use_words(words: Catalogue, use: SeatUse) -> str:
    match use:
        case "open":
            return words.pgettext("seat", "free")
        case "dead":
            return words.pgettext("seat", "dead")
        case "reserved":
            return words.pgettext("seat", "reserved")
        case "unsold":
            return words.pgettext("seat", "unsold stack")
        case _:
            assert_never(use)
