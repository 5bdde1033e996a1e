"""The list of those away, with a key to count each missed hand."""

from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent

from tdconsole.gui.console.discipline.away.rows import HANDS, PenaltyRows
from tdconsole.gui.console.discipline.away.tally import TallyCell
from tdconsole.gui.shared.listing import Listing
from tdconsole.wall.theme import Theme

_GESTURES: Final = {
    Qt.Key.Key_Space: "hand-missed",
    Qt.Key.Key_Delete: "hand-redealt",
    Qt.Key.Key_Backspace: "hand-redealt",
}


class AwayListing(Listing):
    """The list without type-ahead: typed letters go to the line."""

    performed = Signal(str)
    """Emitted with the gesture on the selected row."""

    def __init__(self, rows: PenaltyRows, theme: Theme, name: str) -> None:
        super().__init__(rows, theme, name)
        self.setItemDelegateForColumn(HANDS, TallyCell(rows, theme, self))
        self.sortable(0, Qt.SortOrder.AscendingOrder)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 -- Qt's name
        gesture = _GESTURES.get(Qt.Key(event.key()))
        if gesture is None:
            super().keyPressEvent(event)
        elif self.key is not None and not event.isAutoRepeat():
            self.performed.emit(gesture)
