"""The tables as last painted: moved at once, and repainted in slices of a frame."""

from collections.abc import Iterator
from time import perf_counter
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRect, QSize, QTimer
from PySide6.QtGui import QColor, QPainter, QPixmap

from tdconsole.domain.values import TableNo
from tdconsole.gui.console.room.map.drawing import Drawing, detail
from tdconsole.gui.console.room.map.from_afar import Afar
from tdconsole.gui.console.room.map.look import Look, Looks, State
from tdconsole.gui.console.room.map.ring import Stretch
from tdconsole.gui.console.room.map.sight import PlacedTable, Sight

SLICE: Final = 0.004
"""Seconds of painting in a frame."""
KEPT: Final = 600
"""Pictures of tables that are kept for their return into sight; fewer of large ones."""
FEWEST_KEPT: Final = 24


Seen = tuple[PlacedTable, QPointF]
"""A table's picture with its corner."""


class Drawn(NamedTuple):
    look: Look
    scale: float
    stretch: Stretch
    pixmap: QPixmap


class Made(NamedTuple):
    """A picture of everything in sight, and the position it was seen from."""

    pixmap: QPixmap
    size: QSize
    ratio: float
    scale: float
    stretch: Stretch
    origin: QPointF


class Layer:
    def __init__(self, sight: Sight) -> None:
        self._sight = sight
        surface = sight.surface
        self.looks = Looks(surface.view)
        self.looks.take_in(surface.hall)
        self.drawing = Drawing(surface.view, surface.theme)
        self._from_afar = Afar(surface.theme)
        self._made: Made | None = None
        self._next: tuple[Made, Iterator[Seen]] | None = None
        self._afar: dict[TableNo, State] = {}
        self._near: dict[TableNo, Drawn] = {}
        self._slices = QTimer(surface)
        self._slices.setSingleShot(True)
        self._slices.setInterval(0)
        self._slices.timeout.connect(self._go_on)

    # Display

    def paint(self, painter: QPainter) -> None:
        """Paint what is ready; until then the present picture is scaled or shifted."""
        made = self._made
        if made is None or not self._sight.surface.isVisible():
            made = self._made = self._whole()
        if self._fits(made):
            painter.drawPixmap(0, 0, made.pixmap)
            return
        by = self._sight.scale / made.scale
        at = self._sight.origin() - made.origin * by
        painter.save()
        painter.translate(at)
        painter.scale(by, by)
        painter.drawPixmap(0, 0, made.pixmap)
        painter.restore()
        if self._next is None or not self._fits(self._next[0]):
            self.make_anew()

    def begin(self) -> None:
        """Begin: it comes into sight, with whatever has changed meanwhile."""
        self.looks.take_in(self._sight.surface.hall)
        self.drop()

    def drop(self) -> None:
        """Drop it, to be painted as a whole before it is seen again."""
        self.rest()
        self._made = None
        self._sight.surface.viewport().update()

    def make_anew(self) -> None:
        """Repaint everything; the old picture stays until then, a hidden one is not repainted."""
        if not self._sight.surface.isVisible():
            self._made = None
            return
        made = self._begun()
        self._next = (made, iter(self._in_sight(made)))
        self._slices.start()

    def rest(self) -> None:
        self._slices.stop()
        self._next = None

    @property
    def is_ready(self) -> bool:
        return self._made is not None and self._fits(self._made) and self._next is None

    def shift(self, across: int, down: int) -> None:
        """Shift the picture; what stays in sight is not repainted."""
        made, sight = self._made, self._sight
        if made is None or (made.scale, made.stretch) != (sight.scale, sight.stretch):
            return
        by, origin = QPointF(across, down), sight.origin()
        far = abs(across) > made.size.width() // 2 or abs(down) > made.size.height() // 2
        if far or made.ratio != int(made.ratio) or made.origin + by != origin:
            return
        ratio, wide, high = int(made.ratio), made.size.width(), made.size.height()
        made.pixmap.scroll(across * ratio, down * ratio, made.pixmap.rect())
        self._made = made = made._replace(origin=origin)
        beside = QRect(0 if across > 0 else wide + across, 0, abs(across), high)
        above = QRect(0, 0 if down > 0 else high + down, wide, abs(down))
        for rect in (beside, above):
            if not rect.isEmpty():
                self._paint_part(made, rect)

    def refresh(self) -> None:
        """Repaint the tables whose look changed."""
        changed = self.looks.take_in(self._sight.surface.hall)
        made, sight = self._made, self._sight
        if made is None:
            return
        if self._next is not None or not self._fits(made):
            self.make_anew()
            return
        port = sight.surface.viewport()
        for stands, at in list(sight.seen(port.rect(), changed)):
            if self._is_other(stands.no):
                rect = QRect(at.toPoint(), sight.size(stands.no))
                self._paint_part(made, rect)
                port.update(rect)

    def _is_other(self, no: TableNo) -> bool:
        if detail(self._sight.scale) == "far":
            return self.looks.state(no) != self._afar.get(no)
        drawn = self._near.get(no)
        return drawn is None or drawn.look != self.looks.look(no)

    def _fits(self, made: Made) -> bool:
        sight = self._sight
        return (
            (made.scale, made.stretch) == (sight.scale, sight.stretch)
            and made.size == sight.surface.viewport().size()
            and made.origin == sight.origin()
            and made.ratio == sight.surface.devicePixelRatioF()
        )

    # Painting

    def _begun(self) -> Made:
        surface = self._sight.surface
        size, ratio = surface.viewport().size(), surface.devicePixelRatioF()
        pixmap = QPixmap(size * ratio)
        pixmap.setDevicePixelRatio(ratio)
        pixmap.fill(QColor(surface.theme.colours.ground))
        sight = self._sight
        return Made(pixmap, size, ratio, sight.scale, sight.stretch, sight.origin())

    def _in_sight(self, made: Made) -> list[Seen]:
        return list(self._sight.seen(QRect(0, 0, made.size.width(), made.size.height())))

    def _whole(self) -> Made:
        self.rest()
        made = self._begun()
        self._paint(made, iter(self._in_sight(made)), float("inf"))
        return made

    def _go_on(self) -> None:
        if self._next is None:
            return
        made, rest = self._next
        if not self._fits(made):
            self.make_anew()
        elif self._paint(made, rest, perf_counter() + SLICE):
            self._made, self._next = made, None
            self._sight.surface.viewport().update()
        else:
            self._slices.start()

    def _paint(self, made: Made, tables: Iterator[Seen], until: float) -> bool:
        """Paint tables in the time, and return whether all are done."""
        painter = QPainter(made.pixmap)
        done = True
        for stands, at in tables:
            self._paint_table(painter, stands, at)
            if perf_counter() > until:
                done = False
                break
        painter.end()
        return done

    def _paint_part(self, made: Made, rect: QRect) -> None:
        painter = QPainter(made.pixmap)
        painter.setClipRect(rect)
        painter.fillRect(rect, QColor(self._sight.surface.theme.colours.ground))
        for stands, at in self._sight.seen(rect):
            self._paint_table(painter, stands, at)
        painter.end()

    def _paint_table(self, painter: QPainter, stands: PlacedTable, at: QPointF) -> None:
        no, sight, drawing = stands.no, self._sight, self.drawing
        ratio = sight.surface.devicePixelRatioF()
        if detail(sight.scale) == "far":
            state, size = self.looks.state(no), sight.size(no)
            self._afar[no] = state
            painter.drawPixmap(at, self._from_afar.table(state, size, ratio))
            self._from_afar.write_number(painter, str(no), at, size, state)
            return
        look, drawn = self.looks.look(no), self._near.get(no)
        if drawn is None or drawn[:3] != (look, sight.scale, sight.stretch):
            made = drawing.table(look, sight.scale, ratio, sight.stretch)
            drawn = Drawn(look, sight.scale, sight.stretch, made)
            self._near[no] = drawn
            most = max(FEWEST_KEPT, round(KEPT / max(1.0, sight.scale) ** 2))
            while len(self._near) > most:
                self._near.pop(next(iter(self._near)))
        painter.drawPixmap(at, drawn.pixmap)
