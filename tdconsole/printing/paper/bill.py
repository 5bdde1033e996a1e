"""A bill from the top down: labels with their amounts, and lines to sign."""

from collections.abc import Iterator
from functools import partial
from itertools import chain
from typing import Final

from tdconsole.printing.paper.columns import HEAVY
from tdconsole.printing.paper.flow import Area, Piece, white
from tdconsole.printing.paper.lettering import (
    BOLD,
    CAPITALS,
    LABEL,
    LABEL_LINE,
    LARGE,
    LEADING,
    SMALL,
    STRONG,
    TEXT,
    Block,
    Type,
    fitted,
    label_lines,
    printable,
    shrunk,
    width,
    wrapped,
)
from tdconsole.printing.paper.roster import FAINT, WRITTEN_ON
from tdconsole.printing.paper.sheet import HAIRLINE

_PAIR: Final = 4.0
"""The gap between two pairs."""
_NOTE_GAP: Final = 1.0
_AMOUNT_SHARE: Final = 0.5
_LEAST: Final = 0.8
"""How much smaller an amount may be beside its label."""
_UNDER_LABEL: Final = 8.0
_LABEL_LINES: Final = 4
_DESCENT: Final = 0.21
_WRITTEN: Final = 20.0
_SIGNED: Final = 34.0
_SIGN_GAP: Final = 20.0
_LEAST_SIGNATURE: Final = 100.0
_TYPED_SPACE: Final = 0.1
"""The white between the letters of what is to be typed, in ems."""
_BAND: Final = Type(BOLD, 12.0)
_BAND_EDGE: Final = 4.0
HERO: Final = Type(BOLD, 20.0)
"""The one number that a slip is about."""


