"""Calling the clock on whom was pointed at, and opening the shot clock."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from tdconsole.domain.language.commands.calling import CallTheClock
from tdconsole.domain.language.rejections.clock import NoShotClock
from tdconsole.domain.values import TableNo
from tdconsole.gui.console.clock.calls.sounds import CallSounds, CountedAloud
from tdconsole.gui.console.clock.shot_clock.going import Going
from tdconsole.gui.console.engine.gestures import Hands
from tdconsole.gui.console.engine.watch import Told
from tdconsole.gui.shared.theme import Theme
from tdconsole.projections.clock.shot_clock import tables_in_play

if TYPE_CHECKING:
    from tdconsole.gui.console.clock.shot_clock.window import ShotClockWindow
    from tdconsole.gui.console.engine.wishes import Wishes


class ClockOnAPlayer(QObject):
    left = Signal()
    """The console goes, and the shot clock with it."""

    def __init__(
        self,
        hands: Hands,
        theme: Theme,
        wishes: "Wishes",
        ask: Callable[[str], None],
        window: QWidget,
    ) -> None:
        """`ask` begins a line which the director completes."""
        super().__init__(window)
        self._watch, self._hands, self._theme = hands.watch, hands, theme
        self._ask, self._window = ask, window
        self._aloud = CountedAloud(wishes, self)
        self.sounds = CallSounds(hands.watch, self._aloud, self)
        hands.teach("call", self._call)
        hands.teach("shot-clock", self._open)

    def going(self) -> Going | None:
        """What a window of the shot clock was at, which goes with this one."""
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
        of, chosen = self._watch.state.play.seating.of, self._hands.selection.entries
        if len(chosen) == 1 and chosen[0] in of:
            seat = of[chosen[0]]
            self._watch.do(CallTheClock(table=seat.table, seat=seat.seat))
        else:
            self._ask("c ")

    def _open(self) -> None:
        """One is enough; it is refused where neither the book nor the house has it."""
        from tdconsole.gui.console.clock.shot_clock.window import (  # noqa: PLC0415 -- few floors have it
            ShotClockWindow,
        )

        watch = self._watch
        if watch.state.rules.shot_clock.value == "off":
            watch.told.emit(Told(sentence=watch.said(NoShotClock()), refused=True))
            return
        there = self._window.findChild(ShotClockWindow)
        if there is None:
            there = ShotClockWindow(watch, self._theme, self._aloud, self._table(), self._window)
            self.left.connect(there.close)
        there.show()
        there.activateWindow()

    def _table(self) -> TableNo:
        """The one that was pointed at, or the first of those that play."""
        seat, tables = self._hands.selection.seat, tables_in_play(self._watch.state)
        if seat is not None and seat.table in tables:
            return seat.table
        return next(iter(tables), TableNo(0))
