"""The one road through the subjects: which of them decides a command and folds an event."""

from collections.abc import Iterable
from typing import Final

from tdconsole.domain.engine.deciding import DECIDES, Decision
from tdconsole.domain.engine.folding import FOLDS
from tdconsole.domain.flights import flights
from tdconsole.domain.flights.merged_view import united
from tdconsole.domain.language.commands import (
    CancelTournament,
    Command,
    CorrectElimination,
    CorrectRuling,
    CreateTournament,
    DecideRuling,
    GiveSpecial,
    IssuePaper,
    MakeRuling,
    OpenEnvelope,
    PayOut,
    PlanPrizes,
    ReclassifyPlayer,
    ReinstatePlayer,
    RemoveNoShow,
    SettleTie,
    TakeBack,
    UnregisterEntry,
)
from tdconsole.domain.language.events import (
    AdviceTaken,
    Event,
    FlightOpened,
    FlightsMerged,
    TournamentCancelled,
    TournamentCreated,
)
from tdconsole.domain.language.rejections import AlreadyCreated, NoSuchTournament, TournamentIsOver
from tdconsole.domain.language.rejections.chips import FewerThanPlayers
from tdconsole.domain.language.rejections.money import DealStands
from tdconsole.domain.player_clock import calling
from tdconsole.domain.prizes import deals
from tdconsole.domain.setup import setup
from tdconsole.domain.state.context import Context
from tdconsole.domain.state.flight_in_hand import in_hand, turned_to, whose
from tdconsole.domain.state.tournament import Tournament

State = Tournament | None

_AFTERWARDS: Final = (
    CorrectElimination,
    IssuePaper,
    OpenEnvelope,
    GiveSpecial,
    PayOut,
    TakeBack,
    ReclassifyPlayer,
    SettleTie,
    MakeRuling,
    DecideRuling,
    CorrectRuling,
)
"""What may still be done when the tournament is over."""

_CHIPS_GO: Final = (UnregisterEntry, RemoveNoShow, ReinstatePlayer)
"""Fewer chips are in play by it, or more players: each has one at the least."""

_OF_ALL: Final = (CancelTournament, PlanPrizes)
"""What is of the money alone, and so of the field of all flights."""

_TURNING: Final = (FlightOpened, FlightsMerged)
"""After these another floor is in hand."""


def initial() -> State:
    return None


def decide(state: State, command: Command, context: Context) -> Decision:
    if isinstance(command, CreateTournament):
        return setup.create(command, context) if state is None else AlreadyCreated()
    if state is None:
        return NoSuchTournament()
    if state.finished and not isinstance(command, _AFTERWARDS):
        return TournamentIsOver()
    state = united(state) if isinstance(command, _OF_ALL) else in_hand(state, command)
    if fault := flights.fault_of(state, command):
        return fault
    decided = DECIDES[type(command)](state, command, context)
    if state.prizes.deal is not None and isinstance(decided, tuple):
        after = fold(state, decided)
        if after is not None and deals.is_whole(state) and not deals.is_whole(after):
            return DealStands()
    if isinstance(command, _CHIPS_GO) and isinstance(decided, tuple):
        after = fold(state, decided)
        if after is not None and after.chips < after.left:
            return FewerThanPlayers(chips=after.chips, players=after.left)
    if command.advised is None or not isinstance(decided, tuple):
        return decided
    advised = command.advised
    return (*decided, AdviceTaken(advice=advised.advice, cite=advised.cite))


def evolve(state: State, event: Event) -> State:
    """Total: what makes no sense leaves the tournament as it is."""
    if isinstance(event, TournamentCreated):
        return setup.created(event) if state is None else state
    if state is None:
        return None
    if isinstance(event, TournamentCancelled):
        state = united(state)
    there = turned_to(state, whose(state, event))
    after = calling.kept(there, FOLDS[type(event)](there, event))
    return after if isinstance(event, _TURNING) else turned_to(after, state.current)


def fold(state: State, events: Iterable[Event]) -> State:
    for event in events:
        state = evolve(state, event)
    return state
