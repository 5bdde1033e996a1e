"""The table of a deal: Enter takes a stack and opens the next, as they are called out."""

from typing import Final

from PySide6.QtCore import QEvent, QModelIndex, QObject, QPersistentModelIndex, Qt, Signal
from PySide6.QtGui import QHelpEvent, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QLineEdit,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QToolTip,
    QWidget,
)

from tdconsole.domain.values import Chips, Money
from tdconsole.gui.console.prizes.deal.rows import COLUMNS, OPEN, ColumnId, DealRows, title
from tdconsole.gui.shared.lettering import ems
from tdconsole.gui.shared.plain import plain
from tdconsole.gui.shared.pressing import ENTER
from tdconsole.gui.shared.rows import Index
from tdconsole.gui.shared.sizing import even
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.wall.theme import Theme

_SIDES: Final = 6
"""The left and right margins of a title, in units."""
_NAME: Final = 36
"""The least width of the players' column; without room for it the table scrolls."""
_STEPS: Final[dict[int, int]] = {
    Qt.Key.Key_Return: 1,
    Qt.Key.Key_Enter: 1,
    Qt.Key.Key_Down: 1,
    Qt.Key.Key_Up: -1,
}
_LARGEST: Final = Chips(88_888_888)


class DealCell(QStyledItemDelegate):
    refused = Signal(str)
    stepped = Signal(int)
    """Emitted when the field is closed and moves to the row below or above."""

    def __init__(self, words: Catalogue, view: QTableView, rows: DealRows) -> None:
        super().__init__(view)
        self._words, self._rows = words, rows
        self._at: QPersistentModelIndex | None = None
        self.field: QLineEdit | None = None
        """The open field."""
        self._filled = False
        self.closeEditor.connect(self._closed)

    def createEditor(  # noqa: N802 -- Qt's name
        self, parent: QWidget, _option: QStyleOptionViewItem, index: Index
    ) -> QWidget:
        field = QLineEdit(parent)
        field.setProperty("kind", "cell")
        field.setFrame(False)
        field.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        player = self._rows.index(index.row(), COLUMNS.index("player")).data()
        column = title(self._words, COLUMNS[index.column()])
        field.setAccessibleName(f"{player}: {column}")
        self.field, self._at, self._filled = field, QPersistentModelIndex(index), False
        return field

    def setEditorData(self, editor: QWidget, index: Index) -> None:  # noqa: N802 -- Qt's name
        """Fill the field once: other rows' changes don't overwrite what is being typed."""
        if not self._filled:
            super().setEditorData(editor, index)
            if isinstance(editor, QLineEdit):
                editor.selectAll()
            self._filled = True

    def _closed(self) -> None:
        self.field = None

    def setModelData(self, editor: QWidget, _model: object, index: Index) -> None:  # noqa: N802 -- Qt's name
        if not isinstance(editor, QLineEdit):
            return
        typed = editor.text()
        if typed == index.data(Qt.ItemDataRole.EditRole):
            return
        if fault := self._rows.fault(COLUMNS[index.column()], typed):
            self.refused.emit(fault)
        else:
            self._rows.setData(index, typed)

    def settle(self) -> bool:
        """Take what is being typed; False if it is not valid and stays open."""
        if self.field is None or self._at is None or not self._at.isValid():
            return True
        typed, field = self.field.text(), self.field
        if typed != self._at.data(Qt.ItemDataRole.EditRole):
            fault = self._rows.fault(COLUMNS[self._at.column()], typed)
            if fault:
                self.refused.emit(fault)
                return False
        self.commitData.emit(field)
        self.closeEditor.emit(field, QStyledItemDelegate.EndEditHint.NoHint)
        return True

    def eventFilter(self, viewing: QObject, event: QEvent) -> bool:  # noqa: N802 -- Qt's name
        if (
            event.type() == QEvent.Type.KeyPress
            and isinstance(event, QKeyEvent)
            and viewing is self.field
        ):
            step = _STEPS.get(event.key())
            if step is not None and not event.modifiers() & Qt.KeyboardModifier.ControlModifier:
                if self.settle():
                    self.stepped.emit(step)
                return True
        return super().eventFilter(viewing, event)


