"""Offences: the article on each in every book, and the usual range of penalties."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Final, Literal

from tdconsole.domain.rules.book import OPTIONS, Rulebook, Ruled
from tdconsole.domain.values import Record

Degree = Literal[
    "warning",
    "hand_annulled",
    "chips",
    "hand",
    "hands",
    "round",
    "rounds",
    "sanction",
    "disqualification",
    "bar",
]
"""From mildest to gravest; no book has a fixed order of escalation (F 88)."""
DEGREES: Final[tuple[Degree, ...]] = (
    "warning",
    "hand_annulled",
    "chips",
    "hand",
    "hands",
    "round",
    "rounds",
    "sanction",
    "disqualification",
    "bar",
)

DODGED: Final = "dodged-blinds"
DODGED_CITE: Final = "WSOP 86"
"""Dodging the blinds on purpose in moving: they are forfeited, and a round is missed."""


class Usual(Record, kw_only=True):
    """A book's range for an offence, with the article."""

    cite: str
    mildest: Degree
    gravest: Degree
    general: bool = False
    """The article is on penalties in general: the book says no more on this offence."""

    def includes(self, degree: Degree) -> bool:
        at = DEGREES.index
        return at(self.mildest) <= at(degree) <= at(self.gravest)


class Offence(Record, kw_only=True):
    """An offence, by the word that stays in the file for good."""

    id: str
    usual: Mapping[str, Usual]
    """The range by the id of each book that ships."""


class OffenceList(Record, kw_only=True):
    offences: tuple[Offence, ...]

    def get(self, offence: str) -> Offence | None:
        return next((one for one in self.offences if one.id == offence), None)

    def usual(self, offence: str, rules: Rulebook) -> Usual | None:
        found = self.get(offence)
        return None if found is None else found.usual.get(book_of(rules, found.usual))


def book_of(rules: Rulebook, shipped: Iterable[str]) -> str:
    """The shipped book that a house's own is based on, as the articles it cites tell."""
    if rules.id in shipped:
        return rules.id
    cited = {str(one.cite).partition(" ")[0] for one in _ruled_options(rules) if one.cite}
    return next((book for prefix, book in _BOOKS.items() if prefix in cited), TDA)


def _ruled_options(rules: Rulebook) -> Iterator[Ruled[Any]]:
    return (getattr(rules, field) for field in OPTIONS.values())


TDA: Final = "tda-2024"
_BOOKS: Final = {
    "WSOP": "wsop-2026",
    "FIGP": "figp-2014",
    "PL": "pl-club",
    "PC": "pokerclub-it",
    "GB": "goldbet-it",
    "TDA-2022": "tda-2022",
}
"""All are based on TDA's of 2024, and cite it where they have no article of their own."""


def eliminates_by_sanction(rules: Rulebook) -> bool:
    """Whether the book has a step before disqualification in which the prize is kept (F 87.d)."""
    return book_of(rules, _BOOKS.values()) == "figp-2014"


def forfeits_blinds(rules: Rulebook) -> bool:
    """Whether a player who dodges the blinds in moving forfeits them."""
    return book_of(rules, _BOOKS.values()) == "wsop-2026"
