"""The tables at the end of a day: one painted widget, counted down by a click or by number and Enter."""

from functools import lru_cache
from typing import Final, Literal, NamedTuple

from PySide6.QtCore import QPoint, QRect, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPolygon,
    QResizeEvent,
)
from PySide6.QtWidgets import QAbstractScrollArea, QFrame, QWidget

from tdconsole.domain.values import TableNo
from tdconsole.gui.console.bubble.tiling import Tiling, tiling
from tdconsole.gui.console.floor.writing import letters
from tdconsole.gui.shared.theme import Theme
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.projections.day_end import TableToPlay

LONGEST: Final = 5
"""Of the number of a table, in figures."""
_RING: Final = 2
_ROOMY: Final = (14, 14)
_ENTER: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter)

Task = Literal["plays", "bags", "done"]


class Tile(NamedTuple):
    """`told` stands large under the number of the table; its word is for where there is room."""

    table: TableNo
    task: Task
    told: str
    word: str


def tile_of(words: Catalogue, table: TableToPlay) -> Tile:
    return Tile(table.table, *_said(words, table.left, table.bagged, table.players))


@lru_cache(maxsize=256)
def _said(words: Catalogue, left: int, bagged: int, players: int) -> tuple[Task, str, str]:
    """Of a thousand tables most stand alike."""
    if left:
        return "plays", str(left), words.ngettext("{number} hand left", "{number} hands left", left)
    told = f"{bagged}/{players}"
    if bagged < players:
        return "bags", told, words.pgettext("day", "to bag")
    return "done", told, words.pgettext("day", "bagged")


