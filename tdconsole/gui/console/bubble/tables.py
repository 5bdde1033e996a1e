"""The tables of the board: one painted widget, reported on by a click or by number and Enter."""

from typing import Final

from PySide6.QtCore import QEvent, QPoint, QRect, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QAbstractScrollArea, QFrame, QToolTip, QWidget

from tdconsole.domain.commands import ReportTables
from tdconsole.domain.values import TableNo, TableTask
from tdconsole.gui.console.bubble.gestures import entered, held, pressed
from tdconsole.gui.console.bubble.tile import Tiles
from tdconsole.gui.console.bubble.tiling import Tiling, tiling
from tdconsole.gui.console.bubble.wording import table_told, tables_told
from tdconsole.gui.console.watch import Watch
from tdconsole.gui.shared.plain import plain
from tdconsole.gui.shared.theme import Theme
from tdconsole.projections.board import HandTable

HOLD: Final = "h"
RING: Final = 2
LONGEST: Final = 5
"""Of the number of a table, in figures."""
_ENTER: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class TableBoard(QAbstractScrollArea):
    typing = Signal(str)
    """The number as far as it is typed."""

    def __init__(self, watch: Watch, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("floor")
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.viewport().setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self._watch, self._theme = watch, theme
        self._tiles = Tiles(watch.words, theme)
        self.tables: tuple[HandTable, ...] = ()
        self.typed = ""
        self.at = 0
        self.laid: Tiling = tiling(1, 1, 0, theme.console.space)
        self.setAccessibleName(watch.words.gettext("Tables, hand for hand"))

    # What is shown

    def show_tables(self, tables: tuple[HandTable, ...]) -> None:
        """Only those are painted again that stand otherwise."""
        before, self.tables = self.tables, tables
        if [one.table for one in before] != [one.table for one in tables]:
            self.at = min(self.at, max(0, len(tables) - 1))
            self._lay_out()
        else:
            for index, (old, new) in enumerate(zip(before, tables, strict=True)):
                if old != new:
                    self.viewport().update(self.rect_of(index))
        self._describe()

    def rect_of(self, index: int) -> QRect:
        """In the viewport."""
        return self.laid.tile(index).translated(0, -self.verticalScrollBar().value())

    def index_of(self, table: TableNo) -> int | None:
        return next((at for at, one in enumerate(self.tables) if one.table == table), None)

    def takes(self, text: str) -> bool:
        """A number is typed here, and behind it the letter that holds; any other word is the line's."""
        return text.isdecimal() or (text.lower() == HOLD and bool(self.typed))

    def leave(self) -> None:
        """What was begun and is not done."""
        self._type("")

    # Gestures

    def report(self, table: TableNo, task: TableTask) -> None:
        self._type("")
        self._watch.do(ReportTables(tables=(table,), task=task))

    def _asked(self) -> HandTable | None:
        """What was typed, or else where the cursor is."""
        if self.typed:
            number = TableNo(int(self.typed))
            index = self.index_of(number)
            if index is None:
                self.report(number, "done")  # the refusal says why there is no such table
                return None
            return self.tables[index]
        return self.tables[self.at] if self.tables else None

    def _type(self, text: str) -> None:
        if text == self.typed:
            return
        self.typed = text[:LONGEST]
        index = self.index_of(TableNo(int(self.typed))) if self.typed else None
        if index is not None:
            self._go(index)
        self.typing.emit(self.typed)

    def _go(self, index: int) -> None:
        if not self.tables:
            return
        before, self.at = self.at, max(0, min(index, len(self.tables) - 1))
        for one in (before, self.at):
            self.viewport().update(self.rect_of(one))
        bar, tile = self.verticalScrollBar(), self.laid.tile(self.at)
        if tile.top() < bar.value():
            bar.setValue(tile.top())
        elif tile.bottom() > bar.value() + self.viewport().height():
            bar.setValue(tile.bottom() + 1 - self.viewport().height())
        self._describe()

    def _describe(self) -> None:
        words = self._watch.words
        here = self.tables[self.at] if self.tables else None
        said = [tables_told(words, self.tables)]
        if here is not None:
            said.append(table_told(words, here, self._watch.who))
        self.setAccessibleDescription("; ".join(said))

    # The mouse

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802 -- Qt's name
        """The second press of a hurried click takes nothing back: it is another event."""
        point = event.position().toPoint()
        index = self.laid.at(point + self._scrolled())
        if index is None:
            return
        self._go(index)
        here = self.tables[index]
        second = event.button() == Qt.MouseButton.RightButton or bool(
            event.modifiers() & Qt.KeyboardModifier.ShiftModifier
        )
        if second:
            self.report(here.table, held(here.task))
        elif event.button() == Qt.MouseButton.LeftButton:
            self.report(here.table, pressed(here.task))

    # Keys

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 -- Qt's name
        text, key = event.text(), event.key()
        if text.isdecimal():
            self._type(self.typed + text)
        elif text.lower() == HOLD and self.typed:
            self._report_asked(hold=True)
        elif key in _ENTER:
            self._report_asked(hold=bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier))
        elif key == Qt.Key.Key_Backspace and self.typed:
            self._type(self.typed[:-1])
        elif key == Qt.Key.Key_Space and self.tables:
            here = self.tables[self.at]
            self.report(here.table, pressed(here.task))
        elif key == Qt.Key.Key_Delete and self.tables:
            self.report(self.tables[self.at].table, "dealing")
        elif (to := self._led(key)) is not None:
            self._type("")
            self._go(to)
        else:
            super().keyPressEvent(event)

    def _report_asked(self, *, hold: bool) -> None:
        here = self._asked()
        if here is not None:
            self.report(here.table, held(here.task) if hold else entered(here.task))

    def _led(self, key: int) -> int | None:
        by = {
            Qt.Key.Key_Left: -1,
            Qt.Key.Key_Right: 1,
            Qt.Key.Key_Up: -self.laid.columns,
            Qt.Key.Key_Down: self.laid.columns,
        }
        if key == Qt.Key.Key_Home:
            return 0
        if key == Qt.Key.Key_End:
            return len(self.tables) - 1
        step = by.get(Qt.Key(key))
        if step is None:
            return None
        to = self.at + step
        return to if 0 <= to < len(self.tables) else self.at

    # Where they lie

    def _lay_out(self) -> None:
        port, space = self.viewport(), self._theme.console.space
        self.laid = tiling(port.width(), port.height(), len(self.tables), space)
        bar = self.verticalScrollBar()
        bar.setRange(0, max(0, self.laid.whole - port.height()))
        bar.setPageStep(port.height())
        bar.setSingleStep(self.laid.height)
        port.update()

    def _scrolled(self) -> QPoint:
        return QPoint(0, self.verticalScrollBar().value())

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 -- Qt's name
        painter = QPainter(self.viewport())
        painter.fillRect(event.rect(), QColor(self._theme.colours.ground))
        region, ring, top = event.region(), RING if self.hasFocus() else 0, self._scrolled().y()
        for index in self.laid.between(event.rect().top() + top, event.rect().bottom() + top):
            rect = self.rect_of(index)
            if region.intersects(rect):
                here = ring if index == self.at else 0
                self._tiles.paint(painter, rect, self.tables[index], ring=here)
        painter.end()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 -- Qt's name
        super().resizeEvent(event)
        self._lay_out()

    def scrollContentsBy(self, _across: int, _down: int) -> None:  # noqa: N802 -- Qt's name
        self.viewport().update()

    def viewportEvent(self, event: QEvent) -> bool:  # noqa: N802 -- Qt's name
        if event.type() is not QEvent.Type.ToolTip or not isinstance(event, QHelpEvent):
            return super().viewportEvent(event)
        index = self.laid.at(event.pos() + self._scrolled())
        if index is None:
            QToolTip.hideText()
        else:
            told = table_told(self._watch.words, self.tables[index], self._watch.who)
            QToolTip.showText(event.globalPos(), plain(told), self)
        return True

    def focusInEvent(self, event: QFocusEvent) -> None:  # noqa: N802 -- Qt's name
        super().focusInEvent(event)
        self.viewport().update(self.rect_of(self.at))

    def focusOutEvent(self, event: QFocusEvent) -> None:  # noqa: N802 -- Qt's name
        super().focusOutEvent(event)
        self._type("")
        self.viewport().update(self.rect_of(self.at))
