"""The seats of a table: odd chips typed seat by seat, and who gets a new one."""

from typing import Any, Final, Literal

from PySide6.QtCore import QModelIndex, Qt, Signal
from PySide6.QtGui import QKeyEvent

from tdconsole.domain.values import EntryId, Record
from tdconsole.gui.console.chips.race.cells import BoxCell, CardsCell
from tdconsole.gui.console.engine.tournament_view import TournamentView
from tdconsole.gui.shared.listing import Listing
from tdconsole.gui.shared.pressing import ENTER
from tdconsole.gui.shared.rows import Column, Index, Ink, Rows
from tdconsole.wall.theme import Theme

Mark = Literal["alone", "won"]
COLUMNS: Final = ("seat", "name", "odd", "alone", "cards", "won")
"""The columns in their order."""
ODD, ALONE, CARDS, WON = (COLUMNS.index(name) for name in ("odd", "alone", "cards", "won"))
_NONE: Final = "–"
_LAST_DIGIT: Final = 10


class SeatRow(Record, kw_only=True):
    """A seat as drafted or as raced; seat 0 means unknown."""

    entry: EntryId
    seat: int
    name: str
    odd: int | None
    whole: bool = False
    """Whether the odd chips make a whole new chip without a race."""
    cards: tuple[str, ...] = ()
    alone: bool = False
    won: bool = False
    done: bool = False


class SeatRows(Rows[SeatRow]):
    def __init__(self, view: TournamentView, theme: Theme) -> None:
        words = view.words
        say = words.pgettext
        self._words = words
        columns: tuple[Column[SeatRow], ...] = (
            Column(say("poker", "Seat"), lambda row: str(row.seat or _NONE), "00", right=True),
            Column(say("column", "Player"), lambda row: row.name),
            Column(
                say("race", "Odd chips"),
                lambda row: _NONE if row.odd is None else words.number(row.odd),
                "0" * 4,
                right=True,
                ink=_row_ink,
            ),
            Column(
                say("race", "Nothing else"),
                lambda _row: "",
                hint=words.gettext("A player with no other chips is not put out by the race."),
                room="00",
            ),
            Column(say("race", "Cards"), lambda row: " ".join(row.cards), "M" * 9, spare=40),
            Column(say("race", "New chip"), lambda _row: "", "00"),
        )
        super().__init__(columns, lambda row: row.seat * 10**7 + row.entry, theme, view)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if index.isValid() and index.column() in (ALONE, WON):
            row, won = self.at(index.row()), index.column() == WON
            ticked = row.won if won else row.alone
            if role == Qt.ItemDataRole.CheckStateRole and row.odd:
                return Qt.CheckState.Checked if ticked else Qt.CheckState.Unchecked
            if role == Qt.ItemDataRole.AccessibleTextRole and row.odd:
                return self._spoken(ticked=ticked, won=won)
        return super().data(index, role)

    def _spoken(self, *, ticked: bool, won: bool) -> str:
        say = self._words.gettext
        if won:
            return say("gets a new chip") if ticked else say("gets no new chip")
        return say("has nothing else") if ticked else say("has other chips")


def _row_ink(row: SeatRow) -> Ink:
    if row.whole:
        return "stopped"
    return "quiet" if row.odd is None else "ink"


class SeatList(Listing):
    """Seats whose selected row takes digits; when winners are chosen, digits name a seat."""

    digit = Signal(int)
    rubbed = Signal()
    entered = Signal()
    turned = Signal(object, str)
    """Emitted with the entry of a row and the box that was ticked or cleared."""
    turned_seat = Signal(int)

    def __init__(self, rows: SeatRows, view: TournamentView, theme: Theme) -> None:
        words = view.words
        super().__init__(
            rows,
            theme,
            words.gettext("Odd chips by seat"),
            words.gettext("Choose a table on the left."),
        )
        self.choosing = False
        for column in (ALONE, WON):
            self.setItemDelegateForColumn(column, BoxCell(theme, self))
        self.setItemDelegateForColumn(CARDS, CardsCell(theme, self))
        self.clicked.connect(self._clicked)

    @property
    def row(self) -> SeatRow | None:
        return None if self.key is None else self.rows.get(self.key)

    def walk(self) -> bool:
        """Go to the next seat; False at the last one."""
        at = self.currentIndex().row() + 1
        if at >= self.rows.rowCount():
            return False
        self.select(self.rows.key(self.rows.at(at)))
        return True

    def _clicked(self, index: QModelIndex) -> None:
        row, box = self.rows.at(index.row()), index.column()
        if box in (ALONE, WON):
            self.turned.emit(row.entry, COLUMNS[box])

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 -- Qt's name
        text, row = event.text(), self.row
        if event.key() in ENTER:
            self.entered.emit()
        elif text.isdecimal() and len(text) == 1:
            if self.choosing:
                self.turned_seat.emit(int(text) or _LAST_DIGIT)
            else:
                self.digit.emit(int(text))
        elif event.key() == Qt.Key.Key_Backspace:
            self.rubbed.emit()
        elif event.key() == Qt.Key.Key_Space and row is not None:
            self.turned.emit(row.entry, "won" if self.choosing else "alone")
        else:
            super().keyPressEvent(event)
