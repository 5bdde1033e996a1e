"""The head of a race: chips removed, chips introduced, and how the odd ones are raced."""

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QLineEdit, QPushButton, QVBoxLayout, QWidget

from tdconsole.domain.values import Chips
from tdconsole.gui.console.chips.race.draft import Draft
from tdconsole.gui.console.chips.race.wording import method_text, progress_text
from tdconsole.gui.console.engine.tournament_view import TournamentView
from tdconsole.gui.console.entry.cash.sums import paint
from tdconsole.gui.console.widgets.cite_button import CitedLabel
from tdconsole.gui.console.widgets.tick import Tick
from tdconsole.gui.shared.lettering import lettering
from tdconsole.line.typing.typed_chips import amount
from tdconsole.projections.chips.race_board import Exchange, RaceBoard
from tdconsole.wall.theme import Theme

WIDE = 24
"""The width of a field, in units of the grid."""
MOST = 10**12


class RaceHead(QWidget):
    chosen = Signal()
    """Emitted for other chips, another method, or another way of dealing."""
    turned = Signal()
    """Emitted to switch back to the seats."""

    def __init__(self, draft: Draft, view: TournamentView, theme: Theme) -> None:
        super().__init__()
        self._draft, self._words = draft, view.words
        words = view.words
        space, large = (
            theme.console.space,
            lettering(theme.console.faces.strong, theme.console.type.title),
        )
        self.old = self._field(words.gettext("Chips that leave"), WIDE * space.unit)
        self.new = self._field(words.gettext("Chips that come"), WIDE * space.unit)
        self.into = QLabel(words.pgettext("colour-up", "into"))
        self.up = QPushButton(words.pgettext("race", "Round everybody up"))
        self.up.setCheckable(True)
        self.deal = Tick(words.gettext("Deal the cards here"), theme)
        for field in (self.old, self.new):
            field.setFont(large)
        self.up.setAutoDefault(False)
        self.up.setAccessibleName(self.up.text())
        self.how, self.progress, self.warning = CitedLabel(view, theme), QLabel(), QLabel()
        self.warning.setProperty("role", "waiting")
        self.how.setProperty("role", "quiet")
        across, down = QHBoxLayout(), QVBoxLayout(self)
        down.setContentsMargins(0, 0, 0, 0)
        down.setSpacing(space.gap)
        across.setSpacing(space.gap)
        for part in (self.old, self.into, self.new):
            across.addWidget(part)
        across.addSpacing(space.margin)
        across.addWidget(self.up)
        across.addWidget(self.deal)
        across.addStretch(1)
        down.addLayout(across)
        for label in (self.how, self.progress, self.warning):
            label.setTextFormat(Qt.TextFormat.PlainText)
            label.setWordWrap(True)
            down.addWidget(label)
        down.insertWidget(down.indexOf(self.how) + 1, self.how.cites)
        for field in (self.old, self.new):
            field.textEdited.connect(self._typed)
        for switch in (self.up, self.deal):
            switch.clicked.connect(self._typed)
            switch.clicked.connect(self.turned)

    def _field(self, name: str, wide: int) -> QLineEdit:
        field = QLineEdit()
        field.setAccessibleName(name)
        field.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        field.setToolTip(name)
        field.setFixedWidth(wide)
        return field

    def take(self, exchange: Exchange) -> None:
        self._draft.exchange = exchange
        for field, chip in ((self.old, exchange.old), (self.new, exchange.new)):
            with QSignalBlocker(field):
                field.setText(str(chip))

    def show_board(self, board: RaceBoard | None, needed: int | None, cite: str) -> None:
        words = self._words
        for label in (self.how, self.progress):
            label.setVisible(board is not None)
        self.deal.setVisible(board is not None and board.method != "round_up_all")
        self.up.setChecked(board is not None and board.method == "round_up_all")
        if board is None:
            self.warning.setText(
                words.gettext("Name two chips: the new one is some whole number of old ones.")
            )
            self.warning.show()
            return
        self.how.setText(method_text(words, board, cite))
        said, ink = progress_text(words, board)
        self.progress.setText(said)
        paint(self.progress, ink)
        self.warning.setVisible(needed is not None)
        if needed is not None:
            self.warning.setText(
                words.gettext(
                    "Level {level} can’t be paid in chips of {new} alone: is it too early?",
                    level=needed,
                    new=words.number(board.new),
                )
            )

    def _typed(self, _what: object = None) -> None:
        old, new = _chip(self.old.text()), _chip(self.new.text())
        self._draft.exchange = None if old is None or new is None else Exchange(old=old, new=new)
        self._draft.method = "round_up_all" if self.up.isChecked() else None
        self._draft.deal = self.deal.isChecked()
        self.chosen.emit()


def _chip(typed: str) -> Chips | None:
    chips = amount(typed)
    return chips if chips is not None and 0 < chips <= MOST else None
