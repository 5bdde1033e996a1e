"""The rule digests that come with the program: the subjects, and each source's answers."""

from functools import cache
from pathlib import Path
from typing import Annotated, Any, Final

from msgspec import Meta, inspect

from tdconsole.domain.rules.digests import SOURCES, Digest, Group, Said, Source, Spoken, SpokenWords
from tdconsole.domain.values import NameTyped, Record
from tdconsole.files import resource
from tdconsole.library.citations import with_book
from tdconsole.library.toml_values import Page

_UPON: Final[dict[Source, Source]] = {"tda-2022": "tda-2024"}
"""The book that `same` takes its texts from."""
_SAME: Final = "same"

Digests = dict[str, Digest]
"""The digests by id, in reading order."""


class _Subject(Record, kw_only=True):
    group: Group
    title: Spoken
    words: SpokenWords = SpokenWords()
    options: tuple[NameTyped, ...] = ()
    see: tuple[NameTyped, ...] = ()


class _Text(Spoken, kw_only=True):
    cite: Annotated[tuple[NameTyped, ...], Meta(min_length=1)]


_SUBJECT: Final = inspect.type_info(_Subject)
_TEXT: Final = inspect.type_info(_Text)


@cache
def digests() -> Digests:
    """The digests that come with the program, read at first use."""
    return digests_in(resource("rules"))


def digests_in(folder: Path) -> Digests:
    page = Page(folder / "digests.toml")
    subjects: dict[str, Any] = {
        name: page.read(_SUBJECT, given, (name,)) for name, given in page.data.items()
    }
    known = inspect.LiteralType(tuple(subjects))
    for name, subject in subjects.items():
        for number, one in enumerate(subject.see):
            page.read(known, one, (name, "see", number))
    said = _said(folder / "said", tuple(subjects))
    return {
        name: Digest(
            id=name,
            group=subject.group,
            title=subject.title,
            words=subject.words,
            options=subject.options,
            see=subject.see,
            said=tuple(texts[name] for texts in said if name in texts),
        )
        for name, subject in subjects.items()
    }


def _said(folder: Path, names: tuple[str, ...]) -> list[dict[str, Said]]:
    """The answers of each source in order; one without a file is silent."""
    told: dict[Source, dict[str, Said]] = {}
    for source in SOURCES:
        path = folder / f"{source}.toml"
        told[source] = _of_source(path, source, names, told) if path.is_file() else {}
    return list(told.values())


def _of_source(
    path: Path, source: Source, names: tuple[str, ...], told: dict[Source, dict[str, Said]]
) -> dict[str, Said]:
    page = Page(path)
    below = told[_UPON[source]] if source in _UPON else {}
    texts: dict[str, Said] = {}
    same = inspect.VarTupleType(inspect.LiteralType(tuple(below)))
    for name in page.read(same, page.data.get(_SAME, []), (_SAME,)):
        cite = tuple(with_book(one, source) for one in below[name].cite)
        texts[name] = Said(source=source, cite=cite, text=below[name].text)
    for name, given in page.data.items():
        if name == _SAME:
            continue
        page.key((name,), names)
        text = page.read(_TEXT, given, (name,))
        spoken = Spoken(en=text.en, it=text.it, pl=text.pl)
        texts[name] = Said(source=source, cite=text.cite, text=spoken)
    return texts