class DealTable(QTableView):
    through = Signal()
    """Emitted when the last stack is typed and none is missing."""

    def __init__(self, rows: DealRows, words: Catalogue, theme: Theme) -> None:
        super().__init__()
        self.rows, self._words, self._theme = rows, words, theme
        self.cells = DealCell(words, self, rows)
        self.setAccessibleName(words.gettext("Players of the deal"))
        self.setModel(rows)
        self.setItemDelegate(self.cells)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(
            QAbstractItemView.EditTrigger.DoubleClicked
            | QAbstractItemView.EditTrigger.SelectedClicked
            | QAbstractItemView.EditTrigger.AnyKeyPressed
        )
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerItem)
        self.setTabKeyNavigation(False)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setCornerButtonEnabled(False)
        self.across = even(self, theme.console.space.row)
        self.cells.stepped.connect(self._step)
        rows.modelReset.connect(self._measure)
        self._measure()

    def _measure(self) -> None:
        """Measure columns for the largest sum to divide, with its sign."""
        face, size = self._theme.console.faces.strong, self._theme.console.type.text
        board, words = self.rows.board, self._words
        pot = Money(0) if board is None else board.pot
        currency = "EUR" if board is None else board.currency
        most = words.number(_LARGEST if board is None else max(board.in_play, 10**6))
        room: dict[ColumnId, str] = {"seat": "000-00", "stack": most}
        for number, column in enumerate(COLUMNS):
            if column == "player":
                continue
            text = room.get(column, f"▲ {words.money(pot, currency)}")
            heading = title(words, column)
            wide = max(ems(text, face), ems(heading, face)) * size
            sides = _SIDES * self._theme.console.space.unit
            self.across.resizeSection(number, round(wide) + sides)
        self._stretch()

    def _stretch(self) -> None:
        """Give the players' column what the figures leave."""
        player = COLUMNS.index("player")
        figures = self.across.length() - self.across.sectionSize(player)
        least = _NAME * self._theme.console.space.unit
        self.across.resizeSection(player, max(least, self.viewport().width() - figures))

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 -- Qt's name
        super().resizeEvent(event)
        self._stretch()

    # Typing

    def type_into(self, row: int, column: ColumnId = "stack") -> None:
        index = self.rows.index(row, COLUMNS.index(column))
        if index.isValid():
            self.setCurrentIndex(index)
            self.scrollTo(index)
            self.edit(index)

    def begin(self) -> None:
        """Begin at the first missing stack, or where somebody is typing."""
        if self.cells.field is not None:
            self.cells.field.setFocus(Qt.FocusReason.OtherFocusReason)
            return
        row = self.rows.missing_stack()
        if row is None:
            self.setCurrentIndex(self.rows.index(0, COLUMNS.index("share")))
        else:
            self.type_into(row)

    def _step(self, by: int) -> None:
        at = self.currentIndex()
        column, row = COLUMNS[at.column()], at.row() + by
        if 0 <= row < self.rows.rowCount():
            self.type_into(row, column)
        elif column == "stack" and by > 0:
            missing = self.rows.missing_stack()
            if missing is None:
                self.through.emit()
            else:
                self.type_into(missing)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 -- Qt's name
        current = self.currentIndex()
        typed_into = current.isValid() and COLUMNS[current.column()] in OPEN
        if event.key() in ENTER and typed_into:
            self.edit(current)
        elif event.text().isprintable() and event.text() and not event.text()[0].isdecimal():
            event.ignore()
        else:
            super().keyPressEvent(event)

    def keyboardSearch(self, _search: str) -> None:  # noqa: N802 -- Qt's name
        """Leave typed figures to the cell."""

    def viewportEvent(self, event: QEvent) -> bool:  # noqa: N802 -- Qt's name
        """Show a tooltip for a shortened text, or with the reason for a doubt."""
        if not isinstance(event, QHelpEvent):
            return super().viewportEvent(event)
        index: QModelIndex = self.indexAt(event.pos())
        said = str(index.data(Qt.ItemDataRole.ToolTipRole) or "") if index.isValid() else ""
        cut = self.sizeHintForIndex(index).width() > self.visualRect(index).width()
        if index.isValid() and cut and not said:
            said = str(index.data())
        if said:
            QToolTip.showText(event.globalPos(), plain(said), self)
        else:
            QToolTip.hideText()
        return True
