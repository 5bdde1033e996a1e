"""The family name of a person: guessed, mended, found, and kept by a house of before."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from tdconsole.club import SCHEMA, Club, Person
from tdconsole.club.engines.file import (
    people_staff_and_notes,
    records_pairs_and_what_the_house_owns,
)
from tdconsole.club.person import NOT_YET
from tdconsole.domain.values import PersonId
from tdconsole.house import HouseFile, Schema


def known(club: Club, number: PersonId) -> Person:
    person = club.people.get(number)
    assert person is not None
    return person


def found(club: Club, typed: str) -> list[str]:
    return [person.name for person in club.people.find(typed)]


def test_a_guess_is_kept_and_marked(club: Club) -> None:
    one = known(club, club.people.add("Sofia De Luca", "IT"))
    assert (one.name, one.family_name, one.family_guessed) == ("Sofia De Luca", "De Luca", True)
    assert club.people.named([one.id])[one.id].listed == "De Luca, Sofia"


def test_a_name_with_a_comma_is_taken_as_it_is(club: Club) -> None:
    one = known(club, club.people.add("Luca Rossi, Sofia", "IT"))
    assert (one.name, one.family_name) == ("Sofia Luca Rossi", "Luca Rossi")
    assert not one.family_guessed


def test_what_was_mended_stays_and_a_guess_follows_the_country(club: Club) -> None:
    number = club.people.add("Maria José García Márquez")
    assert known(club, number).family_name == "Márquez"

    assert club.people.change(known(club, number).updated(country="ES")) is True
    assert known(club, number).family_name == "García Márquez"
    assert club.people.change(known(club, number).updated(family_name="Márquez")) is True
    assert club.people.change(known(club, number).updated(country="MX")) is True
    assert (known(club, number).family_name, known(club, number).family_guessed) == (
        "Márquez",
        False,
    )
    assert club.people.change(known(club, number).updated(name="Maria Rossi")) is True
    assert (known(club, number).family_name, known(club, number).family_guessed) == ("Rossi", True)
    assert club.people.change(known(club, number).updated(family_name=None)) is True
    assert known(club, number).family_guessed


@pytest.mark.parametrize(
    "typed", ["de luca", "luca", "delu", "lu so", "SOFIA de", "De Luca, Sofia"]
)
def test_any_part_in_any_order(club: Club, typed: str) -> None:
    club.people.add("Sofia De Luca")
    club.people.add("Anna Rossi")

    assert found(club, typed) == ["Sofia De Luca"]


def test_a_family_name_is_found_before_a_given_one_whatever_stands_before_it(club: Club) -> None:
    club.people.add("Luca Rossi")
    club.people.add("Bergthora Smith")
    club.people.add("Jan van den Berg")
    club.people.add("Sofia De Luca")
    club.people.add("Ana Luca Gil", "ES")

    assert found(club, "luca") == ["Ana Luca Gil", "Sofia De Luca", "Luca Rossi"]
    assert found(club, "berg") == ["Jan van den Berg", "Bergthora Smith"]


@pytest.mark.parametrize(
    "name", ["De Luca Sofia", "Sofia De Lucca", "DE LUCA, SOFIA", "Sofia de luca"]
)
def test_the_same_person_under_another_spelling(club: Club, name: str) -> None:
    number = club.people.add("Sofia De Luca")

    assert [one.person.id for one in club.people.likely_same(name)] == [number]


def test_a_merge_keeps_the_family_name_that_was_said(club: Club) -> None:
    guess = club.people.add("Ana Luca Gil")
    said = club.people.take_in(
        Person(id=NOT_YET, name="Ana Luca Gil", family_name="Luca Gil", family_guessed=False)
    )
    assert isinstance(said, int)
    assert club.people.merge(said, guess, at=0)
    assert (known(club, guess).family_name, known(club, guess).family_guessed) == (
        "Luca Gil",
        False,
    )


def test_nothing_of_an_erased_name_stays(tmp_path: Path) -> None:
    house = HouseFile.create(tmp_path / "casino.house", [SCHEMA])
    club = Club(house)
    number = club.people.add("Sofia Quaglierini Della Torre", "IT")
    assert club.erase(number)
    house.close()

    content = (tmp_path / "casino.house").read_bytes().lower()
    assert b"quaglierini" not in content
    assert b"torre" not in content


def house_of_before(path: Path) -> None:
    before = Schema("club")
    before()(people_staff_and_notes)
    before()(records_pairs_and_what_the_house_owns)
    old = HouseFile.create(path, [before])
    with old.transaction():
        for name, country, nickname, words in (
            ("Anna Rossi", "IT", None, "rossi anna"),
            ("Sofia De Luca", "IT", "Sofi", "luca sofia de sofi"),
            ("Bianchi Conti, Mario", "IT", None, "mario bianchi conti"),
        ):
            old.db.execute(
                "INSERT INTO person (name, country, nickname, folded) VALUES (?, ?, ?, ?)",
                (name, country, nickname, words),
            )
        old.db.execute("INSERT INTO alias (gone, person, name) VALUES (9, 2, 'Zofia Luka')")
    old.close()


def test_a_house_of_before_guesses_once(tmp_path: Path) -> None:
    path = tmp_path / "casino.house"
    house_of_before(path)

    house = HouseFile.open(path, [SCHEMA])
    club = Club(house)
    people = [known(club, PersonId(number)) for number in (1, 2, 3)]
    assert [(one.name, one.family_name, one.family_guessed) for one in people] == [
        ("Anna Rossi", "Rossi", True),
        ("Sofia De Luca", "De Luca", True),
        ("Mario Bianchi Conti", "Bianchi Conti", False),
    ]
    for typed in ("de luca", "deluca", "sofi", "zofia", "luka"):
        assert found(club, typed) == ["Sofia De Luca"]
    assert found(club, "rossi") == ["Anna Rossi"]
    assert club.people.change(replace(people[1], nickname=None)) is True
    assert found(club, "sofi luc") == ["Sofia De Luca"]
    club.people.erase(PersonId(1))
    assert found(club, "rossi") == []
    house.db.execute("INSERT INTO person_word (person_word) VALUES ('integrity-check')")
    house.close()

    HouseFile.open(path, [SCHEMA]).close()
