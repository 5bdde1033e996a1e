"""Slips for players who change tables, each with parts for the dealers, on any paper."""

from functools import partial
from pathlib import Path
from typing import BinaryIO, Final

from msgspec.structs import replace

from tdconsole.printing.draw.seat_cards import NARROWEST
from tdconsole.printing.paper.laying import Grid, Singly, lying, pages_for, tear_line
from tdconsole.printing.paper.lettering import BOLD, LARGE, LARGE_ERASED, SMALL, STRONG, TEXT, Type
from tdconsole.printing.paper.listing import Frame
from tdconsole.printing.paper.qr.matrix import SIDE
from tdconsole.printing.paper.qr.picture import COARSE, FINE, draw_code
from tdconsole.printing.paper.sheet import NothingToPrint, Sheet, deliver
from tdconsole.printing.paper.sizes import Labels
from tdconsole.printing.paper.stack import Stack, as_large_as_fits
from tdconsole.printing.room.slip_words import SlipWords, Stub
from tdconsole.projections.room.move_slips import MoveSlip

COLUMNS: Final = 2
ROWS: Final = 5
"""As many that the slips of a whole table fit one sheet."""

_HUGE: Final = Type(BOLD, 42.0)
_LARGEST: Final = Type(BOLD, 64.0)
_STUB_SEAT: Final = Type(BOLD, 16.0)
_STUB_WHERE: Final = Type(BOLD, STRONG.size)
"""All that tells a dealer who loses the player from one who gains it."""
_EDGE: Final = 11.0
_LABEL_EDGE: Final = 8.0
_STUB: Final = 92.0
_CODE_GAP: Final = 8.0
_TEAR_GAP: Final = 10.0
_WIDEST: Final = 180.0
"""The room in which type has the same size as on a sheet of ten."""
_LARGEST_SCALE: Final = 1.15


def print_move_slips(slips: tuple[MoveSlip, ...], frame: Frame, to: Path | BinaryIO) -> int:
    """Print the slips, and return the number of pages; `NothingToPrint` without any."""
    if not slips:
        raise NothingToPrint
    labels = lying(frame.paper, COLUMNS, ROWS)
    title = frame.words.gettext("Move slips")
    sheet = Sheet(
        title,
        frame.words,
        frame.footer,
        frame.paper.margin,
        frame.paper,
        logo=frame.logo,
        of=pages_for(len(slips), labels),
    )
    draw_slips(slips, frame, sheet, labels)
    deliver(sheet.pdf(), to)
    return sheet.pages


def draw_slips(
    slips: tuple[MoveSlip, ...], frame: Frame, sheet: Sheet, labels: Labels | None
) -> None:
    """Draw each slip on a place or page of its own, and end the last page."""
    words = SlipWords(frame.words, frame.footer.by)
    laid: Grid[MoveSlip] | Singly[MoveSlip]
    if labels is None:
        laid = Singly(sheet, partial(_draw_below, sheet, words))
    elif labels.width > NARROWEST:
        laid = Grid(sheet, partial(_draw_beside, sheet, words, labels), labels)
    else:
        laid = Grid(sheet, partial(_draw_on_label, sheet, words, labels), labels)
    for done, slip in enumerate(slips, 1):
        laid.add(slip)
        if frame.progress is not None:
            frame.progress(done, len(slips))
    laid.end()


def _draw_beside(sheet: Sheet, words: SlipWords, labels: Labels, slip: MoveSlip) -> None:
    """Draw the dealers' parts on the right, one above the other, to be torn off."""
    wide, high = labels.width, labels.height
    tear = wide - _STUB
    player = partial(_player, sheet, words, slip, _HUGE, FINE, tear - 2 * _EDGE)
    top = high - _EDGE
    as_large_as_fits(player, top - _EDGE, _LARGEST_SCALE).draw(_EDGE, top)
    tear_line(sheet, (tear, 3), (tear, high - 3))
    stubs = tuple(words.stubs(slip))
    each = high / len(stubs)
    for nth, stub in enumerate(stubs):
        top = high - nth * each
        if nth:
            tear_line(sheet, (tear, top), (wide - 3, top))
        room = _STUB - _EDGE - _LABEL_EDGE
        laid = as_large_as_fits(partial(_stub, sheet, stub, room), each - 2 * _EDGE, 1.0)
        laid.draw(tear + _EDGE, top - _EDGE)


