"""What an event changes, so that an undo can see whether a later step stands on it."""

from collections.abc import Iterable
from typing import Final, Literal, assert_never

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
from tdconsole.domain.rulebook import RuleChanges, chosen
from tdconsole.domain.values import EntryId, Record, Seat


class Touch(Record, kw_only=True):
    """A thing by its kind and number; a seat has two."""

    thing: Literal[
        "entry", "person", "seat", "clock", "call", "time_card", "draw", "rule", "tournament"
    ]
    number: int = 0
    seat: int = 0


WHOLE_TOURNAMENT: Final = Touch(thing="tournament")

# The clock and the structure are answered by the opposite gesture; paper, a commitment and a tournament stay.
_STAYING: Final = (
    TournamentCreated,
    DrawCommitted,
    ClockStarted,
    ClockPaused,
    ClockResumed,
    ClockAdjusted,
    LevelSet,
    HandsCounted,
    ClockRestored,
    ClockSettled,
    StructureEdited,
    PaperIssued,
)


def undoable(events: Iterable[Event]) -> bool:
    return not any(isinstance(event, _STAYING) for event in events)


def _entry(entry: EntryId) -> Touch:
    return Touch(thing="entry", number=entry)


def _seat(seat: Seat) -> Touch:
    return Touch(thing="seat", number=seat.table, seat=seat.seat)


def _rule(option: str) -> Touch:
    return Touch(thing="rule", number=RuleChanges.__struct_fields__.index(option))


def touches(event: Event) -> frozenset[Touch]:
    match event:
        case EntryRegistered():
            return frozenset((_entry(event.entry), Touch(thing="person", number=event.person)))
        case EntryUnregistered():
            return frozenset((_entry(event.entry),))
        case SeatsDrawn():
            entries = {_entry(one.entry) for one in event.seated}
            seats = {Touch(thing="seat", number=one.table, seat=one.seat) for one in event.seated}
            return frozenset(entries | seats | {Touch(thing="draw", number=event.draw)})
        case PlayersEliminated():
            entries = {_entry(out.entry) for out in event.hand}
            return frozenset(entries | {_seat(out.seat) for out in event.hand})
        case PlayerReinstated() | PlayerMoved():
            return frozenset((_entry(event.entry), _seat(event.seat)))
        case (
            ClockStarted()
            | ClockPaused()
            | ClockResumed()
            | ClockAdjusted()
            | LevelSet()
            | HandsCounted()
            | ClockRestored()
            | ClockSettled()
        ):
            return frozenset((Touch(thing="clock", number=event.play),))
        case ClockCalled() | CallEnded():
            return frozenset((Touch(thing="call", number=event.table),))
        case TimeCardPlayed():
            return frozenset((Touch(thing="time_card", number=event.entry),))
        case StructureEdited():
            return frozenset(Touch(thing="clock", number=one.play) for one in event.clocks)
        case RulesOverridden():
            return frozenset(_rule(option) for option in chosen(event.changes))
        case TournamentCreated() | TournamentFinished():
            return frozenset((WHOLE_TOURNAMENT,))
        case DrawCommitted():
            return frozenset((Touch(thing="draw"),))
        case PaperIssued():
            return frozenset()
        case _:
            assert_never(event)


def collide(earlier: frozenset[Touch], later: frozenset[Touch]) -> bool:
    """Whether the later can't do without the earlier; a finished tournament needs all of it."""
    if not earlier or not later:
        return False
    return WHOLE_TOURNAMENT in later or not earlier.isdisjoint(later)
