"""The prizes place by place, next to those of the set-up's payout table."""

import math
import re
from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from tdconsole.domain.values import Money, Place
from tdconsole.gui.shared.lettering import ems, lettering
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.wall.theme import Theme

TALL: Final = (32, 64)
"""The least and the greatest height, in units."""
FEW: Final = 30
"""The most places with a mark each; with more, the first places get more room."""
STEEP: Final = 30
"""The ratio of first to last prize from which the scale is logarithmic."""
LINES: Final = 4
_CENTS: Final = re.compile(r"[.,]00(?![0-9])")
Prizes = Sequence[Money]


class PrizeChart(QWidget):
    pressed = Signal(int)
    """Emitted with the clicked place."""

    def __init__(self, words: Catalogue, theme: Theme) -> None:
        super().__init__()
        self._words, self._theme = words, theme
        self._prizes: tuple[Money, ...] = ()
        self._tabled: tuple[Money, ...] = ()
        self._table = ""
        self._fixed: frozenset[Place] = frozenset()
        self._currency = "EUR"
        unit = theme.console.space.unit
        self.setAccessibleName(words.gettext("Prizes by place, next to the payout table"))
        self.setMinimumHeight(TALL[0] * unit)
        self.setMaximumHeight(TALL[1] * unit)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMouseTracking(True)

    def compare_with(self, table: str) -> None:
        """Set the payout table's name; empty if it has none."""
        if table != self._table:
            self._table = table
            self.update()

    def show_prizes(
        self, prizes: Prizes, tabled: Prizes, fixed: frozenset[Place], currency: str
    ) -> None:
        now = (tuple(prizes), tuple(tabled), fixed, currency)
        if now != (self._prizes, self._tabled, self._fixed, self._currency):
            self._prizes, self._tabled, self._fixed, self._currency = now
            told = [self._place_sentence(place) for place in range(1, min(len(prizes), 10) + 1)]
            self.setAccessibleDescription("; ".join(told))
            self.update()

    def _place_sentence(self, place: int) -> str:
        return self._words.gettext(
            "Place {place}: {amount}", place=place, amount=self._money(self._prizes[place - 1])
        )

    def _tooltip(self, place: int) -> str:
        told = []
        if place <= len(self._prizes):
            told.append(self._place_sentence(place))
        if place <= len(self._tabled):
            amount = self._money(self._tabled[place - 1])
            told.append(self._words.gettext("payout table: {amount}", amount=amount))
        return "\n".join(told)

    def _money(self, amount: Money) -> str:
        return self._words.money(amount, self._currency)

    # Scale

    @property
    def _places(self) -> int:
        return max(len(self._prizes), len(self._tabled))

    def _ends(self) -> tuple[int, int]:
        """Return the least and the greatest prize of both."""
        every = [amount for amount in (*self._prizes, *self._tabled) if amount > 0]
        return min(every), max(every)

    def _steep(self) -> bool:
        least, most = self._ends()
        return most > STEEP * least

    def _scale(self) -> list[float]:
        least, most = self._ends()
        if self._steep():
            first, last = math.floor(math.log10(least)), math.ceil(math.log10(most))
            step = max(1, math.ceil((last - first) / LINES))
            return [10.0**power for power in range(first, last + step, step)]
        rough = most / LINES
        size = 10 ** math.floor(math.log10(rough))
        step = next(size * one for one in (1, 2, 5, 10) if rough <= size * one)
        return [step * number for number in range(math.ceil(most / step) + 1)]

    def _plot(self, scale: list[float]) -> QRectF:
        unit, small = self._theme.console.space.unit, self._theme.console.type.small
        wide = max(ems(self._short(line), self._theme.console.faces.text) for line in scale)
        left = wide * small + 2 * unit
        return QRectF(left, unit + small, self.width() - left - 2 * unit, self._high())

    def _high(self) -> float:
        unit, small = self._theme.console.space.unit, self._theme.console.type.small
        return self.height() - 5 * small - 2 * unit

    def _x(self, place: float, plot: QRectF) -> float:
        most = max(2, self._places)
        if most > FEW:
            return plot.left() + plot.width() * math.log(place) / math.log(most)
        return plot.left() + plot.width() * (place - 1) / (most - 1)

    def _y(self, amount: float, plot: QRectF, scale: list[float]) -> float:
        if self._steep():
            least, most = math.log(scale[0]), math.log(scale[-1])
            share = (math.log(max(amount, scale[0])) - least) / (most - least)
        else:
            share = amount / scale[-1]
        return plot.bottom() - plot.height() * share

    def _at(self, x: float) -> int | None:
        if not self._places:
            return None
        plot, most = self._plot(self._scale()), max(2, self._places)
        share = min(1.0, max(0.0, (x - plot.left()) / max(1.0, plot.width())))
        place = math.exp(share * math.log(most)) if most > FEW else 1 + share * (most - 1)
        return min(self._places, round(place))

    # Pointing

    def mouseMoveEvent(self, event: QMouseEvent) -> None:  # noqa: N802 -- Qt's name
        place = self._at(event.position().x())
        told = "" if place is None else self._tooltip(place)
        QToolTip.showText(event.globalPosition().toPoint(), told, self)

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802 -- Qt's name
        place = self._at(event.position().x())
        if place is not None:
            self.pressed.emit(place)

    # Painting

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802 -- Qt's name
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(lettering(self._theme.console.faces.text, self._theme.console.type.small))
        if any(amount > 0 for amount in (*self._prizes, *self._tabled)):
            scale = self._scale()
            plot = self._plot(scale)
            self._paint_scale(painter, plot, scale)
            self._paint_line(painter, plot, scale, self._tabled, tabled=True)
            self._paint_line(painter, plot, scale, self._prizes, tabled=False)
            self._paint_legend(painter, plot)
        else:
            painter.setPen(QColor(self._theme.colours.quiet))
            flags = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
            painter.drawText(self.rect(), flags, self._words.gettext("There are no prizes yet."))
        painter.end()

    def _short(self, amount: float) -> str:
        """The amount without cents, which nobody reads on a scale."""
        return _CENTS.sub("", self._money(Money(round(amount))))

    def _paint_scale(self, painter: QPainter, plot: QRectF, scale: list[float]) -> None:
        colours, unit = self._theme.colours, self._theme.console.space.unit
        small = self._theme.console.type.small
        right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        for line in scale:
            y = self._y(line, plot, scale)
            painter.setPen(QPen(QColor(colours.rule), 1))
            painter.drawLine(QPointF(plot.left(), y), QPointF(plot.right(), y))
            painter.setPen(QColor(colours.quiet))
            room = QRectF(0, y - small, plot.left() - 2 * unit, 2 * small)
            painter.drawText(room, right, self._short(line))
        for place in self._ticks():
            x = self._x(place, plot)
            painter.setPen(QPen(QColor(colours.rule), 1))
            painter.drawLine(QPointF(x, plot.bottom()), QPointF(x, plot.bottom() + unit))
            painter.setPen(QColor(colours.quiet))
            said = self._words.number(place)
            wide = painter.fontMetrics().horizontalAdvance(said) + 1
            left = min(x - wide / 2, self.width() - wide)
            room = QRectF(left, plot.bottom() + unit, wide, 1.5 * small)
            painter.drawText(room, Qt.AlignmentFlag.AlignHCenter, said)

    def _ticks(self) -> list[int]:
        most = self._places
        if most <= FEW:
            step = max(1, math.ceil(most / 6))
            return list(range(1, most + 1, step))
        ticks = [one for one in (1, 3, 10, 30, 100, 300, 1000, 3000) if 2 * one < most]
        return [*ticks, most]

    def _paint_line(
        self,
        painter: QPainter,
        plot: QRectF,
        scale: list[float],
        prizes: Prizes,
        *,
        tabled: bool,
    ) -> None:
        colours, unit = self._theme.colours, self._theme.console.space.unit
        points = [
            QPointF(self._x(place, plot), self._y(amount, plot, scale))
            for place, amount in enumerate(prizes, start=1)
        ]
        if not points:
            return
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(self._pen(tabled=tabled))
        painter.drawPolyline(QPolygonF(points))
        if tabled:
            return
        painter.setPen(QPen(QColor(colours.surface), 1))
        painter.setBrush(QColor(colours.accent))
        for place, point in enumerate(points, start=1):
            if place in self._fixed:
                side = 2 * unit
                painter.setBrush(QColor(colours.ink))
                painter.drawRect(QRectF(point.x() - side / 2, point.y() - side / 2, side, side))
                painter.setBrush(QColor(colours.accent))
            elif len(points) <= FEW:
                painter.drawEllipse(point, unit * 0.75, unit * 0.75)

    def _pen(self, *, tabled: bool) -> QPen:
        colours, unit = self._theme.colours, self._theme.console.space.unit
        if tabled:
            return QPen(QColor(colours.quiet), unit / 3, Qt.PenStyle.DashLine)
        return QPen(QColor(colours.accent), unit / 2)

    def _paint_legend(self, painter: QPainter, plot: QRectF) -> None:
        """Paint the legend: the stroke of each line and its words."""
        unit, small = self._theme.console.space.unit, self._theme.console.type.small
        say = self._words.pgettext
        y, x = self.height() - small, plot.left()
        table = self._table or say("chart", "payout table")
        compared = say("chart", "for comparison: {table}", table=table)
        for label, tabled in ((say("chart", "this plan"), False), (compared, True)):
            if tabled and not self._tabled:
                continue
            painter.setPen(self._pen(tabled=tabled))
            painter.drawLine(QPointF(x, y), QPointF(x + 5 * unit, y))
            x += 6 * unit
            metrics, left = painter.fontMetrics(), int(self.width() - x)
            said = metrics.elidedText(label, Qt.TextElideMode.ElideRight, left)
            wide = metrics.horizontalAdvance(said) + 1
            painter.setPen(QColor(self._theme.colours.quiet))
            room = QRectF(x, y - small, wide, 2 * small)
            painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, said)
            x += wide + 3 * unit
