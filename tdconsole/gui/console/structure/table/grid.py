"""The structure as a table: cells edited as in a spreadsheet, rows dragged by their level."""

import math
from typing import Final

from PySide6.QtCore import (
    QEvent,
    QItemSelection,
    QItemSelectionModel,
    QModelIndex,
    QPoint,
    Qt,
    Signal,
)
from PySide6.QtGui import (
    QContextMenuEvent,
    QHelpEvent,
    QHideEvent,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
    QPaintEvent,
)
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView, QToolTip

from tdconsole.gui.console.structure.table.cell_editor import CellEditor, Fault
from tdconsole.gui.console.structure.table.cells import COLUMNS, ColumnId
from tdconsole.gui.console.structure.table.edits import Rows
from tdconsole.gui.console.structure.table.gestures import BY_KEYS
from tdconsole.gui.console.structure.table.periods import Periods
from tdconsole.gui.console.structure.table.row_drag import RowDrag
from tdconsole.gui.shared.lettering import ems
from tdconsole.gui.shared.plain import plain
from tdconsole.gui.shared.pressing import ENTER
from tdconsole.gui.shared.rows import Index
from tdconsole.gui.shared.sizing import cover_cut_row, even
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.wall.theme import Theme

ROOM: Final[dict[ColumnId, str]] = {
    "number": "000 >", "small_blind": "00 000", "big_blind": "00 000", "ante": "00 000",
    "small_bet": "00 000", "big_bet": "00 000", "bring_in": "00 000", "minutes": "~ 000",
    "hands": "000", "begins": "00:00", "depth": "≈ 000",
}  # fmt: skip
"""The least width of each column; the last one takes what the others leave."""
_SIDES: Final = 4
"""The left and right margins of a cell, in units."""
_START: Final[ColumnId] = "big_blind"
_LEFT: Final = Qt.MouseButton.LeftButton


