"""A table drawn as a card, once for each distinct look."""

from typing import Final, NamedTuple

from PySide6.QtCore import QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap, QPolygon

from tdconsole.domain.state.tournament import Table
from tdconsole.domain.values import EntryId, SeatNo, SeatUse
from tdconsole.gui.console.engine.tournament_view import TournamentView
from tdconsole.gui.console.room.map.glyphs import draw_seat
from tdconsole.gui.console.room.map.grid import Shape
from tdconsole.gui.console.widgets.writing import Sheet, letters
from tdconsole.i18n.room.tables import standing_words, use_words
from tdconsole.projections.people.names import Known
from tdconsole.projections.room.hall import LEVEL, Standing
from tdconsole.wall.theme import Theme

SIDE: Final = 3
NAME: Final = 9
COUNTRY: Final = 6
"""In units: the margins of a line, where the name begins, the room for a country."""
FRAME: Final = 2


class Manner(NamedTuple):
    """All that decides a card's look, except the players."""

    shape: Shape
    ratio: float
    seats: int = 0
    standing: Standing = LEVEL
    chosen: frozenset[SeatNo] = frozenset()
    cursor: SeatNo | None = None
    focused: bool = False
    hover: SeatNo | None = None
    target: SeatNo | None = None
    """The seat where a held player would be put."""
    placing: bool = False
    """Whether a seat is being chosen, so that free ones are highlighted."""
    away: tuple[tuple[SeatNo, int], ...] = ()
    """The seats of players with hands to miss, and how many."""


