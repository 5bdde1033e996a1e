"""The results of a search: procedures and options, best match first, with article and text."""

from collections.abc import Iterable, Iterator
from itertools import islice

from tdconsole.domain.rules.digests import Digest
from tdconsole.domain.state.tournament import Tournament
from tdconsole.domain.values import Record
from tdconsole.gui.console.engine.tournament_view import TournamentView
from tdconsole.gui.console.rules.browser.books import (
    Books,
    OptionsCompared,
    cited_together,
    index,
    options_compared,
    own_book,
)
from tdconsole.gui.shared.rows import Column, Ink, Rows
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.i18n.rules.books import rule_name, rule_source, rule_value
from tdconsole.i18n.rules.digests import group_name, verdict_word
from tdconsole.library.digest_search import Found, Kind
from tdconsole.library.digests import digests
from tdconsole.projections.rules.compared import Verdict
from tdconsole.projections.rules.listed import RuleLine
from tdconsole.wall.theme import Theme

MARK = 0
"""The column that compares; hidden without a second book."""


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


class FoundRows(Rows[FoundLine]):
    def __init__(self, view: TournamentView, theme: Theme) -> None:
        self._words = view.words
        words, say = view.words, view.words.pgettext
        marks: tuple[Verdict, ...] = ("alike", "differ", "first_silent")
        columns = (
            Column[FoundLine](
                say("column", "Beside"),
                lambda line: verdict_word(words, line.verdict) if line.verdict else "",
                max((verdict_word(words, mark) for mark in marks), key=len),
                ink=lambda line: "waiting" if line.verdict == "differ" else "quiet",
            ),
            Column[FoundLine](
                say("column", "Procedure"),
                lambda line: line.title,
                "A stack nobody has claimed",
                wish="Blinds and antes nobody posted, and dodged ones",
            ),
            Column[FoundLine](
                say("column", "Article"),
                lambda line: line.cite,
                "TDA-2024 RP-11",
                ink=_ink,
                wish="TDA-2024 39-A, RP-14",
            ),
            Column[FoundLine](say("column", "In short"), lambda line: line.text, ink=_ink),
            Column[FoundLine](
                say("column", "Group"),
                lambda line: line.group,
                group_name(words, "tables"),
                ink=lambda _line: "quiet",
                spare=60,
            ),
        )
        super().__init__(columns, lambda line: line.place, theme, view)

    def show_found(
        self,
        found: Iterable[Found],
        books: Books,
        options: OptionsCompared,
        *,
        only_differing: bool,
    ) -> None:
        lines = _lines(self._words, found, books, options)
        if only_differing:
            lines = (line for line in lines if line.verdict not in {"alike", "both_silent"})
        self.fill(lines)


def found_lines(words: Catalogue, tournament: Tournament, typed: str, most: int) -> list[FoundLine]:
    """Return the best matches, by the tournament's own book."""
    books, options = Books(own_book(tournament)), options_compared(tournament, None)
    return list(islice(_lines(words, index().found(typed), books, options), most))


def _lines(
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


def _ink(line: FoundLine) -> Ink:
    return "ink" if line.own else "quiet"
