"""The articles of each source: where the program deals with each, or why it doesn't."""

from pathlib import Path
from typing import Any, Final, Literal, get_args

from msgspec import inspect

from tdconsole.domain.rules.digests import SOURCES, Source
from tdconsole.domain.values import NameTyped, NoteTyped, Record
from tdconsole.files import resource
from tdconsole.flaws import FieldMissing, NotAWord
from tdconsole.library.toml_values import Page

Kind = Literal["digest", "option", "calc", "page", "paper", "command", "advice"]
KINDS: Final[tuple[Kind, ...]] = get_args(Kind)


class Place(Record, kw_only=True):
    """A digest, an option of the rulebooks, a calculation, a page of the window, and so on."""

    kind: Kind
    name: str


class ArticleHeld(Record, kw_only=True):
    no: str
    title: str
    where: tuple[Place, ...]
    outside: str | None
    """Why the program has nothing of it, or not all."""


class _Row(Record, kw_only=True):
    no: NameTyped
    title: NameTyped
    where: tuple[NameTyped, ...] = ()
    outside: NoteTyped | None = None


class _File(Record, kw_only=True):
    article: tuple[_Row, ...]


def sources_held(folder: Path | None = None) -> tuple[Source, ...]:
    """The sources covered article by article."""
    held = (folder or resource("rules")) / "articles"
    return tuple(source for source in SOURCES if (held / f"{source}.toml").is_file())


def articles_held(source: Source, folder: Path | None = None) -> tuple[ArticleHeld, ...]:
    """The articles in the order of the source."""
    page = Page((folder or resource("rules")) / "articles" / f"{source}.toml")
    read: Any = page.read(inspect.type_info(_File), page.data, ())
    return tuple(_held(page, number, row) for number, row in enumerate(read.article))


def _held(page: Page, number: int, row: _Row) -> ArticleHeld:
    steps = ("article", number)
    if not row.where and row.outside is None:
        page.wrong((*steps, "where"), FieldMissing(field="where"))
    where = []
    for item, told in enumerate(row.where):
        kind, _, name = told.partition(":")
        known = next((one for one in KINDS if one == kind), None)
        if known is None or not name:
            page.wrong((*steps, "where", item), NotAWord(field="where"))
        where.append(Place(kind=known, name=name))
    return ArticleHeld(no=row.no, title=row.title, where=tuple(where), outside=row.outside)
