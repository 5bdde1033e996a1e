"""From a list of players into the house."""

import random
from datetime import date
from time import process_time

import pytest

from tdconsole.club import Club, Person, Present, ReadPerson, TakenIn
from tdconsole.club.lists.people_csv import read
from tdconsole.club.person import NOT_YET
from tdconsole.domain.values import StaffId
from tdconsole.house import House, HouseFile
from tdconsole.projections.people.lines import MemberNoTaken, RefusedLine
from tests.club.knowing import added, known

TODAY = date(2026, 11, 21)
PRESENT: tuple[Present, ...] = ("skip", "update")


def names(club: Club) -> list[str]:
    return [person.name for person in club.people.everybody()]


def test_the_new_ones_come_in_with_all_that_is_told(club: Club) -> None:
    one = ReadPerson(
        line=2, name="Anna Kowalska", country="PL", member_no="7", nickname="Ace",
        born="1987-03-21", email="a@k.pl", phone="1", notes="n", consent=True,
        document_checked_on=5,
    )  # fmt: skip

    assert club.take_in([one]) == TakenIn(added=1)

    (anna,) = club.people.everybody()
    assert anna == Person(
        id=anna.id, name="Anna Kowalska", country="PL", member_no="7", nickname="Ace",
        born="1987-03-21", email="a@k.pl", phone="1", notes="n", consent=True,
        document_checked_on=5,
    )  # fmt: skip


@pytest.mark.parametrize("present", PRESENT)
@pytest.mark.parametrize(
    "one",
    [
        ReadPerson(line=2, name="Anna Kowalska", member_no="pl-7"),
        ReadPerson(line=2, name="Anna Nowak", member_no="PL-7"),
        ReadPerson(line=2, name="Kowalska Anna", born="1987-03-21"),
    ],
)
def test_whoever_is_there_is_not_added_again(club: Club, one: ReadPerson, present: Present) -> None:
    known(club, "Anna Kowalska", "1987-03-21", "PL-7")

    taken = club.take_in([one], present)

    assert taken == (TakenIn(skipped=1) if present == "skip" else TakenIn(updated=1))
    assert names(club) == ["Anna Kowalska" if present == "skip" else one.name]


@pytest.mark.parametrize(
    "one",
    [
        ReadPerson(line=2, name="Anna Kowalska", born="1990-01-01"),
        ReadPerson(line=2, name="Anna Kowalska", member_no="PL-8"),
        ReadPerson(line=2, name="Anna Kowalska", born="1987-03-21", member_no="PL-8"),
        ReadPerson(line=2, name="Anna Kowalska"),
    ],
)
def test_another_of_the_same_name_is_added(club: Club, one: ReadPerson) -> None:
    known(club, "Anna Kowalska", "1987-03-21", "PL-7")

    assert club.take_in([one]) == TakenIn(added=1)


def test_whoever_was_merged_is_known_by_both_names(club: Club) -> None:
    bob = known(club, "Bob Smith")
    club.people.merge(known(club, "Robert Smith"), bob, 0)

    assert club.take_in([ReadPerson(line=2, name="Smith Robert")]) == TakenIn(skipped=1)


def test_of_two_who_tell_nothing_but_one_name_there_is_one(club: Club) -> None:
    one = ReadPerson(line=2, name="Anna Kowalska")

    assert club.take_in([one]) == TakenIn(added=1)
    assert club.take_in([one]) == TakenIn(skipped=1)


def test_a_member_number_of_somebody_else_is_refused(club: Club) -> None:
    john = known(club, "John Smith", member_no="7")
    anna = known(club, "Anna Kowalska", "1987-03-21")
    lines = [
        ReadPerson(line=2, name="Jan Nowak", member_no="7"),
        ReadPerson(line=3, name="Anna Kowalska", born="1987-03-21", member_no="7"),
        ReadPerson(line=4, name="Anna Kowalska", born="1987-03-21", member_no="8"),
    ]

    taken = club.take_in(lines, "update")

    assert taken.updated == 1
    assert taken.refused == tuple(
        RefusedLine(line=line, field="member_no", why=MemberNoTaken(by=john), value="7")
        for line in (2, 3)
    )
    assert club.people.holder("8") == anna


