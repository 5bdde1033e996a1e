"""Articles as they are cited, printed and typed: "FIGP 87.d", "TDA-2024 RP-8", "35 tda", "f42"."""

import re
from typing import Final, NamedTuple

from tdconsole.domain.rules.digests import Source
from tdconsole.spelling import folded

BOOKS: Final[dict[str, Source]] = {
    "TDA-2024": "tda-2024",
    "TDA-2022": "tda-2022",
    "WSOP": "wsop-2026",
    "FIGP": "figp-2014",
    "PL": "pl-club",
    "PC": "pokerclub-it",
    "GB": "goldbet-it",
    "HG": "hand-guide",
}
"""The prefixes that each source's articles are cited under; a section follows: PL-MD 1."""

_SHORT: Final = {"f": "figp", "w": "wsop"}
_SMALL: Final = {"art", "articolo", "article", "rule", "regola", "punkt", "pkt"}
_BOOKS: Final = {book.lower().partition("-")[0] for book in BOOKS}
_YEARS: Final = {"2022", "2024"}
_PARTS: Final = re.compile(r"[0-9]+|[^\W\d_]+")
_CITED: Final = re.compile(r"[A-Z]+(?:-\w+)?(?: \S.*)?")


class Article(NamedTuple):
    """An article's book and its place in it, as folded numbers and letters."""

    book: str
    year: str
    place: tuple[str, ...]

    def covers(self, other: "Article") -> bool:
        """Whether this article covers the other: 87 covers 87.d, and the other way round.

        A heading stands for itself: "Scala" is not the beginning of "Scala reale".
        """
        if not self._in_book_of(other):
            return False
        if self.numbered and other.numbered:
            return _one_begins_the_other(self.place, other.place)
        return self.place == other.place

    def begins(self, other: "Article") -> bool:
        """Whether the other begins with this as it is typed: 4 begins 42, and RP-1 begins RP-14."""
        *before, last = self.place
        count = len(before)
        return (
            self._in_book_of(other)
            and other.place[:count] == tuple(before)
            and len(other.place) > count
            and other.place[count].startswith(last)
        )

    def _in_book_of(self, other: "Article") -> bool:
        return self.book == other.book and (
            self.year == other.year or not self.year or not other.year
        )

    @property
    def numbered(self) -> bool:
        return any(map(str.isdigit, self.place))


def articles(cite: str) -> tuple[Article, ...]:
    """The articles that a citation names; none unless it has a known book and a place in it.

    The book may come first or last, and a single letter may name it.
    """
    first, *more = cite.split("/")
    parts = _parts(first)
    at = next((number for number, part in enumerate(parts) if part in _BOOKS), None)
    if at is None:
        return ()
    book = parts.pop(at)
    year = parts.pop(at) if at < len(parts) and parts[at] in _YEARS else ""
    places = [tuple(parts), *(tuple(_parts(other)) for other in more)]
    return tuple(Article(book, year, place) for place in places if place)


def source_of(cite: str) -> Source | None:
    """The source of a citation in the program's own form; None for any other."""
    if not _CITED.fullmatch(cite):
        return None
    head = cite.partition(" ")[0]
    return BOOKS.get(head) or BOOKS.get(head.partition("-")[0])


def with_book(cite: str, source: Source) -> str:
    """The same place in another book."""
    book = next(book for book, of in BOOKS.items() if of == source)
    return f"{book} {cite.partition(' ')[2]}".strip()


def _parts(cite: str) -> list[str]:
    found = (_SHORT.get(part, part) for part in _PARTS.findall(folded(cite)))
    return [part for part in found if part not in _SMALL]


def _one_begins_the_other(one: tuple[str, ...], other: tuple[str, ...]) -> bool:
    shared = min(len(one), len(other))
    return one[:shared] == other[:shared]
