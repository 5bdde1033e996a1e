"""The books that a floor reads: the tournament's own, the others, and their names."""

from collections.abc import Iterable
from functools import cache
from typing import Any, NamedTuple

from tdconsole.domain.rules.book import OPTIONS, Rulebook, Ruled
from tdconsole.domain.rules.digests import SOURCES, Digest, Said, Source
from tdconsole.domain.state.tournament import Tournament
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.i18n.rules.digests import option_names, source_title
from tdconsole.library.cited import everything_cited
from tdconsole.library.digest_search import DigestIndex
from tdconsole.library.digests import digests
from tdconsole.library.rulebooks import rulebook, rulebook_title, rulebooks_named
from tdconsole.projections.rules.compared import Verdict, digest_compared
from tdconsole.projections.rules.listed import RuleLine, rule_list

GUIDE: Source = "hand-guide"
"""The hand guide, not a rulebook: shown below whatever the books say."""


class Books(NamedTuple):
    """The tournament's book and the one to compare; None for a house's own, or for none."""

    own: Source | None
    beside: Source | None = None

    def said(self, digest: Digest) -> Said:
        """Return the tournament's text; if it is silent, that of the first book that has one."""
        own = None if self.own is None else digest.by(self.own)
        return own or digest.said[0]

    def first(self, digest: Digest) -> Source:
        """Return the book with which the second one is compared."""
        if self.own is not None:
            return self.own
        others = (said.source for said in digest.said if said.source != self.beside)
        return next(others, digest.said[0].source)

    def verdict(self, digest: Digest) -> Verdict | None:
        if self.beside is None:
            return None
        return digest_compared(digest, self.first(digest), self.beside).verdict


class OptionsCompared(NamedTuple):
    """The options in the tournament, and in the second book."""

    lines: dict[str, RuleLine]
    other: Rulebook | None = None

    def beside(self, option: str) -> Ruled[Any] | None:
        if self.other is None:
            return None
        rule: Ruled[Any] = getattr(self.other, OPTIONS[option])
        return rule

    def verdict(self, option: str) -> Verdict | None:
        other = self.beside(option)
        if other is None:
            return None
        return "alike" if self.lines[option].now.value == other.value else "differ"


def options_compared(tournament: Tournament, beside: Source | None) -> OptionsCompared:
    lines = {line.option: line for line in rule_list(tournament).rules}
    return OptionsCompared(lines, None if beside is None else read_book(beside))


@cache
def read_book(source: Source) -> Rulebook:
    return rulebook(source)


@cache
def called() -> dict[str, tuple[str, ...]]:
    """Return the options by their names in every language."""
    return option_names()


@cache
def index() -> DigestIndex:
    """Return the index, built at the first search."""
    return DigestIndex(digests(), everything_cited(), called())


def own_book(tournament: Tournament) -> Source | None:
    profile = tournament.setup.rules.profile.id
    return next((source for source in SOURCES if source == profile), None)


def cited_together(cites: Iterable[str]) -> str:
    """Join the citations; a second one of the same book leaves the book out."""
    told: list[str] = []
    before = ""
    for cite in cites:
        book, _, place = cite.partition(" ")
        told.append(place if book == before and place else cite)
        before = book
    return ", ".join(told)


@cache
def _titles() -> dict[str, str]:
    return {name: rulebook_title(name) for name in rulebooks_named()}


def book_title(words: Catalogue, source: Source) -> str:
    return source_title(words, source, _titles().get(source))
