"""The anatomy of every tile: number and sign above, the figure, who sits there, word and marks below."""

from collections.abc import Iterable
from typing import Final, Literal, NamedTuple

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygon

from tdconsole.gui.console.widgets.writing import Letters, letters, shortened
from tdconsole.projections.people.names import Known
from tdconsole.wall.theme import ConsolePalette, Theme

_LARGE: Final = (30, 20)
_MEDIUM: Final = (14, 14)
"""The sizes in units from which the number is in larger type, and the figure has a line of its own."""
_BESIDES: Final = 16
"""The height in units that a tile needs besides its players."""
_ABREAST: Final = 40
"""The least width of a player's row where two stand side by side, in units."""
_SEAT: Final = 6
"""The width of a seat's number, in units."""
_STROKE: Final = 2
_NAME: Final = 45
"""The percent of a row that a name keeps where bars are, if the longest is not known."""
_LEAST_BAR: Final = 10
"""The least room for bars, in units."""
_SOLID: Final = 0.3
"""How solid a bar is."""

Sign = Literal["ring", "tick", "bars", "wedge", "box"]
Side = Literal["left", "middle", "right"]


class Look(NamedTuple):
    """The colours of a state."""

    fill: str
    edge: str
    ink: str
    quiet: str
    word: str
    thick: int = 1


class Seated(NamedTuple):
    seat: str
    name: str
    told: str = ""
    share: float = 0.0
    """The length of a bar before it, from 0 to 1: the stack beside the largest."""


class Face(NamedTuple):
    table: int
    sign: Sign
    look: Look
    figure: str
    word: str
    out: int = 0
    away: int = 0
    seats: tuple[Seated, ...] = ()
    unit: str = ""
    """What the figure counts, said below it where nobody is named and nothing else says it."""
    name: str = ""
    """The name of the table where its figure matters more: it stands small in the place of the number."""


def plain_look(colour: ConsolePalette) -> Look:
    """Return the look of a table where nothing waits for anybody."""
    return Look(colour.field, colour.edge, colour.ink, colour.quiet, colour.quiet)


def done_look(colour: ConsolePalette) -> Look:
    return Look(colour.ground, colour.rule, colour.quiet, colour.quiet, colour.done_ink)


