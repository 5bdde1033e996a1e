"""Names of the staff: sealed with the first step taken under them, so that a change is seen."""

import pytest

from tdconsole.domain.language.commands.clock import StartClock
from tdconsole.domain.language.events.house import StaffNamed
from tdconsole.domain.values import StaffId
from tdconsole.house import Place
from tdconsole.projections.engine.faults import Fault, StaffNameChanged
from tdconsole.projections.people.lines import StaffNameTaken
from tdconsole.session import Done, Opened, create, open_house
from tdconsole.session.checking import check
from tests.session.floor import Desk, WallClock
from tests.session.staffed import changed


def faults(place: Place) -> list[Fault]:
    with open_house(place) as opened:
        return list(check(opened))


def named(opened: Opened) -> list[StaffId]:
    trail = opened.session.house_desk.trail()
    return [e.staff for step in trail for e in step.events if isinstance(e, StaffNamed)]


@pytest.fixture
def acted(place: Place, time: WallClock) -> Place:
    with create(place, time) as opened:
        session = opened.session
        session.actor = session.club.staff.add("Anna")
        Desk(session).register(2)
        assert named(opened) == [session.actor]
    return place


def test_a_name_is_sealed_once_with_the_first_step_and_no_step_with_nobody(
    place: Place, time: WallClock
) -> None:
    with create(place, time) as opened:
        Desk(opened.session).register(1)
        assert named(opened) == []
        anna, bruno = map(opened.session.club.staff.add, ("Anna", "Bruno"))
        for actor in (anna, bruno, anna):
            opened.session.actor = actor
            Desk(opened.session, *opened.session.tournaments()).register(1)
        assert named(opened) == [anna, bruno]


def test_a_refused_gesture_seals_nothing(acted: Place) -> None:
    with open_house(acted) as opened:
        session = opened.session
        session.actor = session.club.staff.add("Bruno")
        (tournament,) = session.tournaments()
        session.submit(tournament, StartClock())
        before = opened.session.house_desk.length
        session.actor = session.club.staff.add("Celia")
        assert not isinstance(session.submit(tournament, StartClock()), Done)
        assert opened.session.house_desk.length == before


@pytest.mark.parametrize(
    "sql",
    [
        "UPDATE staff SET name = 'Bruno', folded = 'bruno'",
        "UPDATE staff SET salt = x'00'",
        "UPDATE staff SET salt = NULL",
    ],
)
def test_a_name_changed_in_the_file_is_named(acted: Place, sql: str) -> None:
    assert faults(acted) == []
    changed(acted, sql)
    name = "Bruno" if "Bruno" in sql else "Anna"
    assert faults(acted) == [StaffNameChanged(name=name)]


def test_a_name_that_was_erased_is_not_missed(acted: Place) -> None:
    with open_house(acted) as opened:
        opened.session.club.staff.erase(StaffId(1))
    assert faults(acted) == []


def test_a_rename_seals_the_new_name(acted: Place) -> None:
    with open_house(acted) as opened:
        desk, staff = opened.session.house_desk, opened.session.club.staff
        bruno = staff.add("Bruno")
        assert desk.rename(StaffId(1), "Bruno") == StaffNameTaken(by=bruno)
        assert desk.rename(StaffId(1), "Annamaria") is True
        assert desk.rename(bruno, "Bruno B.") is True
        assert named(opened) == [1, 1]  # who never acted has nothing to seal
    assert faults(acted) == []
