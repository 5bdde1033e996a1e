"""The rules browser without a window: search, digests, and two books compared."""

from collections.abc import Callable, Iterator
from functools import cache
from typing import Final, TypeVar

import click

from tdconsole.cli.rules.show_rules import rules_text
from tdconsole.cli.voice.tables import laid_out
from tdconsole.cli.voice.voice import Refusing, Voice
from tdconsole.domain.rules.book import OPTIONS
from tdconsole.domain.rules.digests import SOURCES, Digest, Group, Said, Source, UnknownDigest
from tdconsole.domain.values import Record
from tdconsole.i18n.catalogue import LANGUAGES, Catalogue, catalogue, known_language
from tdconsole.i18n.rules.books import rule_name, rule_source, rule_value
from tdconsole.i18n.rules.digests import (
    group_name,
    nothing_found,
    option_names,
    source_title,
    unknown_digest,
    verdict_said,
)
from tdconsole.library.cited import everything_cited
from tdconsole.library.digest_search import DigestIndex, Found, Kind
from tdconsole.library.digests import digests
from tdconsole.library.rulebooks import rulebook, rulebook_title, rulebooks_named
from tdconsole.library.structure_rows import nearest
from tdconsole.projections.rules.compared import (
    BooksCompared,
    Verdict,
    books_compared,
    digest_compared,
)
from tdconsole.projections.rules.listed import RuleLine, RuleList

Decorated = TypeVar("Decorated", bound=Callable[..., object])

_DIFFERS: Final = "≠"


class TextTold(Record, kw_only=True):
    source: Source
    cite: tuple[str, ...]
    text: str


class FoundTold(Record, kw_only=True):
    """A digest by id, or an option by dotted name."""

    kind: Kind
    id: str
    title: str
    cite: tuple[str, ...] = ()


class FoundList(Record, kw_only=True):
    found: tuple[FoundTold, ...]


class DigestTold(Record, kw_only=True):
    """A digest; `verdict` compares two books, if two are asked for."""

    id: str
    group: Group
    title: str
    said: tuple[TextTold, ...]
    options: tuple[str, ...]
    see: tuple[str, ...]
    verdict: Verdict | None = None


def language_option(command: Decorated) -> Decorated:
    return click.option(
        "--language",
        type=click.Choice(LANGUAGES),
        default=None,
        help="Of the answer; otherwise that of the program.",
    )(command)


@click.group("rules")
def rules() -> None:
    """What the rulebooks say: find a procedure, read it, put two books side by side."""


@rules.command("search")
@click.argument("words", nargs=-1, required=True)
@click.option("--book", type=click.Choice(SOURCES), default=None, help="Only what it speaks of.")
@language_option
@click.option("--json", "as_json", is_flag=True, help="For programs.")
@click.pass_obj
def search(
    voice: Voice,
    words: tuple[str, ...],
    book: Source | None,
    language: str | None,
    *,
    as_json: bool,
) -> None:
    """Find procedures by WORDS of any language, in any order, or by an article such as FIGP 42."""
    query = " ".join(words)
    voice = _in(voice, language)
    index = DigestIndex(digests(), everything_cited(), option_names())
    found = tuple(_found(voice.words, one, book) for one in index.found(query, book))
    if as_json:
        voice.json(FoundList(found=found))
        return
    if not found:
        click.echo(nothing_found(voice.words, query))
    for line in laid_out(_found_rows(voice.words, found, book)):
        click.echo(line)


@rules.command("digest")
@click.argument("name", metavar="ID")
@click.option(
    "--book",
    "books",
    type=click.Choice(SOURCES),
    multiple=True,
    help="Only this; two are compared.",
)
@language_option
@click.option("--json", "as_json", is_flag=True, help="For programs.")
@click.pass_obj
def digest(
    voice: Voice, name: str, books: tuple[Source, ...], language: str | None, *, as_json: bool
) -> None:
    """Read what each book says of the procedure ID, as 'rules search' names it."""
    if len(books) > 2 or len(set(books)) < len(books):
        raise click.UsageError("--book takes one book, or two that are compared.")
    voice = _in(voice, language)
    told = _digest(voice.words, _known(voice, name), books)
    if as_json:
        voice.json(told)
        return
    for line in _digest_text(voice.words, told, books):
        click.echo(line)


