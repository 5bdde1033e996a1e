"""Likely duplicates of a person about to be added."""

import random
from time import process_time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tdconsole.club import Club
from tdconsole.club.likeness import nearly
from tdconsole.house import House, HouseFile
from tests.club.knowing import known


def told(
    club: Club, name: str, born: str | None = None, member_no: str | None = None
) -> list[tuple[str, str]]:
    found = club.people.likely_same(name, born, member_no)
    return [(one.person.name, one.why) for one in found]


@pytest.mark.parametrize(
    "name",
    ["Mario Rossi", "Rossi Mario", "ROSSI, mario", "Màrio  Rossi"],
)
def test_the_same_words_in_any_order(club: Club, name: str) -> None:
    known(club, "Mario Rossi")
    known(club, "Mario Bianchi")

    assert told(club, name) == [("Mario Rossi", "name")]


@pytest.mark.parametrize(
    "name",
    ["Maria Rossi", "Mari Rossi", "Marrio Rossi", "Mraio Rossi", "Dario Rossi", "Mario Rosi",
     "Mario Rossy", "Rosis Mario"],
)  # fmt: skip
def test_one_letter_apart(club: Club, name: str) -> None:
    known(club, "Mario Rossi")

    assert told(club, name) == [("Mario Rossi", "letter")]


@pytest.mark.parametrize(
    "name", ["Marco Verdi", "Luca Rossi", "Maria Rosi", "Mario", "Mario Luca Rossi", "", "♠", "Jo"]
)
def test_others_are_others(club: Club, name: str) -> None:
    known(club, "Mario Rossi")
    known(club, "♥")

    assert told(club, name) == []


@pytest.mark.parametrize(
    ("one", "other"),
    [("Gino D'Angelo", "Gino Dangelo"), ("Eva Kowalska-Nowak", "Eva Kowalska Nowak")],
)
def test_signs_between_words_do_not_matter(club: Club, one: str, other: str) -> None:
    known(club, one)
    assert told(club, other) == [(one, "name")]


@pytest.mark.parametrize(
    ("one", "other"),
    [("Gino Dangelo", "Gino D'Angelo"), ("Eva Kowalska Nowak", "Eva Kowalska-Nowak")],
)
def test_nor_the_other_way_round(club: Club, one: str, other: str) -> None:
    known(club, one)
    assert told(club, other) == [(one, "name")]


def test_one_birthday_makes_a_second_name_or_a_first_name_the_less_matter(club: Club) -> None:
    known(club, "Anna Kowalska", "1987-03-21")

    assert told(club, "Anna Maria Kowalska", "1987-03-21") == [("Anna Kowalska", "born")]
    assert told(club, "Ania Kowalska", "1987-03-21") == [("Anna Kowalska", "born")]
    assert told(club, "Piotr Zieliński", "1987-03-21") == []
    assert told(club, "Anna Maria Kowalska") == []


def test_two_birthdays_are_two_people_though_of_one_name(club: Club) -> None:
    known(club, "Anna Kowalska", "1987-03-21")

    assert told(club, "Anna Kowalska", "1990-01-01") == [("Anna Kowalska", "namesake")]
    assert told(club, "Anna Kowalski", "1990-01-01") == []


def test_a_day_that_hundreds_have_says_nothing(house: House, club: Club) -> None:
    with house.transaction():
        for number in range(400):
            known(club, f"Player Rossi{number}", "1900-01-01")

    assert told(club, "Player Bianchi", "1900-01-01") == []


def test_the_same_member_number_comes_first(club: Club) -> None:
    known(club, "Mario Rossi")
    known(club, "Somebody Else", member_no="IT-7")

    assert told(club, "Mario Rossi", None, " it-7 ") == [
        ("Somebody Else", "member_no"),
        ("Mario Rossi", "name"),
    ]


def test_no_more_than_asked_for(club: Club) -> None:
    for _ in range(9):
        known(club, "Mario Rossi")

    assert len(club.people.likely_same("Mario Rossi")) == 5
    assert len(club.people.likely_same("Mario Rossi", limit=7)) == 7


def test_the_names_of_merged_people_count(club: Club) -> None:
    bob = known(club, "Bob Smith")
    club.people.merge(known(club, "Robert Alexander Smith"), bob, 0)

    assert told(club, "Smith Robert Alexander") == [("Bob Smith", "name")]


@given(st.text("abc", max_size=6), st.text("abc", max_size=6))
def test_nearly_is_mutual_and_one_step(one: str, other: str) -> None:
    steps = {one}
    for at in range(len(one) + 1):
        steps |= {one[:at] + one[at + 1 :], one[:at] + one[at : at + 2][::-1] + one[at + 2 :]}
        steps |= {one[:at] + sign + one[at:] for sign in "abc"}
        steps |= {one[:at] + sign + one[at + 1 :] for sign in "abc"}

    assert nearly(one, other) == nearly(other, one)
    if max(len(one), len(other)) > 2:
        assert nearly(one, other) == (other in steps)


def test_asked_among_tens_of_thousands(file_house: HouseFile) -> None:
    chance = random.Random(7)  # noqa: S311
    parts = ["ro", "ma", "ri", "ko", "wal", "ski", "ni", "lo", "an", "gi", "ti", "fer", "con", "vi"]
    names = ["".join(chance.choices(parts, k=3)).title() for _ in range(1500)]
    club = Club(file_house)
    with file_house.transaction():
        file_house.db.conn.executemany(
            "INSERT INTO person (name, folded) VALUES (?, ?)",
            (
                (f"{given} {family}", f"{family} {given}".lower())
                for given, family in (chance.choices(names, k=2) for _ in range(30_000))
            ),
        )
    took = []
    for _ in range(15):
        name = " ".join(chance.choices(names, k=2))
        begun = process_time()
        club.people.likely_same(name, "1980-01-01", "17")
        took.append(process_time() - begun)

    assert sorted(took)[7] < 0.01
