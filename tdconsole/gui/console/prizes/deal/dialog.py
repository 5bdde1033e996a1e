"""A deal under discussion while the console goes on; agreed in one gesture and undone in one."""

from functools import partial
from itertools import pairwise
from typing import Final

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtGui import QCloseEvent, QHideEvent
from PySide6.QtWidgets import (
    QButtonGroup,
    QDialog,
    QHBoxLayout,
    QLabel,
    QProgressBar,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from tdconsole.domain.values import DealMethod, Money
from tdconsole.gui.console.engine.tournament_view import TournamentView
from tdconsole.gui.console.entry.cash.amount import AmountField
from tdconsole.gui.console.entry.cash.sums import paint
from tdconsole.gui.console.prizes.deal.counted import CountedButton
from tdconsole.gui.console.prizes.deal.draft import Draft, Sum
from tdconsole.gui.console.prizes.deal.reckoning import IcmWorker
from tdconsole.gui.console.prizes.deal.rows import DealRows
from tdconsole.gui.console.prizes.deal.table import DealTable
from tdconsole.gui.console.prizes.deal.wording import (
    doubts_text,
    heading,
    method_label,
    money_text,
    open_words,
    stacks_text,
)
from tdconsole.gui.console.widgets.cite_button import CitedLabel
from tdconsole.gui.console.widgets.tick import Tick
from tdconsole.gui.shared.layout import button_of
from tdconsole.gui.shared.lettering import lettering
from tdconsole.projections.prizes.deal import DealBoard
from tdconsole.session import Change
from tdconsole.wall.theme import Theme

SIZE: Final = (256, 148)
HELD: Final = 30
"""Units of the grid: the window, and the field for what is set aside."""
METHODS: Final[tuple[DealMethod, ...]] = ("icm", "chips", "even", "typed")


class DealDialog(QDialog):
    """The deal; what was typed stays while it is closed, as deals are often discussed twice."""

    talked = Signal(object)
    """Emitted with the present `DealBoard`; None once the dialog is closed."""
    wanted_line = Signal(str)
    """Emitted with the beginning of a line that the director completes with a reason."""

    def __init__(self, view: TournamentView, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        words, space = view.words, theme.console.space
        self._view, self._space = view, space
        self.draft, self.reckoning = Draft(), IcmWorker(self)
        self._mending = False
        self.setWindowTitle(words.gettext("Deal"))
        self.resize(SIZE[0] * space.unit, SIZE[1] * space.unit)
        self.rows = DealRows(self.draft, words, theme, self, words.gettext("erased"))
        self.table = DealTable(self.rows, words, theme)
        self.open_prizes = CitedLabel(view, theme, brief=True)
        self.told = CitedLabel(view, theme, brief=True)
        self.head, self.stacks, self.money, self.doubts = labels = [QLabel() for _ in range(4)]
        for label in labels:
            label.setTextFormat(Qt.TextFormat.PlainText)
            label.setWordWrap(True)
        self.head.setFont(lettering(theme.console.faces.strong, theme.console.type.title))
        self.open_prizes.setProperty("role", "quiet")
        self.doubts.setProperty("role", "waiting")
        self.methods: dict[DealMethod, QPushButton] = {}
        group = QButtonGroup(self)
        for method in METHODS:
            button = QPushButton(method_label(words, method))
            button.setAccessibleName(button.text())
            button.setCheckable(True)
            button.setAutoDefault(False)
            button.clicked.connect(partial(self._choose, method))
            group.addButton(button)
            self.methods[method] = button
        self.held_words = QLabel(words.gettext("Held back for the winner"))
        self.held = AmountField("0", self.held_words.text())
        self.held.setFixedWidth(HELD * space.unit)
        self.held_words.setBuddy(self.held)
        self.heads = Tick(words.gettext("Heads too"), theme)
        self.bar = QProgressBar()
        self.bar.setTextVisible(False)
        self.bar.setFixedHeight(space.gap)
        self.bar.setAccessibleName(words.gettext("Computing the ICM"))
        self.agree = button_of(words.pgettext("action", "Agree the deal"), kind="chief")
        self.shut = QPushButton(words.pgettext("button", "Close"))
        self.from_count = CountedButton(view)
        self.mend = QPushButton()
        self.mend.hide()
        for button in (self.agree, self.shut, self.mend):
            button.setAccessibleName(button.text())
            button.setAutoDefault(False)
        self._lay_out(space.margin, space.gap)
        self._connect()
        self._look()

    def _lay_out(self, margin: int, gap: int) -> None:
        down, how, foot = QVBoxLayout(self), QHBoxLayout(), QHBoxLayout()
        down.setContentsMargins(*[margin] * 4)
        down.setSpacing(gap)
        for across in (how, foot):
            across.setSpacing(gap)
        for button in self.methods.values():
            how.addWidget(button)
        how.addStretch(1)
        how.addWidget(self.heads)
        how.addSpacing(margin)
        how.addWidget(self.held_words)
        how.addWidget(self.held)
        foot.addWidget(self.from_count)
        foot.addWidget(self.mend)
        foot.addStretch(1)
        foot.addWidget(self.shut)
        foot.addWidget(self.agree)
        down.addWidget(self.head)
        down.addLayout(self.open_prizes.with_sign())
        down.addLayout(how)
        down.addWidget(self.table, 1)
        down.addWidget(self.bar)
        for part in (self.stacks, self.money, self.doubts):
            down.addWidget(part)
        down.addLayout(self.told.with_sign())
        down.addLayout(foot)
        below = (self.agree, self.from_count, self.mend, self.shut)
        turns = (*self.methods.values(), self.heads, self.held, self.table, *below)
        for one, following in pairwise(turns):
            self.setTabOrder(one, following)

    def _connect(self) -> None:
        self.rows.typed.connect(self._typed)
        self.table.cells.refused.connect(partial(self._say, refused=True))
        self.table.through.connect(self._through)
        self.held.textChanged.connect(self._typed)
        self.heads.toggled.connect(self._typed)
        self.agree.clicked.connect(lambda _checked=False: self._agree())
        self.from_count.clicked.connect(lambda _checked=False: self._take_counted())
        self.mend.clicked.connect(lambda _checked=False: self._put_right())
        self.shut.clicked.connect(lambda _checked=False: self.close())
        self.reckoning.found.connect(self._found)
        self.reckoning.progressed.connect(self._progress)
        self._view.changed.connect(self._follow)
        self._view.renamed.connect(lambda _who: self._look())

    def open(self) -> None:
        """Open it next to the console: the clock must not wait for an agreement."""
        self._say("")
        self.show()
        self._look()
        self.raise_()
        self.activateWindow()
        if self.rows.rowCount():
            self.table.setFocus(Qt.FocusReason.OtherFocusReason)
            self.table.begin()
        else:
            self.shut.setFocus(Qt.FocusReason.OtherFocusReason)

    # Its state

    def _follow(self, change: Change) -> None:
        before, after = change.before, change.after
        if not self.isVisible() or before is None or after is None:
            return
        if (
            before.entries is not after.entries
            or before.exits is not after.exits
            or before.prizes is not after.prizes
            or before.play.seating is not after.play.seating
            or before.setup is not after.setup
            or before.takings is not after.takings
            or before.chips != after.chips
            or before.counts is not after.counts
        ):
            self._look()
        if self._mending and before.chips != after.chips:
            self._mending = False
            self.raise_()
            self.activateWindow()
            if self.agree.isEnabled():
                self.agree.setFocus(Qt.FocusReason.OtherFocusReason)

    def _look(self) -> None:
        state, words, draft = self._view.state, self._view.words, self.draft
        self.held.currency = state.setup.currency
        fault = draft.fault(state)
        self.from_count.offer(draft.stacks)
        for part in (self.table, self.stacks, self.money, self.held, self.held_words):
            part.setVisible(fault is None)
        for button in self.methods.values():
            button.setVisible(fault is None)
        if fault is not None:
            self.reckoning.ask(None)
            self.talked.emit(None)
            self.head.setText(words.gettext("There is no deal to be made"))
            self.open_prizes.setText(self._view.said(fault))
            for beside in (self.heads, self.bar, self.doubts, self.from_count, self.mend):
                beside.hide()
            self.agree.setEnabled(False)
            return
        wanted = draft.wanted(state)
        reckoned = wanted is None or draft.is_found(wanted)
        board = draft.board(state, self._view.people)
        self.rows.show_board(board, reckoned=reckoned)
        self.reckoning.ask(None if reckoned else wanted)
        self.bar.setVisible(not reckoned)
        self._show(board)

    def _show(self, board: DealBoard) -> None:
        words, draft = self._view.words, self.draft
        self.head.setText(heading(words, board))
        self.open_prizes.setText(open_words(words, board))
        self.heads.setVisible(board.heads_on > 0)
        if board.heads_on:
            amount = words.money(board.heads_on, board.currency)
            self.heads.setText(words.gettext("Heads too: {amount}", amount=amount))
            self.heads.setAccessibleName(self.heads.text())
        self.methods[draft.method].setChecked(True)
        stacks, ink = stacks_text(words, board)
        self.stacks.setText(stacks)
        paint(self.stacks, ink)
        self._offer_to_mend(board)
        money, ink = money_text(words, board, draft)
        if self.held.faulty:
            money, ink = words.gettext("This is not a sum of money."), "stopped"
        self.money.setText(money)
        paint(self.money, ink)
        doubts = doubts_text(words, board, draft)
        self.doubts.setText(doubts)
        self.doubts.setVisible(bool(doubts))
        whole = board.complete and board.counted == board.in_play and not self.held.faulty
        self.agree.setEnabled(
            whole and draft.request(board) is not None and not draft.missing(board)
        )
        if self.isVisible():
            self.talked.emit(board)

    # Gestures

    def _typed(self, _what: object = None) -> None:
        self._say("")
        self.draft.held = self.held.amount or Money(0)
        self.draft.heads = self.heads.isChecked()
        self._look()

    def _choose(self, method: DealMethod, _checked: bool = True) -> None:
        if self.rows.board is not None:
            self.draft.choose(method, self.rows.board)
        self._typed()

    def _offer_to_mend(self, board: DealBoard) -> None:
        """Offer a correction if every stack is typed and their sum differs from the ledger's."""
        difference = board.counted - board.in_play
        self.mend.setVisible(board.complete and difference != 0)
        signed = ("+" if difference > 0 else "−") + self._view.words.number(abs(difference))
        said = self._view.words.gettext("Correct the chips: {signed}…", signed=signed)
        self.mend.setText(said)
        self.mend.setAccessibleName(said)

    def _put_right(self) -> None:
        """Correct the ledger in the line, which asks for the reason; then return to the deal."""
        if not self.table.cells.settle():
            return
        board = self.rows.board
        if board is None or board.counted == board.in_play:
            return
        self._mending = True
        if (console := self.parentWidget()) is not None:
            console.activateWindow()
        self.wanted_line.emit(f"chips {board.counted - board.in_play:+d} ")

    def _take_counted(self) -> None:
        if self.table.cells.settle():
            self.draft.stacks.update(self.from_count.stacks)
            self._typed()

    def _through(self) -> None:
        self.methods[self.draft.method].setFocus(Qt.FocusReason.OtherFocusReason)

    def _agree(self) -> None:
        board = self.rows.board
        if not self.table.cells.settle() or board is None:
            return
        board = self.rows.board
        request = None if board is None else self.draft.request(board)
        if request is None:
            return
        told = self._view.ask(request)
        if told.refused:
            self._say(told.sentence, refused=True)
        else:
            self._forget()
            self.close()

    def _forget(self) -> None:
        self.draft.stacks.clear()
        self.draft.typed.clear()
        self.draft.method = "icm"
        for field in (self.held, self.heads):
            with QSignalBlocker(field):
                if field is self.heads:
                    self.heads.setChecked(False)
                else:
                    self.held.clear()
        self.draft.held, self.draft.heads = Money(0), False

    def _found(self, wanted: Sum, amounts: tuple[Money, ...]) -> None:
        self.draft.find(wanted, amounts)
        if self.isVisible():
            self._look()

    def _progress(self, done: int, of: int) -> None:
        self.bar.setRange(0, of)
        self.bar.setValue(done)

    def _say(self, sentence: str, *, refused: bool = False) -> None:
        self.told.setText(sentence)
        paint(self.told, "stopped" if refused else "done")
        self.told.setVisible(bool(sentence))

    def hideEvent(self, event: QHideEvent) -> None:  # noqa: N802 -- Qt's name
        self.reckoning.stop()
        self.talked.emit(None)
        super().hideEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:  # noqa: N802 -- Qt's name
        """Keep what is being typed in a cell as far as it is valid."""
        self.table.cells.settle()
        super().closeEvent(event)
