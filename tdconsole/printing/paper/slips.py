"""Slips to be signed: three to a sheet with a counterfoil each, or one by one on narrow paper."""

from collections.abc import Callable
from functools import partial
from math import ceil
from pathlib import Path
from typing import BinaryIO, Final, NamedTuple

from tdconsole.printing.paper.bill import Bill
from tdconsole.printing.paper.columns import HEAVY
from tdconsole.printing.paper.flow import Flow, Piece
from tdconsole.printing.paper.heading import Heading, is_narrow, margin_of
from tdconsole.printing.paper.icons import Icon
from tdconsole.printing.paper.laying import cut_marks, tear_line
from tdconsole.printing.paper.lettering import (
    BOLD,
    CAPITALS,
    LEADING,
    MEDIUM,
    SMALL,
    STRONG,
    TEXT,
    Type,
    fitted,
    printable,
    shrunk,
    width,
)
from tdconsole.printing.paper.listing import Frame, sheet_of
from tdconsole.printing.paper.sheet import FOOT, Sheet, deliver
from tdconsole.printing.paper.sizes import PAPERS
from tdconsole.printing.paper.stack import Stack, as_large_as_fits
from tdconsole.printing.paper.tab import draw_tab_at

THIRDS: Final = 3
_ALONE: Final = 340.0
"""The width of a slip that is longer than a page."""
_NUMBER: Final = Type(BOLD, 20.0)
_KIND: Final = Type(BOLD, 15.0)
_EVENT: Final = Type(MEDIUM, 8.0)
_KIND_SHARE: Final = 0.58
_TAB: Final = (28.0, 25.0)
_EDGE: Final = 13.0
_ABOVE: Final = 15.0
_HEAD: Final = 46.0
_BAND: Final = 26.0
_GAP: Final = 18.0
_WHO: Final = 0.43
"""How much of the width says who, beside what is paid or decided."""
_FOOT: Final = 20.0
_COUNTERFOIL: Final = 148.0
_LOGO: Final = 34.0
_LEAST_LOGO: Final = 12.0
_AROUND_LOGO: Final = 8.0
_SMALLER: Final = (0.92, 0.85)
_SMALLEST: Final = min(_SMALLER)
_KEPT: Final = Type(BOLD, 15.0)
_SUM: Final = Type(BOLD, 13.0)


Laid = Callable[[Bill], None]


def _nothing(_bill: Bill) -> None:
    """Lay nothing."""


class Counterfoil(NamedTuple):
    """What the house keeps of a slip, with a line to sign."""

    name: str
    lines: tuple[str, ...]
    label: str = ""
    amount: str = ""
    signed: str = ""


class Slip(NamedTuple):
    kind: str
    number: str
    event: str
    who: Laid
    """The player; on a sheet beside what it says."""
    said: Laid
    below: Laid
    """The lines under both, such as those to sign."""
    counterfoil: Counterfoil
    band: str = ""
    """What must not be overlooked, such as that it is void."""
    under: Laid = _nothing
    """The lines right under both, over the white above those to sign."""


class _Column:
    """A part of a slip, kept until it is known how high all are."""

    def __init__(self, sheet: Sheet, room: float) -> None:
        self.sheet, self.room = sheet, room
        self.pieces: list[Piece] = []

    def put(self, *pieces: Piece) -> bool:
        self.pieces += pieces
        return False

    @property
    def high(self) -> float:
        return sum(piece.height for piece in self.pieces)

    def draw(self, x: float, top: float) -> None:
        for piece in self.pieces:
            piece.draw(x, top, self.room)
            top -= piece.height


