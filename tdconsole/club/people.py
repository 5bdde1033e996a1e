"""The people of the house, and finding them while a name is typed."""

import sys
from collections.abc import Container, Iterable, Iterator
from heapq import nsmallest
from typing import Final, overload

from msgspec.structs import replace

from tdconsole.club.apart import Apart
from tdconsole.club.elsewhere import Elsewhere
from tdconsole.club.engines import TOLD
from tdconsole.club.erasing import leave_traces
from tdconsole.club.guard import Guard
from tdconsole.club.likeness import Likely, likely
from tdconsole.club.person import (
    ADDING,
    CHANGING,
    NOT_YET,
    ROWS,
    Person,
    numbered,
    person_of,
    values,
)
from tdconsole.club.searching import search
from tdconsole.domain.house.rows import CHECK_DOCUMENT, ERASE_PERSON, KEEP_PERSON, MERGE_PEOPLE
from tdconsole.domain.values import PersonId, StaffId
from tdconsole.house import House
from tdconsole.projections.people.family_names import fits
from tdconsole.projections.people.lines import MemberNoTaken
from tdconsole.projections.people.names import Known
from tdconsole.spelling import folded

__all__ = ["People", "Person"]

_AT_ONCE: Final = 200
_NUMBER: Final = "SELECT id FROM person"
_MEANT: Final = " WHERE id = coalesce((SELECT person FROM alias WHERE gone = ?1), ?1)"
_THESE: Final = " WHERE id IN (SELECT value FROM {})"
_ONE: Final = ROWS + _MEANT
_SEVERAL: Final = ROWS + _THESE
_BEFORE: Final = ROWS + " WHERE id < ? ORDER BY id DESC LIMIT ?"
_AFTER: Final = ROWS + " WHERE id > ? ORDER BY id LIMIT ?"
_HOLDER: Final = "SELECT id FROM person WHERE {} ORDER BY id LIMIT 1"
_HOLDER_BUT: Final = "SELECT id FROM person WHERE {} AND id <> ? ORDER BY id LIMIT 1"
_NAMES: Final = "SELECT id, name, country, family FROM person"
_NAMED: Final = """
    SELECT id, name, country, family FROM person
    UNION ALL
    SELECT gone, person.name, country, family FROM alias JOIN person ON person.id = alias.person
"""
_SEVERAL_NAMED: Final = """
    SELECT id, name, country, family FROM person WHERE id IN (SELECT value FROM {0})
    UNION ALL
    SELECT gone, person.name, country, family FROM alias JOIN person ON person.id = alias.person
    WHERE gone IN (SELECT value FROM {0})
"""
_UNSEEN: Final = """
    SELECT value FROM {} LEFT JOIN alias ON gone = value
    JOIN person ON person.id = coalesce(alias.person, value)
    WHERE document_checked_on IS NULL
"""
_AGREED: Final = """
    SELECT value FROM {} LEFT JOIN alias ON gone = value
    JOIN person ON person.id = coalesce(alias.person, value)
    WHERE consent <> 0
"""
_NICKNAMED: Final = """
    SELECT id, nickname FROM person WHERE nickname <> ''
    UNION ALL
    SELECT gone, nickname FROM alias JOIN person ON person.id = alias.person WHERE nickname <> ''
"""


