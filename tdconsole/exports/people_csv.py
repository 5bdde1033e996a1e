"""Everybody in one table that a spreadsheet opens and the house can read again."""

import csv
from collections.abc import Callable, Iterable, Mapping
from datetime import UTC, datetime
from io import StringIO
from typing import Final

from tdconsole.club import Person
from tdconsole.club.lists.csv_cells import shielded
from tdconsole.domain.values import StaffId
from tdconsole.projections.people.family_names import given_name

_Cell = Callable[[Person], str | None]

_CELLS: Final[dict[str, _Cell]] = {
    "number": lambda person: str(person.id),
    "name": lambda person: person.name,
    "first name": lambda person: given_name(person.name, person.family_name),
    "family name": lambda person: person.family_name,
    "nickname": lambda person: person.nickname,
    "member number": lambda person: person.member_no,
    "country": lambda person: person.country,
    "birth date": lambda person: person.born,
    "e-mail": lambda person: person.email,
    "telephone": lambda person: person.phone,
    "notes": lambda person: person.notes,
    "consent": lambda person: "yes" if person.consent else "no",
    "document checked on": lambda person: _moment(person.document_checked_on),
}
_CHECKED_BY: Final = "document checked by"
COLUMNS: Final = (*_CELLS, _CHECKED_BY)


def people_csv(people: Iterable[Person], staff: Mapping[StaffId, str]) -> bytes:
    """The table, marked as UTF-8 for spreadsheets, with no cell they would calculate."""
    out = StringIO()
    writer = csv.writer(out, lineterminator="\r\n")
    writer.writerow(COLUMNS)
    for person in people:
        by = person.document_checked_by
        cells = [cell(person) for cell in _CELLS.values()]
        cells.append(None if by is None else staff.get(by))
        writer.writerow([shielded(cell or "") for cell in cells])
    return out.getvalue().encode("utf-8-sig", errors="replace")


def _moment(utc: int | None) -> str | None:
    if utc is None:
        return None
    return datetime.fromtimestamp(utc / 1000, tz=UTC).isoformat(timespec="milliseconds")
