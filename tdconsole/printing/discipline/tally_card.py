"""The dealer's tally card: a box for each hand to miss, to be struck as it is missed."""

import re
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import BinaryIO, Final

from tdconsole.i18n.catalogue import Catalogue
from tdconsole.printing.entry.receipt import BETWEEN
from tdconsole.printing.paper.bill import Bill
from tdconsole.printing.paper.flow import Piece
from tdconsole.printing.paper.lettering import (
    CAPITALS,
    LARGE,
    LARGE_ERASED,
    REGULAR,
    STRONG,
    TEXT,
    Type,
    printable,
    shrunk,
    width,
)
from tdconsole.printing.paper.listing import Frame, name_of
from tdconsole.printing.paper.sheet import NothingToPrint
from tdconsole.printing.paper.slips import Counterfoil, Slip, Slips
from tdconsole.projections.discipline.tally_cards import TallyCard

FIVE: Final = 5
_SEAT: Final = Type(LARGE.face, 20.0)
_IN_BOX: Final = 9.0
_LEAST_BOX: Final = 16.0
_MOST_BOX: Final = 24.0
_BESIDE: Final = 300.0
"""From this width on the name of a round is beside its boxes."""
_AFTER_LABEL: Final = 10.0
_BETWEEN_FIVES: Final = 8.0
_UNDER_ROW: Final = 4.0
_BOX_LINE: Final = 0.7
_MANY: Final = 30
"""With more hands than these, three groups of five fit side by side."""
_NO_BREAK: Final = "\N{NO-BREAK SPACE}"
_AFTER_NUMBER: Final = re.compile(r"(?<=\d) ")
_STRUCK: Final = 1.4
_SERVED_GREY: Final = 0.55


def print_tally_cards(cards: tuple[TallyCard, ...], frame: Frame, to: Path | BinaryIO) -> int:
    """Print the cards, three to a sheet or one to a piece of a roll; `NothingToPrint` if none."""
    if not cards:
        raise NothingToPrint
    words = frame.words
    laid = Slips(frame, "warning", words.gettext("Tally card"), len(cards))
    for card in cards:
        laid.add(_slip(card, words))
    return laid.deliver(to)


def _slip(card: TallyCard, words: Catalogue) -> Slip:
    return Slip(
        kind=words.gettext("Tally card"),
        number=words.gettext("Penalty {number}", number=card.penalty),
        event=card.event,
        who=partial(_draw_player, card, words),
        said=partial(_draw_rules, words),
        under=partial(_draw_boxes, card, words),
        below=partial(_draw_foot, words),
        counterfoil=Counterfoil(
            name=name_of(words, card.name),
            lines=(_seat(words, card), *_length(words, card)),
            signed=words.pgettext("tally card", "Dealer"),
        ),
    )


def _draw_player(card: TallyCard, words: Catalogue, bill: Bill) -> None:
    bill.text(_seat(words, card), _SEAT)
    bill.text(name_of(words, card.name), LARGE_ERASED if card.name is None else LARGE, gap=6)
    for nth, fact in enumerate(_length(words, card)):
        bill.text(fact, STRONG, 2 if nth else 5)
    if card.after is not None:
        bill.long_text(
            words.gettext("Missed only after penalty {number}.", number=card.after), STRONG, 4
        )


def _draw_rules(words: Catalogue, bill: Bill) -> None:
    for nth, sentence in enumerate(_how(words)):
        bill.long_text(sentence, TEXT, 4 if nth else 0)
        bill.keep()


def _draw_boxes(card: TallyCard, words: Catalogue, bill: Bill) -> None:
    bill.skip(6)
    bill.rule(heavy=True)
    bill.skip(4)
    rounds = tuple(_rounds(words, card))
    widest = max(width(printable(label), TEXT) for label, _, _ in rounds)
    beside = widest + _AFTER_LABEL if widest and bill.room >= _BESIDE else 0.0
    boxes = _Boxes(bill, card, beside)
    for label, first, last in rounds:
        if label and not beside:
            bill.text(label, TEXT, 3)
            bill.skip(3)
        for nth, row in enumerate(boxes.rows(first, last, label if beside else "")):
            bill.draw(row)
            if nth == 0:
                bill.keep()  # never a label without a box
        bill.keep()


def _draw_foot(words: Catalogue, bill: Bill) -> None:
    bill.sign(words.pgettext("tally card", "Back at"), words.pgettext("tally card", "Dealer"))
    bill.keep()


