"""Seat cards: eight to a page, each a player's part to keep and a dealer's part to tear off."""

from collections.abc import Callable, Iterable
from functools import lru_cache
from pathlib import Path
from typing import BinaryIO, Final

from reportlab.pdfgen.canvas import Canvas

from tdconsole.domain.values import Digest, DrawNo, Price, Record
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.printing.lettering import (
    BOLD,
    CAPITALS,
    LABEL,
    LARGE,
    LARGE_ERASED,
    SMALL,
    STRONG,
    TEXT,
    Type,
    fitted,
    money,
    shrunk,
)
from tdconsole.printing.sheet import (
    HAIRLINE,
    HEIGHT,
    SHORT_DIGEST,
    WIDTH,
    Footer,
    NothingToPrint,
    Sheet,
    deliver,
)
from tdconsole.projections.seat_cards import SeatCard

COLUMNS: Final = 2
ROWS: Final = 4
PER_PAGE: Final = COLUMNS * ROWS

SIDE: Final = 24.0
TOP: Final = 24.0
FOOT: Final = 40.0
CARD_WIDTH: Final = (WIDTH - 2 * SIDE) / COLUMNS
CARD_HEIGHT: Final = (HEIGHT - TOP - FOOT) / ROWS

HUGE: Final = Type(BOLD, 46.0)
STUB_FIGURES: Final = Type(BOLD, 26.0)
_BEARING: Final = 0.03
"""The white on the left of a figure, in ems: without it small and huge type share one edge."""

# From the card's lower left corner; the lines run through both parts.
_TOP: Final = CARD_HEIGHT - 14.0
_EVENT_HEIGHT: Final = 23.0
_NAME_TOP: Final = _TOP - 28.0
_NAME_HEIGHT: Final = 32.0
_UNDER_NAME: Final = 5.0
_UNDER_NAME_HEIGHT: Final = 21.0
_SEAT_LABEL: Final = 90.0
_SEAT_FIGURES: Final = 50.0
_RULE: Final = 40.0
_FACT_LABEL: Final = 30.0
_FACT: Final = 20.0
_PROOF: Final = 9.0

_TEAR: Final = CARD_WIDTH - 98.0

_LEFT: Final = 12.0
_ROOM: Final = _TEAR - 2 * _LEFT
_TABLE_ROOM: Final = 80.0
_SEAT_COLUMN: Final = _LEFT + 96.0
_SEAT_ROOM: Final = _LEFT + _ROOM - _SEAT_COLUMN
_CHIPS_ROOM: Final = 52.0
_PRICE_COLUMN: Final = _LEFT + 60.0
_PRICE_ROOM: Final = _LEFT + _ROOM - _PRICE_COLUMN

_STUB: Final = _TEAR + 12.0
_STUB_ROOM: Final = CARD_WIDTH - _STUB - 10.0
_STUB_EVENT_TOP: Final = _TOP - 9.0
_STUB_EVENT_HEIGHT: Final = 15.5
_STUB_TABLE_ROOM: Final = 38.0
_STUB_SEAT_COLUMN: Final = _STUB + 46.0
_STUB_SEAT_ROOM: Final = _STUB + _STUB_ROOM - _STUB_SEAT_COLUMN


class _Common(Record, kw_only=True):
    """What most cards of a set share, and what is therefore drawn once."""

    event: str
    paid: Price
    currency: str
    draw: DrawNo
    commitment: Digest | None


def print_seat_cards(
    cards: Iterable[SeatCard],
    words: Catalogue,
    footer: Footer,
    to: Path | BinaryIO,
    progress: Callable[[int], None] | None = None,
) -> int:
    """In the order given; the pages there are. `progress` hears the cards done, page by page.

    Nothing is written before the last card is drawn: what `progress` or the cards raise leaves
    the file as it was. No cards is `NothingToPrint`.
    """
    laid = _SeatCards(words, footer)
    for card in cards:
        laid.add(card)
        if progress is not None and laid.count % PER_PAGE == 0:
            progress(laid.count)
    if not laid.count:
        raise NothingToPrint
    if progress is not None and laid.count % PER_PAGE:
        progress(laid.count)
    deliver(laid.pdf(), to)
    return laid.pages


