"""The dealers on a time line: a row for each, with the tables dealt and those that come, and now."""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from tdconsole.domain.values import Millis
from tdconsole.gui.console.widgets.writing import Letters, letters
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.wall.theme import Theme

HIGHEST: Final = 18
"""The greatest height of a row, in units."""
THICKEST: Final = 12
"""The greatest height of a stretch, in units."""
LARGE: Final = 8
"""The height from which its table is in large type, in units."""
_MINUTE: Final = 60_000
_STEPS: Final = (10, 15, 30, 60, 120)
"""The minutes between two times."""


class Span(NamedTuple):
    """A stretch of a row: the number of the table, or nothing off the tables."""

    table: str
    since: int
    until: int
    planned: bool


class LineRow(NamedTuple):
    key: int
    name: str
    spans: tuple[Span, ...]


class DealersLine(QWidget):
    def __init__(self, words: Catalogue, theme: Theme, name: str) -> None:
        super().__init__()
        faces, sizes = theme.console.faces, theme.console.type
        self._words, self._theme, self._unit = words, theme, theme.console.space.unit
        self._text, self._small = letters(faces.text, sizes.text), letters(faces.text, sizes.small)
        self._large = letters(faces.strong, sizes.title)
        self.rows: tuple[LineRow, ...] = ()
        self.key: int | None = None
        self.now = self.since = self.until = 0
        self.setAccessibleName(name)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_rows(
        self, rows: Sequence[LineRow], key: int | None, *, now: int, since: int, until: int
    ) -> None:
        if (tuple(rows), key, now, since) == (self.rows, self.key, self.now, self.since):
            return
        self.rows, self.key = tuple(rows), key
        self.now, self.since, self.until = now, since, max(until, since + _MINUTE)
        self.setAccessibleDescription("; ".join(map(self._told, self.rows)))
        self.update()

    def _told(self, row: LineRow) -> str:
        tables = (one.table or self._words.pgettext("dealer", "on a break") for one in row.spans)
        return f"{row.name}: {', '.join(tables)}"

    def minimumSizeHint(self) -> QSize:  # noqa: N802 -- Qt's name
        return QSize(0, 20 * self._unit)

    # Where things are

    @property
    def _aside(self) -> int:
        widest = max((self._text.wide(row.name) for row in self.rows), default=0)
        return min(widest + 2 * self._unit, self.width() // 3)

    @property
    def _top(self) -> int:
        return 7 * self._unit

    @property
    def high(self) -> int:
        """The height of a row."""
        room = (self.height() - self._top) // max(1, len(self.rows))
        return min(max(room, 5 * self._unit), HIGHEST * self._unit)

    @property
    def shown(self) -> tuple[LineRow, ...]:
        """Return the rows that have room."""
        return self.rows[: max(1, (self.height() - self._top) // self.high)]

    def at(self, moment: int) -> float:
        left = self._aside
        share = (moment - self.since) / max(1, self.until - self.since)
        return left + (self.width() - left) * min(1.0, max(0.0, share))

    def placed(self) -> Iterator[tuple[QRectF, Span]]:
        """Return each stretch in sight, and where it is."""
        thick = min(self.high - self._unit, THICKEST * self._unit)
        for at, row in enumerate(self.shown):
            middle = self._top + at * self.high + self.high / 2
            for one in row.spans:
                left, right = self.at(one.since), self.at(one.until)
                if right - left >= 1:
                    yield QRectF(left, middle - thick / 2, right - left - 1, thick), one

    # Drawing

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802 -- Qt's name
        if not self.rows:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._draw_times(painter)
        colours = self._theme.colours
        for at, row in enumerate(self.shown):
            room = QRect(0, self._top + at * self.high, self.width(), self.high)
            if row.key == self.key:
                painter.fillRect(room, QColor(colours.chosen))
            ink = colours.on_chosen if row.key == self.key else colours.ink
            name = QRect(0, room.top(), self._aside - 2 * self._unit, room.height())
            self._write(painter, row.name, name, self._text, ink)
        for where, one in self.placed():
            self._draw_span(painter, where, one)
        painter.setPen(QPen(QColor(colours.ink), 1, Qt.PenStyle.DashLine))
        foot = self._top + len(self.shown) * self.high
        painter.drawLine(
            round(self.at(self.now)), self._top - self._unit, round(self.at(self.now)), foot
        )
        painter.end()

    def _draw_times(self, painter: QPainter) -> None:
        colours, words = self._theme.colours, self._words
        foot = self._top + len(self.shown) * self.high
        wide = self._small.wide("00:00") + 4 * self._unit
        whole = self.until - self.since
        step = next(
            (
                minutes * _MINUTE
                for minutes in _STEPS
                if (self.width() - self._aside) * minutes * _MINUTE / whole >= wide
            ),
            _STEPS[-1] * _MINUTE,
        )
        for moment in range(-(-self.since // step) * step, self.until, step):
            x = round(self.at(moment))
            painter.setPen(QPen(QColor(colours.rule), 1))
            painter.drawLine(x, self._top - self._unit, x, foot)
            said = words.time_at(Millis(moment))
            room = QRect(x - wide // 2, 0, wide, self._top - self._unit)
            if room.right() <= self.width():
                self._write(painter, said, room, self._small, colours.quiet, middle=True)

    def _draw_span(self, painter: QPainter, room: QRectF, one: Span) -> None:
        colours = self._theme.colours
        if not one.table:
            thin = QRectF(room)
            thin.setHeight(self._unit)
            thin.moveCenter(room.center())
            fill = QColor(colours.done)
            fill.setAlphaF(0.5 if one.planned else 1.0)
            painter.fillRect(thin, fill)
            return
        painter.setPen(QPen(QColor(colours.edge), 1))
        painter.setBrush(QColor(colours.surface if one.planned else colours.raised))
        painter.drawRoundedRect(room, 2, 2)
        fonts = (
            (self._large, self._small) if room.height() >= LARGE * self._unit else (self._small,)
        )
        font = next((font for font in fonts if font.wide(one.table) + 2 <= room.width()), None)
        if font is not None:
            ink = colours.quiet if one.planned else colours.ink
            self._write(painter, one.table, room.toRect(), font, ink, middle=True)

    @staticmethod
    def _write(  # noqa: PLR0913 -- what, where and in which type
        painter: QPainter, text: str, room: QRect, font: Letters, ink: str, *, middle: bool = False
    ) -> None:
        shown = font.metrics.elidedText(text, Qt.TextElideMode.ElideRight, room.width())
        x = room.left() + ((room.width() - font.wide(shown)) // 2 if middle else 0)
        y = room.top() + (room.height() + font.metrics.capHeight()) / 2
        painter.setFont(font.font)
        painter.setPen(QColor(ink))
        painter.drawText(x, round(y), shown)
