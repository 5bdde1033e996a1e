"""Pages of use only at times: offered then, and shown when their time begins."""

from functools import partial

from PySide6.QtCore import QObject, Signal

from tdconsole.gui.console.engine.tournament_view import TournamentView
from tdconsole.gui.console.engine.turned import is_turned
from tdconsole.gui.console.festival.turning import Turning
from tdconsole.gui.console.frame.navigation import Navigation
from tdconsole.gui.console.frame.table import PAGES
from tdconsole.session import Change


class Occasions(QObject):
    wanted = Signal(str)
    """Emitted with the page to be shown."""

    def __init__(
        self,
        view: TournamentView,
        navigation: Navigation,
        turning: Turning,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._view, self._navigation, self._turning = view, navigation, turning
        view.changed.connect(self._changed)
        turning.beside.turned.connect(self.offer)
        turning.dealers.turned.connect(self.offer)
        turning.dealers.waits.connect(partial(navigation.wait_for, "dealers"))

    def offer(self) -> None:
        """Offer the pages of use now, and the one that is open."""
        state, page = self._view.state, self._navigation.page
        for row in PAGES:
            if row.offered is not None:
                on = page == row.id or row.offered(state) or self._turning.offers(row.id)
                self._navigation.offer(row.id, on=on)

    def _changed(self, change: Change) -> None:
        """Show what begins at this window, and the floor after hand-for-hand play.

        A turn to another flight keeps the page.
        """
        if is_turned(change):
            self.offer()
            return
        play, page = self._view.state.play, self._navigation.page
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
