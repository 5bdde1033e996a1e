"""A seat card on a piece of a roll or a small sheet: the dealer's part below the player's."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from math import ceil
from typing import Final

from tdconsole.printing.draw.card_words import CardWords
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
from tdconsole.printing.paper.qr.code import QUIET
from tdconsole.printing.paper.qr.matrix import SIDE
from tdconsole.printing.paper.qr.picture import COARSE, DOT, draw_code
from tdconsole.printing.paper.sheet import HAIRLINE, Sheet
from tdconsole.projections.draw.seat_cards import SeatCard

_HUGE: Final = Type(BOLD, 64.0)
_MEDIUM: Final = Type(BOLD, 32.0)
_LOGO: Final = 26.0
_WIDEST: Final = 180.0
"""The room in which type has the same size as on a sheet of eight."""
_SMALLER: Final = 0.91
_LINES: Final = 4
_TABLE_SHARE: Final = 0.56
_SEAT_FROM: Final = 0.63
_WIDE: Final = 200.0
_WIDE_GAP: Final = 12.0
_FACT_GAP: Final = 8.0
_SEAT_GAP: Final = 9.0
_UNDER_LABEL: Final = 4.5
_CHIPS_FROM: Final = 0.6
_COLUMN_GAP: Final = 0.08
_TEAR_GAP: Final = 10.0


class Below:
    def __init__(self, sheet: Sheet, words: CardWords) -> None:
        self._sheet = sheet
        self._words = words
        self._left = sheet.paper.margin
        self._room = sheet.paper.room

    def draw(self, card: SeatCard) -> float:
        """Draw the card, on a sheet as large as it fits, and return the height used."""
        scale = max(1.0, self._room / _WIDEST)
        laid = _Column(self._sheet, self._words, card, scale)
        while self._sheet.paper.kind == "sheet" and laid.end < self._sheet.bottom:
            scale *= _SMALLER
            laid = _Column(self._sheet, self._words, card, scale)
        laid.draw()
        return self._sheet.height - laid.end


class _Column:
    """One column, measured from the top down and then drawn."""

    def __init__(self, sheet: Sheet, words: CardWords, card: SeatCard, scale: float) -> None:
        self._sheet = sheet
        self._words = words
        self._card = card
        self._scale = scale
        self._left = sheet.paper.margin
        self._room = sheet.paper.room
        self._wide = self._room >= _WIDE
        self._steps: list[Callable[[], object]] = []
        self.end = sheet.height - sheet.paper.margin
        self._lay_player_part()
        self._lay_tear_line()
        self._lay_dealer_part()

    def draw(self) -> None:
        for step in self._steps:
            step()

    def _lay_player_part(self) -> None:
        card, words = self._card, self._words
        self._lay_logo()
        self._text(card.event, STRONG)
        self._text(words.when(card), SMALL, gap=2)
        self._text(words.name(card), LARGE_ERASED if card.name is None else LARGE, gap=9)
        self._text(words.under(card), TEXT, gap=4)
        self._lay_seat(_HUGE, self._room)
        self._skip(7)
        self._rule()
        if card.code is None:
            self._lay_facts()
            self._text(words.proof(card), SMALL, gap=8)
        elif self._wide:
            self._skip(2)
            self._lay_code(card.code, self._lay_facts_and_proof)
        else:
            self._fact(*words.price(card))
            self._skip(4)
            self._lay_code(card.code, self._lay_chips_and_draw)
            self._text(words.commitment(card), SMALL, gap=7)

    def _lay_facts(self) -> None:
        self._lay_chips()
        self._fact(*self._words.price(self._card))

    def _lay_chips(self) -> None:
        self._fact(self._words.chips, self._words.stack(self._card))
        self._text(self._words.bonus(self._card), SMALL, gap=2)

    def _lay_facts_and_proof(self) -> None:
        self.end += _FACT_GAP * self._scale
        self._lay_facts()
        self._text(self._words.draw(self._card), SMALL, gap=8)
        self._text(self._words.commitment(self._card), SMALL, gap=2)

    def _lay_chips_and_draw(self) -> None:
        self.end += _FACT_GAP * self._scale
        self._lay_chips()
        self._text(self._words.draw(self._card), SMALL, gap=8)

    def _lay_dealer_part(self) -> None:
        card, words = self._card, self._words
        self._label(self._left, words.dealer, self._room)
        self._text(card.event, SMALL, gap=3)
        self._text(words.name(card), TEXT if card.name is None else STRONG, gap=5)
        self._text(words.entry(card), TEXT, gap=3)
        if self._wide:
            top = self.end
            self._lay_seat(_MEDIUM, self._room * _CHIPS_FROM)
            foot, self.end = self.end, top - _SEAT_GAP * self._scale + _FACT_GAP * self._scale
            with self._beside(self._room * (_CHIPS_FROM + _COLUMN_GAP)):
                self._lay_chips()
            self.end = min(self.end, foot)
        else:
            self._lay_seat(_MEDIUM, self._room)
            self._lay_chips()
        self._text(words.when(card), SMALL, gap=8)

    @contextmanager
    def _beside(self, x: float) -> Iterator[None]:
        """Indent what is laid within by this much."""
        self._left, self._room = self._left + x, self._room - x
        yield
        self._left, self._room = self._left - x, self._room + x

    # The parts of a column

    def _type(self, type_: Type) -> Type:
        return Type(type_.face, type_.size * self._scale)

    def _skip(self, gap: float) -> None:
        self.end -= gap * self._scale

    def _text(self, text: str, type_: Type, gap: float = 0.0) -> None:
        if not text:
            return
        self._skip(gap)
        larger = self._type(type_)
        block = fitted(text, larger, self._room, _LINES * larger.size * LEADING)
        self._steps.append(partial(self._sheet.pen.block, self._left, self.end, block))
        size = block.type.size
        self.end -= size * CAPITALS + (len(block.lines) - 1) * size * LEADING + 0.2 * size

    def _label(self, x: float, text: str, room: float) -> None:
        type_ = self._type(LABEL)
        self.end -= type_.size * CAPITALS
        self._steps.append(partial(self._sheet.pen.label, x, self.end, text, room, type_=type_))

    def _rule(self) -> None:
        rule = partial(self._sheet.rule, self._left, self.end, self._left + self._room)
        self._steps.append(partial(rule, weight=HAIRLINE))

    def _lay_logo(self) -> None:
        high = _LOGO * self._scale
        if self._sheet.has_logo:
            self._steps.append(partial(self._sheet.logo, self._left, self.end, self._room, high))
            self.end -= high
            self._skip(8)

    def _lay_seat(self, largest: Type, room: float) -> None:
        """Lay both numbers in one size, or the smaller one would look the more important."""
        seat, top = self._card.seat, self.end - _SEAT_GAP * self._scale
        both = (
            (self._words.table, str(seat.table), self._left, room * _TABLE_SHARE),
            (
                self._words.seat,
                str(seat.seat),
                self._left + room * _SEAT_FROM,
                room * (1 - _SEAT_FROM),
            ),
        )
        type_ = min(shrunk(figures, self._type(largest), wide) for _, figures, _, wide in both)
        label = min(label_type(text, wide, self._type(LABEL)) for text, _, _, wide in both)
        under = top - LABEL.size * CAPITALS * self._scale
        line = under - _UNDER_LABEL * self._scale - type_.size * CAPITALS
        for text, figures, x, wide in both:
            self._steps += [
                partial(self._sheet.pen.label, x, under, text, wide, type_=label),
                partial(self._sheet.pen.write, x - type_.size * BEARING, line, figures, type_),
            ]
        self.end = line

    def _fact(self, label: str, text: str) -> None:
        self._skip(_FACT_GAP)
        self._label(self._left, label, self._room)
        self._text(text, STRONG, gap=3.5)

    def _lay_code(self, proof: str, beside: Callable[[], None]) -> None:
        """Lay the code on whole dots of a thermal printer."""
        sheet, side = self._sheet, SIDE * COARSE
        top = sheet.height - ceil((sheet.height - self.end + QUIET * COARSE) / DOT) * DOT
        code = partial(draw_code, sheet.canvas, proof, self._left, top - side, COARSE)
        self._steps.append(code)
        self.end = top
        with self._beside(side + (_WIDE_GAP if self._wide else QUIET * COARSE)):
            beside()
        self.end = min(self.end, top - side)

    def _lay_tear_line(self) -> None:
        self.end -= _TEAR_GAP
        ends = ((x, self.end) for x in (self._left, self._left + self._room))
        self._steps.append(partial(tear_line, self._sheet, *ends))
        self.end -= _TEAR_GAP
