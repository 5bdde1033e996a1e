"""What was erased is in no file of the house, neither as it was written nor as it was found."""

import random
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from msgspec.structs import replace

from tdconsole.club import SCHEMA, Club, Person
from tdconsole.club.erasing import Erasing
from tdconsole.club.person import NOT_YET
from tdconsole.domain.values import PersonId
from tdconsole.house import HouseFile
from tests.club.knowing import added


def traces(folder: Path, *words: str) -> list[str]:
    whole = b"".join(path.read_bytes() for path in folder.iterdir()).lower()
    return [word for word in words if word.lower().encode() in whole]


def test_erased_at_once(tmp_path: Path) -> None:
    house = HouseFile.create(tmp_path / "casino.house", [SCHEMA])
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

    house = HouseFile.open(tmp_path / "casino.house", [SCHEMA])
    club = Club(house)
    club.people.erase(person)
    club.staff.erase(member)
    club.notes.erase(note)
    house.close()

    assert traces(tmp_path, *told, "orsted", "intercom") == []
    assert traces(tmp_path, "Anna", "kowalska") == ["Anna", "kowalska"]


def test_all_that_was_known_of_somebody_is_in_no_file(tmp_path: Path) -> None:
    house = HouseFile.create(tmp_path / "casino.house", [SCHEMA])
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

    assert club.erase(person) == "gone"

    assert (tmp_path / "casino.house-wal").exists()
    assert traces(tmp_path, *told) == []
    assert traces(tmp_path, "Anna", "kowalska") == ["Anna", "kowalska"]
    assert club.people.named([person]) == {}
    assert club.erase(person) is None
    house.close()


def test_erased_in_the_transaction_that_added_it(tmp_path: Path) -> None:
    house = HouseFile.create(tmp_path / "casino.house", [SCHEMA])
    with house.transaction():
        Club(house).people.erase(Club(house).people.add("Łucja Qvarfordt"))
    house.close()

    assert traces(tmp_path, "Łucja", "lucja", "Qvarfordt", "varfordt") == []


def test_former_names_of_the_erased_are_forgotten(tmp_path: Path) -> None:
    house = HouseFile.create(tmp_path / "casino.house", [SCHEMA])
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
    house = HouseFile.create(tmp_path / "casino.house", [SCHEMA])
    club = Club(house)
    with house.transaction():
        numbers = {club.people.add(name): name for name in names}
    erased = chance.sample(sorted(numbers), 60)
    for number in erased:
        club.people.erase(number)
    club.erasing.finish()
    house.close()

    # The ends of words: the index stores them without the beginnings they share.
    assert traces(tmp_path, *(numbers[number][4:] for number in erased)) == []


def test_forgetting_loses_nothing_else(tmp_path: Path) -> None:
    house = HouseFile.create(tmp_path / "casino.house", [SCHEMA])
    club = Club(house)
    anna = club.people.add("Anna Kowalska", "PL")
    gone = club.people.add("John Smith")
    note = club.notes.write("kept")
    club.people.erase(gone)

    club.erasing.finish()
    house.close()

    house = HouseFile.open(tmp_path / "casino.house", [SCHEMA])
    club = Club(house)
    assert [person.id for person in club.people.find("kow")] == [anna]
    assert club.notes.read(note) == "kept"
    assert club.people.add("Late Comer") > gone
    house.close()


@pytest.fixture
def qvarfordt(tmp_path: Path) -> Iterator[tuple[HouseFile, Club, PersonId]]:
    """A person who has been changed since, so that the log has pages with and without."""
    with closing(HouseFile.create(tmp_path / "casino.house", [SCHEMA])) as house:
        house.wait_at_most(20)
        club = Club(house)
        yield house, club, club.people.add("Łucja Qvarfordt")


def test_while_another_program_writes_it_is_not_finished(
    tmp_path: Path, qvarfordt: tuple[HouseFile, Club, PersonId]
) -> None:
    _house, club, person = qvarfordt
    club.people.erase(person)

    with closing(HouseFile.open(tmp_path / "casino.house", [SCHEMA])) as other, other.transaction():
        assert club.erasing.finish() == "unfinished"

    assert club.erasing.unfinished
    assert club.erasing.finish() == "gone"
    assert not club.erasing.unfinished


def test_while_another_program_reads_the_file_as_it_was_the_name_is_not_called_gone(
    tmp_path: Path, qvarfordt: tuple[HouseFile, Club, PersonId]
) -> None:
    _house, club, person = qvarfordt
    with closing(sqlite3.connect(tmp_path / "casino.house", isolation_level=None)) as reader:
        reader.execute("BEGIN")
        reader.execute("SELECT count(*) FROM person").fetchone()

        assert club.erase(person) == "unfinished"
        assert club.people.find("qvar") == ()
        assert traces(tmp_path, "Qvarfordt") == ["Qvarfordt"]
        assert club.erasing.finish() == "unfinished"
        reader.execute("COMMIT")

        assert club.erasing.finish() == "gone"
        assert traces(tmp_path, "Qvarfordt", "qvarfordt", "lucja") == []


def test_what_another_erased_meanwhile_is_not_called_gone_with_it(
    tmp_path: Path, qvarfordt: tuple[HouseFile, Club, PersonId]
) -> None:
    house, club, person = qvarfordt
    later = club.people.add("Xaverine Dvorszky")
    club.people.erase(person)
    rewritten = Erasing(house)
    with closing(sqlite3.connect(tmp_path / "casino.house", isolation_level=None)) as reader:
        reader.execute("BEGIN")
        reader.execute("SELECT count(*) FROM person").fetchone()
        assert rewritten.finish() == "unfinished"
    club.people.erase(later)

    assert rewritten.finish() == "gone"
    assert traces(tmp_path, "Dvorszky", "dvorszky") == []


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("Qvarfordt spoke on the phone", True),
        ("Player LUCJA QVARFORDT: warned", True),
        ("qvarfordt, łucja", True),
        ("Zebulon’s chips", True),
        ("Lucja Dvorszky, as she was called", True),
        ("Lucja was warned", False),
        ("Qvarfordtsson was warned", False),
    ],
)
def test_a_text_that_names_somebody(
    qvarfordt: tuple[HouseFile, Club, PersonId], text: str, *, names: bool
) -> None:
    _house, club, person = qvarfordt
    known = club.people.get(person)
    assert known is not None
    club.people.change(known.updated(nickname="Zebulon"))
    club.people.merge(club.people.add("Lucja Dvorszky"), person, 0)
    note = club.notes.write(text)
    club.notes.write("Nobody in particular")

    assert club.naming(person) == ({note: text} if names else {})
