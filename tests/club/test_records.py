"""The whole record of a person, and the one number that only one may have."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from tdconsole.club import SCHEMA, Club, Person
from tdconsole.club.engines.file import people_staff_and_notes
from tdconsole.club.person import NOT_YET
from tdconsole.domain.values import PersonId, StaffId
from tdconsole.house import House, HouseFile, Schema
from tdconsole.projections.people.lines import MemberNoTaken
from tests.club.knowing import added, known

ANNA = Person(
    id=NOT_YET,
    name="Anna Kowalska",
    country="PL",
    member_no="PL-7",
    nickname="Ace",
    born="1987-03-21",
    email="anna@kowalska.pl",
    phone="+48 123",
    notes="Left-handed.\nSits at the end.",
    document_checked_on=1_700_000_000_000,
    document_checked_by=StaffId(3),
    consent=True,
)


def test_everything_that_is_told_is_kept(club: Club) -> None:
    number = added(club, ANNA)

    assert number != NOT_YET
    assert club.people.get(number) == replace(ANNA, id=number)
    assert club.people.find("ace") == (replace(ANNA, id=number),)


@pytest.mark.parametrize("member_no", ["PL-7", "pl-7", "  PL-7 "])
def test_nobody_gets_the_member_number_of_another(club: Club, member_no: str) -> None:
    anna = added(club, ANNA)
    john = club.people.add("John Smith")

    assert club.people.add("Jan Nowak", "PL", member_no) == MemberNoTaken(by=anna)
    clash = club.people.change(Person(id=john, name="John Smith", member_no=member_no))
    assert clash == MemberNoTaken(by=anna)
    assert club.people.holder(member_no) == anna
    assert set(club.people.named()) == {anna, john}
    assert club.people.get(john) == Person(id=john, name="John Smith")


def test_a_member_number_is_free_again_when_its_person_is_gone(club: Club) -> None:
    club.people.erase(added(club, ANNA))

    assert club.people.holder("PL-7") is None
    assert not isinstance(club.people.add("Jan Nowak", "PL", "PL-7"), MemberNoTaken)


def test_an_empty_member_number_is_none(club: Club) -> None:
    assert not isinstance(club.people.add("Jan Nowak", "PL", " "), MemberNoTaken)
    assert not isinstance(club.people.add("Jan Nowak", "PL", ""), MemberNoTaken)
    assert all(person.member_no is None for person in club.people.find("nowak"))


def test_whoever_keeps_the_member_number_may_change(club: Club) -> None:
    number = added(club, ANNA)

    assert club.people.change(replace(ANNA, id=number, consent=False)) is True


def test_a_document_is_checked_at_a_moment_by_somebody(club: Club) -> None:
    number = club.people.add("John Smith")

    assert club.people.check_document(number, 1_800_000_000_000, StaffId(2))

    checked = club.people.get(number)
    assert checked is not None
    assert (checked.document_checked_on, checked.document_checked_by) == (1_800_000_000_000, 2)
    assert not club.people.check_document(PersonId(99), 1_800_000_000_000, StaffId(2))


def test_everybody_however_many(house: House, club: Club) -> None:
    assert list(club.people.everybody()) == []
    with house.transaction():
        numbers = [known(club, f"Player {i}") for i in range(401)]
    club.people.erase(numbers[200])

    assert [person.id for person in club.people.everybody()] == numbers[:200] + numbers[201:]


def test_a_house_of_before_opens_with_all_it_knew(tmp_path: Path) -> None:
    path, before = tmp_path / "casino.house", Schema("club")
    before()(people_staff_and_notes)
    old = HouseFile.create(path, [before])
    with old.transaction():
        for name in ("John Smith", "Jon Smith"):  # one number twice, as nobody minded then
            old.db.execute(
                "INSERT INTO person (name, member_no, folded) VALUES (?, '7', ?)",
                (name, " ".join(reversed(name.lower().split()))),
            )
        old.db.execute("INSERT INTO staff (name, folded) VALUES ('Marco', 'marco')")
        old.db.execute("INSERT INTO staff (name, folded) VALUES ('Anna', 'anna')")
    old.close()

    house = HouseFile.open(path, [SCHEMA])
    club = Club(house)
    assert [person.name for person in club.people.find("smith")] == ["Jon Smith", "John Smith"]
    assert list(club.staff.active().values()) == ["Marco", "Anna"]
    first = club.people.get(PersonId(1))
    assert first == Person(id=PersonId(1), name="John Smith", member_no="7")
    assert club.people.change(replace(first, member_no="8")) is True
    house.close()