class Bill:
    """A bill; what is laid between two calls of `keep` stays in one area."""

    def __init__(self, area: Area) -> None:
        self._area = area
        self.sheet = area.sheet
        self._pieces: list[Piece] = []

    @property
    def room(self) -> float:
        return self._area.room

    def keep(self) -> None:
        if self._pieces:
            self._area.put(*self._pieces)
            self._pieces.clear()

    def taken(self) -> tuple[Piece, ...]:
        """Take what was laid, to be put down together with something else."""
        pieces = tuple(self._pieces)
        self._pieces.clear()
        return pieces

    def skip(self, height: float) -> None:
        self._pieces.append(white(height))

    def rule(self, *, heavy: bool = False) -> None:
        weight = HEAVY if heavy else HAIRLINE
        grey = 0.0 if heavy else FAINT
        self._pieces.append(Piece(_PAIR, partial(self._draw_rule, weight, grey)))

    def text(self, text: str, type_: Type = TEXT, gap: float = 0.0) -> None:
        if not text:
            return
        room = self.room
        block = fitted(text, type_, room, _LABEL_LINES * type_.size * LEADING + 0.1)
        self.skip(gap)
        self._pieces.append(Piece(_high(block), partial(self._draw_block, block, 0.0)))

    def long_text(self, text: str, type_: Type = TEXT, gap: float = 0.0, *, mark: str = "") -> None:
        """Lay text in as many lines as it takes, without making it smaller, all right of a mark."""
        inset = width(printable(mark), type_)
        for nth, line in enumerate(self.wrapped(text, type_, self.room - inset)):
            self.skip(gap if nth == 0 else type_.size * (LEADING - CAPITALS - _DESCENT))
            block = Block((line,), type_)
            drawn = partial(self._draw_marked, "" if nth else mark, block, inset)
            self._pieces.append(Piece(_high(block), drawn))

    def flowing(self, text: str, type_: Type = TEXT, gap: float = 0.0) -> None:
        """Lay text over pages line by line; what was laid before stays with its first two lines."""
        between = type_.size * (LEADING - CAPITALS - _DESCENT)
        for nth, line in enumerate(wrapped(printable(text), type_, self.room, breaking=True)):
            self.skip(between if nth else gap)
            block = Block((line,), type_)
            self._pieces.append(Piece(_high(block), partial(self._draw_block, block, 0.0)))
            if nth:
                self.keep()

    def wrapped(self, text: str, type_: Type, room: float | None = None) -> tuple[str, ...]:
        room, lines, line = room or self.room, [], ""
        pieces = printable(text).split(" ")
        for word in chain.from_iterable(_broken(piece, type_, room) for piece in pieces):
            longer = f"{line} {word}" if line else word
            if width(longer, type_) <= room or not line:
                line = longer
            else:
                lines.append(line)
                line = word
        return (*lines, line)

    def heading(self, text: str, gap: float = 12.0) -> None:
        self.skip(gap)
        above = (len(label_lines(text, self.room)) - 1) * LABEL_LINE
        drawn = partial(self._draw_label, text, above)
        self._pieces.append(Piece(above + LABEL.size + 3, drawn))
        self._pieces.append(Piece(_PAIR, partial(self._draw_rule, HEAVY, 0.0)))

    def pair(  # noqa: PLR0913 -- what, and how it looks
        self,
        label: str,
        amount: str,
        type_: Type = TEXT,
        amount_type: Type | None = None,
        *,
        inset: float = 0.0,
        note: str = "",
    ) -> None:
        """Lay one line, or a label of several lines with the amount level with the last."""
        whole = amount_type or (STRONG if type_ == TEXT else type_)
        amount, gap = printable(amount), _NOTE_GAP if note else _PAIR
        shown = shrunk(amount, whole, self.room * _AMOUNT_SHARE)
        if shown.size < _LEAST * whole.size:
            self._pair_on_two_lines((label, type_), (amount, whole), inset, gap)
        else:
            room = self.room - width(amount, shown) - 10 - inset
            block = fitted(label, type_, room, _LABEL_LINES * type_.size * LEADING + 0.1)
            drawn = partial(self._draw_pair, block, amount, shown, inset)
            self._pieces.append(Piece(_high(block) + gap, drawn))
        if note:
            small = fitted(note, SMALL, self.room - inset, _LABEL_LINES * SMALL.size * LEADING)
            below = partial(self._draw_block, small, inset)
            self._pieces.append(Piece(_high(small) + _PAIR, below))

    def _pair_on_two_lines(
        self, label: tuple[str, Type], amount: tuple[str, Type], inset: float, gap: float
    ) -> None:
        """Lay an amount below its label, where it would be too small beside it."""
        for (text, type_), left, after in (
            (label, inset, 3.0),
            (amount, inset + _UNDER_LABEL, gap),
        ):
            lines = _LABEL_LINES * type_.size * LEADING + 0.1
            block = fitted(text, type_, self.room - left, lines)
            self._pieces.append(Piece(_high(block) + after, partial(self._draw_block, block, left)))

    def outcome(self, label: str, amount: str, type_: Type, amount_type: Type) -> None:
        """Lay the number that matters: on a roll, or if it would be small by its label, below it."""
        amount, room = printable(amount), self.room
        beside = shrunk(amount, amount_type, room * _AMOUNT_SHARE)
        free = room - width(amount, beside) - 10
        fits = beside.size >= type_.size and width(printable(label), type_) <= free
        if fits and self.sheet.paper.kind != "roll":
            self.pair(label, amount, type_, amount_type)
            return
        self.text(label, type_)
        self.skip(_PAIR)
        alone = Block((amount,), shrunk(amount, amount_type, room))
        self._pieces.append(Piece(_high(alone) + _PAIR, partial(self._draw_at_right, alone)))

    def note(self, text: str, gap: float = 0.0) -> None:
        self.text(text, SMALL, gap)

    def typed(self, text: str, gap: float = 0.0) -> None:
        """Lay what is to be typed, each line letterspaced so that two hyphens are read as two."""
        spaced = TEXT.size * _TYPED_SPACE
        room = self.room / (1 + 2 * _TYPED_SPACE)
        for line in self.wrapped(text, TEXT, room):
            self.skip(gap)
            drawn = partial(self._draw_typed, line, spaced)
            self._pieces.append(Piece(TEXT.size * LEADING, drawn))
            gap = 0.0

    def band(self, text: str) -> None:
        """Lay white on black, for what must not be overlooked."""
        high = _BAND.size * CAPITALS + 2 * _BAND_EDGE
        self._pieces.append(Piece(high, partial(self._draw_band, text, high)))

    def total(self, label: str, amount: str, figure: Type = HERO) -> None:
        """Lay the sum below a rule; on a sheet its figure is as large as is asked for."""
        self.rule(heavy=True)
        self.skip(4)
        if self.sheet.paper.kind == "roll":
            self.outcome(label, amount, STRONG, HERO)
        else:
            self.skip((figure.size - LARGE.size) * CAPITALS)
            self.outcome(label, amount, LARGE, figure)

    def written(self, lines: int) -> None:
        """Lay empty lines to write on."""
        for _ in range(lines):
            self._pieces.append(Piece(_WRITTEN, self._draw_written))

    def sign(self, *labels: str) -> None:
        """Lay lines to sign, side by side if each is long enough."""
        gaps = _SIGN_GAP * (len(labels) - 1)
        each = (self.room - gaps) / len(labels)
        if len(labels) > 1 and each < _LEAST_SIGNATURE:
            for label in labels:
                self.sign(label)
            return
        high = _SIGNED + LABEL.size + 5
        self._pieces.append(Piece(high, partial(self._draw_signatures, labels, each)))

    def draw(self, piece: Piece) -> None:
        """Lay a piece drawn by the caller."""
        self._pieces.append(piece)

    # Drawing

    def _draw_rule(self, weight: float, grey: float, x: float, top: float, room: float) -> None:
        self.sheet.rule(x, top - 1, x + room, weight=weight, grey=grey)

    def _draw_band(self, text: str, high: float, x: float, top: float, room: float) -> None:
        canvas, text = self.sheet.canvas, printable(text.upper())
        type_ = shrunk(text, _BAND, room - 2 * _BAND_EDGE)
        canvas.saveState()
        canvas.setFillGray(0)
        canvas.rect(x, top - high, room, high, stroke=0, fill=1)
        canvas.setFillGray(1)
        left = x + (room - width(text, type_)) / 2
        self.sheet.pen.write(left, top - (high + type_.size * CAPITALS) / 2, text, type_)
        canvas.restoreState()

    def _draw_block(self, block: Block, inset: float, x: float, top: float, _room: float) -> None:
        self.sheet.pen.block(x + inset, top, block)

    def _draw_marked(
        self, mark: str, block: Block, inset: float, x: float, top: float, _room: float
    ) -> None:
        if mark:
            self.sheet.pen.block(x, top, Block((printable(mark),), block.type))
        self.sheet.pen.block(x + inset, top, block)

    def _draw_at_right(self, block: Block, x: float, top: float, room: float) -> None:
        line = top - block.type.size * CAPITALS
        self.sheet.pen.write(x + room, line, block.lines[0], block.type, right=True)

    def _draw_typed(self, text: str, spaced: float, x: float, top: float, _room: float) -> None:
        canvas = self.sheet.canvas
        canvas.setFont(*TEXT)
        canvas.drawString(x, top - TEXT.size * CAPITALS, text, charSpace=spaced)

    def _draw_label(self, text: str, above: float, x: float, top: float, room: float) -> None:
        self.sheet.pen.head(x, top - above - LABEL.size * CAPITALS, text, room)

    def _draw_pair(  # noqa: PLR0913, PLR0917 -- what, and where
        self,
        block: Block,
        amount: str,
        type_: Type,
        inset: float,
        x: float,
        top: float,
        room: float,
    ) -> None:
        pen, size = self.sheet.pen, block.type.size
        pen.block(x + inset, top, block)
        line = top - size * CAPITALS - (len(block.lines) - 1) * size * LEADING
        pen.write(x + room, line, amount, type_, right=True)

    def _draw_written(self, x: float, top: float, room: float) -> None:
        self.sheet.rule(x, top - _WRITTEN, x + room, weight=WRITTEN_ON)

    def _draw_signatures(
        self, labels: tuple[str, ...], each: float, x: float, top: float, _room: float
    ) -> None:
        for nth, label in enumerate(labels):
            start = x + nth * (each + _SIGN_GAP)
            self.sheet.rule(start, top - _SIGNED, start + each, weight=WRITTEN_ON)
            line = top - _SIGNED - 4 - LABEL.size * CAPITALS
            self.sheet.pen.label(start, line, label, each)


def _broken(word: str, type_: Type, room: float) -> Iterator[str]:
    """The word in parts, broken wherever it has to be, if it is wider than a line."""
    while width(word, type_) > room and len(word) > 1:
        fits = (n for n in range(len(word) - 1, 1, -1) if width(word[:n], type_) <= room)
        end = next(fits, 1)
        yield word[:end]
        word = word[end:]
    yield word


def _high(block: Block) -> float:
    size = block.type.size
    return size * CAPITALS + (len(block.lines) - 1) * size * LEADING + size * _DESCENT


def capital(text: str) -> str:
    """The text with a capital, to begin a label."""
    return text[:1].upper() + text[1:]
