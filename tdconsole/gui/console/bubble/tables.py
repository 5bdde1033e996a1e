"""The tables of the board: reported by a click, or by number and Enter."""

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter
from PySide6.QtWidgets import QWidget

from tdconsole.domain.language.commands.bubble import ReportTables
from tdconsole.domain.values import EntryId, TableNo, TableTask
from tdconsole.gui.console.bubble.tile import face_of, looks
from tdconsole.gui.console.bubble.wording import table_sentence, tables_sentence
from tdconsole.gui.console.engine.tournament_view import TournamentView
from tdconsole.gui.console.widgets.tiled.tiles import TileBoard, seated
from tdconsole.gui.shared.pressing import ENTER
from tdconsole.projections.bubble.board_gestures import entered, held, pressed
from tdconsole.projections.bubble.hand_board import HandTable
from tdconsole.wall.theme import Theme

HOLD: Final = "h"
RING: Final = 2


class TableBoard(TileBoard[HandTable]):
    def __init__(self, view: TournamentView, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._view = view
        self._looks = looks(theme.colours)
        self._stacks: Mapping[EntryId, tuple[str, float]] = {}
        self.setAccessibleName(view.words.gettext("Tables, hand for hand"))

    def takes(self, text: str) -> bool:
        """Take a number, and after it the letter that holds; any other word belongs to the line."""
        return text.isdecimal() or (text.lower() == HOLD and bool(self.typed))

    # Gestures

    def report(self, table: TableNo, task: TableTask) -> None:
        self._type("")
        self._view.do(ReportTables(tables=(table,), task=task))

    def _meant(self) -> HandTable | None:
        """Return the typed table, or else the one at the cursor."""
        if not self.typed:
            return self.here
        number = TableNo(int(self.typed))
        index = self.index_of(number)
        if index is None:
            self.report(number, "done")  # the refusal says why there is no such table
            return None
        return self.tiles[index]

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802 -- Qt's name
        """Take nothing back at the second press of a hurried click, which is another event."""
        index = self.index_at(event.position().toPoint())
        if index is None:
            return
        self._go(index)
        here = self.tiles[index]
        second = event.button() == Qt.MouseButton.RightButton or bool(
            event.modifiers() & Qt.KeyboardModifier.ShiftModifier
        )
        if second:
            self.report(here.table, held(here.task))
        elif event.button() == Qt.MouseButton.LeftButton:
            self.report(here.table, pressed(here.task))

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 -- Qt's name
        key, here = event.key(), self.here
        if event.text().lower() == HOLD and self.typed:
            self._report_asked(hold=True)
        elif key in ENTER:
            self._report_asked(hold=bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier))
        elif key == Qt.Key.Key_Space and here is not None:
            self.report(here.table, pressed(here.task))
        elif key == Qt.Key.Key_Delete and here is not None:
            self.report(here.table, "dealing")
        else:
            super().keyPressEvent(event)

    def _report_asked(self, *, hold: bool) -> None:
        here = self._meant()
        if here is not None:
            self.report(here.table, held(here.task) if hold else entered(here.task))

    # What is shown

    def show_stacks(self, stacks: Mapping[EntryId, tuple[str, float]]) -> None:
        """Show each stack that was counted beside its player."""
        if stacks != self._stacks:
            self._stacks = stacks
            self.viewport().update()

    def _deep(self, entry: EntryId) -> tuple[str, float]:
        return self._stacks.get(entry, ("", 0.0))

    def _describe(self) -> None:
        said = [tables_sentence(self._view.words, self.tiles)]
        if self.here is not None:
            said.append(self._tooltip(self.here))
        self.setAccessibleDescription("; ".join(said))

    def _tooltip(self, tile: HandTable) -> str:
        return table_sentence(self._view.words, tile, self._view.who)

    def _draw(self, painter: QPainter, rect: QRect, tile: HandTable, *, here: bool) -> None:
        seats = seated(self._view, tile.table, self._deep) if self.is_roomy else ()
        face = face_of(self._view.words, tile, self._looks[tile.task], seats)
        self.faces.paint(painter, rect, face, ring=RING if here else 0)
