"""The schedule with the tournaments that its rows became: how each stands, and who has won."""

from datetime import datetime, timedelta
from typing import Final

import pytest
from msgspec.structs import replace

from tdconsole.domain.language.commands.bubble import ReportTables, StartHandForHand
from tdconsole.domain.language.commands.clock import PauseClock, ResumeClock, StartClock
from tdconsole.domain.language.commands.flights import OpenFlight
from tdconsole.domain.language.commands.house import AddToSchedule, EditSchedule
from tdconsole.domain.language.commands.tournament import FinishTournament
from tdconsole.domain.language.events.house import ScheduleAdded
from tdconsole.domain.language.terms import Flights
from tdconsole.domain.values import (
    Break,
    Chips,
    Level,
    Mark,
    Millis,
    PeriodId,
    ScheduleNo,
    TableNo,
    TournamentId,
)
from tdconsole.i18n.catalogue import catalogue
from tdconsole.projections.festival.lasting import Lasting
from tdconsole.projections.festival.schedule import ScheduleRow
from tdconsole.session.festival.schedule import schedule_of, today_of
from tdconsole.session.local_time import on_the_wall
from tdconsole.wall.today_on_wall import TodayOnWall
from tests.session.floor import CREATION, Desk, Room
from tests.session.league import done

HOUR: Final = 3_600_000
MINUTE: Final = 60_000


class Festival:
    """A house at noon, with nothing on its schedule yet."""

    def __init__(self, club: Room) -> None:
        self.time, self.session = club.time, club.session()
        here = on_the_wall(club.time.now().utc)
        noon = here.replace(hour=12, minute=0, second=0, microsecond=0)
        club.time.run(round(((noon - here) % timedelta(days=1)).total_seconds() * 1000))

    @property
    def here(self) -> datetime:
        return on_the_wall(self.time.now().utc)

    def add(
        self,
        time: str,
        title: str = "Main",
        *,
        days: int = 0,
        tournament: TournamentId | None = None,
        flight: str = "",
        note: str = "",
    ) -> ScheduleNo:
        day = (self.here.date() + timedelta(days=days)).isoformat()
        event = done(
            self.session,
            AddToSchedule(
                day=day, time=time, title=title, tournament=tournament, flight=flight, note=note
            ),
        )
        assert isinstance(event, ScheduleAdded)
        return event.row

    def desk(self, name: str = "Tuesday", *, flights: bool = False) -> Desk:
        terms = replace(CREATION.terms, flights=Flights()) if flights else CREATION.terms
        answer = self.session.submit(None, replace(CREATION, name=name, terms=terms))
        return Desk(self.session, answer.tournament)  # type: ignore[union-attr]

    def rows(self) -> dict[str, ScheduleRow]:
        return {
            f"{row.title} {row.flight}".strip(): row
            for day in schedule_of(self.session).days
            for row in day.rows
        }

    def row(self, title: str = "Main") -> ScheduleRow:
        return self.rows()[title]


@pytest.fixture
def festival(club: Room) -> Festival:
    return Festival(club)


def test_a_row_lives_as_its_tournament_does(festival: Festival) -> None:
    desk = festival.desk()
    festival.add("12:30", tournament=desk.id)
    row = festival.row()
    assert (row.state, row.starts_in, row.level) == ("ahead", 30, None)
    assert (row.price, row.stack, row.minutes) == (CREATION.price, Chips(1_000), 1)
    desk.register(3)
    assert (festival.row().state, festival.row().entries) == ("open", 3)
    desk.seat_and_start(0)
    row = festival.row()
    assert (row.state, row.level, row.players, row.pool) == ("playing", 1, 3, 15_000)
    desk.do(PauseClock())
    assert festival.row().state == "paused"
    desk.do(ResumeClock())
    festival.time.run(MINUTE + 1)
    assert festival.row().state == "break"
    desk.bust(1)
    desk.bust(2)
    assert (festival.row().players, festival.row().winner) == (1, None)
    desk.do(FinishTournament())
    row = festival.row()
    assert (row.state, row.winner_name) == ("over", "Player 3")


def test_how_long_a_tournament_lasts_follows_from_its_structure_and_then_from_its_clock(
    festival: Festival,
) -> None:
    level, later = (Level(id=PeriodId(no), minutes=20, big_blind=Chips(100)) for no in (1, 2))
    closes = replace(level, marks=(Mark(kind="registration_closes"),))
    night = replace(later, marks=(Mark(kind="end_of_day"),))
    structure = (closes, Break(id=PeriodId(3), minutes=10), night, replace(later, id=PeriodId(4)))
    answer = festival.session.submit(None, replace(CREATION, structure=structure))
    desk = Desk(festival.session, answer.tournament)  # type: ignore[union-attr]
    festival.add("12:30", tournament=desk.id)
    assert festival.row().lasts == Lasting(closes=20, ends=50)
    festival.time.run(40 * MINUTE)
    desk.seat_and_start(3)
    assert festival.row().lasts == Lasting(closes=30, ends=60)
    (row,) = today_of(festival.session).rows
    assert row.lasts == Lasting()
    festival.time.run(25 * MINUTE)
    assert festival.row().lasts == Lasting(closed=30, ends=60)


