"""Every fact that can happen: this is the file format.

An event records what could not have been derived. Its kind is a stable word and its version a
number; a shape that must change gets a new version and a translation of the old one.
"""

from typing import Final

from tdconsole.domain.events.clock import (
    ClockAdjusted,
    ClockPaused,
    ClockResumed,
    ClockStarted,
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
from tdconsole.domain.events.tournament import TournamentCreated, TournamentFinished

__all__ = [
    "KINDS",
    "ClockAdjusted",
    "ClockPaused",
    "ClockResumed",
    "ClockStarted",
    "DrawCommitted",
    "Elimination",
    "EntryRegistered",
    "EntryUnregistered",
    "Event",
    "PaperIssued",
    "PlayerMoved",
    "PlayerReinstated",
    "PlayersEliminated",
    "SeatDrawn",
    "SeatsDrawn",
    "TableOffered",
    "TournamentCreated",
    "TournamentFinished",
    "kind_of",
]

Event = (
    TournamentCreated
    | TournamentFinished
    | DrawCommitted
    | SeatsDrawn
    | EntryRegistered
    | EntryUnregistered
    | ClockStarted
    | ClockPaused
    | ClockResumed
    | ClockAdjusted
    | PlayersEliminated
    | PlayerReinstated
    | PlayerMoved
    | PaperIssued
)

KINDS: Final[dict[tuple[str, int], type[Event]]] = {
    ("tournament-created", 1): TournamentCreated,
    ("tournament-finished", 1): TournamentFinished,
    ("draw-committed", 1): DrawCommitted,
    ("seats-drawn", 1): SeatsDrawn,
    ("entry-registered", 1): EntryRegistered,
    ("entry-unregistered", 1): EntryUnregistered,
    ("clock-started", 1): ClockStarted,
    ("clock-paused", 1): ClockPaused,
    ("clock-resumed", 1): ClockResumed,
    ("clock-adjusted", 1): ClockAdjusted,
    ("players-eliminated", 1): PlayersEliminated,
    ("player-reinstated", 1): PlayerReinstated,
    ("player-moved", 1): PlayerMoved,
    ("paper-issued", 1): PaperIssued,
}

_NAMES: Final = {shape: kind for (kind, _version), shape in KINDS.items()}


def kind_of(event: Event) -> str:
    return _NAMES[type(event)]