class _SeatCards:
    def __init__(self, words: Catalogue, footer: Footer) -> None:
        title = words.gettext("Seat cards")
        self._sheet = Sheet(title, words, footer, SIDE)
        self._words = words
        self._commons: dict[_Common, str] = {}
        self._erased = words.gettext("erased")
        self._number = lru_cache(maxsize=1024)(words.number)
        with self._sheet.form("cut-marks"):
            _draw_cut_marks(self._sheet)
        self.count = 0

    @property
    def pages(self) -> int:
        return self._sheet.pages

    def add(self, card: SeatCard) -> None:
        canvas, place = self._sheet.canvas, self.count % PER_PAGE
        if place == 0:
            if self.count:
                self._sheet.end_page()
            canvas.doForm("cut-marks")
        row, column = divmod(place, COLUMNS)
        common = self._form_of(card)
        canvas.saveState()
        canvas.translate(SIDE + column * CARD_WIDTH, HEIGHT - TOP - (row + 1) * CARD_HEIGHT)
        canvas.doForm(common)
        self._draw_player_part(card)
        self._draw_dealer_part(card)
        canvas.restoreState()
        self.count += 1

    def pdf(self) -> bytes:
        self._sheet.end_page()
        return self._sheet.pdf()

    def _form_of(self, card: SeatCard) -> str:
        common = _Common(
            event=card.event,
            paid=card.paid,
            currency=card.currency,
            draw=card.draw,
            commitment=card.commitment,
        )
        name = self._commons.get(common)
        if name is None:
            name = self._commons[common] = f"card-{len(self._commons) + 1}"
            with self._sheet.form(name):
                self._draw_common(common)
        return name

    def _draw_common(self, common: _Common) -> None:
        pen, words = self._sheet.pen, self._words
        _draw_tear_line(self._sheet.canvas)
        for x, room in ((_LEFT, _ROOM), (_STUB, _STUB_ROOM)):
            self._sheet.rule(x, _RULE, x + room, weight=HAIRLINE)
        pen.block(_LEFT, _TOP, fitted(common.event, STRONG, _ROOM, _EVENT_HEIGHT))
        dealer = words.pgettext("poker", "Dealer’s part")
        pen.label(_STUB, _TOP - LABEL.size * CAPITALS, dealer, _STUB_ROOM)
        event = fitted(common.event, SMALL, _STUB_ROOM, _STUB_EVENT_HEIGHT)
        pen.block(_STUB, _STUB_EVENT_TOP, event)
        table, seat = words.pgettext("poker", "Table"), words.pgettext("poker", "Seat")
        pen.label(_LEFT, _SEAT_LABEL, table, _TABLE_ROOM)
        pen.label(_SEAT_COLUMN, _SEAT_LABEL, seat, _SEAT_ROOM)
        pen.label(_STUB, _SEAT_LABEL, table, _STUB_TABLE_ROOM)
        pen.label(_STUB_SEAT_COLUMN, _SEAT_LABEL, seat, _STUB_SEAT_ROOM)
        chips = words.pgettext("poker", "Chips")
        pen.label(_LEFT, _FACT_LABEL, chips, _CHIPS_ROOM)
        pen.label(_STUB, _FACT_LABEL, chips, _STUB_ROOM)
        self._draw_price(common)
        pen.line(_LEFT, _PROOF, self._proof(common), SMALL, room=_ROOM)

    def _draw_price(self, common: _Common) -> None:
        pen, words, paid = self._sheet.pen, self._words, common.paid
        label, text = words.gettext("Price"), money(words, paid.pool, common.currency)
        if paid.fee:
            label = words.gettext("Prize pool + fee")
            text = f"{text} + {money(words, paid.fee, common.currency)}"
        pen.label(_PRICE_COLUMN, _FACT_LABEL, label, _PRICE_ROOM)
        pen.line(_PRICE_COLUMN, _FACT, text, STRONG, room=_PRICE_ROOM)

    def _proof(self, common: _Common) -> str:
        words, said = self._words, []
        if common.draw:
            said.append(words.gettext("Draw {draw}", draw=words.number(common.draw)))
        if common.commitment is not None:
            short = common.commitment[:SHORT_DIGEST]
            said.append(words.gettext("commitment {commitment}", commitment=short))
        return "  ·  ".join(said)

    def _draw_player_part(self, card: SeatCard) -> None:
        pen, words = self._sheet.pen, self._words
        text, type_ = (self._erased, LARGE_ERASED) if card.name is None else (card.name, LARGE)
        below = pen.block(_LEFT, _NAME_TOP, fitted(text, type_, _ROOM, _NAME_HEIGHT))
        entry = words.gettext("Entry {entry}", entry=card.entry)
        under = entry if card.country is None else f"{card.country}  ·  {entry}"
        block = fitted(under, TEXT, _ROOM, _UNDER_NAME_HEIGHT)
        pen.block(_LEFT, below - _UNDER_NAME, block)
        self._draw_seat(card, HUGE, (_LEFT, _TABLE_ROOM), (_SEAT_COLUMN, _SEAT_ROOM))
        pen.line(_LEFT, _FACT, self._number(card.stack), STRONG, room=_CHIPS_ROOM)

    def _draw_dealer_part(self, card: SeatCard) -> None:
        """What the dealer checks and hands out, and to whom."""
        pen, words = self._sheet.pen, self._words
        text, type_ = (self._erased, TEXT) if card.name is None else (card.name, STRONG)
        below = pen.block(_STUB, _NAME_TOP, fitted(text, type_, _STUB_ROOM, _NAME_HEIGHT))
        entry = fitted(words.gettext("Entry {entry}", entry=card.entry), TEXT, _STUB_ROOM, 0)
        pen.block(_STUB, below - _UNDER_NAME, entry)
        table, seat = (_STUB, _STUB_TABLE_ROOM), (_STUB_SEAT_COLUMN, _STUB_SEAT_ROOM)
        self._draw_seat(card, STUB_FIGURES, table, seat)
        pen.line(_STUB, _FACT, self._number(card.stack), STRONG, room=_STUB_ROOM)

    def _draw_seat(
        self, card: SeatCard, type_: Type, table: tuple[float, float], seat: tuple[float, float]
    ) -> None:
        """Both in one size, or the smaller number would look the more important."""
        both = ((str(card.seat.table), *table), (str(card.seat.seat), *seat))
        smaller = min(shrunk(figures, type_, room) for figures, _, room in both)
        for figures, x, _ in both:
            self._sheet.pen.write(x - smaller.size * _BEARING, _SEAT_FIGURES, figures, smaller)


