"""What was erased is in no file of the house, neither as it was written nor as it was found."""

import random
from pathlib import Path

import pytest
from msgspec.structs import replace

from tdconsole.club import SCHEMA, Club, Person
from tdconsole.club.person import NOT_YET
from tdconsole.house import House
from tdconsole.known_errors import FileBusy
from tests.club.knowing import added


def traces(folder: Path, *words: str) -> list[str]:
    whole = b"".join(path.read_bytes() for path in folder.iterdir()).lower()
    return [word for word in words if word.lower().encode() in whole]


def test_erased_at_once(tmp_path: Path) -> None:
    house = House.create(tmp_path / "casino.house", [SCHEMA])
    club = Club(house)
    person = added(
        club,
        Person(id=NOT_YET, name="Łucja Qvarfordt", nickname="Zebulon", member_no="XK77341"),
    )
    club.people.add("Anna Kowalska")
    member = club.staff.add("Wojciech Ørsted")
    note = club.notes.write("Qvarfordt spoke on the intercom")
    house.close()
    told = ("Łucja", "lucja", "Qvarfordt", "varfordt", "Zebulon", "XK77341", "Wojciech", "Ørsted")
    assert traces(tmp_path, *told)

    house = House.open(tmp_path / "casino.house", [SCHEMA])
    club = Club(house)
    club.people.erase(person)
    club.staff.erase(member)
    club.notes.erase(note)
    house.close()

    assert traces(tmp_path, *told, "orsted", "intercom") == []
    assert traces(tmp_path, "Anna", "kowalska") == ["Anna", "kowalska"]


def test_all_that_was_known_of_somebody_is_in_no_file(tmp_path: Path) -> None:
    house = House.create(tmp_path / "casino.house", [SCHEMA])
    club = Club(house)
    person = added(
        club,
        Person(
            id=NOT_YET,
            name="Łucja Qvarfordt",
            member_no="XK77341",
            nickname="Zebulon",
            born="1911-11-17",
            email="wixen@example.org",
            phone="+48999888777",
            notes="Ghastly Krumpholtz",
        ),
    )
    club.people.merge(club.people.add("Xaverine Dvorszky"), person, 0)
    club.people.apart.keep_apart(person, club.people.add("Anna Kowalska"), "Mephistopheles")
    told = (
        *("Qvarfordt", "varfordt", "XK77341", "Zebulon", "1911-11-17", "wixen", "+48999888777"),
        *("Krumpholtz", "Xaverine", "dvorszky", "Mephistopheles"),
    )
    assert traces(tmp_path, "Qvarfordt", "Krumpholtz", "Dvorszky", "Mephistopheles", "1911-11-17")

    assert club.erase(person)

    assert (tmp_path / "casino.house-wal").exists()
    assert traces(tmp_path, *told) == []
    assert traces(tmp_path, "Anna", "kowalska") == ["Anna", "kowalska"]
    assert club.people.named([person]) == {}
    assert not club.erase(person)
    house.close()


def test_erased_in_the_transaction_that_added_it(tmp_path: Path) -> None:
    house = House.create(tmp_path / "casino.house", [SCHEMA])
    with house.transaction():
        Club(house).people.erase(Club(house).people.add("Łucja Qvarfordt"))
    house.close()

    assert traces(tmp_path, "Łucja", "lucja", "Qvarfordt", "varfordt") == []


def test_former_names_of_the_erased_are_forgotten(tmp_path: Path) -> None:
    house = House.create(tmp_path / "casino.house", [SCHEMA])
    people = Club(house).people
    number = people.add("Łucja Qvarfordt", nickname="Zebulon")
    known = people.get(number)
    assert known is not None
    people.change(replace(known, name="Łucja Nimmermann", nickname=None))
    people.erase(number)
    house.close()

    assert traces(tmp_path, "lucja", "qvarfordt", "zebulon", "nimmermann") == []


def test_erased_among_thousands(tmp_path: Path) -> None:
    # One name of this evening would stay in the file, were it not rewritten.
    chance = random.Random(1)  # noqa: S311
    names = ["".join(chance.choices("bcdfghjklmnpqrstvwxz", k=14)) for _ in range(2000)]
    house = House.create(tmp_path / "casino.house", [SCHEMA])
    club = Club(house)
    with house.transaction():
        numbers = {club.people.add(name): name for name in names}
    erased = chance.sample(sorted(numbers), 60)
    for number in erased:
        club.people.erase(number)
    club.forget()
    house.close()

    # The ends of words: the index stores them without the beginnings they share.
    assert traces(tmp_path, *(numbers[number][4:] for number in erased)) == []


def test_forgetting_loses_nothing_else(tmp_path: Path) -> None:
    house = House.create(tmp_path / "casino.house", [SCHEMA])
    club = Club(house)
    anna = club.people.add("Anna Kowalska", "PL")
    gone = club.people.add("John Smith")
    note = club.notes.write("kept")
    club.people.erase(gone)

    club.forget()
    house.close()

    house = House.open(tmp_path / "casino.house", [SCHEMA])
    club = Club(house)
    assert [person.id for person in club.people.find("kow")] == [anna]
    assert club.notes.read(note) == "kept"
    assert club.people.add("Late Comer") > gone
    house.close()


def test_while_another_program_writes_the_file_is_busy(tmp_path: Path) -> None:
    house = House.create(tmp_path / "casino.house", [SCHEMA])
    other = House.open(tmp_path / "casino.house", [SCHEMA])
    house.wait_at_most(20)

    with other.transaction(), pytest.raises(FileBusy):
        Club(house).forget()

    Club(house).forget()
    other.close()
    house.close()
