"""One table of the board as painted: its state shown by colour, sign and word."""

from typing import Final, Literal, NamedTuple

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygon

from tdconsole.domain.values import TableTask
from tdconsole.gui.console.discipline.tile import AwayMark
from tdconsole.gui.console.widgets.writing import Letters, letters
from tdconsole.i18n.bubble.words import task_name
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.projections.bubble.hand_board import HandTable
from tdconsole.wall.theme import Theme

_LARGE: Final = (30, 20)
_MEDIUM: Final = (14, 14)
"""The size in units from which the number is in larger type."""
_STROKE: Final = 2


class Look(NamedTuple):
    fill: str
    edge: str
    ink: str
    quiet: str
    thick: int = 1


class Tiles:
    def __init__(self, words: Catalogue, theme: Theme) -> None:
        colour, faces, sizes = theme.colours, theme.console.faces, theme.console.type
        self._words, self._unit = words, theme.console.space.unit
        self._radius, self._accent, self._stopped = (
            theme.console.space.radius,
            colour.accent,
            colour.stopped_ink,
        )
        self._numbers = tuple(
            letters(faces.figure, size) for size in (sizes.text, sizes.title, sizes.time)
        )
        self._small = letters(faces.text, sizes.small)
        self._strong = letters(faces.strong, sizes.small)
        self._away = AwayMark(self._strong, self._unit)
        self._waiting = colour.waiting_ink
        self._looks: dict[TableTask, Look] = {
            "dealing": Look(colour.raised, colour.edge, colour.ink, colour.quiet),
            "done": Look(colour.ground, colour.rule, colour.quiet, colour.done_ink),
            "held": Look(colour.waiting, colour.waiting, colour.on_waiting, colour.on_waiting),
            "released": Look(
                colour.surface, colour.waiting, colour.waiting_ink, colour.waiting_ink, _STROKE
            ),
        }

    def paint(self, painter: QPainter, rect: QRect, table: HandTable, *, ring: int) -> None:
        """Paint the tile, with a ring this many points wide if it has the keyboard."""
        look, unit = self._looks[table.task], self._unit
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(QColor(look.fill))
        painter.setPen(QPen(QColor(self._accent if ring else look.edge), ring or look.thick))
        half = (ring or look.thick) // 2
        inside = rect.adjusted(half, half, -1 - half, -1 - half)
        painter.drawRoundedRect(inside, self._radius, self._radius)
        side = unit if rect.width() < _MEDIUM[0] * unit else 2 * unit
        room = rect.adjusted(side, unit, -side, -unit)
        upper, lower = QRect(room), QRect(room)
        upper.setHeight(room.height() * 3 // 5)
        lower.setTop(upper.bottom() + 1)
        self._write(painter, str(table.table), upper, self._number(rect), look.ink)
        self._sign(painter, upper, table.task, look)
        self._below(painter, lower, table, look)

    def _number(self, rect: QRect) -> Letters:
        unit = self._unit
        for size, (wide, high) in ((2, _LARGE), (1, _MEDIUM)):
            if rect.width() >= wide * unit and rect.height() >= high * unit:
                return self._numbers[size]
        return self._numbers[0]

    def _below(self, painter: QPainter, room: QRect, table: HandTable, look: Look) -> None:
        """Paint busts and absences in any case; the word only if there is room."""
        font, right = self._small, room.right() + 1
        if table.out:
            said = f"−{len(table.out)}"
            ink = look.ink if table.task == "held" else self._stopped
            self._write(painter, said, room, self._strong, ink, "right")
            right -= self._strong.wide(said) + self._unit
        if table.away:
            right -= self._away.wide(len(table.away))
            ink = look.ink if table.task == "held" else self._waiting
            self._away.paint(painter, QPoint(right, room.center().y()), len(table.away), ink)
            right -= self._unit
        word, count = task_name(self._words, table.task), str(table.players)
        left = right - room.left()
        both = font.wide(word) + font.wide(count) + 2 * self._unit
        told = word if both <= left else count if font.wide(count) <= left else ""
        if told is word:
            beside = QRect(room.left(), room.top(), right - room.left(), room.height())
            self._write(painter, count, beside, font, look.quiet, "right")
        self._write(painter, told, room, font, look.quiet)

    @staticmethod
    def _write(  # noqa: PLR0913, PLR0917 -- what, where and in which type
        painter: QPainter,
        text: str,
        room: QRect,
        font: Letters,
        ink: str,
        side: Literal["left", "right"] = "left",
    ) -> None:
        x = room.left() if side == "left" else room.right() + 1 - font.wide(text)
        y = room.top() + (room.height() + font.metrics.capHeight()) / 2
        painter.setFont(font.font)
        painter.setPen(QColor(ink))
        painter.drawText(x, round(y), text)

    def _sign(self, painter: QPainter, room: QRect, task: TableTask, look: Look) -> None:
        """Paint the table's sign: a ring, a tick, two bars or a wedge."""
        half = self._unit + self._unit // 2
        middle = QPoint(room.right() - half, room.center().y())
        ink = QColor(look.ink if task in {"held", "released"} else look.quiet)
        painter.setPen(QPen(ink, _STROKE))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        match task:
            case "dealing":
                painter.drawEllipse(middle, half - 1, half - 1)
            case "done":
                corners = (QPoint(-half, 0), QPoint(-half // 3, half - 1), QPoint(half, -half + 1))
                painter.drawPolyline(QPolygon([middle + corner for corner in corners]))
            case "held":
                for x in (-half + 1, 2):
                    painter.fillRect(middle.x() + x, middle.y() - half, half - 2, 2 * half, ink)
            case "released":
                painter.setBrush(ink)
                corners = (QPoint(-half + 2, -half), QPoint(half, 0), QPoint(-half + 2, half))
                painter.drawPolygon(QPolygon([middle + corner for corner in corners]))
