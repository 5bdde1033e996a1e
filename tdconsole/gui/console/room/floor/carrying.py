"""The mouse on the floor: it selects, drags a player to a seat, and moves the room."""

from collections.abc import Container
from typing import NamedTuple

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication

from tdconsole.domain.values import EntryId, Seat, SeatNo
from tdconsole.gui.console.room.floor.putting import Putting
from tdconsole.gui.console.room.map.pointing import NOWHERE, Pointing, only, toggled
from tdconsole.gui.console.room.map.surface import Tag


class Pressed(NamedTuple):
    at: QPoint
    entry: EntryId | None
    spot: Seat | None

    def stays(self, seated: Container[EntryId]) -> bool:
        return self.entry is None or self.entry in seated


class Carrying:
    def __init__(self, canvas: Putting) -> None:
        self._canvas = canvas
        self._pressed: Pressed | None = None
        self._pulled: QPoint | None = None
        self.held: EntryId | None = None

    def press(self, event: QMouseEvent) -> None:
        self.let_go()
        canvas, point = self._canvas, event.position().toPoint()
        if event.button() is Qt.MouseButton.MiddleButton:
            self._pulled = point
        if event.button() is not Qt.MouseButton.LeftButton:
            return
        seat, spot, seating = (
            canvas.seat_at(point),
            canvas.picture.spot_at(point),
            canvas.hall.seating,
        )
        if canvas.placing is not None and seat is not None:
            canvas.put(canvas.placing, seat)
        elif event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            if seat is not None:
                canvas.point(toggled(canvas.pointing, seating, seat))
        elif spot is not None and canvas.placing is None:
            self._pressed = Pressed(point, None, spot)
        elif seat is not None:
            canvas.point(only(seating, seat))
            self._pressed = Pressed(point, seating.at(seat), None)
        else:
            self._pressed = Pressed(point, None, None)

    def move(self, event: QMouseEvent) -> None:
        canvas, point = self._canvas, event.position().toPoint()
        if not event.buttons() & (Qt.MouseButton.LeftButton | Qt.MouseButton.MiddleButton):
            self.let_go()
        pressed = self._pressed
        if (
            pressed is not None
            and self.held is None
            and (point - pressed.at).manhattanLength() >= QApplication.startDragDistance()
        ):
            self.held = pressed.entry
            if pressed.entry is None and canvas.look == "map":
                self._pulled, self._pressed = pressed.at, None
        if self.held is not None:
            self._carry(self.held, point)
        elif self._pulled is not None:
            way = self._pulled - point
            canvas.room.pan(way.x(), way.y())
            self._pulled = point
            canvas.viewport().setCursor(Qt.CursorShape.ClosedHandCursor)
        elif pressed is None:
            canvas.hover_at(canvas.seat_at(point), canvas.picture.spot_at(point))

    def release(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.MiddleButton:
            self.let_go()
        if event.button() is not Qt.MouseButton.LeftButton:
            return
        canvas, point = self._canvas, event.position().toPoint()
        held, pressed = self.held, self._pressed
        over = canvas.seat_at(point) if canvas.viewport().rect().contains(point) else None
        self.let_go()
        if held is not None:
            if over is not None:
                canvas.put(held, over)
        elif pressed is not None and pressed.spot is not None:
            if canvas.picture.spot_at(point) == pressed.spot:
                canvas.point(only(canvas.hall.seating, pressed.spot))
                canvas.gestures.perform("button")
        elif pressed is not None and over is None:
            self._click_beside(point)

    def _click_beside(self, point: QPoint) -> None:
        """Click outside a seat: on a table select nobody, on the ground clear the selection."""
        canvas = self._canvas
        if canvas.placing is not None:
            return
        table = canvas.picture.table_at(point) if canvas.look == "map" else None
        if table is None:
            canvas.point(NOWHERE)
        else:
            canvas.point(Pointing(cursor=Seat(table=table, seat=SeatNo(1))))

    def _carry(self, entry: EntryId, point: QPoint) -> None:
        canvas = self._canvas
        self._scroll_at_edge(point)
        seat = canvas.seat_at(point) if canvas.viewport().rect().contains(point) else None
        if seat != canvas.hover:
            canvas.hover_at(seat, None)
            canvas.target = seat if canvas.accepts(entry, seat) else None
        takes = canvas.target is not None
        shape = Qt.CursorShape.ClosedHandCursor if takes else Qt.CursorShape.ForbiddenCursor
        canvas.viewport().setCursor(shape)
        canvas.hold(Tag(point, canvas.view.who(entry)))
        canvas.refresh()

    def _scroll_at_edge(self, point: QPoint) -> None:
        port = self._canvas.viewport().rect()
        for bar, at, last in (
            (self._canvas.verticalScrollBar(), point.y(), port.bottom()),
            (self._canvas.horizontalScrollBar(), point.x(), port.right()),
        ):
            edge = self._canvas.theme.console.space.row
            if at < edge:
                bar.setValue(bar.value() - bar.singleStep())
            elif at > last - edge:
                bar.setValue(bar.value() + bar.singleStep())

    def follow(self) -> None:
        """Follow changes: a dragged player may bust, or the seat be taken, in mid-drag."""
        canvas, of = self._canvas, self._canvas.hall.seating.of
        if self.held is not None and self.held not in of:
            self.let_go()
        elif self.held is not None and not canvas.accepts(self.held, canvas.target):
            canvas.target = None
        elif self._pressed is not None and not self._pressed.stays(of):
            self._pressed = None

    def let_go(self) -> None:
        if self._pressed is None and self.held is None and self._pulled is None:
            return
        self._pressed = self.held = self._pulled = self._canvas.target = None
        self._canvas.hold(None)
        self._canvas.viewport().unsetCursor()
        self._canvas.refresh()
