"""The people behind the numbers."""

import sqlite3
from collections.abc import Sequence
from pathlib import Path

import pytest
from msgspec.structs import replace

from tdconsole.club import SCHEMA, Club, Person
from tdconsole.club.person import NOT_YET
from tdconsole.domain.values import PersonId
from tdconsole.house import House, HouseFile
from tdconsole.house.house import Row
from tdconsole.known_errors import DamagedFile
from tdconsole.projections.people.names import Known
from tests.club.knowing import added, assert_in_step


def test_what_is_known_of_somebody(club: Club) -> None:
    number = added(club, Person(id=NOT_YET, name="John Smith", country="GB", member_no="00123"))
    known = club.people.get(number)
    assert known is not None
    club.people.change(replace(known, nickname="Ace"))

    assert club.people.get(number) == Person(
        id=number, name="John Smith", country="GB", member_no="00123", nickname="Ace"
    )
    assert club.people.exists(number)


def test_nobody_is_known_by_a_number_not_given(club: Club) -> None:
    assert club.people.get(PersonId(7)) is None
    assert not club.people.exists(PersonId(7))
    assert not club.people.erase(PersonId(7))
    assert club.people.change(Person(id=PersonId(7), name="Nobody")) is False


def test_everything_but_the_number_may_change(club: Club) -> None:
    first = added(
        club, Person(id=NOT_YET, name="John Smith", country="GB", member_no="00123", nickname="Ace")
    )
    other = club.people.add("Anna Kowalska")
    changed = Person(id=first, name="John Smythe", country="IE")

    assert club.people.change(changed) is True

    assert club.people.get(first) == changed
    assert club.people.named() == {
        first: Known(name="John Smythe", family_name="Smythe", country="IE"),
        other: Known(name="Anna Kowalska", family_name="Kowalska"),
    }


def test_names_of_some_and_of_all(club: Club) -> None:
    john = club.people.add("John Smith", "GB")
    anna = club.people.add("Anna Kowalska")
    gone = club.people.add("Gone Away")
    club.people.erase(gone)

    assert club.people.named([anna, gone, anna]) == {
        anna: Known(name="Anna Kowalska", family_name="Kowalska")
    }
    assert club.people.named([]) == {}
    assert set(club.people.named()) == {john, anna}


def test_names_of_ten_thousand_in_one_question(
    house: House, club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    with house.transaction():
        numbers = [club.people.add(f"Player {i}") for i in range(10_000)]
    asked = list[str]()

    def counted(sql: str, values: Sequence[object] = ()) -> list[Row]:
        asked.append(sql)
        return type(house).rows(house, sql, values)

    monkeypatch.setattr(house, "rows", counted)
    named = club.people.named(numbers)

    assert len(named) == 10_000
    assert len(asked) == 1


def test_a_number_is_never_given_twice(club: Club) -> None:
    first = club.people.add("John Smith")
    club.people.erase(first)

    assert club.people.add("Anna Kowalska") > first


def test_adding_lands_with_what_it_belongs_to(house: House, club: Club) -> None:
    def registered() -> None:
        with house.transaction():
            club.people.add("John Smith")
            club.staff.add("Anna")
            club.notes.write("first time here")
            raise LookupError

    with pytest.raises(LookupError):
        registered()

    assert club.people.named() == {}
    assert club.people.find("smith") == ()
    assert club.staff.named() == {}


def test_changing_and_erasing_are_taken_back_together(house: House, club: Club) -> None:
    number = club.people.add("John Smith")
    known = club.people.get(number)
    assert known is not None

    def mistaken() -> None:
        with house.transaction():
            club.people.change(replace(known, name="Jane Doe"))
            club.people.erase(number)
            raise LookupError

    with pytest.raises(LookupError):
        mistaken()

    assert club.people.find("smith") == (known,)
    assert club.people.find("doe") == ()


def test_the_index_agrees_with_the_people(house: House, club: Club) -> None:
    for name in ["John Smith", "Anna Kowalska-Nowak", "Łukasz Żółć"]:
        known = club.people.get(club.people.add(name, nickname="Ace"))
        assert known is not None
        club.people.change(replace(known, nickname=None))
    club.people.erase(PersonId(2))

    assert_in_step(house)


def test_people_of_a_damaged_file_are_told_as_such(tmp_path: Path) -> None:
    path = tmp_path / "casino.house"
    house = HouseFile.create(path, [SCHEMA])
    with house.transaction():
        for i in range(3000):
            Club(house).people.add(f"Player {i}")
    house.close()
    ((page,),) = _asked(path, "SELECT rootpage FROM sqlite_master WHERE name = 'person'")
    whole = bytearray(path.read_bytes())
    whole[(page - 1) * 4096 : page * 4096] = b"\xa5" * 4096
    path.write_bytes(whole)

    opened = HouseFile.open(path, [SCHEMA])
    with pytest.raises(DamagedFile):
        Club(opened).people.named()
    opened.close()


def _asked(path: Path, sql: str) -> list[tuple[int]]:
    db = sqlite3.connect(path)
    found = db.execute(sql).fetchall()
    db.close()
    return found


def test_who_came_last_stands_first_and_some_are_left_out(club: Club) -> None:
    people = [club.people.add(f"Player {number}") for number in range(450)]
    left_out = set(people[200:])

    latest = club.people.latest(left_out, 3)

    assert [person.id for person in latest] == [people[199], people[198], people[197]]
    assert club.people.latest(people) == ()
    assert len(club.people.latest((), 500)) == 450


@pytest.mark.parametrize(
    ("language", "order"), [("en", ["Łoś", "Lzowski"]), ("pl", ["Lzowski", "Łoś"])]
)
def test_a_list_by_family_name_begins_as_the_language_sorts_it(
    club: Club, language: str, order: list[str]
) -> None:
    for name in ("Adam Zyl", "Zoe Łoś", "Ada Lzowski"):
        club.people.add(name, "PL")
    assert [one.family_name for one in club.people.by_name(language, 2)] == order


def test_by_name_a_family_name_that_was_said_counts_and_no_guess(club: Club) -> None:
    said = club.people.add("Adam Bell Zyl")
    club.people.add("Lea Mann")
    assert [one.name for one in club.people.by_name("en", 1)] == ["Lea Mann"]

    person = club.people.get(said)
    assert person is not None
    club.people.change(person.updated(family_name="Bell Zyl"))
    assert [one.name for one in club.people.by_name("en", 1)] == ["Adam Bell Zyl"]


def test_under_whose_name_results_may_be_published(club: Club) -> None:
    people = club.people
    agreed, never, gone = (people.add(name) for name in ("Ann Lee", "Bo Li", "Anna Lee"))
    known = people.get(agreed)
    assert known is not None
    people.change(replace(known, consent=True))
    assert people.agreed([agreed, never, gone, PersonId(99)]) == {agreed}
    assert people.merge(gone, agreed, 2_000)
    assert people.agreed([gone, never]) == {gone}
    assert people.agreed([]) == frozenset()
