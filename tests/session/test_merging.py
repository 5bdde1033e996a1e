"""Two records of one person: one from now on, but not while both of them play."""

from tdconsole.domain.language.commands.entry import RegisterEntry, UnregisterEntry
from tdconsole.domain.language.rejections.entry import AlreadyRegistered, BothEntered, UnknownPerson
from tdconsole.domain.values import EntryId, PersonId
from tdconsole.session.people.merging import merge
from tests.session.floor import Desk, Room


def two_of_one(club: Room) -> tuple[PersonId, PersonId]:
    one, other = club.club.people.add("Jan Kowalski"), club.club.people.add("Kowalski Jan")
    assert isinstance(one, int)
    assert isinstance(other, int)
    return one, other


def test_both_numbers_mean_the_one_who_is_left(club: Room, desk: Desk) -> None:
    one, other = two_of_one(club)
    desk.do(RegisterEntry(person=one))
    assert merge(desk.session, one, other) is None
    refused = desk.refused(RegisterEntry(person=other))
    assert refused == AlreadyRegistered(person=other, entry=EntryId(1))
    assert desk.refused(RegisterEntry(person=one)) == refused


def test_while_both_play_they_stay_two(club: Room, desk: Desk) -> None:
    one, other = two_of_one(club)
    desk.do(RegisterEntry(person=one))
    desk.do(RegisterEntry(person=other))
    assert merge(desk.session, one, other) == BothEntered(
        tournament="Tuesday", entry=EntryId(1), other=EntryId(2)
    )
    desk.do(UnregisterEntry(entry=EntryId(2)))
    assert merge(desk.session, one, other) is None


def test_somebody_the_house_does_not_know_is_not_merged(club: Room, desk: Desk) -> None:
    one, _other = two_of_one(club)
    assert merge(desk.session, one, PersonId(99)) == UnknownPerson(person=PersonId(99))
