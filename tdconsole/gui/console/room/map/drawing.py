"""A table as drawn on the map: from afar, with its seats, or with the players' names."""

from typing import Final, Literal

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap

from tdconsole.domain.values import EntryId, SeatNo
from tdconsole.gui.console.engine.tournament_view import TournamentView
from tdconsole.gui.console.room.map.glyphs import (
    SIGN,
    Sitting,
    body_of,
    draw_seat,
    draw_sign,
    rim_of,
    sign_ink,
    signs,
)
from tdconsole.gui.console.room.map.look import Look, State
from tdconsole.gui.console.room.map.ring import DISC, PLATE, SPOT, USUAL, Ring, Stretch, ring
from tdconsole.gui.console.room.map.stage import (
    ROOMY,
    Growing,
    Stacked,
    StackedPlates,
    Stage,
    Writing,
    grown,
    largest,
)
from tdconsole.gui.console.room.wording import seat_mark
from tdconsole.gui.console.widgets.writing import Letters, Sheet, letters, shortened
from tdconsole.i18n.room.tables import use_words
from tdconsole.wall.theme import Theme

Detail = Literal["far", "seats", "names"]
SEATS_FROM: Final = 0.2
NAMES_FROM: Final = 0.62
STACKS_FROM: Final = 1.5
"""The scale from which a plate has two lines: the name, and the stack if counted."""
LEAST_DISC: Final = 5
NUMBERED: Final = 15
"""The size from which a number fits into a disc."""
MIDDLE: Final = 76
"""The room that the seats at the ends leave for the number, at full size."""
STAGE: Final = 106
"""The room between the plates of the final table, at full size."""
NUMBER: Final = 20.0
ROOMY_NUMBER: Final = 28.0
"""The room for a seat's number on a plate, and on one with large type."""
LARGE_MARK: Final = 28
RIM: Final = 3
"""The margin around the seats, for what is drawn on their edge."""


def detail(scale: float) -> Detail:
    if scale < SEATS_FROM:
        return "far"
    return "seats" if scale < NAMES_FROM else "names"


def disc(scale: float) -> float:
    return max(LEAST_DISC, DISC * scale)


def seat_box(of: Ring, seat: SeatNo, scale: float) -> QRectF:
    """Return the seat's box, relative to the middle of the table."""
    at = of.seats[seat].at * scale
    if detail(scale) == "names":
        wide, high = (side * scale for side in of.plate)
    else:
        wide = high = disc(scale)
    return QRectF(at.x() - wide / 2, at.y() - high / 2, wide, high)


def spot_box(of: Ring, seat: SeatNo, scale: float) -> QRectF:
    """Return the button's box: next to the seat if that is not a plate."""
    wide = max(8.0, SPOT * scale)
    place = of.seats[seat]
    at = place.spot * scale
    if detail(scale) != "names":
        inner = disc(scale) / 2 + wide * 0.6
        at = place.at * scale
        at.setX(at.x() - inner if at.x() >= 0 else at.x() + inner)
    return QRectF(at.x() - wide / 2, at.y() - wide / 2, wide, wide)


