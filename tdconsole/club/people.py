"""The people of the house, and finding one of them while the name is typed."""

import json
import sys
from collections.abc import Container, Iterable
from typing import Final

from tdconsole.club.folding import keys, name_keys
from tdconsole.club.searching import search
from tdconsole.domain.values import PersonId, Record
from tdconsole.house import House
from tdconsole.projections.names import Known

_ONE: Final = "SELECT id, name, country, member_no, nickname FROM person WHERE id = ?"
_SEVERAL: Final = """
    SELECT id, name, country, member_no, nickname FROM person
    WHERE id IN (SELECT value FROM json_each(?))
"""
_BEFORE: Final = "SELECT id, name, country, member_no, nickname FROM person WHERE id < ? ORDER BY id DESC LIMIT ?"
_AT_ONCE: Final = 200
_ALL_NAMED: Final = "SELECT id, name, country FROM person"
_NICKNAMED: Final = "SELECT id, nickname FROM person WHERE nickname <> ''"
_SEVERAL_NAMED: Final = """
    SELECT id, name, country FROM person WHERE id IN (SELECT value FROM json_each(?))
"""


class Person(Record, kw_only=True):
    id: PersonId
    name: str
    country: str | None = None
    member_no: str | None = None
    nickname: str | None = None


class People:
    def __init__(self, house: House) -> None:
        self._house = house

    def add(
        self,
        name: str,
        country: str | None = None,
        member_no: str | None = None,
        nickname: str | None = None,
    ) -> PersonId:
        with self._house.transaction():
            ((added,),) = self._house.db.execute(
                "INSERT INTO person (name, country, member_no, nickname, folded)"
                " VALUES (?, ?, ?, ?, ?) RETURNING id",
                (name, country, member_no, nickname, _key(name, member_no, nickname)),
            ).fetchall()
        return PersonId(added)

    def get(self, person: PersonId) -> Person | None:
        found = self._house.row(_ONE, (person,))
        return None if found is None else _person(*found)

    def exists(self, person: PersonId) -> bool:
        return self._house.row("SELECT 1 FROM person WHERE id = ?", (person,)) is not None

    def named(self, people: Iterable[PersonId] | None = None) -> dict[PersonId, Known]:
        """Of these, or of all; whoever was erased is not among them."""
        if people is None:
            found = self._house.rows(_ALL_NAMED)
        else:
            found = self._house.rows(_SEVERAL_NAMED, (json.dumps(list(people)),))
        return {
            PersonId(person): Known(name=name, country=country) for person, name, country in found
        }

    def nicknamed(self) -> dict[PersonId, str]:
        """Everybody who has one."""
        return {PersonId(person): name for person, name in self._house.rows(_NICKNAMED)}

    def find(self, query: str, limit: int = 20) -> tuple[Person, ...]:
        """Every word typed begins a word of the name, the nickname or the member number."""
        found = search(self._house, query, limit)
        fetched = self._house.rows(_SEVERAL, (json.dumps(found),))
        people = {fields[0]: _person(*fields) for fields in fetched}
        return tuple(people[person] for person in found if person in people)

    def latest(self, but: Container[PersonId], limit: int = 20) -> tuple[Person, ...]:
        """Who came to the house last, leaving these out."""
        chosen: list[Person] = []
        last = sys.maxsize
        while len(chosen) < limit:
            fetched = self._house.rows(_BEFORE, (last, _AT_ONCE))
            chosen += (_person(*fields) for fields in fetched if fields[0] not in but)
            if len(fetched) < _AT_ONCE:
                break
            last = fetched[-1][0]
        return tuple(chosen[:limit])

    def change(self, person: Person) -> bool:
        """Everything but the number becomes as given."""
        with self._house.transaction():
            changed = self._house.db.execute(
                "UPDATE person SET name = ?, country = ?, member_no = ?, nickname = ?, folded = ?"
                " WHERE id = ?",
                (
                    person.name,
                    person.country,
                    person.member_no,
                    person.nickname,
                    _key(person.name, person.member_no, person.nickname),
                    person.id,
                ),
            ).rowcount
        return changed > 0

    def erase(self, person: PersonId) -> bool:
        """Never to be found again; `Club.forget` then sees to the file's unused corners."""
        with self._house.transaction():
            gone = self._house.db.execute("DELETE FROM person WHERE id = ?", (person,)).rowcount
            # The index only notes that words went, until it is written anew. FTS5's own
            # 'secure-delete' would forbid the file to every SQLite before 3.42.
            self._house.db.execute("INSERT INTO person_word (person_word) VALUES ('optimize')")
        return gone > 0


def _person(
    person: int, name: str, country: str | None, member_no: str | None, nickname: str | None
) -> Person:
    return Person(
        id=PersonId(person), name=name, country=country, member_no=member_no, nickname=nickname
    )


def _key(name: str, member_no: str | None, nickname: str | None) -> str:
    every = [*name_keys(name), *keys(nickname or ""), *keys(member_no or "")]
    return " ".join(dict.fromkeys(every))
