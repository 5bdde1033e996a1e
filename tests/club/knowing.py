"""People in a test, who are always taken in."""

from tdconsole.club import Club, Person
from tdconsole.club.person import NOT_YET
from tdconsole.domain.values import PersonId
from tdconsole.house import House, HouseFile
from tdconsole.projections.people.lines import MemberNoTaken


def added(club: Club, person: Person) -> PersonId:
    number = club.people.take_in(person)
    assert not isinstance(number, MemberNoTaken)
    return number


def known(club: Club, name: str, born: str | None = None, member_no: str | None = None) -> PersonId:
    return added(club, Person(id=NOT_YET, name=name, born=born, member_no=member_no))


def assert_in_step(house: House) -> None:
    """The index of words agrees with the people."""
    assert Club(house).not_found() == []
    if isinstance(house, HouseFile):
        with house.transaction():
            house.execute(
                "INSERT INTO person_word (person_word, rank) VALUES ('integrity-check', 1)"
            )
