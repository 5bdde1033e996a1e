"""The stacks of the field in big blinds, and who is short; before a count, what the average becomes."""

from statistics import mean
from typing import Final

from tdconsole.domain.clock.reading import read
from tdconsole.domain.values import Level
from tdconsole.gui.console.engine.gestures import Gestures
from tdconsole.gui.console.engine.tournament_view import TournamentView
from tdconsole.gui.console.widgets.beside.bars import Bar, Bars
from tdconsole.gui.console.widgets.beside.pane import Pane
from tdconsole.gui.console.widgets.beside.stacks import (
    counted,
    depth_bars,
    is_short,
    short_words,
    stack_bar,
)
from tdconsole.gui.shared.layout import label_of
from tdconsole.gui.shared.lettering import lettering
from tdconsole.i18n.clock.words import blinds
from tdconsole.projections.chips.counted import Leader
from tdconsole.projections.chips.stacks import SHORT
from tdconsole.wall.theme import Theme

FEW: Final = 20
"""Up to this many stacks each has a bar of its own."""
AHEAD: Final = 16
"""The levels for which the average is reckoned."""


class StacksOfTheField(Pane):
    def __init__(self, view: TournamentView, gestures: Gestures, theme: Theme) -> None:
        super().__init__(view, gestures, theme)
        words = view.words
        self.bars = Bars(words, theme, words.gettext("Stacks of the field"))
        self.short = label_of(
            font=lettering(theme.console.faces.strong, theme.console.type.text), wraps=True
        )
        self.names = Bars(words, theme, words.gettext("Short stacks"))
        self.by_table = label_of(
            words.gettext("Average stack by table"),
            font=lettering(theme.console.faces.strong, theme.console.type.text),
        )
        self.tables = Bars(words, theme, words.gettext("Average stack by table"))
        self.down.addWidget(self.bars, 2)
        self.down.addWidget(self.short)
        self.down.addWidget(self.names, 1)
        self.down.addWidget(self.by_table)
        self.down.addWidget(self.tables, 2)

    def take_in(self) -> None:
        view, words = self._view, self._view.words
        stacks = counted(view)
        many = len(stacks) > FEW
        tables = self._tables(stacks) if many else []
        self.short.setVisible(bool(stacks))
        self.names.setVisible(many)
        for part in (self.by_table, self.tables):
            part.setVisible(len(tables) > 1)
        self.tables.show_bars(tables)
        if stacks:
            self._show_stacks(stacks)
            return
        self.say(
            words.gettext("The average at the levels to come"),
            words.gettext(
                "If nobody else goes out. Once stacks are counted, the field is shown here."
            ),
        )
        self.bars.show_bars(self._ahead())

    def _show_stacks(self, stacks: list[Leader]) -> None:
        words = self._view.words
        said = words.ngettext("{number} stack counted", "{number} stacks counted", len(stacks))
        self.say(words.gettext("Stacks of the field"), said)
        self.bars.show_bars(
            depth_bars(words, [one.big_blinds or 0 for one in stacks])
            if len(stacks) > FEW
            else self._each(stacks)
        )
        short = [one for one in reversed(stacks) if is_short(one)]
        self.short.setText(short_words(words, stacks))
        self.names.show_bars([stack_bar(words, one) for one in short])
        self.names.setMaximumHeight(max(1, len(short)) * self._theme.console.space.row)

    def _each(self, stacks: list[Leader]) -> list[Bar]:
        most = stacks[0].chips
        return [
            stack_bar(self._view.words, one, most)._replace(
                tone="here" if is_short(one) else "plain"
            )
            for one in stacks
        ]

    def _tables(self, stacks: list[Leader]) -> list[Bar]:
        """Return the average of each table, the shortest first: there the next seats come free."""
        words, sitting = self._view.words, dict[int, list[Leader]]()
        for one in stacks:
            if one.seat is not None:
                sitting.setdefault(one.seat.table, []).append(one)
        found = sorted(
            (mean([one.big_blinds or 0 for one in there]), table, there)
            for table, there in sitting.items()
        )
        return [
            Bar(
                words.gettext("Table {table}", table=table),
                words.pgettext("board", "{number} BB", number=words.number(round(average))),
                average / max(1, found[-1][0]),
                words.number(sum(one.chips for one in there) // len(there)),
            )
            for average, table, there in found
        ]

    def _ahead(self) -> list[Bar]:
        """Return how deep the average of now is at this level and those after it."""
        view, words = self._view, self._view.words
        state = view.state
        if not state.left:
            return []
        average = state.chips // state.left
        reading = read(state.setup.structure, state.play.clock, view.now())
        levels = [
            (number, one)
            for number, (at, one) in enumerate(
                (
                    (at, one)
                    for at, one in enumerate(state.setup.structure)
                    if isinstance(one, Level)
                ),
                start=1,
            )
            if one.big_blind and at >= (0 if reading is None else reading.index)
        ][:AHEAD]
        depths = [(number, one, average / one.big_blind) for number, one in levels]
        most = max((depth for *_, depth in depths), default=1) or 1
        return [
            Bar(
                words.pgettext("clock", "Level {level}", level=number),
                words.pgettext("board", "{number} BB", number=words.number(round(depth))),
                depth / most,
                blinds(words, level),
                "here" if at == 0 else "quiet" if depth < SHORT else "plain",
            )
            for at, (number, level, depth) in enumerate(depths)
        ]
