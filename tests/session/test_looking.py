"""A house that is looked at: everything is seen, and every gesture is refused in words."""

from pathlib import Path

import pytest

from tdconsole.domain.language.commands.clock import PauseClock, StartClock
from tdconsole.domain.language.commands.entry import Newcomer, RegisterEntry
from tdconsole.domain.language.commands.house import OpenTill
from tdconsole.domain.language.commands.paper import IssuePaper
from tdconsole.domain.language.commands.trail import Undo
from tdconsole.domain.language.rejections.engine import OnlyLooking
from tdconsole.domain.values import Money
from tdconsole.house import Head, Record
from tdconsole.known_errors import OnlyLookedAt
from tdconsole.projections.engine.faults import TailLost
from tdconsole.session import Change, Opened, Refused, open_house
from tdconsole.settings import kept_heads
from tests.gui.houses import evening
from tests.house.test_looking import trace

NINA = RegisterEntry(person=Newcomer(name="Nina Neu"))
LOOKING = OnlyLooking(read_only=False)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    (tmp_path / "club").mkdir()
    return evening(tmp_path / "club" / "club.house")


def test_every_gesture_is_refused_and_nothing_is_written(path: Path) -> None:
    before, heads = trace(path.parent), kept_heads(path)
    with open_house(path, looking=True) as house:
        session = house.session
        (tournament,) = session.tournaments()
        session.own.carry_on()
        for request in (NINA, PauseClock(), Undo()):
            assert session.submit(tournament, request) == Refused(rejection=LOOKING)
            assert session.foresee(tournament, request) == LOOKING
        till = OpenTill(name="Bar", currency="EUR", floats=Money(0))
        assert session.submit_house(till) == Refused(rejection=LOOKING)
        assert session.house_desk.foresee(till) == LOOKING
        assert session.way_back(tournament) is None
        assert session.last_gesture(tournament) is None
        assert session.last_undone(tournament) is None
        assert isinstance(session.foresee(tournament, IssuePaper(document="payout-sheet")), tuple)
        assert session.submit(tournament, IssuePaper(document="payout-sheet")) == Refused(
            rejection=LOOKING
        )
    assert trace(path.parent) == before
    assert kept_heads(path) == heads


def test_nothing_of_the_club_is_changed(path: Path) -> None:
    before = trace(path.parent)
    with open_house(path, looking=True) as house:
        club, (maria,) = house.session.club, list(house.session.club.people.everybody())
        attempts = (
            lambda: club.people.add("Nina"),
            lambda: club.people.change(maria),
            lambda: club.people.check_document(maria.id, 0, None),
            lambda: club.people.merge(maria.id, maria.id, 0),
            lambda: house.session.eraser.erase(maria.id),
            lambda: club.staff.add("Nina"),
            lambda: club.rooms.remove("Hall"),
            lambda: club.templates.put("Friday", b"{}"),
            lambda: club.notes.write("late"),
            house.in_one_go,
        )
        for attempt in attempts:
            with pytest.raises(OnlyLookedAt):
                attempt()
    assert trace(path.parent) == before


def test_it_is_verified_and_what_it_has_lost_is_told(path: Path) -> None:
    stream = "tournament/gone"
    Record(str(path)).add([Head(stream, 3, "ab" * 32)])
    before = trace(path.parent)
    for _ in range(2):
        with open_house(path, looking=True) as house:
            (lost,) = house.lost
            assert isinstance(lost, TailLost)
            assert lost.stream == stream
            assert not list(house.faults())
    assert trace(path.parent) == before


def test_the_steps_of_others_are_followed(path: Path) -> None:
    heard: list[Change] = []
    with open_house(path, looking=True) as looked, open_house(path) as house:
        (tournament,) = looked.session.tournaments()
        looked.session.timeline(tournament)
        looked.session.observe(heard.append)
        house.session.submit(tournament, NINA)
        looked.session.refresh()
        house.session.submit(tournament, PauseClock())
        looked.session.refresh()
        assert [one.foreign for one in heard] == [True, True]
        assert _head(looked) == _head(house)
    assert len(heard) == 2


def _head(house: Opened) -> str | None:
    (tournament,) = house.session.tournaments()
    return house.session.timeline(tournament).head


def test_a_house_that_is_closed_is_opened_by_somebody_and_followed(path: Path) -> None:
    with open_house(path, looking=True) as looked:
        (tournament,) = looked.session.tournaments()
        steps = len(looked.session.timeline(tournament).steps)
        with open_house(path) as house:
            house.session.submit(tournament, NINA)
            looked.session.refresh()
            assert len(looked.session.timeline(tournament).steps) == steps + 1
        with open_house(path) as house:
            house.session.submit(tournament, StartClock())
            house.session.submit(tournament, PauseClock())
        looked.session.refresh()
        with open_house(path) as house:
            assert _head(looked) == _head(house)