class Drawing:
    def __init__(self, view: TournamentView, theme: Theme) -> None:
        self._view, self._words, self._colour = view, view.words, theme.colours
        self._radius, self._unit = theme.console.space.radius, theme.console.space.unit
        faces, sizes = theme.console.faces, theme.console.type
        self.number = letters(faces.strong, sizes.small)
        self._small = letters(faces.text, sizes.small)
        self._text = letters(faces.text, sizes.text)
        self._strong = letters(faces.strong, sizes.text)
        self._title = letters(faces.strong, sizes.title)
        self._figure = letters(faces.strong, sizes.time)
        self._texts = Growing(faces.text, sizes.text)
        self._strongs = Growing(faces.strong, sizes.text)
        self._titles = Growing(faces.strong, sizes.title)
        self._figures = Growing(faces.strong, sizes.time)
        self._gold = theme.palette.gold
        self._stacked = StackedPlates(theme)
        self._stage: Stage | None = None
        """The final table as drawn last."""

    @staticmethod
    def size(seats: int, scale: float, stretch: Stretch = USUAL) -> QSize:
        """The size of a table's picture, which is painted around its middle."""
        whole, rim = ring(max(2, seats), stretch).whole, 0 if detail(scale) == "far" else 2 * RIM
        return QSize(
            max(4, round(whole.width() * scale)) + rim, max(3, round(whole.height() * scale)) + rim
        )

    def table(self, look: Look, scale: float, ratio: float, stretch: Stretch = USUAL) -> QPixmap:
        state, colour = look.state, self._colour
        of = ring(max(2, state.seats), stretch)
        size = self.size(state.seats, scale, stretch)
        if not state.open:
            return self._place(look, of, size, scale, ratio)
        self._stage = look.stage
        sheet = Sheet(size.width(), size.height(), ratio, colour.ground)
        painter = sheet.painter
        middle = QPointF(size.width() / 2, size.height() / 2)
        body = QRectF(of.body.topLeft() * scale, of.body.bottomRight() * scale).translated(middle)
        rim, line, style = rim_of(self._colour, state)
        painter.setPen(QPen(QColor(rim), line, style))
        painter.setBrush(QColor(body_of(colour, state, colour.surface)))
        painter.drawRoundedRect(body, body.height() / 2, body.height() / 2)
        names = detail(scale) == "names"
        self._centre(sheet, look, of, middle, scale)
        for seat in of.seats:
            if seat > state.seats:
                break
            box = seat_box(of, seat, scale).translated(middle)
            if names:
                self._plate(sheet, look, seat, box, scale)
            else:
                self._disc(sheet, look, seat, box)
        self._marks(sheet, look, of, middle, scale)
        return sheet.done()

    def _place(self, look: Look, of: Ring, size: QSize, scale: float, ratio: float) -> QPixmap:
        """Return the picture of a closed table's place."""
        sheet = Sheet(size.width(), size.height(), ratio, self._colour.ground)
        rect = QRectF(of.body.topLeft() * scale, of.body.bottomRight() * scale)
        rect.translate(size.width() / 2, size.height() / 2)
        sheet.painter.setPen(QPen(QColor(self._colour.rule), 1, Qt.PenStyle.DashLine))
        sheet.painter.drawRoundedRect(rect, rect.height() / 2, rect.height() / 2)
        sheet.write(str(look.table.no), rect.toRect(), self._small, self._colour.quiet, "middle")
        return sheet.done()

    def _centre(self, sheet: Sheet, look: Look, of: Ring, middle: QPointF, scale: float) -> None:
        """Draw the number in large type, the players of how many seats, and the signs."""
        state, colour, found = look.state, self._colour, signs(look.state)
        names = detail(scale) == "names"
        high, plate = of.body.height() * scale - disc(scale), of.plate[1] * scale
        head = self._title if high > 30 else self._strong if high > 20 else self.number
        if names and self._figure.wide(str(look.table.no)) < MIDDLE * scale:
            head = self._figures.at(plate)
        lines = [(str(look.table.no), head, colour.ink)]
        count_ink = colour.waiting_ink if "short" in found else colour.quiet
        if high > head.metrics.height() + self._small.metrics.height() - 6:
            count = f"{state.players} / {state.seats}"
            beneath = self._texts.at(plate) if scale >= STACKS_FROM else self._small
            lines.append((count, beneath, count_ink))
        if look.stage is not None and scale >= STACKS_FROM:
            lines += self._staged(look.stage, of, scale)
        step = [font.metrics.height() - 2 for _text, font, _ink in lines]
        signed = bool(found) and (high > sum(step) + SIGN + 3)
        top: float = middle.y() - (sum(step) + (SIGN + 3 if signed else 0)) / 2
        for (text, font, ink), each in zip(lines, step, strict=True):
            wide = font.wide(text) + 2
            room = QRect(round(middle.x() - wide / 2), round(top), wide, round(each))
            sheet.write(text, room, font, ink, "middle")
            top += each
        if signed:
            self._signs(sheet.painter, look.state, QPointF(middle.x(), top + 2 + SIGN / 2))
        elif found:
            half = lines[0][1].wide(lines[0][0]) / 2 + 5
            edge = SIGN if names or high > 16 else SIGN * 0.7
            at = middle.y() - (step[1] / 2 if len(step) > 1 else 0) - edge / 2
            box = QRectF(middle.x() + half, at, edge, edge)
            draw_sign(sheet.painter, box, found[0], sign_ink(colour, found[0]))

    def _staged(self, stage: Stage, of: Ring, scale: float) -> list[tuple[str, Letters, str]]:
        """Return the lines in the middle of the final table: the blinds, and the next prize."""
        colour, high = self._colour, of.plate[1] * scale
        room = STAGE * scale * of.plate[0] / PLATE[0]
        title = self._titles.at(high)
        large = largest(self._figures, high, lambda font: font.wide(stage.blinds) < room)
        if large.wide(stage.blinds) >= room:
            large = title
        fonts = (title, self._texts.at(high), self._small)
        beneath = next((one for one in fonts if one.wide(stage.next_out) < room), self._small)
        lines = [(stage.blinds, large, colour.ink), (stage.next_out, beneath, colour.quiet)]
        return [line for line in lines if line[0]]

    def _signs(self, painter: QPainter, state: State, at: QPointF) -> None:
        found = signs(state)
        pitch = SIGN + 6
        left = at.x() - (len(found) * pitch - 6) / 2
        for place, sign in enumerate(found):
            box = QRectF(left + place * pitch, at.y() - SIGN / 2, SIGN, SIGN)
            draw_sign(painter, box, sign, sign_ink(self._colour, sign))

    def _disc(self, sheet: Sheet, look: Look, seat: SeatNo, box: QRectF) -> None:
        sitting = sitting_at(look, seat)
        draw_seat(sheet.painter, box, sitting, self._colour)
        if box.width() >= NUMBERED and sitting in {"seen", "unseen"}:
            ink = self._colour.ground if sitting == "seen" else self._colour.ink
            sheet.write(str(seat), box.toRect(), self.number, ink, "middle")

    def _plate(self, sheet: Sheet, look: Look, seat: SeatNo, box: QRectF, scale: float) -> None:
        sitting, colour, painter = sitting_at(look, seat), self._colour, sheet.painter
        there = sitting in {"seen", "unseen", "away"}
        painter.setBrush(QColor(colour.raised if sitting == "seen" else colour.surface))
        style = Qt.PenStyle.SolidLine if there else Qt.PenStyle.DotLine
        entry = look.table.players[seat] if there else None
        stacked = None if entry is None else self._stacked_at(entry, scale)
        leads = stacked is not None and stacked.leads
        painter.setPen(QPen(QColor(self._gold if leads else colour.edge), 2 if leads else 1, style))
        if not there:
            painter.setBrush(QColor(colour.ground))
        round_box = box.adjusted(0.5, 0.5, -0.5, -0.5)
        painter.drawRoundedRect(round_box, self._radius, self._radius)
        side = _side(box)
        dot = QRectF(box.left() + 3, box.center().y() - side / 2 + 1.5, side - 3, side - 3)
        if sitting == "seen":
            draw_seat(painter, dot, "seen", colour)
        number = QRect(
            round(dot.left()) - 1, round(box.top()), round(side - 3) + 2, round(box.height())
        )
        ink = colour.ground if sitting == "seen" else colour.quiet
        sheet.write(str(seat), number, self._numbered(box, scale), ink, "middle")
        font, room = self._written(box, scale)
        if sitting == "away":
            draw_seat(painter, dot.translated(box.right() - 3 - dot.right(), 0), "away", colour)
            room.setRight(round(box.right() - dot.width()) - self._unit)
        if entry is not None and stacked is not None:
            written = self.written_name(box, entry, scale, room.width())
            ink = self._gold if leads else colour.ink
            bar = self._gold if leads else colour.accent
            among = () if self._stage is None else self._stage.plates
            writing = Writing(written, among, colour.ink, ink, colour.quiet, bar, colour.rule)
            self._stacked.paint(painter, box, room, stacked, writing)
        elif entry is not None:
            stack = dict(look.stacks).get(entry) if scale >= STACKS_FROM else None
            if stack is not None:
                text = self._texts.at(box.height())
                room, below = _two_lines(room, font, text)
                sheet.write(self._words.number(stack), below, text, colour.quiet)
            written = self.written_name(box, entry, scale, room.width())
            sheet.write(written, room, font, colour.ink)
        else:
            use = look.table.uses.get(seat, "open")
            sheet.write(use_words(self._words, use), room, self._small, colour.quiet)

    def _stacked_at(self, entry: EntryId, scale: float) -> Stacked | None:
        """Return the player's stack at the final table, if it was counted and there is room."""
        return None if self._stage is None or scale < STACKS_FROM else self._stage.of(entry)

    def _numbered(self, box: QRectF, scale: float) -> Letters:
        if scale < STACKS_FROM:
            return self.number
        return (self._titles if box.height() >= ROOMY else self._strongs).at(box.height())

    def _written(self, box: QRectF, scale: float) -> tuple[Letters, QRect]:
        """Return the name's letters on a plate, and their position."""
        side = _side(box)
        left = round(box.left() + side + self._unit / 2)
        room = QRect(left, round(box.top()), round(box.right()) - left - 2, round(box.height()))
        if scale >= STACKS_FROM:
            return self._titles.at(box.height()), room.adjusted(self._unit, 0, 0, 0)
        return self._text if box.width() > PLATE[0] else self._small, room

    def written_name(
        self, box: QRectF, entry: EntryId, scale: float, width: int | None = None
    ) -> str:
        """The name, shortened to this width or to all the room on this plate."""
        font, room = self._written(box, scale)
        if self._stacked_at(entry, scale) is not None:
            font = self._stacked.name(box)
        most = room.width() if width is None else width
        return font.within(shortened(self._view.known(entry), font, most), most)

    def write_chosen(
        self,
        painter: QPainter,
        box: QRectF,
        seat: SeatNo,
        entry: EntryId,
        scale: float,
    ) -> None:
        """Write the name on a repainted plate, exactly where it was."""
        font, room = self._written(box, scale)
        side = _side(box)
        number = self._numbered(box, scale)
        base = box.center().y() + number.metrics.capHeight() / 2
        painter.setFont(number.font)
        wide = number.metrics.horizontalAdvance(str(seat))
        painter.drawText(QPointF(box.left() + 1 + side / 2 - wide / 2, base), str(seat))
        stacked = self._stacked_at(entry, scale)
        if stacked is not None:
            ink, written = self._colour.on_chosen, self.written_name(box, entry, scale)
            bar = self._gold if stacked.leads else ink
            among = () if self._stage is None else self._stage.plates
            writing = Writing(written, among, ink, ink, ink, bar, self._colour.rule)
            self._stacked.paint(painter, box, room, stacked, writing)
            return
        count = self._view.state.counts.count
        stack = None if count is None else count.stacks.get(entry)
        if stack is not None and scale >= STACKS_FROM:
            text = self._texts.at(box.height())
            room, below = _two_lines(room, font, text)
            line = below.center().y() + text.metrics.capHeight() / 2
            painter.setFont(text.font)
            painter.drawText(QPointF(below.left(), line), self._words.number(stack))
        painter.setFont(font.font)
        base = room.top() + (room.height() + font.metrics.capHeight()) / 2
        painter.drawText(QPointF(room.left(), base), self.written_name(box, entry, scale))

    def _marks(self, sheet: Sheet, look: Look, of: Ring, middle: QPointF, scale: float) -> None:
        if look.marks is None:
            return
        dealt, following = look.marks.dealt, look.marks.next_big_blind
        said: dict[SeatNo, list[Literal["button", "small", "big", "next"]]] = {}
        said.setdefault(look.marks.button, []).append("button")
        if dealt.small_blind != dealt.button:
            said.setdefault(dealt.small_blind, []).append("small")
        said.setdefault(dealt.big_blind, []).append("big")
        if following is not None:
            said.setdefault(following, []).append("next")
        for seat, marks in said.items():
            if seat not in of.seats:
                continue
            box = spot_box(of, seat, scale).translated(middle)
            for mark in marks:
                self._mark(sheet, box, mark)
                towards = -1 if box.center().x() > middle.x() else 1
                box.translate(towards * (box.width() + 3), 0)

    def _mark(
        self, sheet: Sheet, box: QRectF, mark: Literal["button", "small", "big", "next"]
    ) -> None:
        """Draw the mark: a full button, a hollow blind, a dotted edge for the next big blind."""
        colour, painter = self._colour, sheet.painter
        large = box.width() >= 13
        if mark in {"small", "big"} and not large:
            return
        broken = Qt.PenStyle.DotLine if mark == "next" and large else Qt.PenStyle.SolidLine
        painter.setPen(QPen(QColor(colour.ink), 1.2, broken))
        painter.setBrush(QColor(colour.ink if mark == "button" else colour.surface))
        painter.drawEllipse(box)
        if large:
            inks = {"button": colour.ground, "next": colour.quiet}
            ink = inks.get(mark, colour.ink)
            letter = self._title if box.width() >= LARGE_MARK else self.number
            sheet.write(seat_mark(self._words, mark), box.toRect(), letter, ink, "middle")


def _side(box: QRectF) -> float:
    """Return the side of the square that a plate has for the number of its seat."""
    side = ROOMY_NUMBER if box.height() >= ROOMY else NUMBER
    return min(box.height(), side * grown(box.height()))


def _two_lines(room: QRect, above: Letters, below: Letters) -> tuple[QRect, QRect]:
    """Return the rectangles of the name and of the stack below it, centred together."""
    high, low = round(above.metrics.height()), round(below.metrics.height())
    top = round(room.center().y() - (high + low) / 2)
    return (
        QRect(room.left(), top, room.width(), high),
        QRect(room.left(), top + high, room.width(), low),
    )


def sitting_at(look: Look, seat: SeatNo) -> Sitting:
    if seat in look.away:
        return "away"
    if seat in look.table.players:
        return "unseen" if seat in look.unseen else "seen"
    return look.table.uses.get(seat, "open")


__all__ = ["Detail", "Drawing", "Letters", "detail", "disc", "seat_box", "sitting_at", "spot_box"]
