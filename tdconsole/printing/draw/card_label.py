"""A seat card on a small label: one part, with what the player must know."""

from typing import Final

from tdconsole.printing.draw.card_words import CardWords
from tdconsole.printing.paper.lettering import (
    BEARING,
    BOLD,
    CAPITALS,
    LARGE,
    LARGE_ERASED,
    LEADING,
    SMALL,
    STRONG,
    Type,
    fitted,
    shrunk,
    width,
)
from tdconsole.printing.paper.qr.matrix import SIDE
from tdconsole.printing.paper.qr.picture import FINE, draw_code
from tdconsole.printing.paper.sheet import Sheet
from tdconsole.projections.draw.seat_cards import SeatCard

_FIGURES: Final = Type(BOLD, 28.0)
_EDGE: Final = 8.0
_CODE_WHITE: Final = 7.0

# From the label's lower edge.
_CHIPS: Final = 9.0
_SEAT: Final = 20.0
_SEAT_LABEL: Final = 43.5
_HEADED: Final = 50.0

_EVENT_HEIGHT: Final = 13.0
_ENTRY: Final = 7.0
_TABLE_SHARE: Final = 0.56
_SEAT_FROM: Final = 0.64
_CODE_GAP: Final = 4.0


class OnLabel:
    def __init__(self, sheet: Sheet, words: CardWords, wide: float, high: float) -> None:
        self._sheet = sheet
        self._words = words
        self._top = high - _EDGE
        self._whole = wide - 2 * _EDGE
        self._code = SIDE * FINE
        self._right = wide - _EDGE - self._code

    def draw(self, card: SeatCard) -> None:
        if card.code is None:
            self._draw_seated(card, self._whole)
            return
        self._draw_seated(card, self._whole - self._code - _CODE_WHITE)
        draw_code(self._sheet.canvas, card.code, self._right, self._top - self._code, FINE)
        self._draw_beside(card)

    def _draw_seated(self, card: SeatCard, room: float) -> None:
        pen, words = self._sheet.pen, self._words
        y = pen.block(_EDGE, self._top, fitted(card.event, SMALL, room, _EVENT_HEIGHT)) - 2
        type_ = LARGE_ERASED if card.name is None else LARGE
        name = fitted(words.name(card), type_, room, y - _HEADED - _ENTRY)
        below = pen.block(_EDGE, y, name)
        pen.line(_EDGE, below - _ENTRY + 1, words.under(card), SMALL, room=room)
        both = (
            (words.table, str(card.seat.table), _EDGE, room * _TABLE_SHARE),
            (words.seat, str(card.seat.seat), _EDGE + room * _SEAT_FROM, room * (1 - _SEAT_FROM)),
        )
        smaller = min(shrunk(figures, _FIGURES, wide) for _, figures, _, wide in both)
        for label, figures, x, wide in both:
            pen.label(x, _SEAT_LABEL, label, wide)
            pen.write(x - smaller.size * BEARING, _SEAT, figures, smaller)
        chips = pen.label(_EDGE, _CHIPS, words.chips, room / 3) + 4
        stack, bonus = words.stack(card), words.bonus(card)
        pen.line(_EDGE + chips, _CHIPS, stack, STRONG, room=room - chips)
        if bonus:
            chips += width(stack, STRONG) + 3
            pen.line(_EDGE + chips, _CHIPS, bonus, SMALL, room=room - chips)

    def _draw_beside(self, card: SeatCard) -> None:
        """Draw draw, time and price below the code, each as large as it fits."""
        words = self._words
        said = (words.digits(card), words.moment(card), card.desk, words.price(card)[1])
        top = self._top - self._code - _CODE_GAP
        texts = [text for text in said if text]
        each = (top - _CHIPS + SMALL.size * (LEADING - CAPITALS)) / len(texts)
        for text in texts:
            self._sheet.pen.block(self._right, top, fitted(text, SMALL, self._code, each - 1))
            top -= each
