"""Advice: what is due on the floor, why, under which article, and the one gesture for it."""

from collections.abc import Iterable

from tdconsole.domain.clock.reading import Reading, read
from tdconsole.domain.flights.first_days import is_over
from tdconsole.domain.prize_list.satellite import is_won, seats_won
from tdconsole.domain.state.tournament import Tournament
from tdconsole.domain.values import Instant
from tdconsole.projections.advice.aside import facts_of, is_set_aside, name_of, taken_on
from tdconsole.projections.advice.away import of_away
from tdconsole.projections.advice.bubble import of_bubble
from tdconsole.projections.advice.card import Urgency
from tdconsole.projections.advice.chips import of_chips
from tdconsole.projections.advice.clock import clock_in_doubt, of_clock
from tdconsole.projections.advice.colour_up import of_colour_up
from tdconsole.projections.advice.day import of_day
from tdconsole.projections.advice.due import (
    Advice,
    AlternateDidNotAnswer,
    AlternateExpected,
    AlternatesWaiting,
    BagsDoNotAddUp,
    BagsMissing,
    BreakWaits,
    ButtonsNotDrawn,
    ChipsDiffer,
    ClockHeld,
    ClockInDoubt,
    ClockNotStarted,
    ClockPaused,
    ColourUpDue,
    DayCanEnd,
    DocumentsUnseen,
    EnvelopeDue,
    EnvelopesShort,
    HeadUnclaimed,
    LastHandsDue,
    LastHandsNear,
    LastHandsToPlay,
    LevelsOver,
    LockedInTheWay,
    MoneyOwedBack,
    MoneyUnpaid,
    NoSeatForAlternates,
    PenaltyServed,
    PostedEarly,
    PostedForOther,
    PrizesNotPosted,
    RedrawDue,
    RegistrationCloses,
    SeatsFill,
    SeatsNotDrawn,
    SecondHalvesLost,
    Standing,
    TableCanBreak,
    TablesNotLevel,
    TieToSettle,
    TooFewToStart,
    UnsoldStacks,
)
from tdconsole.projections.advice.flights import of_flights
from tdconsole.projections.advice.heads import of_heads
from tdconsole.projections.advice.moments.bubble import (
    AllInReady,
    BubbleNear,
    HandOver,
    MoneyReached,
)
from tdconsole.projections.advice.moments.end import DealIsMade, SeatsAreWon, WinnerKnown, of_deal
from tdconsole.projections.advice.moments.merge import (
    FlightAtEnd,
    FlightEndNear,
    FlightHasNoEnd,
    FlightPlaysDown,
    FlightsCanMerge,
    NextFlight,
)
from tdconsole.projections.advice.moments.table import RulingPending
from tdconsole.projections.advice.paying import of_paying
from tdconsole.projections.advice.prizes import of_prizes
from tdconsole.projections.advice.rulings import of_rulings
from tdconsole.projections.advice.seats import of_seats
from tdconsole.projections.advice.start import of_start
from tdconsole.projections.advice.tables import of_tables
from tdconsole.projections.advice.ties import of_ties
from tdconsole.projections.clock.board import registration_closes_in

