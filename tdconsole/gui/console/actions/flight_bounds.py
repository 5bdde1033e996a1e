"""What can't be done in flights, by its action: where one is over, and before they are merged."""

from typing import Final

from tdconsole.domain.flights.flights import is_over
from tdconsole.domain.language.rejections.flights import FlightIsOver, NotBeforeMerge
from tdconsole.domain.state.flight_names import flight_name
from tdconsole.domain.state.tournament import Tournament

_OF_THE_PLACES: Final = frozenset({"post-prizes", "deal", "pay-out", "take-back", "finish"})
_WHILE_IT_PLAYS: Final = frozenset(
    {
        *("clock", "minute-less", "minute-more", "start-at", "set-time"),
        *("next-level", "previous-level", "level", "hand", "clock-as-it-was"),
        *("draw", "redraw", "draw-buttons", "seat-by-hand", "seat-as-before", "open-tables"),
        *("call-alternate", "seat-alternate", "pass-alternate"),
        *("hand-for-hand", "last-hands", "draw-last-hands"),
    }
)


def out_of_bounds(tournament: Tournament, action: str) -> FlightIsOver | NotBeforeMerge | None:
    if not tournament.in_flights:
        return None
    if action in _OF_THE_PLACES:
        return NotBeforeMerge()
    if action in _WHILE_IT_PLAYS and is_over(tournament):
        return FlightIsOver(flight=flight_name(tournament, tournament.current))
    return None
