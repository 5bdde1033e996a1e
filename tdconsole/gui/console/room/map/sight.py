"""The view of the room: its zoom and its visible part."""

from bisect import bisect_left, bisect_right
from collections.abc import Collection, Container, Iterable, Iterator
from operator import attrgetter
from typing import Final, NamedTuple

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize

from tdconsole.domain.values import Seat, TableNo
from tdconsole.gui.console.room.map.drawing import Drawing, detail, seat_box, spot_box
from tdconsole.gui.console.room.map.plan import Plan
from tdconsole.gui.console.room.map.ring import STEP, USUAL, Ring, Stretch, ring
from tdconsole.gui.console.room.map.surface import Surface

NEAREST: Final = 7.0
"""The largest scale, of a table that has the page to itself."""
FARTHEST: Final = 0.02
NOTCH: Final = 1.2
"""The factor of one notch of the wheel."""
MOST: Final = Stretch(1.4, 1.5)
"""How far tables with names are stretched into a page with more room across, or down."""
BORDER: Final = 12
"""The border around the room, in points."""


class PlacedTable(NamedTuple):
    """A table in the room, by its middle, in points at full size."""

    no: TableNo
    x: float
    y: float


_HEIGHT: Final = attrgetter("y")


class Sight:
    def __init__(self, surface: Surface, plan: Plan) -> None:
        self.surface = surface
        self.plan = plan
        self.scale = 1.0
        self.stretch = USUAL
        self.fitted = True
        self.spare = 0
        """Steps of free ground around the tables."""
        self.tables: dict[TableNo, PlacedTable] = {}
        self._from_above: list[PlacedTable] = []
        self._room = QRectF()
        self._bounded: tuple[frozenset[TableNo], object, QRectF] | None = None
        self._framed = QRectF()
        """The visible part while nobody has zoomed, in points that are not stretched."""
        self._settle()

    @property
    def steps(self) -> tuple[int, int]:
        return ring(max(2, self.surface.hall.seats)).steps

    @property
    def grid(self) -> tuple[float, float]:
        """The points of a step across and down."""
        return STEP * self.stretch.across, STEP * self.stretch.down

    def put(self, plan: Plan, *, bounded: bool = True) -> None:
        """Put the tables in their places; unless a drag is in progress, resize the room as well."""
        if plan.columns != self.plan.columns:
            self._framed = QRectF()
        self.plan = plan
        if self.surface.look != "map":
            self._settle()
            return
        if bounded:
            about = self.surface.viewport().rect().center()
            before = (QPointF(about) - self.origin()) / self.scale
            self._settle()
            self.lay_out()
            if not self.fitted:
                self.look_at(before, about)
        else:
            self._stand()
        self.surface.viewport().update()

    def _settle(self) -> None:
        self._stand()
        across, down = (self.spare * step for step in self.grid)
        self._room = self._bounds(self.tables).adjusted(-across, -down, across, down)

    def _stand(self) -> None:
        (across, down), (wide, high) = self.steps, self.grid
        self.tables = {
            no: PlacedTable(no, (spot.x + across / 2) * wide, (spot.y + down / 2) * high)
            for no, spot in self.plan.spots.items()
        }
        self._from_above = sorted(self.tables.values(), key=_HEIGHT)

    @property
    def half(self) -> tuple[float, float]:
        """Half the ground that a table takes, in points."""
        (across, down), (wide, high) = self.steps, self.grid
        return across * wide / 2, down * high / 2

    def _bounds(self, tables: Collection[TableNo]) -> QRectF:
        """The bounds of the tables, cached: they are asked for after every change."""
        of = frozenset(tables)
        if self._bounded is None or self._bounded[0] != of or self._bounded[1] is not self.tables:
            self._bounded = of, self.tables, self._around(of)
        return self._bounded[2]

    def _around(self, tables: Container[TableNo]) -> QRectF:
        numbers = [stands for no, stands in self.tables.items() if no in tables]
        if not numbers:
            return QRectF(0, 0, STEP, STEP)
        across, down = self.half
        left, right = min(one.x for one in numbers), max(one.x for one in numbers)
        top, bottom = min(one.y for one in numbers), max(one.y for one in numbers)
        return QRectF(left - across, top - down, right - left + 2 * across, bottom - top + 2 * down)

    # Positions

    def origin(self) -> QPointF:
        """The room's origin in the viewport: centred if all of it is visible."""
        surface, scale = self.surface, self.scale
        port = surface.viewport()
        (wide, high), (across, down) = self._extent(), self._border()
        x = (
            (port.width() - wide) / 2
            if wide <= port.width()
            else -surface.horizontalScrollBar().value()
        )
        y = (
            (port.height() - high) / 2
            if high <= port.height()
            else -surface.verticalScrollBar().value()
        )
        return QPointF(
            round(x) + across - self._room.left() * scale,
            round(y) + down - self._room.top() * scale,
        )

    def _border(self) -> tuple[int, int]:
        """Return the border; if not all is seen, it lets a corner table come to the middle."""
        size, scale = self.surface.maximumViewportSize(), self.scale
        wide, high = self._room.width() * scale, self._room.height() * scale
        across = BORDER if wide + 2 * BORDER <= size.width() else size.width() // 2
        down = BORDER if high + 2 * BORDER <= size.height() else size.height() // 2
        return across, down

    def _extent(self) -> tuple[int, int]:
        across, down = self._border()
        return (
            round(self._room.width() * self.scale) + 2 * across,
            round(self._room.height() * self.scale) + 2 * down,
        )

    def middle(self, no: TableNo) -> QPointF:
        origin, stands = self.origin(), self.tables[no]
        return QPointF(origin.x() + stands.x * self.scale, origin.y() + stands.y * self.scale)

    def ring_at(self, no: TableNo) -> Ring:
        hall = self.surface.hall
        at = hall.index.get(no)
        seats = hall.seats if at is None else hall.seats_at(hall.tables[at])
        return ring(max(2, seats), self.stretch)

    def seat_rect(self, seat: Seat) -> QRectF:
        return seat_box(self.ring_at(seat.table), seat.seat, self.scale).translated(
            self.middle(seat.table)
        )

    def rect_of(self, seat: Seat) -> QRect:
        return self.seat_rect(seat).toAlignedRect()

    def spot_rect(self, seat: Seat) -> QRectF:
        return spot_box(self.ring_at(seat.table), seat.seat, self.scale).translated(
            self.middle(seat.table)
        )

    def table_rect(self, no: TableNo) -> QRectF:
        whole, middle = self.ring_at(no).whole, self.middle(no)
        return QRectF(
            middle.x() + whole.left() * self.scale,
            middle.y() + whole.top() * self.scale,
            whole.width() * self.scale,
            whole.height() * self.scale,
        )

    # Zoom

    def zoom(self, by: float, about: QPoint | None = None) -> None:
        port = self.surface.viewport().rect()
        self.zoom_to(self.scale * by, port.center() if about is None else about)

    def zoom_to(self, scale: float, about: QPoint) -> None:
        """Zoom so that what is under this point stays there."""
        origin, before = self.origin(), self.scale
        x, y = (about.x() - origin.x()) / before, (about.y() - origin.y()) / before
        self.scale = max(min(FARTHEST, self._fitting(self._room)), min(NEAREST, scale))
        self.fitted = False
        self.set_bars()
        self.look_at(QPointF(x, y), about)
        self.surface.viewport().update()

    def fit(self) -> None:
        """Show all open tables."""
        self.fitted, self._framed = True, QRectF()
        self.lay_out()
        self.surface.viewport().update()

    def _fitting(self, room: QRectF) -> float:
        """Return the scale that fits the room."""
        wide, high = self._free()
        return max(0.01, min(wide / room.width(), high / room.height(), NEAREST))

    def _free(self) -> tuple[int, int]:
        """Return the pixels for the room, with space for the bars, which then move nothing."""
        size = self.surface.maximumViewportSize()
        bar = self.surface.verticalScrollBar().sizeHint().width()
        return size.width() - bar - 2 * BORDER, size.height() - bar - 2 * BORDER

    def look_at(self, place: QPointF, point: QPoint) -> None:
        surface, (across, down) = self.surface, self._border()
        x = (place.x() - self._room.left()) * self.scale + across - point.x()
        y = (place.y() - self._room.top()) * self.scale + down - point.y()
        surface.horizontalScrollBar().setValue(round(x))
        surface.verticalScrollBar().setValue(round(y))

    def set_bars(self) -> None:
        surface = self.surface
        wide, high = self._extent()
        size = surface.maximumViewportSize()
        across, down = surface.horizontalScrollBar(), surface.verticalScrollBar()
        spare = (across.sizeHint().height(), down.sizeHint().width())
        low = high > size.height() - (spare[0] if wide > size.width() else 0)
        broad = wide > size.width() - (spare[1] if low else 0)
        view = QSize(
            size.width() - (spare[1] if low else 0), size.height() - (spare[0] if broad else 0)
        )
        across.setRange(0, max(0, wide - view.width()))
        down.setRange(0, max(0, high - view.height()))
        for bar, page in ((across, view.width()), (down, view.height())):
            bar.setPageStep(page)
            bar.setSingleStep(max(20, page // 12))

    def pan(self, across: int, down: int) -> None:
        surface = self.surface
        for bar, by in (
            (surface.horizontalScrollBar(), across),
            (surface.verticalScrollBar(), down),
        ):
            bar.setValue(bar.value() + by)

    def lay_out(self) -> None:
        """Lay out the tables; one that closes leaves the others where they are."""
        before = (self.scale, self.origin())
        if not self.fitted:
            self.set_bars()
            return
        room = self._room if self.spare else self._bounds(self.surface.hall.index)
        room = _scaled(room, 1 / self.stretch.across, 1 / self.stretch.down)
        if self.spare or not self._framed.adjusted(-1, -1, 1, 1).contains(room):
            self._framed = room
        self.scale = self._fitting(self._framed)
        self._stretch()
        self.set_bars()
        framed = _scaled(self._framed, *self.stretch)
        self.look_at(framed.center(), self.surface.viewport().rect().center())
        self._fill_port()
        if (self.scale, self.origin()) != before:
            self.surface.viewport().update()

    def _stretch(self) -> None:
        """Stretch tables with names into the room that is left; while arranging, none is."""
        stretch, scale = USUAL, self.scale
        if not self.spare and detail(scale) == "names" and self.surface.hall.index:
            wide, high = self._free()
            stretch = Stretch(
                max(1.0, min(MOST.across, wide / (self._framed.width() * scale))),
                max(1.0, min(MOST.down, high / (self._framed.height() * scale))),
            )
        if stretch != self.stretch:
            self.stretch = stretch
            self._settle()

    def _fill_port(self) -> None:
        """Fill the viewport with no more ground around the room than needed."""
        wide, high = self._room.width() * self.scale, self._room.height() * self.scale
        bars = self.surface.horizontalScrollBar(), self.surface.verticalScrollBar()
        for bar, border, whole in zip(bars, self._border(), (wide, high), strict=True):
            if border > BORDER:
                last = border + round(whole) + BORDER - bar.pageStep()
                bar.setValue(max(border - BORDER, min(bar.value(), last)))

    def size(self, no: TableNo) -> QSize:
        hall = self.surface.hall
        at = hall.index.get(no)
        return Drawing.size(
            hall.setup.seats_per_table if at is None else hall.seats_at(hall.tables[at]),
            self.scale,
            self.stretch,
        )

    def seen(
        self, rect: QRect, among: Iterable[TableNo] | None = None
    ) -> Iterator[tuple[PlacedTable, QPointF]]:
        """The visible tables, of these or of all, each with the corner of its picture."""
        hall, origin, scale = self.surface.hall, self.origin(), self.scale
        usual = Drawing.size(hall.setup.seats_per_table, scale, self.stretch)
        added = hall.seats != hall.setup.seats_per_table
        wide, high, x, y = usual.width(), usual.height(), origin.x(), origin.y()
        left, top, right, bottom = rect.left(), rect.top(), rect.right(), rect.bottom()
        for stands in self._between(rect, y) if among is None else self._of(among):
            if added:
                size = self.size(stands.no)
                wide, high = size.width(), size.height()
            near, above = x + stands.x * scale - wide / 2, y + stands.y * scale - high / 2
            if near <= right and above <= bottom and near + wide >= left and above + high >= top:
                yield stands, QPointF(round(near), round(above))

    def _of(self, numbers: Iterable[TableNo]) -> Iterator[PlacedTable]:
        return (self.tables[no] for no in numbers if no in self.tables)

    def _between(self, rect: QRect, y: float) -> list[PlacedTable]:
        """Return the tables visible between these heights, assuming the largest table size."""
        hall, scale = self.surface.hall, self.scale
        seats = max(hall.seats, hall.setup.seats_per_table)
        most = Drawing.size(seats, scale, self.stretch).height() / 2
        first = bisect_left(self._from_above, (rect.top() - most - y) / scale, key=_HEIGHT)
        last = bisect_right(self._from_above, (rect.bottom() + most - y) / scale, key=_HEIGHT)
        return self._from_above[first:last]


def _scaled(rect: QRectF, across: float, down: float) -> QRectF:
    return QRectF(rect.x() * across, rect.y() * down, rect.width() * across, rect.height() * down)
