"""What the director has live, on the televisions: the flight, a deal under discussion, the turns."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec import json

from tdconsole.session import create
from tdconsole.settings import Wall
from tdconsole.wall.branding.looks import HouseLook
from tdconsole.wall.control import Live, follow, live
from tdconsole.wall.programme import Programme
from tdconsole.web.hall import Hall
from tdconsole.web.walls import Walls, wanted
from tests.gui.flight_evening import FIRST, SECOND, Flown, SetTime
from tests.gui.screens import talked


@pytest.fixture
def flown(tmp_path: Path) -> Iterator[Flown]:
    time = SetTime()
    with create(tmp_path / "flights.house", time) as house:
        made = Flown(house.session, time)
        made.first()
        made.second()
        yield made


def over_the_wire(told: Live) -> Live:
    return json.decode(json.encode(told), type=Live)


def test_the_flight_on_the_wall_is_the_directors(flown: Flown) -> None:
    hall, choices = Hall(flown.session, flown.tournament, Wall()), Wall()
    walls = Walls(hall, Programme(choices), HouseLook(flown.session.club.brand))
    one = wanted("live", "en", {})
    assert one is not None
    seen = []
    for turn, flight in enumerate((None, FIRST, SECOND)):
        walls.follow(Live(choices=choices, flight=flight))
        seen.append(walls.frame(one, turn).decode())
    assert "1A" not in seen[0]
    assert "1A" in seen[1]
    assert "1B" in seen[2]


def test_what_was_live_arrives_as_it_was(flown: Flown) -> None:
    programme, now = Programme(Wall(rotating=True)), flown.session.now()
    programme.show("deal", now)
    programme.talk(talked(4, complete=False))
    told = over_the_wire(live(programme, programme.choices, FIRST))
    other = Programme(Wall())
    follow(other, told)
    assert (other.chosen, other.choices, other.since) == ("deal", programme.choices, now)
    assert other.talked == programme.talked
    assert told.flight == FIRST


def test_the_turns_are_at_the_same_page_as_on_the_projector(flown: Flown) -> None:
    programme, now = Programme(Wall(seconds=7)), flown.session.now()
    programme.rotate(now, on=True)
    other = Programme(Wall())
    follow(other, over_the_wire(live(programme, programme.choices, None)))
    for minutes in (0.05, 0.4, 1.3):
        flown.time.minutes += minutes
        later = flown.session.now()
        here, there = (
            one.standing("running", lambda _s: True, later) for one in (programme, other)
        )
        assert here == there
