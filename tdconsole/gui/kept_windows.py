"""The windows of the tournaments that were turned away from, with everything begun in them."""

from collections.abc import Callable
from typing import NamedTuple

from tdconsole.domain.values import TournamentId
from tdconsole.gui.console.frame.window import ConsoleWindow
from tdconsole.gui.console.line.history import Typed
from tdconsole.gui.projector.stage import Stage
from tdconsole.wall.flight_on_wall import FlightOnWall


class Kept(NamedTuple):
    """A window, and what shows the room its tournament."""

    window: ConsoleWindow
    stage: Stage
    flight: FlightOnWall


class _Left(NamedTuple):
    page: str
    typed: Typed


class KeptWindows:
    """Windows at rest: a draft stays with its tournament, and turning back makes nothing anew."""

    def __init__(self) -> None:
        self._kept: dict[TournamentId, Kept] = {}
        self._left: dict[TournamentId, _Left] = {}

    def keep(self, one: Kept) -> None:
        one.window.rest()
        self._kept[one.window.view.tournament] = one

    def take(self, tournament: TournamentId | None) -> Kept | None:
        return None if tournament is None else self._kept.pop(tournament, None)

    def put_away(self, each: Callable[[ConsoleWindow], None]) -> None:
        """Put all of them away, as for another language; their lines are remembered."""
        while self._kept:
            tournament, one = self._kept.popitem()
            self._left[tournament] = _Left(one.window.page.name, one.window.quick.typed())
            each(one.window)

    def go_on(self, window: ConsoleWindow) -> None:
        """Go on in a window made anew where the one before it was left."""
        left = self._left.pop(window.view.tournament, None)
        if left is not None:
            window.show_page(left.page)
            window.quick.go_on(left.typed)
