"""Where the show comes up: where it was last, on the second output, or over the console."""

from collections.abc import Callable

from PySide6.QtWidgets import QWidget

from tdconsole.gui.projector.wall import Wall
from tdconsole.settings import Settings


class Where:
    def __init__(
        self, wall: Wall, chosen: Callable[[], Settings], window: Callable[[], QWidget | None]
    ) -> None:
        self._wall, self._chosen, self._window = wall, chosen, window

    def own(self) -> str | None:
        """Return the output in front of the director."""
        window = self._window()
        return None if window is None else window.screen().name()

    def usual(self) -> str | None:
        own = self.own()
        return self._wall.usual(own) or (own if self._chosen().wall.fills else None)

    def next(self) -> str | None:
        """Return where a switch shows it now."""
        last = self._chosen().screen
        there = last in self._wall.outputs() and last != self.own()
        return last if there else self.usual()

    def last(self) -> str | None:
        """Return the last output, plugged in or not; a second monitor replaces the only one."""
        last, own = self._chosen().screen, self.own()
        alone = last is None and self._wall.outputs() == [own]
        return self.usual() if alone or last == own else last
