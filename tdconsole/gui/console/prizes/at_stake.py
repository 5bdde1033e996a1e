"""The pane beside the last table: the stacks, and the prizes that are still played for."""

from collections.abc import Sequence
from typing import ClassVar

from PySide6.QtGui import QResizeEvent

from tdconsole.domain.prize_list.tables import prize_list
from tdconsole.gui.console.engine.gestures import Gestures
from tdconsole.gui.console.engine.tournament_view import TournamentView
from tdconsole.gui.console.prizes.ladder import far_words, rungs
from tdconsole.gui.console.widgets.beside.bars import Bar, Bars
from tdconsole.gui.console.widgets.beside.pane import Pane
from tdconsole.gui.console.widgets.beside.stacks import (
    counted,
    is_short,
    not_counted_words,
    short_words,
    stack_bar,
)
from tdconsole.gui.shared.layout import label_of, title_of
from tdconsole.projections.chips.counted import Leader
from tdconsole.wall.theme import Theme


class AtStake(Pane):
    """The stacks, and below them the ladder of prizes."""

    shares: ClassVar[tuple[int, int]]
    """The shares of both in the height."""

    def __init__(self, view: TournamentView, gestures: Gestures, theme: Theme) -> None:
        super().__init__(view, gestures, theme)
        words, (stacks, prizes) = view.words, self.shares
        self.stacks = Bars(words, theme, self._title())
        self.prizes = Bars(words, theme, words.gettext("Prize ladder"))
        self.far = label_of(role="quiet", wraps=True)
        self.down.addWidget(self.stacks, stacks)
        self.down.addSpacing(theme.console.space.gap)
        self.down.addWidget(title_of(theme, words.gettext("Prize ladder")))
        self.down.addWidget(self.far)
        self.down.addWidget(self.prizes, prizes)

    def take_in(self) -> None:
        view, words, stacks = self._view, self._view.words, counted(self._view)
        self.say(self._title(), short_words(words, stacks) if stacks else not_counted_words(words))
        self.far.setText(far_words(view, len(prize_list(view.state))))
        for shown, bars in ((self.stacks, self._bars(stacks)), (self.prizes, self._rungs())):
            shown.show_bars(bars)
            shown.setVisible(bool(bars))

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 -- Qt's name
        super().resizeEvent(event)
        self._follow()

    def _title(self) -> str:
        return self._view.words.gettext("Stacks of the field")

    def _bars(self, stacks: Sequence[Leader]) -> list[Bar]:
        """Return the bars of these stacks, the largest first."""
        words, most = self._view.words, stacks[0].chips if stacks else 0
        bars = [(stack_bar(words, one, most), is_short(one)) for one in stacks]
        return [bar._replace(tone="here" if short else "plain") for bar, short in bars]

    def _rungs(self) -> list[Bar]:
        return rungs(self._view, self.prizes.room)


class AtFinalTable(AtStake):
    shares = (4, 5)