def test_registration_that_closes_at_a_time_is_open_until_then(festival: Festival) -> None:
    level = Level(
        id=PeriodId(1),
        minutes=20,
        big_blind=Chips(100),
        marks=(Mark(kind="registration_closes"),),
    )
    closes_at = Millis(festival.time.now().utc + 35 * MINUTE)
    terms = replace(CREATION.terms, closes_at=closes_at)
    answer = festival.session.submit(None, replace(CREATION, structure=(level,), terms=terms))
    festival.add("12:30", tournament=answer.tournament)  # type: ignore[union-attr]
    assert festival.row().lasts.closes == 5


def test_the_room_is_not_told_of_a_bust_before_the_hand_is_over(festival: Festival) -> None:
    desk = festival.desk()
    festival.add("12:30", tournament=desk.id)
    desk.seat_and_start(6)
    desk.do(PauseClock())
    desk.do(StartHandForHand())
    desk.bust(1)
    (row,) = today_of(festival.session).rows
    assert (row.players, festival.row().players) == (6, 5)
    desk.do(ReportTables(tables=(TableNo(1), TableNo(2)), task="done"))
    (row,) = today_of(festival.session).rows
    assert (row.players, festival.row().players) == (5, 5)


def test_a_start_that_was_put_off_counts_more_than_the_schedule(festival: Festival) -> None:
    desk = festival.desk()
    festival.add("12:30", tournament=desk.id)
    desk.register(3)
    desk.do(StartClock(at="13:00"))
    assert (festival.row().state, festival.row().starts_in) == ("open", 60)


def test_the_days_of_one_tournament_are_played_one_after_the_other(festival: Festival) -> None:
    desk = festival.desk()
    for days in range(3):
        festival.add("13:00", f"Day {days + 1}", days=days, tournament=desk.id)
    desk.seat_and_start(3)
    assert [row.state for row in festival.rows().values()] == ["playing", "ahead", "ahead"]
    festival.time.run(26 * HOUR)
    assert [row.state for row in festival.rows().values()] == ["over", "playing", "ahead"]
    assert [row.title for row in today_of(festival.session).rows] == ["Day 2"]


def test_each_flight_speaks_for_itself(festival: Festival) -> None:
    desk = festival.desk(flights=True)
    for flight, time in (("1A", "12:00"), ("1b", "18:00"), ("1C", "20:00")):
        festival.add(time, tournament=desk.id, flight=flight)
    festival.add("14:00", "Day 2", days=1, tournament=desk.id)
    desk.seat_and_start(3)
    states = {name: row.state for name, row in festival.rows().items()}
    assert states == {
        "Main 1A": "playing",
        "Main 1b": "ahead",
        "Main 1C": "ahead",
        "Day 2": "ahead",
    }
    desk.do(OpenFlight())
    desk.register(2)
    first, second = festival.row("Main 1A"), festival.row("Main 1b")
    assert (first.state, first.entries) == ("playing", 3)
    assert (second.state, second.entries) == ("open", 2)


def test_a_tournament_with_the_title_of_a_row_of_today_is_that_row(festival: Festival) -> None:
    row = festival.add("12:00", " tuesday  ")
    desk = festival.desk("Tuesday")
    assert festival.row("tuesday").tournament is None
    desk.seat_and_start(3)
    (only,) = today_of(festival.session).rows
    assert (only.row, only.tournament, only.state) == (row, desk.id, "playing")


def test_one_that_nobody_put_on_the_schedule_is_there_once_it_begins(festival: Festival) -> None:
    desk, other = festival.desk("Turbo"), festival.desk("Never begun")
    assert today_of(festival.session).rows == ()
    festival.time.run(5 * MINUTE)
    desk.seat_and_start(3)
    (only,) = today_of(festival.session).rows
    assert (only.row, only.title, only.time, only.state) == (None, "Turbo", "12:05", "playing")
    festival.add("15:00", tournament=desk.id)
    assert [row.row for row in today_of(festival.session).rows] == [1]
    other.register(3)
    other.do(StartClock(at="16:00"))
    assert [row.time for row in today_of(festival.session).rows] == ["15:00", "16:00"]


def test_a_note_can_be_erased(festival: Festival, club: Room) -> None:
    festival.add("15:00", note=" bring a document ")
    assert festival.row().note == "bring a document"
    assert "bring" not in str(club.rows("event"))
    done(festival.session, EditSchedule(row=ScheduleNo(1), time="16:00"))
    assert festival.row().note == "bring a document"
    club.change("DELETE FROM note")
    assert festival.row().note == ""


def test_on_the_wall_only_what_comes_next_says_in_how_many_minutes(festival: Festival) -> None:
    desk = festival.desk()
    for time, title in (("11:00", "Breakfast"), ("12:25", "Turbo"), ("12:45", "Cash games")):
        festival.add(time, title)
    festival.add("12:00", "Main", tournament=desk.id)
    desk.seat_and_start(3)
    on_wall = TodayOnWall(festival.session, catalogue("en"))
    rows = on_wall.of("full", festival.time.now()).rows
    assert [(row.title, row.weight, row.said) for row in rows] == [
        ("Breakfast", "over", "Begun"),
        ("Main", "now", "Level 1 · 3 of 3 players left · registration open"),
        ("Turbo", "next", "In 25 min"),
        ("Cash games", "ahead", ""),
    ]
    desk.bust(1)
    desk.bust(2)
    desk.do(FinishTournament())
    festival.time.run(25 * MINUTE)
    rows = on_wall.of("full", festival.time.now()).rows
    assert [(row.weight, row.said) for row in rows] == [
        ("over", "Begun"),
        ("over", "Won by Player 3"),
        ("over", "Begun"),
        ("next", "In 20 min"),
    ]
