"""Finding people by beginnings of words, in any order, best first."""

from collections.abc import Sequence
from typing import Final

from tdconsole.club.engines import TOLD
from tdconsole.house import House
from tdconsole.spelling import folded

# A name hardly has more words, and each one costs another look through the index.
_MOST_WORDS: Final = 8
# A single letter may begin a word of everybody's: the longest known people are ranked.
_MOST_RANKED: Final = 4_000
_AFTER_ALL: Final = "\U0010ffff"

_BY_FAMILY: Final = "SELECT id, letters, folded FROM person WHERE folded >= ? AND folded < ?"
_AND_WORD: Final = " AND instr(' ' || folded, ?) > 0"
_BEST_FIRST: Final = " ORDER BY letters, folded, id LIMIT ?"


def search(house: House, query: str, limit: int) -> list[int]:
    """Those whose family name begins with a typed word first; among them the shorter names."""
    words = _asked(query)
    if not words or limit < 1:
        return []
    found = _by_family(house, words, limit)
    if len(found) < limit:
        everybody = _by_any_word(house, words, limit + len(found))
        found = list(dict.fromkeys(found + everybody))[:limit]
    return found


def _asked(query: str) -> list[str]:
    """The words to look for; one that begins another adds nothing."""
    words = list(dict.fromkeys(folded(query).split()))
    return [
        word
        for word in words
        if not any(other != word and other.startswith(word) for other in words)
    ][:_MOST_WORDS]


def _by_family(house: House, words: Sequence[str], limit: int) -> list[int]:
    one = _BY_FAMILY + _AND_WORD * (len(words) - 1)
    given: list[object] = []
    for family in words:
        given += (family, family + _AFTER_ALL)
        given += (" " + word for word in words if word != family)
    found = house.rows(" UNION ".join([one] * len(words)) + _BEST_FIRST, (*given, limit))
    return [row[0] for row in found]


def _by_any_word(house: House, words: Sequence[str], limit: int) -> list[int]:
    these, given = TOLD[house.dialect.name].any_word(words, _MOST_RANKED)
    found = house.rows(f"SELECT id FROM person WHERE id IN ({these}){_BEST_FIRST}", (*given, limit))  # noqa: S608 -- the engine's own words
    return [row[0] for row in found]


def not_found(house: House) -> list[int]:
    """The people whom the index of words finds by other words than their own, or doesn't find."""
    return TOLD[house.dialect.name].not_found(house)
