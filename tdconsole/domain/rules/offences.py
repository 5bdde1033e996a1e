"""What penalties are given for: the article of each book, and how far it usually goes."""

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
"""From the mildest to the gravest; no book has a fixed order of escalation (F 88)."""
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
"""Blinds dodged on purpose in moving: they are forfeited, and a round is missed."""


class Usual(Record, kw_only=True):
    """What a book says of an offence, the article first."""

    cite: str
    mildest: Degree
    gravest: Degree
    general: bool = False
    """Of penalties as such: of this offence the book says no more."""

    def includes(self, degree: Degree) -> bool:
        at = DEGREES.index
        return at(self.mildest) <= at(degree) <= at(self.gravest)


class Offence(Record, kw_only=True):
    """By the word that stays in the file for good."""

    id: str
    usual: Mapping[str, Usual]
    """By the id of the book; of each that ships."""


class OffenceList(Record, kw_only=True):
    offences: tuple[Offence, ...]

    def get(self, offence: str) -> Offence | None:
        return next((one for one in self.offences if one.id == offence), None)

    def usual(self, offence: str, rules: Rulebook) -> Usual | None:
        found = self.get(offence)
        return None if found is None else found.usual.get(book_of(rules, found.usual))


def book_of(rules: Rulebook, shipped: Iterable[str]) -> str:
    """A house's own book stands on one that ships: the articles it has from there tell on which."""
    if rules.id in shipped:
        return rules.id
    cited = {str(one.cite).partition(" ")[0] for one in _ruled(rules) if one.cite}
    return next((book for prefix, book in _BOOKS.items() if prefix in cited), TDA)


def _ruled(rules: Rulebook) -> Iterator[Ruled[Any]]:
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
"""All of them stand on TDA's of 2024, and cite it where they have no article of their own."""


def eliminates_by_sanction(rules: Rulebook) -> bool:
    """A step of its own before the disqualification, in which the prize is kept (F 87.d)."""
    return book_of(rules, _BOOKS.values()) == "figp-2014"


def forfeits_blinds(rules: Rulebook) -> bool:
    """Whoever dodged them in moving."""
    return book_of(rules, _BOOKS.values()) == "wsop-2026"