__all__ = [
    "Advice",
    "AllInReady",
    "AlternateDidNotAnswer",
    "AlternateExpected",
    "AlternatesWaiting",
    "BagsDoNotAddUp",
    "BagsMissing",
    "BreakWaits",
    "BubbleNear",
    "ButtonsNotDrawn",
    "ChipsDiffer",
    "ClockHeld",
    "ClockInDoubt",
    "ClockNotStarted",
    "ClockPaused",
    "ColourUpDue",
    "DayCanEnd",
    "DealIsMade",
    "DocumentsUnseen",
    "EnvelopeDue",
    "EnvelopesShort",
    "FlightAtEnd",
    "FlightEndNear",
    "FlightHasNoEnd",
    "FlightPlaysDown",
    "FlightsCanMerge",
    "HandOver",
    "HeadUnclaimed",
    "LastHandsDue",
    "LastHandsNear",
    "LastHandsToPlay",
    "LevelsOver",
    "LockedInTheWay",
    "MoneyOwedBack",
    "MoneyReached",
    "MoneyUnpaid",
    "NextFlight",
    "NoSeatForAlternates",
    "PenaltyServed",
    "PostedEarly",
    "PostedForOther",
    "PrizesNotPosted",
    "RedrawDue",
    "RegistrationCloses",
    "RulingPending",
    "SeatsAreWon",
    "SeatsFill",
    "SeatsNotDrawn",
    "SecondHalvesLost",
    "Standing",
    "TableCanBreak",
    "TablesNotLevel",
    "TieToSettle",
    "TooFewToStart",
    "UnsoldStacks",
    "Urgency",
    "WinnerKnown",
    "advice",
    "facts_of",
    "name_of",
    "taken_on",
]


def advice(tournament: Tournament, now: Instant, seen: Instant | None = None) -> tuple[Advice, ...]:
    """All advice, what is due now before what is due soon, the weightier before the lighter.

    `seen` is the last moment known before the machine was last switched on.
    """
    money = (
        *of_heads(tournament, now),
        *of_ties(tournament),
        *of_paying(tournament),
        *of_rulings(tournament),
    )
    ties = _kept(tournament, money, now)
    if tournament.finished:
        return ties
    seated = tournament.play.seating.of
    waiting = tournament.left - len(seated)
    reading = read(tournament.setup.structure, tournament.play.clock, now)
    prizes = _kept(tournament, of_prizes(tournament, reading, now), now)
    if is_over(tournament):
        return (*_kept(tournament, of_flights(tournament, reading, now), now), *ties)
    if _is_alone(tournament, reading):
        return (WinnerKnown(entry=next(iter(seated))), *prizes, *ties)
    begun = None if reading is None or reading.starts_in is not None else reading
    if begun is not None and not waiting and _seats_are_won(tournament, begun, now):
        return (SeatsAreWon(left=tournament.left, seats=seats_won(tournament)), *prizes, *ties)
    due = (
        *clock_in_doubt(tournament, now, seen),
        *of_deal(tournament, begun),
        *of_chips(tournament, now),
        *of_day(tournament, begun, now),
        *of_colour_up(tournament, begun, now),
        *of_flights(tournament, begun, now),
        *of_bubble(tournament, begun, now),
        *of_clock(tournament, reading, now),
        *of_seats(tournament, waiting, begun, now),
        *of_tables(tournament, waiting, begun, now),
        *of_away(tournament),
        *of_start(tournament, waiting, reading),
    )
    every = (*_kept(tournament, due, now), *prizes, *ties)
    waits = any(isinstance(one, RedrawDue | LockedInTheWay) for one in every)
    return tuple(sorted(every, key=lambda one: _weight(one, waits=waits)))


def _weight(one: Advice, *, waits: bool) -> int:
    """The rank of a piece of advice; the clock waits until everybody has drawn a new seat."""
    if one.urgency != "now":
        return 2
    return 1 if waits and isinstance(one, ClockPaused | ClockHeld) else 0


def _kept(tournament: Tournament, due: Iterable[Advice], now: Instant) -> tuple[Advice, ...]:
    """The advice that the director hasn't set aside."""
    if not tournament.aside:
        return tuple(due)
    return tuple(one for one in due if not is_set_aside(tournament, one, now))


def _is_alone(tournament: Tournament, reading: Reading | None) -> bool:
    """Whether one player of the whole tournament is left."""
    if reading is None or tournament.in_flights or not tournament.exits.by_entry:
        return False
    return tournament.left == len(tournament.play.seating.of) == 1


def _seats_are_won(tournament: Tournament, reading: Reading, now: Instant) -> bool:
    """Whether the seats are won, with no later entry to add to them."""
    return is_won(tournament) and registration_closes_in(tournament, reading, now) is None
