"""A cell being edited: Enter, Tab and the arrows go on from it, Esc restores it."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QEvent, QModelIndex, QObject, QPersistentModelIndex, QPoint, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPolygon
from PySide6.QtWidgets import (
    QLineEdit,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from tdconsole.gui.console.structure.table.cell_words import long_title
from tdconsole.gui.console.structure.table.cells import COLUMNS, ColumnId
from tdconsole.gui.console.structure.table.periods import Periods
from tdconsole.gui.console.widgets.field import mark_wrong
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.wall.theme import Theme

Index = QModelIndex | QPersistentModelIndex
Fault = Callable[[int, ColumnId, str], str]
"""Why a text is not valid there; empty if it is."""

_STEPS: Final[dict[int, str]] = {
    Qt.Key.Key_Return: "down",
    Qt.Key.Key_Enter: "down",
    Qt.Key.Key_Down: "down",
    Qt.Key.Key_Up: "up",
    Qt.Key.Key_Tab: "next",
    Qt.Key.Key_Backtab: "previous",
}


class CellEditor(QStyledItemDelegate):
    refused = Signal(str)
    stepped = Signal(str)
    """Emitted when it is closed and goes on: down, up, next, previous."""

    def __init__(self, words: Catalogue, theme: Theme, fault: Fault, view: QTableView) -> None:
        super().__init__(view)
        self._words, self._theme, self._fault, self._view = words, theme, fault, view
        self._at: QPersistentModelIndex | None = None
        self.field: QLineEdit | None = None
        """The open field."""
        self._filled = False
        self.closeEditor.connect(self._closed)

    # Typing

    def createEditor(  # noqa: N802 -- Qt's name
        self, parent: QWidget, _option: QStyleOptionViewItem, index: Index
    ) -> QWidget:
        field = QLineEdit(parent)
        field.setProperty("kind", "cell")
        field.setFrame(False)
        field.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        field.setAccessibleName(long_title(self._words, COLUMNS[index.column()]))
        self.field, self._at, self._filled = field, QPersistentModelIndex(index), False
        return field

    def setEditorData(self, editor: QWidget, index: Index) -> None:  # noqa: N802 -- Qt's name
        """Fill the field once: time passing does not overwrite what is being typed."""
        if not self._filled:
            super().setEditorData(editor, index)
            self._filled = True

    def _closed(self) -> None:
        self.field = None

    def setModelData(self, editor: QWidget, model: object, index: Index) -> None:  # noqa: N802 -- Qt's name
        """Take what is typed; if not valid, say so and keep the cell as it was."""
        if not isinstance(editor, QLineEdit) or not isinstance(model, Periods):
            return
        typed = editor.text()
        if typed == index.data(Qt.ItemDataRole.EditRole):
            return
        fault = self._fault(index.row(), COLUMNS[index.column()], typed)
        if fault:
            self.refused.emit(fault)
        else:
            model.setData(index, typed)

    def settle(self) -> bool:
        """Take what is being typed; False if it is not valid and stays open."""
        if self.field is None or self._at is None or not self._at.isValid():
            return True
        typed = self.field.text()
        fault = ""
        if typed != self._at.data(Qt.ItemDataRole.EditRole):
            fault = self._fault(self._at.row(), COLUMNS[self._at.column()], typed)
        mark_wrong(self.field, wrong=bool(fault))
        if fault:
            self.refused.emit(fault)
            return False
        field = self.field
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

    # Painting

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        present = self._present(index)
        if present:
            painter.fillRect(option.rect, QColor(self._theme.colours.raised))
        super().paint(painter, option, index)
        if index.column() != 0 or not present:
            return
        unit, rect = self._theme.console.space.unit, option.rect
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(self._theme.colours.accent))
        painter.drawRect(rect.left(), rect.top(), unit, rect.height())
        middle = rect.center().y()
        tip = rect.right() - 2 * unit
        painter.drawPolygon(
            QPolygon(
                [
                    QPoint(tip - 2 * unit, middle - unit),
                    QPoint(tip, middle + 1),
                    QPoint(tip - 2 * unit, middle + unit + 1),
                ]
            )
        )
        painter.restore()

    @staticmethod
    def _present(index: Index) -> bool:
        model = index.model()
        return isinstance(model, Periods) and model.lines[index.row()].played == "present"
