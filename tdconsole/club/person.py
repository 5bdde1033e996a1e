"""What is known of somebody, and the row that holds it."""

from collections.abc import Iterable, Sequence
from typing import Any, Final

from tdconsole.domain.values import PersonId, Record, StaffId
from tdconsole.spelling import keys, name_keys

ROWS: Final = """
    SELECT id, name, country, member_no, nickname, born, email, phone, notes,
        document_checked_on, document_checked_by, consent
    FROM person
"""
ADDING: Final = """
    INSERT INTO person (
        folded, name, country, member_no, nickname, born, email, phone, notes,
        document_checked_on, document_checked_by, consent
    ) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) RETURNING id
"""
CHANGING: Final = """
    UPDATE person SET
        folded = ?, name = ?, country = ?, member_no = ?, nickname = ?, born = ?, email = ?,
        phone = ?, notes = ?, document_checked_on = ?, document_checked_by = ?, consent = ?
    WHERE id = ?
"""
NOT_YET: Final = PersonId(0)
"""The number of somebody who is not in the file."""


class Person(Record, kw_only=True):
    id: PersonId
    name: str
    country: str | None = None
    member_no: str | None = None
    nickname: str | None = None
    born: str | None = None
    """The day, as 1987-03-21."""
    email: str | None = None
    phone: str | None = None
    notes: str | None = None
    document_checked_on: int | None = None
    """In milliseconds UTC."""
    document_checked_by: StaffId | None = None
    consent: bool = False
    """Results may be published under the name."""


def person_of(row: Sequence[Any]) -> Person:
    *known, consent = row
    return Person(**dict(zip(Person.__struct_fields__, known, strict=False)), consent=bool(consent))


def values(person: Person, other_names: Iterable[str] = ()) -> tuple[object, ...]:
    """Of everything but the number; the words by which the person is found come first."""
    return (
        _key(person, other_names),
        person.name,
        person.country,
        numbered(person.member_no),
        person.nickname,
        person.born,
        person.email,
        person.phone,
        person.notes,
        person.document_checked_on,
        person.document_checked_by,
        int(person.consent),
    )


def numbered(member_no: str | None) -> str | None:
    """An empty number is none."""
    return (member_no or "").strip() or None


def _key(person: Person, other_names: Iterable[str]) -> str:
    every = name_keys(person.name)
    for told in (person.nickname, person.member_no, *other_names):
        every += keys(told or "")
    return " ".join(dict.fromkeys(every))
