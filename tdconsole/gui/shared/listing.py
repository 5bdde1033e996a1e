"""A list to read and point into; the selection stays with its row, whatever happens to the list."""

from typing import Any, Final

from PySide6.QtCore import QEvent, QItemSelection, QModelIndex, QPoint, QRect, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPolygon,
    QResizeEvent,
)
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView, QToolTip

from tdconsole.gui.shared.layout import UNBOUND
from tdconsole.gui.shared.lettering import ems
from tdconsole.gui.shared.plain import plain
from tdconsole.gui.shared.pressing import ENTER
from tdconsole.gui.shared.rows import Column, Index, Rows
from tdconsole.gui.shared.sizing import cover_cut_row, even, foot_of_rows
from tdconsole.wall.theme import Theme

_SIDES: Final = 6
"""The sides of a cell, in units; a sortable title has its mark next to it."""
_MARK: Final = 3
_ENOUGH: Final = 64
"""The room for the column that takes what the others leave."""


class Titles(QHeaderView):
    """Titles that sort; a small triangle on the side that the text leaves free says how."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(Qt.Orientation.Horizontal)
        self._theme = theme
        self.setSectionsClickable(True)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 -- Qt's name
        """Draw the line below the titles from edge to edge, as the rows are."""
        super().paintEvent(event)
        painter, under = QPainter(self.viewport()), self.viewport().rect()
        under.setTop(under.bottom())
        painter.fillRect(under, QColor(self._theme.colours.rule))
        painter.end()

    def paintSection(self, painter: QPainter, rect: QRect, section: int) -> None:  # noqa: N802 -- Qt's name
        painter.save()
        super().paintSection(painter, rect, section)
        painter.restore()
        if section != self.sortIndicatorSection() or not self._sorts():
            return
        unit = self._theme.console.space.unit
        text = self.model().headerData(section, Qt.Orientation.Horizontal)
        wide = self.fontMetrics().horizontalAdvance(str(text)) + 5 * unit
        flags = self.model().headerData(
            section, Qt.Orientation.Horizontal, Qt.ItemDataRole.TextAlignmentRole
        )
        right = bool(flags & Qt.AlignmentFlag.AlignRight)
        x = rect.right() - wide if right else rect.left() + wide
        rising = self.sortIndicatorOrder() is Qt.SortOrder.AscendingOrder
        up = -unit // 2 if rising else unit // 2
        middle = QPoint(x, rect.center().y())
        corners = (QPoint(-unit, -up), QPoint(unit, -up), QPoint(0, up))
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(self._theme.colours.accent))
        painter.drawPolygon(QPolygon([middle + corner for corner in corners]))
        painter.restore()

    def _sorts(self) -> bool:
        view = self.parent()
        return isinstance(view, QTableView) and view.isSortingEnabled()


class Listing(QTableView):
    pointed = Signal(object)
    """The key of the selected row, or None."""
    wanted = Signal(object)
    """The key of a row that was double-clicked or entered."""

    def __init__(self, rows: Rows[Any], theme: Theme, name: str, empty: str = "") -> None:
        super().__init__()
        self.rows, self._theme, self.empty = rows, theme, empty
        self._key: int | None = None
        self._longest: dict[int, int] = {}
        """The longest text seen in each column without a width."""
        self._sharing = False
        self._under: int | None = None
        """The row under the pointer."""
        self.setAccessibleName(name)
        self.setHorizontalHeader(Titles(theme))
        self.setModel(rows)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerItem)
        self.setTabKeyNavigation(False)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setCornerButtonEnabled(False)
        self.setMouseTracking(True)
        self._measure()
        self.selectionModel().selectionChanged.connect(self._selected)
        rows.modelReset.connect(self._restore)
        self.verticalHeader().sectionCountChanged.disconnect()  # Qt would repaint everything
        rows.rowsInserted.connect(self._shifted)
        rows.rowsRemoved.connect(self._shifted)
        self.doubleClicked.connect(lambda index: self.wanted.emit(self._key_at(index)))

    def _measure(self) -> None:
        across = even(self, self._theme.console.space.row)
        for number, column in enumerate(self.rows.columns):
            if column.room:
                across.resizeSection(number, self._width(column))
        for heard in (self.rows.modelReset, self.rows.rowsInserted, self.rows.dataChanged):
            heard.connect(lambda *_: self._look_at_texts())
        for counted in (self.rows.modelReset, self.rows.rowsInserted, self.rows.rowsRemoved):
            counted.connect(self._close_up)
        across.sectionResized.connect(self._turned_up)
        self.verticalScrollBar().valueChanged.connect(lambda _value: self._look_at_texts())

    def _width(self, column: Column[Any], wish: str = "") -> int:
        face, size = self._theme.console.faces.text, self._theme.console.type.text
        unit = self._theme.console.space.unit
        mark = 0 if column.order is None else _MARK * unit
        texts = (column.title, column.room, wish)
        title, room, more = (round(ems(text, face) * size) for text in texts)
        return max(title + mark, room, more) + _SIDES * unit

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 -- Qt's name
        self._hide_spare()
        self._share()
        seen = self.visualRect(self.currentIndex()).intersects(QRect(QPoint(), event.oldSize()))
        super().resizeEvent(event)
        self._close_up()
        if seen:
            self.scrollTo(self.currentIndex())
        self._look_at_texts()

    def _close_up(self) -> None:
        """Set the rows a little closer where all of them are seen by that."""
        space, rows, down = self._theme.console.space, self.rows.rowCount(), self.verticalHeader()
        room = self.viewport().height()
        nearly = rows * (space.row - space.unit) <= room < rows * space.row
        high = room // rows if nearly else space.row
        if high != down.defaultSectionSize():
            down.setMinimumSectionSize(high)
            down.setDefaultSectionSize(high)

    def _hide_spare(self) -> None:
        columns, unit = self.rows.columns, self._theme.console.space.unit
        left = self.viewport().width() - sum(
            self._width(column)
            for number, column in enumerate(columns)
            if column.room and (column.spare or not self.isColumnHidden(number))
        )
        spare = [number for number, column in enumerate(columns) if column.spare]
        for number in sorted(spare, key=lambda number: columns[number].spare, reverse=True):
            hidden = left < columns[number].spare * unit
            self.setColumnHidden(number, hidden)
            left += self._width(columns[number]) if hidden else 0

    def _share(self, going: int | None = None) -> None:
        """Share the width; a column that is just being hidden has none of it.

        Columns stand near each other: those without a width of their own take no more than they need,
        and what is left is for texts longer than was thought. None gets narrower again, or they would
        move about.
        """
        there = {
            number: column
            for number, column in enumerate(self.rows.columns)
            if number != going and not self.isColumnHidden(number)
        }
        enough = _ENOUGH * self._theme.console.space.unit
        wide = {number: self._width(one) for number, one in there.items() if one.room}
        left = self.viewport().width() - sum(wide.values())
        for number in (number for number, one in there.items() if one.wish):
            wish = self._width(there[number], there[number].wish) - wide[number]
            more = max(0, min(left - enough, wish))
            wide[number] += more
            left -= more
        open_ = [number for number, one in there.items() if not one.room]
        for at, number in enumerate(open_):
            share = left // (len(open_) - at)
            wide[number] = max(0, min(share, max(self._longest.get(number, 0), enough)))
            left -= wide[number]
        for number in sorted(there, key=lambda number: bool(there[number].wish)):
            more = max(0, min(left, self._longest.get(number, 0) - wide[number]))
            wide[number] += more
            left -= more
        self._lend(there, wide)
        self._sharing = True
        for number, pixels in wide.items():
            self.horizontalHeader().resizeSection(number, pixels)
        self._sharing = False

    def _lend(self, there: dict[int, Column[Any]], wide: dict[int, int]) -> None:
        """Let a text that would be cut have the room that no text of its neighbours needs."""
        longest = {number: self._longest.get(number, 0) for number in there}
        narrowest = self.horizontalHeader().minimumSectionSize()
        cut = [number for number in there if longest[number] > wide[number]]
        for number, column in there.items():
            least = max(longest[number], self._width(column._replace(room="")), narrowest)
            for other in cut:
                lent = max(0, min(wide[number] - least, longest[other] - wide[other]))
                wide[number] -= lent
                wide[other] += lent

    def _turned_up(self, number: int, before: int, now: int) -> None:
        """Share anew when a column is hidden, or shown again."""
        if not self._sharing and not (before and now):
            self._share(None if now else number)

    def _look_at_texts(self) -> None:
        """Look at the texts in sight; a longer one than before widens its column."""
        first = max(0, self.rowAt(0))
        sight = self.viewport().height() // self.verticalHeader().defaultSectionSize() + 2
        there = range(first, min(first + sight, self.rows.rowCount()))
        wider = False
        face, size = self._theme.console.faces.text, self._theme.console.type.text
        for number, column in enumerate(self.rows.columns):
            texts = [column.title, *(column.text(self.rows.at(row)) for row in there)]
            long = max(round(ems(text, face) * size) for text in texts)
            long += _SIDES * self._theme.console.space.unit
            if long > self._longest.get(number, 0):
                self._longest[number], wider = long, True
        if wider:
            self._share()

    def sortable(self, column: int, order: Qt.SortOrder) -> None:
        """Let the list be sorted by a click on a title, or by Alt and its number."""
        self.horizontalHeader().setSortIndicator(column, order)
        self.setSortingEnabled(True)
        self.horizontalHeader().setSortIndicatorShown(False)

    def tell(self, empty: str) -> None:
        """Set the text of the empty list."""
        if empty != self.empty:
            self.empty = empty
            self.viewport().update()

    def bound(self, *, snug: bool) -> None:
        """Let it be no taller than its rows are now, or as tall as there is room."""
        rows = max(1, self.rows.rowCount()) * self._theme.console.space.row
        high = self.horizontalHeader().sizeHint().height() + rows + 2 * self.frameWidth()
        self.setMaximumHeight(high if snug else UNBOUND)

    # Pointing

    @property
    def key(self) -> int | None:
        return self._key

    def select(self, key: int | None) -> None:
        row = None if key is None else self.rows.row_of(key)
        if row is None:
            self._let_go()
        else:
            self.updateGeometries()  # a row just added is scrolled to in full
            self.setCurrentIndex(self.rows.index(row, 0))

    def seen(self, row: int) -> bool:
        """Whether the row is fully visible without scrolling."""
        there = self.visualRect(self.rows.index(row, 0))
        return there.isValid() and self.viewport().rect().contains(there)

    def _let_go(self) -> None:
        self.selectionModel().clear()

    def _key_at(self, index: QModelIndex) -> int | None:
        return self.rows.key(self.rows.at(index.row())) if index.isValid() else None

    def _selected(self, _now: QItemSelection, _before: QItemSelection) -> None:
        rows = self.selectionModel().selectedRows()
        self._point(self._key_at(rows[0]) if rows else None)

    def _point(self, key: int | None) -> None:
        if key != self._key:
            self._key = key
            self.pointed.emit(key)

    def _restore(self) -> None:
        """Select the same row after a reset; one no longer shown is let go."""
        key = self._key
        row = None if key is None else self.rows.row_of(key)
        if row is None:
            self._point(None)
        else:
            self.setCurrentIndex(self.rows.index(row, 0))

    def rowsAboutToBeRemoved(self, parent: Index, start: int, end: int) -> None:  # noqa: N802 -- Qt's name
        """Let a removed row go: Qt would select its neighbour, to be hit by the next gesture."""
        if start <= self.currentIndex().row() <= end:
            self._let_go()
        super().rowsAboutToBeRemoved(parent, start, end)

    def _shifted(self, _parent: Index, first: int, _last: int) -> None:
        """Repaint only what is at or below rows that came or went."""
        self.updateGeometries()
        below = self.viewport().rect()
        below.setTop(max(0, self.rowViewportPosition(first)) if first < self.rows.rowCount() else 0)
        if below.isValid():
            self.viewport().update(below)

    # Keys, and texts next to the rows

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 -- Qt's name
        if event.key() in ENTER and self._key is not None:
            self.wanted.emit(self._key)
        elif self.isSortingEnabled() and event.modifiers() & Qt.KeyboardModifier.AltModifier:
            self._sort_by(event.key() - Qt.Key.Key_1)
        else:
            super().keyPressEvent(event)

    def _sort_by(self, column: int) -> None:
        across = self.horizontalHeader()
        if not 0 <= column < len(self.rows.columns):
            return
        rising = Qt.SortOrder.AscendingOrder
        again = across.sortIndicatorSection() == column and across.sortIndicatorOrder() is rising
        self.sortByColumn(column, Qt.SortOrder.DescendingOrder if again else rising)

    def keyboardSearch(self, _search: str) -> None:  # noqa: N802 -- Qt's name
        """Ignore letters: the field next to the list finds more, and sooner."""

    def focusInEvent(self, event: QFocusEvent) -> None:  # noqa: N802 -- Qt's name
        super().focusInEvent(event)
        if self._key is None:
            self.selectionModel().clearCurrentIndex()

    def viewportEvent(self, event: QEvent) -> bool:  # noqa: N802 -- Qt's name
        """Follow the pointer, and show the full text of a cell that is cut short."""
        if isinstance(event, QMouseEvent):
            y = event.position().toPoint().y()
            if y >= foot_of_rows(self):
                self._hover(-1)
                return True  # a row that isn't seen is not pointed at
            self._hover(self.rowAt(y))
        elif event.type() in {QEvent.Type.Leave, QEvent.Type.Hide}:
            self._hover(-1)
        if not isinstance(event, QHelpEvent):
            return super().viewportEvent(event)
        index = self.indexAt(event.pos())
        cut = self.sizeHintForIndex(index).width() > self.visualRect(index).width()
        if index.isValid() and cut:
            QToolTip.showText(event.globalPos(), plain(str(index.data())), self)
        else:
            QToolTip.hideText()
        return True

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802 -- Qt's name
        """Take a click beside the last column for one on the row."""
        super().mousePressEvent(event)
        row = self._beside(event)
        if row is not None:
            self.setCurrentIndex(self.rows.index(row, 0))

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:  # noqa: N802 -- Qt's name
        super().mouseDoubleClickEvent(event)
        row = self._beside(event)
        if row is not None:
            self.wanted.emit(self._key_at(self.rows.index(row, 0)))

    def _beside(self, event: QMouseEvent) -> int | None:
        at = event.position().toPoint()
        row = self.rowAt(at.y())
        return None if row < 0 or self.indexAt(at).isValid() else row

    def _hover(self, row: int) -> None:
        under = row if row >= 0 else None
        if under != self._under:
            for one in (self._under, under):
                if one is not None:
                    self.viewport().update(self._whole(one))
            self._under = under

    def _whole(self, row: int) -> QRect:
        top, high = self.rowViewportPosition(row), self.rowHeight(row)
        return QRect(0, top, self.viewport().width(), high)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 -- Qt's name
        """Paint the row under the pointer and the selected one, from edge to edge."""
        colours, painter = self._theme.colours, QPainter(self.viewport())
        if self._under is not None and self._under < self.rows.rowCount():
            painter.fillRect(self._whole(self._under), QColor(colours.raised))
        for index in self.selectionModel().selectedRows():
            painter.fillRect(self._whole(index.row()), QColor(colours.chosen))
        painter.end()
        super().paintEvent(event)
        cover_cut_row(self, colours.surface)
        if self.empty and not self.rows.rowCount():
            space = self._theme.console.space
            painter = QPainter(self.viewport())
            painter.setPen(QColor(self._theme.colours.quiet))
            room = self.viewport().rect().adjusted(space.margin, space.margin, -space.margin, 0)
            flags = Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignHCenter
            painter.drawText(room, flags | Qt.TextFlag.TextWordWrap, self.empty)
            painter.end()
