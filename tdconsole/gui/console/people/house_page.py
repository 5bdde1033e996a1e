"""A page about the house rather than its tournament: it looks again when either changes."""

from pathlib import Path
from typing import Final, Self

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QShowEvent

from tdconsole.gui.console.engine.gestures import Gestures
from tdconsole.gui.console.engine.preferences import WindowPreferences
from tdconsole.gui.console.engine.tournament_view import Told, TournamentView
from tdconsole.gui.console.entry.entrants.asking import Asking
from tdconsole.gui.console.papers.writing_out import WritingOut
from tdconsole.gui.console.widgets.page import Page
from tdconsole.gui.shared.listing import Listing
from tdconsole.wall.theme import Theme

EVERY: Final = 5
"""Seconds between two looks at what time brings, or another tournament of the house."""


class HousePage(Page):
    """It has a list, a question under it, and a paper of it that is made in the background."""

    listing: Listing
    asking: Asking
    paper: WritingOut

    @classmethod
    def opened(
        cls, view: TournamentView, gestures: Gestures, theme: Theme, preferences: WindowPreferences
    ) -> Self:
        page = cls(view, gestures, theme)
        page.paper.logo = lambda: preferences.logo
        return page

    def _follow_house(self) -> None:
        """Look again as the house, the tournament, the question and the paper turn."""
        self._folder, self._passed = Path.home(), 0
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.timeout.connect(self.refresh)
        self.asking.left.connect(self._answered)
        self.paper.turned.connect(self._look)
        self._view.changed.connect(lambda _change: self._later())
        self._view.house_changed.connect(lambda _change: self._later())

    def refresh(self) -> None:
        """Show the house as it is now."""

    def _look(self) -> None:
        """Let nothing be pressed that can't be done."""

    @property
    def printing(self) -> bool:
        return self.paper.busy

    def seek(self) -> None:
        self.listing.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def leave(self) -> None:
        self.asking.leave()

    def _later(self) -> None:
        """Look again once this is over: many changes come at once."""
        if self.isVisible():
            self._soon.start(0)

    def _pass(self) -> None:
        """Count a second in sight down, and look again after some."""
        if self.isVisible():
            self._passed += 1
            if self._passed % EVERY:
                self._count()
            else:
                self.refresh()

    def _count(self) -> None:
        """Show what runs down each second."""

    def _answered(self) -> None:
        self.asking.leave()
        self.refresh()
        self.listing.setFocus(Qt.FocusReason.OtherFocusReason)

    def _tell(self, sentence: str, *, refused: bool) -> None:
        self._view.told.emit(Told(sentence=sentence, refused=refused))

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802 -- Qt's name
        super().showEvent(event)
        self.refresh()
