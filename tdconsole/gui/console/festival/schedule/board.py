"""The days of a festival hour by hour: each row a bar as long as it lasts; a click chooses one."""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QHelpEvent,
    QLinearGradient,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from tdconsole.gui.console.widgets.writing import Letters, letters
from tdconsole.gui.shared.plain import plain
from tdconsole.wall.theme import Theme

HEAD: Final = 9
"""The height of the hours, and that of the name of a day, in units."""
ROW: Final = (8, 15)
"""The least and the greatest height of a row, in units."""
_TEXT: Final = 5
_BAR: Final = (1.5, 4.5)
"""The height of the words of a row, and the least and greatest height of its bar, in units."""
_HOUR: Final = 60
_HOURS: Final = (1, 2, 3, 4, 6, 12)
"""The hours between two lines."""
OPEN: Final = 90
"""The minutes for which a bar whose end nobody knows fades."""


class Block(NamedTuple):
    key: int
    minute: int
    """Since midnight."""
    time: str
    title: str
    told: str = ""
    terms: str = ""
    closes: int | None = None
    ends: int | None = None
    """The minutes until registration closes and until it is over, as far as they are known."""
    quiet: bool = False
    going: bool = False
    """Whether it is being played."""

    @property
    def until(self) -> int:
        """The minute since midnight up to which there is a bar."""
        return self.minute + max(self.ends or (self.closes or 0) + OPEN, self.closes or 0, 1)


class Day(NamedTuple):
    name: str
    blocks: tuple[Block, ...]
    now: int | None = None
    """The minute since midnight on the day that it is today."""


