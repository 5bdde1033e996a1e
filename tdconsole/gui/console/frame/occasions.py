"""Pages that are of use at times: offered for so long, and shown when their time begins."""

from typing import Final

from PySide6.QtCore import QObject, Signal

from tdconsole.domain.clock.reading import bears
from tdconsole.domain.state.tournament import Tournament
from tdconsole.gui.console.engine.watch import Watch
from tdconsole.gui.console.frame.navigation import Navigation
from tdconsole.gui.shared.flight_in_hand import is_turned
from tdconsole.projections.advice.flights import has_come_to_end
from tdconsole.projections.day.day_end import stage
from tdconsole.session import Change

OCCASIONAL: Final = ("bubble", "day", "flights", "away")
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
        flights = state.terms.flights != "off" or page == "flights"
        self._navigation.offer("flights", on=flights)
        self._navigation.offer("away", on=_is_away(state) or page == "away")

    def _changed(self, change: Change) -> None:
        """What begins at this window is shown, and the floor once hand for hand is over.

        Turned to another flight, the page stays.
        """
        if is_turned(change):
            self.offer()
            return
        play, page = self._watch.state.play, self._navigation.page
        was = None if change.before is None else change.before.play
        bubble = was is not None and was.board is not None
        closing = was is not None and was.last_hands is not None
        ours = not change.foreign or page == "floor"
        if play.board is not None and not bubble and ours:
            self.wanted.emit("bubble")
        elif bubble and play.board is None and page == "bubble":
            self.wanted.emit("floor")
        if play.last_hands is not None and not closing and ours:
            self.wanted.emit("day")
        self.offer()


def _is_away(state: Tournament) -> bool:
    """Somebody has hands to miss, or the dealer's report of the return is waited for."""
    entries, exits = state.entries.by_id, state.exits.by_entry
    return any(
        one.entry in entries and one.entry not in exits
        for one in state.penalties.values()
        if one.left or (one.lifted is None and one.awaits_return)
    )


def _day_ends(state: Tournament) -> bool:
    """While it ends, overnight, and where the structure or the field says that there is an end."""
    ends = any(bears(period, "end_of_day") for period in state.setup.structure)
    return ends or stage(state) != "play" or has_come_to_end(state, None)
