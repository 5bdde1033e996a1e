"""Calling the clock on the selected player, and opening the shot clock."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from tdconsole.domain.language.commands.calling import CallTheClock
from tdconsole.domain.language.rejections.clock import NoShotClock
from tdconsole.domain.values import TableNo
from tdconsole.gui.console.clock.calls.sounds import CallSounds, CountedAloud
from tdconsole.gui.console.clock.shot_clock.going import Going
from tdconsole.gui.console.engine.gestures import Gestures
from tdconsole.gui.console.engine.tournament_view import Told
from tdconsole.projections.clock.shot_clock import tables_in_play
from tdconsole.wall.theme import Theme

if TYPE_CHECKING:
    from tdconsole.gui.console.clock.shot_clock.window import ShotClockWindow
    from tdconsole.gui.console.engine.preferences import WindowPreferences


class ClockOnAPlayer(QObject):
    left = Signal()
    """Emitted as the console closes, and the shot clock with it."""

    def __init__(
        self,
        gestures: Gestures,
        theme: Theme,
        preferences: "WindowPreferences",
        ask: Callable[[str], None],
        window: QWidget,
    ) -> None:
        """Build the gestures; `ask` begins a line that the director completes."""
        super().__init__(window)
        self._view, self._gestures, self._theme = gestures.view, gestures, theme
        self._ask, self._window = ask, window
        self._aloud = CountedAloud(preferences, self)
        self.sounds = CallSounds(gestures.view, self._aloud, self)
        gestures.teach("call", self._call)
        gestures.teach("shot-clock", self._open)

    def going(self) -> Going | None:
        """Return what the shot clock's window was doing, as it closes with this one."""
        there = self._shot_clock()
        return None if there is None else there.going

    def go_on(self, going: Going) -> None:
        self._open()
        there = self._shot_clock()
        if there is not None:
            there.go_on(going)

    def _shot_clock(self) -> "ShotClockWindow | None":
        from tdconsole.gui.console.clock.shot_clock.window import (  # noqa: PLC0415 -- few floors have it
            ShotClockWindow,
        )

        return self._window.findChild(ShotClockWindow)

    def _call(self) -> None:
        of, chosen = self._view.state.play.seating.of, self._gestures.selection.entries
        if len(chosen) == 1 and chosen[0] in of:
            seat = of[chosen[0]]
            self._view.do(CallTheClock(table=seat.table, seat=seat.seat))
        else:
            self._ask("c ")

    def _open(self) -> None:
        """Open the shot clock, at most once; refuse if neither the book nor the house has it."""
        from tdconsole.gui.console.clock.shot_clock.window import (  # noqa: PLC0415 -- few floors have it
            ShotClockWindow,
        )

        view = self._view
        if view.state.rules.shot_clock.value == "off":
            view.told.emit(Told(sentence=view.said(NoShotClock()), refused=True))
            return
        there = self._window.findChild(ShotClockWindow)
        if there is None:
            there = ShotClockWindow(view, self._theme, self._aloud, self._table(), self._window)
            self.left.connect(there.close)
        there.show()
        there.activateWindow()

    def _table(self) -> TableNo:
        """Return the selected table, or the first one in play."""
        seat, tables = self._gestures.selection.seat, tables_in_play(self._view.state)
        if seat is not None and seat.table in tables:
            return seat.table
        return next(iter(tables), TableNo(0))
