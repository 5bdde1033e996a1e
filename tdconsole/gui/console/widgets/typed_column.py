"""A list with one editable column: a figure begins, Enter goes on to the next row."""

from collections.abc import Callable
from typing import Any, Final

from PySide6.QtCore import QEvent, QModelIndex, QObject, QPersistentModelIndex, Qt, QTimer, Signal
from PySide6.QtGui import QGuiApplication, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QLineEdit, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from tdconsole.gui.console.widgets.field import mark_wrong
from tdconsole.gui.shared.listing import Listing
from tdconsole.gui.shared.pressing import ENTER
from tdconsole.gui.shared.rows import Rows
from tdconsole.wall.theme import Theme

Index = QModelIndex | QPersistentModelIndex
Told = Callable[[Any], str]
Fault = Callable[[str], str]
_PASTE: Final = QKeySequence.StandardKey.Paste
_KEYPAD: Final = Qt.KeyboardModifier.KeypadModifier


class TypingListing(Listing):
    typed = Signal(object, str)
    """Emitted with the row, and the text typed into it."""
    refused = Signal(str)
    """Emitted with why it is not valid: the cell stays open with its text."""
    pasted = Signal(object)
    """Emitted with a copied list, one line for the current row and each below."""

    def __init__(  # noqa: PLR0913, PLR0917 -- what tells one such list from another
        self,
        rows: Rows[Any],
        theme: Theme,
        name: str,
        column: int,
        cell_name: Told,
        cell_text: Told,
        fault: Fault | None = None,
    ) -> None:
        super().__init__(rows, theme, name)
        self._column, self._fault = column, fault
        self.cell = _Cell(rows, cell_name, cell_text, self, fault)
        self.cell.typed.connect(self.typed)
        self.cell.refused.connect(self.refused)
        self.cell.pasted.connect(self.pasted)
        self.setItemDelegateForColumn(column, self.cell)

    def takes(self) -> bool:
        """Whether the current row can be edited now."""
        return bool(self.currentIndex().flags() & Qt.ItemFlag.ItemIsEditable)

    def type_here(self, begun: str = "") -> None:
        if not self.takes():
            return
        at = self.rows.index(self.currentIndex().row(), self._column)
        self.setCurrentIndex(at)
        self.edit(at)
        if begun and self.cell.field is not None:
            self.cell.field.setText(begun)

    def step_on(self) -> None:
        row = self.currentIndex().row() + 1
        if 0 < row < self.rows.rowCount():
            self.setCurrentIndex(self.rows.index(row, self._column))

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 -- Qt's name
        figure = event.text().isdecimal() and not event.modifiers() & ~_KEYPAD
        if figure and self.takes():
            self.type_here(event.text())
        elif self._fault and event.matches(_PASTE) and self.takes():
            self.pasted.emit(_copied())
        else:
            super().keyPressEvent(event)


def _copied() -> list[str]:
    """Return the copied lines; an empty one between others counts."""
    return QGuiApplication.clipboard().text().rstrip().splitlines()


class _Cell(QStyledItemDelegate):
    typed = Signal(object, str)
    refused = Signal(str)
    pasted = Signal(object)

    def __init__(
        self,
        rows: Rows[Any],
        name: Told,
        text: Told,
        view: TypingListing,
        fault: Fault | None,
    ) -> None:
        super().__init__(view)
        self._rows, self._name, self._text, self._fault = rows, name, text, fault
        self.field: QLineEdit | None = None
        """The open field."""
        self.closeEditor.connect(self._closed)

    def createEditor(  # noqa: N802 -- Qt's name
        self, parent: QWidget, _option: QStyleOptionViewItem, index: Index
    ) -> QWidget:
        row = self._rows.at(index.row())
        self.field = field = QLineEdit(parent)
        field.setProperty("kind", "cell")
        field.setFrame(False)
        field.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        field.setAccessibleName(self._name(row))
        field.setText(self._text(row))
        field.selectAll()
        field.textChanged.connect(lambda _text: mark_wrong(field, wrong=False))
        return field

    def setEditorData(self, _editor: QWidget, _index: Index) -> None:  # noqa: N802 -- Qt's name
        """Leave the field alone: what is being typed is not overwritten when the list changes."""

    def setModelData(self, editor: QWidget, _model: object, index: Index) -> None:  # noqa: N802 -- Qt's name
        """Report the text once the cell is closed, as the list then changes."""
        if isinstance(editor, QLineEdit):
            row, typed = self._rows.at(index.row()), editor.text()
            QTimer.singleShot(0, self, lambda: self.typed.emit(row, typed))

    def eventFilter(self, viewing: QObject, event: QEvent) -> bool:  # noqa: N802 -- Qt's name
        """Keep Enter here; the list would use it as well."""
        field = self.field
        if (
            event.type() != QEvent.Type.KeyPress
            or not isinstance(event, QKeyEvent)
            or field is None
            or viewing is not field
        ):
            return super().eventFilter(viewing, event)
        if event.key() in ENTER:
            self._enter(field)
            return True
        if self._fault and event.matches(_PASTE) and len(lines := _copied()) > 1:
            self.closeEditor.emit(field, QStyledItemDelegate.EndEditHint.NoHint)
            self.pasted.emit(lines)
            return True
        return super().eventFilter(viewing, event)

    def _enter(self, field: QLineEdit) -> None:
        if self._fault and (why := self._fault(field.text())):
            mark_wrong(field, wrong=True)
            self.refused.emit(why)
            return
        self.commitData.emit(field)
        self.closeEditor.emit(field, QStyledItemDelegate.EndEditHint.NoHint)

    def _closed(self) -> None:
        self.field = None