class _Face:
    """The part of a slip that the player gets, with its columns measured."""

    def __init__(self, sheet: Sheet, icon: Icon, slip: Slip, room: float, scale: float) -> None:
        self._sheet, self._icon, self._slip, self._room = sheet, icon, slip, room
        self.scale, self.thirds = scale, 1
        self._columns = [
            _Column(sheet, wide) for wide in (room * _WHO - _GAP, room * (1 - _WHO), room, room)
        ]
        laid = slip.who, slip.said, slip.under, slip.below
        for column, lay in zip(self._columns, laid, strict=True):
            bill = Bill(column)
            lay(bill)
            bill.keep()
        self._above = _ABOVE + _HEAD + (_BAND if slip.band else 0.0)

    @property
    def high(self) -> float:
        """The height that it takes of the sheet."""
        who, said, under, below = (column.high for column in self._columns)
        return (self._above + max(who, said) + under + below + _FOOT + _EDGE) * self.scale

    def draw(self, top: float) -> None:
        """Draw it from its lower left corner up to its top, with what is signed at its foot."""
        who, said, under, below = self._columns
        self._draw_head(top)
        top -= self._above
        who.draw(0.0, top)
        said.draw(self._room * _WHO, top)
        free = top - who.high
        if under.high:
            free = top - max(who.high, said.high) - under.high
            under.draw(0.0, free + under.high)
        signed = _EDGE + _FOOT + below.high
        below.draw(0.0, signed)
        self._draw_logo(signed, free)
        self._sheet.foot_at(0.0, _EDGE, self._room)

    def _draw_logo(self, foot: float, top: float) -> None:
        """Draw the house's logo under the player, as large as there is room."""
        high = min(_LOGO, top - foot - _AROUND_LOGO)
        if high >= _LEAST_LOGO:
            self._sheet.logo(0.0, foot + high, self._room * _WHO - _GAP, high)

    def _draw_head(self, top: float) -> None:
        pen, room, slip = self._sheet.pen, self._room, self._slip
        draw_tab_at(self._sheet, self._icon, room - _TAB[0], top - 6, _TAB)
        free = room - _TAB[0] - 10
        number = shrunk(printable(slip.number), _NUMBER, free * (1 - _KIND_SHARE))
        beside = free - width(printable(slip.number), number) - 12
        kind = fitted(slip.kind, _KIND, beside, 2 * _KIND.size * LEADING * 0.75)
        line = top - _ABOVE - _NUMBER.size * CAPITALS
        pen.write(free, line, printable(slip.number), number, right=True)
        under = pen.block(0.0, top - _ABOVE, kind)
        event = fitted(slip.event, _EVENT, free, top - _ABOVE - _HEAD + 14 - under)
        pen.block(0.0, min(under, line) - 4, event)
        rule = top - _ABOVE - _HEAD + 12
        self._sheet.rule(0.0, rule, room, weight=HEAVY)
        if slip.band:
            column = _Column(self._sheet, room)
            bill = Bill(column)
            bill.band(slip.band)
            bill.keep()
            column.draw(0.0, rule - 4)


