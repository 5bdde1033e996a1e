"""Pages that are of use at times: offered for so long, and shown when their time begins."""

from typing import Final

from PySide6.QtCore import QObject, Signal

from tdconsole.domain.clock import bears
from tdconsole.domain.state import Tournament
from tdconsole.gui.console.navigation import Navigation
from tdconsole.gui.console.watch import Watch
from tdconsole.projections.day_end import stage
from tdconsole.session import Change

OCCASIONAL: Final = ("bubble", "day")
"""Turned to by their keys, what comes next can be typed at once."""


class Occasions(QObject):
    wanted = Signal(str)
    """The page that is to be shown."""

    def __init__(self, watch: Watch, navigation: Navigation, parent: QObject) -> None:
        super().__init__(parent)
        self._watch, self._navigation = watch, navigation
        watch.changed.connect(self._changed)

    def offer(self) -> None:
        """Whatever is shown stands at the left, too."""
        state, page = self._watch.state, self._navigation.page
        self._navigation.offer("bubble", on=state.play.board is not None or page == "bubble")
        self._navigation.offer("day", on=_day_ends(state) or page == "day")

    def _changed(self, change: Change) -> None:
        """Hand for hand begun at this window its board is shown, and the floor once it is over."""
        before = change.before is not None and change.before.play.board is not None
        on, page = self._watch.state.play.board is not None, self._navigation.page
        if on and not before and (not change.foreign or page == "floor"):
            self.wanted.emit("bubble")
        elif before and not on and page == "bubble":
            self.wanted.emit("floor")
        self.offer()


def _day_ends(state: Tournament) -> bool:
    """While it ends, overnight, and where the structure says that there is an end."""
    ends = any(bears(period, "end_of_day") for period in state.setup.structure)
    return ends or stage(state) != "play"