def _seat(words: Catalogue, card: TallyCard) -> str:
    """The seat; between two days it is left blank."""
    blank = "____"
    table = blank if card.seat is None else card.seat.table
    seat = blank if card.seat is None else card.seat.seat
    both = (
        words.pgettext("poker", "Table {table}", table=table),
        words.pgettext("poker", "Seat {seat}", seat=seat),
    )
    return BETWEEN.join(one.replace(" ", _NO_BREAK) for one in both)


def _length(words: Catalogue, card: TallyCard) -> Iterator[str]:
    """The hands, the rounds and what is missed already, each with its number by its noun."""
    yield _on_one_line(
        words.ngettext("{number} hand to miss", "{number} hands to miss", card.hands)
    )
    if card.rounds:
        yield _on_one_line(
            words.ngettext(
                "{number} round of {players} players",
                "{number} rounds of {players} players",
                card.rounds,
                players=words.number(card.players),
            )
        )
    if card.served:
        yield _on_one_line(
            words.ngettext("{number} missed already", "{number} missed already", card.served)
        )


def _on_one_line(text: str) -> str:
    return _AFTER_NUMBER.sub(_NO_BREAK, text)


def _how(words: Catalogue) -> tuple[str, ...]:
    say = words.gettext
    return (
        say("Strike a box for each hand that is missed, the hand in progress not counted."),
        say("A misdeal and its redeal are one hand."),
        say("Deal the player in, post the blinds and antes, and kill the hand."),
        say("When the player is back, tell the floor and hand in this card."),
    )


def _rounds(words: Catalogue, card: TallyCard) -> Iterator[tuple[str, int, int]]:
    """Each round with its first and last hand; hands not in rounds are one group."""
    if card.rounds < 2 or not card.players:
        yield "", 1, card.hands
        return
    for nth in range(card.rounds):
        label = words.gettext("Round {number}", number=nth + 1)
        yield label, nth * card.players + 1, (nth + 1) * card.players


class _Boxes:
    """The boxes in groups of five, two or three side by side if there is room.

    `beside` is the width kept free before them for the names of the rounds.
    """

    def __init__(self, bill: Bill, card: TallyCard, beside: float) -> None:
        self._sheet, self._served, room = bill.sheet, card.served, bill.room - beside
        self._beside = beside
        most = 3 if card.hands > _MANY else 2
        self._fives = next(
            (fives for fives in range(most, 1, -1) if self._box(room, fives) >= _LEAST_BOX), 1
        )
        self._side = min(_MOST_BOX, self._box(room, self._fives))

    @staticmethod
    def _box(room: float, fives: int) -> float:
        return (room - _BETWEEN_FIVES * (fives - 1)) / (fives * FIVE)

    def rows(self, first: int, last: int, label: str) -> Iterator[Piece]:
        """The rows of boxes; the label is before the first of them."""
        each = self._fives * FIVE
        for start in range(first, last + 1, each):
            hands = range(start, min(start + each, last + 1))
            before = label if start == first else ""
            yield Piece(self._side + _UNDER_ROW, partial(self._draw_row, before, hands))

    def _draw_row(self, label: str, hands: range, x: float, top: float, _room: float) -> None:
        if label:
            line = top - (self._side + TEXT.size * CAPITALS) / 2
            self._sheet.pen.line(x, line, label, TEXT, room=self._beside)
        for at, hand in enumerate(hands):
            left = x + self._beside + at * self._side + at // FIVE * _BETWEEN_FIVES
            self._draw_box(hand, left, top - self._side)

    def _draw_box(self, hand: int, left: float, foot: float) -> None:
        canvas, side = self._sheet.canvas, self._side
        text = printable(str(hand))
        type_ = shrunk(text, Type(REGULAR, min(_IN_BOX, side * 0.42)), side - 3)
        served = hand <= self._served
        canvas.saveState()
        canvas.setStrokeGray(0)
        canvas.setLineWidth(_BOX_LINE)
        canvas.rect(left, foot, side, side)
        canvas.setFillGray(_SERVED_GREY if served else 0)
        x = left + (side - width(text, type_)) / 2
        self._sheet.pen.write(x, foot + (side - type_.size * CAPITALS) / 2, text, type_)
        if served:
            canvas.setLineWidth(_STRUCK)
            canvas.line(left + 2, foot + 2, left + side - 2, foot + side - 2)
        canvas.restoreState()
