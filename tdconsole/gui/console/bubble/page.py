"""Hand-for-hand play: which tables are done, who is out in this hand, and the next step."""

from typing import Final

from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import QStackedWidget, QWidget

from tdconsole.gui.console.bubble.beginning import Beginning
from tdconsole.gui.console.bubble.busts import Busts
from tdconsole.gui.console.bubble.head import Head
from tdconsole.gui.console.bubble.tables import TableBoard
from tdconsole.gui.console.engine.gestures import Gestures
from tdconsole.gui.console.engine.tournament_view import TournamentView
from tdconsole.gui.console.widgets.beside.course import EveningChart
from tdconsole.gui.console.widgets.beside.stacks import depths
from tdconsole.gui.console.widgets.elided import Elided
from tdconsole.gui.console.widgets.page import Page
from tdconsole.gui.shared.layout import column_of, row_of
from tdconsole.projections.bubble.board_gestures import board_of
from tdconsole.wall.theme import Theme

BESIDE: Final = (58, 80)
"""The least and the greatest width of the part next to the tables, in units."""
SHARE: Final = 28
"""Percent of the page that it takes within these bounds."""

TALL: Final = 190
"""The height of the page from which there is room for the stacks of the field, in units."""


class BubblePage(Page):
    name = "bubble"

    def __init__(
        self, view: TournamentView, gestures: Gestures, theme: Theme, parent: QWidget | None = None
    ) -> None:
        super().__init__(view, gestures, theme, parent)
        space = theme.console.space
        self._unit = space.unit
        self.head = Head(view, gestures, theme)
        self.tables = TableBoard(view, theme)
        self.busts = Busts(view, gestures, theme)
        self.beginning = Beginning(view, theme)
        self.foot = Elided()
        self.foot.setProperty("role", "quiet")
        self.stacks = EveningChart(view, theme, "stacks", "players")
        beside = column_of((self.busts, 1), (self.stacks, 1), gap=space.margin)
        below = row_of((self.tables, 1), beside, gap=space.margin)
        self.going = QWidget()
        column_of(self.head, (below, 1), self.foot, gap=space.gap, within=self.going)
        self.stack = QStackedWidget()
        self.stack.addWidget(self.beginning)
        self.stack.addWidget(self.going)
        column_of(
            self.stack, margin=(space.margin, space.margin, space.margin, space.gap), within=self
        )
        self.tables.typing.connect(self._tell)
        view.changed.connect(self._changed)
        self._tell("")

    def seek(self) -> None:
        """Go to the tables, where a number is typed."""
        if self._view.state.play.board is None:
            self.beginning.until.setFocus()
        else:
            self.tables.setFocus()

    def takes(self, widget: QWidget, text: str) -> bool:
        """Take what is typed at the tables as their numbers."""
        return widget is self.tables and self.tables.takes(text)

    def leave(self) -> None:
        self.tables.leave()
        self.busts.leave()
        self.beginning.leave()

    def _changed(self, _change: object) -> None:
        """Follow a change; if the page is hidden, once it is shown."""
        if self.isVisible():
            self._take_in()

    def _take_in(self) -> None:
        board = board_of(self._view.state)
        if board is None:
            self.beginning.show_state()
            self.stack.setCurrentWidget(self.beginning)
            return
        self.head.show_board(board, self._view.cited(board.cite))
        self.tables.show_stacks(depths(self._view))
        self.tables.show_tiles(board.tables, self._view.state.play.seating, self._view.who)
        self.busts.show_board(board)
        self.stack.setCurrentWidget(self.going)

    def _tell(self, typed: str) -> None:
        say = self._view.words.gettext
        if typed:
            self.foot.say(say("Table {table}: Enter done, H all-in held.", table=typed))
        else:
            self.foot.say(
                say(
                    "Click, or number and Enter: done · right click, or number and H: all-in held · a second click takes it back"
                )
            )

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 -- Qt's name
        super().resizeEvent(event)
        least, most = (units * self._unit for units in BESIDE)
        wide = min(most, max(least, self.width() * SHARE // 100))
        for part in (self.busts, self.stacks):
            part.setFixedWidth(wide)
        self.stacks.want(wanted=self.height() >= TALL * self._unit)

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802 -- Qt's name
        super().showEvent(event)
        self._take_in()
