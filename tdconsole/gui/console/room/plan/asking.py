"""The question for a table's next big blind: a seat typed where it is needed."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QIntValidator
from PySide6.QtWidgets import QGridLayout, QLabel, QLineEdit, QWidget

from tdconsole.domain.language.commands.floor import NameBigBlind
from tdconsole.domain.values import SeatNo, TableNo
from tdconsole.gui.console.engine.tournament_view import TournamentView
from tdconsole.gui.console.widgets.elided import Elided
from tdconsole.gui.console.widgets.field import mark_wrong
from tdconsole.gui.shared.layout import label_of
from tdconsole.gui.shared.lettering import lettering
from tdconsole.wall.theme import Theme

WIDE: Final = 12
"""The width of the field, in units."""
MOST: Final = 2
"""Questions at once: about the table that gives a player, and the one that takes."""


class BigBlindField(QWidget):
    answered = Signal()

    def __init__(self, view: TournamentView, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._view = view
        self.table: TableNo | None = None
        space = theme.console.space
        self.asked, self.field, self.who = QLabel(), QLineEdit(), Elided()
        self.key = label_of(
            role="key", font=lettering(theme.console.faces.strong, theme.console.type.small)
        )
        kept = self.key.sizePolicy()
        kept.setRetainSizeWhenHidden(True)
        self.key.setSizePolicy(kept)
        self._unit = space.unit
        self.asked.setWordWrap(True)
        self.asked.setBuddy(self.field)
        self.who.setFont(lettering(theme.console.faces.text, theme.console.type.small))
        self.who.setProperty("role", "quiet")
        self.who.hide()
        self.field.setFixedWidth(WIDE * space.unit)
        self.field.setAlignment(Qt.AlignmentFlag.AlignRight)
        self.field.setValidator(QIntValidator(1, 99, self.field))
        across = QGridLayout(self)
        across.setContentsMargins(0, 0, 0, 0)
        across.setHorizontalSpacing(space.gap)
        across.setVerticalSpacing(0)
        across.addWidget(self.asked, 0, 0)
        across.addWidget(self.field, 0, 1)
        across.addWidget(self.key, 0, 2)
        across.addWidget(self.who, 1, 0, 1, 3)
        across.setColumnStretch(0, 1)
        self.field.textChanged.connect(self._typed)
        self.field.returnPressed.connect(self._enter)

    def ask(self, table: TableNo) -> None:
        self.table = table
        self.field.clear()
        asked = self._view.words.gettext("Next big blind at table {table}: seat", table=table)
        self.asked.setText(asked)
        self.field.setAccessibleName(asked)

    def hint(self, key: str, room: str = "") -> None:
        """Show the key that leads here from anywhere; `room` is a key whose width is reserved."""
        wide = self.key.fontMetrics().horizontalAdvance(key or room)
        self.key.setFixedWidth(wide + 2 * self._unit + 4)
        self.key.setText(key)
        self.key.setVisible(bool(key))

    def _typed(self, _text: str = "") -> None:
        """Show the player on the typed seat before it is confirmed."""
        mark_wrong(self.field, wrong=False)
        there = self._view.state.play.seating.tables.get(self.table or TableNo(0))
        seat = self._seat()
        entry = None if there is None or seat is None else there.players.get(seat)
        if seat is None:
            said = ""
        elif entry is None:
            said = self._view.words.gettext("Nobody sits there.")
        else:
            said = self._view.who(entry)
        self.who.say(said)
        self.who.setVisible(bool(said))
        self.field.setAccessibleDescription(said)

    def _seat(self) -> SeatNo | None:
        text = self.field.text()
        return SeatNo(int(text)) if text.isdecimal() and int(text) else None

    def _enter(self) -> None:
        seat = self._seat()
        if self.table is None or seat is None:
            return
        if self._view.do(NameBigBlind(table=self.table, seat=seat)):
            self.field.clear()
            self.answered.emit()
        else:
            mark_wrong(self.field, wrong=True)


def ask_about(fields: Sequence[BigBlindField], tables: Sequence[TableNo]) -> None:
    """Ask each table in its own field, whatever was answered before; hide the others."""
    free = [field for field in fields if field.table not in tables]
    there = {field.table for field in fields}
    for table in tables:
        if table not in there:
            free.pop(0).ask(table)
    for field in fields:
        field.setVisible(field.table in tables)
