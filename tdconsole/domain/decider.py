"""The one road through the subjects: which of them decides a command and folds an event."""

from collections.abc import Callable, Iterable
from typing import Any, Final

from tdconsole.domain import clock, draw, eliminations, ending, entries, papers, seating, setup
from tdconsole.domain.commands import (
    AdjustClock,
    Command,
    CreateTournament,
    DrawSeats,
    EliminatePlayers,
    FinishTournament,
    IssuePaper,
    MovePlayer,
    PauseClock,
    RegisterEntry,
    ReinstatePlayer,
    RenewCommitment,
    ResumeClock,
    StartClock,
    UnregisterEntry,
)
from tdconsole.domain.context import Context
from tdconsole.domain.events import (
    ClockAdjusted,
    ClockPaused,
    ClockResumed,
    ClockStarted,
    DrawCommitted,
    EntryRegistered,
    EntryUnregistered,
    Event,
    PaperIssued,
    PlayerMoved,
    PlayerReinstated,
    PlayersEliminated,
    SeatsDrawn,
    TournamentCreated,
    TournamentFinished,
)
from tdconsole.domain.rejections import (
    AlreadyCreated,
    NoSuchTournament,
    Rejection,
    TournamentIsOver,
)
from tdconsole.domain.state import Tournament

State = Tournament | None
Decision = tuple[Event, ...] | Rejection

_DECIDES: Final[dict[type[Command], Callable[[Tournament, Any, Context], Decision]]] = {
    FinishTournament: ending.finish,
    RegisterEntry: entries.register,
    UnregisterEntry: entries.unregister,
    DrawSeats: draw.draw_seats,
    RenewCommitment: draw.renew,
    StartClock: clock.start,
    PauseClock: clock.pause,
    ResumeClock: clock.resume,
    AdjustClock: clock.adjust,
    EliminatePlayers: eliminations.eliminate,
    ReinstatePlayer: eliminations.reinstate,
    MovePlayer: seating.move,
    IssuePaper: papers.issue,
}

_FOLDS: Final[dict[type[Event], Callable[[Tournament, Any], Tournament]]] = {
    TournamentFinished: ending.finished,
    DrawCommitted: draw.committed,
    SeatsDrawn: draw.drawn,
    EntryRegistered: entries.registered,
    EntryUnregistered: entries.unregistered,
    ClockStarted: clock.anchored,
    ClockPaused: clock.anchored,
    ClockResumed: clock.anchored,
    ClockAdjusted: clock.anchored,
    PlayersEliminated: eliminations.eliminated,
    PlayerReinstated: eliminations.reinstated,
    PlayerMoved: seating.moved,
    PaperIssued: papers.issued,
}


def initial() -> State:
    return None


def decide(state: State, command: Command, context: Context) -> Decision:
    if isinstance(command, CreateTournament):
        return setup.create(command, context) if state is None else AlreadyCreated()
    if state is None:
        return NoSuchTournament()
    if state.finished and not isinstance(command, IssuePaper):
        return TournamentIsOver()
    return _DECIDES[type(command)](state, command, context)


def evolve(state: State, event: Event) -> State:
    """Total: what makes no sense leaves the tournament as it is."""
    if isinstance(event, TournamentCreated):
        return setup.created(event) if state is None else state
    if state is None:
        return None
    return _FOLDS[type(event)](state, event)


def fold(state: State, events: Iterable[Event]) -> State:
    for event in events:
        state = evolve(state, event)
    return state
