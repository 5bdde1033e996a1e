"""The list of all documents, with the number of papers each would make."""

from typing import Final

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import (
    QListWidget,
    QListWidgetItem,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from tdconsole.domain.values import Document
from tdconsole.gui.console.papers.wording import title
from tdconsole.gui.shared.lettering import lettering
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.printing.papers.offered import DOCUMENTS
from tdconsole.wall.theme import Theme

_FACTS: Final = Qt.ItemDataRole.UserRole
_LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_HIGH: Final = 11
"""The height of a document, in units."""
_MARK: Final = 1


class DocumentList(QListWidget):
    chosen = Signal(str)

    def __init__(self, words: Catalogue, theme: Theme) -> None:
        super().__init__()
        self.setAccessibleName(words.gettext("Documents"))
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setUniformItemSizes(True)
        self.setItemDelegate(_Drawn(theme, self))
        self._titles = {document: title(words, document) for document in DOCUMENTS}
        for document in DOCUMENTS:
            self.addItem(QListWidgetItem(self._titles[document]))
        self.setCurrentRow(0)
        self.currentRowChanged.connect(lambda row: self.chosen.emit(DOCUMENTS[row]))

    @property
    def document(self) -> Document:
        return DOCUMENTS[max(0, self.currentRow())]

    def choose(self, document: Document) -> None:
        self.setCurrentRow(DOCUMENTS.index(document))

    def tell(self, document: Document, facts: str) -> None:
        item = self.item(DOCUMENTS.index(document))
        item.setData(_FACTS, facts)
        read = f"{self._titles[document]}, {facts}" if facts else self._titles[document]
        item.setData(Qt.ItemDataRole.AccessibleTextRole, read)

    def facts(self, document: Document) -> str:
        return str(self.item(DOCUMENTS.index(document)).data(_FACTS) or "")


class _Drawn(QStyledItemDelegate):
    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._colours, self._space = theme.colours, theme.console.space
        self._strong = lettering(theme.console.faces.strong, theme.console.type.text)
        self._small = lettering(theme.console.faces.text, theme.console.type.small)

    def sizeHint(  # noqa: N802 -- Qt's name
        self, _option: QStyleOptionViewItem, _index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        return QSize(0, _HIGH * self._space.unit)

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        """Paint a bar before the chosen one, for readers who see no colours."""
        unit, colours, room = self._space.unit, self._colours, QRect(option.rect)
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        painter.save()
        ink, quiet = QColor(colours.ink), QColor(colours.quiet)
        if chosen:
            painter.fillRect(room, QColor(colours.chosen))
            bar = QRect(room.left(), room.top(), _MARK * unit, room.height())
            painter.fillRect(bar, QColor(colours.accent))
            ink = quiet = QColor(colours.on_chosen)
        room.adjust(3 * unit, 0, -2 * unit, 0)
        facts = str(index.data(_FACTS) or "")
        upper = room.adjusted(0, unit, 0, -room.height() // 2) if facts else room
        lower = room.adjusted(0, room.height() // 2, 0, -unit)
        for text, where, font, colour in (
            (str(index.data()), upper, self._strong, ink),
            (facts, lower, self._small, quiet),
        ):
            painter.setFont(font)
            painter.setPen(colour)
            elided = painter.fontMetrics().elidedText(
                text, Qt.TextElideMode.ElideRight, where.width()
            )
            painter.drawText(where, _LEFT, elided)
        painter.restore()