class Cards:
    def __init__(self, view: TournamentView, theme: Theme) -> None:
        self._view, self._words = view, view.words
        self._unit, self._radius = theme.console.space.unit, theme.console.space.radius
        self._colour = theme.colours
        faces, sizes = theme.console.faces, theme.console.type
        self._text = letters(faces.text, sizes.text)
        self._strong = letters(faces.strong, sizes.text)
        self._small = letters(faces.text, sizes.small)
        self._small_strong = letters(faces.strong, sizes.small)

    def known(self, entry: EntryId) -> Known:
        found = self._view.state.entries.by_id.get(entry)
        known = None if found is None else self._view.people.get(found.person)
        return known or Known(name=self._words.gettext("erased"))

    def cut(self, entry: EntryId, shape: Shape) -> bool:
        """Whether the name is too long for its line."""
        room = self._name_room(shape.rect(1))
        return self._text.metrics.horizontalAdvance(self.known(entry).name) > room.width()

    def table(self, table: Table, manner: Manner) -> QPixmap:
        sheet, seats = self._begun(manner), manner.seats
        count = f"{len(table.players)} / {seats}"
        title = self._words.gettext("Table {table}", table=table.no)
        waits = manner.standing.kind in {"short", "alone"}
        ink = self._colour.waiting_ink if waits else self._colour.ink
        room = self._head(sheet, manner.shape, title, count, ink)
        if manner.standing is not LEVEL:
            self._standing(sheet, room, manner.standing)
        for number in map(SeatNo, range(1, seats + 1)):
            self._line(sheet, manner, number, table)
        return sheet.done()

    def waiting(self, waiting: tuple[EntryId, ...], manner: Manner) -> QPixmap:
        """Draw as many as there are lines; the last line counts the rest."""
        sheet, shape, words = self._begun(manner), manner.shape, self._words
        title, count = words.pgettext("board", "Without a seat"), words.number(len(waiting))
        self._head(sheet, shape, title, count, self._colour.waiting_ink)
        shown = len(waiting) if len(waiting) <= shape.lines else shape.lines - 1
        for number, entry in enumerate(waiting[:shown], start=1):
            self._player(sheet, shape.rect(number), entry, self._colour.ink, self._colour.quiet)
        rest = len(waiting) - shown
        if rest:
            room = shape.rect(shown + 1).adjusted(NAME * self._unit, 0, 0, 0)
            said = words.ngettext("and {number} more", "and {number} more", rest)
            sheet.write(said, room, self._text, self._colour.quiet)
        return sheet.done()

    def _begun(self, manner: Manner) -> Sheet:
        shape = manner.shape
        sheet = Sheet(shape.width, shape.height, manner.ratio, self._colour.ground)
        sheet.painter.setPen(Qt.PenStyle.NoPen)
        sheet.painter.setBrush(QColor(self._colour.surface))
        whole = QRect(0, 0, shape.width, shape.height)
        sheet.painter.drawRoundedRect(whole, self._radius, self._radius)
        return sheet

    def _head(self, sheet: Sheet, shape: Shape, title: str, count: str, ink: str) -> QRect:
        """Draw the title and the count, and return the room between them."""
        side, unit = SIDE * self._unit, self._unit
        room = QRect(side, 0, shape.width - 2 * side, shape.head - unit)
        sheet.write(title, room, self._strong, self._colour.ink)
        sheet.write(count, room, self._strong, ink, "right")
        rule = QRect(side, shape.head - unit, shape.width - 2 * side, 1)
        sheet.fill(rule, self._colour.rule)
        before, after = self._strong.wide(title), self._strong.wide(count)
        return room.adjusted(before + 2 * unit, 0, -after - 3 * unit, 0)

    def _standing(self, sheet: Sheet, room: QRect, standing: Standing) -> None:
        """Draw a triangle down and the word if players are missing; one up where most sit."""
        most, unit, font = standing.kind == "fullest", self._unit, self._small_strong
        ink = self._colour.quiet if most else self._colour.waiting_ink
        said = standing_words(self._words, standing)
        left = room.right() + 1 - min(font.wide(said), room.width() - 3 * unit)
        sheet.write(
            said, QRect(left, room.top(), room.right() + 1 - left, room.height()), font, ink
        )
        middle = QPoint(left - (2 * unit if said else 0), room.center().y() + 1)
        down = -unit // 2 if most else unit // 2
        corners = (QPoint(-unit, -down), QPoint(unit, -down), QPoint(0, down))
        sheet.painter.setPen(Qt.PenStyle.NoPen)
        sheet.painter.setBrush(QColor(ink))
        sheet.painter.drawPolygon(QPolygon([middle + corner for corner in corners]))

    def _line(self, sheet: Sheet, manner: Manner, number: SeatNo, table: Table) -> None:
        entry = table.players.get(number)
        rect, colour, unit = manner.shape.rect(number), self._colour, self._unit
        chosen, free = number in manner.chosen or number == manner.target, entry is None
        quiet, ink = colour.quiet, colour.ink
        if chosen:
            quiet = ink = colour.on_chosen
            sheet.fill(rect, colour.chosen)
            sheet.fill(QRect(rect.left(), rect.top(), unit, rect.height()), colour.accent)
        elif number == manner.hover and (free or not manner.placing):
            sheet.fill(rect, colour.raised)
        if manner.placing and not free and not chosen:
            ink = quiet
        at = QRect(rect.left(), rect.top(), (NAME - 2) * unit, rect.height())
        sheet.write(str(number), at, self._small, quiet, "right")
        if entry is not None:
            hands = dict(manner.away).get(number, 0)
            waiting = quiet if chosen else colour.waiting_ink
            self._player(sheet, rect, entry, ink, quiet, country=not hands)
            if hands:
                self._away(sheet, rect, hands, waiting)
        else:
            use = table.uses.get(number, "open")
            wanted = manner.placing and not chosen and use != "dead"
            self._free(sheet, rect, use, wanted=wanted, ink=quiet)
        if number in {manner.cursor, manner.target}:
            strong = manner.focused or number == manner.target
            self._outline(sheet.painter, rect, FRAME if strong else 1)

    def _player(  # noqa: PLR0913 -- what is written, where, and in which inks
        self,
        sheet: Sheet,
        rect: QRect,
        entry: EntryId,
        ink: str,
        quiet: str,
        *,
        country: bool = True,
    ) -> None:
        known = self.known(entry)
        sheet.write(known.name, self._name_room(rect), self._text, ink)
        if country and known.country:
            room = rect.adjusted(0, 0, -SIDE * self._unit, 0)
            sheet.write(known.country, room, self._small, quiet, "right")

    def _away(self, sheet: Sheet, rect: QRect, hands: int, ink: str) -> None:
        """Draw in place of the country a seat that is left, and the hands to miss."""
        said, unit, font = self._words.number(hands), self._unit, self._small_strong
        room = rect.adjusted(0, 0, -SIDE * unit, 0)
        sheet.write(said, room, font, ink, "right")
        side = 2.5 * unit
        left = room.right() - font.wide(said) - unit - side
        box = QRectF(left, room.center().y() - side / 2 + 0.5, side, side)
        draw_seat(sheet.painter, box, "away", self._colour)

    def _free(self, sheet: Sheet, rect: QRect, use: SeatUse, *, wanted: bool, ink: str) -> None:
        free, room = use_words(self._words, use), self._name_room(rect)
        if wanted:
            sheet.write(free, room, self._strong, self._colour.accent)
            frame = rect.adjusted(self._unit, 1, -self._unit, -1)
            self._outline(sheet.painter, frame, 1, Qt.PenStyle.DashLine)
        else:
            sheet.write(f"– {free}", room, self._small, ink)

    def _outline(
        self,
        painter: QPainter,
        rect: QRect,
        width: int,
        style: Qt.PenStyle = Qt.PenStyle.SolidLine,
    ) -> None:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(self._colour.accent), width, style))
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, on=False)
        inner = width // 2
        painter.drawRect(rect.adjusted(inner, inner, -max(1, inner), -max(1, inner)))
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)

    def _name_room(self, line: QRect) -> QRect:
        return line.adjusted(NAME * self._unit, 0, -(SIDE + COUNTRY) * self._unit, 0)