class DayTables(QAbstractScrollArea):
    pressed = Signal(object)
    """The number of the table that is meant."""
    typing = Signal(str)

    def __init__(self, words: Catalogue, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("floor")
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.viewport().setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setAccessibleName(words.gettext("Tables at the end of the day"))
        colour, faces, sizes = theme.colours, theme.console.faces, theme.console.type
        self._words, self._theme = words, theme
        self._number = letters(faces.text, sizes.small)
        self._figures = letters(faces.figure, sizes.title), letters(faces.figure, sizes.time)
        self._inks: dict[Task, tuple[str, str, str, str]] = {
            "plays": (colour.raised, colour.waiting, colour.ink, colour.quiet),
            "bags": (colour.raised, colour.edge, colour.ink, colour.quiet),
            "done": (colour.ground, colour.rule, colour.done_ink, colour.quiet),
        }
        self.tiles: tuple[Tile, ...] = ()
        self.at, self.typed = 0, ""
        self.chosen: TableNo | None = None
        self.laid: Tiling = tiling(1, 1, 0, theme.console.space)

    # What is shown

    def show_tiles(self, tiles: tuple[Tile, ...], chosen: TableNo | None) -> None:
        """Only those are painted again that stand otherwise."""
        before, was = self.tiles, self.chosen
        self.tiles, self.chosen = tiles, chosen
        if [one.table for one in before] != [one.table for one in tiles]:
            self.at = min(self.at, max(0, len(tiles) - 1))
            self._lay_out()
        else:
            for index, (old, new) in enumerate(zip(before, tiles, strict=True)):
                if old != new or (was != chosen and new.table in {was, chosen}):
                    self.viewport().update(self.rect_of(index))
        self._describe()

    def rect_of(self, index: int) -> QRect:
        return self.laid.tile(index).translated(0, -self.verticalScrollBar().value())

    def takes(self, text: str) -> bool:
        """A number is typed here; any word is the line's."""
        return text.isdecimal()

    def leave(self) -> None:
        self._type("")

    def _describe(self) -> None:
        words = self._words
        open_ = sum(tile.task == "plays" for tile in self.tiles)
        said = words.ngettext("{number} table still plays", "{number} tables still play", open_)
        if self.tiles:
            here = self.tiles[self.at]
            said += "; " + words.gettext("table {table}: {told}", table=here.table, told=here.word)
        self.setAccessibleDescription(said)

    # Gestures

    def _press(self, table: TableNo) -> None:
        self._type("")
        self.pressed.emit(table)

    def _type(self, text: str) -> None:
        if text == self.typed:
            return
        self.typed = text[:LONGEST]
        wanted = TableNo(int(self.typed)) if self.typed else None
        index = next((at for at, one in enumerate(self.tiles) if one.table == wanted), None)
        if index is not None:
            self._go(index)
        self.typing.emit(self.typed)

    def _go(self, index: int) -> None:
        if not self.tiles:
            return
        before, self.at = self.at, max(0, min(index, len(self.tiles) - 1))
        for one in (before, self.at):
            self.viewport().update(self.rect_of(one))
        bar, tile = self.verticalScrollBar(), self.laid.tile(self.at)
        if tile.top() < bar.value():
            bar.setValue(tile.top())
        elif tile.bottom() > bar.value() + self.viewport().height():
            bar.setValue(tile.bottom() + 1 - self.viewport().height())
        self._describe()

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802 -- Qt's name
        """The second press of a hurried click counts nothing: it is another event."""
        scrolled = QPoint(0, self.verticalScrollBar().value())
        index = self.laid.at(event.position().toPoint() + scrolled)
        if index is not None and event.button() == Qt.MouseButton.LeftButton:
            self._go(index)
            self._press(self.tiles[index].table)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 -- Qt's name
        text, key = event.text(), event.key()
        if text.isdecimal():
            self._type(self.typed + text)
        elif key in _ENTER and self.typed:
            self._press(TableNo(int(self.typed)))
        elif key in {*_ENTER, Qt.Key.Key_Space} and self.tiles:
            self._press(self.tiles[self.at].table)
        elif key == Qt.Key.Key_Backspace and self.typed:
            self._type(self.typed[:-1])
        elif (by := self._led(key)) is not None:
            self._type("")
            if 0 <= self.at + by < len(self.tiles):
                self._go(self.at + by)
        else:
            super().keyPressEvent(event)

    def _led(self, key: int) -> int | None:
        by = {
            Qt.Key.Key_Left: -1,
            Qt.Key.Key_Right: 1,
            Qt.Key.Key_Up: -self.laid.columns,
            Qt.Key.Key_Down: self.laid.columns,
            Qt.Key.Key_Home: -self.at,
            Qt.Key.Key_End: len(self.tiles) - 1 - self.at,
        }
        return by.get(Qt.Key(key))

    # How it is painted

    def _lay_out(self) -> None:
        port, space = self.viewport(), self._theme.console.space
        self.laid = tiling(port.width(), port.height(), len(self.tiles), space)
        bar = self.verticalScrollBar()
        bar.setRange(0, max(0, self.laid.whole - port.height()))
        bar.setPageStep(port.height())
        bar.setSingleStep(self.laid.height)
        port.update()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 -- Qt's name
        painter = QPainter(self.viewport())
        painter.fillRect(event.rect(), QColor(self._theme.colours.ground))
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        region, focus = event.region(), self.hasFocus()
        for index in self._between(event.rect()):
            rect = self.rect_of(index)
            if region.intersects(rect):
                tile = self.tiles[index]
                ring = tile.table == self.chosen or (focus and index == self.at)
                self._paint(painter, rect, tile, ring=ring)
        painter.end()

    def _between(self, rect: QRect) -> range:
        """The tiles of the rows that it lies across."""
        laid, scrolled = self.laid, self.verticalScrollBar().value()
        high = laid.height + laid.gap
        first = (rect.top() + scrolled) // high * laid.columns
        last = ((rect.bottom() + scrolled) // high + 1) * laid.columns
        return range(max(0, first), min(len(self.tiles), last))

    def _paint(self, painter: QPainter, rect: QRect, tile: Tile, *, ring: bool) -> None:
        fill, edge, ink, quiet = self._inks[tile.task]
        unit, radius = self._theme.console.space.unit, self._theme.console.space.radius
        thick = _RING if ring or tile.task == "plays" else 1
        painter.setBrush(QColor(fill))
        painter.setPen(QPen(QColor(self._theme.colours.accent if ring else edge), thick))
        half = thick // 2
        painter.drawRoundedRect(rect.adjusted(half, half, -1 - half, -1 - half), radius, radius)
        room = rect.adjusted(2 * unit, unit, -2 * unit, -unit)
        roomy = rect.width() >= _ROOMY[0] * unit and rect.height() >= _ROOMY[1] * unit
        large = self._figures[roomy]
        small = self._number
        painter.setFont(small.font)
        painter.setPen(QColor(quiet))
        above = room.top() + unit + small.metrics.capHeight()
        painter.drawText(room.left(), round(above), str(tile.table))
        self._sign(painter, QPoint(room.right() - unit, round(above) - unit), tile.task, quiet)
        painter.setFont(large.font)
        painter.setPen(QColor(ink))
        middle = (above + room.bottom() + large.metrics.capHeight()) / 2
        worded = roomy and small.wide(tile.word) <= room.width()
        if worded:
            middle -= small.metrics.height() / 2
        painter.drawText(
            round(room.left() + (room.width() - large.wide(tile.told)) / 2),
            round(middle),
            tile.told,
        )
        if worded:
            painter.setFont(small.font)
            painter.setPen(QColor(quiet))
            x = room.left() + (room.width() - small.wide(tile.word)) / 2
            painter.drawText(round(x), room.bottom() - unit // 2, tile.word)

    def _sign(self, painter: QPainter, at: QPoint, task: Task, ink: str) -> None:
        """A ring while it plays, a box to fill, a tick."""
        unit = self._theme.console.space.unit
        painter.setPen(QPen(QColor(ink), 2))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        if task == "plays":
            painter.drawEllipse(at, unit, unit)
        elif task == "bags":
            painter.drawRect(QRect(at - QPoint(unit, unit), at + QPoint(unit, unit)))
        else:
            corners = (QPoint(-unit, 0), QPoint(-unit // 3, unit - 1), QPoint(unit, -unit + 1))
            painter.drawPolyline(QPolygon([at + corner for corner in corners]))

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 -- Qt's name
        super().resizeEvent(event)
        self._lay_out()

    def scrollContentsBy(self, _across: int, _down: int) -> None:  # noqa: N802 -- Qt's name
        self.viewport().update()

    def focusInEvent(self, event: QFocusEvent) -> None:  # noqa: N802 -- Qt's name
        super().focusInEvent(event)
        self.viewport().update(self.rect_of(self.at))

    def focusOutEvent(self, event: QFocusEvent) -> None:  # noqa: N802 -- Qt's name
        super().focusOutEvent(event)
        self._type("")
        self.viewport().update(self.rect_of(self.at))
