"""Every refusal, a type each: the class name is its code, the fields are what its sentence names.

Refusals of the floor come from `decide`, those of the trail and of the wire from the session.
"""

from tdconsole.domain.rejections.calling import (
    ClockCalledAlready,
    MoreSecondsThanRuled,
    NobodyThere,
    NoShotClock,
    NoSuchCall,
    NoTimeCardLeft,
    SecondsAreFixed,
)
from tdconsole.domain.rejections.clock import (
    ClockAlreadyRunning,
    ClockAlreadyStarted,
    ClockNotRunning,
    ClockNotStarted,
    FewerHandsThanNone,
    LevelCountsHands,
    LevelCountsTime,
    LevelHasLess,
    LevelTooLong,
    MoreHandsThanLeft,
    NoSuchPeriod,
    NothingAfterThis,
    NothingInDoubt,
    NothingToAdjust,
    NothingToRestore,
    StartStands,
)
from tdconsole.domain.rejections.desk import (
    AlreadyPlaying,
    AlreadyRegistered,
    UnknownEntry,
    UnknownPerson,
)
from tdconsole.domain.rejections.draw import NobodyToSeat, NoMoreLinks, TooFewToDraw
from tdconsole.domain.rejections.floor import (
    AlreadyThere,
    MoreThanInPlay,
    NamedTwice,
    NobodyWouldBeLeft,
    NoSuchSeat,
    NoSuchTable,
    NotSeated,
    PlayerIsIn,
    PlayerIsOut,
    SeatTaken,
    StacksNeeded,
)
from tdconsole.domain.rejections.paper import NothingToPrint
from tdconsole.domain.rejections.refusal import Refusal
from tdconsole.domain.rejections.structure import (
    BandsOutOfOrder,
    BlindsFall,
    MarkWithoutChip,
    NothingToBet,
    PeriodTwice,
    PresentPeriodGone,
    PresentPeriodOver,
    RulesUnchanged,
    SharesDoNotAddUp,
    SharesRise,
    SmallBlindTooBig,
    StructureUnchanged,
)
from tdconsole.domain.rejections.tournament import (
    AlreadyCreated,
    NobodyIsOut,
    NoLevels,
    NoSuchTournament,
    PlayersStillIn,
    TournamentIsOver,
)
from tdconsole.domain.rejections.trail import (
    AlreadyUndone,
    Blocker,
    CannotBeUndone,
    NoSuchStep,
    NotAnUndo,
    NothingToRedo,
    NothingToUndo,
    StepsStandOnIt,
    WouldNotAddUp,
)
from tdconsole.domain.rejections.wire import NotUnderstood, RequestUsedBefore, TooBusy

__all__ = [
    "AlreadyCreated",
    "AlreadyPlaying",
    "AlreadyRegistered",
    "AlreadyThere",
    "AlreadyUndone",
    "BandsOutOfOrder",
    "BlindsFall",
    "Blocker",
    "CannotBeUndone",
    "ClockAlreadyRunning",
    "ClockAlreadyStarted",
    "ClockCalledAlready",
    "ClockNotRunning",
    "ClockNotStarted",
    "FewerHandsThanNone",
    "LevelCountsHands",
    "LevelCountsTime",
    "LevelHasLess",
    "LevelTooLong",
    "MarkWithoutChip",
    "MoreHandsThanLeft",
    "MoreSecondsThanRuled",
    "MoreThanInPlay",
    "NamedTwice",
    "NoLevels",
    "NoMoreLinks",
    "NoShotClock",
    "NoSuchCall",
    "NoSuchPeriod",
    "NoSuchSeat",
    "NoSuchStep",
    "NoSuchTable",
    "NoSuchTournament",
    "NoTimeCardLeft",
    "NobodyIsOut",
    "NobodyThere",
    "NobodyToSeat",
    "NobodyWouldBeLeft",
    "NotAnUndo",
    "NotSeated",
    "NotUnderstood",
    "NothingAfterThis",
    "NothingInDoubt",
    "NothingToAdjust",
    "NothingToBet",
    "NothingToPrint",
    "NothingToRedo",
    "NothingToRestore",
    "NothingToUndo",
    "PeriodTwice",
    "PlayerIsIn",
    "PlayerIsOut",
    "PlayersStillIn",
    "PresentPeriodGone",
    "PresentPeriodOver",
    "Refusal",
    "Rejection",
    "RequestUsedBefore",
    "RulesUnchanged",
    "SeatTaken",
    "SecondsAreFixed",
    "SharesDoNotAddUp",
    "SharesRise",
    "SmallBlindTooBig",
    "StacksNeeded",
    "StartStands",
    "StepsStandOnIt",
    "StructureUnchanged",
    "TooBusy",
    "TooFewToDraw",
    "TournamentIsOver",
    "UnknownEntry",
    "UnknownPerson",
    "WouldNotAddUp",
]

Rejection = (
    NoSuchTournament
    | AlreadyCreated
    | TournamentIsOver
    | PlayersStillIn
    | NobodyIsOut
    | NoLevels
    | BlindsFall
    | NothingToBet
    | SmallBlindTooBig
    | MarkWithoutChip
    | PeriodTwice
    | StructureUnchanged
    | PresentPeriodGone
    | PresentPeriodOver
    | RulesUnchanged
    | SharesDoNotAddUp
    | SharesRise
    | BandsOutOfOrder
    | UnknownPerson
    | AlreadyRegistered
    | UnknownEntry
    | AlreadyPlaying
    | NobodyToSeat
    | TooFewToDraw
    | NoMoreLinks
    | ClockAlreadyStarted
    | ClockNotStarted
    | ClockAlreadyRunning
    | ClockNotRunning
    | NothingToAdjust
    | LevelHasLess
    | LevelTooLong
    | NoSuchPeriod
    | LevelCountsHands
    | LevelCountsTime
    | MoreHandsThanLeft
    | FewerHandsThanNone
    | NothingToRestore
    | StartStands
    | NothingInDoubt
    | NothingAfterThis
    | PlayerIsOut
    | PlayerIsIn
    | NotSeated
    | NoSuchTable
    | NoSuchSeat
    | SeatTaken
    | AlreadyThere
    | NamedTwice
    | NobodyWouldBeLeft
    | StacksNeeded
    | MoreThanInPlay
    | NobodyThere
    | ClockCalledAlready
    | SecondsAreFixed
    | MoreSecondsThanRuled
    | NoSuchCall
    | NoShotClock
    | NoTimeCardLeft
    | NothingToPrint
    | NothingToUndo
    | NothingToRedo
    | NoSuchStep
    | AlreadyUndone
    | NotAnUndo
    | CannotBeUndone
    | StepsStandOnIt
    | WouldNotAddUp
    | NotUnderstood
    | RequestUsedBefore
    | TooBusy
)