class Slips:
    """The slips of one document; a sheet is cut in three, and a longer slip takes more of it."""

    def __init__(self, frame: Frame, icon: Icon, title: str, of: int) -> None:
        if frame.paper.kind == "labels":  # too small to sign on
            frame = frame._replace(paper=PAPERS["a4"])
        self._icon, self._of, self._progress = icon, of, frame.progress
        self._sheet = sheet = sheet_of(frame, title)
        self._paper, self._done, self._used = frame.paper, 0, 0
        self._on_sheet: list[tuple[Slip, _Face]] = []
        side = frame.paper.margin
        self._each = (sheet.height - side - FOOT) / THIRDS
        self._tear = sheet.width - side - _COUNTERFOIL
        self._left, self._room = side + _EDGE, self._tear - side - 2 * _EDGE

    def add(self, slip: Slip) -> None:
        if is_narrow(self._paper):
            self._add_alone(slip, margin_of(self._paper))
        else:
            self._add_beside(slip)
        self._done += 1
        if self._progress is not None:
            self._progress(self._done, self._of)

    def deliver(self, to: Path | BinaryIO) -> int:
        """Deliver the document, and return the number of pages."""
        self._end_page()
        deliver(self._sheet.pdf(), to)
        return self._sheet.pages

    def _add_alone(self, slip: Slip, margin: float) -> None:
        """Lay a slip from the top down, on a page of its own or several."""
        sheet = self._sheet
        heading = Heading(sheet, margin, self._icon, slip.kind, slip.event, each=True)
        flow = Flow(sheet, heading, margin)
        flow.go_on()
        bill = Bill(flow)
        if slip.band:
            bill.band(slip.band)
            bill.skip(8)
        if slip.number:
            bill.text(slip.number, _NUMBER)
            bill.skip(8)
        slip.who(bill)
        bill.skip(8)
        bill.rule(heavy=True)
        bill.skip(3)
        slip.said(bill)
        slip.under(bill)
        slip.below(bill)
        bill.keep()
        flow.finish()

    def _add_beside(self, slip: Slip) -> None:
        laid = self._laid(slip)
        if laid.thirds > THIRDS:
            self._end_page()
            self._add_alone(slip, (self._sheet.width - _ALONE) / 2)
            return
        if self._used + laid.thirds > THIRDS:
            self._end_page()
        self._used += laid.thirds
        self._on_sheet.append((slip, laid))

    def _draw(self, slip: Slip, laid: _Face, top: float) -> float:
        """Draw a slip down from here, and return where it ends."""
        foot = top - laid.thirds * self._each
        self._draw_edges(top, foot)
        canvas = self._sheet.canvas
        canvas.saveState()
        canvas.translate(self._left, foot)
        canvas.scale(laid.scale, laid.scale)
        laid.draw((top - foot) / laid.scale)
        canvas.restoreState()
        self._draw_counterfoil(slip, top)
        return foot

    def _laid(self, slip: Slip) -> _Face:
        """The slip in a third of the sheet, in smaller type if need be, or in more of them."""
        whole = _Face(self._sheet, self._icon, slip, self._room, 1.0)
        most = self._each / _SMALLEST**2  # smaller type takes less width as well
        smaller = _SMALLER if self._each < whole.high <= most else ()
        faces = (_Face(self._sheet, self._icon, slip, self._room / one, one) for one in smaller)
        face = next((face for face in faces if face.high <= self._each), whole)
        face.thirds = ceil(face.high / self._each)
        return face

    def _end_page(self) -> None:
        """Draw the slips of a sheet, all in the size of the smallest, and end it."""
        if not self._on_sheet:
            return
        scale = min(laid.scale for _, laid in self._on_sheet)
        top = self._sheet.height - self._paper.margin
        for slip, laid in self._on_sheet:
            top = self._draw(slip, self._scaled(slip, laid, scale), top)
        self._sheet.end_page()
        self._on_sheet.clear()
        self._used = 0

    def _scaled(self, slip: Slip, laid: _Face, scale: float) -> _Face:
        """The slip at this scale, on as much of the sheet as it takes."""
        if laid.scale == scale:
            return laid
        face = _Face(self._sheet, self._icon, slip, self._room / scale, scale)
        face.thirds = laid.thirds
        return face

    def _draw_edges(self, top: float, foot: float) -> None:
        sheet = self._sheet
        for y in (top, foot):
            cut_marks(sheet, y)
        tear_line(sheet, (self._tear, foot + 4), (self._tear, top - 4))

    def _draw_counterfoil(self, slip: Slip, top: float) -> None:
        room = _COUNTERFOIL - 2 * _EDGE
        high = self._each - _ABOVE - _EDGE
        stack = as_large_as_fits(partial(self._counterfoil, slip, room), high, 1.0)
        stack.draw(self._tear + _EDGE, top - _ABOVE)

    def _counterfoil(self, slip: Slip, room: float, scale: float) -> Stack:
        stack, kept = Stack(self._sheet, room, scale), slip.counterfoil
        stack.label(slip.kind)
        stack.text(slip.number, _KEPT, gap=5)
        stack.text(slip.band, STRONG, gap=5)
        stack.text(slip.event, SMALL, gap=4)
        stack.rule(gap=5)
        stack.text(kept.name, STRONG, gap=6)
        for line in kept.lines:
            stack.text(line, SMALL, gap=3)
        if kept.amount:
            stack.text(kept.label, TEXT, gap=8)
            stack.text(kept.amount, _SUM, gap=4)
        if kept.signed:
            stack.written(kept.signed, gap=10)
        return stack
