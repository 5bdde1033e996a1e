"""The pool's origin, line by line as on a bill; the line asked about is highlighted."""

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QGridLayout

from tdconsole.domain.values import Money
from tdconsole.gui.console.engine.tournament_view import TournamentView
from tdconsole.gui.console.widgets.panel import Panel
from tdconsole.gui.shared.layout import label_of
from tdconsole.gui.shared.lettering import lettering
from tdconsole.i18n.prizes.pool import held_words, pool_line
from tdconsole.projections.prizes.pool import PoolStatement, Source, pool_statement
from tdconsole.wall.theme import Theme

_OF: Final[dict[Source, str]] = {
    "entries": "taken",
    "reentries": "taken",
    "rebuys": "taken",
    "add_ons": "taken",
    "deduction": "deducted",
    "added": "added",
    "overlay": "overlay",
}
"""The number above the list to which a line belongs."""
_RIGHT: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class PoolPanel(Panel):
    def __init__(self, view: TournamentView, theme: Theme) -> None:
        words = view.words
        super().__init__(view, theme, words.gettext("Where the pool comes from"))
        self._view, self._words = view, words
        self._asked = ""
        self._shown: tuple[PoolStatement, str] | None = None
        self.lines = QFrame()
        self.lines.setProperty("kind", "panel")
        self._grid = QGridLayout(self.lines)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(theme.console.space.margin)
        self._grid.setVerticalSpacing(theme.console.space.unit)
        self._grid.setColumnStretch(0, 1)
        self.close_button = self.leave_button(
            words.pgettext("button", "Close"), words.gettext("Close where the pool comes from")
        )
        self.down.addWidget(self.lines)
        self.down.addLayout(self.said.with_sign())
        self.down.addWidget(self.close_button, 0, Qt.AlignmentFlag.AlignLeft)
        self.down.addStretch()
        self.enter_presses(self.close_button)

    def begin(self, term: str) -> None:
        self._asked = term
        self.show()
        self.look()
        self.close_button.setFocus(Qt.FocusReason.OtherFocusReason)

    def look(self) -> None:
        if self.isHidden():
            return
        statement = pool_statement(self._view.state)
        if (statement, self._asked) != self._shown:
            self._shown = (statement, self._asked)
            self._fill(statement)

    def _fill(self, statement: PoolStatement) -> None:
        while (item := self._grid.takeAt(0)) is not None:
            if (part := item.widget()) is not None:
                part.setParent(None)
                part.deleteLater()
        for line in statement.lines:
            strong = self._asked in {_OF[line.source], "pool"}
            self._add(pool_line(self._words, line), line.amount, statement, strong=strong)
        rule = QFrame()
        rule.setProperty("kind", "rule")
        rule.setFixedHeight(1)
        self._grid.addWidget(rule, self._grid.rowCount(), 0, 1, 2)
        said = self._words.pgettext("pool", "Prize pool")
        self._add(said, statement.pool, statement, strong=True)
        self.say(self._beside(statement))

    def _add(self, label: str, amount: Money, statement: PoolStatement, *, strong: bool) -> None:
        faces, size = self._theme.console.faces, self._theme.console.type.text
        row = self._grid.rowCount()
        sign = "− " if amount < 0 else ""
        told = sign + self._words.money(Money(abs(amount)), statement.currency)
        for column, text in enumerate((label, told)):
            part = label_of(
                text,
                role="" if strong else "quiet",
                font=lettering(faces.strong if strong else faces.text, size),
            )
            if column:
                self._grid.addWidget(part, row, column, _RIGHT)
            else:
                part.setWordWrap(True)
                self._grid.addWidget(part, row, column)

    def _beside(self, statement: PoolStatement) -> str:
        words, told = self._words, []
        if statement.guarantee:
            amount = words.money(statement.guarantee, statement.currency)
            told.append(words.gettext("{amount} are guaranteed.", amount=amount))
        if held := held_words(words, statement):
            told.append(held)
        return " ".join(told)
