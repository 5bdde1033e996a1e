"""The completions, above the line and inside the window: the keyboard stays in the line."""

from typing import Final

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import (
    QListWidget,
    QListWidgetItem,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from tdconsole.i18n.catalogue import Catalogue
from tdconsole.line.typing.reading import Offer
from tdconsole.wall.theme import Theme

SHOWN: Final = 9
_DETAIL: Final = Qt.ItemDataRole.UserRole
_MARK: Final = "›"
_LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class OfferList(QListWidget):
    picked = Signal(int)

    def __init__(self, theme: Theme, words: Catalogue, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("offers")
        self.setAccessibleName(words.gettext("Completions"))
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setUniformItemSizes(True)
        self._space = theme.console.space
        self.setItemDelegate(_Drawn(theme, self))
        self.itemClicked.connect(lambda item: self.picked.emit(self.row(item)))
        self.hide()

    @property
    def current(self) -> int | None:
        """Return the highlighted row; None if there is none."""
        row = self.currentRow()
        return row if row >= 0 and self.isVisible() else None

    def show_offers(self, offers: tuple[Offer, ...], row: int) -> None:
        """Show the offers; rows are changed in place, so that nothing flickers while typing."""
        while self.count() > len(offers):
            self.takeItem(self.count() - 1)
        while self.count() < len(offers):
            self.addItem(QListWidgetItem())
        for at, offer in enumerate(offers):
            item = self.item(at)
            item.setText(offer.label)
            item.setData(_DETAIL, offer.detail)
            item.setData(
                Qt.ItemDataRole.AccessibleTextRole, f"{offer.label} {offer.detail}".strip()
            )
        self.setCurrentRow(row)

    def stand_on(self, corner: QPoint, width: int) -> None:
        rows = min(SHOWN, self.count())
        high = rows * self._space.row + 2 * self.frameWidth() + self._space.unit
        high = min(high, max(0, corner.y()))
        self.setGeometry(corner.x(), corner.y() - high, width, high)
        self.raise_()
        self.show()

    def step(self, by: int) -> None:
        """Step through the rows, round and round."""
        row = self.currentRow()
        if row < 0:
            row = self.count() if by < 0 else -1
        self.setCurrentRow((row + by) % self.count())


class _Drawn(QStyledItemDelegate):
    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._colours, self._space = theme.colours, theme.console.space

    def sizeHint(  # noqa: N802 -- Qt's name
        self, _option: QStyleOptionViewItem, _index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        return QSize(0, self._space.row)

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        """Paint a mark before the highlighted one, for readers who see no colours."""
        unit, colours = self._space.unit, self._colours
        room, metrics = QRect(option.rect), option.fontMetrics
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        painter.save()
        ink, quiet = QColor(colours.ink), QColor(colours.quiet)
        if chosen:
            painter.fillRect(room, QColor(colours.chosen))
            ink = quiet = QColor(colours.on_chosen)
        room.adjust(2 * unit, 0, -3 * unit, 0)
        painter.setPen(ink)
        if chosen:
            painter.drawText(room, _LEFT, _MARK)
        room.setLeft(room.left() + 3 * unit)
        detail, label = str(index.data(_DETAIL)), str(index.data())
        wide = metrics.horizontalAdvance(label) + 4 * unit
        for_detail = max(room.width() // 3, room.width() - wide)
        detail = metrics.elidedText(detail, Qt.TextElideMode.ElideRight, for_detail)
        rest = room.width() - metrics.horizontalAdvance(detail) - 4 * unit
        label = metrics.elidedText(label, Qt.TextElideMode.ElideRight, rest)
        painter.drawText(room, _LEFT, label)
        painter.setPen(quiet)
        painter.drawText(room, _RIGHT, detail)
        painter.restore()
