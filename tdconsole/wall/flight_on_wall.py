"""The flight the players see: the window may turn to another, the wall stays."""

from typing import Protocol

from tdconsole.domain.flights.first_days import is_over
from tdconsole.domain.state.flight_in_hand import seen
from tdconsole.domain.state.tournament import Tournament
from tdconsole.domain.values import PlayId
from tdconsole.session import Change


class Flight(Protocol):
    def of(self, tournament: Tournament) -> Tournament:
        """The tournament with one of its flights in hand."""


class FlightOnWall:
    def __init__(self, window: Flight, kept: PlayId | None = None) -> None:
        self._window, self.kept = window, kept

    def of(self, tournament: Tournament) -> Tournament:
        """The flight kept on the wall; the window's while the wall is off or that one is gone."""
        if self.kept is None or self.kept not in tournament.plays:
            return self._window.of(tournament)
        return seen(tournament, self.kept)

    def follow(self, change: Change) -> bool:
        """Go on to a flight just opened if nothing plays here, and say whether it did."""
        before, after = change.before, change.after
        if before is None or after is None or self.kept is None:
            return False
        fresh = max(set(after.plays) - set(before.plays), default=None)
        here = self.of(after)
        if fresh is None or after.merged or (here.play.seating.of and not is_over(here)):
            return False
        self.kept = fresh
        return True
