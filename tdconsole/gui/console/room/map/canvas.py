"""The floor as painted: as the room, or as cards in rows."""

from contextlib import suppress

from msgspec.structs import replace
from PySide6.QtCore import QEvent, QPoint, QRect, Qt
from PySide6.QtGui import QColor, QFocusEvent, QHelpEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QToolTip, QWidget

from tdconsole.club import Room
from tdconsole.domain.values import Seat, TableNo
from tdconsole.gui.console.engine.tournament_view import TournamentView
from tdconsole.gui.console.room.map.card_rows import CardRows
from tdconsole.gui.console.room.map.drawing import detail
from tdconsole.gui.console.room.map.plan import Plan, columns_of, plan
from tdconsole.gui.console.room.map.ring import ring
from tdconsole.gui.console.room.map.room_picture import RoomPicture
from tdconsole.gui.console.room.map.surface import Picture, Surface, Tag
from tdconsole.gui.shared.plain import plain
from tdconsole.known_errors import KnownError
from tdconsole.settings import FloorLook
from tdconsole.wall.theme import Theme


class Canvas(Surface):
    ghosts: bool = False
    """Whether closed tables are shown where they are, or could be."""

    def __init__(
        self, view: TournamentView, theme: Theme, look: FloorLook, parent: QWidget | None = None
    ) -> None:
        super().__init__(view, theme, look, parent)
        self._rooms: list[Room] = []
        self.rows = CardRows(self)
        self.room = RoomPicture(self, self._planned())
        self.picture.enter()
        self.setObjectName("floor")
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.viewport().setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.viewport().setMouseTracking(True)

    @property
    def picture(self) -> Picture:
        return self.room if self.look == "map" else self.rows

    @property
    def is_afar(self) -> bool:
        """Whether no seats are shown: the cursor goes from table to table and selects nobody."""
        return self.look == "map" and detail(self.room.scale) == "far"

    def see_as(self, look: FloorLook) -> None:
        """Set the view, keeping the cursor's position visible."""
        if look != self.look:
            self.room.leave()
            self.look = look
            self.picture.enter()
            self.lay_out()
            cursor = self.pointing.cursor
            if cursor is not None and self.hall.shows(cursor):
                self.bring(cursor)
            self.viewport().update()

    # Positions

    def rect_of(self, seat: Seat) -> QRect:
        """Return the seat's rectangle in the viewport."""
        return self.picture.rect_of(seat)

    def seat_at(self, point: QPoint) -> Seat | None:
        return self.picture.seat_at(point)

    def table_at(self, point: QPoint) -> TableNo | None:
        return self.picture.table_at(point)

    def bring(self, seat: Seat) -> None:
        self.picture.bring(seat)

    # Changes

    def lay_out(self) -> None:
        """Lay out the tables after they, or the room for them, changed."""
        self.picture.lay_out()

    def plan_again(self, *, kept: bool = False) -> None:
        """Plan again for new tables or changed rooms; with `kept` the other tables stay."""
        planned = self._planned(self.room.plan)
        if kept:
            planned = replace(planned, spots=planned.spots | self.room.plan.spots)
        if planned != self.room.plan:
            self.room.put(planned)

    def _planned(self, before: Plan | None = None) -> Plan:
        """Plan the open tables; one that closes moves no other while about as many are left.

        If the rooms can't be read, the last ones read are used.
        """
        rooms = self.view.session.club.rooms
        with suppress(KnownError):
            kept = [rooms.get(name) for name in rooms.named()]
            self._rooms = [room for room in kept if room is not None]
        every, shown = self.hall.every, tuple(self.hall.index)
        steps = ring(max(2, self.hall.seats)).steps
        columns = columns_of(len(shown), steps)
        stood = before if before is not None and before.columns == columns else None
        found = plan(every, steps, self._rooms, shown, stood)
        if self.ghosts:
            found = plan(every, steps, self._rooms, before=found)
        return replace(found, columns=columns)

    def refresh(self) -> None:
        """Repaint what looks different from how it was drawn."""
        self.picture.refresh()

    def hold(self, tag: Tag | None) -> None:
        for one in (self.tag, tag):
            if one is not None:
                self.viewport().update(self._tag_rect(one))
        self.tag = tag

    # Painting

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 -- Qt's name
        painter = QPainter(self.viewport())
        painter.fillRect(event.rect(), QColor(self.theme.colours.ground))
        self.picture.paint(painter, event)
        if self.tag is not None:
            self._paint_tag(painter, self.tag)
        painter.end()

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
        painter.setFont(self.font())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QColor(colour.accent))
        painter.setBrush(QColor(colour.chosen))
        painter.drawRoundedRect(rect.adjusted(0, 0, -1, -1), space.radius, space.radius)
        painter.setPen(QColor(colour.on_chosen))
        painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, tag.name)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 -- Qt's name
        """Keep the cursor visible if it was."""
        super().resizeEvent(event)
        cursor, old = self.pointing.cursor, QRect(QPoint(), event.oldSize())
        seen = (
            cursor is not None
            and self.hall.shows(cursor)
            and old.contains(self.rect_of(cursor).center())
        )
        self.lay_out()
        if seen and cursor is not None:
            self.bring(cursor)

    def scrollContentsBy(self, across: int, down: int) -> None:  # noqa: N802 -- Qt's name
        self.picture.scroll(across, down)

    def viewportEvent(self, event: QEvent) -> bool:  # noqa: N802 -- Qt's name
        if event.type() is not QEvent.Type.ToolTip or not isinstance(event, QHelpEvent):
            return super().viewportEvent(event)
        told = self.picture.tooltip(event.pos())
        if told:
            QToolTip.showText(event.globalPos(), plain(told), self)
        else:
            QToolTip.hideText()
        return True

    def focusInEvent(self, event: QFocusEvent) -> None:  # noqa: N802 -- Qt's name
        super().focusInEvent(event)
        self.refresh()

    def focusOutEvent(self, event: QFocusEvent) -> None:  # noqa: N802 -- Qt's name
        super().focusOutEvent(event)
        self.refresh()
