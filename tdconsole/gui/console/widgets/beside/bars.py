"""A list of bars: a name, a bar as long as its share, and the figure; as many as fit."""

from collections.abc import Sequence
from typing import Final, Literal, NamedTuple

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from tdconsole.gui.console.widgets.writing import Letters, letters
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.wall.theme import Theme

Tone = Literal["plain", "here", "done", "due", "quiet"]
LEAST: Final = 24
"""The least width of a bar's room, in units; without it a name has what is left."""
_TALLEST: Final = 24
"""The greatest height of a row with bars, in units; names alone stay near each other."""
_SIDES: Final = 2
"""The room beside the texts, in units, so that a row that stands out holds them."""


class Bar(NamedTuple):
    name: str
    figure: str
    share: float = 0.0
    """The length of the bar, from 0 to 1; where all are 0, names take the room of the bars."""
    note: str = ""
    tone: Tone = "plain"
    """A quiet bar is hollow."""


class Bars(QWidget):
    def __init__(self, words: Catalogue, theme: Theme, name: str) -> None:
        super().__init__()
        self._words, self._name = words, name
        colour, faces, sizes = theme.colours, theme.console.faces, theme.console.type
        self._space = theme.console.space
        self._text = letters(faces.text, sizes.text)
        self._strong = letters(faces.strong, sizes.text)
        self._small = letters(faces.text, sizes.small)
        self._quiet, self._ink, self._here = colour.quiet, colour.ink, colour.chosen
        self._fills: dict[Tone, str] = {
            "plain": colour.edge,
            "here": colour.accent,
            "done": colour.done,
            "due": colour.waiting,
            "quiet": colour.surface,
        }
        self._edge = colour.edge
        self.bars: tuple[Bar, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setAccessibleName(name)

    def show_bars(self, bars: Sequence[Bar]) -> None:
        if tuple(bars) == self.bars:
            return
        self.bars = tuple(bars)
        self.setAccessibleDescription("; ".join(_told(one) for one in self.bars))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:  # noqa: N802 -- Qt's name
        return QSize(0, self._space.row * len(self.bars))

    def minimumSizeHint(self) -> QSize:  # noqa: N802 -- Qt's name
        return QSize(0, self._space.row * min(3, len(self.bars)))

    @property
    def room(self) -> int:
        """Return how many bars fit."""
        return max(1, self.height() // self._space.row)

    def shown(self) -> tuple[tuple[Bar, ...], int]:
        """Return the bars that fit, and the number of those that don't."""
        fit = self.room
        if len(self.bars) <= fit:
            return self.bars, 0
        return self.bars[: fit - 1], len(self.bars) - fit + 1

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802 -- Qt's name
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        bars, more = self.shown()
        if bars:
            high = self._space.row
            if any(one.share for one in self.bars):
                tall = min(self.height() // len(self.bars), _TALLEST * self._space.unit)
                high = max(high, tall)
            columns = self._columns(bars)
            for at, bar in enumerate(bars):
                self._draw(painter, QRect(0, at * high, self.width(), high), bar, columns)
            if more:
                said = self._words.ngettext("and {number} more", "and {number} more", more)
                room = self._within(QRect(0, len(bars) * high, self.width(), high))
                self._write(painter, said, room, self._small, self._quiet)
        painter.end()

    def _columns(self, bars: Sequence[Bar]) -> tuple[int, int, int]:
        """Return the widths of the names, the figures and the notes."""
        unit = self._space.unit
        figures = max(self._strong.wide(one.figure) for one in bars)
        notes = max(self._small.wide(one.note) for one in bars)
        names = max(self._text.wide(one.name) for one in bars)
        drawn = LEAST * unit if any(one.share for one in bars) else 0
        left = self.width() - 2 * _SIDES * unit - figures - 3 * unit - drawn
        names = min(names, max(left, 12 * unit)) if drawn else names
        left -= names + 3 * unit
        return names, figures, min(notes, max(0, left))

    def _draw(self, painter: QPainter, row: QRect, bar: Bar, columns: tuple[int, int, int]) -> None:
        names, figures, notes = columns
        unit, radius = self._space.unit, self._space.unit
        if bar.tone == "here":
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(self._here))
            painter.drawRoundedRect(row.adjusted(0, 1, 0, -1), radius, radius)
        row = self._within(row)
        ink = self._quiet if bar.tone == "quiet" else self._ink
        name, figure = QRect(row), QRect(row)
        name.setWidth(names)
        figure.setLeft(row.right() + 1 - figures)
        self._write(painter, bar.name, name, self._text, ink)
        self._write(painter, bar.figure, figure, self._strong, ink, right=True)
        end = figure.left() - 2 * unit
        if notes:
            note = QRect(end - notes, row.top(), notes, row.height())
            self._write(painter, bar.note, note, self._small, self._quiet, right=True)
            end = note.left() - 2 * unit
        begin = name.right() + 1 + 2 * unit
        long = round((end - begin) * min(1.0, max(0.0, bar.share)))
        if long > 0 and end - begin > 2 * unit:
            thick = min(row.height() - 2 * unit, 9 * unit)
            painter.setPen(QColor(self._edge if bar.tone == "quiet" else self._fills[bar.tone]))
            painter.setBrush(QColor(self._fills[bar.tone]))
            box = QRectF(
                begin + 0.5, row.center().y() - thick // 2 + 0.5, max(long, 2) - 1, thick - 1
            )
            painter.drawRoundedRect(box, 2, 2)

    def _within(self, row: QRect) -> QRect:
        sides = _SIDES * self._space.unit
        return row.adjusted(sides, 0, -sides, 0)

    @staticmethod
    def _write(  # noqa: PLR0913 -- what, where and in which type
        painter: QPainter, text: str, room: QRect, font: Letters, ink: str, *, right: bool = False
    ) -> None:
        shown = font.metrics.elidedText(text, Qt.TextElideMode.ElideRight, room.width() + 1)
        x = room.right() + 1 - font.wide(shown) if right else room.left()
        y = room.top() + (room.height() + font.metrics.capHeight()) / 2
        painter.setFont(font.font)
        painter.setPen(QColor(ink))
        painter.drawText(x, round(y), shown)


def _told(bar: Bar) -> str:
    return " ".join(filter(None, (bar.name, bar.figure, bar.note)))