def _draw_on_label(sheet: Sheet, words: SlipWords, labels: Labels, slip: MoveSlip) -> None:
    """Draw the player's part alone, with the code on its right."""
    room, top, side = labels.width - 2 * _LABEL_EDGE, labels.height - _LABEL_EDGE, SIDE * FINE
    if slip.proof is not None:
        draw_code(sheet.canvas, slip.proof, labels.width - _LABEL_EDGE - side, top - side, FINE)
        room -= side + _CODE_GAP
    player = partial(_player, sheet, words, replace(slip, proof=None), _HUGE, FINE, room)
    as_large_as_fits(player, top - _LABEL_EDGE, 1.0).draw(_LABEL_EDGE, top)


def _draw_below(sheet: Sheet, words: SlipWords, slip: MoveSlip) -> float:
    """Draw the dealers' parts below it, on a sheet all as large as they fit."""
    left, room = sheet.paper.margin, sheet.paper.room
    player = partial(_player, sheet, words, slip, _LARGEST, COARSE, room)
    stubs = tuple(words.stubs(slip))

    def laid(scale: float) -> list[Stack]:
        return [player(scale), *(_stub(sheet, stub, room, scale) for stub in stubs)]

    scale, gaps = max(1.0, room / _WIDEST), 2 * _TEAR_GAP * len(stubs)
    stacks = laid(scale)
    if sheet.paper.kind == "sheet":
        most = sheet.height - sheet.bottom - left - gaps
        while sum(stack.high for stack in stacks) > most:
            scale *= 0.94
            stacks = laid(scale)
    top = sheet.height - left
    for nth, stack in enumerate(stacks):
        if nth:
            top -= _TEAR_GAP
            tear_line(sheet, (left, top), (sheet.width - left, top))
            top -= _TEAR_GAP
        stack.draw(left, top)
        top -= stack.high
    return sheet.height - top


def _player(  # noqa: PLR0913, PLR0917 -- what, where, and how large
    sheet: Sheet,
    words: SlipWords,
    slip: MoveSlip,
    figures: Type,
    module: float,
    room: float,
    scale: float,
) -> Stack:
    stack = Stack(sheet, room, scale)
    if slip.void:
        stack.band(words.void, words.destination(slip))
        stack.skip(6)
    stack.text(slip.event, SMALL)
    erased = slip.entry is not None and slip.name is None
    stack.text(words.who(slip), LARGE_ERASED if erased else LARGE, gap=4)
    if slip.entry is None:
        stack.written(words.name_line)
        stack.skip(5)
    stack.text(words.entry(slip), SMALL, gap=3)
    stack.text(words.source(slip), TEXT, gap=5)
    stack.text(words.taken_back(slip), TEXT, gap=5)
    stack.text(words.stays(slip), STRONG, gap=7)
    if not slip.void or slip.stays is not None:
        stack.figures(words.figures(slip), figures, gap=8)
    stack.text(words.seats(slip), STRONG, gap=8)
    stack.rule(gap=7)
    stack.skip(6)
    if slip.proof is None:
        _say(stack, words, slip)
        return stack
    left = stack.code(slip.proof, module, _CODE_GAP)
    with stack.beside(left, SIDE * module):
        _say(stack, words, slip)
    return stack


def _say(stack: Stack, words: SlipWords, slip: MoveSlip) -> None:
    stack.text(words.barred(slip), TEXT)
    stack.text(words.cites(slip), SMALL, gap=4)
    stack.text(words.foot(slip), SMALL, gap=2)


def _stub(sheet: Sheet, stub: Stub, room: float, scale: float) -> Stack:
    stack = Stack(sheet, room, scale)
    if stub.band:
        stack.band(stub.band)
        stack.skip(6)
    stack.label(stub.label)
    stack.text(stub.who, STRONG, gap=4)
    stack.text(stub.seat, _STUB_SEAT, gap=5, struck=bool(stub.band))
    stack.text(stub.where, _STUB_WHERE, gap=4)
    return stack
