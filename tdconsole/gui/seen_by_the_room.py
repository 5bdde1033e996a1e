"""What the room sees: it stays with its tournament while the window turns to another one."""

from tdconsole.domain.values import TournamentId
from tdconsole.gui.console.engine.hall import HallSwitch
from tdconsole.gui.console.engine.tournament_view import TournamentView
from tdconsole.gui.following import Following
from tdconsole.gui.projector.wall import Wall
from tdconsole.wall.flight_on_wall import FlightOnWall


class SeenByTheRoom:
    def __init__(self, wall: Wall, hall: HallSwitch, following: Following) -> None:
        self._wall, self._hall, self._following = wall, hall, following
        self.tournament: TournamentId | None = None
        """The tournament on the wall and in the hall."""
        self.flight: FlightOnWall | None = None

    def take(self, view: TournamentView, flight: FlightOnWall) -> None:
        """Show the room this tournament from now on."""
        self.tournament, self.flight = view.tournament, flight
        self._following.follow(view, flight)

    def turn(self, view: TournamentView, flight: FlightOnWall) -> None:
        """Follow the window, unless the room is shown another tournament: a look isn't a show."""
        if not self.is_other(view.tournament):
            self.take(view, flight)

    def is_other(self, tournament: TournamentId | None) -> bool:
        """Whether the room is shown another tournament than this one."""
        shown = self._wall.on or self._hall.on
        return shown and self.tournament is not None and self.tournament != tournament

    def leave_flight(self) -> None:
        if self.flight is not None:
            self.flight.kept = None

    def tell(self, change: object = None) -> None:
        """Tell the hall what is live, as it may have changed."""
        self._following.tell(change)
