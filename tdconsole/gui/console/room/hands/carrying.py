"""What the mouse does on the floor: points, carries a player to a seat, pulls the room along."""

from collections.abc import Container
from typing import NamedTuple

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication

from tdconsole.domain.values import EntryId, Seat, SeatNo
from tdconsole.gui.console.room.hands.putting import Putting
from tdconsole.gui.console.room.map.pointing import NOWHERE, Pointing, only, toggled
from tdconsole.gui.console.room.map.surface import Tag


class Pressed(NamedTuple):
    at: QPoint
    entry: EntryId | None
    spot: Seat | None

    def stays(self, seated: Container[EntryId]) -> bool:
        return self.entry is None or self.entry in seated


class Carrying:
    def __init__(self, view: Putting) -> None:
        self._view = view
        self._pressed: Pressed | None = None
        self._pulled: QPoint | None = None
        self.held: EntryId | None = None

    def press(self, event: QMouseEvent) -> None:
        self.let_go()
        view, point = self._view, event.position().toPoint()
        if event.button() is Qt.MouseButton.MiddleButton:
            self._pulled = point
        if event.button() is not Qt.MouseButton.LeftButton:
            return
        seat, spot, seating = view.seat_at(point), view.picture.spot_at(point), view.hall.seating
        if view.placing is not None and seat is not None:
            view.put(view.placing, seat)
        elif event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            if seat is not None:
                view.point(toggled(view.pointing, seating, seat))
        elif spot is not None and view.placing is None:
            self._pressed = Pressed(point, None, spot)
        elif seat is not None:
            view.point(only(seating, seat))
            self._pressed = Pressed(point, seating.at(seat), None)
        else:
            self._pressed = Pressed(point, None, None)

    def move(self, event: QMouseEvent) -> None:
        view, point = self._view, event.position().toPoint()
        if not event.buttons() & (Qt.MouseButton.LeftButton | Qt.MouseButton.MiddleButton):
            self.let_go()
        pressed = self._pressed
        if (
            pressed is not None
            and self.held is None
            and (point - pressed.at).manhattanLength() >= QApplication.startDragDistance()
        ):
            self.held = pressed.entry
            if pressed.entry is None and view.look == "map":
                self._pulled, self._pressed = pressed.at, None
        if self.held is not None:
            self._carry(self.held, point)
        elif self._pulled is not None:
            way = self._pulled - point
            view.room.pan(way.x(), way.y())
            self._pulled = point
            view.viewport().setCursor(Qt.CursorShape.ClosedHandCursor)
        elif pressed is None:
            view.hover_at(view.seat_at(point), view.picture.spot_at(point))

    def release(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.MiddleButton:
            self.let_go()
        if event.button() is not Qt.MouseButton.LeftButton:
            return
        view, point = self._view, event.position().toPoint()
        held, pressed = self.held, self._pressed
        over = view.seat_at(point) if view.viewport().rect().contains(point) else None
        self.let_go()
        if held is not None:
            if over is not None:
                view.put(held, over)
        elif pressed is not None and pressed.spot is not None:
            if view.picture.spot_at(point) == pressed.spot:
                view.point(only(view.hall.seating, pressed.spot))
                view.hands.perform("button")
        elif pressed is not None and over is None:
            self._click_beside(point)

    def _click_beside(self, point: QPoint) -> None:
        """On a table nobody is chosen by it; on the ground nothing is pointed at any more."""
        view = self._view
        if view.placing is not None:
            return
        table = view.picture.table_at(point) if view.look == "map" else None
        if table is None:
            view.point(NOWHERE)
        else:
            view.point(Pointing(cursor=Seat(table=table, seat=SeatNo(1))))

    def _carry(self, entry: EntryId, point: QPoint) -> None:
        view = self._view
        self._scroll_at_edge(point)
        seat = view.seat_at(point) if view.viewport().rect().contains(point) else None
        if seat != view.hover:
            view.hover_at(seat, None)
            view.target = seat if view.accepts(entry, seat) else None
        takes = view.target is not None
        shape = Qt.CursorShape.ClosedHandCursor if takes else Qt.CursorShape.ForbiddenCursor
        view.viewport().setCursor(shape)
        view.hold(Tag(point, view.watch.who(entry)))
        view.refresh()

    def _scroll_at_edge(self, point: QPoint) -> None:
        port = self._view.viewport().rect()
        for bar, at, last in (
            (self._view.verticalScrollBar(), point.y(), port.bottom()),
            (self._view.horizontalScrollBar(), point.x(), port.right()),
        ):
            edge = self._view.theme.console.space.row
            if at < edge:
                bar.setValue(bar.value() - bar.singleStep())
            elif at > last - edge:
                bar.setValue(bar.value() + bar.singleStep())

    def follow(self) -> None:
        """Follow changes: the player held may leave, or the seat be taken, in mid-drag."""
        view, of = self._view, self._view.hall.seating.of
        if self.held is not None and self.held not in of:
            self.let_go()
        elif self.held is not None and not view.accepts(self.held, view.target):
            view.target = None
        elif self._pressed is not None and not self._pressed.stays(of):
            self._pressed = None

    def let_go(self) -> None:
        if self._pressed is None and self.held is None and self._pulled is None:
            return
        self._pressed = self.held = self._pulled = self._view.target = None
        self._view.hold(None)
        self._view.viewport().unsetCursor()
        self._view.refresh()
