"""A page of the window: the interface that the window uses."""

from typing import Self

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QWidget

from tdconsole.gui.console.actions.selection import Selection
from tdconsole.gui.console.engine.gestures import Gestures
from tdconsole.gui.console.engine.preferences import WindowPreferences
from tdconsole.gui.console.engine.tournament_view import TournamentView
from tdconsole.line.typing.reading import Jump, Reading
from tdconsole.wall.theme import Theme


class Page(QWidget):
    name: str
    """The id of its row in the table."""
    wanted_entry = Signal(object)
    """Emitted with an `EntryId` to be shown on the floor."""
    pending = Signal(bool)
    """Emitted when a draft begins or ceases to wait."""
    finished = Signal()
    """Emitted when nothing is being typed here any more."""

    def __init__(
        self, view: TournamentView, gestures: Gestures, theme: Theme, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setObjectName("page")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._view, self._gestures, self._theme = view, gestures, theme

    @classmethod
    def opened(
        cls, view: TournamentView, gestures: Gestures, theme: Theme, _preferences: WindowPreferences
    ) -> Self:
        """Return the page as the window builds it."""
        return cls(view, gestures, theme)

    @property
    def printing(self) -> bool:
        """Whether a paper is being made here, which would be lost."""
        return False

    @property
    def wants_pane(self) -> bool:
        """Whether there is anything worth seeing beside it now."""
        return True

    def place_pane(self, pane: QWidget) -> bool:  # noqa: ARG002 -- most have no place for it
        """Put the pane into a place within the page; False if it stands beside all of the page."""
        return False

    def stop_working(self) -> None:
        """Stop what is still done in the background, because the window has closed."""

    def seek(self) -> None:
        """Move the cursor to the search, or to the first field."""

    def leave(self) -> None:
        """Leave what was begun and is not done: a move, an override."""

    def begin(self, action: str, selection: Selection) -> None:
        """Begin a gesture that asks for the rest here, about the selection."""
        raise NotImplementedError(action, selection)

    def jump(self, to: Jump) -> None:
        """Show the place on it that the line leads to."""
        raise NotImplementedError(to)

    def foresee(self, reading: Reading) -> None:
        """Show here what Enter in the line would do."""

    def takes(self, widget: QWidget, text: str) -> bool:  # noqa: ARG002 -- most take nothing
        """Whether text typed at this widget is the page's own, and not the line's."""
        return False
