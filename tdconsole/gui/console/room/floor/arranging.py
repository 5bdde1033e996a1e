"""Arranging tables as in the hall: dragged, selected by a frame, or moved by arrows."""

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPen

from tdconsole.domain.values import TableNo
from tdconsole.gui.console.room.map.plan import Plan, overlaps, tidy
from tdconsole.gui.console.room.map.ways import WAYS, nearest_table

if TYPE_CHECKING:
    from tdconsole.gui.console.room.floor.putting import Putting

SPARE: Final = 8
"""Steps of free ground around the tables, for moving some there."""
FRAME: Final = 2
NARROW: Final = 10
"""The least distance of the grid's dots, in points: closer ones are no help."""


class Arranging:
    def __init__(self, canvas: "Putting") -> None:
        self._canvas, self._room = canvas, canvas.room
        self.changed = False
        self._before = self._room.plan
        self.chosen: frozenset[TableNo] = frozenset()
        self.cursor: TableNo | None = min(self._before.spots, default=None)
        self._pulled: tuple[QPoint, Plan] | None = None
        self._band: QRect | None = None
        self._room.overlay.arranging = self
        self._room.spare = SPARE
        self._room.put(self._room.plan)

    @property
    def plan(self) -> Plan:
        return self._room.plan

    def put_back(self) -> None:
        """Restore the room as it was at the start."""
        self.changed = False
        self._room.put(Plan(room=self.plan.room, spots=self.plan.spots | self._before.spots))

    def tidy(self) -> None:
        """Tidy the tables into rows, by number."""
        tables = sorted(self.plan.spots)
        self.changed = True
        self._room.put(Plan(room=self.plan.room, spots=tidy(tables, self._room.steps)))

    def end(self) -> None:
        self._room.overlay.arranging = None
        self._room.spare = 0
        self._room.put(self._room.plan)
        self._canvas.viewport().unsetCursor()

    # The mouse

    def press(self, event: QMouseEvent) -> None:
        if event.button() is not Qt.MouseButton.LeftButton:
            return
        point = event.position().toPoint()
        several = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
        table = self._room.place_at(point)
        if table is None:
            self._band = QRect(point, point)
            self.choose(self.chosen if several else frozenset())
            return
        self.cursor = table
        if several:
            self.choose(self.chosen ^ {table})
        elif table not in self.chosen:
            self.choose(frozenset({table}))
        if table in self.chosen:
            self._pulled = (point, self.plan)

    def move(self, event: QMouseEvent) -> None:
        point = event.position().toPoint()
        if self._band is not None:
            self._band = QRect(self._band.topLeft(), point)
            self._canvas.viewport().update()
        elif self._pulled is not None:
            start, plan = self._pulled
            wide, high = (step * self._room.scale for step in self._room.grid)
            way = point - start
            self._try(plan, round(way.x() / wide), round(way.y() / high))
        over = self._room.place_at(point) is not None
        shape = Qt.CursorShape.SizeAllCursor if over else Qt.CursorShape.ArrowCursor
        self._canvas.viewport().setCursor(shape)

    def release(self) -> None:
        if self._band is not None:
            band = QRectF(self._band.normalized())
            held = {no for no in self.plan.spots if band.intersects(self._room.table_rect(no))}
            self._band = None
            self.choose(self.chosen | held)
        if self._pulled is not None:
            self._pulled = None
            self._room.put(self.plan)

    def choose(self, tables: frozenset[TableNo]) -> None:
        self.chosen = tables
        self._canvas.viewport().update()

    # The keys

    def use(self, event: QKeyEvent) -> bool:
        key, several = event.key(), bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
        if key in WAYS:
            self._arrow(key, along=several or not self.chosen)
        elif key == Qt.Key.Key_Space and self.cursor is not None:
            self.choose(self.chosen ^ {self.cursor})
        elif key == Qt.Key.Key_A and several:
            self.choose(frozenset(self.plan.spots))
        else:
            return False
        return True

    def _arrow(self, key: int, *, along: bool) -> None:
        """Move the cursor from table to table, or the selected tables by one step."""
        if not along:
            self._try(self.plan, *WAYS[key])
            self._room.put(self.plan)
        elif self.cursor is not None:
            self.cursor = nearest_table(self._room.tables, self.cursor, key) or self.cursor
            self._canvas.viewport().update()

    def _try(self, plan: Plan, across: int, down: int) -> None:
        """Try the move; tables never overlap."""
        wanted = plan.moved(self.chosen, across, down)
        if not overlaps(wanted.spots, self.chosen, self._room.steps):
            self.changed = self.changed or wanted.spots != self.plan.spots
            self._room.put(wanted, bounded=False)

    # Painting

    def paint(self, painter: QPainter) -> None:
        colour, room = self._canvas.theme.colours, self._room
        self._paint_grid(painter)
        radius = self._canvas.theme.console.space.radius
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for no in self.chosen & room.tables.keys():
            painter.setPen(QPen(QColor(colour.accent), FRAME))
            painter.drawRoundedRect(room.table_rect(no).adjusted(-4, -4, 4, 4), radius, radius)
        if self.cursor is not None and self.cursor in room.tables and self._canvas.hasFocus():
            painter.setPen(QPen(QColor(colour.ink), 1, Qt.PenStyle.DashLine))
            painter.drawRoundedRect(
                room.table_rect(self.cursor).adjusted(-7, -7, 7, 7), radius, radius
            )
        if self._band is not None:
            painter.setPen(QPen(QColor(colour.accent), 1))
            ground = QColor(colour.accent)
            ground.setAlphaF(0.15)
            painter.setBrush(ground)
            painter.drawRect(self._band.normalized())

    def _paint_grid(self, painter: QPainter) -> None:
        """Paint the grid if its dots are far enough apart."""
        wide, high = (step * self._room.scale for step in self._room.grid)
        if min(wide, high) < NARROW:
            return
        port, origin = self._canvas.viewport().rect(), self._room.origin()
        painter.setPen(QPen(QColor(self._canvas.theme.colours.rule), 1))
        first = QPointF(origin.x() % wide, origin.y() % high)
        x = first.x()
        while x < port.width():
            y = first.y()
            while y < port.height():
                painter.drawPoint(QPointF(x, y))
                y += high
            x += wide
