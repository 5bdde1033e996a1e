"""The results of a search: procedures and options, best match first, with article and text."""

from collections.abc import Iterable, Iterator
from itertools import islice

from tdconsole.domain.rules.digests import Digest
from tdconsole.domain.state.tournament import Tournament
from tdconsole.domain.values import Record
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.i18n.rules.books import rule_name, rule_source, rule_value
from tdconsole.i18n.rules.digests import group_name
from tdconsole.library.digest_search import Found, Kind
from tdconsole.library.digests import digests
from tdconsole.line.rules.books import (
    Books,
    OptionsCompared,
    cited_together,
    index,
    options_compared,
    own_book,
)
from tdconsole.projections.rules.compared import Verdict
from tdconsole.projections.rules.listed import RuleLine


class FoundLine(Record, kw_only=True):
    """A line; `own` is whether the tournament's book has it."""

    place: int
    kind: Kind
    id: str
    title: str
    group: str
    cite: str
    text: str
    own: bool = True
    verdict: Verdict | None = None


def found_lines(words: Catalogue, tournament: Tournament, typed: str, most: int) -> list[FoundLine]:
    """Return the best matches, by the tournament's own book."""
    books, options = Books(own_book(tournament)), options_compared(tournament, None)
    return list(islice(lines_of(words, index().found(typed), books, options), most))


def lines_of(
    words: Catalogue, found: Iterable[Found], books: Books, options: OptionsCompared
) -> Iterator[FoundLine]:
    for place, one in enumerate(found):
        if one.kind == "digest" and (digest := digests()[one.id]).said:
            yield _digest(words, place, digest, books)
        elif one.kind == "option" and one.id in options.lines:
            yield _option(words, place, options.lines[one.id], options.verdict(one.id))


def _digest(words: Catalogue, place: int, digest: Digest, books: Books) -> FoundLine:
    said = books.said(digest)
    return FoundLine(
        place=place,
        kind="digest",
        id=digest.id,
        title=digest.title.text_in(words.language),
        group=group_name(words, digest.group),
        cite=cited_together(said.cite),
        text=said.text.text_in(words.language),
        own=said.source == books.own,
        verdict=books.verdict(digest),
    )


def _option(words: Catalogue, place: int, line: RuleLine, verdict: Verdict | None) -> FoundLine:
    return FoundLine(
        place=place,
        kind="option",
        id=line.option,
        title=rule_name(words, line.option),
        group=words.pgettext("rules", "Option"),
        cite=rule_source(words, line.now),
        text=rule_value(words, line.option, line.now.value),
        verdict=verdict,
    )