class Faces:
    def __init__(self, theme: Theme) -> None:
        self._colour, space = theme.colours, theme.console.space
        faces, sizes = theme.console.faces, theme.console.type
        self._unit, self._radius = space.unit, space.radius
        self._figures = tuple(
            letters(faces.figure, size) for size in (sizes.text, sizes.title, sizes.time)
        )
        self._small = letters(faces.text, sizes.small)
        self._strong = letters(faces.strong, sizes.small)
        self._text = letters(faces.text, sizes.text)
        self._name = letters(faces.strong, sizes.text)
        self.longest = 0
        """The width of the longest name on the board, as far as it is known."""
        self.most = 0
        """The players at the fullest table: rows of all tiles lie at the same distances."""
        self._line = round(self._text.metrics.height()) + self._unit // 2

    def have_room(self, width: int, height: int, seats: int) -> bool:
        """Whether a tile of this size has room for this many players."""
        return self.columns(width, height, seats) > 0

    def columns(self, width: int, height: int, seats: int) -> int:
        """Return in how many columns a tile of this size has room for this many players, or 0."""
        unit, least = self._unit, round(self._text.metrics.height())
        if width < _LARGE[0] * unit or height < _LARGE[1] * unit:
            return 0
        rows = (height - _BESIDES * unit) // least
        if seats <= rows:
            return 1
        return 2 if seats <= 2 * rows and width >= 2 * _ABREAST * unit else 0

    def fit(self, names: Iterable[str], most: int = 0) -> None:
        """Give these names their room: bars begin behind the longest, and `most` have a row."""
        self.longest = max(map(self._text.wide, names), default=0)
        self.most = most

    def paint(self, painter: QPainter, rect: QRect, face: Face, *, ring: int) -> None:
        """Paint the tile, with a ring this many points wide if it has the keyboard."""
        look, unit = face.look, self._unit
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(QColor(look.fill))
        painter.setPen(QPen(QColor(self._colour.accent if ring else look.edge), ring or look.thick))
        half = (ring or look.thick) // 2
        inside = rect.adjusted(half, half, -1 - half, -1 - half)
        painter.drawRoundedRect(inside, self._radius, self._radius)
        medium = rect.width() >= _MEDIUM[0] * unit and rect.height() >= _MEDIUM[1] * unit
        large = rect.width() >= _LARGE[0] * unit and rect.height() >= _LARGE[1] * unit
        side = 2 * unit if medium else unit
        room = rect.adjusted(side, 2 * unit if medium else unit, -side, -unit)
        number = self._figures[2 if large else 1 if medium else 0]
        head, foot = QRect(room), QRect(room)
        head.setHeight(round(number.metrics.capHeight()) + unit)
        foot.setTop(room.bottom() - round(self._small.metrics.height()) + 1)
        self._table(painter, head, face, number)
        self._sign(painter, head, face.sign, look)
        if not medium:
            self._foot(painter, foot, face, face.figure)
            return
        self._foot(painter, foot, face, "")
        between = QRect(room)
        between.setTop(head.bottom() + unit)
        between.setBottom(foot.top() - unit)
        if face.seats:
            most = max(self.most, len(face.seats))
            columns = self.columns(rect.width(), rect.height(), most) or 1
            self._seats(painter, between, face, columns, -(-most // columns))
            beside = head.adjusted(0, 0, -6 * unit, 0)
            if face.name:
                self._write(painter, face.figure, beside, number, look.ink, "right")
            else:
                self._write(painter, face.figure, beside, self._figures[1], look.quiet, "right")
            return
        said = round(self._text.metrics.height()) if face.unit else 0
        tall = between.height() >= self._figures[2].metrics.capHeight() + 2 * unit + said
        figure = self._figures[2 if tall else 1]
        if tall and face.unit:
            self._count(painter, between, face)
            return
        self._write(painter, face.figure, between, figure, look.ink, "middle")

    def _count(self, painter: QPainter, room: QRect, face: Face) -> None:
        """Paint the figure, and below it what it counts."""
        figure, unit = self._figures[2], self._unit
        high, below = round(figure.metrics.capHeight()), round(self._text.metrics.height())
        top = room.top() + (room.height() - high - 2 * unit - below) // 2
        line = QRect(room.left(), top, room.width(), high)
        self._write(painter, face.figure, line, figure, face.look.ink, "middle")
        line = QRect(room.left(), top + high + 2 * unit, room.width(), below)
        self._write(painter, face.unit, line, self._text, face.look.quiet, "middle")

    def _table(self, painter: QPainter, head: QRect, face: Face, number: Letters) -> None:
        """Paint the number of the table, or small its name, as far as that has room."""
        if not face.name:
            self._write(painter, str(face.table), head, number, face.look.ink)
            return
        room = head.width() - 6 * self._unit
        if face.seats:
            room -= number.wide(face.figure) + 2 * self._unit
        said = face.name if self._name.wide(face.name) <= room else str(face.table)
        self._write(painter, said, head, self._name, face.look.quiet)

    def _seats(self, painter: QPainter, room: QRect, face: Face, columns: int, rows: int) -> None:
        """Paint the players from top to bottom, a column after the other."""
        between = 4 * self._unit
        wide = (room.width() - (columns - 1) * between) // columns
        high = min(room.height() // rows, 2 * self._line)
        for column in range(columns):
            there = face.seats[column * rows : (column + 1) * rows]
            left = room.left() + column * (wide + between)
            if there:
                line = QRect(left, room.top(), wide, high)
                self._column(painter, line, face._replace(seats=there))

    def _column(self, painter: QPainter, first: QRect, face: Face) -> None:
        """Paint a column of players, the first of them in this row."""
        unit, look, room, high = self._unit, face.look, first, first.height()
        most = max(self._small.wide(one.told) for one in face.seats) + 2 * unit
        begins = room.left() + self.bars_begin(room.width(), most)
        long = room.right() - most - begins
        barred = long >= _LEAST_BAR * unit and any(one.share for one in face.seats)
        for at, one in enumerate(face.seats):
            line = QRect(room.left(), room.top() + at * high, room.width(), high)
            told = self._small.wide(one.told) + 2 * unit if one.told else 0
            self._write(painter, one.seat, line, self._small, look.quiet)
            self._write(painter, one.told, line, self._small, look.word, "right")
            name = line.adjusted(_SEAT * unit, 0, -told, 0)
            if barred:
                name.setRight(begins - unit)
                thick = min(high - 2 * unit, 4 * unit)
                bar = QRect(begins, 0, round(long * one.share), thick)
                bar.moveTop(line.center().y() - thick // 2)
                self._bar(painter, bar, look)
            short = shortened(Known(name=one.name), self._text, name.width())
            shown = self._text.within(short, name.width())
            self._write(painter, shown, name, self._text, look.ink)

    def bars_begin(self, width: int, told: int) -> int:
        """Return where bars begin in a row of this width, so that they keep their least room."""
        unit, usual = self._unit, width * _NAME // 100
        if not self.longest:
            return usual
        most = max(usual, width - told - _LEAST_BAR * unit)
        return min(most, _SEAT * unit + self.longest + 2 * unit)

    @staticmethod
    def _bar(painter: QPainter, bar: QRect, look: Look) -> None:
        ink = QColor(look.quiet)
        ink.setAlphaF(_SOLID)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(ink)
        painter.drawRoundedRect(bar, 2, 2)

    def _foot(self, painter: QPainter, room: QRect, face: Face, figure: str) -> None:
        """Paint busts and absences in any case; word and figure only if there is room."""
        look, right, unit = face.look, room.right() + 1, self._unit
        filled = look.quiet == look.ink
        if face.out:
            said = f"−{face.out}"
            ink = look.ink if filled else self._colour.stopped_ink
            self._write(painter, said, room, self._strong, ink, "right")
            right -= self._strong.wide(said) + unit
        if face.away:
            right -= self._wide_away(face.away)
            ink = look.ink if filled else self._colour.waiting_ink
            self._away(painter, QPoint(right, room.center().y()), face.away, ink)
            right -= unit
        left = QRect(room.left(), room.top(), max(0, right - room.left()), room.height())
        word, both = self._small.wide(face.word), self._small.wide(figure)
        if word + both + (2 * unit if figure else 0) <= left.width():
            self._write(painter, face.word, left, self._small, look.word)
            self._write(painter, figure, left, self._small, look.quiet, "right")
        elif both <= left.width():
            self._write(painter, figure, left, self._small, look.quiet)

    @staticmethod
    def _write(  # noqa: PLR0913, PLR0917 -- what, where and in which type
        painter: QPainter, text: str, room: QRect, font: Letters, ink: str, side: Side = "left"
    ) -> None:
        spare = room.width() - font.wide(text)
        x = room.left() + {"left": 0, "middle": spare // 2, "right": spare}[side]
        y = room.top() + (room.height() + font.metrics.capHeight()) / 2
        painter.setFont(font.font)
        painter.setPen(QColor(ink))
        painter.drawText(x, round(y), text)

    def _sign(self, painter: QPainter, room: QRect, sign: Sign, look: Look) -> None:
        half = self._unit + self._unit // 2
        middle = QPoint(room.right() - half, room.center().y())
        ink = QColor(look.word if sign == "tick" else look.quiet)
        painter.setPen(QPen(ink, _STROKE))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        match sign:
            case "ring":
                painter.drawEllipse(middle, half - 1, half - 1)
            case "box":
                corner = QPoint(half - 1, half - 1)
                painter.drawRect(QRect(middle - corner, middle + corner))
            case "tick":
                corners = (QPoint(-half, 0), QPoint(-half // 3, half - 1), QPoint(half, -half + 1))
                painter.drawPolyline(QPolygon([middle + corner for corner in corners]))
            case "bars":
                for x in (-half + 1, 2):
                    painter.fillRect(middle.x() + x, middle.y() - half, half - 2, 2 * half, ink)
            case "wedge":
                painter.setBrush(ink)
                corners = (QPoint(-half + 2, -half), QPoint(half, 0), QPoint(-half + 2, half))
                painter.drawPolygon(QPolygon([middle + corner for corner in corners]))

    # Players missing hands

    def _wide_away(self, number: int) -> int:
        return 3 * self._unit + self._strong.wide(str(number))

    def _away(self, painter: QPainter, left: QPoint, number: int, ink: str) -> None:
        """Paint a struck ring with their number, vertically centred on it."""
        unit = self._unit
        middle = left + QPoint(unit, 0)
        painter.setPen(QPen(QColor(ink), _STROKE))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(middle, unit, unit)
        painter.drawLine(middle + QPoint(-unit + 1, unit - 1), middle + QPoint(unit - 1, -unit + 1))
        painter.setFont(self._strong.font)
        high = round(self._strong.metrics.capHeight() / 2)
        painter.drawText(left + QPoint(3 * unit, high), str(number))
