"""Taking people from a list into the house, one after the other."""

from collections.abc import Iterable, Sequence
from typing import Final, Literal

from tdconsole.club.likeness import akin, same_words
from tdconsole.club.lists.people_csv import ReadPerson
from tdconsole.club.people import People
from tdconsole.club.person import NOT_YET, Person
from tdconsole.domain.values import PersonId, Record
from tdconsole.house import House
from tdconsole.projections.people.lines import MemberNoTaken, RefusedLine
from tdconsole.spelling import folded, keys, name_keys

Present = Literal["skip", "update"]
"""What to do with people already in the house: leave them alone, or update them."""

Became = Literal["added", "updated", "skipped"]

_LONGEST_FAMILY: Final = 5
"""The most words of one family name."""

# By the index of names, not of birthdays: every line of a list may have the same date.
_NAMED: Final = """
    SELECT id, name, member_no FROM person WHERE folded >= ? AND folded < ? AND coalesce(born, '') = coalesce(?, '')
"""
_OTHER_NAMES: Final = """
    SELECT person.id, alias.name, member_no, born FROM alias
    JOIN person ON person.id = alias.person WHERE alias.name IS NOT NULL
"""


class Came(Record, kw_only=True):
    """A line of the list with its person; None if a new one is only previewed."""

    read: ReadPerson
    person: PersonId | None


class TakenIn(Record, kw_only=True):
    added: int = 0
    updated: int = 0
    skipped: int = 0
    refused: tuple[RefusedLine, ...] = ()


class Reception:
    def __init__(self, house: House, people: People, present: Present, *, trying: bool) -> None:
        """Begin; in a preview nobody comes in and nothing changes."""
        self._house = house
        self._people = people
        self._present = present
        self._trying = trying
        self.came: list[Came] = []
        """Everybody except those refused, in the order of the list."""
        self._other_names = house.rows(_OTHER_NAMES)

    def take_in(self, read: Iterable[ReadPerson]) -> TakenIn:
        counts, refused = {"added": 0, "updated": 0, "skipped": 0}, []
        for one in read:
            became = self._take_in(one)
            if isinstance(became, RefusedLine):
                refused.append(became)
            else:
                how, person = became
                counts[how] += 1
                self.came.append(Came(read=one, person=person))
        return TakenIn(**counts, refused=tuple(refused))

    def _take_in(self, one: ReadPerson) -> RefusedLine | tuple[Became, PersonId | None]:
        known = self._known(one)
        if isinstance(known, RefusedLine):
            return known
        if known is not None and self._present == "skip":
            return "skipped", known.id
        person = _updated(known or Person(id=NOT_YET, name=one.name), one)
        if (clash := self._people.clash(person)) is not None:
            return _taken(one, clash)
        if known is not None:
            if not self._trying:
                self._people.change(person)
            return "updated", known.id
        added = None if self._trying else self._people.take_in(person)
        return "added", added if isinstance(added, int) else None

    def _known(self, one: ReadPerson) -> Person | RefusedLine | None:
        """The person with this member number, unless the name is quite different; or by name."""
        words = folded(one.name).split()
        if one.member_no is not None:
            holder = self._people.holder(one.member_no)
            person = None if holder is None else self._people.get(holder)
            if person is not None:
                if akin(words, folded(person.name).split()):
                    return person
                return _taken(one, MemberNoTaken(by=person.id))
        number = self._named(one, words)
        return None if number is None else self._people.get(number)

    def _named(self, one: ReadPerson, words: Sequence[str]) -> PersonId | None:
        """The person of this name and birthday; another member number means another person."""
        found = [
            row
            for key in _turned(one.name)
            for row in self._house.rows(_NAMED, (key, key + "!", one.born))
        ]
        found += [row[:3] for row in self._other_names if row[3] == one.born]
        for number, name, member_no in found:
            if same_words(words, folded(name).split()) and None in {one.member_no, member_no}:
                return PersonId(number)
        return None


def _turned(name: str) -> set[str]:
    """The sort keys of a name, with any of its words taken for the family's."""
    words = [word for word in name.split() if keys(word)]
    found = set()
    for at in range(len(words)):
        order = words[at:] + words[:at]
        whole = " ".join(order)
        for first in range(max(len(order) - _LONGEST_FAMILY, 0), len(order)):
            family = " ".join(order[first:])
            found.add(" ".join(dict.fromkeys(name_keys(whole, family))))
    return found


def _updated(person: Person, one: ReadPerson) -> Person:
    """The person with what the line says; the rest stays."""
    checked = one.document_checked_on
    anew = checked is not None and checked != person.document_checked_on
    return person.updated(
        **_named(person, one),
        country=one.country or person.country,
        member_no=one.member_no or person.member_no,
        nickname=one.nickname or person.nickname,
        born=one.born or person.born,
        email=one.email or person.email,
        phone=one.phone or person.phone,
        notes=one.notes or person.notes,
        consent=person.consent if one.consent is None else one.consent,
        document_checked_on=checked if anew else person.document_checked_on,
        document_checked_by=None if anew else person.document_checked_by,
    )


def _named(person: Person, one: ReadPerson) -> dict[str, str]:
    """The name fields; a family name that was guessed the same stays a guess."""
    if one.family_name is None or (person.id != NOT_YET and one.family_name == person.family_name):
        return {"name": one.name}
    return {"name": one.name, "family_name": one.family_name}


def _taken(one: ReadPerson, why: MemberNoTaken) -> RefusedLine:
    return RefusedLine(line=one.line, field="member_no", why=why, value=one.member_no or "")
