"""The seats of one table, each with its bag, or with what is typed for it."""

from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLineEdit

from tdconsole.gui.console.day.draft import BagDraft
from tdconsole.gui.console.engine.tournament_view import TournamentView
from tdconsole.gui.shared.rows import Column, Rows
from tdconsole.projections.day.day_end import BagRow
from tdconsole.wall.theme import Theme

_STEPS: Final[dict[int, int]] = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}


class ChipsField(QLineEdit):
    walked = Signal(int)
    """Emitted to go up or down along the seats."""

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 -- Qt's name
        by = _STEPS.get(event.key())
        if by is None:
            super().keyPressEvent(event)
        else:
            self.walked.emit(by)


class BagRows(Rows[BagRow]):
    """The bags, with what is typed for them and not sent yet."""

    def __init__(self, view: TournamentView, theme: Theme) -> None:
        words = view.words
        self.draft = BagDraft()
        super().__init__(
            (
                Column(words.pgettext("column", "Seat"), lambda row: str(row.seat.seat), "00"),
                Column(words.pgettext("column", "Player"), lambda row: view.who(row.entry)),
                Column(
                    words.pgettext("column", "Chips"),
                    lambda row: "" if (chips := self._chips(row)) is None else words.number(chips),
                    words.number(max(view.state.chips, 999_999)),
                    right=True,
                    ink=lambda row: "ink" if row.chips is None else "done",
                ),
                Column(words.pgettext("bag", "Seal"), self._seal, "B 10000", spare=36),
            ),
            lambda row: row.entry,
            theme,
            view,
        )
        self._order = lambda row: row.seat.seat

    def _chips(self, row: BagRow) -> int | None:
        typed = self.draft.typed.get(row.entry)
        return row.chips if typed is None else typed.chips

    def _seal(self, row: BagRow) -> str:
        typed = self.draft.typed.get(row.entry)
        return row.seal if typed is None else typed.seal
