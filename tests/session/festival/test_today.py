"""The tournaments of today: what plays, what begins soon, and what is only just over."""

from datetime import datetime
from typing import Final

from msgspec.structs import replace

from tdconsole.domain.clock.reading import read
from tdconsole.domain.language.commands.clock import StartClock
from tdconsole.domain.values import TournamentId
from tdconsole.session import Done, Session
from tdconsole.session.festival.today import MISSED, is_of_today, of_today
from tests.session.floor import CREATION, Room

HOUR: Final = 3_600_000


def make(session: Session, name: str) -> TournamentId:
    done = session.submit(None, replace(CREATION, name=name))
    assert isinstance(done, Done)
    return done.tournament


def test_they_stand_in_the_order_of_their_making(club: Room) -> None:
    session = club.session()
    made = [make(session, name) for name in ("Main", "Turbo", "Bounty")]
    assert of_today(session) == made


def test_one_left_open_for_two_days_is_not_of_today(club: Room) -> None:
    session = club.session()
    make(session, "Left")
    club.time.run(37 * HOUR)
    later = make(session, "Later")
    assert of_today(session) == [later]


def test_one_put_off_is_of_the_day_on_which_it_begins(club: Room) -> None:
    session = club.session()
    later = make(session, "Later")
    at = datetime.fromtimestamp((session.now().utc + 23 * HOUR) / 1000).astimezone()
    assert isinstance(session.submit(later, StartClock(at=f"{at:%H:%M}")), Done)
    state = session.state(later)
    assert state is not None
    reading = read(state.setup.structure, state.play.clock, session.now())
    assert reading is not None
    assert reading.starts_in is not None
    club.time.run(max(0, reading.starts_in - 21 * HOUR))
    assert of_today(session) == []
    club.time.run(2 * HOUR)
    assert of_today(session) == [later]


def test_one_that_is_over_stays_for_the_night(club: Room) -> None:
    session = club.session()
    state = session.state(make(session, "Over"))
    assert state is not None
    over, last = replace(state, finished=True), session.now()
    club.time.run(15 * HOUR)
    assert is_of_today(over, last, session.now())
    club.time.run(2 * HOUR)
    assert not is_of_today(over, last, session.now())
    assert is_of_today(state, last, session.now())


def test_an_old_house_is_not_read_from_its_first_evening(club: Room) -> None:
    session = club.session()
    for number in range(MISSED + 4):
        make(session, f"Evening {number}")
    club.time.run(100 * HOUR)
    today = make(session, "Today")
    other = club.session()
    assert of_today(other) == [today]
    assert len(other.loaded()) == MISSED + 1
