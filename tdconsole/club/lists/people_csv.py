"""A list of players as a spreadsheet wrote it: its likely format, and the people in it."""

from collections.abc import Iterator, Mapping, Sequence
from datetime import date
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final

from tdconsole.club.lists.csv_cells import Unreadable, value_of
from tdconsole.club.lists.csv_headings import fault, recognised
from tdconsole.club.lists.csv_text import Broken, Encoding, Written, rows, written
from tdconsole.domain.values import Record
from tdconsole.plain_files import contents
from tdconsole.projections.people.family_names import fits, typed_in_parts
from tdconsole.projections.people.lines import (
    Field,
    LineFlaw,
    MemberNoTwice,
    NameMissing,
    PersonTwice,
    QuotesUnpaired,
    RefusedLine,
    TooLong,
    TooManyCells,
)
from tdconsole.spelling import folded
from tdconsole.visible import visible

MOST_BYTES: Final = 64_000_000
MOST_LINES: Final = 1_000_000
"""Far more people than any house knows; each line, even an empty one, takes room in memory."""
FIRST_ROWS: Final = 5
MOST_SHOWN: Final = 80
_LONGEST_NAME: Final = 120
_NOTHING: Final[Mapping[str, Field]] = MappingProxyType({})
_NO_NAMES: Final[Mapping[str, str]] = MappingProxyType({})


class Preview(Record, kw_only=True):
    """A preview; a column that holds nothing known isn't in the mapping."""

    columns: tuple[str, ...]
    mapping: dict[str, Field]
    encoding: Encoding
    delimiter: str
    rows: tuple[tuple[str, ...], ...]
    count: int


class ReadPerson(Record, kw_only=True):
    """A person as read from a line; None for what the line or the columns don't have."""

    line: int
    name: str
    family_name: str | None = None
    """Set if a column of its own holds it, or a comma separates it."""
    country: str | None = None
    member_no: str | None = None
    nickname: str | None = None
    born: str | None = None
    email: str | None = None
    phone: str | None = None
    notes: str | None = None
    consent: bool | None = None
    document_checked_on: int | None = None


def list_in(path: Path) -> bytes:
    """The bytes of a file that may be a list of people."""
    return contents(path, MOST_BYTES, MOST_LINES)


def preview(content: bytes, mapping: Mapping[str, Field] | None = None) -> Preview:
    """A preview by this mapping, or where it is silent by the columns' names."""
    found = written(content)
    told = [cells for _line, cells in rows(found)]
    every = [cells for cells in told if not isinstance(cells, Broken)]
    columns = _columns(every[0]) if every else ()
    return Preview(
        columns=columns,
        mapping=recognised(columns, mapping or _NOTHING),
        encoding=found.encoding,
        delimiter=found.delimiter,
        rows=tuple(tuple(cell.strip() for cell in cells) for cells in every[1 : FIRST_ROWS + 1]),
        count=max(len(told) - 1, 0),
    )


def read(
    content: bytes,
    mapping: Mapping[str, Field] | None,
    today: date,
    countries: Mapping[str, str] = _NO_NAMES,
) -> tuple[tuple[ReadPerson, ...], tuple[RefusedLine, ...]]:
    """Everybody the lines name, and each line that can't be read, with the reason.

    `countries` are the names of countries, in addition to the letters of ISO 3166.
    """
    named = {folded(name): letters for name, letters in countries.items()}
    lines = _Lines(written(content), mapping or _NOTHING, today, named)
    people, refused = [], []
    for one in lines.read():
        if isinstance(one, RefusedLine):
            refused.append(one)
        else:
            people.append(one)
    return tuple(people), tuple(refused)


def _columns(cells: Sequence[str]) -> tuple[str, ...]:
    return tuple(" ".join(visible(cell).split()) for cell in cells)


class _Lines:
    def __init__(
        self,
        found: Written,
        wished: Mapping[str, Field],
        today: date,
        countries: Mapping[str, str],
    ) -> None:
        self._written = found
        self._wished = wished
        self._today = today
        self._countries = countries
        self._numbers: dict[str, int] = {}
        self._people: dict[tuple[str, str | None], dict[str | None, int]] = {}

    def read(self) -> Iterator[ReadPerson | RefusedLine]:
        lines = rows(self._written)
        line, head = next(lines, (1, []))
        if isinstance(head, Broken):
            yield RefusedLine(line=line, why=QuotesUnpaired(), value=_shown(head.text))
            return
        columns = _columns(head)
        mapping = recognised(columns, self._wished)
        about = fault(columns, {**self._wished, **mapping})
        if about is not None:
            yield RefusedLine(line=line, why=about[1], value=_shown(about[0]))
            return
        fields = [mapping.get(column) for column in columns]
        for number, cells in lines:
            yield self._person(number, cells, fields)

    def _person(
        self, line: int, cells: list[str] | Broken, fields: Sequence[Field | None]
    ) -> ReadPerson | RefusedLine:
        if isinstance(cells, Broken):
            return RefusedLine(line=line, why=QuotesUnpaired(), value=_shown(cells.text))
        if beyond := [cell.strip() for cell in cells[len(fields) :] if cell.strip()]:
            why = TooManyCells(columns=len(fields))
            return RefusedLine(line=line, why=why, value=_shown(beyond[0]))
        told: dict[str, Any] = {}
        for field, cell in zip(fields, cells, strict=False):
            if field is None or field in told or not cell.strip():
                continue
            try:
                value = value_of(field, cell, self._today, self._countries)
            except Unreadable as unreadable:
                return _refused(line, field, unreadable.why, cell)
            if value != "":  # a cell of unseen signs alone; "no" is a value
                told[field] = value
        return self._whole(line, told)

    def _whole(self, line: int, told: dict[str, Any]) -> ReadPerson | RefusedLine:
        """A person with the name in one piece, from however many columns, and nobody twice."""
        name, family = _named(told)
        if not folded(name):
            return _refused(line, "name", NameMissing(), name)
        if len(name) > _LONGEST_NAME:
            return _refused(line, "name", TooLong(most=_LONGEST_NAME), name)
        person = ReadPerson(line=line, name=name, family_name=family, **told)
        number = None if person.member_no is None else person.member_no.casefold()
        if number is not None and (first := self._numbers.setdefault(number, line)) != line:
            return _refused(line, "member_no", MemberNoTwice(line=first), person.member_no or "")
        alike = self._people.setdefault((" ".join(sorted(folded(name).split())), person.born), {})
        if alike and None in {number, *alike}:
            return _refused(line, "name", PersonTwice(line=min(alike.values())), name)
        alike[number] = line
        return person


def _named(told: dict[str, Any]) -> tuple[str, str | None]:
    """The whole name and its family name, whichever columns hold them.

    Next to a surname, a column just called "Name" may hold the given name.
    """
    given, family = told.pop("first_name", ""), told.pop("family_name", "")
    name = told.pop("name", "")
    if (parted := typed_in_parts(name)) is not None:
        return parted
    if not name:
        name = " ".join(filter(None, (given, family)))
    elif family and not fits(name, family) and not given:
        name = f"{name} {family}"
    return name, family if folded(family) and fits(name, family) else None


def _refused(line: int, field: Field, why: LineFlaw, value: str) -> RefusedLine:
    return RefusedLine(line=line, field=field, why=why, value=_shown(value))


def _shown(value: str) -> str:
    """The value as written, as far as anybody would read it, on one line."""
    text = " ".join("".join(s if s.isprintable() else " " for s in value).split())
    return text if len(text) <= MOST_SHOWN else f"{text[:MOST_SHOWN]}…"
