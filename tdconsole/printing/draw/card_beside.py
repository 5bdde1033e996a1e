"""A seat card half a sheet wide: the player's part, and on its right the dealer's to tear off."""

from typing import Final

from tdconsole.domain.values import Digest, DrawNo, Price, Record
from tdconsole.printing.draw.card_words import CardWords
from tdconsole.printing.paper.bilingual import BETWEEN
from tdconsole.printing.paper.laying import tear_line
from tdconsole.printing.paper.lettering import (
    BEARING,
    BOLD,
    CAPITALS,
    LABEL,
    LARGE,
    LARGE_ERASED,
    LEADING,
    SMALL,
    STRONG,
    TEXT,
    Type,
    fitted,
    label_type,
    shrunk,
)
from tdconsole.printing.paper.qr.matrix import SIDE
from tdconsole.printing.paper.qr.picture import FINE, draw_code
from tdconsole.printing.paper.sheet import HAIRLINE, Sheet
from tdconsole.projections.draw.seat_cards import SeatCard

HUGE: Final = Type(BOLD, 42.0)
STUB_FIGURES: Final = Type(BOLD, 26.0)

_STUB_WIDTH: Final = 98.0
_EDGE: Final = 12.0
_STUB_EDGE: Final = 10.0

# From the card's lower edge; the lines run through both parts.
_CODE: Final = 9.0
_PROOF: Final = 9.0
_PRICE: Final = 31.5
_PRICE_HEIGHT: Final = 15.5
_PRICE_LABEL: Final = 35.0
_BONUS: Final = 43.5
_CHIPS: Final = 51.5
_STUB_FOOT: Final = 22.0
_STUB_BONUS: Final = 33.0
_STUB_CHIPS: Final = 41.0
_RULE: Final = 62.0
_FIGURES: Final = 68.5
_SEAT_LABEL: Final = 102.5
_LABEL_LINE: Final = 7.0
_HEADED: Final = 110.5
_TOP: Final = 11.0

_TWO_SMALL: Final = 2 * SMALL.size * LEADING
_EVENT_SHARE: Final = 0.3
_STUB_EVENT_SHARE: Final = 0.25
_WHEN: Final = 9.0
_GROUP: Final = 8.0
_GROUP_SHARE: Final = 0.14
_UNDER: Final = 9.0
_GAP: Final = 4.0
_STUB_GAP: Final = 6.0
_TABLE_SHARE: Final = 0.53
_SEAT_FROM: Final = 0.62
_CODE_WHITE: Final = 8.0


class _Common(Record, kw_only=True):
    """What most cards of a set share, so that it is drawn only once."""

    event: str
    paid: Price
    currency: str
    draw: DrawNo | None
    commitment: Digest | None
    coded: bool


