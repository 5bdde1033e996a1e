"""The walls in a brand that is being made: the clock as it is now, a break, and a winner."""

from typing import Final

from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from tdconsole.gui.console.engine.preferences import Stage
from tdconsole.gui.console.engine.tournament_view import TournamentView
from tdconsole.library.brand import Brand
from tdconsole.wall.branding.looks import branded
from tdconsole.wall.branding.samples import a_break, a_winner
from tdconsole.wall.composing.layout import Shown
from tdconsole.wall.theme import Theme

_SHAPE: Final = 9 / 16


class BrandPreviews(QWidget):
    """The clock large, break and winner beside one another below it."""

    def __init__(self, view: TournamentView, stage: Stage, theme: Theme) -> None:
        super().__init__()
        self._view, self._stage, self._gap = view, stage, theme.console.space.gap
        self._look: Theme | None = None
        say = view.words.gettext
        names = (
            say("Clock in this brand"),
            say("Break in this brand"),
            say("Winner in this brand"),
        )
        self.sketches = tuple(stage.sketch() for _name in names)
        for sketch, name in zip(self.sketches, names, strict=True):
            sketch.setParent(self)
            sketch.setAccessibleName(name)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_brand(self, brand: Brand) -> None:
        self._look = branded(brand)
        self._draw()

    def _draw(self) -> None:
        if self._look is None or not self.isVisible():
            return
        for sketch, shown in zip(self.sketches, self._shown(), strict=True):
            if shown is not None:
                self._stage.draw_on(sketch, shown, self._look)

    def _shown(self) -> tuple[Shown | None, ...]:
        words, state = self._view.words, self._view.state
        now, title = self._view.session.now(), state.setup.name
        winner = a_winner(words, title, state.setup.currency, now)
        return self._stage.seen("clock"), a_break(words, title, now), winner

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802 -- Qt's name
        super().showEvent(event)
        self._draw()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 -- Qt's name
        """Give the clock as much as leaves the others half its width."""
        super().resizeEvent(event)
        gap = self._gap
        wide = min(self.width(), int((self.height() - gap) / (_SHAPE * 1.5)))
        left, half = (self.width() - wide) // 2, (wide - gap) // 2
        high, low = int(wide * _SHAPE), int(half * _SHAPE)
        top = max(0, (self.height() - high - gap - low) // 2)
        clock, pause, winner = self.sketches
        clock.setGeometry(left, top, wide, high)
        pause.setGeometry(left, top + high + gap, half, low)
        winner.setGeometry(left + wide - half, top + high + gap, half, low)
        self._draw()
