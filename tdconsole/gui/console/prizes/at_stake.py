"""The pane beside hand for hand: who is short, what the next places pay, and when it is over."""

from typing import Final

from PySide6.QtGui import QResizeEvent

from tdconsole.domain.prize_list.tables import prize_list
from tdconsole.gui.console.engine.gestures import Gestures
from tdconsole.gui.console.engine.tournament_view import TournamentView
from tdconsole.gui.console.prizes.ladder import far_words, rungs
from tdconsole.gui.console.widgets.beside.bars import Bars
from tdconsole.gui.console.widgets.beside.course import EveningChart
from tdconsole.gui.console.widgets.beside.pane import Pane
from tdconsole.gui.console.widgets.beside.stacks import (
    counted,
    is_short,
    not_counted_words,
    short_words,
    stack_bar,
)
from tdconsole.gui.shared.layout import label_of, title_of
from tdconsole.wall.theme import Theme

FEWEST: Final = 5
"""The shortest stacks that are named even if none of them is short."""
CHART: Final = 48
"""The height of the chart, in units."""
TALL: Final = 180
"""The height from which there is room for it, in units."""


class AtStake(Pane):
    def __init__(self, view: TournamentView, gestures: Gestures, theme: Theme) -> None:
        super().__init__(view, gestures, theme)
        words = view.words
        self.stacks = Bars(words, theme, words.gettext("Short stacks"))
        self.prizes = Bars(words, theme, words.gettext("Prize ladder"))
        self.ladder, self.far = (
            title_of(theme, words.gettext("Prize ladder")),
            label_of(role="quiet", wraps=True),
        )
        self.ending = EveningChart(view, theme, "ending", "players")
        self.ending.setFixedHeight(CHART * theme.console.space.unit)
        self.down.addWidget(self.stacks, 2)
        self.down.addWidget(self.ladder)
        self.down.addWidget(self.far)
        self.down.addWidget(self.prizes, 3)
        self.down.addWidget(self.ending)

    def take_in(self) -> None:
        self._show_stacks()
        view = self._view
        self.far.setText(far_words(view, len(prize_list(view.state))))
        nearest = rungs(view, self.prizes.room)[::-1]
        self.prizes.show_bars(nearest)
        self.prizes.setVisible(bool(nearest))
        self.ending.want(wanted=self.height() >= TALL * self._theme.console.space.unit)

    def _show_stacks(self) -> None:
        words, stacks = self._view.words, counted(self._view)
        short = [one for one in reversed(stacks) if is_short(one)]
        self.say(
            words.gettext("Short stacks"),
            short_words(words, stacks) if stacks else not_counted_words(words),
        )
        named = list(reversed(stacks))[: max(FEWEST, len(short))]
        most = max((one.chips for one in named), default=0)
        self.stacks.show_bars([stack_bar(words, one, most) for one in named])
        self.stacks.setVisible(bool(named))

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 -- Qt's name
        super().resizeEvent(event)
        self._follow()