class PeriodTable(QTableView):
    gesture = Signal(str)
    """Emitted with the id of one of the gestures."""
    moved = Signal(object, int)
    """Emitted when rows are dragged into the gap before this one."""
    refused = Signal(str)
    marks_wanted = Signal(QPoint)
    menu_wanted = Signal(QPoint)

    def __init__(self, periods: Periods, words: Catalogue, theme: Theme, fault: Fault) -> None:
        super().__init__()
        self.periods, self._theme = periods, theme
        self.drag = RowDrag(self, theme)
        self.cells = CellEditor(words, theme, fault, self)
        self.setObjectName("periods")
        self.setAccessibleName(words.gettext("Levels and breaks of the structure"))
        self.setModel(periods)
        self.setItemDelegate(self.cells)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectItems)
        self.setEditTriggers(
            QAbstractItemView.EditTrigger.DoubleClicked
            | QAbstractItemView.EditTrigger.AnyKeyPressed
        )
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerItem)
        self.setTabKeyNavigation(False)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setCornerButtonEnabled(False)
        self._measure()
        self.cells.refused.connect(self.refused)
        self.cells.stepped.connect(self._step)

    def _measure(self) -> None:
        across = even(self, self._theme.console.space.row)
        across.setSectionResizeMode(len(COLUMNS) - 1, QHeaderView.ResizeMode.Stretch)

    def _fit(self) -> None:
        """Fit each column to its widest text, in bold, as the present row is."""
        space, across = self._theme.console.space, self.horizontalHeader()
        face, size = self._theme.console.faces.strong, self._theme.console.type.text
        for number, column in enumerate(COLUMNS[:-1]):
            title = str(self.periods.headerData(number, Qt.Orientation.Horizontal))
            texts = (title, ROOM[column], *self.periods.widest(column))
            wide = max(math.ceil(ems(text, face) * size) for text in texts) + _SIDES * space.unit
            if wide != across.sectionSize(number):
                across.resizeSection(number, wide)

    def show_columns(self, shown: frozenset[ColumnId]) -> None:
        self._fit()
        turned = [n for n, one in enumerate(COLUMNS) if self.isColumnHidden(n) == (one in shown)]
        for number in turned:
            self.setColumnHidden(number, COLUMNS[number] not in shown)
        if turned:
            self.updateGeometries()  # else the bar below would come only with the next change

    # Pointing

    def chosen_rows(self) -> Rows:
        """Return the rows of a gesture; without a selection, the current one."""
        rows = {index.row() for index in self.selectedIndexes()}
        current = self.currentIndex()
        return frozenset(rows or ({current.row()} if current.isValid() else set()))

    def chosen_cells(self) -> frozenset[tuple[int, ColumnId]]:
        return frozenset((index.row(), COLUMNS[index.column()]) for index in self.selectedIndexes())

    def whole_rows(self) -> bool:
        """Whether whole rows are selected, not cells."""
        return any(index.column() == 0 for index in self.selectedIndexes())

    def point(self, row: int, column: ColumnId | None = None) -> None:
        at = self.currentIndex().column() if column is None else COLUMNS.index(column)
        self._point_at(self.periods.index(row, max(0, at)))

    def begin(self) -> None:
        """Begin at the row in play."""
        lines = self.periods.lines
        if lines:
            present = (row for row, line in enumerate(lines) if line.played == "present")
            self.point(next(present, 0), _START)

    def _point_at(self, index: QModelIndex) -> None:
        """Select one cell alone, whatever keys are held."""
        flags = QItemSelectionModel.SelectionFlag
        self.selectionModel().setCurrentIndex(index, flags.ClearAndSelect)
        self.scrollTo(index)

    def select_rows(self, rows: Rows) -> None:
        if not rows:
            return
        column = max(0, self.currentIndex().column())
        flags = QItemSelectionModel.SelectionFlag
        self.selectionModel().setCurrentIndex(self.periods.index(min(rows), column), flags.NoUpdate)
        chosen = QItemSelection()
        for row in rows:
            index = self.periods.index(row, 0)
            chosen.select(index, self.periods.index(row, len(COLUMNS) - 1))
        self.selectionModel().select(chosen, flags.ClearAndSelect)
        self.scrollTo(self.periods.index(min(rows), column))

    def _step(self, to: str) -> None:
        at = self.currentIndex()
        if to in {"down", "up"}:
            row = at.row() + (1 if to == "down" else -1)
            if 0 <= row < self.periods.rowCount():
                self._point_at(self.periods.index(row, at.column()))
            return
        following = self._beside(at, 1 if to == "next" else -1)
        if following is not None:
            self._point_at(following)
            self.edit(following)

    def _beside(self, at: QModelIndex, way: int) -> QModelIndex | None:
        """Return the next cell that can be edited."""
        wide = len(COLUMNS)
        place = at.row() * wide + at.column() + way
        while 0 <= place < self.periods.rowCount() * wide:
            index = self.periods.index(place // wide, place % wide)
            if index.flags() & Qt.ItemFlag.ItemIsEditable and not self.isColumnHidden(place % wide):
                return index
            place += way
        return None

    def selectionCommand(  # noqa: N802 -- Qt's name
        self, index: Index, event: QEvent | None = None
    ) -> QItemSelectionModel.SelectionFlag:
        """Select a whole row by its level."""
        command = super().selectionCommand(index, event)
        if isinstance(event, QMouseEvent) and index.column() == 0:
            command |= QItemSelectionModel.SelectionFlag.Rows
        return command

    # Keys

    def event(self, event: QEvent) -> bool:
        """Take the draft's own keys while the table has the keyboard."""
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            leaving = event.key() == Qt.Key.Key_Escape and self.drag.grip is not None
            if leaving or _keys(event) in BY_KEYS:
                event.accept()
                return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 -- Qt's name
        current, gesture = self.currentIndex(), BY_KEYS.get(_keys(event))
        if event.key() == Qt.Key.Key_Escape and self.drag.grip is not None:
            self.drag.let_go()
        elif gesture == "clear" and self.whole_rows():
            self.gesture.emit("delete")
        elif gesture is not None:
            self.gesture.emit(gesture)
        elif event.key() in {*ENTER, Qt.Key.Key_Space}:
            self._open(event, current)
        elif event.text().isprintable() and event.text() and not event.text()[0].isdecimal():
            event.ignore()
        else:
            super().keyPressEvent(event)

    def _open(self, event: QKeyEvent, current: QModelIndex) -> None:
        space = event.key() == Qt.Key.Key_Space
        if not current.isValid():
            return
        if space and event.modifiers() & Qt.KeyboardModifier.ShiftModifier:
            self.select_rows(self.chosen_rows())
        elif COLUMNS[current.column()] == "marks":
            self.marks_wanted.emit(self._corner(current))
        elif not space and current.flags() & Qt.ItemFlag.ItemIsEditable:
            self.edit(current)

    def _corner(self, index: QModelIndex) -> QPoint:
        return self.viewport().mapToGlobal(self.visualRect(index).bottomLeft())

    def keyboardSearch(self, _search: str) -> None:  # noqa: N802 -- Qt's name
        """Leave figures to the cell and letters to the quick entry."""

    # The mouse

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802 -- Qt's name
        at = event.position().toPoint()
        index = self.indexAt(at)
        gripped = event.button() == _LEFT and index.isValid() and index.column() == 0
        if gripped and not self.periods.locked:
            self.drag.take(at)
            if index.row() in self.chosen_rows() and self.whole_rows() and not event.modifiers():
                return
        super().mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:  # noqa: N802 -- Qt's name
        if self.drag.grip is None:
            super().mouseMoveEvent(event)
        else:
            self.drag.lead(event.position().toPoint())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:  # noqa: N802 -- Qt's name
        grip, gap = self.drag.grip, self.drag.gap
        self.drag.let_go()
        if gap is not None:
            self.moved.emit(self.chosen_rows(), gap)
        elif grip is not None and not event.modifiers():
            self.select_rows(frozenset({self.indexAt(grip).row()}))
        super().mouseReleaseEvent(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:  # noqa: N802 -- Qt's name
        index = self.indexAt(event.position().toPoint())
        if index.isValid() and COLUMNS[index.column()] == "marks":
            self.marks_wanted.emit(self._corner(index))
        else:
            super().mouseDoubleClickEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:  # noqa: N802 -- Qt's name
        keyboard = event.reason() == QContextMenuEvent.Reason.Keyboard
        self.menu_wanted.emit(self._corner(self.currentIndex()) if keyboard else event.globalPos())

    def hideEvent(self, event: QHideEvent) -> None:  # noqa: N802 -- Qt's name
        """Keep what is being typed when the page is hidden."""
        self.drag.let_go()
        self.cells.settle()
        super().hideEvent(event)

    # Tooltips and painting

    def viewportEvent(self, event: QEvent) -> bool:  # noqa: N802 -- Qt's name
        """Show a shortened text in full."""
        if not isinstance(event, QHelpEvent):
            return super().viewportEvent(event)
        index = self.indexAt(event.pos())
        told = str(index.data(Qt.ItemDataRole.ToolTipRole) or "") if index.isValid() else ""
        cut = self.sizeHintForIndex(index).width() > self.visualRect(index).width()
        if index.isValid() and cut and not told:
            told = plain(str(index.data()))
        if told:
            QToolTip.showText(event.globalPos(), told, self)
        else:
            QToolTip.hideText()
        return True

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 -- Qt's name
        super().paintEvent(event)
        cover_cut_row(self, self._theme.colours.surface)
        self.drag.paint()


def _keys(event: QKeyEvent) -> str:
    held = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
    return QKeySequence(held.value | event.key()).toString()
