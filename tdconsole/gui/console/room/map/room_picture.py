"""The floor as the room itself: tables in their positions, at any zoom and from any side."""

from typing import Final

from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent

from tdconsole.domain.values import Seat, SeatNo, TableNo
from tdconsole.gui.console.room.map.drawing import detail, seat_box
from tdconsole.gui.console.room.map.layer import Layer
from tdconsole.gui.console.room.map.overlay import Overlay
from tdconsole.gui.console.room.map.plan import Plan
from tdconsole.gui.console.room.map.sight import BORDER, Sight
from tdconsole.gui.console.room.map.surface import Surface
from tdconsole.gui.console.room.map.ways import nearest_seat, nearest_table
from tdconsole.gui.console.room.wording import table_words

READABLE: Final = 0.8
"""The least scale at which a player who is looked for is shown."""
SPOTS_FROM: Final = 0.45
GRASP: Final = 6
"""How far outside a seat a click still means it."""
FEW: Final = 100
"""The most tables that are repainted at once."""


class RoomPicture(Sight):
    def __init__(self, surface: Surface, plan: Plan) -> None:
        super().__init__(surface, plan)
        self.layer = Layer(self)
        self.overlay = Overlay(surface, self)

    def put(self, plan: Plan, *, bounded: bool = True) -> None:
        super().put(plan, bounded=bounded)
        if len(self.tables) <= FEW:
            self.layer.drop()
        elif bounded:
            self.layer.make_anew()

    # Contents

    def place_at(self, point: QPoint) -> TableNo | None:
        """Return the table at the point, open or not."""
        origin, (wide, high) = self.origin(), self.half
        x, y = (point.x() - origin.x()) / self.scale, (point.y() - origin.y()) / self.scale
        for stands in self.tables.values():
            if abs(stands.x - x) <= wide and abs(stands.y - y) <= high:
                rect = self.table_rect(stands.no).adjusted(-2, -2, 2, 2)
                return stands.no if rect.contains(point) else None
        return None

    def table_at(self, point: QPoint) -> TableNo | None:
        no = self.place_at(point)
        return no if no in self.surface.hall.index else None

    def seat_at(self, point: QPoint) -> Seat | None:
        if detail(self.scale) == "far" or (no := self.table_at(point)) is None:
            return None
        of, middle, near = self.ring_at(no), self.middle(no), None
        best = float(GRASP)
        for number in of.seats:
            box = seat_box(of, number, self.scale).translated(middle)
            away = _away(box, point)
            if away < best:
                best, near = away, Seat(table=no, seat=number)
        return near if near is not None and self.surface.hall.shows(near) else None

    def spot_at(self, point: QPoint) -> Seat | None:
        if self.scale < SPOTS_FROM or (no := self.table_at(point)) is None:
            return None
        for number in self.ring_at(no).seats:
            seat = Seat(table=no, seat=number)
            if self.surface.hall.shows(seat) and self.spot_rect(seat).contains(point):
                return seat
        return None

    def tooltip(self, point: QPoint) -> str:
        """The table in words; on a seat the name, with all that its sign says."""
        surface, seat = self.surface, self.seat_at(point)
        no = self.place_at(point)
        return "" if no is None else table_words(surface.view, self.layer.looks.look(no), seat)

    def bring(self, seat: Seat) -> None:
        rect = (
            self.table_rect(seat.table).toAlignedRect().adjusted(-BORDER, -BORDER, BORDER, BORDER)
        )
        port = self.surface.viewport().rect()
        if rect.width() > port.width() or rect.height() > port.height():
            rect = self.rect_of(seat)
        self.pan(
            min(0, rect.left()) or max(0, rect.right() - port.right()),
            min(0, rect.top()) or max(0, rect.bottom() - port.bottom()),
        )

    def show_seat(self, seat: Seat) -> None:
        """Show the seat in the middle, large enough to read names, with a ring for a moment."""
        if self.scale < READABLE:
            self.scale = READABLE
            self.fitted = False
            self.set_bars()
        stands = self.tables[seat.table]
        self.look_at(QPointF(stands.x, stands.y), self.surface.viewport().rect().center())
        self.overlay.flash(seat)

    # Changes

    def enter(self) -> None:
        surface = self.surface
        surface.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        surface.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        self.layer.begin()

    def leave(self) -> None:
        self.layer.rest()
        self.overlay.still()

    def refresh(self) -> None:
        self.layer.refresh()
        self.overlay.refresh()

    def follow_time(self) -> None:
        """Follow time: a hand is known only for a while, and the blinds of a final table rise."""
        if self.layer.looks.expired():
            self.refresh()

    def scroll(self, across: int, down: int) -> None:
        self.layer.shift(across, down)
        self.surface.viewport().update()

    def led(self, key: int, cursor: Seat | None) -> Seat:
        hall, port = self.surface.hall, self.surface.viewport().rect()
        if cursor is None:
            seen = [one.no for one, _at in self.seen(port) if one.no in hall.index]
            return Seat(table=min(seen, default=hall.tables[0].no), seat=SeatNo(1))
        near = {one.no: one for one in self.tables.values() if one.no in hall.index}
        if key in {Qt.Key.Key_PageUp, Qt.Key.Key_PageDown}:
            by = port.height() / self.scale * (-1 if key == Qt.Key.Key_PageUp else 1)
            here = near[cursor.table]
            there = min(
                near.values(), key=lambda one: (abs(one.y - here.y - by), abs(one.x - here.x))
            )
            seats = hall.seats_at(hall.table(there.no))
            return Seat(table=there.no, seat=min(cursor.seat, SeatNo(seats)))
        if detail(self.scale) != "far":
            seat = nearest_seat(self.ring_at(cursor.table), cursor.seat, key)
            if seat is not None:
                return Seat(table=cursor.table, seat=seat)
        table = nearest_table(near, cursor.table, key)
        if table is None:
            return cursor
        return Seat(table=table, seat=self._facing(table, cursor))

    def _facing(self, table: TableNo, cursor: Seat) -> SeatNo:
        """Return the nearest seat in this direction; from afar none is shown."""
        if detail(self.scale) == "far":
            return SeatNo(1)
        here = self.seat_rect(cursor).center()
        seats = (Seat(table=table, seat=number) for number in self.ring_at(table).seats)

        def away(seat: Seat) -> float:
            way = self.seat_rect(seat).center() - here
            return way.x() ** 2 + way.y() ** 2

        return min((one for one in seats if self.surface.hall.shows(one)), key=away).seat

    # Painting

    def paint(self, painter: QPainter, _event: QPaintEvent) -> None:
        self.layer.paint(painter)
        self.overlay.paint(painter)


def _away(box: QRectF, point: QPoint) -> float:
    x = max(box.left() - point.x(), 0, point.x() - box.right())
    y = max(box.top() - point.y(), 0, point.y() - box.bottom())
    return max(x, y)
