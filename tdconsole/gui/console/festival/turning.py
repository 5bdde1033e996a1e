"""The turn from one tournament of the day to the next, and the sign that something is due there."""

from functools import partial

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from tdconsole.gui.console.clock.signals.announcer import Announcer
from tdconsole.gui.console.engine.gestures import Gestures
from tdconsole.gui.console.engine.preferences import WindowPreferences
from tdconsole.gui.console.engine.tournament_view import Told
from tdconsole.gui.console.festival.beside import Beside
from tdconsole.gui.console.festival.button import OthersButton
from tdconsole.gui.console.festival.dealers.watch import DealersWatch
from tdconsole.wall.theme import Theme


class Turning(QObject):
    def __init__(
        self,
        gestures: Gestures,
        preferences: WindowPreferences,
        announcer: Announcer,
        theme: Theme,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._gestures, self._preferences = gestures, preferences
        self._open: list[QWidget] = []
        self.beside = Beside(gestures.view, parent)
        self.dealers = DealersWatch(gestures, announcer, parent)
        self.button = OthersButton(self.beside, gestures, theme)
        self.beside.alarmed.connect(announcer.notice)
        gestures.teach("next-tournament", partial(self._turn, 1))
        gestures.teach("previous-tournament", partial(self._turn, -1))

    def offers(self, page: str) -> bool:
        """Whether the overview is of use, only beside other tournaments, or the dealers or days are."""
        if page == "dealers":
            return self.dealers.are_on or self.beside.are_several
        if page == "schedule":
            return bool(self._gestures.view.session.house.schedule)
        return page == "festival" and self.beside.are_several

    def rest(self, window: QWidget) -> None:
        """Hide a window that gives way, with the dialogs that are open beside it."""
        beside = window.findChildren(QWidget)
        self._open = [one for one in beside if one.isWindow() and one.isVisible()]
        for one in (*self._open, window):
            one.hide()

    def come_back(self) -> None:
        """Open again what was open beside the window."""
        for one in self._open:
            one.show()
        self._open = []

    def _turn(self, by: int) -> None:
        to = self.beside.next(by)
        if to is not None:
            self._preferences.choose(to)
            return
        view = self._gestures.view
        sentence = view.words.gettext("There is no other tournament today.")
        view.told.emit(Told(sentence=sentence, refused=True))
