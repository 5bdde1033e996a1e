"""What the line would do, drawn on the map before Enter; and what was done, for a moment after."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import QEasingCurve, QPointF, QRectF, Qt, QTimer, QVariantAnimation
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF, QRegion

from tdconsole.domain.values import EntryId, Seat, TableNo
from tdconsole.gui.console.room.map.drawing import detail
from tdconsole.gui.console.widgets.writing import letters
from tdconsole.projections.room.traces import NOTHING, Trace, Way

if TYPE_CHECKING:
    from tdconsole.gui.console.room.floor.view import FloorView

STAYS: Final = 4000
"""Milliseconds for which what was done is ringed."""
SLIDES: Final = 300
"""Milliseconds of a player's way to the new seat."""
ROUND: Final = 5
"""The distance of a ring from its seat."""
LINE: Final = 2.5
HEAD: Final = 11
"""The length of an arrow's head."""
MARGIN: Final = HEAD + 4
"""How far outside its seats a trace is drawn."""


class Slide(NamedTuple):
    entry: EntryId
    start: QRectF
    end: Seat


class Left(NamedTuple):
    """A way from a table that broke: where its middle was, in points of the room."""

    at: QPointF
    end: Seat


class Tracing:
    def __init__(self, canvas: "FloorView") -> None:
        self._canvas, self._colour = canvas, canvas.theme.colours
        console = canvas.theme.console
        self._radius = console.space.radius
        self._strong = letters(console.faces.strong, console.type.small)
        self.meant: Trace = NOTHING
        self.done: Trace = NOTHING
        self._slides: tuple[Slide, ...] = ()
        self._left: tuple[Left, ...] = ()
        self._stood = (0.0, QPointF())
        self._middles: dict[TableNo, QPointF] = {}
        self._painted = QRegion()
        self._end = QTimer(canvas)
        self._end.setSingleShot(True)
        self._end.setInterval(STAYS)
        self._end.timeout.connect(self.clear)
        self._way = QVariantAnimation(canvas)
        self._way.setDuration(SLIDES)
        self._way.setStartValue(0.0)
        self._way.setEndValue(1.0)
        self._way.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._way.valueChanged.connect(lambda _at: self._update())
        self._way.finished.connect(self._arrive)

    @property
    def sliding(self) -> tuple[EntryId, ...]:
        """The players on their way."""
        return tuple(one.entry for one in self._slides)

    # Changes

    def mean(self, trace: Trace) -> None:
        """Draw what would be done in place of what was drawn before."""
        if trace != self.meant:
            self.meant = trace
            self._update()

    def starts(self, trace: Trace) -> dict[EntryId, QRectF]:
        """Return where the players are seen before the tables are laid out anew."""
        picture = self._canvas.room
        self._stood = picture.scale, picture.origin()
        tables = {way.start.table for way in trace.ways} & set(picture.tables)
        self._middles = {no: picture.middle(no) for no in tables}
        return {
            way.entry: picture.seat_rect(way.start)
            for way in trace.ways
            if way.start.table in picture.tables
        }

    def happen(self, trace: Trace, starts: dict[EntryId, QRectF], *, motion: bool) -> None:
        """Ring what was done; with motion, the players slide to their new seats."""
        if trace == NOTHING or self._canvas.look != "map":
            return
        self._way.stop()
        self.done, self.meant = trace, NOTHING
        self._slides = tuple(
            Slide(way.entry, starts[way.entry], way.end)
            for way in trace.ways
            if motion and way.entry in starts
        )
        self._left = tuple(self._gone(trace))
        self._end.start()
        if self._slides:
            self._way.start()
        self._update()

    def _gone(self, trace: Trace) -> Iterator[Left]:
        """The ways from a table that broke, as long as the others stay where they were."""
        picture, (scale, origin) = self._canvas.room, self._stood
        if (picture.scale, picture.origin()) != (scale, origin):
            return
        for way in trace.ways:
            no = way.start.table
            if no in self._middles and no not in picture.tables:
                yield Left((self._middles[no] - origin) / scale, way.end)

    def _place(self, left: Left) -> QRectF:
        picture = self._canvas.room
        place = QRectF(0, 0, 2, 2)
        place.moveCenter(picture.origin() + left.at * picture.scale)
        return place

    def clear(self) -> None:
        """End what was done."""
        self._end.stop()
        self._way.stop()
        self.done, self._slides, self._left = NOTHING, (), ()
        self._update()

    def _arrive(self) -> None:
        self._slides = ()
        self._update()

    def _update(self) -> None:
        """Repaint where something is or was drawn, and not the whole map."""
        region = self._region()
        self._canvas.viewport().update(self._painted.united(region))
        self._painted = region

    def _region(self) -> QRegion:
        region = QRegion()
        for rect in self._rects():
            region += rect.adjusted(-MARGIN, -MARGIN, MARGIN, MARGIN).toAlignedRect()
        return region

    def _rects(self) -> Iterator[QRectF]:
        for trace in (self.meant, self.done):
            for seat in (*trace.out, *trace.seats):
                if self._shows(seat):
                    yield self._shape(seat)
            for way in trace.ways:
                if self._shows(way.end):
                    end = self._shape(way.end)
                    yield end.united(self._shape(way.start)) if self._shows(way.start) else end
            for no in trace.tables:
                if no in self._canvas.room.tables:
                    yield self._canvas.room.table_rect(no)
        for left in self._left:
            if self._shows(left.end):
                yield self._place(left).united(self._shape(left.end))
        for slide in self._slides:
            if self._shows(slide.end):
                yield slide.start.united(self._shape(slide.end))

    # Painting

    def paint(self, painter: QPainter) -> None:
        painter.save()
        painter.setBrush(Qt.BrushStyle.NoBrush)
        self._paint_done(painter)
        meant, colour = self.meant, self._colour
        for no in meant.tables:
            if no in self._canvas.room.tables:
                self._ring(painter, self._canvas.room.table_rect(no), colour.accent, large=True)
        for seat in meant.seats:
            self._seat(painter, seat, colour.accent)
        for seat in meant.out:
            self._out(painter, seat)
        for way in meant.ways:
            self._way_of(painter, way)
        painter.restore()

    def _paint_done(self, painter: QPainter) -> None:
        for seat in self.done.out:
            self._seat(painter, seat, self._colour.stopped)
        sliding = self.sliding
        for way in self.done.ways:
            if way.entry not in sliding:
                self._seat(painter, way.end, self._colour.accent)
        for left in self._left if not self._slides else ():
            if self._shows(left.end):
                self._arrow(painter, self._place(left), self._shape(left.end))
        for slide in self._slides:
            if self._shows(slide.end):
                self._slide(painter, slide)

    def _shows(self, seat: Seat) -> bool:
        return seat.table in self._canvas.room.tables and self._canvas.hall.shows(seat)

    def _shape(self, seat: Seat) -> QRectF:
        """Return the outline of the seat, or from afar of its table."""
        picture = self._canvas.room
        afar = detail(picture.scale) == "far"
        return picture.table_rect(seat.table) if afar else picture.seat_rect(seat)

    def _seat(self, painter: QPainter, seat: Seat, ink: str) -> None:
        if self._shows(seat):
            self._ring(painter, self._shape(seat), ink)

    def _ring(self, painter: QPainter, rect: QRectF, ink: str, *, large: bool = False) -> None:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(ink), LINE))
        around = rect.adjusted(-ROUND, -ROUND, ROUND, ROUND)
        if detail(self._canvas.room.scale) == "seats" and not large:
            painter.drawEllipse(around)
        else:
            radius = self._radius + ROUND
            painter.drawRoundedRect(around, radius, radius)

    def _out(self, painter: QPainter, seat: Seat) -> None:
        """Draw a ring around the seat, and strike the name out."""
        if not self._shows(seat):
            return
        rect, ink = self._shape(seat), self._colour.stopped_ink
        self._ring(painter, rect, ink)
        if detail(self._canvas.room.scale) == "names":
            painter.setPen(QPen(QColor(ink), LINE))
            inset = rect.height() * 0.2
            y = rect.center().y()
            painter.drawLine(QPointF(rect.left() + inset, y), QPointF(rect.right() - inset, y))

    def _way_of(self, painter: QPainter, way: Way) -> None:
        if not self._shows(way.end):
            return
        self._seat(painter, way.end, self._colour.accent)
        if self._shows(way.start) and self._shape(way.start) != self._shape(way.end):
            self._arrow(painter, self._shape(way.start), self._shape(way.end))

    def _arrow(self, painter: QPainter, start: QRectF, end: QRectF) -> None:
        """Draw the way from edge to edge, with a border that keeps it apart from the names."""
        tail = _edge(start, end.center(), 0)
        tip = _edge(end, start.center(), ROUND + LINE)
        along = tip - tail
        length = max(1.0, (along.x() ** 2 + along.y() ** 2) ** 0.5)
        step = along / length * min(HEAD, length)
        aside = QPointF(-step.y(), step.x()) * 0.55
        head = QPolygonF([tip, tip - step + aside, tip - step - aside])
        for ink, wide in ((self._colour.ground, LINE + 4), (self._colour.accent, LINE)):
            painter.setPen(QPen(QColor(ink), wide))
            painter.drawLine(tail, tip - step)
            painter.setPen(QPen(QColor(ink), wide - LINE) if wide > LINE else Qt.PenStyle.NoPen)
            painter.setBrush(QColor(ink))
            painter.drawPolygon(head)
        painter.setBrush(Qt.BrushStyle.NoBrush)

    def _slide(self, painter: QPainter, slide: Slide) -> None:
        """Draw the player's plate on its way."""
        picture, colour = self._canvas.room, self._colour
        end, done = picture.seat_rect(slide.end), float(self._way.currentValue() or 0.0)
        rect = QRectF(end)
        rect.moveCenter(slide.start.center() + (end.center() - slide.start.center()) * done)
        painter.setPen(QPen(QColor(colour.accent), LINE))
        painter.setBrush(QColor(colour.chosen))
        if detail(picture.scale) != "names":
            painter.drawEllipse(rect)
            return
        painter.drawRoundedRect(rect, self._radius, self._radius)
        painter.setPen(QColor(colour.on_chosen))
        picture.layer.drawing.write_chosen(
            painter, rect, slide.end.seat, slide.entry, picture.scale
        )


def _edge(rect: QRectF, towards: QPointF, away: float) -> QPointF:
    """Return where the line from the middle leaves the rectangle, or a little outside it."""
    middle = rect.center()
    way = towards - middle
    across, down = rect.width() / 2 + away, rect.height() / 2 + away
    shares = [
        side / abs(part) for side, part in ((across, way.x()), (down, way.y())) if abs(part) > 0.01
    ]
    return middle + way * min([*shares, 1.0])
