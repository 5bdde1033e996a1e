"""A colour-up in its own window while the console goes on: each table is one step."""

from itertools import pairwise
from typing import Final

from PySide6.QtCore import QSignalBlocker
from PySide6.QtWidgets import QDialog, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from tdconsole.domain.language.commands.trail import Undo
from tdconsole.domain.values import TableNo
from tdconsole.gui.console.chips.race.at_table import AtTable
from tdconsole.gui.console.chips.race.draft import Draft
from tdconsole.gui.console.chips.race.head import RaceHead
from tdconsole.gui.console.chips.race.tables import TableList, TableRows
from tdconsole.gui.console.engine.gestures import Gestures
from tdconsole.gui.console.engine.tournament_view import Told, TournamentView
from tdconsole.gui.shared.layout import button_of
from tdconsole.projections.chips.race_board import (
    Exchange,
    RaceBoard,
    RaceTable,
    proposed,
    race_board,
    still_needed,
)
from tdconsole.projections.chips.race_protocol import RacedTableTold, race_at
from tdconsole.session import Change
from tdconsole.wall.theme import Theme

SIZE: Final = (256, 152)
TABLES: Final = 68
"""Units of the grid: the window, and the list of tables."""


class RaceDialog(QDialog):
    """The colour-up; what was typed of a table stays while it is closed."""

    def __init__(
        self, view: TournamentView, gestures: Gestures, theme: Theme, parent: QWidget
    ) -> None:
        super().__init__(parent)
        words, space = view.words, theme.console.space
        self._view, self._doing = view, False
        self.draft = Draft()
        self.board: RaceBoard | None = None
        self._raced: RacedTableTold | None = None
        self.setWindowTitle(words.gettext("Colour-up"))
        self.resize(SIZE[0] * space.unit, SIZE[1] * space.unit)
        self.head = RaceHead(self.draft, view, theme)
        self.table_rows = TableRows(view, theme)
        self.tables = TableList(self.table_rows, view, theme)
        self.tables.setFixedWidth(TABLES * space.unit)
        self.here = AtTable(self.draft, view, theme)
        self.finish = button_of(words.pgettext("race", "Table done"), kind="chief")
        self.take_back = QPushButton(words.pgettext("race", "Undo this table"))
        self.shut = QPushButton(words.pgettext("button", "Close"))
        self.papers = [gestures.button(name) for name in ("race-sheet", "race-protocol")]
        for button in (self.finish, self.take_back, self.shut, *self.papers):
            button.setAutoDefault(False)
        for button in (self.finish, self.take_back, self.shut):
            button.setAccessibleName(button.text())
        self._lay_out(space.margin, space.gap)
        self._connect()

    def _lay_out(self, margin: int, gap: int) -> None:
        down, across, foot = QVBoxLayout(self), QHBoxLayout(), QHBoxLayout()
        down.setContentsMargins(*[margin] * 4)
        down.setSpacing(margin)
        across.setSpacing(margin)
        foot.setSpacing(gap)
        down.addWidget(self.head)
        across.addWidget(self.tables)
        across.addWidget(self.here, 1)
        down.addLayout(across, 1)
        for button in (self.take_back, *self.papers):
            foot.addWidget(button)
        foot.addStretch(1)
        for button in (self.shut, self.finish):
            foot.addWidget(button)
        down.addLayout(foot)
        head = self.head
        turns = (head.old, head.new, head.up, head.deal, self.tables, self.here.seats, self.finish)
        for one, following in pairwise((*turns, self.take_back, *self.papers, self.shut)):
            self.setTabOrder(one, following)

    def _connect(self) -> None:
        self.head.chosen.connect(self._chosen)
        self.head.turned.connect(self.here.setFocus)
        self.tables.pointed.connect(self._pointed)
        self.tables.wanted.connect(lambda _table: self.here.setFocus())
        self.here.typed.connect(lambda: self.here.show_table(self._table(), self._raced))
        self.here.ended.connect(self._finish)
        self.here.onward.connect(self._go_on)
        self.finish.clicked.connect(lambda _checked=False: self._finish())
        self.take_back.clicked.connect(lambda _checked=False: self._take_back())
        self.shut.clicked.connect(lambda _checked=False: self.close())
        self._view.changed.connect(self._follow)
        self._view.renamed.connect(lambda _who: self._look())
        self._view.told.connect(self._hear)

    def open(self, exchange: Exchange | None = None, table: TableNo | None = None) -> None:
        """Open it next to the console; if none are named, at the chips that are due."""
        view = self._view
        wanted = exchange or self.draft.exchange or proposed(view.state)
        if wanted is not None and wanted != self.draft.exchange:
            self.draft.begin(None)
            self.head.take(wanted)
        self.here.say("")
        self.show()
        self._look()
        if table is not None and table != self.draft.table and self._is_open(table):
            self._open_table(table)
        elif self.draft.table is None:
            self._go_on()
        self.raise_()
        self.activateWindow()
        (self.head.old if self.board is None else self.here).setFocus()

    # Its state

    def _follow(self, change: Change) -> None:
        before, after = change.before, change.after
        if not self.isVisible() or self._doing or before is None or after is None:
            return
        if (
            before.counts is not after.counts
            or before.play.seating is not after.play.seating
            or before.setup is not after.setup
            or before.entries is not after.entries
            or before.play.clock is not after.play.clock
        ):
            self._look()

    def _look(self) -> None:
        view, draft = self._view, self.draft
        state, exchange = view.state, draft.exchange
        named = () if draft.table is None else (draft.table,)
        board = needed = None
        if exchange is not None:
            board = race_board(state, view.people, exchange, draft.method, named=named)
        if board is not None:
            needed = still_needed(state, board.new, view.now())
        self.board = board
        cite = view.cited(None if board is None else board.cite)
        self.head.show_board(board, needed, cite)
        self.table_rows.show(() if board is None else board.tables)
        table = self._table()
        if table is None or table.done:
            draft.begin(None if table is None else table.table)
        else:
            draft.keep(one.entry for one in table.seats)
        self._raced = self._as_raced(table)
        self.here.show_table(table, self._raced)
        self.finish.setEnabled(table is not None and not table.done)
        self.take_back.setVisible(self._raced is not None)

    def _table(self) -> RaceTable | None:
        tables = () if self.board is None else self.board.tables
        return next((one for one in tables if one.table == self.draft.table), None)

    def _is_open(self, table: TableNo) -> bool:
        tables = () if self.board is None else self.board.tables
        return any(one.table == table and not one.done for one in tables)

    def _as_raced(self, table: RaceTable | None) -> RacedTableTold | None:
        """Return the table as raced, with its cards and the step that can be undone."""
        if table is None or not table.done or self.board is None:
            return None
        view = self._view
        timeline = view.session.timeline(view.tournament)
        latest = map(timeline.as_read, reversed(timeline.steps))
        return race_at(view.state, view.people, latest, self.board.old, table.table)

    # Gestures

    def _chosen(self) -> None:
        """Recompute what makes a whole new chip now."""
        self.here.say("")
        self.draft.choosing = False
        self.draft.won.clear()
        whole = self.draft.whole
        self.draft.odd = {one: odd for one, odd in self.draft.odd.items() if odd < whole}
        self._look()

    def _pointed(self, table: int | None) -> None:
        if table is not None and table != self.draft.table:
            self._open_table(TableNo(table))

    def _open_table(self, table: TableNo) -> None:
        self.draft.begin(table)
        self.here.clear()
        self.here.say("")
        self._look()
        with QSignalBlocker(self.tables):
            self.tables.select(table)

    def _go_on(self) -> None:
        """Go to the next table that is not done, else to the first one."""
        tables = () if self.board is None else self.board.tables
        at = self.draft.table or 0
        open_ = [one.table for one in tables if not one.done]
        if open_:
            self._open_table(next((one for one in open_ if one > at), open_[0]))
        else:
            self._look()
        self.here.setFocus()

    def _finish(self) -> None:
        """Finish the table in one step; ask first for a missing winner. A refusal loses nothing."""
        table, draft, state = self._table(), self.draft, self._view.state
        if table is None or table.done:
            return
        if draft.too_many is not None:
            self.here.lead_to(draft.too_many)
            self.here.setFocus()
            return
        due = draft.due(state)
        if due.odd and not draft.choosing and not draft.deals(state):
            draft.choose(state)
            if not due.settled:
                self._look()
                self.here.setFocus()
                return
        request = draft.request([one.entry for one in table.seats], state)
        if request is None:
            return
        self._doing = True
        done = self._view.do(request)
        self._doing = False
        if done and not request.deal:
            self._go_on()
        else:
            self._look()
        self.here.setFocus()

    def _take_back(self) -> None:
        if self._raced is None:
            return
        self._doing = True
        self._view.do(Undo(step=self._raced.step))
        self._doing = False
        self._look()
        self.here.setFocus()

    def _hear(self, told: Told) -> None:
        if self._doing:
            self.here.say(told.sentence, refused=told.refused)
