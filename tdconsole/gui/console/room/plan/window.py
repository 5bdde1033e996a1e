"""The plan of moves next to the console, which goes on; an outdated plan is never carried out."""

from typing import Final

from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from tdconsole.domain.language.commands.wanted import Advised
from tdconsole.domain.room.balancing import plan
from tdconsole.gui.console.engine.gestures import Gestures
from tdconsole.gui.console.engine.tournament_view import Told, TournamentView
from tdconsole.gui.console.room.plan.asking import MOST, BigBlindField, ask_about
from tdconsole.gui.console.room.plan.choosing import (
    Mark,
    Move,
    asked_by,
    is_filled_in,
    moves_of,
    request_of,
)
from tdconsole.gui.console.room.plan.moves import MoveList, MoveRows
from tdconsole.gui.shared.layout import title_of
from tdconsole.projections.advice import TablesNotLevel
from tdconsole.wall.theme import Theme

SIZE: Final = (216, 112)
"""The window's size, in units of the grid."""
WIDE: Final = 84
"""The width of a question, in units."""


class PlanWindow(QDialog):
    def __init__(
        self, view: TournamentView, gestures: Gestures, theme: Theme, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._view, self._gestures = view, gestures
        self._left: frozenset[Mark] = frozenset()
        self._moves: tuple[Move, ...] = ()
        self._own = False
        self.setWindowTitle(view.words.gettext("Plan of the moves"))
        space = theme.console.space
        self.resize(SIZE[0] * space.unit, SIZE[1] * space.unit)
        self.head, self.notice, self.told = title_of(theme), QLabel(), QLabel()
        self.notice.setProperty("role", "waiting")
        self.told.setTextFormat(Qt.TextFormat.PlainText)
        for label in (self.notice, self.told):
            label.setWordWrap(True)
            label.hide()
        self.rows = MoveRows(view, theme)
        self.rows.setParent(self)
        self.list = MoveList(self.rows, view, theme)
        self.asked = [BigBlindField(view, theme) for _ in range(MOST)]
        self.make, self.shut = QPushButton(), QPushButton(view.words.pgettext("button", "Close"))
        self.make.setProperty("kind", "chief")
        self.shut.setAccessibleName(self.shut.text())
        self.papers = [gestures.button(name) for name in ("move-slips", "moves-sheet")]
        for button in (self.make, self.shut, *self.papers):
            button.setAutoDefault(False)
        for field in self.asked:
            field.setMaximumWidth(WIDE * space.unit)
        self._lay_out(space.margin, space.gap)
        self.list.ticked.connect(self._tick)
        self.list.wanted.connect(self._fill_in)
        self.make.clicked.connect(lambda _checked=False: self._make())
        self.shut.clicked.connect(lambda _checked=False: self.close())
        for field in self.asked:
            field.answered.connect(self._answered)
        view.passed.connect(self._follow)
        view.told.connect(self._hear)
        self._moves = self._planned()
        self._show(())
        self.list.setFocus()
        if self.rows.rowCount():
            self.list.select(1)

    def _lay_out(self, margin: int, gap: int) -> None:
        down, asks, foot = QVBoxLayout(self), QHBoxLayout(), QHBoxLayout()
        down.setContentsMargins(*[margin] * 4)
        down.setSpacing(gap)
        asks.setSpacing(2 * margin)
        foot.setSpacing(gap)
        for field in self.asked:
            asks.addWidget(field, 4)
        asks.addStretch(1)
        foot.addWidget(self.make)
        for paper in self.papers:
            foot.addWidget(paper)
        foot.addStretch(1)
        foot.addWidget(self.shut)
        down.addWidget(self.head)
        down.addWidget(self.notice)
        down.addWidget(self.list, 1)
        down.addLayout(asks)
        down.addWidget(self.told)
        down.addLayout(foot)

    # Present plan

    def _follow(self, _board: object = None) -> None:
        """Follow the board; a closed window may live on for a moment."""
        if self.isVisible():
            self._look()

    def _planned(self) -> tuple[Move, ...]:
        return moves_of(plan(self._view.state, self._view.now()), self._left)

    def _look(self) -> bool:
        """Whether it is the plan shown; time alone can change it, as a known hand expires."""
        moves = self._planned()
        if moves == self._moves:
            return True
        shown, self._moves = self._moves, moves
        self._left &= {move.mark for move in moves}
        self._show(shown)
        if not (self._own or is_filled_in(shown, moves)):
            say = self._view.words.gettext
            self.notice.setText(say("The floor has changed: this is the plan now."))
            self.notice.show()
        return False

    def _show(self, before: tuple[Move, ...]) -> None:
        old, words = dict(enumerate(before, start=1)), self._view.words
        changed = [move for move in self._moves if old.get(move.no) != move]
        self.rows.take(changed, [no for no in old if no > len(self._moves)])
        number = len(self._moves)
        self.head.setText(
            words.ngettext(
                "{number} move levels all tables", "{number} moves level all tables", number
            )
            if number
            else words.gettext("The tables are level")
        )
        self._offer()
        ask_about(self.asked, asked_by(self._moves))

    def _offer(self) -> None:
        ready = sum(move.standing == "ready" for move in self._moves)
        words = self._view.words
        said = (
            words.ngettext("Make {number} move", "Make {number} moves", ready)
            if ready
            else words.pgettext("button", "Make the moves")
        )
        self.make.setText(said)
        self.make.setAccessibleName(said)
        self.make.setEnabled(ready > 0)

    # Gestures

    def _tick(self, number: int) -> None:
        move = self._moves[number - 1]
        self._left ^= {move.mark}
        self.notice.hide()
        self._by_hand()

    def _by_hand(self) -> None:
        self._own = True
        self._look()
        self._own = False

    def _make(self) -> None:
        """Make the moves; a plan that has changed is shown first and made when asked again."""
        if not self._look():
            return
        request = request_of(self._moves)
        if request is None:
            return
        self.notice.hide()
        self._own = True
        cite = self._view.state.rules.balance_who.cite
        advised = Advised(advice=TablesNotLevel.__name__, cite=cite)
        self._view.do(replace(request, advised=advised))
        self._own = False

    def _answered(self) -> None:
        waiting = [field for field in self.asked if not field.isHidden()]
        (waiting[0].field if waiting else self.list).setFocus()

    def _fill_in(self, number: int) -> None:
        """Ask what is still open about the move."""
        move = self._moves[number - 1]
        waiting = [field for field in self.asked if field.table in move.planned.asks]
        if move.standing == "asks" and waiting:
            waiting[0].field.setFocus()
        elif move.standing == "card":
            self._gestures.begun.emit(f"bal {move.planned.source}-")

    def _hear(self, told: Told) -> None:
        """Repeat what was said: this window may hide the console's line."""
        self.told.setText(told.sentence)
        self.told.setProperty("role", "stopped" if told.refused else "done")
        self.told.style().unpolish(self.told)
        self.told.style().polish(self.told)
        self.told.setVisible(self.isActiveWindow())
