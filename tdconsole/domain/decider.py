"""The one road through the subjects: which of them decides a command and folds an event."""

from collections.abc import Callable, Iterable
from typing import Any, Final

from tdconsole.domain import (
    alternates,
    buttons,
    calling,
    chain,
    clock_gestures,
    draw,
    eliminations,
    ending,
    entries,
    leaving,
    papers,
    rebuys,
    redraws,
    seating,
    setup,
    structure,
    tables,
    time_bank,
)
from tdconsole.domain.commands import (
    AdjustClock,
    CallAlternate,
    CallTheClock,
    CloseTables,
    Command,
    CorrectPayments,
    CountHands,
    CreateTournament,
    DrawButtons,
    DrawSeats,
    EditSetup,
    EditStructure,
    EliminatePlayers,
    EndCall,
    FinishTournament,
    IssuePaper,
    LockTable,
    MarkSeats,
    MovePlayer,
    OpenTables,
    OverrideRules,
    PassAlternate,
    PauseClock,
    PinSeat,
    PlayTimeCard,
    RedrawSeats,
    RegisterEntry,
    ReinstatePlayer,
    RemoveNoShow,
    RemoveUnsold,
    RenewCommitment,
    RestoreClock,
    ResumeClock,
    SeatEntry,
    SetClock,
    SetLevel,
    SettleClock,
    StartClock,
    TakeAddOn,
    TakeBonus,
    TakeRebuy,
    TakeSecondHalf,
    UnregisterEntry,
)
from tdconsole.domain.context import Context
from tdconsole.domain.events import (
    AddOnTaken,
    AlternateCalled,
    AlternatePassed,
    BonusTaken,
    ButtonsDrawn,
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
    NoShowRemoved,
    PaperIssued,
    PaymentsCorrected,
    PlayerMoved,
    PlayerReinstated,
    PlayerSeated,
    PlayersEliminated,
    RebuyTaken,
    RulesOverridden,
    SeatPinned,
    SeatsDrawn,
    SeatsMarked,
    SecondHalfTaken,
    SetupEdited,
    StackForfeited,
    StructureEdited,
    TableLocked,
    TablesClosed,
    TablesOpened,
    TimeCardPlayed,
    TournamentCreated,
    TournamentFinished,
    UnsoldRemoved,
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
    EditSetup: setup.edit,
    OverrideRules: setup.override,
    FinishTournament: ending.finish,
    RegisterEntry: entries.register,
    UnregisterEntry: leaving.unregister,
    RemoveNoShow: leaving.remove_no_show,
    CorrectPayments: entries.correct_payments,
    TakeRebuy: rebuys.rebuy,
    TakeAddOn: rebuys.add_on,
    TakeBonus: rebuys.bonus,
    TakeSecondHalf: rebuys.second_half,
    CallAlternate: alternates.call,
    PassAlternate: alternates.pass_over,
    DrawSeats: draw.draw_seats,
    RedrawSeats: redraws.redraw,
    DrawButtons: buttons.draw_buttons,
    RenewCommitment: chain.renew,
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
    SeatEntry: seating.seat_entry,
    PinSeat: seating.pin,
    OpenTables: tables.open_tables,
    CloseTables: tables.close_tables,
    LockTable: tables.lock,
    MarkSeats: tables.mark,
    RemoveUnsold: tables.remove_unsold,
    CallTheClock: calling.call_clock,
    EndCall: calling.end,
    PlayTimeCard: time_bank.play_card,
    IssuePaper: papers.issue,
}

_FOLDS: Final[dict[type[Event], Callable[[Tournament, Any], Tournament]]] = {
    SetupEdited: setup.edited,
    RulesOverridden: setup.rules_overridden,
    TournamentFinished: ending.finished,
    DrawCommitted: chain.committed,
    SeatsDrawn: draw.drawn,
    ButtonsDrawn: buttons.buttons_drawn,
    EntryRegistered: entries.registered,
    EntryUnregistered: leaving.unregistered,
    NoShowRemoved: leaving.no_show_removed,
    StackForfeited: entries.forfeited,
    PaymentsCorrected: entries.payments_corrected,
    RebuyTaken: rebuys.rebuy_taken,
    AddOnTaken: rebuys.add_on_taken,
    BonusTaken: rebuys.bonus_taken,
    SecondHalfTaken: rebuys.second_half_taken,
    AlternateCalled: alternates.called,
    AlternatePassed: alternates.passed,
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
    PlayerSeated: seating.moved,
    SeatPinned: seating.pinned,
    TablesOpened: tables.opened,
    TablesClosed: tables.closed,
    TableLocked: tables.locked,
    SeatsMarked: tables.marked,
    UnsoldRemoved: tables.unsold_removed,
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
