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
from tdconsole.domain.commands.draw import DrawSeats, RenewCommitment
from tdconsole.domain.commands.entry import Newcomer, RegisterEntry, UnregisterEntry
from tdconsole.domain.commands.floor import (
    Bust,
    EliminatePlayers,
    MovePlayer,
    ReinstatePlayer,
)
from tdconsole.domain.commands.paper import IssuePaper
from tdconsole.domain.commands.structure import EditStructure
from tdconsole.domain.commands.tournament import (
    CreateTournament,
    FinishTournament,
    OverrideRules,
)
from tdconsole.domain.commands.trail import Redo, Undo

__all__ = [
    "AdjustClock",
    "Bust",
    "CallTheClock",
    "Command",
    "CountHands",
    "CreateTournament",
    "DrawSeats",
    "EditStructure",
    "EliminatePlayers",
    "EndCall",
    "FinishTournament",
    "IssuePaper",
    "MovePlayer",
    "Newcomer",
    "OverrideRules",
    "PauseClock",
    "PlayTimeCard",
    "Redo",
    "RegisterEntry",
    "ReinstatePlayer",
    "RenewCommitment",
    "Request",
    "RestoreClock",
    "ResumeClock",
    "SetClock",
    "SetLevel",
    "SettleClock",
    "StartClock",
    "Undo",
    "UnregisterEntry",
]

Command = (
    CreateTournament
    | OverrideRules
    | FinishTournament
    | RegisterEntry
    | UnregisterEntry
    | DrawSeats
    | RenewCommitment
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
    | CallTheClock
    | EndCall
    | PlayTimeCard
    | IssuePaper
)

# What a person may ask for: a command, or a step back or forward on the trail.
Request = Command | Undo | Redo
