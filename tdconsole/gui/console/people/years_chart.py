"""A player's results over time, painted."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget

from tdconsole.gui.shared.lettering import ems, lettering
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.i18n.eliminations.years import chart_ends, chart_words
from tdconsole.projections.eliminations.years_chart import Point, YearsChart
from tdconsole.wall.theme import Theme

TALL: Final = (20, 40)
"""Its least and its greatest height, in units."""


class YearsChartView(QWidget):
    def __init__(self, words: Catalogue, theme: Theme) -> None:
        super().__init__()
        self._words, self._theme = words, theme
        self._chart: YearsChart | None = None
        self.setMinimumHeight(TALL[0] * theme.console.space.unit)
        self.setMaximumHeight(TALL[1] * theme.console.space.unit)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_chart(self, chart: YearsChart | None) -> None:
        """Show the chart; without one, nothing takes up its room."""
        self._chart = chart
        self.setVisible(chart is not None)
        if chart is not None:
            self.setAccessibleName(chart_words(self._words, chart))
            self.setAccessibleDescription(" – ".join(chart_ends(self._words, chart)))
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802 -- Qt's name
        if self._chart is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(lettering(self._theme.console.faces.text, self._theme.console.type.small))
        plot = self._plot(self._chart)
        self._paint_scale(painter, plot, self._chart)
        self._paint_years(painter, plot, self._chart)
        self._paint_results(painter, plot, self._chart)
        painter.end()

    def _wide(self, text: str) -> float:
        console = self._theme.console
        return ems(text, console.faces.text) * console.type.small

    def _plot(self, chart: YearsChart) -> QRectF:
        unit, small = self._theme.console.space.unit, self._theme.console.type.small
        left = max(map(self._wide, chart_ends(self._words, chart))) + 2 * unit
        above, below = small / 2 + unit, 1.5 * small + unit
        return QRectF(left, above, self.width() - left - 2 * unit, self.height() - above - below)

    def _paint_scale(self, painter: QPainter, plot: QRectF, chart: YearsChart) -> None:
        colours, small = self._theme.colours, self._theme.console.type.small
        right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        top, bottom = chart_ends(self._words, chart)
        for height, text in ((1.0, top), (0.0, bottom)):
            y = _at((0.0, height), plot).y()
            painter.setPen(QPen(QColor(colours.rule), 1))
            painter.drawLine(QPointF(plot.left(), y), QPointF(plot.right(), y))
            painter.setPen(QColor(colours.quiet))
            room = QRectF(
                0, y - small, plot.left() - 1.5 * self._theme.console.space.unit, 2 * small
            )
            painter.drawText(room, right, text)
        if chart.zero is not None:
            y = _at((0.0, chart.zero), plot).y()
            painter.setPen(QPen(QColor(colours.quiet), 1, Qt.PenStyle.DashLine))
            painter.drawLine(QPointF(plot.left(), y), QPointF(plot.right(), y))

    def _paint_years(self, painter: QPainter, plot: QRectF, chart: YearsChart) -> None:
        """Paint where years begin, each with its number where that has room."""
        colours, unit = self._theme.colours, self._theme.console.space.unit
        free = 0.0
        for left, year in chart.years:
            x = _at((left, 0.0), plot).x()
            painter.setPen(QPen(QColor(colours.rule), 1))
            painter.drawLine(QPointF(x, plot.top()), QPointF(x, plot.bottom() + unit))
            wide = self._wide(year) + 1
            if x >= free and x + wide <= self.width():
                painter.setPen(QColor(colours.quiet))
                room = QRectF(x, plot.bottom() + unit, wide, self.height() - plot.bottom() - unit)
                painter.drawText(room, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop, year)
                free = x + wide + 2 * unit

    def _paint_results(self, painter: QPainter, plot: QRectF, chart: YearsChart) -> None:
        """Paint the results: a prize is a larger dot that is filled, so colour alone says nothing."""
        colours, unit = self._theme.colours, self._theme.console.space.unit
        accent = QColor(colours.accent)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(colours.quiet), 1))
        paid = [dot for dot, won in zip(chart.dots, chart.won, strict=True) if won]
        for dot, won in zip(chart.dots, chart.won, strict=True):
            if not won:
                painter.drawEllipse(_at(dot, plot), unit / 2, unit / 2)
        painter.setPen(QPen(accent, unit / 2))
        painter.drawPolyline(QPolygonF([_at(point, plot) for point in chart.line]))
        painter.setPen(QPen(QColor(colours.surface), 1))
        painter.setBrush(accent)
        for dot in paid:
            painter.drawEllipse(_at(dot, plot), unit, unit)


def _at(point: Point, plot: QRectF) -> QPointF:
    left, height = point
    return QPointF(plot.left() + left * plot.width(), plot.bottom() - height * plot.height())
