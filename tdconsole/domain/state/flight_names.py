"""The names of flights: as planned, or by the letters of the day."""

from itertools import count
from typing import Final

from tdconsole.domain.state.tournament import Tournament
from tdconsole.domain.values import PlayId

_LETTERS: Final = 26


def flight_name(tournament: Tournament, play: PlayId) -> str:
    """The flight's name: the first has the first planned one, others the one they opened with."""
    there = tournament.plays.get(play)
    return _planned(tournament, 0) if there is None or not there.name else there.name


def next_name(tournament: Tournament) -> str:
    """The name of the flight that would be opened next."""
    taken = {flight_name(tournament, play) for play in tournament.plays}
    names = (_planned(tournament, at) for at in count(len(tournament.plays)))
    return next(name for name in names if name not in taken)


def _planned(tournament: Tournament, at: int) -> str:
    flights = tournament.terms.flights
    names = () if flights == "off" else flights.names
    return names[at] if at < len(names) else nth_flight(at)


def nth_flight(at: int) -> str:
    """The default name: 0 is 1A, and after 1Z comes 1AA."""
    letters = ""
    while at >= 0:
        letters = chr(ord("A") + at % _LETTERS) + letters
        at = at // _LETTERS - 1
    return f"1{letters}"
