"""Every fact that can happen: this is the file format.

An event records what could not have been derived. Its kind is a stable word and its version a
number; a shape that must change gets a new version and a translation of the old one.
"""

from typing import Final

from tdconsole.domain.events.calling import CallEnded, ClockCalled, TimeCardPlayed
from tdconsole.domain.events.clock import (
    ClockAdjusted,
    ClockPaused,
    ClockRestored,
    ClockResumed,
    ClockSettled,
    ClockStarted,
    HandsCounted,
    LevelSet,
)
from tdconsole.domain.events.draw import DrawCommitted, SeatDrawn, SeatsDrawn, TableOffered
from tdconsole.domain.events.entry import EntryRegistered, EntryUnregistered
from tdconsole.domain.events.floor import (
    Elimination,
    PlayerMoved,
    PlayerReinstated,
    PlayersEliminated,
)
from tdconsole.domain.events.paper import PaperIssued
from tdconsole.domain.events.structure import Reanchored, StructureEdited
from tdconsole.domain.events.tournament import (
    RulesOverridden,
    TournamentCreated,
    TournamentFinished,
)

__all__ = [
    "KINDS",
    "CallEnded",
    "ClockAdjusted",
    "ClockCalled",
    "ClockPaused",
    "ClockRestored",
    "ClockResumed",
    "ClockSettled",
    "ClockStarted",
    "DrawCommitted",
    "Elimination",
    "EntryRegistered",
    "EntryUnregistered",
    "Event",
    "HandsCounted",
    "LevelSet",
    "PaperIssued",
    "PlayerMoved",
    "PlayerReinstated",
    "PlayersEliminated",
    "Reanchored",
    "RulesOverridden",
    "SeatDrawn",
    "SeatsDrawn",
    "StructureEdited",
    "TableOffered",
    "TimeCardPlayed",
    "TournamentCreated",
    "TournamentFinished",
    "kind_of",
]

Event = (
    TournamentCreated
    | RulesOverridden
    | TournamentFinished
    | DrawCommitted
    | SeatsDrawn
    | EntryRegistered
    | EntryUnregistered
    | ClockStarted
    | ClockPaused
    | ClockResumed
    | ClockAdjusted
    | LevelSet
    | HandsCounted
    | ClockRestored
    | ClockSettled
    | StructureEdited
    | PlayersEliminated
    | PlayerReinstated
    | PlayerMoved
    | ClockCalled
    | CallEnded
    | TimeCardPlayed
    | PaperIssued
)

KINDS: Final[dict[tuple[str, int], type[Event]]] = {
    ("tournament-created", 1): TournamentCreated,
    ("rules-overridden", 1): RulesOverridden,
    ("tournament-finished", 1): TournamentFinished,
    ("draw-committed", 1): DrawCommitted,
    ("seats-drawn", 1): SeatsDrawn,
    ("entry-registered", 1): EntryRegistered,
    ("entry-unregistered", 1): EntryUnregistered,
    ("clock-started", 1): ClockStarted,
    ("clock-paused", 1): ClockPaused,
    ("clock-resumed", 1): ClockResumed,
    ("clock-adjusted", 1): ClockAdjusted,
    ("level-set", 1): LevelSet,
    ("hands-counted", 1): HandsCounted,
    ("clock-restored", 1): ClockRestored,
    ("clock-settled", 1): ClockSettled,
    ("structure-edited", 1): StructureEdited,
    ("players-eliminated", 1): PlayersEliminated,
    ("player-reinstated", 1): PlayerReinstated,
    ("player-moved", 1): PlayerMoved,
    ("clock-called", 1): ClockCalled,
    ("call-ended", 1): CallEnded,
    ("time-card-played", 1): TimeCardPlayed,
    ("paper-issued", 1): PaperIssued,
}

_NAMES: Final = {shape: kind for (kind, _version), shape in KINDS.items()}


def kind_of(event: Event) -> str:
    return _NAMES[type(event)]
