"""Every request that can be made of a tournament; decided by the decider, or by the session."""

from tdconsole.domain.commands.calling import CallTheClock, EndCall, PlayTimeCard
from tdconsole.domain.commands.clock import (
    AdjustClock,
    CountHands,
    PauseClock,
    RestoreClock,
    ResumeClock,
    SetClock,
    SetLevel,
    SettleClock,
    StartClock,
)
from tdconsole.domain.commands.draw import (
    DrawButtons,
    DrawSeats,
    RedrawSeats,
    RenewCommitment,
)
from tdconsole.domain.commands.entry import (
    CallAlternate,
    CorrectPayments,
    Newcomer,
    PassAlternate,
    RegisterEntry,
    RemoveNoShow,
    TakeAddOn,
    TakeBonus,
    TakeRebuy,
    TakeSecondHalf,
    UnregisterEntry,
)
from tdconsole.domain.commands.floor import (
    BalanceTables,
    BreakTable,
    Bust,
    CorrectElimination,
    DismissAdvice,
    EliminatePlayers,
    MovePlayer,
    NameBigBlind,
    PlaceButton,
    PostponeAdvice,
    ReinstatePlayer,
    Relocation,
    ReorderElimination,
    SeePlayers,
    SetBreakingOrder,
    SwapPlayers,
)
from tdconsole.domain.commands.paper import IssuePaper
from tdconsole.domain.commands.seating import (
    CloseTables,
    LockTable,
    MarkSeats,
    OpenTables,
    PinSeat,
    RemoveUnsold,
    SeatEntry,
)
from tdconsole.domain.commands.structure import EditStructure
from tdconsole.domain.commands.tournament import (
    CreateTournament,
    EditSetup,
    FinishTournament,
    OverrideRules,
)
from tdconsole.domain.commands.trail import Redo, Undo
from tdconsole.domain.commands.wanted import Advised

__all__ = [
    "AdjustClock",
    "Advised",
    "BalanceTables",
    "BreakTable",
    "Bust",
    "CallAlternate",
    "CallTheClock",
    "CloseTables",
    "Command",
    "CorrectElimination",
    "CorrectPayments",
    "CountHands",
    "CreateTournament",
    "DismissAdvice",
    "DrawButtons",
    "DrawSeats",
    "EditSetup",
    "EditStructure",
    "EliminatePlayers",
    "EndCall",
    "FinishTournament",
    "IssuePaper",
    "LockTable",
    "MarkSeats",
    "MovePlayer",
    "NameBigBlind",
    "Newcomer",
    "OpenTables",
    "OverrideRules",
    "PassAlternate",
    "PauseClock",
    "PinSeat",
    "PlaceButton",
    "PlayTimeCard",
    "PostponeAdvice",
    "Redo",
    "RedrawSeats",
    "RegisterEntry",
    "ReinstatePlayer",
    "Relocation",
    "RemoveNoShow",
    "RemoveUnsold",
    "RenewCommitment",
    "ReorderElimination",
    "Request",
    "RestoreClock",
    "ResumeClock",
    "SeatEntry",
    "SeePlayers",
    "SetBreakingOrder",
    "SetClock",
    "SetLevel",
    "SettleClock",
    "StartClock",
    "SwapPlayers",
    "TakeAddOn",
    "TakeBonus",
    "TakeRebuy",
    "TakeSecondHalf",
    "Undo",
    "UnregisterEntry",
]

Command = (
    CreateTournament
    | EditSetup
    | OverrideRules
    | FinishTournament
    | RegisterEntry
    | UnregisterEntry
    | RemoveNoShow
    | TakeRebuy
    | TakeAddOn
    | TakeBonus
    | TakeSecondHalf
    | CorrectPayments
    | CallAlternate
    | PassAlternate
    | DrawSeats
    | RedrawSeats
    | DrawButtons
    | RenewCommitment
    | OpenTables
    | CloseTables
    | LockTable
    | MarkSeats
    | RemoveUnsold
    | SeatEntry
    | PinSeat
    | StartClock
    | PauseClock
    | ResumeClock
    | AdjustClock
    | SetClock
    | SetLevel
    | CountHands
    | RestoreClock
    | SettleClock
    | EditStructure
    | EliminatePlayers
    | ReinstatePlayer
    | MovePlayer
    | CorrectElimination
    | ReorderElimination
    | SwapPlayers
    | BalanceTables
    | PlaceButton
    | NameBigBlind
    | SeePlayers
    | SetBreakingOrder
    | BreakTable
    | PostponeAdvice
    | DismissAdvice
    | CallTheClock
    | EndCall
    | PlayTimeCard
    | IssuePaper
)

# What a person may ask for: a command, or a step back or forward on the trail.
Request = Command | Undo | Redo