def _draw_tear_line(canvas: Canvas) -> None:
    canvas.setLineWidth(0.5)
    canvas.setLineCap(1)
    canvas.setDash([0.01, 3])
    canvas.line(_TEAR, 3, _TEAR, CARD_HEIGHT - 3)
    canvas.setDash()
    canvas.setLineCap(0)


def _draw_cut_marks(sheet: Sheet) -> None:
    """Outside the cards, so that none is left on a card; small crosses where four cards meet."""
    canvas = sheet.canvas
    canvas.setLineWidth(HAIRLINE)
    bottom, right = HEIGHT - TOP - ROWS * CARD_HEIGHT, WIDTH - SIDE
    columns = [SIDE + n * CARD_WIDTH for n in range(COLUMNS + 1)]
    rows = [bottom + n * CARD_HEIGHT for n in range(ROWS + 1)]
    for x in columns:
        canvas.line(x, HEIGHT - TOP + 3, x, HEIGHT - TOP + 12)
        canvas.line(x, bottom - 3, x, bottom - 10)
    for y in rows:
        canvas.line(SIDE - 12, y, SIDE - 3, y)
        canvas.line(right + 3, y, right + 12, y)
    for x in columns[1:-1]:
        for y in rows[1:-1]:
            canvas.line(x - 4, y, x + 4, y)
            canvas.line(x, y - 4, x, y + 4)
