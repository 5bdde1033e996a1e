"""Rulebooks: one that comes with the program, or a house's own based on one.

Each option is a table with its value and article, or the word that says it is inherited.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from msgspec import inspect
from msgspec.structs import fields

from tdconsole.domain.rules.book import OPTIONS, Rulebook, Ruled
from tdconsole.domain.rules.values import ways
from tdconsole.domain.values import NameTyped
from tdconsole.flaws import (
    FieldMissing,
    FieldTwice,
    NotATable,
    NothingToInherit,
    RuleWithoutArticle,
    UnknownField,
)
from tdconsole.library.structure_rows import nearest
from tdconsole.library.toml import found, named
from tdconsole.library.toml_lines import Steps
from tdconsole.library.toml_values import Page

INHERITED: Final = "inherited"
PRACTICE: Final = "house practice"
_HEAD: Final = ("title", "on")
_KEYS: Final = ("value", "cite")
_GROUPS: Final = {option.partition(".")[0] for option in OPTIONS}
_LINE: Final = inspect.type_info(NameTyped)
_INHERITED: Final = inspect.LiteralType((INHERITED,))
_KINDS: Final = {
    field.name: inspect.type_info(fields(field.type)[0].type)
    for field in fields(Rulebook)
    if field.name in OPTIONS.values()
}
"""The types that each field's value may have."""


def rulebooks_named() -> list[str]:
    return named("rulebooks")


def rulebook_title(name: str) -> str:
    return _title(Page(found("rulebooks", name)))


def rulebook(name: str) -> Rulebook:
    """The book shipped under this name or at this path, with every option resolved."""
    path = found("rulebooks", name)
    return _Reading(Page(path), path.stem, whole=path != Path(name)).book()


def _title(page: Page) -> str:
    title = page.data.get("title")
    if title is None:
        page.wrong((), FieldMissing(field="title"))
    return str(page.read(_LINE, title, ("title",)))


class _Reading:
    def __init__(self, page: Page, name: str, *, whole: bool) -> None:
        """A book that comes with the program must set every option."""
        self._page, self._name = page, name
        self._below = self._base()
        self._whole = whole or self._below is None

    def book(self) -> Rulebook:
        title = _title(self._page)
        told = {option: (steps, given) for option, steps, given in self._options()}
        rules = {field: self._rule(option, field, told) for option, field in OPTIONS.items()}
        return Rulebook(id=self._name, title=title, **rules)

    def _base(self) -> Rulebook | None:
        on = self._page.data.get("on")
        if on is None:
            return None
        books = inspect.LiteralType(tuple(rulebooks_named()))
        return rulebook(self._page.read(books, on, ("on",)))

    def _options(self) -> Iterator[tuple[str, Steps, Any]]:
        """Each option in the file, however its dotted name is written there."""
        seen: set[str] = set()
        for steps, given in self._entries():
            option = ".".join(map(str, steps))
            if option not in OPTIONS:
                meant = nearest(option, [*OPTIONS, *_HEAD])
                self._page.wrong(steps, UnknownField(field=option, near=meant))
            if option in seen:
                self._page.wrong(steps, FieldTwice(field=option))
            seen.add(option)
            yield option, steps, given

    def _entries(self) -> Iterator[tuple[Steps, Any]]:
        for key, given in self._page.data.items():
            if key in _HEAD:
                continue
            if key in _GROUPS and key not in OPTIONS and isinstance(given, dict):
                yield from (((key, inner), one) for inner, one in given.items())
            else:
                yield (key,), given

    def _rule(self, option: str, field: str, told: dict[str, tuple[Steps, Any]]) -> Ruled[Any]:
        if option not in told:
            if self._whole:
                self._page.wrong((), FieldMissing(field=option))
            return self._inherited(option, field, ())
        steps, given = told[option]
        if isinstance(given, str):
            self._page.read(_INHERITED, given, steps)
            return self._inherited(option, field, steps)
        if not isinstance(given, dict):
            self._page.wrong(steps, NotATable(field=option, keys=_KEYS))
        for key in given:
            self._page.key((*steps, key), _KEYS)
        if "value" not in given:
            self._page.wrong(steps, FieldMissing(field=f"{option}.value"))
        value = self._page.read(_KINDS[field], given["value"], (*steps, "value"))
        if field == "hand_begins":
            value = ways(value)
        if "cite" not in given:
            self._page.wrong(steps, RuleWithoutArticle(field=option))
        cite = self._page.read(_LINE, given["cite"], (*steps, "cite"))
        if cite == PRACTICE:
            return Ruled(value=value, standing="house")
        return Ruled(value=value, standing="article", cite=cite)

    def _inherited(self, option: str, field: str, steps: Steps) -> Ruled[Any]:
        """The inherited option, with the article of the book it comes from, if any."""
        if self._below is None:
            self._page.wrong(steps, NothingToInherit(field=option))
        below: Ruled[Any] = getattr(self._below, field)
        return Ruled(value=below.value, standing="inherited", cite=below.cite)