class DaysBoard(QWidget):
    chosen = Signal(int)
    """Emitted with the key of the row that was clicked."""

    def __init__(self, theme: Theme, name: str) -> None:
        super().__init__()
        faces, sizes = theme.console.faces, theme.console.type
        self._theme, self._unit = theme, theme.console.space.unit
        self._strong = letters(faces.strong, sizes.text)
        self._small = letters(faces.text, sizes.small)
        self.days: tuple[Day, ...] = ()
        self.key: int | None = None
        self.setAccessibleName(name)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_days(self, days: Sequence[Day], key: int | None) -> None:
        if (tuple(days), key) == (self.days, self.key):
            return
        self.days, self.key = tuple(days), key
        self.setAccessibleDescription(
            "; ".join(
                f"{day.name}: " + ", ".join(f"{one.time} {one.title}" for one in day.blocks)
                for day in self.days
            )
        )
        self.update()

    def shown(self) -> tuple[Day, ...]:
        """Return the days that have room, from the one chosen on, or today, if not all have."""
        room, least = self.height() - HEAD * self._unit, ROW[0] * self._unit
        rest = list(self.days)
        high = sum(HEAD * self._unit + len(day.blocks) * least for day in rest)
        while high > room and len(rest) > 1 and not self._is_here(rest[0]):
            high -= HEAD * self._unit + len(rest.pop(0).blocks) * least
        found, left = list[Day](), room
        for day in rest:
            left -= HEAD * self._unit
            many = max(0, left) // least
            chosen = next((at for at, one in enumerate(day.blocks) if one.key == self.key), 0)
            first = max(0, chosen - many + 1)
            fit = day.blocks[first : first + many]
            if not fit:
                break
            found.append(day._replace(blocks=fit))
            left -= len(fit) * least
        return tuple(found)

    def _is_here(self, day: Day) -> bool:
        if self.key is None:
            return day.now is not None
        return any(one.key == self.key for one in day.blocks)

    # Where things are

    def _high(self, days: Sequence[Day]) -> int:
        """Return the height of a row."""
        room = self.height() - (1 + len(days)) * HEAD * self._unit
        rows = sum(len(day.blocks) for day in days)
        least, most = (units * self._unit for units in ROW)
        return max(least, min(most, room // max(1, rows)))

    @staticmethod
    def _range(days: Sequence[Day]) -> tuple[int, int]:
        every = [one for day in days for one in day.blocks]
        first = min((one.minute for one in every), default=0) // _HOUR * _HOUR
        last = max((one.until for one in every), default=24 * _HOUR)
        return first, max(-(-last // _HOUR) * _HOUR, first + 4 * _HOUR)

    def _x(self, minute: float, span: tuple[int, int]) -> float:
        left, right = 3 * self._unit, self.width() - 3 * self._unit
        return left + (right - left) * (minute - span[0]) / (span[1] - span[0])

    def heads(self) -> Iterator[tuple[int, Day]]:
        """Return each day that is shown, and where it begins from above."""
        days = self.shown()
        high, top = self._high(days), HEAD * self._unit
        for day in days:
            yield top, day
            top += HEAD * self._unit + len(day.blocks) * high

    def placed(self) -> Iterator[tuple[QRect, Block]]:
        """Return each row that is shown, and where it is."""
        high = self._high(self.shown())
        for top, day in self.heads():
            for at, one in enumerate(day.blocks):
                yield QRect(0, top + HEAD * self._unit + at * high, self.width(), high), one

    # Called by Qt

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802 -- Qt's name
        days = self.shown()
        if not days:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        span, high, colours = self._range(days), self._high(days), self._theme.colours
        self._draw_hours(painter, span)
        for top, day in self.heads():
            head = QRect(self._unit, top, self.width(), HEAD * self._unit)
            ink = colours.ink if day.now is None else colours.accent
            self._write(painter, day.name, head, self._strong, ink)
            if day.now is not None and span[0] <= day.now <= span[1]:
                x = round(self._x(day.now, span))
                foot = top + HEAD * self._unit + len(day.blocks) * high
                painter.setPen(QPen(QColor(colours.ink), 1, Qt.PenStyle.DashLine))
                painter.drawLine(x, top + self._unit, x, foot)
        for room, one in self.placed():
            self._draw_row(painter, room, one, span)
        painter.end()

    def _draw_hours(self, painter: QPainter, span: tuple[int, int]) -> None:
        colours, wide = self._theme.colours, self._small.wide("00:00") + 4 * self._unit
        each = self._x(span[0] + _HOUR, span) - self._x(span[0], span)
        step = next((hours for hours in _HOURS if each * hours >= wide), _HOURS[-1])
        foot = max((room.bottom() for room, _one in self.placed()), default=0)
        for minute in range(span[0], span[1] + 1, step * _HOUR):
            x = round(self._x(minute, span))
            painter.setPen(QPen(QColor(colours.rule), 1))
            painter.drawLine(x, (HEAD - 2) * self._unit, x, foot)
            said = f"{minute // _HOUR % 24:02}:00"
            left = min(max(0, x - self._small.wide(said) // 2), self.width())
            room = QRect(left, 0, wide, (HEAD - 2) * self._unit)
            if left + self._small.wide(said) <= self.width():
                self._write(painter, said, room, self._small, colours.quiet)

    def _draw_row(self, painter: QPainter, room: QRect, one: Block, span: tuple[int, int]) -> None:
        colours, unit = self._theme.colours, self._unit
        here = one.key == self.key
        if here:
            radius = self._theme.console.space.radius
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(colours.chosen))
            painter.drawRoundedRect(room.adjusted(0, 1, 0, -1), radius, radius)
        thick = min(_BAR[1] * unit, max(_BAR[0] * unit, room.height() - (_TEXT + 2) * unit))
        top = room.top() + (room.height() - _TEXT * unit - thick) / 2
        bar = QRectF(0, top + _TEXT * unit, 0, thick)
        bar.setLeft(self._x(one.minute, span))
        bar.setRight(self._x(one.until, span))
        self._draw_bar(painter, bar, one, span)
        ink = colours.on_chosen if here else colours.quiet if one.quiet else colours.ink
        quiet = colours.on_chosen if here else colours.quiet
        parts = [one.time, one.told, one.terms]
        told = " · ".join(filter(None, parts))
        wide = self._strong.wide(one.title) + 2 * unit + self._small.wide(told)
        left = round(max(unit, min(bar.left(), self.width() - unit - wide)))
        line = QRect(left, round(top), self.width() - unit - left, _TEXT * unit)
        ground = QColor(colours.chosen if here else colours.surface)
        painter.fillRect(QRect(left, line.top(), wide, line.height()), ground)
        self._write(painter, one.title, line, self._strong, ink)
        line.setLeft(min(line.right(), left + self._strong.wide(one.title) + 2 * unit))
        self._write(painter, told, line, self._small, quiet)

    def _draw_bar(self, painter: QPainter, bar: QRectF, one: Block, span: tuple[int, int]) -> None:
        """Draw it full while registration is open, then hollow; an end that nobody knows fades."""
        colours = self._theme.colours
        ink = QColor(colours.done if one.going else colours.edge if one.quiet else colours.accent)
        radius, brush = (
            self._theme.console.space.radius / 2,
            QLinearGradient(bar.topLeft(), bar.topRight()),
        )
        fading, closes = QColor(ink), one.minute + (one.closes or 0)
        fading.setAlphaF(0.0)
        brush.setColorAt(0, ink)
        if one.ends is None:
            known = (self._x(closes, span) - bar.left()) / bar.width()
            brush.setColorAt(min(0.99, known), ink)
            brush.setColorAt(1, fading)
        painter.setPen(QPen(brush, 1.5))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(bar.adjusted(0.75, 0.75, -0.75, -0.75), radius, radius)
        if one.closes is None and one.ends is not None:
            return
        full = QRectF(bar)
        full.setRight(max(self._x(closes, span), bar.left() + bar.height()))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(ink)
        painter.drawRoundedRect(full, radius, radius)

    @staticmethod
    def _write(painter: QPainter, text: str, room: QRect, font: Letters, ink: str) -> None:
        shown = font.metrics.elidedText(text, Qt.TextElideMode.ElideRight, room.width())
        y = room.top() + (room.height() + font.metrics.capHeight()) / 2
        painter.setFont(font.font)
        painter.setPen(QColor(ink))
        painter.drawText(QPointF(room.left(), round(y)), shown)

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802 -- Qt's name
        point = event.position().toPoint()
        found = next((one for room, one in self.placed() if room.contains(point)), None)
        if found is not None:
            self.chosen.emit(found.key)

    def event(self, event: QEvent) -> bool:
        if event.type() is not QEvent.Type.ToolTip or not isinstance(event, QHelpEvent):
            return super().event(event)
        found = next((one for room, one in self.placed() if room.contains(event.pos())), None)
        if found is None:
            QToolTip.hideText()
        else:
            told = (f"{found.time} {found.title}", found.told, found.terms)
            QToolTip.showText(event.globalPos(), plain("\n".join(filter(None, told))), self)
        return True
