"""Advice on the end of a flight, and on what follows once all of them have ended."""

from collections.abc import Iterator
from typing import Final

from tdconsole.domain.clock.reading import Reading
from tdconsole.domain.clock.registration import has_ended, is_closed
from tdconsole.domain.flights.first_days import going_on, is_over, plays_down_to
from tdconsole.domain.hand.table_hands import playing
from tdconsole.domain.language.commands.bubble import StartHandForHand
from tdconsole.domain.language.commands.flights import OpenFlight
from tdconsole.domain.state.flight_in_hand import each
from tdconsole.domain.state.flight_names import flight_name, next_name
from tdconsole.domain.state.tournament import Tournament
from tdconsole.domain.values import Break, Chips, Instant
from tdconsole.projections.advice.card import Urgency
from tdconsole.projections.advice.moments.merge import (
    FlightAtEnd,
    FlightEndNear,
    FlightHasNoEnd,
    FlightPlaysDown,
    FlightsCanMerge,
    NextFlight,
)
from tdconsole.projections.clock.board import registration_closes_in
from tdconsole.projections.flights.end import is_endless

Advised = (
    FlightPlaysDown | FlightEndNear | FlightHasNoEnd | FlightAtEnd | NextFlight | FlightsCanMerge
)

SOON: Final = 3
"""The players before the end, or the tables if more, at which advice begins."""
TEN: Final = 10
"""The number of tables any of which may lose a player in each hand."""


def of_flights(tournament: Tournament, reading: Reading | None, now: Instant) -> Iterator[Advised]:
    if not tournament.in_flights:
        return
    if is_over(tournament):
        yield from _after(tournament)
    elif reading is not None and tournament.play.seating.of and tournament.play.board is None:
        if has_come_to_end(tournament, reading):
            yield from _at_end(tournament, reading, now)
        else:
            yield from _endless(tournament)
            yield from _before(tournament, reading, now)


def has_come_to_end(tournament: Tournament, reading: Reading | None) -> bool:
    """Whether the flight in hand has come to its end."""
    if not tournament.in_flights or not tournament.exits.by_entry:
        return False
    down_to = plays_down_to(tournament)
    if down_to is None:
        return tournament.left == 1 or has_ended(tournament, reading, "end_of_day")
    return tournament.left <= down_to


def _endless(tournament: Tournament) -> Iterator[FlightHasNoEnd]:
    flights, structure = tournament.terms.flights, tournament.setup.structure
    if is_endless(flights, structure) and tournament.play.last_hands is None:
        yield FlightHasNoEnd(flight=flight_name(tournament, tournament.current))


def _at_end(tournament: Tournament, reading: Reading, now: Instant) -> Iterator[FlightAtEnd]:
    """Advice to end the flight, until the first stack is bagged."""
    play = tournament.play
    if play.last_hands is not None or play.bags:
        return
    by_level = plays_down_to(tournament) is None
    opens = registration_closes_in(tournament, reading, now) is not None
    yield FlightAtEnd(
        flight=flight_name(tournament, play.id),
        left=tournament.left,
        entries=len(tournament.entries.by_id),
        by_level=by_level and tournament.left > 1,
        may_change=opens and not by_level,
        urgency="soon" if opens and not by_level else "now",
    )


def _before(
    tournament: Tournament, reading: Reading, now: Instant
) -> Iterator[FlightPlaysDown | FlightEndNear]:
    """Advice before the end: not while entries may move it."""
    down_to = plays_down_to(tournament)
    if down_to is None or registration_closes_in(tournament, reading, now) is not None:
        return
    flight, left = flight_name(tournament, tournament.current), tournament.left
    if not _is_near(tournament, left - down_to):
        if is_closed(tournament, reading, now):
            entries = len(tournament.entries.by_id)
            yield FlightPlaysDown(flight=flight, entries=entries, down_to=down_to)
        return
    if not reading.running or isinstance(reading.period, Break):
        return
    tables = len(playing(tournament))
    urgency: Urgency = "now" if left - down_to <= max(1, tables // TEN) else "soon"
    yield FlightEndNear(
        flight=flight,
        left=left,
        down_to=down_to,
        minutes=tournament.rules.hand_minutes.value,
        urgency=urgency,
        cite=tournament.rules.next_hand.cite,
        proposal=StartHandForHand(until=down_to),
    )


def _is_near(tournament: Tournament, more: int) -> bool:
    """Whether the end is near enough for hand-for-hand play, which needs two tables."""
    if tournament.left <= tournament.setup.seats_per_table or tournament.plays_out:
        return False
    return more <= max(SOON, len(playing(tournament)))


def _after(tournament: Tournament) -> Iterator[NextFlight | FlightsCanMerge]:
    flights = tournament.terms.flights
    if flights == "off" or not all(map(is_over, each(tournament))):
        return
    opened = len(tournament.plays)
    if opened < max(len(flights.names), 2):
        yield NextFlight(flight=next_name(tournament))
        return
    going = going_on(tournament)
    yield FlightsCanMerge(
        going=len(going.stacks),
        twice=len(going.several),
        forfeited=Chips(sum(going.forfeited.values())),
        choices=() if flights.names else (OpenFlight(),),
    )
