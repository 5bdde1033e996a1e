"""Routes each command to its decider and each event to its fold, by the rows of the subjects."""

from collections.abc import Iterable

from tdconsole.domain.engine.rows import FACT, GESTURE
from tdconsole.domain.flights import first_days
from tdconsole.domain.flights.merged_view import united
from tdconsole.domain.language.commands.tournament import CreateTournament
from tdconsole.domain.language.commands.wanted import Command
from tdconsole.domain.language.events.event import Event
from tdconsole.domain.language.events.floor import AdviceTaken
from tdconsole.domain.language.events.tournament import TournamentCreated
from tdconsole.domain.language.rejections.chips import FewerThanPlayers
from tdconsole.domain.language.rejections.flights import FlightIsOver, NotBeforeMerge
from tdconsole.domain.language.rejections.prizes import DealStands
from tdconsole.domain.language.rejections.refusal import Rejection
from tdconsole.domain.language.rejections.setup import NoSuchTournament, TournamentIsOver
from tdconsole.domain.player_clock import calling
from tdconsole.domain.prizes import deals
from tdconsole.domain.setup import creating
from tdconsole.domain.state.context import Context
from tdconsole.domain.state.flight_in_hand import in_hand, turned_to, whose
from tdconsole.domain.state.flight_names import flight_name
from tdconsole.domain.state.rows import Decision
from tdconsole.domain.state.tournament import Tournament

State = Tournament | None


def initial() -> State:
    return None


def decide(state: State, command: Command, context: Context) -> Decision:
    if state is None:
        if isinstance(command, CreateTournament):
            return creating.create(command, context)
        return NoSuchTournament()
    row = GESTURE[type(command)]
    if state.finished and not row.after_the_end:
        return TournamentIsOver()
    state = united(state) if row.across_flights else in_hand(state, command)
    if fault := fault_in_flights(state, command):
        return fault
    decided = row.decide(state, command, context)
    if not isinstance(decided, tuple):
        return decided
    if state.prizes.deal is not None:
        after = fold(state, decided)
        if after is not None and deals.is_whole(state) and not deals.is_whole(after):
            return DealStands()
    if row.removes_chips:
        after = fold(state, decided)
        if after is not None and after.chips < after.left:
            return FewerThanPlayers(chips=after.chips, players=after.left)
    if command.advised is None:
        return decided
    advised = command.advised
    return (*decided, AdviceTaken(advice=advised.advice, cite=advised.cite))


def fault_in_flights(state: Tournament, command: Command) -> Rejection | None:
    """Why this can't be done in flights now, whatever else may be against it."""
    if fault := first_days.unknown(state, command.play):
        return fault
    if not state.in_flights:
        return None
    row = GESTURE[type(command)]
    if row.needs_places:
        return NotBeforeMerge()
    if row.while_flight_plays and first_days.is_over(state):
        return FlightIsOver(flight=flight_name(state, state.current))
    return None


def evolve(state: State, event: Event) -> State:
    """The state after an event; one that makes no sense leaves it as it is."""
    if state is None:
        return creating.created(event) if isinstance(event, TournamentCreated) else None
    row = FACT[type(event)]
    if row.across_flights:
        state = united(state)
    there = turned_to(state, whose(state, event))
    after = calling.kept(there, row.fold(there, event))
    return after if row.turns else turned_to(after, state.current)


def fold(state: State, events: Iterable[Event]) -> State:
    for event in events:
        state = evolve(state, event)
    return state