def test_what_a_line_leaves_out_stays(club: Club) -> None:
    number = added(
        club,
        Person(
            id=NOT_YET, name="Anna Kowalska", country="PL", member_no="7", notes="Tall.",
            document_checked_on=5, document_checked_by=StaffId(2), consent=True,
        ),
    )  # fmt: skip

    club.take_in(
        [ReadPerson(line=2, name="Anna Kowalska", member_no="7", email="a@k.pl")], "update"
    )
    assert club.people.get(number) == Person(
        id=number, name="Anna Kowalska", country="PL", member_no="7", notes="Tall.",
        email="a@k.pl", document_checked_on=5, document_checked_by=StaffId(2), consent=True,
    )  # fmt: skip

    club.take_in(
        [
            ReadPerson(
                line=2, name="Anna Kowalska", member_no="7", consent=False, document_checked_on=9
            )
        ],
        "update",
    )
    anna = club.people.get(number)
    assert anna is not None
    assert (anna.consent, anna.document_checked_on, anna.document_checked_by) == (False, 9, None)


@pytest.mark.parametrize("present", PRESENT)
def test_trying_changes_nothing_and_tells_the_same(club: Club, present: Present) -> None:
    known(club, "John Smith", member_no="7")
    known(club, "Anna Kowalska", "1987-03-21")
    before = list(club.people.everybody())
    lines = [
        ReadPerson(line=2, name="Jan Nowak", member_no="7"),
        ReadPerson(line=3, name="Anna Kowalska", born="1987-03-21", country="PL"),
        ReadPerson(line=4, name="Ola Nowak"),
    ]

    tried = club.take_in(lines, present, trying=True)

    assert list(club.people.everybody()) == before
    assert tried == club.take_in(lines, present)
    assert tried.added == 1


def test_all_come_in_together_or_nobody(house: House, club: Club) -> None:
    def mistaken() -> None:
        with house.transaction():
            club.take_in([ReadPerson(line=2, name="Anna Kowalska")])
            raise LookupError

    with pytest.raises(LookupError):
        mistaken()

    assert names(club) == []


def test_ten_thousand_lines_two_hundred_of_them_bad(house: House, club: Club) -> None:
    chance = random.Random(3)  # noqa: S311
    parts = ["ro", "ma", "ri", "ko", "wal", "ski", "ni", "lo", "an", "gi", "ti", "fer", "con", "vi"]
    flaws = [";Atlantis;", ";;31.02.1990", ";;2090-01-01", ";IT;;;spare"]
    lines, spoilt = ["name;country;born;member no"], set(chance.sample(range(10_000), 200))
    for line in range(10_000):
        name = " ".join("".join(chance.choices(parts, k=3)).title() for _ in range(2))
        rest = flaws[line % 4] if line in spoilt else ";PL;21.03.1987"
        lines.append(f"{name}{rest};{'' if line in spoilt else f'PL-{line}'}")
    content = "\r\n".join(lines).encode("utf-16")

    begun = process_time()
    people, refused = read(content, None, TODAY)
    taken = club.take_in(people)
    took = process_time() - begun

    assert (len(people), len(refused)) == (9800, 200)
    assert taken == TakenIn(added=9800)
    assert {one.line for one in refused} == {line + 2 for line in spoilt}
    # Each line is asked for by name and by number: on a server these are ways there and back.
    assert took < (3 if isinstance(house, HouseFile) else 9)


def test_a_surname_column_is_kept_as_such(club: Club) -> None:
    people, refused = read(
        "Cognome;Nome;Nazione\nDe Luca;Sofia;IT\nGarcía;Ana Luisa;ES\nRossi Conti;Mario;IT\n".encode(),
        None,
        TODAY,
    )
    assert refused == ()
    club.take_in(people)

    kept = [(one.name, one.family_name, one.family_guessed) for one in club.people.everybody()]
    assert kept == [
        ("Sofia De Luca", "De Luca", False),
        ("Ana Luisa García", "García", False),
        ("Mario Rossi Conti", "Rossi Conti", False),
    ]
    assert club.take_in(people).skipped == len(people)


def test_a_column_called_name_beside_a_surname_holds_the_given_name() -> None:
    people, _refused = read(b"Name,Surname\nSofia,De Luca\nAnna Rossi,Rossi\n", None, TODAY)

    assert [(one.name, one.family_name) for one in people] == [
        ("Sofia De Luca", "De Luca"),
        ("Anna Rossi", "Rossi"),
    ]


def test_a_list_mends_a_guess_and_leaves_one_that_is_right(club: Club) -> None:
    wrong, right = club.people.add("Mario Rossi Conti"), club.people.add("Sofia De Luca")
    people, _refused = read(b"first name,surname\nMario,Rossi Conti\nSofia,De Luca\n", None, TODAY)

    assert club.take_in(people, "update").updated == len(people)
    named = [club.people.get(number) for number in (wrong, right)]
    assert [(one.family_name, one.family_guessed) for one in named if one is not None] == [
        ("Rossi Conti", False),
        ("De Luca", True),
    ]
