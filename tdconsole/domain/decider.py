"""The one road through the subjects: which of them decides a command and folds an event."""

from collections.abc import Callable, Iterable
from typing import Any, Final

from tdconsole.domain import (
    calling,
    clock_gestures,
    draw,
    eliminations,
    ending,
    entries,
    papers,
    seating,
    setup,
    structure,
    time_bank,
)
from tdconsole.domain.commands import (
    AdjustClock,
    CallTheClock,
    Command,
    CountHands,
    CreateTournament,
    DrawSeats,
    EditStructure,
    EliminatePlayers,
    EndCall,
    FinishTournament,
    IssuePaper,
    MovePlayer,
    OverrideRules,
    PauseClock,
    PlayTimeCard,
    RegisterEntry,
    ReinstatePlayer,
    RenewCommitment,
    RestoreClock,
    ResumeClock,
    SetClock,
    SetLevel,
    SettleClock,
    StartClock,
    UnregisterEntry,
)
from tdconsole.domain.context import Context
from tdconsole.domain.events import (
    CallEnded,
    ClockAdjusted,
    ClockCalled,
    ClockPaused,
    ClockRestored,
    ClockResumed,
    ClockSettled,
    ClockStarted,
    DrawCommitted,
    EntryRegistered,
    EntryUnregistered,
    Event,
    HandsCounted,
    LevelSet,
    PaperIssued,
    PlayerMoved,
    PlayerReinstated,
    PlayersEliminated,
    RulesOverridden,
    SeatsDrawn,
    StructureEdited,
    TimeCardPlayed,
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
    OverrideRules: setup.override,
    FinishTournament: ending.finish,
    RegisterEntry: entries.register,
    UnregisterEntry: entries.unregister,
    DrawSeats: draw.draw_seats,
    RenewCommitment: draw.renew,
    StartClock: clock_gestures.start,
    PauseClock: clock_gestures.pause,
    ResumeClock: clock_gestures.resume,
    AdjustClock: clock_gestures.adjust,
    SetClock: clock_gestures.set_time,
    SetLevel: clock_gestures.set_level,
    CountHands: clock_gestures.count_hands,
    RestoreClock: clock_gestures.restore,
    SettleClock: clock_gestures.settle,
    EditStructure: structure.edit,
    EliminatePlayers: eliminations.eliminate,
    ReinstatePlayer: eliminations.reinstate,
    MovePlayer: seating.move,
    CallTheClock: calling.call_clock,
    EndCall: calling.end,
    PlayTimeCard: time_bank.play_card,
    IssuePaper: papers.issue,
}

_FOLDS: Final[dict[type[Event], Callable[[Tournament, Any], Tournament]]] = {
    RulesOverridden: setup.rules_overridden,
    TournamentFinished: ending.finished,
    DrawCommitted: draw.committed,
    SeatsDrawn: draw.drawn,
    EntryRegistered: entries.registered,
    EntryUnregistered: entries.unregistered,
    ClockStarted: clock_gestures.anchored,
    ClockPaused: clock_gestures.anchored,
    ClockResumed: clock_gestures.anchored,
    ClockAdjusted: clock_gestures.anchored,
    LevelSet: clock_gestures.anchored,
    HandsCounted: clock_gestures.anchored,
    ClockSettled: clock_gestures.anchored,
    ClockRestored: clock_gestures.restored,
    StructureEdited: structure.edited,
    PlayersEliminated: eliminations.eliminated,
    PlayerReinstated: eliminations.reinstated,
    PlayerMoved: seating.moved,
    ClockCalled: calling.called,
    CallEnded: calling.ended,
    TimeCardPlayed: time_bank.card_played,
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
    return calling.kept(state, _FOLDS[type(event)](state, event))


def fold(state: State, events: Iterable[Event]) -> State:
    for event in events:
        state = evolve(state, event)
    return state
