"""The pane beside hand for hand: who is short, what the next places pay, and when it is over."""

from collections.abc import Sequence
from typing import Final

from tdconsole.gui.console.engine.gestures import Gestures
from tdconsole.gui.console.engine.tournament_view import TournamentView
from tdconsole.gui.console.prizes.at_stake import AtStake
from tdconsole.gui.console.widgets.beside.bars import Bar
from tdconsole.gui.console.widgets.beside.course import EveningChart
from tdconsole.gui.console.widgets.beside.stacks import is_short, stack_bar
from tdconsole.projections.chips.counted import Leader
from tdconsole.wall.theme import Theme

FEWEST: Final = 5
"""The shortest stacks that are named even if none of them is short."""
CHART: Final = 48
"""The height of the chart, in units."""
TALL: Final = 180
"""The height from which there is room for it, in units."""


class AtBubble(AtStake):
    """The shortest stacks and the nearest prizes first, and when it is over."""

    shares = (2, 3)

    def __init__(self, view: TournamentView, gestures: Gestures, theme: Theme) -> None:
        super().__init__(view, gestures, theme)
        self.ending = EveningChart(view, theme, "ending", "players")
        self.ending.setFixedHeight(CHART * theme.console.space.unit)
        self.down.addWidget(self.ending)

    def take_in(self) -> None:
        super().take_in()
        self.ending.want(wanted=self.height() >= TALL * self._theme.console.space.unit)

    def _title(self) -> str:
        return self._view.words.gettext("Short stacks")

    def _bars(self, stacks: Sequence[Leader]) -> list[Bar]:
        named = stacks[::-1][: max(FEWEST, sum(map(is_short, stacks)))]
        most = max((one.chips for one in named), default=0)
        return [stack_bar(self._view.words, one, most) for one in named]

    def _rungs(self) -> list[Bar]:
        return super()._rungs()[::-1]
