"""The hall follows the director: it is told what is live whenever that may have changed."""

from collections.abc import Callable

from msgspec.structs import replace
from PySide6.QtCore import QObject

from tdconsole.gui.console.engine.hall import HallSwitch
from tdconsole.gui.console.engine.tournament_view import TournamentView
from tdconsole.gui.projector.programme import Programme
from tdconsole.gui.projector.wall import Wall
from tdconsole.settings import Settings
from tdconsole.wall.control import live
from tdconsole.wall.flight_on_wall import FlightOnWall


class Following(QObject):
    def __init__(
        self, hall: HallSwitch, programme: Programme, wall: Wall, chosen: Callable[[], Settings]
    ) -> None:
        super().__init__(hall)
        self._hall, self._programme, self._chosen = hall, programme, chosen
        self._view: TournamentView | None = None
        self._flight: FlightOnWall | None = None
        programme.turned.connect(self.tell)
        wall.turned.connect(self.tell)

    def follow(self, view: TournamentView, flight: FlightOnWall) -> None:
        """Follow what this window has in hand from now on."""
        self._view, self._flight = view, flight
        self.tell()
        self._hall.show(view.tournament)

    def tell(self, _change: object = None) -> None:
        view, flight = self._view, self._flight
        if view is None or flight is None:
            return
        choices = self._programme.choices
        dressed = replace(choices, theme=choices.theme or self._chosen().theme)
        state = view.session.state(view.tournament)
        shown = None if state is None else flight.of(state).current
        self._hall.tell(live(self._programme, dressed, shown))
