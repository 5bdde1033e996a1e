"""The floor as it is painted: what is seen of it, each card once for as long as it looks the same."""

from collections import OrderedDict
from typing import Final, NamedTuple

from PySide6.QtCore import QEvent, QPoint, QRect, Qt
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QHelpEvent,
    QPainter,
    QPaintEvent,
    QPixmap,
    QResizeEvent,
)
from PySide6.QtWidgets import QAbstractScrollArea, QFrame, QToolTip, QWidget

from tdconsole.domain.state import Table
from tdconsole.domain.values import EntryId, Seat, SeatNo
from tdconsole.gui.console.floor.card import Cards, Manner
from tdconsole.gui.console.floor.grid import Grid, grid
from tdconsole.gui.console.floor.hall import hall
from tdconsole.gui.console.floor.pointing import NOWHERE
from tdconsole.gui.console.watch import Watch
from tdconsole.gui.shared.plain import plain
from tdconsole.gui.shared.theme import Theme

KEPT: Final = 3
"""Windowfuls of cards that stay drawn."""


class Drawn(NamedTuple):
    of: Table | tuple[EntryId, ...]
    manner: Manner
    pixmap: QPixmap


class Tag(NamedTuple):
    """The name of a player who is held, beside the pointer."""

    at: QPoint
    name: str