class People:
    def __init__(self, house: House, guard: Guard) -> None:
        self._house, self._guard = house, guard
        self._listed = house.dialect.numbers
        self._same_number = house.dialect.any_case.format("member_no")
        self.apart = Apart(house, guard)
        self.elsewhere = Elsewhere(house, guard)

    @overload
    def add(
        self,
        name: str,
        country: str | None = None,
        member_no: None = None,
        nickname: str | None = None,
    ) -> PersonId: ...
    @overload
    def add(
        self,
        name: str,
        country: str | None = None,
        member_no: str | None = None,
        nickname: str | None = None,
    ) -> PersonId | MemberNoTaken: ...
    def add(
        self,
        name: str,
        country: str | None = None,
        member_no: str | None = None,
        nickname: str | None = None,
    ) -> PersonId | MemberNoTaken:
        return self.take_in(
            Person(id=NOT_YET, name=name, country=country, member_no=member_no, nickname=nickname)
        )

    def take_in(self, person: Person) -> PersonId | MemberNoTaken:
        """Add a person under a new number, whatever number is given."""
        with self._guard.doing(KEEP_PERSON):
            if (taken := self.clash(replace(person, id=NOT_YET))) is not None:
                return taken
            ((added,),) = self._house.execute(ADDING, values(person)).fetchall()
        return PersonId(added)

    def get(self, person: PersonId) -> Person | None:
        """The person, even if the number is that of somebody merged."""
        found = self._house.row(_ONE, (person,))
        return None if found is None else person_of(found)

    def exists(self, person: PersonId) -> bool:
        return self.meant(person) is not None

    def meant(self, person: PersonId) -> PersonId | None:
        """The number that counts for this one."""
        found = self._house.row(_NUMBER + _MEANT, (person,))
        return None if found is None else PersonId(found[0])

    def same(self, person: PersonId) -> tuple[PersonId, ...]:
        """Every number that ever meant this person, the one that counts first."""
        found = self._house.row("SELECT person FROM alias WHERE gone = ?", (person,))
        counts = person if found is None else PersonId(found[0])
        gone = self._house.rows("SELECT gone FROM alias WHERE person = ? ORDER BY gone", (counts,))
        return (counts, *(PersonId(number) for (number,) in gone))

    def merged(self) -> dict[PersonId, PersonId]:
        """Each number that was merged away, with the one that counts."""
        found = self._house.rows("SELECT gone, person FROM alias ORDER BY gone")
        return {PersonId(gone): PersonId(person) for gone, person in found}

    def holder(self, member_no: str) -> PersonId | None:
        """The person who has this member number."""
        found = self._house.row(_HOLDER.format(self._same_number), (numbered(member_no),))
        return None if found is None else PersonId(found[0])

    def clash(self, person: Person) -> MemberNoTaken | None:
        """A refusal if somebody else has the member number."""
        member_no = numbered(person.member_no)
        if member_no is None:
            return None
        found = self._house.row(_HOLDER_BUT.format(self._same_number), (member_no, person.id))
        return None if found is None else MemberNoTaken(by=PersonId(found[0]))

    def named(self, people: Iterable[PersonId] | None = None) -> dict[PersonId, Known]:
        """The names of these people or of all, without those erased."""
        if people is None:
            found = self._house.rows(_NAMED)
        else:
            these = self._house.listed(list(people))
            found = self._house.rows(_SEVERAL_NAMED.format(self._listed), (these, these))
        return {
            PersonId(person): Known(name=name, country=country, family_name=family)
            for person, name, country, family in found
        }

    def nicknamed(self) -> dict[PersonId, str]:
        """The nicknames of everybody who has one."""
        return {PersonId(person): name for person, name in self._house.rows(_NICKNAMED)}

    def without_document(self, people: Iterable[PersonId]) -> frozenset[PersonId]:
        """Those of these people whose photo document nobody has looked at."""
        found = self._house.rows(_UNSEEN.format(self._listed), (self._house.listed(list(people)),))
        return frozenset(PersonId(person) for (person,) in found)

    def agreed(self, people: Iterable[PersonId]) -> frozenset[PersonId]:
        """Those of these people under whose names results may be published."""
        found = self._house.rows(_AGREED.format(self._listed), (self._house.listed(list(people)),))
        return frozenset(PersonId(person) for (person,) in found)

    def find(self, query: str, limit: int = 20) -> tuple[Person, ...]:
        """People for whom every typed word begins a word of name, nickname or member number."""
        return self._fetched(search(self._house, query, limit))

    def likely_same(
        self, name: str, born: str | None = None, member_no: str | None = None, limit: int = 5
    ) -> tuple[Likely, ...]:
        """The people who may be the one about to be added, likeliest first."""
        found = likely(self._house, name, born, numbered(member_no), limit)
        people = {person.id: person for person in self._fetched(list(found))}
        return tuple(
            Likely(person=people[PersonId(number)], why=why) for number, why in found.items()
        )

    def latest(self, but: Container[PersonId], limit: int = 20) -> tuple[Person, ...]:
        """The people who came to the house last, leaving these out."""
        chosen: list[Person] = []
        last = sys.maxsize
        while len(chosen) < limit:
            fetched = self._house.rows(_BEFORE, (last, _AT_ONCE))
            chosen += (person_of(row) for row in fetched if row[0] not in but)
            if len(fetched) < _AT_ONCE:
                break
            last = fetched[-1][0]
        return tuple(chosen[:limit])

    def by_name(self, language: str, limit: int) -> tuple[Person, ...]:
        """The first people of a list by family name, as the language sorts it."""
        named = (
            (Known(name=name, country=country, family_name=family), number)
            for number, name, country, family in self._house.rows(_NAMES)
        )
        first = nsmallest(limit, ((known.sorted_by(language), number) for known, number in named))
        return self._fetched([number for _key, number in first])

    def everybody(self) -> Iterator[Person]:
        """Everybody by number, with only a few at a time in memory."""
        last = 0
        while fetched := self._house.rows(_AFTER, (last, _AT_ONCE)):
            yield from map(person_of, fetched)
            last = fetched[-1][0]

    def change(self, person: Person) -> bool | MemberNoTaken:
        """Change a person: everything but the number becomes as given."""
        with self._guard.doing(KEEP_PERSON):
            number = self.meant(person.id)
            if number is None:
                return False
            if (taken := self.clash(replace(person, id=number))) is not None:
                return taken
            self._house.execute(CHANGING, (*values(person, self._other_names(number)), number))
        return True

    def check_document(self, person: PersonId, at: int, by: StaffId | None) -> bool:
        """Record that a member of staff saw the document at this moment, in milliseconds UTC."""
        with self._guard.doing(CHECK_DOCUMENT):
            known = self.get(person)
            if known is None:
                return False
            self._house.execute(
                "UPDATE person SET document_checked_on = ?, document_checked_by = ? WHERE id = ?",
                (at, by, known.id),
            )
        return True

    def merge(self, gone: PersonId, into: PersonId, at: int, by: StaffId | None = None) -> bool:
        """Merge a person into another, who is then found by both names."""
        with self._guard.doing(MERGE_PEOPLE):
            one, other = self.get(gone), self.get(into)
            if one is None or other is None or one.id == other.id:
                return False
            execute, named_alike = self._house.execute, folded(one.name) == folded(other.name)
            execute("DELETE FROM person WHERE id = ?", (one.id,))
            execute("UPDATE alias SET person = ? WHERE person = ?", (other.id, one.id))
            execute(
                "INSERT INTO alias (gone, person, name) VALUES (?, ?, ?)",
                (one.id, other.id, None if named_alike else one.name),
            )
            execute(
                "INSERT INTO merge (gone, person, at, by) VALUES (?, ?, ?, ?)",
                (one.id, other.id, at, by),
            )
            self.apart.follow(one.id, other.id)
            self.change(_completed(other, one))
        return True

    def erase(self, person: PersonId) -> bool:
        """Erase a person; `Club.erase` removes the traces in the file as well."""
        with self._guard.doing(ERASE_PERSON):
            number = self.meant(person)
            if number is None:
                return False
            execute = self._house.execute
            execute("DELETE FROM person WHERE id = ?", (number,))
            execute("UPDATE alias SET name = NULL WHERE person = ?", (number,))
            self.apart.forget(number)
            self.elsewhere.forget(number)
            if (words := TOLD[self._house.dialect.name].words_erased) is not None:
                execute(words)
            leave_traces(self._house)
        return True

    def every_name(self, person: Person) -> list[str]:
        """The name, the nickname and the names from before a merge."""
        names = (person.name, person.nickname, *self._other_names(person.id))
        return [name for name in names if name]

    def _other_names(self, number: PersonId) -> list[str]:
        found = self._house.rows(
            "SELECT name FROM alias WHERE person = ? AND name IS NOT NULL ORDER BY gone", (number,)
        )
        return [name for (name,) in found]

    def _fetched(self, numbers: list[int]) -> tuple[Person, ...]:
        fetched = self._house.rows(_SEVERAL.format(self._listed), (self._house.listed(numbers),))
        people = {row[0]: person_of(row) for row in fetched}
        return tuple(people[number] for number in numbers if number in people)


def _completed(person: Person, by: Person) -> Person:
    """The person with gaps filled from the other; consent can't be taken over."""
    notes = [told for told in (person.notes, by.notes) if told]
    checked = person if person.document_checked_on is not None else by
    told = (
        {"family_name": by.family_name}
        if person.family_guessed and not by.family_guessed and fits(person.name, by.family_name)
        else {}
    )
    return person.updated(
        **told,
        country=person.country or by.country,
        member_no=person.member_no or by.member_no,
        nickname=person.nickname or by.nickname,
        born=person.born or by.born,
        email=person.email or by.email,
        phone=person.phone or by.phone,
        notes="\n".join(dict.fromkeys(notes)) or None,
        document_checked_on=checked.document_checked_on,
        document_checked_by=checked.document_checked_by,
    )
