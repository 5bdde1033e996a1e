"""The pane beside the end of a day: table by table, what is in bags, and who leads."""

from typing import Final

from PySide6.QtGui import QResizeEvent

from tdconsole.gui.console.day.wording import sums
from tdconsole.gui.console.engine.gestures import Gestures
from tdconsole.gui.console.engine.tournament_view import TournamentView
from tdconsole.gui.console.widgets.beside.bars import Bar, Bars
from tdconsole.gui.console.widgets.beside.course import EveningChart
from tdconsole.gui.console.widgets.beside.pane import Pane
from tdconsole.gui.console.widgets.beside.stacks import counted, stack_bar
from tdconsole.gui.shared.layout import title_of
from tdconsole.i18n.room.seats import seat_typed
from tdconsole.projections.day.bag_list import bags_listed
from tdconsole.projections.day.day_end import EndOfDay, TableToPlay, end_of_day
from tdconsole.wall.theme import Theme

CHART: Final = 56
"""The least height of the chart, in units."""
TALL: Final = 170
"""The height from which there is room for it, in units."""


class DayProgress(Pane):
    def __init__(self, view: TournamentView, gestures: Gestures, theme: Theme) -> None:
        super().__init__(view, gestures, theme)
        words = view.words
        self.tables = Bars(words, theme, words.gettext("Table by table"))
        self.leading = title_of(theme)
        self.stacks = Bars(words, theme, words.gettext("The largest stacks"))
        self.chart = EveningChart(view, theme, "players", "depth")
        self.chart.setMinimumHeight(CHART * theme.console.space.unit)
        self.down.addWidget(self.tables, 2)
        self.down.addWidget(self.leading)
        self.down.addWidget(self.stacks, 3)
        self.down.addWidget(self.chart, 3)

    def take_in(self) -> None:
        view = self._view
        day = end_of_day(view.state, view.now())
        self.tables.show_bars([self._table(one, day) for one in _in_order(day)])
        self.tables.setVisible(not day.morning)
        title, bars = self._stacks()
        self.stacks.show_bars(bars)
        self.stacks.setVisible(bool(bars))
        self.leading.setText(title)
        self.leading.setVisible(bool(bars) and not day.morning)
        if day.morning:
            self.say(title)
        else:
            said, _wrong = sums(view.words, day, 0)
            self.say(view.words.gettext("Table by table"), said)
        self.chart.want(wanted=self.height() >= TALL * self._theme.console.space.unit)

    def _table(self, one: TableToPlay, day: EndOfDay) -> Bar:
        words = self._view.words
        name = words.gettext("Table {table}", table=one.table)
        if one.left:
            told = words.ngettext("{number} hand left", "{number} hands left", one.left)
            return Bar(name, told, one.left / max(day.hands or 0, one.left))
        done = one.bagged >= one.players
        note = words.pgettext("day", "bagged") if done else words.pgettext("day", "to bag")
        share = max(0.02, one.bagged / one.players)
        figure = f"{words.number(one.bagged)}/{words.number(one.players)}"
        return Bar(name, figure, share, note, "done" if done else "plain")

    def _stacks(self) -> tuple[str, list[Bar]]:
        """Return the bags, the largest first; before there are any, the stacks that were counted."""
        words, view = self._view.words, self._view
        bags = sorted(bags_listed(view.state).items(), key=lambda one: (-one[1].chips, one[0]))
        if not bags:
            stacks = counted(view)
            most = stacks[0].chips if stacks else 0
            bars = [stack_bar(words, one, most) for one in stacks]
            return words.gettext("The largest stacks"), bars
        most = bags[0][1].chips
        return words.gettext("The largest bags"), [
            Bar(
                f"{'' if bag.seat is None else seat_typed(bag.seat)}  {view.who(entry)}".strip(),
                words.number(bag.chips),
                bag.chips / most,
                bag.seal,
            )
            for entry, bag in bags
        ]

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 -- Qt's name
        super().resizeEvent(event)
        self._follow()


def _in_order(day: EndOfDay) -> list[TableToPlay]:
    """Return those first that keep the day from ending."""
    return sorted(day.tables, key=lambda one: (-one.left, one.bagged >= one.players, one.table))
