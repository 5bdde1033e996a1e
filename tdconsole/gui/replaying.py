"""Opens the past of the tournament in hand: its window, and a wall of its own."""

from typing import TYPE_CHECKING, Protocol

from PySide6.QtWidgets import QWidget

from tdconsole.domain.values import StepNo
from tdconsole.gui.console.engine.preferences import WindowPreferences
from tdconsole.gui.console.engine.tournament_view import TournamentView
from tdconsole.gui.projector.preview import Preview
from tdconsole.gui.projector.programme import Programme
from tdconsole.gui.projector.wall import Wall
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.session.past.replay import Replay
from tdconsole.settings import Wall as Choices
from tdconsole.wall.flight_on_wall import FlightOnWall
from tdconsole.wall.show import Show
from tdconsole.wall.theme import Theme

if TYPE_CHECKING:
    from tdconsole.gui.console.frame.replay.window import ReplayWindow


class WallThen:
    """The players' screen of that time: small in the window, and large where it is wanted."""

    def __init__(
        self, replay: Replay, view: TournamentView, choices: Choices, look: Theme, window: Theme
    ) -> None:
        self._replay, self._words, self._look, self._window = replay, view.words, look, window
        self._programme = Programme(choices)
        self._flight = FlightOnWall(view.flight)
        self._show = Show(
            replay, replay.tournament, view.words, replay.time, self._programme, self._flight
        )
        self.wall = Wall(replay, replay.time, self._programme, aside=True)
        self._preview: Preview | None = None

    def made(self, name: str, width: int) -> QWidget:
        self._preview = Preview(self._show.glance, self._look, self._window, name, width)
        self._preview.pressed.connect(self.toggle)
        return self._preview

    def look(self) -> None:
        if self._preview is not None:
            self._preview.look()
        if self.wall.window is not None:
            self.wall.window.look()

    def toggle(self) -> None:
        """Show it in a window that can be dragged to any output, or close that."""
        if self.wall.on:
            self.wall.hide()
        else:
            tournament = self._replay.tournament
            self.wall.show(tournament, self._words, self._look, None, self._flight)

    def leave(self) -> None:
        self.wall.hide()


class Host(WindowPreferences, Protocol):
    words: Catalogue


class Replaying:
    """The one window on the past, as long as it is open."""

    def __init__(self, host: Host) -> None:
        self._host = host
        self.window: ReplayWindow | None = None

    def open(self, replay: Replay, theme: Theme, look: Theme, step: StepNo | None = None) -> None:
        """Open it, at a step if one is chosen; one that is open comes to the front."""
        if self.window is None:
            self.window = self._made(replay, theme, look)
            self.window.closed.connect(self._forget)
            self.window.show()
        if step is not None:
            self.window.playing.go_to(step)
        self.window.activateWindow()

    def close(self) -> None:
        if self.window is not None:
            self.window.close()

    def _made(self, replay: Replay, theme: Theme, look: Theme) -> "ReplayWindow":
        from tdconsole.gui.console.frame.replay.playing import Playing  # noqa: PLC0415 -- when asked for
        from tdconsole.gui.console.frame.replay.window import ReplayWindow  # noqa: PLC0415 -- as above

        view = TournamentView(replay, replay.tournament, self._host.words, replay.time)
        wall = WallThen(replay, view, self._host.stage.choices, look, theme)
        return ReplayWindow(view, Playing(replay), theme, self._host, wall)

    def _forget(self) -> None:
        self.window = None
