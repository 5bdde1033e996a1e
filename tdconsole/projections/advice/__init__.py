"""What is due on the floor: why, under which article, and the one gesture that does it."""

from tdconsole.domain.clock import read
from tdconsole.domain.state import Tournament
from tdconsole.domain.values import Instant
from tdconsole.projections.advice.aside import facts_of, is_set_aside, name_of
from tdconsole.projections.advice.clock import clock_in_doubt, of_clock
from tdconsole.projections.advice.due import (
    Advice,
    AlternateDidNotAnswer,
    AlternateExpected,
    AlternatesWaiting,
    BreakWaits,
    ButtonsNotDrawn,
    ClockHeld,
    ClockInDoubt,
    ClockNotStarted,
    ClockPaused,
    LevelsOver,
    LockedInTheWay,
    NoSeatForAlternates,
    RedrawDue,
    RegistrationCloses,
    SeatsNotDrawn,
    SecondHalvesLost,
    Standing,
    TableCanBreak,
    TablesNotLevel,
    TooFewToStart,
    UnsoldStacks,
    Urgency,
    WinnerKnown,
)
from tdconsole.projections.advice.seats import of_seats
from tdconsole.projections.advice.start import of_start
from tdconsole.projections.advice.tables import of_tables

__all__ = [
    "Advice",
    "AlternateDidNotAnswer",
    "AlternateExpected",
    "AlternatesWaiting",
    "BreakWaits",
    "ButtonsNotDrawn",
    "ClockHeld",
    "ClockInDoubt",
    "ClockNotStarted",
    "ClockPaused",
    "LevelsOver",
    "LockedInTheWay",
    "NoSeatForAlternates",
    "RedrawDue",
    "RegistrationCloses",
    "SeatsNotDrawn",
    "SecondHalvesLost",
    "Standing",
    "TableCanBreak",
    "TablesNotLevel",
    "TooFewToStart",
    "UnsoldStacks",
    "Urgency",
    "WinnerKnown",
    "advice",
    "facts_of",
    "name_of",
]


def advice(tournament: Tournament, now: Instant) -> tuple[Advice, ...]:
    """What is due now before what is due soon, and the weightier before the lighter."""
    if tournament.finished:
        return ()
    seated = tournament.play.seating.of
    waiting = tournament.left - len(seated)
    reading = read(tournament.setup.structure, tournament.play.clock, now)
    if reading is not None and tournament.exits.by_entry and tournament.left == len(seated) == 1:
        return (WinnerKnown(entry=next(iter(seated))),)
    begun = None if reading is None or reading.starts_in is not None else reading
    due = (
        *clock_in_doubt(tournament, now),
        *of_clock(tournament, reading, now),
        *of_seats(tournament, waiting, begun, now),
        *of_tables(tournament, waiting, begun, now),
        *of_start(tournament, waiting, reading),
    )
    if tournament.aside:
        due = tuple(one for one in due if not is_set_aside(tournament, one, now))
    return tuple(sorted(due, key=lambda one: one.urgency != "now"))
