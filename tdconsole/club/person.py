"""What is known of a person, and the row that holds it."""

from collections.abc import Iterable, Sequence
from typing import Any, Final

from msgspec.structs import force_setattr, replace

from tdconsole.domain.values import PersonId, Record, StaffId
from tdconsole.projections.people.family_names import fits, guessed, typed_in_parts
from tdconsole.spelling import keys, name_keys
from tdconsole.visible import cleaned

ROWS: Final = """
    SELECT id, name, country, member_no, nickname, born, email, phone, notes,
        document_checked_on, document_checked_by, family, family_guessed, consent
    FROM person
"""
ADDING: Final = """
    INSERT INTO person (
        folded, name, country, member_no, nickname, born, email, phone, notes,
        document_checked_on, document_checked_by, family, family_guessed, consent
    ) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) RETURNING id
"""
CHANGING: Final = """
    UPDATE person SET
        folded = ?, name = ?, country = ?, member_no = ?, nickname = ?, born = ?, email = ?,
        phone = ?, notes = ?, document_checked_on = ?, document_checked_by = ?,
        family = ?, family_guessed = ?, consent = ?
    WHERE id = ?
"""
NOT_YET: Final = PersonId(0)
"""The number of somebody who isn't in the file."""


_NEVER_NONE: Final = ("name", "family_name")
_TYPED: Final = (*_NEVER_NONE, "nickname", "member_no", "email", "phone")


class Person(Record, kw_only=True):
    id: PersonId
    name: str
    country: str | None = None
    member_no: str | None = None
    nickname: str | None = None
    born: str | None = None
    """The date of birth, as 1987-03-21."""
    email: str | None = None
    phone: str | None = None
    notes: str | None = None
    document_checked_on: int | None = None
    """In milliseconds UTC."""
    document_checked_by: StaffId | None = None
    family_name: str = ""
    """A part of the name, usually its end."""
    family_guessed: bool = True
    """Whether nobody has said which part of the name it is."""
    consent: bool = False
    """Whether results may be published under the name."""

    def __post_init__(self) -> None:
        """Take the family name from a comma; if the given one doesn't fit the name, guess it.

        Signs that nobody sees are left out, however the name came in.
        """
        for field in _TYPED:
            typed = getattr(self, field)
            if typed and (seen := cleaned(typed)) is not typed:
                kept = seen.strip()
                force_setattr(self, field, kept if kept or field in _NEVER_NONE else None)
        if (parted := typed_in_parts(self.name)) is not None:
            force_setattr(self, "name", parted.name)
            force_setattr(self, "family_name", parted.family)
            force_setattr(self, "family_guessed", False)
        elif not fits(self.name, self.family_name):
            force_setattr(self, "family_name", guessed(self.name, self.country))
            force_setattr(self, "family_guessed", True)

    def updated(self, **fields: Any) -> "Person":
        """The person with these fields changed; a guessed family name is guessed again."""
        if fields.get("family_name"):
            fields["family_guessed"] = False
        elif self.family_guessed or "family_name" in fields:
            fields["family_name"] = ""
        return replace(self, **fields)


def person_of(row: Sequence[Any]) -> Person:
    *known, guess, consent = row
    return Person(
        **dict(zip(Person.__struct_fields__, known, strict=False)),
        family_guessed=bool(guess),
        consent=bool(consent),
    )


def values(person: Person, other_names: Iterable[str] = ()) -> tuple[object, ...]:
    """The row without its number; the words that find the person come first."""
    return (
        key(person, other_names),
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
        person.family_name,
        int(person.family_guessed),
        int(person.consent),
    )


def numbered(member_no: str | None) -> str | None:
    """The member number, or None if empty."""
    return cleaned(member_no or "").strip() or None


def key(person: Person, other_names: Iterable[str] = ()) -> str:
    """All words that find the person."""
    every = name_keys(person.name, person.family_name)
    for told in (person.nickname, person.member_no, *other_names):
        every += keys(told or "")
    return " ".join(dict.fromkeys(every))
