"""From an article to what the program has on it: digests to read, options of a rulebook."""

from collections.abc import Iterable, Iterator
from functools import cache, lru_cache
from typing import Final, NamedTuple

from tdconsole.domain.rules.book import OPTIONS, Rulebook
from tdconsole.domain.values import Record
from tdconsole.library.citations import Article, articles
from tdconsole.library.digests import Digests, digests
from tdconsole.library.rulebooks import rulebook, rulebooks_named

_REMEMBERED: Final = 512


class LeadsTo(Record, kw_only=True):
    """Ids of digests and dotted names of options, in reading order."""

    digests: tuple[str, ...] = ()
    options: tuple[str, ...] = ()


class Cited(NamedTuple):
    article: Article
    digest: str = ""
    option: str = ""


@lru_cache(_REMEMBERED)
def leads_to(cite: str) -> LeadsTo:
    """The digests and options for a citation such as "FIGP 53", clicked or typed.

    An article leads to what cites one of its parts ("FIGP 87" to 87.d), and a part to what cites
    its article; "TDA 11" to both years' books. An article that nothing cites leads nowhere.
    """
    asked = articles(cite)
    hits = [one for one in everything_cited() if any(ask.covers(one.article) for ask in asked)]
    return LeadsTo(
        digests=tuple(dict.fromkeys(hit.digest for hit in hits if hit.digest)),
        options=tuple(dict.fromkeys(hit.option for hit in hits if hit.option)),
    )


@cache
def everything_cited() -> tuple[Cited, ...]:
    """Every citation in what comes with the program."""
    books = map(rulebook, rulebooks_named())
    return tuple(cited_in(digests(), books))


def cited_in(read: Digests, books: Iterable[Rulebook]) -> Iterator[Cited]:
    """The citations; an option inherited from another book cites that book's article."""
    for digest in read.values():
        for said in digest.said:
            for cite in said.cite:
                for article in articles(cite):
                    yield Cited(article, digest=digest.id)
    for book in books:
        for option, field in OPTIONS.items():
            rule = getattr(book, field)
            if rule.standing == "article":
                for article in articles(rule.cite):
                    yield Cited(article, option=option)
