"""Every request that can be made of a tournament; decided by the decider, or by the session."""

from tdconsole.domain.commands.clock import AdjustClock, PauseClock, ResumeClock, StartClock
from tdconsole.domain.commands.draw import DrawSeats, RenewCommitment
from tdconsole.domain.commands.entry import Newcomer, RegisterEntry, UnregisterEntry
from tdconsole.domain.commands.floor import (
    Bust,
    EliminatePlayers,
    MovePlayer,
    ReinstatePlayer,
)
from tdconsole.domain.commands.paper import IssuePaper
from tdconsole.domain.commands.tournament import CreateTournament, FinishTournament
from tdconsole.domain.commands.trail import Redo, Undo

__all__ = [
    "AdjustClock",
    "Bust",
    "Command",
    "CreateTournament",
    "DrawSeats",
    "EliminatePlayers",
    "FinishTournament",
    "IssuePaper",
    "MovePlayer",
    "Newcomer",
    "PauseClock",
    "Redo",
    "RegisterEntry",
    "ReinstatePlayer",
    "RenewCommitment",
    "Request",
    "ResumeClock",
    "StartClock",
    "Undo",
    "UnregisterEntry",
]

Command = (
    CreateTournament
    | FinishTournament
    | RegisterEntry
    | UnregisterEntry
    | DrawSeats
    | RenewCommitment
    | StartClock
    | PauseClock
    | ResumeClock
    | AdjustClock
    | EliminatePlayers
    | ReinstatePlayer
    | MovePlayer
    | IssuePaper
)

# What a person may ask for: a command, or a step back or forward on the trail.
Request = Command | Undo | Redo
