"""Finding people by beginnings of words, in any order, best first."""

from collections import defaultdict
from collections.abc import Sequence
from typing import Final

from tdconsole.house import House
from tdconsole.spelling import folded

# A name hardly has more words, and each one costs another look through the index.
_MOST_WORDS: Final = 8
# A single letter may begin a word of everybody's: the longest known people are ranked.
_MOST_RANKED: Final = 4_000
_AFTER_ALL: Final = "\U0010ffff"

_BY_FAMILY: Final = "SELECT id, letters, folded FROM person WHERE folded >= ? AND folded < ?"
_AND_WORD: Final = " AND instr(' ' || folded, ?)"
_BEST_FIRST: Final = " ORDER BY letters, folded, id LIMIT ?"
_BY_ANY_WORD: Final = (
    "SELECT id FROM person WHERE id IN"
    " (SELECT rowid FROM person_word WHERE person_word MATCH ? LIMIT ?)"
)


_EVERYBODY: Final = "SELECT id, folded FROM person"
_FOUND_BY: Final = "SELECT rowid FROM person_word WHERE person_word MATCH ?"
_INDEXED: Final = (1, 2, 3)
"""The lengths of the beginnings that the index keeps, beside whole words."""


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
    match = " AND ".join(f'"{word}"*' for word in words)
    found = house.rows(_BY_ANY_WORD + _BEST_FIRST, (match, _MOST_RANKED, limit))
    return [row[0] for row in found]


_UNASKABLE: Final = frozenset('"\0')
"""Signs in no word that is looked for, nor in any search: the file was damaged there."""


def not_found(house: House) -> list[int]:
    """The people whom the index of words finds by other words than their own, or doesn't find."""
    found_by, astray = defaultdict[str, set[int]](set), set[int]()
    for number, words in house.rows(_EVERYBODY):
        if not _UNASKABLE.isdisjoint(words):
            astray.add(number)
            continue
        for word in words.split():
            found_by[f'"{word}"'].add(number)
            for letters in _INDEXED:
                found_by[f'"{word[:letters]}"*'].add(number)
    for asked, wanted in found_by.items():
        astray |= wanted ^ {number for (number,) in house.rows(_FOUND_BY, (asked,))}
    return sorted(astray)
