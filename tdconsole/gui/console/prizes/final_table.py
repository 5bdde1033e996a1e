"""The pane beside the final table: the stacks by size, and the prizes that are still played for."""

from typing import Final

from PySide6.QtGui import QResizeEvent

from tdconsole.domain.prize_list.tables import prize_list
from tdconsole.gui.console.engine.gestures import Gestures
from tdconsole.gui.console.engine.tournament_view import TournamentView
from tdconsole.gui.console.prizes.ladder import far_words, rungs
from tdconsole.gui.console.widgets.beside.bars import Bars
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

STACKS: Final = 4
PRIZES: Final = 5
"""The shares of both in the height."""


class AtFinalTable(Pane):
    def __init__(self, view: TournamentView, gestures: Gestures, theme: Theme) -> None:
        super().__init__(view, gestures, theme)
        words = view.words
        self.stacks = Bars(words, theme, words.gettext("Stacks of the field"))
        self.prizes = Bars(words, theme, words.gettext("Prize ladder"))
        self.far = label_of(role="quiet", wraps=True)
        self.down.addWidget(self.stacks, STACKS)
        self.down.addSpacing(theme.console.space.gap)
        self.down.addWidget(title_of(theme, words.gettext("Prize ladder")))
        self.down.addWidget(self.far)
        self.down.addWidget(self.prizes, PRIZES)

    def take_in(self) -> None:
        view, words, stacks = self._view, self._view.words, counted(self._view)
        self.say(
            words.gettext("Stacks of the field"),
            short_words(words, stacks) if stacks else not_counted_words(words),
        )
        most = stacks[0].chips if stacks else 0
        self.stacks.show_bars(
            [
                stack_bar(words, one, most)._replace(tone="here" if is_short(one) else "plain")
                for one in stacks
            ]
        )
        self.far.setText(far_words(view, len(prize_list(view.state))))
        self.prizes.show_bars(rungs(view, self.prizes.room))

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 -- Qt's name
        super().resizeEvent(event)
        self._follow()
