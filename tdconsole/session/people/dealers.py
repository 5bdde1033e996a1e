"""The dealers of the house as they are shown, with the tables that are open in its tournaments."""

from collections.abc import Collection, Iterator
from typing import Final

from tdconsole.domain.engine.decider import evolve, initial
from tdconsole.domain.house.bars import bars_on
from tdconsole.domain.house.rotation import open_at, tournaments_dealt
from tdconsole.domain.language.events.house import DealerPut, DealersPushed
from tdconsole.domain.values import DealtTable, Instant, PersonId, TournamentId
from tdconsole.projections.people.dealers import DealerBoard, DealerPlan, dealer_board, dealer_plan
from tdconsole.projections.people.dealers_line import DealerCourse, dealers_line
from tdconsole.projections.people.dealers_work import DealersWork, dealers_work
from tdconsole.session.festival.today import of_today
from tdconsole.session.local_time import day_at
from tdconsole.session.people.open_tables import open_tables
from tdconsole.session.session import Session
from tdconsole.spelling import folded

_PUSHES: Final = 12


def titles(session: Session) -> dict[TournamentId, str]:
    """The names of the tournaments that are dealt, in the order of the rotation."""
    dealing = session.house.dealing
    asked = tournaments_dealt(dealing)
    order = [part.tournament for part in dealing.order]
    by_hand = [one for one in session.tournaments() if one in asked]
    return {one: title_of_dealt(session, one) for one in dict.fromkeys((*order, *by_hand))}


def title_of_dealt(session: Session, tournament: TournamentId) -> str:
    if tournament not in session.tournaments():
        return tournament
    state = session.timeline(tournament).state
    return tournament if state is None else state.setup.name


def players_called(session: Session, name: str) -> Iterator[tuple[bool, TournamentId | None]]:
    """The people of that name who are barred, or sit in a tournament of today; it may be the dealer."""
    people = session.club.people
    for person in people.find(name):
        if folded(person.name) != folded(name):
            continue
        same = people.same(person.id)
        is_barred = bool(bars_on(session.house, same, session.house_desk.today()))
        at = next((one for one in of_today(session) if _sits(session, one, same)), None)
        if is_barred or at is not None:
            yield is_barred, at


def _sits(session: Session, tournament: TournamentId, same: Collection[PersonId]) -> bool:
    state = session.state(tournament)
    if state is None or state.finished:
        return False
    plays = state.plays.values() if state.in_flights else (state.play,)
    persons = session.timeline(tournament).persons
    return any(persons.get(entry) in same for play in plays for entry in play.seating.of)


def board_of(session: Session) -> DealerBoard:
    return dealer_board(
        session.house,
        open_tables(session, session.house.dealing),
        session.club.staff.named(),
        titles(session),
        session.now(),
    )


def plan_of(session: Session, pushes: int = _PUSHES) -> DealerPlan:
    return dealer_plan(
        session.house,
        open_tables(session, session.house.dealing),
        session.club.staff.named(),
        session.now(),
        pushes,
    )


def line_of(session: Session) -> tuple[DealerCourse, ...]:
    return dealers_line(
        [event for step in session.house_desk.trail() for event in step.events],
        plan_of(session),
        session.club.staff.named(),
        session.house.dealing.terms.down,
        session.now(),
    )


def work_of(session: Session) -> DealersWork:
    events = [event for step in session.house_desk.trail() for event in step.events]
    dealt = {event.tournament for event in events if isinstance(event, DealerPut)} | {
        deal.tournament
        for event in events
        if isinstance(event, DealersPushed)
        for deal in event.deals
    }
    closed: dict[DealtTable, list[Instant]] = {}
    for one in dealt & set(session.tournaments()):
        for at, when in _closings(session, one):
            closed.setdefault(at, []).append(when)
    return dealers_work(
        events,
        session.club.staff.named(),
        day_at,
        session.now(),
        closed,
    )


def _closings(session: Session, tournament: TournamentId) -> list[tuple[DealtTable, Instant]]:
    """When a table that was open no longer was."""
    timeline, state = session.timeline(tournament), initial()
    found, open_before = list[tuple[DealtTable, Instant]](), frozenset[DealtTable]()
    for step in timeline.steps:
        if not timeline.alive(step.no):
            continue
        before = state
        for event in step.events:
            state = evolve(state, event)
        if state is None or (before is not None and before.plays is state.plays):
            continue
        after = frozenset(open_at(tournament, state))
        found += [(at, step.at) for at in open_before - after]
        open_before = after
    return found
