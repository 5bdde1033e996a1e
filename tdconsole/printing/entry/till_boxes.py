"""The boxes of a till on the cash report: what was counted, the difference, and a row a note."""

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Final, NamedTuple

from tdconsole.i18n.catalogue import Catalogue
from tdconsole.printing.paper.bill import Bill
from tdconsole.printing.paper.flow import Piece
from tdconsole.printing.paper.lettering import (
    BOLD,
    CAPITALS,
    FIGURE,
    LABEL,
    STRONG,
    Type,
    printable,
    shrunk,
    width,
)
from tdconsole.printing.paper.roster import FAINT, WRITTEN_ON
from tdconsole.printing.paper.sheet import HAIRLINE, Sheet

NOTES: Final[Mapping[str, tuple[int, ...]]] = {
    "CHF": (1000, 200, 100, 50, 20, 10),
    "CZK": (5000, 2000, 1000, 500, 200, 100),
    "DKK": (500, 200, 100, 50),
    "EUR": (500, 200, 100, 50, 20, 10, 5),
    "GBP": (50, 20, 10, 5),
    "HUF": (20_000, 10_000, 5000, 2000, 1000, 500),
    "NOK": (1000, 500, 200, 100, 50),
    "PLN": (500, 200, 100, 50, 20, 10),
    "RON": (500, 200, 100, 50, 20, 10, 5, 1),
    "SEK": (1000, 500, 200, 100, 50, 20),
    "USD": (100, 50, 20, 10, 5, 2, 1),
}
"""The banknotes of a currency; of any other they are written in."""
_UNKNOWN: Final = 7

_BESIDE: Final = 210.0
"""From this width on the boxes lie side by side."""
_HIGH: Final = 30.0
_GAP: Final = 10.0
_UNDER: Final = 8.0
_LINE: Final = 0.7
_ALARM: Final = 2.2
_INSET: Final = 7.0
_SUM: Final = Type(BOLD, 14.0)
_ROW: Final = 17.0
_VALUE: Final = 0.2
_NUMBER: Final = 0.32
_TIMES: Final = 14.0


class Box(NamedTuple):
    """A box with its label; without a text it is left to be written in."""

    label: str
    text: str = ""
    alarm: bool = False


def draw_boxes(bill: Bill, boxes: Sequence[Box]) -> None:
    """Lay boxes side by side if what they say fits; an alarm has a heavy edge."""
    high = LABEL.size * CAPITALS + 4 + _HIGH + _UNDER
    each = (bill.room - _GAP * (len(boxes) - 1)) / len(boxes) - 2 * _INSET
    fit = bill.room >= _BESIDE and all(width(printable(box.text), _SUM) <= each for box in boxes)
    rows = [boxes] if fit else [[box] for box in boxes]
    bill.skip(4)
    for row in rows:
        bill.draw(Piece(high, partial(_draw_boxes, bill.sheet, row)))


def draw_notes(bill: Bill, words: Catalogue, currency: str) -> None:
    """Lay a row a note of the currency, the largest first, and one for the coins."""
    say = words.pgettext
    known = NOTES.get(currency)
    values = [""] * _UNKNOWN if known is None else [words.number(note) for note in known]
    heads = (say("till", "Note"), say("till", "Pieces"), words.gettext("Amount"))
    bill.skip(4)
    bill.draw(Piece(LABEL.size + 3, partial(_draw_heads, bill.sheet, heads)))
    for value in values:
        bill.draw(Piece(_ROW, partial(_draw_note, bill.sheet, value)))
    bill.draw(Piece(_ROW, partial(_draw_coins, bill.sheet, say("till", "Coins"))))
    bill.skip(6)


def _draw_boxes(sheet: Sheet, boxes: Sequence[Box], x: float, top: float, room: float) -> None:
    each = (room - _GAP * (len(boxes) - 1)) / len(boxes)
    under = top - LABEL.size * CAPITALS
    for nth, box in enumerate(boxes):
        left, foot = x + nth * (each + _GAP), under - 4 - _HIGH
        sheet.pen.label(left, under, box.label, each)
        _rectangle(sheet, (left, foot), (each, _HIGH), _ALARM if box.alarm else _LINE)
        text = printable(box.text)
        type_ = shrunk(text, _SUM if box.alarm else FIGURE, each - 2 * _INSET)
        line = foot + (_HIGH - type_.size * CAPITALS) / 2
        sheet.pen.write(left + each - _INSET, line, text, type_, right=True)


def _columns(x: float, room: float) -> tuple[float, float, float]:
    """The right edge of the values, and where the two boxes of a row begin."""
    return x + room * _VALUE, x + room * _VALUE + _TIMES, x + room * (_VALUE + _NUMBER) + _TIMES


def _draw_heads(
    sheet: Sheet, heads: tuple[str, str, str], x: float, top: float, room: float
) -> None:
    value, number, amount = _columns(x, room)
    line = top - LABEL.size * CAPITALS
    sheet.pen.label(value, line, heads[0], value - x, right=True)
    sheet.pen.label(number, line, heads[1], amount - number - _TIMES)
    sheet.pen.label(amount, line, heads[2], x + room - amount)


def _draw_note(sheet: Sheet, value: str, x: float, top: float, room: float) -> None:
    right, number, amount = _columns(x, room)
    foot, high, line = _row(top)
    if value:
        sheet.pen.line(right, line, value, STRONG, room=right - x, right=True)
    else:
        sheet.rule(x, foot + 2, right, weight=WRITTEN_ON)
    sheet.pen.line(right + 4, line, "×", STRONG, room=_TIMES)
    sheet.pen.line(amount - _TIMES + 4, line, "=", STRONG, room=_TIMES)
    for left, end in ((number, amount - _TIMES), (amount, x + room)):
        _rectangle(sheet, (left, foot), (end - left, high), HAIRLINE)


def _draw_coins(sheet: Sheet, label: str, x: float, top: float, room: float) -> None:
    """Draw the box for what all coins come to; their pieces are of many values."""
    right, _, amount = _columns(x, room)
    foot, high, line = _row(top)
    sheet.pen.line(right, line, label, STRONG, room=right - x, right=True)
    _rectangle(sheet, (amount, foot), (x + room - amount, high), HAIRLINE)


def _row(top: float) -> tuple[float, float, float]:
    """The foot of a row's boxes, their height, and the line of its text."""
    foot, high = top - _ROW + 2, _ROW - 2
    return foot, high, foot + (high - STRONG.size * CAPITALS) / 2


def _rectangle(
    sheet: Sheet, at: tuple[float, float], size: tuple[float, float], weight: float
) -> None:
    sheet.canvas.setLineWidth(weight)
    sheet.canvas.setStrokeGray(FAINT if weight == HAIRLINE else 0.0)
    (x, y), (wide, high), half = at, size, weight / 2  # the line stays within
    sheet.canvas.rect(x + half, y + half, wide - weight, high - weight)
