"""The pages of the window, each created when first opened: a cold start waits for only one."""

from collections.abc import Callable
from functools import partial
from typing import Final, TypeVar

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QStackedWidget

from tdconsole.gui.console.engine.gestures import Gestures
from tdconsole.gui.console.engine.preferences import WindowPreferences
from tdconsole.gui.console.engine.tournament_view import TournamentView
from tdconsole.gui.console.frame.table import PAGES, PANES
from tdconsole.gui.console.widgets.beside.pane import Pane
from tdconsole.gui.console.widgets.beside.spread import Spread
from tdconsole.gui.console.widgets.page import Page
from tdconsole.line.typing.reading import IDLE, Reading
from tdconsole.wall.theme import Theme

_ROWS: Final = {row.id: row for row in PAGES}
Made = TypeVar("Made", bound=Page)


class Pages(QStackedWidget):
    wanted_entry = Signal(object)
    """Emitted with an entry on the list to be shown on the floor."""
    drafted = Signal(str, bool)
    """Emitted when a draft on this page begins or ceases to wait."""
    finished = Signal()
    """Emitted when the typing on the page is done and the line takes the keyboard."""

    def __init__(
        self, view: TournamentView, gestures: Gestures, theme: Theme, preferences: WindowPreferences
    ) -> None:
        super().__init__()
        self._view, self._gestures, self._theme, self._preferences = (
            view,
            gestures,
            theme,
            preferences,
        )
        self._made: dict[str, Page] = {}
        self._reading = IDLE
        self._spreads: list[Spread] = []
        view.changed.connect(lambda _change: self._arrange())

    @property
    def shown(self) -> Page:
        return next(page for page in self._made.values() if page.parent() is self.currentWidget())

    @property
    def printing(self) -> bool:
        return any(page.printing for page in self._made.values())

    def stop_working(self) -> None:
        for page in self._made.values():
            page.stop_working()

    def named(self, name: str) -> Page:
        if name not in self._made:
            kind: type[Page] = _ROWS[name].widget()
            page = kind.opened(self._view, self._gestures, self._theme, self._preferences)
            page.wanted_entry.connect(self.wanted_entry)
            page.finished.connect(self.finished)
            page.pending.connect(lambda waits: self.drafted.emit(name, waits))
            self._made[name] = page
            pane = PANES.get(name)
            spread = Spread(page, None if pane is None else partial(self._pane, pane), self._theme)
            self._spreads.append(spread)
            self.addWidget(spread)
        return self._made[name]

    def foresee(self, reading: Reading) -> None:
        """Show on the page of the moment what Enter in the line would do."""
        self._reading = reading
        self.shown.foresee(reading)

    def _arrange(self) -> None:
        """Follow a change after which something else is worth seeing beside the page."""
        shown = self.currentWidget()
        if isinstance(shown, Spread):
            shown.arrange()

    def _pane(self, kind: Callable[[], type[Pane]]) -> Pane:
        return kind()(self._view, self._gestures, self._theme)

    def turn_to(self, page: Page) -> None:
        self.setCurrentWidget(next(one for one in self._spreads if one.page is page))
        page.foresee(self._reading)

    def of(self, kind: type[Made]) -> Made:
        page = self.named(kind.name)
        if not isinstance(page, kind):
            raise TypeError(kind)
        return page

    def leave(self) -> None:
        for page in self._made.values():
            page.leave()
