"""Every request that can be made of a tournament; decided by the decider, or by the session."""

from tdconsole.domain.language.commands.bubble import (
    DealNextHand,
    EndHandForHand,
    ExtendHandForHand,
    ReportTables,
    StartHandForHand,
)
from tdconsole.domain.language.commands.calling import CallTheClock, EndCall, PlayTimeCard
from tdconsole.domain.language.commands.chips import (
    CorrectChips,
    CountChips,
    ExchangeFound,
    RaceChips,
    RacingSeat,
    RacingTable,
    StackTyped,
)
from tdconsole.domain.language.commands.clock import (
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
from tdconsole.domain.language.commands.day import (
    Bagging,
    BagStacks,
    CallLastHands,
    EndDay,
    PlayLastHands,
    SeatAsBefore,
)
from tdconsole.domain.language.commands.draw import (
    DrawButtons,
    DrawSeats,
    RedrawSeats,
    RenewCommitment,
)
from tdconsole.domain.language.commands.entry import (
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
from tdconsole.domain.language.commands.flights import MergeFlights, OpenFlight
from tdconsole.domain.language.commands.floor import (
    BalanceTables,
    BeganWith,
    BreakTable,
    Bust,
    CorrectElimination,
    DismissAdvice,
    EliminatePlayers,
    MovePlayer,
    NameBigBlind,
    NameStacks,
    PlaceButton,
    PostponeAdvice,
    ReinstatePlayer,
    Relocation,
    ReorderElimination,
    SeePlayers,
    SetBreakingOrder,
    SwapPlayers,
)
from tdconsole.domain.language.commands.money import (
    AgreeDeal,
    CancelTournament,
    Counted,
    DisqualifyPlayer,
    GiveSpecial,
    OpenEnvelope,
    PayOut,
    PlanPrizes,
    PostPrizes,
    ReclassifyPlayer,
    SettleTie,
    TakeBack,
)
from tdconsole.domain.language.commands.paper import IssuePaper
from tdconsole.domain.language.commands.penalties import (
    CountHandAt,
    CountMisdealAt,
    CountServed,
    GivePenalty,
    LiftPenalty,
    ReportReturn,
)
from tdconsole.domain.language.commands.rulings import CorrectRuling, DecideRuling, MakeRuling
from tdconsole.domain.language.commands.seating import (
    CloseTables,
    LockTable,
    MarkSeats,
    OpenTables,
    PinSeat,
    RemoveUnsold,
    SeatEntry,
)
from tdconsole.domain.language.commands.structure import EditStructure
from tdconsole.domain.language.commands.tournament import (
    CreateTournament,
    EditSetup,
    FinishTournament,
    OverrideRules,
)
from tdconsole.domain.language.commands.trail import Redo, Undo
from tdconsole.domain.language.commands.wanted import Advised

__all__ = [
    "AdjustClock",
    "Advised",
    "AgreeDeal",
    "BagStacks",
    "Bagging",
    "BalanceTables",
    "BeganWith",
    "BreakTable",
    "Bust",
    "CallAlternate",
    "CallLastHands",
    "CallTheClock",
    "CancelTournament",
    "CloseTables",
    "Command",
    "CorrectChips",
    "CorrectElimination",
    "CorrectPayments",
    "CorrectRuling",
    "CountChips",
    "CountHandAt",
    "CountHands",
    "CountMisdealAt",
    "CountServed",
    "Counted",
    "CreateTournament",
    "DealNextHand",
    "DecideRuling",
    "DismissAdvice",
    "DisqualifyPlayer",
    "DrawButtons",
    "DrawSeats",
    "EditSetup",
    "EditStructure",
    "EliminatePlayers",
    "EndCall",
    "EndDay",
    "EndHandForHand",
    "ExchangeFound",
    "ExtendHandForHand",
    "FinishTournament",
    "GivePenalty",
    "GiveSpecial",
    "IssuePaper",
    "LiftPenalty",
    "LockTable",
    "MakeRuling",
    "MarkSeats",
    "MergeFlights",
    "MovePlayer",
    "NameBigBlind",
    "NameStacks",
    "Newcomer",
    "OpenEnvelope",
    "OpenFlight",
    "OpenTables",
    "OverrideRules",
    "PassAlternate",
    "PauseClock",
    "PayOut",
    "PinSeat",
    "PlaceButton",
    "PlanPrizes",
    "PlayLastHands",
    "PlayTimeCard",
    "PostPrizes",
    "PostponeAdvice",
    "RaceChips",
    "RacingSeat",
    "RacingTable",
    "ReclassifyPlayer",
    "Redo",
    "RedrawSeats",
    "RegisterEntry",
    "ReinstatePlayer",
    "Relocation",
    "RemoveNoShow",
    "RemoveUnsold",
    "RenewCommitment",
    "ReorderElimination",
    "ReportReturn",
    "ReportTables",
    "Request",
    "RestoreClock",
    "ResumeClock",
    "SeatAsBefore",
    "SeatEntry",
    "SeePlayers",
    "SetBreakingOrder",
    "SetClock",
    "SetLevel",
    "SettleClock",
    "SettleTie",
    "StackTyped",
    "StartClock",
    "StartHandForHand",
    "SwapPlayers",
    "TakeAddOn",
    "TakeBack",
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
    | NameStacks
    | SeePlayers
    | SetBreakingOrder
    | BreakTable
    | PostponeAdvice
    | DismissAdvice
    | CallTheClock
    | EndCall
    | PlayTimeCard
    | PlanPrizes
    | PostPrizes
    | SettleTie
    | AgreeDeal
    | DisqualifyPlayer
    | ReclassifyPlayer
    | CancelTournament
    | PayOut
    | TakeBack
    | OpenEnvelope
    | GiveSpecial
    | CountServed
    | CountHandAt
    | CountMisdealAt
    | ReportReturn
    | DealNextHand
    | EndHandForHand
    | ExtendHandForHand
    | GivePenalty
    | LiftPenalty
    | ReportTables
    | StartHandForHand
    | CorrectChips
    | CountChips
    | ExchangeFound
    | RaceChips
    | BagStacks
    | CallLastHands
    | EndDay
    | MergeFlights
    | OpenFlight
    | PlayLastHands
    | SeatAsBefore
    | MakeRuling
    | DecideRuling
    | CorrectRuling
    | IssuePaper
)

# What a person may ask for: a command, or a step back or forward on the trail.
Request = Command | Undo | Redo
