"""The list of the places; in a plan, prizes are typed into it."""

from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent

from tdconsole.domain.values import Money
from tdconsole.gui.console.engine.tournament_view import TournamentView
from tdconsole.gui.console.prizes.rows import PRIZE, PrizeRows
from tdconsole.gui.console.widgets.typed_column import TypingListing
from tdconsole.i18n.catalogue import currency_digits
from tdconsole.projections.prizes.board import PrizeRow
from tdconsole.wall.theme import Theme

_DELETE: Final = (Qt.Key.Key_Delete, Qt.Key.Key_Backspace)


class PrizeListing(TypingListing):
    let_go = Signal(object)
    """Emitted with a `PrizeRow` that is no longer held."""

    def __init__(self, rows: PrizeRows, view: TournamentView, theme: Theme, name: str) -> None:
        words = view.words

        def named(row: PrizeRow) -> str:
            return words.gettext("Prize of place {place}", place=rows.place(row))

        def typed(row: PrizeRow) -> str:
            return plain_amount(row.amount, view.state.setup.currency)

        super().__init__(rows, theme, name, PRIZE, named, typed)
        self._places = rows

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 -- Qt's name
        if event.key() in _DELETE and self.takes():
            self.let_go.emit(self._places.at(self.currentIndex().row()))
        else:
            super().keyPressEvent(event)


def plain_amount(amount: Money, currency: str) -> str:
    """Format the amount without its currency, as it is typed."""
    digits = currency_digits(currency)
    whole, rest = divmod(amount, 10**digits)
    return f"{whole}.{rest:0{digits}}" if rest else str(whole)
