"""What is due on the floor: why, under which article, and the one gesture that does it."""

from tdconsole.domain.clock import read
from tdconsole.domain.state import Tournament
from tdconsole.domain.values import Instant, Record
from tdconsole.projections.advice.clock import clock_in_doubt, of_clock
from tdconsole.projections.advice.due import (
    Advice,
    AloneAtTable,
    AlternateDidNotAnswer,
    AlternateExpected,
    AlternatesWaiting,
    ButtonsNotDrawn,
    ClockHeld,
    ClockInDoubt,
    ClockNotStarted,
    ClockPaused,
    LevelsOver,
    NoSeatForAlternates,
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
from tdconsole.projections.advice.tables import NOT_LEVEL, fewest_moves, of_tables

__all__ = [
    "NOT_LEVEL",
    "Advice",
    "AdviceList",
    "AloneAtTable",
    "AlternateDidNotAnswer",
    "AlternateExpected",
    "AlternatesWaiting",
    "ButtonsNotDrawn",
    "ClockHeld",
    "ClockInDoubt",
    "ClockNotStarted",
    "ClockPaused",
    "LevelsOver",
    "NoSeatForAlternates",
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
    "fewest_moves",
]


class AdviceList(Record, kw_only=True):
    items: tuple[Advice, ...]


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
        *of_tables(tournament, waiting, begun),
        *of_start(tournament, waiting, reading),
    )
    return tuple(sorted(due, key=lambda one: one.urgency != "now"))
