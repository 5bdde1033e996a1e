"""The screen in front of the players: on an output, in a window of its own, or off."""

from contextlib import ExitStack

from PySide6.QtCore import QObject, Qt, Signal

from tdconsole.domain.values import TournamentId
from tdconsole.gui.projector import outputs
from tdconsole.gui.projector.awake import awake
from tdconsole.gui.projector.outputs import Output
from tdconsole.gui.projector.programme import Programme
from tdconsole.gui.projector.window import ProjectorWindow
from tdconsole.gui.shared.bridge import Bridge
from tdconsole.gui.shared.line_to_house import BEAT, LineToHouse
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.session import Change, Session, TimeSource
from tdconsole.wall.flight_on_wall import Flight
from tdconsole.wall.show import Show
from tdconsole.wall.theme import Theme


class Wall(QObject):
    turned = Signal()
    """Emitted when it goes on, off, or elsewhere."""
    came = Signal()
    """Emitted when its window has come up; another one may have the keyboard."""

    def __init__(  # noqa: PLR0913  # of what, by which time, and who wakes it
        self,
        session: Session,
        time: TimeSource,
        programme: Programme,
        parent: QObject | None = None,
        *,
        aside: bool = False,
        line: LineToHouse | None = None,
    ) -> None:
        """Begin; `aside`, it leaves the keyboard where it is."""
        super().__init__(parent)
        self._aside, self._line = aside, line
        self._session, self._time, self.programme = session, time, programme
        self._window: ProjectorWindow | None = None
        self._bridge: Bridge | None = None
        self._held = ExitStack()
        self._output: Output | None = None
        self._missing = False

    @property
    def on(self) -> bool:
        return self._window is not None

    @property
    def output(self) -> str | None:
        """The output's name; None while the wall is off or in a window."""
        return None if self._output is None else self._output.name

    @property
    def awaited(self) -> str | None:
        """The output that isn't plugged in: the wall comes up when it is."""
        return None if self._output is None or self._output.there else self._output.name

    @property
    def window(self) -> ProjectorWindow | None:
        return self._window

    def show(  # noqa: PLR0913  # what of, in which words, and where
        self,
        tournament: TournamentId,
        words: Catalogue,
        theme: Theme,
        output: str | None,
        flight: Flight | None = None,
        *,
        front: bool = False,
    ) -> None:
        """Show it on this output once that is there; without one, in a window.

        In front of the console it has the keyboard, and names the way back.
        """
        self._end()
        aside = self._aside and not front
        show = Show(self._session, tournament, words, self._time, self.programme, flight)
        way_back = words.gettext("F5 or Esc: back to the console") if front else ""
        window = ProjectorWindow(
            show.glance, show.follow, theme, way_back, lambda: self.programme.choices.motion
        )
        window.ended.connect(self.hide)
        window.setAttribute(Qt.WidgetAttribute.WA_ShowWithoutActivating, aside)
        bridge = Bridge(self._session, window)

        def changed(change: Change) -> None:
            if change.tournament == tournament:
                window.look()

        bridge.changed.connect(changed)
        self.programme.turned.connect(window.look)
        self._window, self._bridge = window, bridge
        self._held.enter_context(awake(words.gettext("A tournament is being shown")))
        if output is None:
            window.show()
        else:
            # Full screen it has no keys of its own: whenever its cable comes back it stays aside.
            window.setWindowFlag(Qt.WindowType.WindowDoesNotAcceptFocus, aside)
            self._output = Output(window, output)
            self._output.take()
            self._missing = self.awaited is not None
            self._output.turned.connect(self._plugged)
        if front:
            window.activateWindow()
        else:
            self.came.emit()
        if self._line is None:
            window.begin()
        else:
            window.begin(BEAT)
            self._line.woke.connect(window.follow)
        self.turned.emit()

    def hide(self) -> None:
        if self._window is not None:
            self._end()
            self.turned.emit()

    def _plugged(self) -> None:
        """Report once that a cable went, and once that one came."""
        missing = self.awaited is not None
        if missing != self._missing:
            self._missing = missing
            self.turned.emit()

    def _end(self) -> None:
        window, self._window, self._output = self._window, None, None
        if self._bridge is not None:
            self._bridge.close()
            self._bridge = None
        if window is not None:
            window.ended.disconnect(self.hide)
            window.close()
            window.deleteLater()
        self._held.close()

    @staticmethod
    def outputs() -> list[str]:
        return outputs.names()

    @staticmethod
    def usual(own: str | None = None) -> str | None:
        return outputs.usual(own)