@rules.command("options")
@click.argument("first", metavar="BOOK")
@click.argument("second", metavar="[BOOK]", required=False)
@language_option
@click.option("--json", "as_json", is_flag=True, help="For programs.")
@click.pass_obj
def options(
    voice: Voice, first: str, second: str | None, language: str | None, *, as_json: bool
) -> None:
    """List how BOOK sets each option; with a second BOOK beside it, marked where they differ.

    A book is one that comes with the program, or the path of one of your own.
    """
    voice = _in(voice, language)
    if second is None:
        _one_book(voice, first, as_json=as_json)
        return
    compared = books_compared(rulebook(first), rulebook(second))
    if as_json:
        voice.json(compared)
        return
    for line in laid_out(_compared_rows(voice.words, compared)):
        click.echo(line)


def _in(voice: Voice, language: str | None) -> Voice:
    return voice if language is None else Voice(catalogue(known_language(language)))


def _found(words: Catalogue, one: Found, book: Source | None) -> FoundTold:
    if one.kind == "option":
        return FoundTold(kind=one.kind, id=one.id, title=rule_name(words, one.id))
    digest = digests()[one.id]
    said = [said for said in digest.said if book in {None, said.source}]
    return FoundTold(
        kind=one.kind,
        id=one.id,
        title=digest.title.text_in(words.language),
        cite=tuple(cite for one in said for cite in one.cite),
    )


def _found_rows(
    words: Catalogue, found: tuple[FoundTold, ...], book: Source | None
) -> Iterator[tuple[str, ...]]:
    """The rows of a search; without a book, articles are left out, or they'd fill the screen."""
    for one in found:
        if one.kind == "option":
            where = words.pgettext("rules", "option")
        else:
            where = group_name(words, digests()[one.id].group)
        yield (one.id, one.title, where, "" if book is None else ", ".join(one.cite))


def _known(voice: Voice, name: str) -> Digest:
    known = digests().get(name)
    if known is None:
        unknown = UnknownDigest(name=name, near=nearest(name, digests()))
        raise Refusing(f"{UnknownDigest.__name__}: {unknown_digest(voice.words, unknown)}")
    return known


def _digest(words: Catalogue, digest: Digest, books: tuple[Source, ...]) -> DigestTold:
    two = digest_compared(digest, *books) if len(books) == 2 else None
    said = [said for said in digest.said if not books or said.source in books]
    said.sort(key=lambda one: books.index(one.source) if books else 0)
    return DigestTold(
        id=digest.id,
        group=digest.group,
        title=digest.title.text_in(words.language),
        said=tuple(_text(words, one) for one in said),
        options=digest.options,
        see=digest.see,
        verdict=None if two is None else two.verdict,
    )


def _text(words: Catalogue, said: Said) -> TextTold:
    return TextTold(source=said.source, cite=said.cite, text=said.text.text_in(words.language))


@cache
def _book_titles() -> dict[str, str]:
    return {name: rulebook_title(name) for name in rulebooks_named()}


def _title(words: Catalogue, source: str) -> str:
    return source_title(words, source, _book_titles().get(source))


def _digest_text(words: Catalogue, told: DigestTold, books: tuple[Source, ...]) -> Iterator[str]:
    say = words.gettext
    yield say("{title} ({group})", title=told.title, group=group_name(words, told.group))
    for text in told.said:
        yield f"\n{_title(words, text.source)}, {', '.join(text.cite)}"
        yield text.text
    titles = [_title(words, book) for book in books]
    if told.verdict is not None:
        yield "\n" + verdict_said(words, told.verdict, *titles)
    elif books and not told.said:
        yield "\n" + verdict_said(words, "first_silent", *titles)
    if told.options:
        names = "; ".join(rule_name(words, option) for option in told.options)
        yield "\n" + say("Options: {options}", options=names)
    if told.see:
        yield "\n" + say("See also: {procedures}", procedures=", ".join(told.see))


def _one_book(voice: Voice, name: str, *, as_json: bool) -> None:
    book = rulebook(name)
    listed = RuleList(
        id=book.id,
        title=book.title,
        rules=tuple(
            RuleLine(option=option, now=(rule := getattr(book, field)), book=rule, overridden=False)
            for option, field in OPTIONS.items()
        ),
    )
    if as_json:
        voice.json(listed)
        return
    for line in laid_out(rules_text(voice.words, listed)):
        click.echo(line)


def _compared_rows(words: Catalogue, compared: BooksCompared) -> Iterator[tuple[str, ...]]:
    yield (
        words.pgettext("rule", "Rulebook"),
        "",
        compared.first_title,
        compared.first,
        compared.second_title,
        compared.second,
    )
    for line in compared.options:
        yield (
            rule_name(words, line.option),
            _DIFFERS if line.differs else "",
            rule_value(words, line.option, line.first.value),
            rule_source(words, line.first),
            rule_value(words, line.option, line.second.value),
            rule_source(words, line.second),
        )
