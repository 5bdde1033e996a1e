"""A person's standing, when a tournament asks the house."""

import pytest

from tdconsole.club import Person
from tdconsole.domain.language.commands.house import BarPerson, CloseTill, OpenTill
from tdconsole.domain.state.context import Till
from tdconsole.domain.values import Millis, Money, PersonId, TillNo
from tdconsole.projections.people.lines import MemberNoTaken
from tdconsole.session import Session
from tdconsole.session.standing import age_on, standing, till
from tests.session.floor import Room

TODAY = "2026-11-21"


@pytest.fixture
def session(club: Room) -> Session:
    return club.session()


def test_nothing_is_known_of_a_stranger(session: Session) -> None:
    one = standing(session.club, session.house, PersonId(9), TODAY)
    assert (one.barred, one.document_on, one.age, one.member, one.same) == (
        False,
        None,
        None,
        False,
        (),
    )


def test_what_is_known_of_a_member(session: Session) -> None:
    people = session.club.people
    person = people.take_in(
        Person(id=PersonId(0), name="Maria", member_no="4711", born="1990-11-22")
    )
    assert not isinstance(person, MemberNoTaken)
    people.check_document(person, 1_770_000_000_000, None)
    one = standing(session.club, session.house, person, TODAY)
    assert (one.age, one.member, one.document_on) == (35, True, Millis(1_770_000_000_000))


def test_a_bar_stands_with_its_day_and_its_note(session: Session) -> None:
    person = session.club.people.add("Maria")
    session.submit_house(BarPerson(person=person, until="2099-12-31", reason="threw chips"))
    one = standing(session.club, session.house, person, TODAY)
    assert (one.barred, one.barred_until) == (True, "2099-12-31")
    assert one.bar_note is not None
    assert session.club.notes.read(one.bar_note) == "threw chips"
    assert not standing(session.club, session.house, person, "2100-01-01").barred


def test_the_other_numbers_of_somebody_who_was_merged(session: Session) -> None:
    people = session.club.people
    old, new = people.add("Maria R."), people.add("Maria Rossi")
    people.merge(old, new, 0)
    assert standing(session.club, session.house, new, TODAY).same == (old,)
    assert standing(session.club, session.house, old, TODAY).same == (new,)


@pytest.mark.parametrize(
    ("born", "today", "years"),
    [
        ("2008-11-21", TODAY, 18),
        ("2008-11-22", TODAY, 17),
        ("2008-02-29", "2026-02-28", 17),
        ("2008-02-29", "2026-03-01", 18),
        ("some day", TODAY, None),
    ],
)
def test_an_age_is_counted_in_whole_years(born: str, today: str, years: int | None) -> None:
    assert age_on(born, today) == years


def test_a_till_as_a_payment_meets_it(session: Session) -> None:
    assert till(session.house, TillNo(1)) is None
    assert till(session.house, None) is None
    session.submit_house(OpenTill(name="Main", currency="PLN"))
    assert till(session.house, TillNo(1)) == Till(no=TillNo(1), open=True, currency="PLN")
    session.submit_house(CloseTill(till=TillNo(1), counted=Money(0)))
    assert till(session.house, TillNo(1)) == Till(no=TillNo(1), open=False, currency="PLN")
