"""The days of a festival beside each other, each row at its hour; a click chooses one."""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QEvent, QRect, Qt, Signal
from PySide6.QtGui import QColor, QHelpEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from tdconsole.gui.console.widgets.writing import Letters, letters
from tdconsole.gui.shared.plain import plain
from tdconsole.wall.theme import Theme

LEAST: Final = 44
"""The least width of a day, in units."""
HIGH: Final = (16, 11, 6)
"""The heights of a row of three lines, of two and of one, in units."""
_HOUR: Final = 60
_HOURS: Final = (1, 2, 3, 4, 6, 12)
"""The hours between two lines."""
_LONG: Final = 120
"""The minutes that are left below the last row."""


class Block(NamedTuple):
    key: int
    minute: int
    """Since midnight."""
    time: str
    title: str
    told: str = ""
    terms: str = ""
    quiet: bool = False
    going: bool = False
    """Whether it is being played."""


class Column(NamedTuple):
    name: str
    blocks: tuple[Block, ...]
    today: bool = False


class DaysBoard(QWidget):
    chosen = Signal(int)
    """Emitted with the key of the row that was clicked."""

    def __init__(self, theme: Theme, name: str) -> None:
        super().__init__()
        faces, sizes = theme.console.faces, theme.console.type
        self._theme, self._unit = theme, theme.console.space.unit
        self._strong = letters(faces.strong, sizes.text)
        self._small = letters(faces.text, sizes.small)
        self.columns: tuple[Column, ...] = ()
        self.key: int | None = None
        self.setAccessibleName(name)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_days(self, columns: Sequence[Column], key: int | None) -> None:
        if (tuple(columns), key) == (self.columns, self.key):
            return
        self.columns, self.key = tuple(columns), key
        self.setAccessibleDescription(
            "; ".join(
                f"{day.name}: " + ", ".join(f"{one.time} {one.title}" for one in day.blocks)
                for day in self.columns
            )
        )
        self.update()

    def shown(self) -> tuple[Column, ...]:
        """Return the days that have room, with the one chosen among them, or else today's."""
        room = max(1, (self.width() - self._aside) // (LEAST * self._unit))
        if room >= len(self.columns):
            return self.columns
        here = (
            at
            for at, day in enumerate(self.columns)
            if any(one.key == self.key for one in day.blocks) or (self.key is None and day.today)
        )
        first = max(0, min(next(here, 0), len(self.columns) - room))
        return self.columns[first : first + room]

    # Where things are

    @property
    def _aside(self) -> int:
        """The width of the hours."""
        return self._small.wide("00:00") + 2 * self._unit

    @property
    def _top(self) -> int:
        return 8 * self._unit

    def _range(self, days: Sequence[Column]) -> tuple[int, int]:
        minutes = [one.minute for day in days for one in day.blocks]
        if not minutes:
            return 0, 24 * _HOUR
        first = min(minutes) // _HOUR * _HOUR
        return first, max(max(minutes) + _LONG, first + 4 * _HOUR)

    def _y(self, minute: float, span: tuple[int, int]) -> int:
        share = (minute - span[0]) / (span[1] - span[0])
        return self._top + round(share * (self.height() - self._top))

    def _tops(self, day: Column, span: tuple[int, int]) -> tuple[list[int], int]:
        """Return where the rows of a day begin, none over another, and how high each may be."""
        number = len(day.blocks)
        high = min(HIGH[0] * self._unit, (self.height() - self._top) // max(1, number))
        tops, least = list[int](), self._top
        for one in day.blocks:
            tops.append(max(least, self._y(one.minute, span)))
            least = tops[-1] + high
        limit = self.height()
        for at in range(number - 1, -1, -1):
            tops[at] = min(tops[at], limit - high)
            limit = tops[at]
        return tops, high

    def placed(self) -> Iterator[tuple[QRect, Block]]:
        """Return each row that is shown, and where it is."""
        days = self.shown()
        if not days:
            return
        span, wide = self._range(days), (self.width() - self._aside) // len(days)
        for column, day in enumerate(days):
            tops, high = self._tops(day, span)
            left = self._aside + column * wide
            for top, one in zip(tops, day.blocks, strict=True):
                yield QRect(left, top, wide - self._unit, high - 2), one

    # Called by Qt

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802 -- Qt's name
        days = self.shown()
        if not days:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._draw_hours(painter, self._range(days))
        wide, colours = (self.width() - self._aside) // len(days), self._theme.colours
        for column, day in enumerate(days):
            head = QRect(self._aside + column * wide, 0, wide - self._unit, self._top)
            ink = colours.accent if day.today else colours.ink
            self._write(painter, day.name, head, self._strong, ink)
        for room, one in self.placed():
            self._draw_block(painter, room, one)
        painter.end()

    def _draw_hours(self, painter: QPainter, span: tuple[int, int]) -> None:
        colours, least = self._theme.colours, 6 * self._unit
        step = next(
            (
                hours
                for hours in _HOURS
                if self._y(span[0] + hours * _HOUR, span) - self._y(span[0], span) >= least
            ),
            _HOURS[-1],
        )
        painter.setPen(QPen(QColor(colours.rule), 1))
        for minute in range(span[0], span[1] + 1, step * _HOUR):
            y = self._y(minute, span)
            painter.setPen(QPen(QColor(colours.rule), 1))
            painter.drawLine(self._aside, y, self.width(), y)
            room = QRect(0, y - 2 * self._unit, self._aside, 4 * self._unit)
            said = f"{minute // _HOUR % 24:02}:00"
            self._write(painter, said, room, self._small, colours.quiet)

    def _draw_block(self, painter: QPainter, room: QRect, one: Block) -> None:
        colours, unit = self._theme.colours, self._unit
        here = one.key == self.key
        painter.setPen(QPen(QColor(colours.accent if here else colours.edge), 1))
        painter.setBrush(QColor(colours.chosen if here else colours.raised))
        radius = self._theme.console.space.radius
        painter.drawRoundedRect(room, radius, radius)
        if one.going:
            painter.fillRect(
                QRect(room.left(), room.top() + 2, unit, room.height() - 4), QColor(colours.done)
            )
        ink = colours.on_chosen if here else colours.quiet if one.quiet else colours.ink
        inside = room.adjusted(2 * unit, 0, -unit, 0)
        if room.height() < (HIGH[1] - 1) * unit:
            self._write(painter, f"{one.time}  {one.title}", inside, self._small, ink)
            return
        quiet = colours.on_chosen if here else colours.quiet
        lines = [
            (one.title, self._strong, ink),
            (" · ".join(part for part in (one.time, one.told) if part), self._small, quiet),
        ]
        if room.height() >= (HIGH[0] - 1) * unit and one.terms:
            lines.append((one.terms, self._small, quiet))
        each = 5 * unit
        top = room.center().y() - len(lines) * each // 2
        for at, (text, font, colour) in enumerate(lines):
            self._write(
                painter,
                text,
                QRect(inside.left(), top + at * each, inside.width(), each),
                font,
                colour,
            )

    @staticmethod
    def _write(painter: QPainter, text: str, room: QRect, font: Letters, ink: str) -> None:
        shown = font.metrics.elidedText(text, Qt.TextElideMode.ElideRight, room.width())
        y = room.top() + (room.height() + font.metrics.capHeight()) / 2
        painter.setFont(font.font)
        painter.setPen(QColor(ink))
        painter.drawText(room.left(), round(y), shown)

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
            told = (f"{found.time} {found.title}", found.told)
            QToolTip.showText(event.globalPos(), plain("\n".join(filter(None, told))), self)
        return True
