"""The depth of stacks over the evening: the average in big blinds, level by level."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from tdconsole.domain.values import Millis, Record
from tdconsole.gui.shared.lettering import ems, lettering
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.wall.theme import Theme

WIDE: Final = 58
"""The least width, in units."""
TALL: Final = (24, 36)
"""The least and the greatest height, in units."""
GRID: Final = (1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000, 2000, 5000, 10_000)
LINES: Final = 4
"""Lines across the chart at most."""


class Depth(Record, kw_only=True):
    """The average stack from this moment on, in big blinds."""

    row: int
    level: int
    at: Millis
    depth: float


class DepthChart(QWidget):
    pressed = Signal(int)
    """Emitted with the row of the clicked level."""

    def __init__(self, words: Catalogue, theme: Theme) -> None:
        super().__init__()
        self._words, self._theme = words, theme
        self._points: tuple[Depth, ...] = ()
        self._ends = Millis(0)
        self._now: tuple[Millis, float] | None = None
        self.setAccessibleName(words.gettext("Average stack in big blinds over time"))
        self.setMinimumWidth(WIDE * theme.console.space.unit)
        self.setMinimumHeight(TALL[0] * theme.console.space.unit)
        self.setMaximumHeight(TALL[1] * theme.console.space.unit)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMouseTracking(True)

    def show_depths(
        self, points: tuple[Depth, ...], ends: Millis, now: tuple[Millis, float] | None
    ) -> None:
        """Show the depths; `now` is the time in play, with the present average stack."""
        if (points, ends, now) != (self._points, self._ends, self._now):
            self._points, self._ends, self._now = points, ends, now
            said = [self._depth_sentence(point) for point in points]
            if now is not None:
                said.insert(0, self._present_sentence(now[1]))
            self.setAccessibleDescription("; ".join(said))
            self.update()

    def _present_sentence(self, depth: float) -> str:
        return self._words.gettext(
            "Now: {depth} big blinds", depth=self._words.number(round(depth))
        )

    def _depth_sentence(self, point: Depth) -> str:
        return self._words.gettext(
            "Level {level}: {depth} big blinds",
            level=point.level,
            depth=self._words.number(round(point.depth)),
        )

    def _tooltip(self, point: Depth) -> str:
        told = [self._depth_sentence(point)]
        if self._now is not None:
            told.append(self._present_sentence(self._now[1]))
        return "\n".join(told)

    # Scale

    def _plot(self) -> QRectF:
        unit, small = self._theme.console.space.unit, self._theme.console.type.small
        highest = self._words.number(self._scale()[-1])
        left = max(4 * unit, ems(highest, self._theme.console.faces.text) * small) + 2 * unit
        above = unit + small / 2
        below = 1.5 * small + unit
        return QRectF(left, above, self.width() - left - 3 * unit, self.height() - above - below)

    def _top(self) -> float:
        present = 0.0 if self._now is None else self._now[1]
        return max(present, *(point.depth for point in self._points), 1.0)

    def _x(self, at: float, plot: QRectF) -> float:
        return plot.left() + plot.width() * at / max(1, self._ends)

    def _y(self, depth: float, plot: QRectF) -> float:
        return plot.bottom() - plot.height() * depth / self._scale()[-1]

    def _scale(self) -> list[int]:
        top = self._top()
        step = next((one for one in GRID if top / one <= LINES), GRID[-1])
        lines = [step]
        while lines[-1] < top and len(lines) < 2 * LINES:
            lines.append(lines[-1] + step)
        return lines

    def _at(self, x: float) -> Depth | None:
        plot = self._plot()
        moment = (x - plot.left()) / max(1.0, plot.width()) * self._ends
        found = [point for point in self._points if point.at <= moment]
        return found[-1] if found and 0 <= moment <= self._ends else None

    # Pointing

    def mouseMoveEvent(self, event: QMouseEvent) -> None:  # noqa: N802 -- Qt's name
        point = self._at(event.position().x())
        QToolTip.showText(
            event.globalPosition().toPoint(), "" if point is None else self._tooltip(point), self
        )

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802 -- Qt's name
        point = self._at(event.position().x())
        if point is not None:
            self.pressed.emit(point.row)

    # Painting

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802 -- Qt's name
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(lettering(self._theme.console.faces.text, self._theme.console.type.small))
        plot = self._plot()
        if self._points:
            self._paint_scale(painter, plot)
            self._paint_course(painter, plot)
        else:
            painter.setPen(QColor(self._theme.colours.quiet))
            flags = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
            painter.drawText(
                self.rect(), flags, self._words.gettext("Nobody plays: there is no average stack.")
            )
        painter.end()

    def _paint_scale(self, painter: QPainter, plot: QRectF) -> None:
        colours, unit = self._theme.colours, self._theme.console.space.unit
        small = self._theme.console.type.small
        right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        for line in [0, *self._scale()]:
            y = self._y(line, plot)
            painter.setPen(QPen(QColor(colours.rule), 1))
            painter.drawLine(QPointF(plot.left(), y), QPointF(plot.right(), y))
            painter.setPen(QColor(colours.quiet))
            room = QRectF(0, y - small, plot.left() - 2 * unit, 2 * small)
            painter.drawText(room, right, self._words.number(line))
        hour = 3_600_000
        every = next((n for n in (1, 2, 3, 4, 6, 12, 24, 48) if self._ends / hour / n <= 8), 96)
        for number in range(0, int(self._ends // hour) + 1, every):
            x = self._x(number * hour, plot)
            painter.setPen(QPen(QColor(colours.rule), 1))
            painter.drawLine(QPointF(x, plot.bottom()), QPointF(x, plot.bottom() + unit))
            painter.setPen(QColor(colours.quiet))
            said = self._words.pgettext("chart", "{hours} h", hours=number)
            wide = painter.fontMetrics().horizontalAdvance(said) + 1
            left = min(x - wide / 2, self.width() - wide)
            room = QRectF(left, plot.bottom() + unit, wide, 1.5 * small)
            painter.drawText(room, Qt.AlignmentFlag.AlignHCenter, said)

    def _paint_course(self, painter: QPainter, plot: QRectF) -> None:
        colours, unit = self._theme.colours, self._theme.console.space.unit
        corners: list[QPointF] = []
        for number, point in enumerate(self._points):
            last = number + 1 == len(self._points)
            until = self._ends if last else self._points[number + 1].at
            y = self._y(point.depth, plot)
            corners += [QPointF(self._x(point.at, plot), y), QPointF(self._x(until, plot), y)]
        ground = [QPointF(corners[-1].x(), plot.bottom()), QPointF(corners[0].x(), plot.bottom())]
        fill = QColor(colours.chosen)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(fill)
        painter.drawPolygon(QPolygonF([*corners, *ground]))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(colours.accent), unit / 2))
        painter.drawPolyline(QPolygonF(corners))
        if self._now is not None:
            at = QPointF(self._x(self._now[0], plot), self._y(self._now[1], plot))
            painter.setPen(QPen(QColor(colours.surface), unit / 2))
            painter.setBrush(QColor(colours.accent))
            painter.drawEllipse(at, 1.5 * unit, 1.5 * unit)