class Canvas(QAbstractScrollArea):
    def __init__(self, watch: Watch, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.watch, self.theme = watch, theme
        self.hall = hall(watch.state)
        self.pointing = NOWHERE
        self.placing: EntryId | None = None
        self.hover: Seat | None = None
        self.target: Seat | None = None
        self._tag: Tag | None = None
        self.cards = Cards(watch, theme)
        self.drawn: OrderedDict[int, Drawn] = OrderedDict()
        self._grid = self._measured()
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setObjectName("floor")
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.viewport().setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.viewport().setMouseTracking(True)

    # Where things are

    @property
    def grid(self) -> Grid:
        return self._grid

    @property
    def ahead(self) -> int:
        """The cards before the first table: who waits for a seat has one."""
        return 1 if self.hall.waiting else 0

    @property
    def scrolled(self) -> int:
        return self.verticalScrollBar().value()

    def rect_of(self, seat: Seat) -> QRect:
        """In the viewport."""
        card = self._card_rect(self.hall.index[seat.table] + self.ahead)
        return self._grid.shape.rect(seat.seat).translated(card.topLeft())

    def seat_at(self, point: QPoint) -> Seat | None:
        found = self._grid.line_at(point + QPoint(0, self.scrolled))
        if found is None or found[0] < self.ahead or found[1] is None:
            return None
        table = self.hall.tables[found[0] - self.ahead]
        return Seat(table=table.no, seat=SeatNo(found[1]))

    def bring(self, seat: Seat) -> None:
        """Its whole card into view; of a card that is too high, the line."""
        card = self._card_rect(self.hall.index[seat.table] + self.ahead)
        wanted = card if card.height() <= self.viewport().height() else self.rect_of(seat)
        bar = self.verticalScrollBar()
        if wanted.top() < 0:
            bar.setValue(bar.value() + wanted.top())
        elif wanted.bottom() >= self.viewport().height():
            bar.setValue(bar.value() + wanted.bottom() + 1 - self.viewport().height())

    def seen(self) -> range:
        return self._grid.between(self.scrolled, self.scrolled + self.viewport().height())

    def _card_rect(self, index: int) -> QRect:
        return self._grid.card(index).translated(0, -self.scrolled)

    # What changes

    def lay_out(self) -> None:
        """After the tables, or the room for them, became others."""
        measured, height = self._measured(), self.viewport().height()
        if measured != self._grid:
            self._grid = measured
            self.viewport().update()
        bar = self.verticalScrollBar()
        bar.setRange(0, max(0, self._grid.whole - height))
        bar.setPageStep(height)
        bar.setSingleStep(2 * self._grid.shape.line)

    def refresh(self) -> None:
        """Has painted again what looks different from how it was drawn."""
        for index in self.seen():
            of, manner = self._wanted(index)
            drawn = self.drawn.get(self._key(index))
            if drawn is None or drawn.of is not of or drawn.manner != manner:
                self.viewport().update(self._card_rect(index))

    def hold(self, tag: Tag | None) -> None:
        for one in (self._tag, tag):
            if one is not None:
                self.viewport().update(self._tag_rect(one))
        self._tag = tag

    def _measured(self) -> Grid:
        """With room for the scroll bar, so that nothing is moved when it comes."""
        bar = self.verticalScrollBar().sizeHint().width()
        width = self.width() - bar - self.theme.console.space.unit
        cards = len(self.hall.tables) + self.ahead
        return grid(width, cards, self.hall.seats, self.theme.console.space)

    def _key(self, index: int) -> int:
        """The number of the table; none has the number 0."""
        return self.hall.tables[index - self.ahead].no if index >= self.ahead else 0

    def _wanted(self, index: int) -> tuple[Table | tuple[EntryId, ...], Manner]:
        plain = Manner(self._grid.shape, self.devicePixelRatioF())
        if index < self.ahead:
            return self.hall.waiting, plain
        table = self.hall.tables[index - self.ahead]
        of = self.hall.seating.of
        seats = (of[one] for one in self.pointing.chosen)
        cursor = _there(self.pointing.cursor, table)
        manner = plain._replace(
            standing=self.hall.standing(table),
            chosen=frozenset(seat.seat for seat in seats if seat.table == table.no),
            cursor=cursor,
            focused=cursor is not None and self.hasFocus(),
            hover=_there(self.hover, table),
            target=_there(self.target, table),
            placing=self.placing is not None or self._tag is not None,
        )
        return table, manner

    # Painting

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 -- Qt's name
        painter = QPainter(self.viewport())
        painter.fillRect(event.rect(), QColor(self.theme.colours.ground))
        seen = self.seen()
        for index in seen:
            rect = self._card_rect(index)
            if event.region().intersects(rect):
                painter.drawPixmap(rect.topLeft(), self._picture(index))
        if self._tag is not None:
            self._paint_tag(painter, self._tag)
        painter.end()
        while len(self.drawn) > KEPT * len(seen):
            self.drawn.popitem(last=False)

    def _picture(self, index: int) -> QPixmap:
        key, (of, manner) = self._key(index), self._wanted(index)
        drawn = self.drawn.get(key)
        if drawn is None or drawn.of is not of or drawn.manner != manner:
            if isinstance(of, Table):
                drawn = Drawn(of, manner, self.cards.table(of, manner))
            else:
                drawn = Drawn(of, manner, self.cards.waiting(of, manner))
            self.drawn[key] = drawn
        self.drawn.move_to_end(key)
        return drawn.pixmap

    def _tag_rect(self, tag: Tag) -> QRect:
        space = self.theme.console.space
        width = self.fontMetrics().horizontalAdvance(tag.name) + 4 * space.unit
        return (
            QRect(tag.at + QPoint(space.margin, space.gap), tag.at)
            .normalized()
            .united(QRect(tag.at.x() + space.margin, tag.at.y() + space.gap, width, space.row))
        )

    def _paint_tag(self, painter: QPainter, tag: Tag) -> None:
        space, colour = self.theme.console.space, self.theme.colours
        rect = self._tag_rect(tag)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QColor(colour.accent))
        painter.setBrush(QColor(colour.chosen))
        painter.drawRoundedRect(rect.adjusted(0, 0, -1, -1), space.radius, space.radius)
        painter.setPen(QColor(colour.on_chosen))
        painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, tag.name)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 -- Qt's name
        """What stood in the first row stays there, and where the cursor was seen it still is."""
        super().resizeEvent(event)
        first = min(self.seen(), default=0)
        cursor = self.pointing.cursor
        seen = cursor is not None and self.hall.index[cursor.table] + self.ahead in self.seen()
        columns = self._grid.columns
        self.lay_out()
        if self._grid.columns != columns and self._grid.cards:
            self.verticalScrollBar().setValue(self._grid.card(first).top())
        if seen and cursor is not None:
            self.bring(cursor)

    def scrollContentsBy(self, _across: int, _down: int) -> None:  # noqa: N802 -- Qt's name
        self.viewport().update()

    def viewportEvent(self, event: QEvent) -> bool:  # noqa: N802 -- Qt's name
        """A name that is cut short is told in full."""
        if event.type() is not QEvent.Type.ToolTip or not isinstance(event, QHelpEvent):
            return super().viewportEvent(event)
        seat = self.seat_at(event.pos())
        entry = None if seat is None else self.hall.seating.at(seat)
        if entry is not None and self.cards.cut(entry, self._grid.shape):
            QToolTip.showText(event.globalPos(), plain(self.watch.who(entry)), self)
        else:
            QToolTip.hideText()
        return True

    def focusInEvent(self, event: QFocusEvent) -> None:  # noqa: N802 -- Qt's name
        super().focusInEvent(event)
        self.refresh()

    def focusOutEvent(self, event: QFocusEvent) -> None:  # noqa: N802 -- Qt's name
        super().focusOutEvent(event)
        self.refresh()


def _there(seat: Seat | None, table: Table) -> SeatNo | None:
    return seat.seat if seat is not None and seat.table == table.no else None
