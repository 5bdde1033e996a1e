"""The schedule of the house as it is shown, with the tournaments that its rows became."""

from collections.abc import Collection, Iterable, Iterator, Mapping
from datetime import date

from msgspec.structs import replace

from tdconsole.domain.language.events.clock import ClockStarted
from tdconsole.domain.language.schedule import Planned
from tdconsole.domain.state.tournament import Tournament
from tdconsole.domain.values import Millis, PersonId, TournamentId
from tdconsole.projections.festival.schedule import (
    Schedule,
    ScheduleRow,
    Today,
    Unplanned,
    World,
    schedule,
    today,
)
from tdconsole.projections.people.names import Known
from tdconsole.session.festival.today import of_today
from tdconsole.session.local_time import on_the_wall
from tdconsole.session.session import Session


def schedule_of(session: Session) -> Schedule:
    """All days, with the texts of their notes and the names of those who won."""
    planned = session.house.schedule
    found = schedule(planned, _world(session, tuple(planned.values())))
    names = _names(session, (row for day in found.days for row in day.rows))
    days = (replace(day, rows=tuple(_named(day.rows, names))) for day in found.days)
    return replace(found, days=tuple(days))


def today_of(session: Session) -> Today:
    """The rows of today as the room is told; only tournaments of the days around it are read."""
    planned = session.house.schedule
    here = on_the_wall(session.now().utc).date()
    near = [one for one in planned.values() if abs((date.fromisoformat(one.day) - here).days) <= 1]
    world = replace(_world(session, near), in_room=True)
    found = today(planned, world)
    return replace(found, rows=tuple(_named(found.rows, _names(session, found.rows))))


def _world(session: Session, rows: Collection[Planned]) -> World:
    now, there = session.now(), set(session.tournaments())
    linked = {one.tournament for one in rows if one.tournament is not None}
    every = {one.tournament for one in session.house.schedule.values()}
    alone = [one for one in of_today(session) if one not in every]
    states: dict[TournamentId, Tournament] = {
        one: state
        for one in (*(linked & there), *alone)
        if (state := session.state(one)) is not None
    }
    return World(
        now=now,
        here=on_the_wall(now.utc),
        notes=session.club.notes.texts(one.note for one in rows if one.note is not None),
        tournaments=states,
        unplanned=tuple(_unplanned(session, alone)),
    )


def _unplanned(session: Session, alone: Iterable[TournamentId]) -> Iterator[Unplanned]:
    for one in alone:
        begins = _begins(session, one)
        if begins is not None:
            here = on_the_wall(begins)
            yield Unplanned(tournament=one, day=here.date().isoformat(), time=f"{here:%H:%M}")


def _begins(session: Session, tournament: TournamentId) -> Millis | None:
    """When play began, or will if its start was put off until then."""
    timeline = session.timeline(tournament)
    for step in timeline.steps:
        for event in step.events:
            if isinstance(event, ClockStarted) and timeline.alive(step.no):
                since = event.anchor.since
                return step.at.utc if since is None else since.utc
    return None


def _names(session: Session, rows: Iterable[ScheduleRow]) -> Mapping[PersonId, Known]:
    return session.club.people.named({row.winner for row in rows if row.winner is not None})


def _named(rows: Iterable[ScheduleRow], names: Mapping[PersonId, Known]) -> Iterator[ScheduleRow]:
    for row in rows:
        known = None if row.winner is None else names.get(row.winner)
        yield row if known is None else replace(row, winner_name=known.name)
