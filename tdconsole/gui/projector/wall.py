"""The screen in front of the players: on an output, in a window of its own, or off."""

from contextlib import ExitStack

from PySide6.QtCore import QObject, Qt, Signal

from tdconsole.domain.values import TournamentId
from tdconsole.gui.projector import outputs
from tdconsole.gui.projector.awake import awake
from tdconsole.gui.projector.flight_on_wall import Flight
from tdconsole.gui.projector.outputs import Output
from tdconsole.gui.projector.programme import Programme
from tdconsole.gui.projector.show import Show
from tdconsole.gui.projector.window import ProjectorWindow
from tdconsole.gui.shared.bridge import Bridge
from tdconsole.gui.shared.theme import Theme
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.session import Change, Session, TimeSource


class Wall(QObject):
    turned = Signal()
    """On, off, or elsewhere."""
    came = Signal()
    """Its window has just come up; the keyboard may belong to another one."""

    def __init__(
        self,
        session: Session,
        time: TimeSource,
        programme: Programme,
        parent: QObject | None = None,
        *,
        aside: bool = False,
    ) -> None:
        """Aside, it leaves the keyboard where it is."""
        super().__init__(parent)
        self._aside = aside
        self._session, self._time, self.programme = session, time, programme
        self._window: ProjectorWindow | None = None
        self._bridge: Bridge | None = None
        self._held = ExitStack()
        self.output: str | None = None
        """Its name; none while it is off, or in a window."""

    @property
    def on(self) -> bool:
        return self._window is not None

    @property
    def window(self) -> ProjectorWindow | None:
        return self._window

    def show(
        self,
        tournament: TournamentId,
        words: Catalogue,
        theme: Theme,
        output: str | None,
        flight: Flight | None = None,
    ) -> None:
        """On this output, as soon as it is there; without one, in a window."""
        self._end()
        show = Show(self._session, tournament, words, self._time, self.programme, flight)
        window = ProjectorWindow(show.glance, show.follow, theme)
        window.ended.connect(self.hide)
        window.setAttribute(Qt.WidgetAttribute.WA_ShowWithoutActivating, self._aside)
        bridge = Bridge(self._session, window)

        def changed(change: Change) -> None:
            if change.tournament == tournament:
                window.look()

        bridge.changed.connect(changed)
        self.programme.turned.connect(window.look)
        self._window, self._bridge, self.output = window, bridge, output
        self._held.enter_context(awake(words.gettext("A tournament is being shown")))
        if output is None:
            window.show()
            self.came.emit()
        else:
            # Full screen it has no keys of its own: whenever its cable comes back it stays aside.
            window.setWindowFlag(Qt.WindowType.WindowDoesNotAcceptFocus, self._aside)
            Output(window, output).take()
            self.came.emit()
        window.begin()
        self.turned.emit()

    def hide(self) -> None:
        if self._window is not None:
            self._end()
            self.turned.emit()

    def _end(self) -> None:
        window, self._window, self.output = self._window, None, None
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
    def usual() -> str | None:
        return outputs.usual()
