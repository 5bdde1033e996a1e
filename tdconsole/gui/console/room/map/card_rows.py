"""The floor as cards in rows; each visible card is drawn once for as long as it looks the same."""

from collections import OrderedDict
from collections.abc import Mapping
from typing import Final, NamedTuple

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap

from tdconsole.domain.state.penalties import owing
from tdconsole.domain.state.tournament import Table
from tdconsole.domain.values import EntryId, Seat, SeatNo, TableNo
from tdconsole.gui.console.room.map.card import Cards, Manner
from tdconsole.gui.console.room.map.grid import Grid, grid
from tdconsole.gui.console.room.map.surface import Surface
from tdconsole.gui.console.room.wording import away_words, head_words, penalized_words

KEPT: Final = 3
"""Windowfuls of cards that stay drawn."""
ARROWS: Final[dict[int, tuple[int, int]]] = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}
PAGES: Final[dict[int, int]] = {Qt.Key.Key_PageUp: -1, Qt.Key.Key_PageDown: 1}


class Drawn(NamedTuple):
    of: Table | tuple[EntryId, ...]
    manner: Manner
    pixmap: QPixmap


class CardRows:
    def __init__(self, surface: Surface) -> None:
        self._surface = surface
        self.cards = Cards(surface.view, surface.theme)
        self.drawn: OrderedDict[int, Drawn] = OrderedDict()
        self._grid = self._measured()

    # Positions

    @property
    def grid(self) -> Grid:
        return self._grid

    @property
    def ahead(self) -> int:
        """Return the number of cards before the first table: waiting players have one."""
        return 1 if self._surface.hall.waiting else 0

    @property
    def scrolled(self) -> int:
        return self._surface.verticalScrollBar().value()

    def rect_of(self, seat: Seat) -> QRect:
        card = self._card_rect(self._surface.hall.index[seat.table] + self.ahead)
        return self._grid.shape.rect(seat.seat).translated(card.topLeft())

    def seat_at(self, point: QPoint) -> Seat | None:
        found = self._grid.line_at(point + QPoint(0, self.scrolled))
        if found is None or found[0] < self.ahead or found[1] is None:
            return None
        table = self._surface.hall.tables[found[0] - self.ahead]
        seat = Seat(table=table.no, seat=SeatNo(found[1]))
        return seat if self._surface.hall.shows(seat) else None

    def table_at(self, point: QPoint) -> TableNo | None:
        found = self._grid.line_at(point + QPoint(0, self.scrolled))
        if found is None or found[0] < self.ahead:
            return None
        return self._surface.hall.tables[found[0] - self.ahead].no

    def spot_at(self, _point: QPoint) -> Seat | None:
        """Return no spot: cards don't show the button."""
        return None

    def bring(self, seat: Seat) -> None:
        """Bring the whole card into view; of a card that is too high, the line."""
        card = self._card_rect(self._surface.hall.index[seat.table] + self.ahead)
        height = self._surface.viewport().height()
        wanted = card if card.height() <= height else self.rect_of(seat)
        bar = self._surface.verticalScrollBar()
        if wanted.top() < 0:
            bar.setValue(bar.value() + wanted.top())
        elif wanted.bottom() >= height:
            bar.setValue(bar.value() + wanted.bottom() + 1 - height)

    def show_seat(self, seat: Seat) -> None:
        self.bring(seat)

    def seen(self) -> range:
        height = self._surface.viewport().height()
        return self._grid.between(self.scrolled, self.scrolled + height)

    def led(self, key: int, cursor: Seat | None) -> Seat:
        hall = self._surface.hall
        if cursor is None:
            first = max(0, min(self.seen(), default=0) - self.ahead)
            return Seat(table=hall.tables[first].no, seat=SeatNo(1))
        if key in PAGES:
            shape = self._grid.shape
            rows = max(1, self._surface.viewport().height() // (shape.height + self._grid.gap))
            at = hall.index[cursor.table] + PAGES[key] * rows * self._grid.columns
            table = hall.tables[max(0, min(at, len(hall.tables) - 1))]
            return Seat(table=table.no, seat=min(cursor.seat, SeatNo(hall.seats_at(table))))
        return hall.neighbour(cursor, self._grid.columns, *ARROWS[key])

    def tooltip(self, point: QPoint) -> str:
        """A name that is cut short, hands to miss, what is on the head where not all have the same."""
        seat, view = self.seat_at(point), self._surface.view
        entry = None if seat is None else self._surface.hall.seating.at(seat)
        if entry is None:
            return ""
        away = away_words(view.words, view.state, entry)
        given = penalized_words(view.words, view.state, entry)
        head = head_words(view.words, view.state, entry)
        if not away and not given and not head and not self.cards.cut(entry, self._grid.shape):
            return ""
        return ", ".join(filter(None, (view.who(entry), away, given, head)))

    def _card_rect(self, index: int) -> QRect:
        return self._grid.card(index).translated(0, -self.scrolled)

    # Changes

    def enter(self) -> None:
        surface = self._surface
        surface.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        surface.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        surface.horizontalScrollBar().setRange(0, 0)

    def lay_out(self) -> None:
        """Lay out the cards; the first row stays first, and a visible cursor stays visible."""
        surface = self._surface
        bar, height = surface.verticalScrollBar(), surface.viewport().height()
        first = min(self.seen(), default=0)
        columns = self._grid.columns
        measured = self._measured()
        if measured != self._grid:
            self._grid = measured
            surface.viewport().update()
        bar.setRange(0, max(0, self._grid.whole - height))
        bar.setPageStep(height)
        bar.setSingleStep(2 * self._grid.shape.line)
        if self._grid.columns != columns and self._grid.cards:
            bar.setValue(self._grid.card(first).top())

    def refresh(self) -> None:
        for index in self.seen():
            of, manner = self._wanted(index)
            drawn = self.drawn.get(self._key(index))
            if drawn is None or drawn.of is not of or drawn.manner != manner:
                self._surface.viewport().update(self._card_rect(index))

    def scroll(self, _across: int, _down: int) -> None:
        self._surface.viewport().update()

    def _measured(self) -> Grid:
        """Measure the grid, with room for the scroll bar, which then moves nothing."""
        surface = self._surface
        bar = surface.verticalScrollBar().sizeHint().width()
        space = surface.theme.console.space
        cards = len(surface.hall.tables) + self.ahead
        return grid(surface.width() - bar - space.unit, cards, surface.hall.seats, space)

    def _key(self, index: int) -> int:
        """Return the number of the table; the card of the waiting players has number 0."""
        return self._surface.hall.tables[index - self.ahead].no if index >= self.ahead else 0

    def _wanted(self, index: int) -> tuple[Table | tuple[EntryId, ...], Manner]:
        surface = self._surface
        plain = Manner(self._grid.shape, surface.devicePixelRatioF())
        if index < self.ahead:
            return surface.hall.waiting, plain
        table = surface.hall.tables[index - self.ahead]
        of = surface.hall.seating.of
        seats = (of[one] for one in surface.pointing.chosen)
        cursor = _there(surface.pointing.cursor, table)
        manner = plain._replace(
            seats=surface.hall.seats_at(table),
            standing=surface.hall.standing(table),
            chosen=frozenset(seat.seat for seat in seats if seat.table == table.no),
            cursor=cursor,
            focused=cursor is not None and surface.hasFocus(),
            hover=_there(surface.hover, table),
            target=_there(surface.asked or surface.target, table),
            placing=surface.looks_for_seat,
            away=_away(owing(surface.view.state), table),
        )
        return table, manner

    # Painting

    def paint(self, painter: QPainter, event: QPaintEvent) -> None:
        seen = self.seen()
        for index in seen:
            rect = self._card_rect(index)
            if event.region().intersects(rect):
                painter.drawPixmap(rect.topLeft(), self._picture(index))
        while len(self.drawn) > KEPT * len(seen):
            self.drawn.popitem(last=False)

    def _picture(self, index: int) -> QPixmap:
        key, (of, manner) = self._key(index), self._wanted(index)
        drawn = self.drawn.get(key)
        if drawn is None or drawn.of is not of or drawn.manner != manner:
            if isinstance(of, Table):
                drawn = Drawn(of, manner, self.cards.table(of, manner))
            else:
                drawn = Drawn(of, manner, self.cards.waiting(of, manner))
            self.drawn[key] = drawn
        self.drawn.move_to_end(key)
        return drawn.pixmap


def _there(seat: Seat | None, table: Table) -> SeatNo | None:
    return seat.seat if seat is not None and seat.table == table.no else None


def _away(owed: Mapping[EntryId, int], table: Table) -> tuple[tuple[SeatNo, int], ...]:
    if not owed:
        return ()
    there = sorted(table.players.items())
    return tuple((seat, owed[entry]) for seat, entry in there if entry in owed)
