"""A pasted list of names or member numbers, one per line, and who each line means."""

import re
from collections.abc import Iterator
from itertools import islice
from typing import Final, Literal

from msgspec import ValidationError, convert

from tdconsole.club.people import People
from tdconsole.club.person import Person
from tdconsole.domain.values import NameTyped, PersonId, Record
from tdconsole.spelling import folded
from tdconsole.visible import visible

Standing = Literal["known", "new", "unclear", "twice", "nobody", "unfit"]
"""Unclear: one of several, or somebody new. Nobody: not a member's number. Unfit: too long for a
name, or with signs no name can have."""

MOST: Final = 2000
"""The most lines that are read."""
_CANDIDATES: Final = 8
_NUMBERED: Final = re.compile(r"\s*(?:[0-9]{1,5}[.)]\s+|[-•*+]\s+)")
_COUNTRY: Final = re.compile(r"(.*\S)\s+([A-Z]{2})")
_CELLS: Final = re.compile(r"""["“”;]|,.*,""")
"""A line of a spreadsheet: it holds more than a name."""
_LINES: Final = re.compile(r"[\r\n\u2028\u2029]+")


class Named(Record, kw_only=True):
    line: int
    typed: str
    name: str
    """The name a new person would have."""
    country: str | None
    standing: Standing
    people: tuple[PersonId, ...] = ()
    """The people whom the line means, or may mean."""


def is_list(text: str) -> bool:
    return _LINES.search(text.strip()) is not None


def lines_of(text: str) -> int:
    """The number of lines, including those beyond the most that are read."""
    return sum(1 for _line in _every_line(text))


def read_list(people: People, text: str) -> tuple[Named, ...]:
    """The lines as read; a second line that means the same person says so."""
    seen = set[PersonId | str]()
    found = []
    for line, typed in enumerate(_lines(text), start=1):
        one = _named(people, line, typed)
        key: PersonId | str = one.people[0] if one.standing == "known" else folded(one.name)
        if one.standing in {"known", "new"} and key in seen:
            one = Named(
                line=line, typed=typed, name=one.name, country=one.country, standing="twice"
            )
        seen.add(key)
        found.append(one)
    return tuple(found)


def _lines(text: str) -> Iterator[str]:
    yield from islice(_every_line(text), MOST)


def _every_line(text: str) -> Iterator[str]:
    seen = visible(text)
    lines = (" ".join(_NUMBERED.sub("", one, count=1).split()) for one in _LINES.split(seen))
    return (one for one in lines if one)


def _named(people: People, line: int, typed: str) -> Named:
    name, country = _turned(typed), None
    holder = people.holder(typed)
    found = people.find(name, _CANDIDATES + 1) if holder is None else ()
    if holder is None and not found and (parts := _COUNTRY.fullmatch(name)) is not None:
        name, country = parts[1], parts[2]
        known = people.find(name, _CANDIDATES + 1)
        found = tuple(one for one in known if one.country in {None, country})
    exact = (holder,) if holder is not None else _exactly(name, found)
    standing, meant = _standing(people, name, exact, found)
    return Named(
        line=line, typed=typed, name=name, country=country, standing=standing, people=meant
    )


def _standing(
    people: People, name: str, exact: tuple[PersonId, ...], found: tuple[Person, ...]
) -> tuple[Standing, tuple[PersonId, ...]]:
    if len(exact) == 1:
        return "known", exact
    if exact or found:
        return "unclear", (exact or tuple(one.id for one in found))[:_CANDIDATES]
    if not any(sign.isalpha() for sign in name):
        return "nobody", ()
    try:
        convert(name, NameTyped)
    except ValidationError:
        return "unfit", ()
    likely = tuple(one.person.id for one in people.likely_same(name))
    return ("unclear", likely) if likely or _CELLS.search(name) else ("new", ())


def _turned(typed: str) -> str:
    """`Rossi, Maria` turned to Maria Rossi; any other comma is left alone."""
    family, comma, given = typed.partition(",")
    if comma and family.strip() and given.strip() and "," not in given:
        return f"{given.strip()} {family.strip()}"
    return typed


def _exactly(name: str, found: tuple[Person, ...]) -> tuple[PersonId, ...]:
    """The people with exactly this name; a member number may be next to it."""
    typed = set(folded(name).split())
    called = (
        one
        for one in found
        if typed - set(folded(one.member_no or "").split()) == set(folded(one.name).split())
    )
    return tuple(one.id for one in called)
