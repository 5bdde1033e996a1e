"""All screens of the wall in a grid, brought up to date one after the other while in sight."""

from functools import partial
from typing import Final

from PySide6.QtCore import QRect, Qt, QTimer
from PySide6.QtGui import QHideEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from tdconsole.gui.console.engine.gestures import Gestures
from tdconsole.gui.console.engine.preferences import Stage
from tdconsole.gui.console.engine.tournament_view import TournamentView
from tdconsole.gui.console.wall.scene import Scene
from tdconsole.gui.console.wall.screens import SCREENS
from tdconsole.settings import Screen
from tdconsole.wall.theme import Theme

BEAT: Final = 250
"""The milliseconds between one thumbnail and the next."""
FIRST: Final = 25
"""The milliseconds between them while some were never seen."""
WIDE: Final = (42, 64)
"""The least and the greatest width of a tile, in units."""
FEWEST: Final = 2
"""The fewest tiles in a row."""
MOST: Final = 6
"""The most tiles in a row: on a large monitor they grow instead."""


class SceneWall(QWidget):
    def __init__(
        self, view: TournamentView, gestures: Gestures, theme: Theme, stage: Stage
    ) -> None:
        super().__init__()
        self._unit, self._gap = theme.console.space.unit, theme.console.space.gap
        self.scenes = {screen: Scene(view, gestures, theme, stage, screen) for screen in SCREENS}
        self._tiles, self._stage = list(self.scenes.values()), stage
        self._across, self._at = FEWEST, 0
        self._of_all = self._chosen()
        for at, tile in enumerate(self._tiles):
            tile.setParent(self)
            tile.chosen.connect(partial(stage.prepare, tile.shows))
            tile.taken.connect(partial(self._take, tile.shows))
            tile.stepped.connect(partial(self._step, at))
            tile.entered.connect(partial(self._enter, at))
        self._tiles[0].reach(by_tab=True)
        self._beat = QTimer(self)
        self._beat.timeout.connect(self.beat)
        self.setMinimumWidth(FEWEST * WIDE[0] * self._unit + (FEWEST - 1) * self._gap)

    def mark(self, live: Screen, following: Screen, *, seen: bool) -> None:
        for screen, tile in self.scenes.items():
            tile.mark(live=screen == live, following=screen == following, seen=seen)

    def follow(self) -> None:
        """Look at all of them soon if something that is on many of them was chosen."""
        of_all, self._of_all = self._of_all, self._chosen()
        if of_all != self._of_all:
            self._renew()

    def judge(self) -> None:
        """Say at once on which there is nothing to see."""
        for tile in self._tiles:
            tile.judge()

    def _chosen(self) -> tuple[object, ...]:
        chosen = self._stage.choices
        return chosen.theme, chosen.house, chosen.names, chosen.money, chosen.notices

    def _renew(self) -> None:
        for tile in self._tiles:
            tile.fresh = False
        if self._beat.isActive():
            self._beat.start(FIRST)

    def beat(self) -> None:
        """Bring the next tile in sight up to date; one that was never seen comes first."""
        order = [*self._tiles[self._at :], *self._tiles[: self._at]]
        seen = [tile for tile in order if not tile.visibleRegion().isEmpty()]
        new = [tile for tile in seen if not tile.fresh]
        for tile in (new or seen)[:1]:
            self._at = (self._tiles.index(tile) + 1) % len(self._tiles)
            tile.follow()
        self._beat.start(FIRST if len(new) > 1 else BEAT)

    # Gestures

    def _take(self, screen: Screen) -> None:
        """Take it live; what was live is next."""
        self._stage.prepare(screen)
        self._stage.take()

    def _step(self, at: int, across: int, down: int) -> None:
        to = at + across + down * self._across
        if 0 <= to < len(self._tiles):
            self._tiles[to].setFocus(Qt.FocusReason.TabFocusReason)

    def _enter(self, at: int) -> None:
        """Let Tab come back to the tile that had the keyboard last."""
        for number, tile in enumerate(self._tiles):
            tile.reach(by_tab=number == at)

    # Layout

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 -- Qt's name
        super().resizeEvent(event)
        least, most = (wide * self._unit for wide in WIDE)
        whole, gap = self.width(), self._gap
        self._across = min(MOST, max(FEWEST, (whole + gap) // (least + gap)))
        wide = min(most, (whole - (self._across - 1) * gap) // self._across)
        high = self._tiles[0].high(wide)
        for at, tile in enumerate(self._tiles):
            down, across = divmod(at, self._across)
            tile.setGeometry(QRect(across * (wide + gap), down * (high + gap), wide, high))
        rows = -(-len(self._tiles) // self._across)
        self.setMinimumHeight(rows * (high + gap) - gap)
        self.setMaximumHeight(self.minimumHeight())
        self._renew()

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802 -- Qt's name
        super().showEvent(event)
        self._beat.start(FIRST)

    def hideEvent(self, event: QHideEvent) -> None:  # noqa: N802 -- Qt's name
        super().hideEvent(event)
        self._beat.stop()
