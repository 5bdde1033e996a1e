"""A page of the window, as the window knows every page."""

from typing import Self

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QWidget

from tdconsole.gui.console.actions.selection import Selection
from tdconsole.gui.console.engine.gestures import Gestures
from tdconsole.gui.console.engine.preferences import WindowPreferences
from tdconsole.gui.console.engine.tournament_view import TournamentView
from tdconsole.gui.console.typing.reading import Jump
from tdconsole.gui.shared.theme import Theme


class Page(QWidget):
    name: str
    """The id of its row in the table."""
    wanted_entry = Signal(object)
    """An `EntryId` to be shown on the floor."""
    pending = Signal(bool)
    """A draft waits to be applied, or no longer."""
    finished = Signal()
    """Nothing is typed here any more for now."""

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
        """As the window makes it."""
        return cls(view, gestures, theme)

    @property
    def printing(self) -> bool:
        """A paper is being made here, and would be lost."""
        return False

    def seek(self) -> None:
        """The cursor goes to where something is looked for, or typed first."""

    def leave(self) -> None:
        """What was begun and is not done: a move, an override."""

    def begin(self, action: str, selection: Selection) -> None:
        """A gesture of the table that asks about the rest here, about what was pointed at."""
        raise NotImplementedError(action, selection)

    def jump(self, to: Jump) -> None:
        """The place on it that the line leads to."""
        raise NotImplementedError(to)

    def takes(self, widget: QWidget, text: str) -> bool:  # noqa: ARG002 -- most take nothing
        """What is typed at this widget is the page's own, and not the line's."""
        return False