class Beside:
    def __init__(self, sheet: Sheet, words: CardWords, wide: float, high: float) -> None:
        self._sheet = sheet
        self._words = words
        self._high = high
        self._tear = wide - _STUB_WIDTH
        self._room = self._tear - 2 * _EDGE
        self._stub = self._tear + _EDGE
        self._stub_room = _STUB_WIDTH - _EDGE - _STUB_EDGE
        self._commons: dict[_Common, str] = {}
        self._under_event: dict[str, float] = {}
        self._under_stub_event: dict[str, float] = {}

    def draw(self, card: SeatCard) -> None:
        self._sheet.canvas.doForm(self._form_of(card))
        self._draw_player_part(card)
        self._draw_dealer_part(card)

    def _form_of(self, card: SeatCard) -> str:
        common = _Common(
            event=card.event,
            paid=card.paid,
            currency=card.currency,
            draw=card.draw,
            commitment=card.commitment,
            coded=card.code is not None,
        )
        name = self._commons.get(common)
        if name is None:
            name = self._commons[common] = f"card-{len(self._commons) + 1}"
            with self._sheet.form(name):
                self._draw_common(card)
        return name

    @property
    def _head(self) -> float:
        """The height shared by event and name."""
        return self._high - _TOP - _HEADED

    def _draw_common(self, card: SeatCard) -> None:
        pen, words = self._sheet.pen, self._words
        tear_line(self._sheet, (self._tear, 3), (self._tear, self._high - 3))
        top = self._high - _TOP
        for x, room in ((_EDGE, self._room), (self._stub, self._stub_room)):
            self._sheet.rule(x, _RULE, x + room, weight=HAIRLINE)
        event = fitted(card.event, STRONG, self._room, self._head * _EVENT_SHARE)
        self._under_event[card.event] = pen.block(_EDGE, top, event)
        pen.label(self._stub, top - LABEL.size * CAPITALS, words.dealer, self._stub_room)
        event = fitted(card.event, SMALL, self._stub_room, self._head * _STUB_EVENT_SHARE)
        self._under_stub_event[card.event] = pen.block(self._stub, top - _WHEN, event)
        self._draw_seat_labels(_EDGE, self._room, [words.table], [words.seat])
        both = words.table.split(BETWEEN), words.seat.split(BETWEEN)
        self._draw_seat_labels(self._stub, self._stub_room, *both)
        pen.label(self._stub, _CHIPS, words.chips, self._stub_room)
        self._draw_price(card)
        proof = words.proof(card) if card.code is None else words.digits(card)
        pen.line(_EDGE, _PROOF, proof, SMALL, room=self._facts(card))

    def _draw_seat_labels(self, x: float, room: float, *labels: list[str]) -> None:
        """Draw all labels in one size; two languages go one below the other if it is tight."""
        columns = ((0.0, room * _TABLE_SHARE), (room * _SEAT_FROM, room * (1 - _SEAT_FROM)))
        said = [
            (x + start, _SEAT_LABEL - below * _LABEL_LINE, label, wide)
            for (start, wide), lines in zip(columns, labels, strict=True)
            for below, label in enumerate(lines)
        ]
        type_ = min(label_type(label, wide) for *_, label, wide in said)
        for left, y, label, wide in said:
            self._sheet.pen.label(left, y, label, wide, type_=type_)

    def _facts(self, card: SeatCard) -> float:
        """The width next to the code."""
        return self._room - (0 if card.code is None else SIDE * FINE + _CODE_WHITE)

    def _draw_price(self, card: SeatCard) -> None:
        pen, room = self._sheet.pen, self._facts(card)
        label, text = self._words.price(card)
        pen.label(_EDGE, _PRICE_LABEL, label, room)
        pen.block(_EDGE, _PRICE, fitted(text, STRONG, room, _PRICE_HEIGHT))

    def _draw_player_part(self, card: SeatCard) -> None:
        pen, words, room = self._sheet.pen, self._words, self._room
        y = self._under_event[card.event]
        if when := words.when(card):
            y -= _WHEN
            pen.line(_EDGE, y + 2, when, SMALL, room=room)
        y -= min(_GROUP, (y - _HEADED) * _GROUP_SHARE)
        type_ = LARGE_ERASED if card.name is None else LARGE
        name = fitted(words.name(card), type_, room, y - _UNDER - _HEADED)
        pen.line(_EDGE, pen.block(_EDGE, y, name) - _UNDER, words.under(card), TEXT, room=room)
        self._draw_seat(card, HUGE, _EDGE, room)
        facts = self._facts(card)
        chips = pen.label(_EDGE, _CHIPS, words.chips, facts / 2) + _GAP
        pen.line(_EDGE + chips, _CHIPS, words.stack(card), STRONG, room=facts - chips)
        if bonus := words.bonus(card):
            pen.line(_EDGE, _BONUS, bonus, SMALL, room=facts)
        if card.code is not None:
            right = _EDGE + room - SIDE * FINE
            draw_code(self._sheet.canvas, card.code, right, _CODE, FINE)

    def _draw_dealer_part(self, card: SeatCard) -> None:
        """Draw what the dealer checks and hands out, and to whom."""
        pen, words, x, room = self._sheet.pen, self._words, self._stub, self._stub_room
        top = self._under_stub_event[card.event] - _STUB_GAP
        type_ = TEXT if card.name is None else STRONG
        high = top - _UNDER - _HEADED
        below = pen.block(x, top, fitted(words.name(card), type_, room, high))
        pen.line(x, below - _UNDER, words.entry(card), TEXT, room=room)
        self._draw_seat(card, STUB_FIGURES, x, room)
        pen.line(x, _STUB_CHIPS, words.stack(card), STRONG, room=room)
        if bonus := words.bonus(card):
            pen.line(x, _STUB_BONUS, bonus, SMALL, room=room)
        pen.block(x, _STUB_FOOT, fitted(words.when(card), SMALL, room, _TWO_SMALL))

    def _draw_seat(self, card: SeatCard, type_: Type, x: float, room: float) -> None:
        """Draw both numbers in one size, or the smaller one would look the more important."""
        both = (
            (str(card.seat.table), x, room * _TABLE_SHARE),
            (str(card.seat.seat), x + room * _SEAT_FROM, room * (1 - _SEAT_FROM)),
        )
        smaller = min(shrunk(figures, type_, wide) for figures, _, wide in both)
        for figures, left, _ in both:
            self._sheet.pen.write(left - smaller.size * BEARING, _FIGURES, figures, smaller)
