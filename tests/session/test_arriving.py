"""What a list of people comes to, foreseen as it then is."""

import pytest
from msgspec.structs import replace

from tdconsole.club.lists.people_csv import ReadPerson
from tdconsole.domain.language.commands.entry import Newcomer
from tdconsole.domain.language.terms import Terms
from tdconsole.projections.entry.arrivals import Arrival, Arriving, Entered, InAlready, KeptOut
from tdconsole.session.people.arriving import Queue
from tests.session import floor
from tests.session.floor import CREATION, Desk, Room


@pytest.fixture
def queue(club: Room, monkeypatch: pytest.MonkeyPatch) -> Queue:
    """Two may enter a tournament; Ann Lee and Bob Fox are known to the house."""
    monkeypatch.setattr(floor, "CREATION", replace(CREATION, terms=Terms(cap=2)))
    desk = Desk(club.session())
    club.club.take_in(
        [ReadPerson(line=line, name=name) for line, name in enumerate(("Ann Lee", "Bob Fox"))]
    )
    return Queue(desk.session, desk.id)


def kinds(arrivals: list[Arrival]) -> list[type[Arrival]]:
    return [type(one) for one in arrivals]


def test_two_lines_of_one_person_take_one_place(club: Room, queue: Queue) -> None:
    ann, bob = sorted(club.club.people.named())
    lines = [
        Arriving(line=line, name="", person=person) for line, person in enumerate((ann, ann, bob))
    ]
    foreseen = list(queue.foresee(lines))
    assert kinds(foreseen) == [Entered, InAlready, Entered]
    assert kinds(list(queue.enter(lines))) == kinds(foreseen)


def test_two_new_people_of_one_name_take_two_places(queue: Queue) -> None:
    lines = [
        Arriving(line=line, name="Cy Young", person=Newcomer(name="Cy Young"))
        for line in range(1, 4)
    ]
    foreseen = list(queue.foresee(lines))
    assert kinds(foreseen) == [Entered, Entered, KeptOut]
    assert kinds(list(queue.enter(lines))) == kinds(foreseen)
