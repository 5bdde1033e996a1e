"""The show as the window starts, moves and ends it: where it is, and of which tournament."""

from msgspec.structs import replace

from tdconsole.domain.values import TournamentId
from tdconsole.gui.console.frame.window import ConsoleWindow
from tdconsole.gui.preferences import Preferences
from tdconsole.gui.projector.stage import Stage
from tdconsole.gui.projector.wall import Wall
from tdconsole.gui.seen_by_the_room import SeenByTheRoom
from tdconsole.gui.where import Where
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.session import Change
from tdconsole.wall.flight_on_wall import FlightOnWall


class Showing(Preferences):
    words: Catalogue
    wall: Wall
    _tournament: TournamentId | None
    _stage: Stage | None
    _where: Where
    _seen: SeenByTheRoom
    _on_wall: FlightOnWall

    def _named(self) -> None:
        """Name beside the previews what the room sees, and where."""
        raise NotImplementedError

    @property
    def shown_from(self) -> ConsoleWindow | None:
        """Return the window of the tournament in hand, if there is one."""
        raise NotImplementedError

    @property
    def stage(self) -> Stage:
        if self._stage is None:
            raise LookupError(self._tournament)  # only a window with a tournament asks
        return self._stage

    @property
    def shown_on(self) -> str | bool:
        return self.wall.awaited is None and (self.wall.output or self.wall.on)

    @property
    def awaited(self) -> str | None:
        return self.wall.awaited

    def show_on(self, output: str | None) -> None:
        if self._tournament is None:
            return
        if (window := self.shown_from) is not None:
            self._seen.take(window.view, self._on_wall)
        self._show_wall(self._tournament, output)
        self._set(replace(self.settings, screen=output))
        if len(self.outputs()) == 1 and output in {None, *self.outputs()}:
            fills = output is not None
            self.stage.choose(replace(self.stage.choices, fills=fills))

    def _show_wall(self, tournament: TournamentId, output: str | None) -> None:
        """Show the room the flight this window looks at, and keep showing it."""
        if (window := self.shown_from) is not None and self._on_wall.kept is None:
            self._on_wall.kept = window.view.state.current
        own = self._where.own()
        front = output == own or (output is None and self.outputs() == [own])
        self.wall.show(tournament, self.words, self.stage.look, output, self._on_wall, front=front)

    def _show_again(self) -> None:
        """Show the room the same in the window's new words."""
        if not self.wall.on or self._tournament is None:
            return
        shown, flight, output = self._seen.tournament, self._seen.flight, self.wall.output
        if shown is None or flight is None or shown == self._tournament:
            self._show_wall(self._tournament, output)
        else:
            self.wall.show(shown, self.words, self.stage.look, output, flight)

    def other_shown(self) -> str:
        """Return the name of the tournament the room sees, if it is another than the window's."""
        shown = self._seen.tournament
        if shown is None or not self._seen.is_other(self._tournament):
            return ""
        state = self.session.state(shown)
        return "" if state is None else state.setup.name

    def _follow_flight(self, flight: FlightOnWall, change: Change) -> None:
        if flight.follow(change):
            self._flight_shown()

    def _flight_shown(self) -> None:
        if self.wall.window is not None:
            self.wall.window.look()

    def show_off(self) -> None:
        self.wall.hide()

    def toggle_show(self) -> None:
        """Open the show where it was last, else on the second output, else over the console.

        If the room sees another tournament, it sees this one from now on.
        """
        if (window := self.shown_from) is not None and self.other_shown():
            self._seen.take(window.view, self._on_wall)
            self._show_again()
            self._named()
        elif self.shown_on is not False:
            self.show_off()
        else:
            self.show_on(self._where.next())

    def outputs(self) -> list[str]:
        return self.wall.outputs()
