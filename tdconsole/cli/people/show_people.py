"""The people of the house as a view, which needs no tournament."""

from collections.abc import Iterator
from datetime import UTC, datetime
from typing import Final

from tdconsole.cli.voice.view import HouseView
from tdconsole.cli.voice.voice import Voice
from tdconsole.club import Club, Person
from tdconsole.domain.values import PersonId, Record, StaffId
from tdconsole.projections.people.family_names import listed

MOST: Final = 100
"""The most results of a search; without one everybody is listed."""


class PersonRow(Record, kw_only=True):
    id: PersonId
    name: str
    family_name: str
    """A part of the name."""
    family_guessed: bool
    nickname: str | None
    member_no: str | None
    country: str | None
    born: str | None
    document_checked_on: int | None
    document_checked_by: StaffId | None
    consent: bool


class PeopleList(Record, kw_only=True):
    people: tuple[PersonRow, ...]


def people_list(club: Club, sought: str | None = None) -> PeopleList:
    found = club.people.everybody() if sought is None else club.people.find(sought, MOST)
    return PeopleList(people=tuple(_row(person) for person in found))


def people_text(voice: Voice, data: PeopleList) -> Iterator[tuple[str, ...]]:
    words = voice.words
    for one in data.people:
        yield (
            str(one.id),
            listed(one.name, one.family_name),
            one.nickname or "",
            one.country or "",
            one.member_no or "",
            one.born or "",
            "" if one.document_checked_on is None else _day(one.document_checked_on),
            words.pgettext("person", "may be published") if one.consent else "",
        )
    if not data.people:
        yield (words.gettext("Nobody is found."),)


def _row(person: Person) -> PersonRow:
    return PersonRow(
        id=person.id,
        name=person.name,
        family_name=person.family_name,
        family_guessed=person.family_guessed,
        nickname=person.nickname,
        member_no=person.member_no,
        country=person.country,
        born=person.born,
        document_checked_on=person.document_checked_on,
        document_checked_by=person.document_checked_by,
        consent=person.consent,
    )


def _day(utc: int) -> str:
    return datetime.fromtimestamp(utc / 1000, tz=UTC).astimezone().date().isoformat()


PEOPLE: Final = HouseView(
    PeopleList,
    lambda _voice, session, sought: people_list(session.club, sought.find),
    lambda voice, _session, data: people_text(voice, data),
)
