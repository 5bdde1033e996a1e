"""The tables at the end of a day: counted down by a click or by number and Enter."""

from functools import lru_cache
from typing import Final, Literal, NamedTuple

from PySide6.QtCore import QPoint, QRect, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPen, QPolygon
from PySide6.QtWidgets import QWidget

from tdconsole.domain.values import TableNo
from tdconsole.gui.console.discipline.tile import AwayMark, with_away
from tdconsole.gui.console.engine.tournament_view import TournamentView
from tdconsole.gui.console.widgets.tiled.tiles import TileBoard
from tdconsole.gui.console.widgets.writing import letters
from tdconsole.gui.shared.pressing import ENTER
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.projections.day.day_end import TableToPlay
from tdconsole.projections.discipline.missing_hands import Misses
from tdconsole.wall.theme import Theme

_RING: Final = 2
_ROOMY: Final = (14, 14)

Task = Literal["plays", "bags", "done"]


class Tile(NamedTuple):
    """A tile; `told` is in large type below the table's number, its word only if there is room."""

    table: TableNo
    task: Task
    told: str
    word: str
    away: tuple[Misses, ...] = ()


def tile_of(words: Catalogue, table: TableToPlay) -> Tile:
    task, told, word = _texts(words, table.left, table.bagged, table.players)
    return Tile(table.table, task, told, word, table.away)


@lru_cache(maxsize=256)
def _texts(words: Catalogue, left: int, bagged: int, players: int) -> tuple[Task, str, str]:
    """Return the texts of a tile, cached: of a thousand tables most are alike."""
    if left:
        return "plays", str(left), words.ngettext("{number} hand left", "{number} hands left", left)
    told = f"{bagged}/{players}"
    if bagged < players:
        return "bags", told, words.pgettext("day", "to bag")
    return "done", told, words.pgettext("day", "bagged")


class DayTables(TileBoard[Tile]):
    pressed = Signal(object)
    """Emitted with the number of the pressed table."""

    def __init__(self, view: TournamentView, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._view, words = view, view.words
        self.setAccessibleName(words.gettext("Tables at the end of the day"))
        colour, faces, sizes = theme.colours, theme.console.faces, theme.console.type
        self._number = letters(faces.text, sizes.small)
        self._away = AwayMark(letters(faces.strong, sizes.small), theme.console.space.unit)
        self._figures = letters(faces.figure, sizes.title), letters(faces.figure, sizes.time)
        self._inks: dict[Task, tuple[str, str, str, str]] = {
            "plays": (colour.raised, colour.waiting, colour.ink, colour.quiet),
            "bags": (colour.raised, colour.edge, colour.ink, colour.quiet),
            "done": (colour.ground, colour.rule, colour.done_ink, colour.quiet),
        }
        self.chosen: TableNo | None = None

    def takes(self, text: str) -> bool:
        """Take a number; any word belongs to the line."""
        return text.isdecimal()

    def choose(self, table: TableNo | None) -> None:
        """Choose the table whose bags are typed."""
        before, self.chosen = self.chosen, table
        for one in {before, table} - {None} if before != table else set[TableNo | None]():
            index = None if one is None else self.index_of(one)
            if index is not None:
                self.viewport().update(self.rect_of(index))

    # Gestures

    def _press(self, table: TableNo) -> None:
        self._type("")
        self.pressed.emit(table)

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802 -- Qt's name
        """Ignore the second press of a hurried click: Qt sends it as another event."""
        index = self.index_at(event.position().toPoint())
        if index is not None and event.button() == Qt.MouseButton.LeftButton:
            self._go(index)
            self._press(self.tiles[index].table)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 -- Qt's name
        if event.key() in ENTER and self.typed:
            self._press(TableNo(int(self.typed)))
        elif event.key() in {*ENTER, Qt.Key.Key_Space} and self.here is not None:
            self._press(self.here.table)
        else:
            super().keyPressEvent(event)

    # Display

    def _describe(self) -> None:
        open_ = sum(tile.task == "plays" for tile in self.tiles)
        said = [
            self._view.words.ngettext(
                "{number} table still plays", "{number} tables still play", open_
            )
        ]
        if self.here is not None:
            said.append(self._tooltip(self.here))
        self.setAccessibleDescription("; ".join(said))

    def _tooltip(self, tile: Tile) -> str:
        words = self._view.words
        said = words.gettext("table {table}: {told}", table=tile.table, told=tile.word)
        return with_away(words, said, tile.away, self._view.who)

    def _draw(self, painter: QPainter, rect: QRect, tile: Tile, *, here: bool) -> None:
        ring = here or tile.table == self.chosen
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
        middle = (above + room.bottom() + large.metrics.capHeight()) / 2
        worded = roomy and small.wide(tile.word) <= room.width()
        if worded:
            middle -= small.metrics.height() / 2
        left = room.left() + (room.width() - large.wide(tile.told)) / 2
        if tile.away:
            begins = room.left() + small.wide(str(tile.table)) + unit
            beside = QPoint(room.right() + 1 - 2 * unit, round(middle) - 2 * unit)
            if not self._mark(painter, room, QPoint(begins, round(above) - unit), len(tile.away)):
                self._away.paint(painter, beside, None, self._theme.colours.waiting_ink)
                left = min(left, beside.x() - unit - large.wide(tile.told))
        painter.setFont(large.font)
        painter.setPen(QColor(ink))
        painter.drawText(round(left), round(middle), tile.told)
        if worded:
            painter.setFont(small.font)
            painter.setPen(QColor(quiet))
            x = room.left() + (room.width() - small.wide(tile.word)) / 2
            painter.drawText(round(x), room.bottom() - unit // 2, tile.word)

    def _mark(self, painter: QPainter, room: QRect, behind: QPoint, number: int) -> bool:
        """Paint the mark between number and sign if there is room."""
        unit, wide = self._theme.console.space.unit, self._away.wide(number)
        at = QPoint(room.right() - 3 * unit - wide, behind.y())
        fits = at.x() >= behind.x()
        if fits:
            self._away.paint(painter, at, number, self._theme.colours.waiting_ink)
        return fits

    def _sign(self, painter: QPainter, at: QPoint, task: Task, ink: str) -> None:
        """Paint the sign: a ring in play, a box to fill, a tick."""
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
