"""The layer over the tables: the selection, the cursor, what a gesture would do."""

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRectF, Qt, QTimer
from PySide6.QtGui import QColor, QPainter, QPen

from tdconsole.domain.values import Seat, SeatNo
from tdconsole.gui.console.room.map.drawing import detail
from tdconsole.gui.console.room.map.surface import Surface
from tdconsole.gui.console.room.wording import seat_mark
from tdconsole.gui.console.widgets.writing import letters

if TYPE_CHECKING:
    from tdconsole.gui.console.room.floor.arranging import Arranging
    from tdconsole.gui.console.room.floor.tracing import Tracing
    from tdconsole.gui.console.room.map.room_picture import RoomPicture

FLASH: Final = 700
"""Milliseconds of a flash."""


class Overlay:
    def __init__(self, surface: Surface, picture: "RoomPicture") -> None:
        self._surface, self._picture = surface, picture
        theme = surface.theme
        self._colour, self._radius = theme.colours, theme.console.space.radius
        self._strong = letters(theme.console.faces.strong, theme.console.type.small)
        self.arranging: Arranging | None = None
        self.tracing: Tracing | None = None
        self._flashing: Seat | None = None
        self._was: object = None
        self._end = QTimer(surface)
        self._end.setSingleShot(True)
        self._end.setInterval(FLASH)
        self._end.timeout.connect(self.still)

    def flash(self, seat: Seat) -> None:
        if self._surface.isVisible():
            self._flashing = seat
            self._end.start()
            self._surface.viewport().update()

    def still(self) -> None:
        self._end.stop()
        if self._flashing is not None:
            self._flashing = None
            self._surface.viewport().update()

    def refresh(self) -> None:
        surface = self._surface
        present = (
            surface.pointing,
            surface.hover,
            surface.spot,
            surface.target,
            surface.asked,
            surface.looks_for_seat,
            surface.hasFocus(),
            surface.hall.seating if surface.pointing.chosen else None,
        )
        if present != self._was:
            self._was = present
            surface.viewport().update()

    def paint(self, painter: QPainter) -> None:
        surface, hall = self._surface, self._surface.hall
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self.arranging is not None:
            self.arranging.paint(painter)
            return
        if surface.looks_for_seat:
            self._free(painter)
        for entry in surface.pointing.chosen:
            seat = hall.seating.of.get(entry)
            if seat is not None and hall.shows(seat):
                self._chosen(painter, seat)
        for seat in {surface.target, surface.asked} - {None}:
            if seat is not None and hall.shows(seat):
                self._frame(painter, seat, 3)
        cursor = surface.pointing.cursor
        if cursor is not None and hall.shows(cursor):
            self._frame(painter, cursor, 2 if surface.hasFocus() else 1)
        if surface.hover is not None and hall.shows(surface.hover) and surface.hover != cursor:
            self._hovered(painter, surface.hover)
        if surface.spot is not None and hall.shows(surface.spot):
            self._spot(painter, surface.spot)
        if self._flashing is not None and hall.shows(self._flashing):
            self._ringed(painter, self._flashing)
        if self.tracing is not None:
            self.tracing.paint(painter)

    def _shape(self, seat: Seat) -> QRectF:
        """Return the outline of the seat, or from afar of its table."""
        if detail(self._picture.scale) == "far":
            return self._picture.table_rect(seat.table)
        return self._picture.seat_rect(seat)

    def _draw(self, painter: QPainter, rect: QRectF) -> None:
        if detail(self._picture.scale) == "seats":
            painter.drawEllipse(rect)
        else:
            painter.drawRoundedRect(rect, self._radius, self._radius)

    def _chosen(self, painter: QPainter, seat: Seat) -> None:
        level, colour = detail(self._picture.scale), self._colour
        rect = self._shape(seat)
        painter.setPen(QPen(QColor(colour.accent), 2))
        if level == "far":
            painter.setBrush(Qt.BrushStyle.NoBrush)
            self._draw(painter, rect)
            return
        painter.setBrush(QColor(colour.chosen))
        self._draw(painter, rect.adjusted(1, 1, -1, -1))
        painter.setPen(QColor(colour.on_chosen))
        painter.setFont(self._strong.font)
        if level == "seats":
            if rect.width() >= self._strong.metrics.height():
                painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, str(seat.seat))
            return
        entry = self._surface.hall.seating.at(seat)
        if entry is not None:
            self._picture.layer.drawing.write_chosen(
                painter, rect, seat.seat, entry, self._picture.scale
            )

    def _frame(self, painter: QPainter, seat: Seat, width: float) -> None:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(self._colour.accent), width))
        more = width / 2 + 1
        self._draw(painter, self._shape(seat).adjusted(-more, -more, more, more))

    def _hovered(self, painter: QPainter, seat: Seat) -> None:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(self._colour.quiet), 1.5))
        self._draw(painter, self._shape(seat))

    def _free(self, painter: QPainter) -> None:
        """Draw a dashed frame around each seat that the player could be put in."""
        if detail(self._picture.scale) == "far":
            return
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(self._colour.accent), 1.5, Qt.PenStyle.DashLine))
        hall, port = self._surface.hall, QRectF(self._surface.viewport().rect())
        for table in hall.tables:
            if table.no not in self._picture.tables:
                continue
            if not port.intersects(self._picture.table_rect(table.no)):
                continue
            for number in range(1, hall.seats_at(table) + 1):
                seat = Seat(table=table.no, seat=SeatNo(number))
                if seat.seat not in table.players and table.uses.get(seat.seat) != "dead":
                    self._draw(painter, self._picture.seat_rect(seat))

    def _spot(self, painter: QPainter, seat: Seat) -> None:
        """Draw the button as it would lie there."""
        rect = self._picture.spot_rect(seat)
        painter.setPen(QPen(QColor(self._colour.accent), 1.5))
        painter.setBrush(QColor(self._colour.surface))
        painter.drawEllipse(rect)
        if rect.width() >= self._strong.metrics.capHeight() + 4:
            painter.setFont(self._strong.font)
            said = seat_mark(self._surface.view.words, "button")
            painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, said)

    def _ringed(self, painter: QPainter, seat: Seat) -> None:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(self._colour.accent), 4))
        self._draw(painter, self._shape(seat).adjusted(-7, -7, 7, 7))
