"""People in a test, who are always taken in."""

from tdconsole.club import Club, Person
from tdconsole.club.person import NOT_YET
from tdconsole.domain.values import PersonId
from tdconsole.projections.people.lines import MemberNoTaken


def added(club: Club, person: Person) -> PersonId:
    number = club.people.take_in(person)
    assert not isinstance(number, MemberNoTaken)
    return number


def known(club: Club, name: str, born: str | None = None, member_no: str | None = None) -> PersonId:
    return added(club, Person(id=NOT_YET, name=name, born=born, member_no=member_no))
